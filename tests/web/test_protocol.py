"""What docs/protocol.md shows is run as it stands there, against a real server."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from budgetable import records
from tests.web.serving import server

PROTOCOL = (Path(__file__).parents[2] / "docs/protocol.md").read_text("utf-8")
PATIENCE = 120


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PROTOCOL, re.M | re.S)


@pytest.mark.skipif(not shutil.which("curl"), reason="there is no curl")
def test_the_match_with_curl_is_played_to_its_end(tmp_path):
    script = "set -eu\n" + "\n".join(blocks("bash"))
    with server(tmp_path / "tables") as url:
        script = script.replace("http://localhost:8765", url)
        done = subprocess.run(
            ["bash", "-c", script], capture_output=True, text=True, timeout=PATIENCE, cwd=tmp_path
        )
    assert done.returncode == 0, done.stderr
    assert "wins the match" in done.stdout or "win the match" in done.stdout, done.stdout[-2000:]
    steps = list(records.replay(records.read(tmp_path / "match.json")))
    assert steps[-1].match.is_over


def test_the_bot_in_python_plays_a_match(tmp_path):
    (source,) = blocks("python")
    assert source.count("\n") <= 45
    bot = tmp_path / "bot.py"
    bot.write_text(source, "utf-8")
    with server(tmp_path / "tables") as url:
        command = [sys.executable, str(bot), url]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    assert re.search(r"^winner: (1|2|None)$", done.stdout, re.M)
    assert "Robo" not in done.stderr


def test_every_call_of_the_protocol_is_served_and_every_call_served_is_there():
    from budgetable.web.routes import ROUTES

    told = set(re.findall(r"`(GET|POST|DELETE) (/api/[^`?]*)", PROTOCOL))
    served = {
        (method, re.sub(r":\w+}", "}", path).replace("{position}", "{n}"))
        for route in ROUTES
        for path in route.paths
        for method in route.http_methods
    }
    assert told == {call for call in served if call[0] != "OPTIONS"}
