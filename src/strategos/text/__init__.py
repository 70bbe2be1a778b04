"""Words for codes, in three languages: the catalogues `<language>/<name>.ftl` and what reads them."""

from .words import LANGUAGES, Words, capital, catalogue, catalogues, own, without_form

__all__ = ["LANGUAGES", "Words", "capital", "catalogue", "catalogues", "own", "without_form"]
