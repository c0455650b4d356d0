"""Bodies are read strictly: "1" is no number, and one that cannot be read is said to be so."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ValidationException


class StrictRequest(Request[Any, Any, Any]):
    """The library turns text into numbers, in bodies too, and fails on a deeply nested one."""

    async def json(self) -> Any:
        """The body as what its call takes."""
        field = self.route_handler.parsed_data_field
        try:
            return decoder(field.annotation if field else Any).decode(await self.body())
        except msgspec.MsgspecError as error:
            raise ValidationException(str(error)) from error
        except RecursionError:
            raise ValidationException("nested too deeply") from None


@cache
def decoder(wanted: Any) -> msgspec.json.Decoder[Any]:
    """Reads bodies of a call."""
    return msgspec.json.Decoder(wanted)
