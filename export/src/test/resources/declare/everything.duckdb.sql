-- An order of the shop.
-- It has a column of every type.
CREATE MACRO "Everything"(path) AS TABLE SELECT * FROM read_json(path, columns = {
    -- The number on the invoice.
    -- not checked: required
    "id": 'UUID',
    -- not checked: maxLength=80, pattern='@'
    -- not read: the alias 'email', 'mail address'
    "e-mail": 'VARCHAR',
    -- not checked: required, min=1, exclusiveMax=100
    "count": 'INTEGER',
    "user name": 'VARCHAR',
    -- char becomes VARCHAR: any string is accepted
    "letter": 'VARCHAR',
    "paid": 'BOOLEAN',
    "tiny": 'TINYINT',
    "small": 'SMALLINT',
    "big": 'BIGINT',
    "single": 'FLOAT',
    -- not checked: min=0.1
    -- not applied: the default 0.5
    "rate": 'DOUBLE',
    -- biginteger becomes HUGEINT: numbers of more than 38 digits do not fit
    "huge": 'HUGEINT',
    -- bigdecimal becomes DOUBLE: digits after the 15th are lost
    "amount": 'DOUBLE',
    -- URI becomes VARCHAR: any string is accepted
    "link": 'VARCHAR',
    -- URL becomes VARCHAR: any string is accepted
    "page": 'VARCHAR',
    "date": 'DATE',
    -- LocalTime becomes TIME: nanoseconds are lost
    "time": 'TIME',
    -- LocalDateTime becomes TIMESTAMP: nanoseconds are lost
    "local": 'TIMESTAMP',
    -- OffsetDateTime becomes VARCHAR: any string is accepted
    "offset": 'VARCHAR',
    -- ZonedDateTime becomes VARCHAR: any string is accepted
    "zoned": 'VARCHAR',
    -- Instant becomes TIMESTAMPTZ: nanoseconds are lost
    "at": 'TIMESTAMPTZ',
    -- Duration becomes VARCHAR: any string is accepted
    "took": 'VARCHAR',
    -- binary becomes VARCHAR: the string is not decoded from base64
    "data": 'VARCHAR',
    -- binary becomes VARCHAR: the string is not decoded from base64
    "token": 'VARCHAR',
    "quoted": 'BIGINT',
    -- bigdecimal becomes DECIMAL(38, 18): numbers with more than 20 digits before or 18 after the decimal point do not fit
    "precise": 'DECIMAL(38, 18)',
    -- Instant becomes DOUBLE: the value is the number of epoch-millis
    "millis": 'DOUBLE',
    -- Duration becomes DOUBLE: the value is the number of seconds
    "wait": 'DOUBLE',
    -- LocalDate becomes VARCHAR: any string is accepted
    "printed": 'VARCHAR',
    -- not checked: const='1.0'
    "version": 'VARCHAR',
    -- State becomes VARCHAR: any string is accepted; the constants are 'open', 'closed'
    -- not applied: the default 'open'
    "state": 'VARCHAR',
    -- State becomes VARCHAR: any string is accepted; the constants are 'open', 'closed'
    "open": 'VARCHAR',
    -- Size becomes VARCHAR: any string is accepted; the constants are 'small', 'extra-large'
    "size": 'VARCHAR',
    -- java.time.DayOfWeek becomes VARCHAR: any string is accepted; the constants are 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'
    "weekday": 'VARCHAR',
    -- not checked: maxLength=20, minItems=1, unique=true
    "tags": 'VARCHAR[]',
    "points": 'INTEGER[][]',
    "names": 'VARCHAR[]',
    "counts": 'MAP(VARCHAR, INTEGER)',
    "lists": 'MAP(VARCHAR, INTEGER[])',
    "any": 'JSON',
    "members": 'MAP(VARCHAR, JSON)',
    -- never: omitted: the member never has a value
    -- sku: not checked: required
    -- price: not checked: min=0
    -- not checked: maxItems=1000
    "items": 'STRUCT("sku" VARCHAR, "price" DOUBLE)[]',
    -- undeclared members are dropped
    "address": 'STRUCT("street" VARCHAR, "zip" VARCHAR)',
    -- the union of Circle, Square becomes one object with the members of all
    -- kind: not checked: required
    -- label: the schemas of the union have different types: declared as JSON
    "shape": 'STRUCT("kind" VARCHAR, "radius" INTEGER, "label" JSON, "side" INTEGER)',
    -- the union becomes an object with one of these members: 'start', 'stop-now'
    "command": 'STRUCT("start" STRUCT("no" INTEGER, "host" VARCHAR), "stop-now" STRUCT("no" INTEGER, "force" BOOLEAN))',
    -- children: Tree becomes JSON: Tree contains itself
    "tree": 'STRUCT("name" VARCHAR, "children" JSON[])',
    -- zone: char becomes VARCHAR: any string is accepted
    -- energy: com.acme.Vehicle.Energy becomes VARCHAR: any string is accepted; the constants are 'NONE', 'POWER', 'FUEL'
    "car": 'STRUCT("line" VARCHAR, "seats" INTEGER, "late" BOOLEAN, "zone" VARCHAR, "energy" VARCHAR, "tags" VARCHAR[], "secret" VARCHAR)',
    -- java.util.Date becomes JSON: an adapter defines its values
    "day": 'JSON'
});
