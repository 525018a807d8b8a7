# SPDX-License-Identifier: AGPL-3.0-or-later
"""Holds responses against the service's own openapi.json: described status, headers, media type and schema."""

import json
import re

import jsonschema


class Contract:
    def __init__(self, openapi, base="/api/v1"):
        self.openapi = openapi
        self.routes = []
        for pattern, item in openapi["paths"].items():
            path = pattern if "servers" in item else base + pattern
            literal = pattern.count("{")
            regex = re.compile(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(path)) + "$")
            self.routes.append((literal, regex, item))
        self.routes.sort(key=lambda r: r[0])
        self.resolver = jsonschema.RefResolver("", openapi)

    def operation(self, method, path):
        for _, regex, item in self.routes:
            if regex.match(path):
                return item.get("get" if method == "HEAD" else method.lower())
        return None

    def check(self, method, path, answer):
        operation = self.operation(method, path.split("?")[0])
        if operation is None:
            return
        said = operation["responses"].get(str(answer.status))
        assert said is not None, f"{method} {path}: {answer.status} is not in openapi.json: {answer.body[:300]!r}"
        for name, header in said.get("headers", {}).items():
            value = answer.headers.get(name)
            assert value is not None, f"{method} {path}: {answer.status} without {name}"
            schema = self.openapi["components"]["headers"][header["$ref"].rsplit("/", 1)[1]]["schema"]
            jsonschema.validate(int(value) if schema.get("type") == "integer" else value, schema)
        self.check_body(f"{method} {path}: {answer.status}", said.get("content"), answer, method == "HEAD")

    def check_body(self, where, content, answer, head):
        if content is None:
            assert not answer.body, f"{where}: a body that openapi.json does not know"
            return
        media_type = answer.headers["Content-Type"]
        assert media_type in content, f"{where}: {media_type} is not in openapi.json"
        schema = content[media_type].get("schema")
        if head or not schema or "json" not in media_type:
            return
        validator = jsonschema.Draft202012Validator(schema, resolver=self.resolver)
        errors = [f"{'/'.join(map(str, e.path))}: {e.message[:200]}" for e in validator.iter_errors(json.loads(answer.body))]
        assert not errors, f"{where}: {errors[:5]}"
