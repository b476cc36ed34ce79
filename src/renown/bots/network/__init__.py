"""The learned network: what an afterstate, the game just after a seat's move, is worth to the seat.

There are sixteen small networks of one shape, one for each moment: after exploring in rounds 1 to
8, and after drafting (taking a Region and placing a Sanctuary) in rounds 0 to 7, where round 0 is
the hand a game begins with. Each gives the fame it expects the seat to have at the end.
"""
