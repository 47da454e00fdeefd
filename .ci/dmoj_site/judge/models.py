"""The models of DMOJ that packages meet, without what they do not touch."""

from django.core.exceptions import ValidationError
from django.core.validators import MaxValueValidator, MinValueValidator, RegexValidator
from django.db import models

DISALLOWED = set("\u201c\u201d\u2018\u2019\u2212\ufb00\ufb01\ufb02\ufb03\ufb04")


def without_disallowed(text):
    if found := set(text) & DISALLOWED:
        raise ValidationError(f"disallowed characters: {found}")


class Named(models.Model):
    name = models.CharField(max_length=20, unique=True)
    full_name = models.CharField(max_length=100)

    class Meta:
        abstract = True


class ProblemType(Named):
    pass


class ProblemGroup(Named):
    pass


class Language(models.Model):
    key = models.CharField(max_length=6, unique=True)


class Problem(models.Model):
    code = models.CharField(max_length=20, unique=True, validators=[RegexValidator("^[a-z0-9]+$")])
    name = models.CharField(max_length=100, validators=[without_disallowed])
    description = models.TextField(validators=[without_disallowed])
    types = models.ManyToManyField(ProblemType)
    group = models.ForeignKey(ProblemGroup, on_delete=models.CASCADE)
    time_limit = models.FloatField(validators=[MinValueValidator(0), MaxValueValidator(60)])
    memory_limit = models.PositiveIntegerField(
        validators=[MinValueValidator(0), MaxValueValidator(1048576)]
    )
    points = models.FloatField(validators=[MinValueValidator(0)])
    allowed_languages = models.ManyToManyField(Language)
    is_public = models.BooleanField(default=False)
    is_manually_managed = models.BooleanField(default=False)
    date = models.DateTimeField(null=True, blank=True)
