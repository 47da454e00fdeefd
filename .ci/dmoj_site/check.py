#!/usr/bin/env python3
"""Takes packages into a stand-in for a DMOJ site, as their import.py says, and again.

    check.py PACKAGES

The first time must add all problems, the second time update them and leave alone what the site
decides. A problem of the site's own is never changed. SITE_DATABASE names a file for the database.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import django
from django.core.management import call_command

os.environ["DJANGO_SETTINGS_MODULE"] = "settings"
django.setup()

from judge.models import Language, Problem  # noqa: E402, as it needs the settings

MANAGE = Path(__file__).resolve().with_name("manage.py")


def take(packages):
    """Runs import.py. Returns its exit code and what it says."""
    command = [sys.executable, MANAGE, "shell"]
    with (packages / "import.py").open() as program:
        run = subprocess.run(command, stdin=program, cwd=packages, capture_output=True, text=True)
    return run.returncode, (run.stdout + run.stderr).strip()


def expect(what, found, expected):
    if found != expected:
        sys.exit(f"NOT as expected: {what}: {found!r}, not {expected!r}")


def expect_problems(packages, count, **decided):
    """All problems are those of the packages; the rest is what the site has decided."""
    languages = decided.pop("languages")
    expect("the number of problems", Problem.objects.count(), count)
    for problem in Problem.objects.all():
        folder = packages / problem.code
        expected = json.loads((folder / "problem.json").read_text())
        expected |= decided | {"description": (folder / "problem.md").read_text()}
        for field, value in expected.items():
            expect(f"{problem.code}'s {field}", getattr(problem, field), value)
        allowed = problem.allowed_languages.values_list("key", flat=True)
        expect(f"{problem.code}'s languages", sorted(allowed), languages)


def main():
    packages = Path(sys.argv[1]).resolve()
    count = len(list(packages.glob("*/init.yml")))
    call_command("migrate", run_syncdb=True, verbosity=0)
    Language.objects.bulk_create(Language(key=key) for key in ["C", "PY3", "RUST"])

    expect("the first time", take(packages), (0, f"{count} problems added, 0 updated"))
    hidden = {"is_public": False, "is_manually_managed": True, "points": 1}
    expect_problems(packages, count, **hidden, languages=["C", "PY3", "RUST"])

    old = {"name": "old", "description": "old", "time_limit": 9, "memory_limit": 9}
    decided = {"is_public": True, "is_manually_managed": False, "points": 7}
    Problem.objects.update(**old, **decided)
    for problem in Problem.objects.all():
        problem.allowed_languages.set(Language.objects.filter(key="C"))
    expect("the second time", take(packages), (0, f"0 problems added, {count} updated"))
    expect_problems(packages, count, **decided, languages=["C"])

    own = Problem.objects.last()
    own.types.clear()
    Problem.objects.update(name="old")
    refusal = f"{own.code}: the site has another problem of this code; nothing is changed"
    expect("a problem of the site's own", take(packages), (1, refusal))
    expect("the names then", set(Problem.objects.values_list("name", flat=True)), {"old"})
    print(f"{count} problems are taken, and taken again")


if __name__ == "__main__":
    main()
