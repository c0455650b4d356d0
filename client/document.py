"""Print the server's OpenAPI document: the client's types are made from it."""

from budgetable.web.app import make_app
from budgetable.web.documentation import Documentation
from budgetable.web.settings import Settings

schema = make_app(None, Settings()).openapi_schema.to_schema()  # type: ignore[arg-type]
print(Documentation().render(None, schema).decode())  # type: ignore[arg-type]
