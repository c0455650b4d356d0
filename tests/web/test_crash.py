"""The server is killed, again and again: nothing that was acknowledged is lost, nothing is twice.

`bench/crash.py` does the same at length.
"""

import asyncio
import sys

import httpx

from bench.crash import run
from tests.web.serving import Process


def test_ten_kills_lose_no_move_no_seat_and_double_none(tmp_path):
    program = [sys.executable, "-m", "budgetable"]
    report = asyncio.run(run(program, tmp_path, kills=10, tables=8, seed=1))
    assert report.is_clean, report
    assert report.kills >= 10
    assert report.acknowledged > 100


def test_a_bots_turn_goes_on_after_a_kill(tmp_path):
    first = Process(tmp_path)
    try:
        body = {
            "seats": [{"name": "Ann"}, {"bot": "steady"}],
            "options": {"first_dealer": 1, "pace": 1},
        }
        made = httpx.post(f"{first.url}/api/tables", json=body).json()
        assert made["view"]["to_act"] == 2
    finally:
        first.kill()
    second = Process(tmp_path)
    try:
        headers = {
            "Accept": "application/json",
            "Authorization": f"Bearer {made['seats'][0]['token']}",
        }
        news = made
        told = made["view"]["id"]
        while news.get("view", {}).get("to_act") != 1:
            url = f"{second.url}/api/tables/{made['table']}/events?after={told}&wait=20"
            news = httpx.get(url, headers=headers, timeout=30).json()
            assert news["id"] > told, "nothing has happened"
            told = news["id"]
        assert news["position"] > made["view"]["position"]
    finally:
        second.kill()
