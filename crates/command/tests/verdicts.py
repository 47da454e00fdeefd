"""Runs checktestdata on many texts in one process, as it takes a while to start.

The argument is a file in JSON: a list of programs, each with its texts. What is printed is a list
of lists of verdicts: `accepted`, `refused: ...`, or `broken: ...` if the program itself fails.
"""

import contextlib
import io
import json
import sys

from checktestdata.lib import ValidationError
from checktestdata.parser import parse
from checktestdata.tokenizer import tokenize

sys.setrecursionlimit(10**6)


class Program:
    def __init__(self, source):
        self.parser = parse(tokenize(source.encode()))
        self.code = compile(self.parser.python_code(), "<ctd>", "exec")
        self.names = self.parser.python_globals()

    def verdict(self, text):
        for name in self.parser.variables:
            self.names[name].reset()
        sys.stdin = io.TextIOWrapper(io.BytesIO(text.encode()))
        try:
            with contextlib.redirect_stdout(io.StringIO()):
                exec(self.code, dict(self.names))
        except ValidationError as error:
            return f"refused: {error}"
        except Exception as error:
            return f"broken: {type(error).__name__}: {error}"
        return "accepted"


def verdicts(request):
    program = Program(request["program"])
    return [program.verdict(text) for text in request["texts"]]


def main():
    with open(sys.argv.pop()) as file:
        requests = json.load(file)
    json.dump([verdicts(request) for request in requests], sys.stdout)


main()
