#!/usr/bin/env python3
"""Stands in for the manage.py of a DMOJ site.

The site has what packages meet there: the fields and the rules of DMOJ's problems, as of
February 2026.
"""

import os
import sys

from django.core.management import execute_from_command_line

os.environ["DJANGO_SETTINGS_MODULE"] = "settings"
execute_from_command_line(sys.argv)
