"""A program that plays, in the protocol of docs/bot-protocol.md, once a file is there.

It takes the first action. Its argument is the file.
"""

import json
import sys
from pathlib import Path
from time import sleep


def main() -> None:
    signal = Path(sys.argv[1])
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            print(json.dumps({"protocol": 1}), flush=True)
        elif message["type"] == "turn":
            while not signal.exists():
                sleep(0.01)
            answer = {"turn": message["turn"], "action": message["actions"][0]}
            print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
