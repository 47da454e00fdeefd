#!/usr/bin/env python3
"""DMOJ's own judge, in several processes, judges the submissions of exported packages.

    dmoj_bridge.py [--judges N] DMOJ CONFIG PACKAGE...

This stands in for a DMOJ site: it starts judges (DMOJ, with the settings in CONFIG), which
connect to it, and hands submissions to whichever is free. A PACKAGE is a folder in the kattis
format. Its submissions are sent to the problem of the same title among those of CONFIG, under
the limits that a site is told, and the first case that a program fails must say what its folder
promises. If one does not, or if a judge has judged nothing, the exit code is 1.
"""

import argparse
import glob
import json
import queue
import socket
import struct
import subprocess
import sys
import time
import zlib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import yaml

EXECUTORS = {".cc": "CPP17", ".py": "PY3", ".rs": "RUST"}
# The bits of a case's status, in DMOJ's order of precedence.
FOLDERS = {
    4: "time_limit_exceeded",
    8: "run_time_error",  # MLE
    64: "run_time_error",  # OLE: far too much output
    2: "run_time_error",  # RTE: killed by a signal
    16: "run_time_error",  # IR: an exit code other than 0
    1: "wrong_answer",
}
# Seconds without a word from a judge after which it counts as lost.
PATIENCE = 120
# A program that comes too late and should not may have met a busy machine: so often it is judged.
ATTEMPTS = 3


@dataclass
class Submission:
    """A program of a package, and the limits that it is judged under."""

    source: Path
    code: str
    seconds: float
    kilobytes: int

    @property
    def promise(self):
        return self.source.parent.name

    def may_crash(self, folder):
        """Whether a wrong program may end so: the pipes of one that plays break with the verdict."""
        is_played = (self.source.parents[2] / "output_validators/interactor").exists()
        return is_played and self.promise == "wrong_answer" and folder == "run_time_error"

    def __str__(self):
        return f"{self.code}/{self.promise}/{self.source.name}"


def problems_of(config):
    """The codes of the problems, and what a site is told of them, by their titles."""
    problems = {}
    for pattern in yaml.safe_load(config.read_text())["problem_storage_globs"]:
        for path in glob.glob(f"{pattern}/problem.json"):
            problem = json.loads(Path(path).read_text())
            problems[problem["name"]] = (Path(path).parent.name, problem)
    return problems


def submissions_of(package, problems):
    """The programs of a package. Raises ValueError unless some are right and some are wrong."""
    code, problem = problems[yaml.safe_load((package / "problem.yaml").read_text())["name"]]
    seconds, kilobytes = problem["time_limit"], problem["memory_limit"]
    sources = sorted((package / "submissions").glob("*/*"))
    if {source.parent.name == "accepted" for source in sources} != {True, False}:
        raise ValueError(f"{package}: no accepted submissions, or no other ones")
    return [Submission(source, code, seconds, kilobytes) for source in sources]


class Judge:
    """The site's end of a connection: packets are a length and compressed JSON."""

    def __init__(self, connection):
        connection.settimeout(PATIENCE)
        self.connection = connection
        self.stream = connection.makefile("rb")
        handshake = self.receive()
        self.name = handshake["id"]
        self.problems = {problem for problem, _ in handshake["problems"]}
        self.executors = handshake["executors"]
        self.judged = 0
        self.send({"name": "handshake-success"})

    def receive(self):
        header = self.stream.read(4)
        if len(header) < 4:
            raise ConnectionError("a judge has closed its connection")
        return json.loads(zlib.decompress(self.stream.read(*struct.unpack("!I", header))))

    def send(self, packet):
        data = zlib.compress(json.dumps(packet).encode())
        self.connection.sendall(struct.pack("!I", len(data)) + data)

    def grade(self, number, submission):
        """The folder in which a program belongs, and what has shown it."""
        executor = EXECUTORS.get(submission.source.suffix)
        if executor not in self.executors:
            return "nothing", f"no executor {executor}"
        if submission.code not in self.problems:
            return "nothing", "no such problem"
        self.send({
            "name": "submission-request",
            "submission-id": number,
            "problem-id": submission.code,
            "language": executor,
            "source": submission.source.read_text(),
            "time-limit": submission.seconds,
            "memory-limit": submission.kilobytes,
            "short-circuit": True,
            "meta": {},
        })
        self.judged += 1
        cases = []
        while (packet := self.receive())["name"] != "grading-end":
            if packet["name"] == "test-case-status":
                cases += packet["cases"]
            elif packet["name"] in ("compile-error", "internal-error"):
                return packet["name"], packet.get("log", packet.get("message"))
        if not cases:
            return "nothing", "no cases"
        failed = next((case for case in cases if case["status"]), None)
        if failed is None:
            return "accepted", f"at most {max(case['time'] for case in cases):.2f} s a case"
        folder = next((FOLDERS[bit] for bit in FOLDERS if failed["status"] & bit), "nothing")
        return folder, f"case {failed['position']}, {failed['time']:.2f} s, {failed['feedback']}"

    def work(self, submissions):
        """Grades submissions until there are no more; returns how many were not as promised."""
        broken = 0
        while True:
            try:
                number, submission = submissions.get_nowait()
            except queue.Empty:
                self.send({"name": "disconnect"})
                return broken
            for _ in range(ATTEMPTS):
                folder, reason = self.grade(number, submission)
                is_kept = folder == submission.promise or submission.may_crash(folder)
                if is_kept or folder != "time_limit_exceeded":
                    break
            if not is_kept:
                broken += 1
            word = "as promised" if is_kept else f"NOT as promised: {folder}"
            print(f"{self.name}: {submission}: {word} ({reason})", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--judges", type=int, default=2)
    parser.add_argument("dmoj")
    parser.add_argument("config", type=Path)
    parser.add_argument("packages", type=Path, nargs="+")
    arguments = parser.parse_args()

    submissions = queue.SimpleQueue()
    problems = problems_of(arguments.config)
    packages = [submissions_of(package, problems) for package in arguments.packages]
    programs = [program for package in packages for program in package]
    for numbered in enumerate(programs, 1):
        submissions.put(numbered)

    start = time.monotonic()
    daemons = []
    with socket.create_server(("127.0.0.1", 0)) as server, ThreadPoolExecutor() as pool:
        server.settimeout(PATIENCE)
        options = ["--config", arguments.config, "--server-port", str(server.getsockname()[1])]
        options += ["--only-executors", ",".join(EXECUTORS.values()), "--no-watchdog"]
        try:
            for number in range(arguments.judges):
                log = arguments.config.with_name(f"judge-{number + 1}.log").open("w")
                command = [arguments.dmoj, *options, "127.0.0.1", f"judge-{number + 1}", "key"]
                daemons.append(subprocess.Popen(command, stdout=log, stderr=log))
            judges = [Judge(server.accept()[0]) for _ in daemons]
            broken = sum(pool.map(lambda judge: judge.work(submissions), judges))
        finally:
            for daemon in daemons:
                daemon.terminate()
                daemon.wait()

    shares = ", ".join(f"{judge.name} {judge.judged}" for judge in judges)
    print(f"{len(programs)} submissions in {time.monotonic() - start:.0f} s ({shares}), "
          f"{broken} not as promised")
    return broken > 0 or not all(judge.judged for judge in judges)


if __name__ == "__main__":
    sys.exit(main())
