#!/usr/bin/env python3
"""What Hydro's database has after an import of packages.

    hydro_check.py PACKAGES WORD TIMES LOG

The database at HYDRO_DATABASE must have the problems of the folder PACKAGES and no others, each
with its title, its statement, its cases and its limits. Of each program there is a submission
for each of the so many TIMES that the packages have been imported. The LOG of the last import
says WORD for each problem, and does not speak of an error in one. Otherwise the exit code is 1.
"""

import json
import os
import re
import sys
from pathlib import Path

import yaml
from pymongo import MongoClient

# The number of problems among the kinds of documents.
PROBLEM = 10


def statements(folder):
    """What Hydro may store of a package's statement: its only one, or JSON with one by language."""
    only = folder / "problem.md"
    if only.exists():
        return [only.read_text()]
    texts = {path.stem.removeprefix("problem_"): path.read_text() for path in folder.glob("problem_*.md")}
    orders = [dict(sorted(texts.items(), reverse=order)) for order in (False, True)]
    return [json.dumps(it, ensure_ascii=False, separators=(",", ":")) for it in orders]


def mistakes(packages, word, times, log):
    yield from re.findall("Error importing problem .*", log)
    folders = {path.parent.name: path.parent for path in packages.glob("*/problem.yaml")}
    said = len(re.findall(f"{word} problem ", log))
    if said != len(folders):
        yield f"{word} {said} problems of {len(folders)}"
    database = MongoClient(os.environ["HYDRO_DATABASE"]).get_default_database()
    problems = list(database.document.find({"docType": PROBLEM}))
    if len(problems) != len(folders):
        yield f"{len(problems)} problems in the database, {len(folders)} in the folder"
    for problem in problems:
        name = problem.get("pid")
        if name not in folders:
            yield f"a problem with the id {name}"
            continue
        folder = folders[name]
        described = yaml.safe_load((folder / "problem.yaml").read_text())
        if problem["title"] != described.get("title"):
            yield f"{name} has the title {problem['title']}"
        if problem["content"] not in statements(folder):
            yield f"{name} has another statement: {problem['content'][:200]}"
        expected = {path.name: path.stat().st_size for path in (folder / "testdata").iterdir()}
        stored = [(file["name"], file["size"]) for file in problem["data"]]
        if sorted(stored) != sorted(expected.items()):
            yield f"{name} has other cases: {stored}"
        submitted = database.record.count_documents({"pid": problem["docId"]})
        programs = len(list((folder / "std").iterdir()))
        if submitted != programs * times:
            yield f"{name} has {submitted} submissions of {programs} programs"
    print(f"{len(problems)} problems, {sum(len(it['data']) for it in problems)} files")


def main():
    packages, word, times, log = sys.argv[1:]
    found = list(mistakes(Path(packages), word, int(times), Path(log).read_text()))
    for mistake in found:
        print(f"NOT as expected: {mistake}")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
