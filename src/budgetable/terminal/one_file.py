"""One HTML file for whoever may have no network and run no script: its frame, its look, and tables
that fit any screen. A review and a balance report are such files.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final

STYLE: Final = """
:root {
  color-scheme: light dark;
  --paper: #fdf9f0; --ink: #2a2630; --ink2: #574f5a; --line: #85796d; --focus: #1d4f8c;
  --seat-1: #37467a; --seat-2: #a33f67; --seat-3: #1c6556; --seat-4: #7a4a16;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #29262b; --ink: #f6eedd; --ink2: #cabfae; --line: #948a80; --focus: #9cc8f5;
    --seat-1: #a5b4f0; --seat-2: #e892b2; --seat-3: #66bda6; --seat-4: #f2bd8d;
  }
}
@media (forced-colors: active) {
  :root {
    --paper: Canvas; --ink: CanvasText; --ink2: CanvasText; --line: CanvasText;
    --focus: Highlight;
    --seat-1: CanvasText; --seat-2: CanvasText; --seat-3: CanvasText; --seat-4: CanvasText;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif;
}
main { max-width: 46rem; margin: 0 auto; padding: 1rem; overflow-wrap: break-word; }
h1, h2, h3 { line-height: 1.2; }
h2 { margin-top: 2.5rem; border-top: 2px solid var(--line); padding-top: 1rem; }
li { margin: 0.4rem 0; }
figure { margin: 0; }
.chart { display: block; width: 100%; height: auto; }
.chart text { font-size: 22px; fill: var(--ink2); }
@media (min-width: 40rem) { .chart text { font-size: 15px; } }
.keys {
  display: flex; flex-wrap: wrap; gap: 0 1.5rem; padding: 0; margin: 0.5rem 0; list-style: none;
}
.key { height: 1.25rem; margin-right: 0.5rem; vertical-align: middle; }
.grid { stroke: var(--line); stroke-width: 1; fill: none; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: left; padding-bottom: 0.5rem; }
caption span {
  display: inline-block; position: sticky; left: 0; max-width: min(100%, 60rem, 100vw - 2rem);
}
th, td { padding: 0.3rem 0.4rem; border-bottom: 1px solid var(--line); text-align: right; }
th { vertical-align: bottom; }
.name { text-align: left; }
@media (max-width: 30rem) {
  table { font-size: 0.875rem; }
  th, td { padding: 0.3rem 0.2rem; }
}
.numbers { overflow-x: auto; }
.numbers:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }
.number { white-space: nowrap; font-variant-numeric: tabular-nums; }
"""


ISOLATE: Final = "\u2068"
END: Final = "\u2069"
"""Unicode's marks around a text of whatever direction."""


def html(text: str) -> str:
    """A text as HTML, with elements where it has marks around a name."""
    return escape(text).replace(ISOLATE, "<bdi>").replace(END, "</bdi>")


def unmarked(text: str) -> str:
    """A text without those marks, for where HTML has no room for elements."""
    return text.replace(ISOLATE, "").replace(END, "")


def document(
    title: str, language: str, parts: Iterable[str], style: str = "", heading: str = ""
) -> str:
    """The whole file: its title is text, its parts and its heading, if that is not the title, are
    HTML. Its style comes after the shared one.
    """
    title = escape(title)
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{language}">',
            '<head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{title}</title>",
            f"<style>{STYLE}{style}</style></head>",
            "<body><main>",
            f"<h1>{heading or title}</h1>",
            *parts,
            "</main></body></html>\n",
        ]
    )


def paragraph(text: str) -> str:
    """A paragraph of text."""
    return f"<p>{html(text)}</p>"


def table(caption: str, heads: Iterable[str], rows: Iterable[str], kind: str = "") -> str:
    """A table of these rows; its caption is text, its kind a class.

    Where it is wider than the screen, it alone is scrolled sideways, by keys too.
    """
    label = escape(unmarked(caption))
    kind = f' class="{kind}"' if kind else ""
    return "\n".join(
        [
            f'<div class="numbers" role="region" tabindex="0" aria-label="{label}">',
            f"<table{kind}><caption><span>{html(caption)}</span></caption>",
            f"<thead>{''.join(heads)}</thead>",
            "<tbody>",
            *rows,
            "</tbody></table></div>",
        ]
    )
