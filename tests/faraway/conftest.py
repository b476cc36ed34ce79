from hypothesis import settings

settings.register_profile("renown", deadline=None, derandomize=True, max_examples=60, database=None)
settings.load_profile("renown")
