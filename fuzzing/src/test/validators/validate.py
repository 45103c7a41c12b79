"""Judges documents with the package jsonschema. See ValidatorProcess.java for the lines that are read and written."""

import json
import sys

try:
    from jsonschema import Draft202012Validator
    from jsonschema.exceptions import SchemaError
except ImportError:
    sys.exit("expected the Python package jsonschema: pip install jsonschema")

# Documents contain long integers on purpose.
if hasattr(sys, "set_int_max_str_digits"):
    sys.set_int_max_str_digits(0)

validators = []
for line in sys.stdin:
    request = json.loads(line)
    if "schemas" in request:
        validators = [Draft202012Validator(schema) for schema in request["schemas"]]
        errors = []
        for number, validator in enumerate(validators):
            try:
                Draft202012Validator.check_schema(validator.schema)
            except SchemaError as error:
                errors.append("schema %d: %s" % (number, error.message))
        print(" ".join("; ".join(errors).split()))
    else:
        print("".join("01"[validators[number].is_valid(document)] for number, document in request["documents"]))
    sys.stdout.flush()
