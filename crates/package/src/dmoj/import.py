"""Takes the packages in this folder into a DMOJ site, or updates them there:

    cd packages/dmoj
    python3 /path/to/site/manage.py shell < import.py

A new problem is hidden, and all languages are allowed for it. An update changes its name, its
statement and its limits, and nothing else. Either all problems are taken or none.
"""

import json
import sys
from pathlib import Path

from django.core.exceptions import ValidationError
from django.db import transaction
from django.utils import timezone
from judge.models import Language, Problem, ProblemGroup, ProblemType

# A problem of this type is one of ours; no other is changed.
KIND = {"name": "impartial games", "defaults": {"full_name": "Impartial games"}}


def take(folder, group, kind):
    """Adds or updates the problem of a package. Returns whether it is new."""
    problem = Problem.objects.filter(code=folder.name).first()
    is_new = problem is None
    if is_new:
        problem = Problem(code=folder.name, group=group, points=1, date=timezone.now())
        problem.is_manually_managed = True
    elif not problem.types.filter(pk=kind.pk).exists():
        sys.exit(f"{folder.name}: the site has another problem of this code; nothing is changed")
    for field, value in json.loads((folder / "problem.json").read_text("utf-8")).items():
        setattr(problem, field, value)
    problem.description = (folder / "problem.md").read_text("utf-8")
    try:
        problem.full_clean()
    except ValidationError as error:
        sys.exit(f"{folder.name}: {error}; nothing is changed")
    problem.save()
    if is_new:
        problem.types.add(kind)
        problem.allowed_languages.set(Language.objects.all())
    return is_new


def main():
    folders = [path.parent for path in sorted(Path.cwd().glob("*/problem.json"))]
    if not folders:
        sys.exit(f"{Path.cwd()}: no packages for DMOJ are in this folder")
    with transaction.atomic():
        group, _ = ProblemGroup.objects.get_or_create(**KIND)
        kind, _ = ProblemType.objects.get_or_create(**KIND)
        new = sum(take(folder, group, kind) for folder in folders)
    print(f"{new} problems added, {len(folders) - new} updated")


main()
