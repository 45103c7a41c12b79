-- An order of the shop.
-- It has a column of every type.
CREATE TABLE "Everything" (
    -- The number on the invoice.
    "id" uuid NOT NULL,
    -- not checked: pattern='@'
    -- not read: the alias 'email', 'mail address'
    "e-mail" text CHECK (char_length("e-mail") <= 80),
    "count" integer NOT NULL CHECK ("count" >= 1 AND "count" < 100),
    "user name" text,
    -- char becomes text: any string is accepted
    "letter" text,
    "paid" boolean,
    "tiny" smallint CHECK ("tiny" BETWEEN -128 AND 127),
    "small" smallint,
    "big" bigint,
    "single" real,
    "rate" double precision DEFAULT 0.5 CHECK ("rate" >= 0.1),
    -- biginteger becomes numeric: fractions are accepted
    "huge" numeric,
    "amount" numeric,
    -- URI becomes text: any string is accepted
    "link" text,
    -- URL becomes text: any string is accepted
    "page" text,
    "date" date,
    -- LocalTime becomes time: nanoseconds are lost
    "time" time,
    -- LocalDateTime becomes timestamp: nanoseconds are lost
    "local" timestamp,
    -- OffsetDateTime becomes timestamptz: nanoseconds and the offset are lost
    "offset" timestamptz,
    -- ZonedDateTime becomes text: any string is accepted
    "zoned" text,
    -- Instant becomes timestamptz: nanoseconds are lost
    "at" timestamptz,
    -- Duration becomes interval: nanoseconds are lost
    "took" interval,
    -- binary becomes text: the string is not decoded from base64
    "data" text,
    -- binary becomes text: the string is not decoded from base64
    "token" text,
    "quoted" bigint,
    "precise" numeric,
    -- Instant becomes numeric: the value is the number of epoch-millis
    "millis" numeric,
    -- Duration becomes numeric: the value is the number of seconds
    "wait" numeric,
    -- LocalDate becomes text: any string is accepted
    "printed" text,
    "version" text CHECK ("version" = '1.0'),
    "state" text DEFAULT 'open' CHECK ("state" IN ('open', 'closed')),
    -- State becomes text: any string is accepted; the constants are 'open', 'closed'
    "open" text,
    "size" text CHECK ("size" IN ('small', 'extra-large')),
    "weekday" text CHECK ("weekday" IN ('MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY')),
    -- string[] becomes jsonb: the values are not checked
    -- not checked: maxLength=20, minItems=1, unique=true
    "tags" jsonb,
    -- int[primitive][] becomes jsonb: the values are not checked
    "points" jsonb,
    -- List<string> becomes jsonb: the values are not checked
    "names" jsonb,
    -- Map<String, int> becomes jsonb: the values are not checked
    "counts" jsonb,
    -- Map<String, int[]> becomes jsonb: the values are not checked
    "lists" jsonb,
    "any" jsonb,
    "members" jsonb,
    -- never: omitted: the member never has a value
    -- Item[] becomes jsonb: the values are not checked
    -- not checked: maxItems=1000
    "items" jsonb,
    -- Address becomes jsonb: the members are not declared
    "address" jsonb,
    -- Shape becomes jsonb: the members are not declared
    "shape" jsonb,
    -- Command becomes jsonb: the members are not declared
    "command" jsonb,
    -- Tree becomes jsonb: the members are not declared
    "tree" jsonb,
    -- com.acme.Vehicle becomes jsonb: the members are not declared
    "car" jsonb,
    -- java.util.Date becomes jsonb: an adapter defines its values
    "day" jsonb
);
