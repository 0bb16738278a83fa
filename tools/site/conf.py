"""Settings of Sphinx, which `tools/site/__main__.py` starts."""

import boomcat

project = "Boomcat"
copyright = "The Boomcat authors. Unofficial; not affiliated with the publisher"  # noqa: A001 - Sphinx calls it so
version = release = boomcat.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]

# Guides are Markdown; links into them may name any heading, and lead somewhere or fail the build.
myst_heading_anchors = 5
suppress_warnings = ["myst.header", "misc.highlighting_failure"]

# Docstrings put code between single backticks, and attributes are described by the comments above them.
default_role = "literal"
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_class_signature = "separated"
toc_object_entries_show_parents = "hide"

html_theme = "basic"
html_title = "Boomcat"
html_theme_options = {"nosidebar": False}
html_static_path = ["static"]
html_css_files = ["paper.css"]
html_sidebars = {"**": ["searchbox.html", "globaltoc.html"]}
html_copy_source = False
html_show_sphinx = False
