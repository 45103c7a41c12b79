-- An order of the shop.
-- It has a column of every type.
CREATE TABLE `Everything` (
    -- The number on the invoice.
    -- UUID becomes STRING: any string is accepted
    `id` STRING NOT NULL,
    -- not checked: maxLength=80, pattern='@'
    -- not read: the alias 'email', 'mail address'
    `e-mail` STRING,
    -- not checked: min=1, exclusiveMax=100
    `count` INT NOT NULL,
    `user name` STRING,
    -- char becomes STRING: any string is accepted
    `letter` STRING,
    `paid` BOOLEAN,
    `tiny` TINYINT,
    `small` SMALLINT,
    `big` BIGINT,
    `single` FLOAT,
    -- not checked: min=0.1
    -- not applied: the default 0.5
    `rate` DOUBLE,
    -- biginteger becomes DECIMAL(38, 0): numbers of more than 38 digits do not fit
    `huge` DECIMAL(38, 0),
    -- bigdecimal becomes DECIMAL(38, 18): numbers with more than 20 digits before or 18 after the decimal point do not fit
    `amount` DECIMAL(38, 18),
    -- URI becomes STRING: any string is accepted
    `link` STRING,
    -- URL becomes STRING: any string is accepted
    `page` STRING,
    `date` DATE,
    -- LocalTime becomes STRING: any string is accepted
    `time` STRING,
    -- LocalDateTime becomes TIMESTAMP_NTZ: nanoseconds are lost
    `local` TIMESTAMP_NTZ,
    -- OffsetDateTime becomes TIMESTAMP: nanoseconds and the offset are lost
    `offset` TIMESTAMP,
    -- ZonedDateTime becomes STRING: any string is accepted
    `zoned` STRING,
    -- Instant becomes TIMESTAMP: nanoseconds are lost
    `at` TIMESTAMP,
    -- Duration becomes STRING: any string is accepted
    `took` STRING,
    `data` BINARY,
    -- binary becomes STRING: the string is not decoded from base64
    `token` STRING,
    -- long becomes STRING: any string is accepted
    `quoted` STRING,
    -- bigdecimal becomes STRING: any string is accepted
    `precise` STRING,
    -- Instant becomes DECIMAL(38, 9): the value is the number of epoch-millis
    `millis` DECIMAL(38, 9),
    -- Duration becomes DECIMAL(38, 9): the value is the number of seconds
    `wait` DECIMAL(38, 9),
    -- LocalDate becomes STRING: any string is accepted
    `printed` STRING,
    -- not checked: const='1.0'
    `version` STRING,
    -- State becomes STRING: any string is accepted; the constants are 'open', 'closed'
    -- not applied: the default 'open'
    `state` STRING,
    -- State becomes STRING: any string is accepted; the constants are 'open', 'closed'
    `open` STRING,
    -- Size becomes STRING: any string is accepted; the constants are 'small', 'extra-large'
    `size` STRING,
    -- java.time.DayOfWeek becomes STRING: any string is accepted; the constants are 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'
    `weekday` STRING,
    -- not checked: maxLength=20, minItems=1, unique=true
    `tags` ARRAY<STRING>,
    `points` ARRAY<ARRAY<INT>>,
    `names` ARRAY<STRING>,
    `counts` MAP<STRING, INT>,
    `lists` MAP<STRING, ARRAY<INT>>,
    `any` STRING,
    `members` MAP<STRING, STRING>,
    -- never: omitted: the member never has a value
    -- price: not checked: min=0
    -- not checked: maxItems=1000
    `items` ARRAY<STRUCT<`sku`: STRING NOT NULL, `price`: DOUBLE>>,
    -- undeclared members are dropped
    `address` STRUCT<`street`: STRING, `zip`: STRING>,
    -- the union of Circle, Square becomes one object with the members of all
    -- label: the schemas of the union have different types: declared as STRING
    `shape` STRUCT<`kind`: STRING NOT NULL, `radius`: INT, `label`: STRING, `side`: INT>,
    -- the union becomes an object with one of these members: 'start', 'stop-now'
    `command` STRUCT<`start`: STRUCT<`no`: INT, `host`: STRING>, `stop-now`: STRUCT<`no`: INT, `force`: BOOLEAN>>,
    -- children: Tree becomes STRING: Tree contains itself
    `tree` STRUCT<`name`: STRING, `children`: ARRAY<STRING>>,
    -- zone: char becomes STRING: any string is accepted
    -- energy: com.acme.Vehicle.Energy becomes STRING: any string is accepted; the constants are 'NONE', 'POWER', 'FUEL'
    `car` STRUCT<`line`: STRING, `seats`: INT, `late`: BOOLEAN, `zone`: STRING, `energy`: STRING, `tags`: ARRAY<STRING>, `secret`: STRING>,
    -- java.util.Date becomes STRING: an adapter defines its values
    `day` STRING
) USING json;
