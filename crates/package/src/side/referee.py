"""What the judge's side of a problem is written with, for other judges.

In a package the problem's own file follows, an interactor or a checker. It is called

    IN ANSWER FEEDBACK/   as Kattis, BAPCtools and DOMjudge do; it ends with 42 or 43
    IN OUTPUT ANSWER      as DMOJ and Hydro do after testlib; it ends with 0 or 1

An interactor has the program on its standard input and output. A checker is given the output on
standard input in the first case, and as a file in the second one.
"""

import copy
import os
import random
import re
import sys
import traceback

LONGEST = 10_000  # No line of a program needs as many characters.


class Wrong(Exception):
    """The verdict against the program, with its reason."""


def reject(reason):
    raise Wrong(reason)


def read(count=None):
    """The next number of the input; as many as `count` in a list."""
    return int(next(of_input)) if count is None else [read() for _ in range(count)]


def say(*words):
    """Says a line to the program. One that has ended is noticed when it is to be heard."""
    try:
        os.write(1, (" ".join(map(str, words)) + "\n").encode())
    except OSError:
        pass


def hear(what):
    """The program's next line that is not blank; `what` is what it should be: "a move"."""
    while True:
        line = sys.stdin.readline(LONGEST)
        if not line:
            reject(f"it ended where the judge waits for {what}")
        if len(line) == LONGEST:
            reject("a line is longer than any that the judge reads")
        if line.strip():
            return line.strip()


def integer(word, what):
    if not re.fullmatch("[+-]?[0-9]{1,19}", word):
        reject(f"expected {what}, found `{word[:80]}`")
    return int(word)


def numbers(what, count=1):
    """The program's next numbers, on one line or on several, in a list."""
    heard = []
    while len(heard) < count:
        heard += [integer(word, what) for word in hear(what).split()]
    if len(heard) > count:
        reject(f"expected {what}, found {len(heard)} numbers and not {count}")
    return heard


def begins(first, second):
    """Whether the program wants to begin, by the first of two words."""
    line = hear(f"`{first}` or `{second}`")
    if line not in (first, second):
        reject(f"expected `{first}` or `{second}`, found `{line[:80]}`")
    return line == first


class Board:
    """A position of a game in which the players take turns. A move is a tuple of numbers."""

    size = 1  # How many numbers a move has.
    illegal = ""  # What the judge says to an illegal move, or to a program that cannot move.

    def fault(self, move):
        """Why a move is illegal; None if it is legal."""
        raise NotImplementedError

    def play(self, move):
        """Makes a legal move."""
        raise NotImplementedError

    def moves(self):
        """All moves, or some of each kind; first those after which the game goes on for longest."""
        raise NotImplementedError

    def is_lost(self):
        """Whether the player to move loses against best play; None if that is not known."""

    def winning_move(self):
        """A move that wins, if one is known."""
        return next((move for move in self.moves() if self.after(move).is_lost()), None)

    def after(self, move):
        board = copy.deepcopy(self)
        board.play(move)
        return board


def turn(board):
    """Hears the program's move and makes it on the board."""
    try:
        if not board.moves():
            reject("the judge wins")
        move = tuple(numbers("a move", board.size))
        fault = board.fault(move)
        if fault:
            reject(f"`{' '.join(map(str, move))}` is illegal: {fault}")
    except Wrong:
        if board.illegal:
            say(board.illegal)
        raise
    board.play(move)
    return move


def style():
    """The number of the case's opponent, and what makes its random choices: 0 is perfect, 1 is
    stubborn, and any other moves at random."""
    return opponent, chance


def reply(board):
    """The judge's move, made on the board and not said; None if it cannot move."""
    moves = board.moves()
    if not moves:
        return None
    move = board.winning_move() if opponent < 2 and not board.is_lost() else None
    if move is None:
        move = moves[0] if opponent == 1 else chance.choice(moves)
    board.play(move)
    return move


def alternate(board, program_begins, judge_is_stuck):
    """Plays by turns; a player who cannot move loses, which the judge says of itself."""
    if program_begins:
        turn(board)
    while (move := reply(board)) is not None:
        say(*move)
        turn(board)
    say(judge_is_stuck)


def interact(play, counted=False):
    """Judges by `play`, which reads a case behind its opponent, plays it and returns if the program
    has won. The program is told the number of cases if they are `counted`."""

    def play_all(cases):
        global opponent, chance
        if counted:
            say(cases)
        for case in range(cases):
            opponent = read()
            chance = random.Random(opponent)
            yield play()
        os.close(1)
        for line in sys.stdin:
            if line.strip():
                reject(f"`{line.strip()[:80]}` after the end")

    judge(play_all, counted)


def word(what):
    """The next word of the output; `what` is what it should be: "a vertex"."""
    found = next(of_output, None)
    return reject(f"expected {what}, found the end") if found is None else found


def number(what, least, greatest):
    """The next number of the output, in this range."""
    found = integer(word(what), what)
    if not least <= found <= greatest:
        reject(f"expected {what} from {least} to {greatest}, found {found}")
    return found


def check(check_case, counted=False):
    """Judges by `check_case`, which reads a case and the words of its answer; the number of cases
    stands before them if they are `counted`."""

    def check_all(cases):
        global of_output
        if is_called_by_kattis:
            of_output = iter(sys.stdin.read().split())
        else:
            with open(sys.argv[2], encoding="utf-8", errors="replace") as output:
                of_output = iter(output.read().split())
        for case in range(cases):
            yield check_case()
        for found in of_output:
            reject(f"`{found[:80]}` after the last answer")

    judge(check_all, counted)


def judge(each, counted):
    """Judges the cases one by one, and ends with the verdict."""
    global is_called_by_kattis, of_input
    is_called_by_kattis = os.path.isdir(sys.argv[3])
    sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    with open(sys.argv[1], encoding="utf-8") as lines:
        of_input = iter(lines.read().split())
    cases, done = read() if counted else 1, 0
    try:
        for _ in each(cases):
            done += 1
        end("")
    except Wrong as wrong:
        end(f"case {done + 1}: {wrong}" if counted and done < cases else str(wrong))
    except Exception:
        traceback.print_exc()
        sys.stderr.flush()
        os._exit(3)  # Neither of the verdicts, for any judge.


def end(reason):
    """Ends with the verdict, which Hydro reads on standard error."""
    print(f"wrong answer {reason}" if reason else "ok accepted", file=sys.stderr, flush=True)
    if not is_called_by_kattis:
        os._exit(1 if reason else 0)
    with open(os.path.join(sys.argv[3], "judgemessage.txt"), "w", encoding="utf-8") as message:
        message.write(f"{reason}\n" if reason else "")
    os._exit(43 if reason else 42)
