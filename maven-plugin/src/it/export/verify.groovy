def schema = new File(basedir, 'target/classes/order.schema.json').text
assert schema.startsWith('{\n  "$schema": "https://json-schema.org/draft/2020-12/schema",\n  "$ref": "#/$defs/Order",')
for (definition in ['Order', 'Item', 'Cable', 'Lamp', 'Unit']) {
    assert schema.contains("\n    \"${definition}\": {")
}
assert schema.contains('"pattern": "^[A-Z]{2}-\\\\d+$"')
assert !schema.contains('"discriminator": {')
assert schema.contains('"maximum": 99')
assert schema.contains('"per-meter"')
assert schema.contains('"GREEN"')

def openApi = new File(basedir, 'target/openapi.json').text
assert openApi.startsWith('{\n  "openapi": "3.1.0"')
assert openApi.contains('"#/components/schemas/Cable"')
assert openApi.contains('"propertyName": "kind"')
assert !openApi.contains('$defs')

def log = new File(basedir, 'build.log').text
assert log.contains('[INFO] Exported 1 schema file to ' + new File(basedir, 'target/classes/order.schema.json').canonicalPath)
assert log.contains("types: there is no schema 'Ordre'; did you mean 'Order'?")
assert !new File(basedir, 'target/schemas.json').exists()
assert !new File(basedir, 'target/generated-sources').exists()
