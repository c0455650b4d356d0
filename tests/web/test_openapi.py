"""What `/api/openapi.json` says is what the server does, whatever it is sent."""

import asyncio
import re
import threading
from dataclasses import dataclass, field
from random import Random

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from jsonschema_rs import meta
from schemathesis.config import SchemathesisConfig

from budgetable.tables import commands as ask
from budgetable.web.problems import STATUS
from budgetable.web.routes import ROUTES
from budgetable.words import LANGUAGES
from budgetable.words.catalogue import has
from tests.kit import examples
from tests.web.kit import DOCUMENT, Site, as_json, on_site, site_in

CONFIG = SchemathesisConfig.from_dict(
    {
        "generation": {"with-security-parameters": False, "allow-x00": True},
        "checks": {
            # 422 is for what is well formed and cannot be done: no bot has that name.
            "positive_data_acceptance": {
                "expected-statuses": ["2xx", "401", "403", "404", "409", "422"]
            },
            # The framework's own answer to OPTIONS forgets all methods but one of an address.
            "allow_header_conformance": {"enabled": False},
        },
    }
)
SCHEMA = schemathesis.openapi.from_dict(DOCUMENT, config=CONFIG)


@on_site()
async def test_the_document_is_openapi_3_1(site):
    document = as_json(await site.client().get("/api/openapi.json"))
    assert document == DOCUMENT
    assert document["openapi"].startswith("3.1.")
    SCHEMA.validate()
    for name, shape in document["components"]["schemas"].items():
        meta.validate(shape)
        assert shape.get("description"), name
    references = set(re.findall(r'"(#/components/schemas/\w+)"', str(document).replace("'", '"')))
    assert references == {f"#/components/schemas/{name}" for name in
                          document["components"]["schemas"]}  # fmt: skip


def test_every_call_is_documented_with_all_its_problems():
    calls = {
        (re.sub(r":\w+\}", "}", path), method.lower())
        for route in ROUTES
        for path in route.paths
        for method in route.http_methods
    }
    documented = {(path, method) for path, item in DOCUMENT["paths"].items() for method in item}
    assert documented == calls
    for path, method in sorted(calls):
        call = DOCUMENT["paths"][path][method]
        assert call["description"]
        assert call["tags"]
        for status, answer in call["responses"].items():
            if status >= "400":
                (schema,) = answer["content"].values()
                assert list(answer["content"]) == ["application/problem+json"]
                assert schema["schema"]["$ref"].endswith("/Problem")
            said = answer.get("headers", {})
            assert ("Retry-After" in said) == (status == "429"), (path, status)
        # What the kit holds every answer of every test against: see `documented` there.
        if path != "/api/health":
            assert {"400", "404", "429"} <= call["responses"].keys()


def test_every_command_is_documented_by_what_it_does():
    schemas = DOCUMENT["components"]["schemas"]
    dos = [schemas[command.__name__]["properties"]["do"] for command in ask.AnyCommand.__args__]
    assert [do["enum"] for do in dos] == [
        [command.__struct_config__.tag] for command in ask.AnyCommand.__args__
    ]
    body = DOCUMENT["paths"]["/api/tables/{table}/commands"]["post"]["requestBody"]
    choices = body["content"]["application/json"]["schema"]["oneOf"]
    assert len(choices) == len(dos)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_status_of_a_problem_has_its_sentence(language):
    for code in STATUS:
        assert has(f"problem-{code}", language), code


@on_site()
async def test_a_wrong_method_is_told_all_the_right_ones(site):
    for path, item in DOCUMENT["paths"].items():
        place = re.sub(r"\{\w+\}", "1", path)
        answer = await site.client().http.put(place)
        assert (answer.status_code, answer.json()["code"]) == (405, "no-such-method")
        allowed = {method.strip() for method in answer.headers["allow"].split(",")}
        assert {method.upper() for method in item} == allowed - {"OPTIONS", "HEAD"}


# A server in a thread, for schemathesis waits for answers.


@dataclass
class Threaded:
    """A site whose loop runs elsewhere."""

    site: Site
    loop: asyncio.AbstractEventLoop
    stop: asyncio.Event
    luck: Random = field(default_factory=lambda: Random("tables"))

    uses: int = 0
    tables: list[tuple[str, list[str]]] = field(default_factory=list)

    def some_table(self):
        """A table and its tokens; now and then of new ones, for what is done to them stays done."""
        if self.uses % 10 == 0:
            self.tables = self.fresh()
        self.uses += 1
        return self.luck.choice(self.tables)

    def fresh(self):
        """A table before play and one in play."""

        async def make():
            lobby = await self.site.table("Ann", "-", "Cy")
            play = await self.site.table("Ann", "Ben", clock=60)
            for _ in range(5):
                await play.step()
            return [(game.id, [*game.keys.values()]) for game in (lobby, play)]

        return asyncio.run_coroutine_threadsafe(make(), self.loop).result(10)


@pytest.fixture(scope="module")
def threaded(tmp_path_factory):
    ready = threading.Event()
    made: list[Threaded] = []

    async def serve():
        async with site_in(tmp_path_factory.mktemp("tables")) as site:
            made.append(Threaded(site, asyncio.get_running_loop(), asyncio.Event()))
            ready.set()
            await made[0].stop.wait()

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert ready.wait(10)
    yield made[0]
    made[0].loop.call_soon_threadsafe(made[0].stop.set)
    thread.join(10)


def whole(body):
    """A body without 1.0, which is an integer to the standard and none to the server."""
    if isinstance(body, dict):
        return {name: whole(value) for name, value in body.items()}
    if isinstance(body, list):
        return [whole(value) for value in body]
    return int(body) if isinstance(body, float) and body.is_integer() else body


@SCHEMA.parametrize()
@settings(
    examples(0.5),
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_schemathesis_finds_nothing(case, threaded):
    luck = threaded.luck
    headers = {"Accept": "application/json"}
    if "table" in case.path_parameters and luck.random() < 0.8:
        table, tokens = threaded.some_table()
        case.path_parameters["table"] = table
        if luck.random() < 0.9:
            headers["Authorization"] = f"Bearer {luck.choice(tokens)}"
    if case.path.endswith("/events") and re.fullmatch(r"[\d.]+", str(case.query.get("wait", 25))):
        case.query["wait"] = 0
    case.body = whole(case.body)
    case.call_and_validate(base_url=threaded.site.url, headers=headers)
