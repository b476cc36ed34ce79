"""What pages say, made for one viewer in one language from what that viewer may see."""
