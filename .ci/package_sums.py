#!/usr/bin/env python3
"""Which exported packages are still the same.

    package_sums.py EXPORTED

EXPORTED has the folders kattis, icpc and dmoj. For each package there is a line with its name in
kattis and a sum, which changes when one of its files does in one of these formats.
"""

import hashlib
import json
import sys
from pathlib import Path

import yaml


def add(total, folder):
    """Adds the names and contents of all files below a folder."""
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            contents = hashlib.sha256(file.read_bytes()).hexdigest()
            total.update(f"{file.relative_to(folder)} {contents}\n".encode())


def main():
    exported = Path(sys.argv[1])
    # DMOJ's folders have other names, and the same titles.
    dmoj = {
        json.loads(path.read_text())["name"]: path.parent
        for path in exported.glob("dmoj/*/problem.json")
    }
    for path in sorted(exported.glob("kattis/*/problem.yaml")):
        package = path.parent
        title = yaml.safe_load(path.read_text())["name"]
        total = hashlib.sha256()
        for folder in (package, exported / "icpc" / package.name, dmoj[title]):
            add(total, folder)
        print(package.name, total.hexdigest())


if __name__ == "__main__":
    main()
