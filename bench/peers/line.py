"""How a peer of the benchmark `observe` is asked: a JSON object a line on standard input, an answer a line on standard output."""

import json
import os
import sys
import time


class Line:
    """Keeps standard output for answers: what a library prints goes to standard error."""

    def __init__(self) -> None:
        self._out = os.fdopen(os.dup(1), "w", encoding="utf-8")
        os.dup2(2, 1)

    def asked(self):
        """The next request, as a dict; None when there is none."""
        line = sys.stdin.readline()
        return json.loads(line) if line else None

    def answer(self, **said) -> None:
        self._out.write(json.dumps(said) + "\n")
        self._out.flush()


class Watch:
    """Takes the time, ms."""

    def __init__(self) -> None:
        self._began = time.perf_counter()

    def ms(self) -> float:
        return (time.perf_counter() - self._began) * 1000
