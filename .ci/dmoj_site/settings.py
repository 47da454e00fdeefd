"""The settings of the stand-in: its database is the file SITE_DATABASE."""

import os

INSTALLED_APPS = ["judge"]
DATABASES = {
    "default": {"ENGINE": "django.db.backends.sqlite3", "NAME": os.environ["SITE_DATABASE"]}
}
DEFAULT_AUTO_FIELD = "django.db.models.AutoField"
SECRET_KEY = "for no one"
USE_TZ = True
