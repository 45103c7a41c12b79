package dev.schemac.kafka.connect;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.JsonParseException;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import org.apache.kafka.common.config.ConfigException;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.connect.data.Field;
import org.apache.kafka.connect.data.Schema;
import org.apache.kafka.connect.data.SchemaAndValue;
import org.apache.kafka.connect.data.SchemaBuilder;
import org.apache.kafka.connect.data.Struct;
import org.apache.kafka.connect.errors.DataException;
import org.apache.kafka.connect.storage.Converter;
import org.junit.jupiter.api.Test;

class EventConverterTest {
    private static final String PARCELS = "dev.schemac.kafka.parcels.";

    private static final String SCALARS =
            "{\"s\":\"a\",\"c\":\"x\",\"z\":true,\"b\":1,\"h\":2,\"i\":3,\"l\":4,\"f\":1.5,"
                    + "\"d\":2.5,\"whole\":12345678901234567890,\"price\":1.25,\"id\":\"123e4567-e89b-12d3-a456-426614174000\","
                    + "\"uri\":\"https://example.com/a\",\"url\":\"https://example.com/b\",\"day\":\"2024-02-29\","
                    + "\"time\":\"10:15:30.123456\",\"local\":\"2024-02-29T10:15:30\",\"offset\":\"2024-02-29T10:15:30+01:00\","
                    + "\"zoned\":\"2024-02-29T10:15:30+01:00[Europe/Paris]\",\"at\":\"2024-02-29T10:15:30.123Z\","
                    + "\"lasts\":\"PT1H30M\",\"content\":\"AQI=\"}";

    private static EventConverter converter(String type, String... more) {
        Map<String, Object> configs = new HashMap<>();
        configs.put("schemac.value.type", type);
        configs.put("converter.type", "value");
        for (int i = 0; i < more.length; i += 2) {
            configs.put(more[i], more[i + 1]);
        }
        EventConverter converter = new EventConverter();
        converter.configure(configs, false);
        return converter;
    }

    private static Struct struct(EventConverter converter, String json) {
        SchemaAndValue converted = converter.toConnectData("t", json.getBytes(UTF_8));
        Struct struct = (Struct) converted.value();
        assertThat(struct.schema()).isSameAs(converted.schema());
        struct.validate();
        return struct;
    }

    private static String json(EventConverter converter, Object value) {
        Schema schema = value instanceof Struct struct ? struct.schema() : null;
        return new String(converter.fromConnectData("t", schema, value), UTF_8);
    }

    private static String spelled(Schema schema) {
        String type = switch (schema.type()) {
            case STRUCT ->
                schema.fields().stream()
                        .map(field -> field.name() + " " + spelled(field.schema()))
                        .collect(Collectors.joining(", ", "{", "}"));
            case ARRAY -> "[" + spelled(schema.valueSchema()) + "]";
            case MAP -> "map of " + spelled(schema.valueSchema());
            default ->
                schema.name() == null
                        ? schema.type().getName()
                        : schema.name().substring(schema.name().lastIndexOf('.') + 1);
        };
        return type + (schema.isOptional() ? "?" : "");
    }

    @Test
    void aScalarHasTheTypeOfConnectThatKeepsItsValues() {
        assertThat(spelled(converter(PARCELS + "Scalars")
                        .toConnectData("t", "{}".getBytes(UTF_8))
                        .schema()))
                .isEqualTo("{s string?, c string?, z boolean?, b int8?, h int16?, i int32?, l int64?, f float32?,"
                        + " d float64?, whole Decimal?, price Decimal?, id string?, uri string?, url string?,"
                        + " day Date?, time string?, local string?, offset string?, zoned string?, at Timestamp?,"
                        + " lasts string?, content bytes?}");
    }

    @Test
    void aStructHasTheValuesOfTheRecordAndIsWrittenAsItWasRead() {
        EventConverter converter = converter(PARCELS + "Scalars");
        Struct struct = struct(converter, SCALARS);

        assertThat(struct.get("s")).isEqualTo("a");
        assertThat(struct.get("c")).isEqualTo("x");
        assertThat(struct.get("b")).isEqualTo((byte) 1);
        assertThat(struct.get("f")).isEqualTo(1.5f);
        assertThat(struct.get("whole")).isEqualTo(new BigDecimal("12345678901234567890"));
        assertThat(struct.get("price")).isEqualTo(new BigDecimal("1.250000000000000000"));
        assertThat(struct.get("id")).isEqualTo("123e4567-e89b-12d3-a456-426614174000");
        assertThat(struct.get("day")).isEqualTo(new Date(1_709_164_800_000L));
        assertThat(struct.get("time")).isEqualTo("10:15:30.123456");
        assertThat(struct.get("at")).isEqualTo(new Date(1_709_201_730_123L));
        assertThat(struct.get("lasts")).isEqualTo("PT1H30M");
        assertThat((byte[]) struct.get("content")).containsExactly(1, 2);
        assertThat(json(converter, struct)).isEqualTo(SCALARS);
        assertThat(json(converter, struct(converter, "{}"))).isEqualTo("{}");
    }

    /** In Connect a value has one form, whatever its form in JSON. */
    @Test
    void aFormatDecidesAboutJsonOnly() {
        String json = "{\"l\":\"4\",\"price\":\"1.25\",\"day\":\"29.02.2024\",\"days\":[\"01.03.2024\",null],"
                + "\"at\":1709201730123,\"time\":\"10-15\",\"lasts\":90,\"content\":\"AQI\"}";
        for (String profile : List.of("default", "strict", "esper")) {
            EventConverter converter = converter(PARCELS + "Formats", "schemac.profile", profile);
            Struct struct = struct(converter, json);

            assertThat(spelled(struct.schema()))
                    .isEqualTo("{l int64?, price Decimal?, day Date?, days [Date?]?, at Timestamp?, time string?,"
                            + " lasts string?, content bytes?}");
            assertThat(struct.get("day")).isEqualTo(new Date(1_709_164_800_000L));
            assertThat(struct.get("time")).isEqualTo("10:15");
            assertThat(struct.get("lasts")).isEqualTo("PT1M30S");
            assertThat(json(converter, struct)).isEqualTo(json);
        }
    }

    @Test
    void elementsAreOptionalUnlessARuleExcludesNull() {
        EventConverter converter = converter(PARCELS + "Filled");
        Struct struct = struct(converter, "{\"names\":[\"a\",\"b\"],\"grid\":[[1]],\"some\":[null]}");

        assertThat(spelled(struct.schema()))
                .isEqualTo("{names [string]?, grid [[int32]]?, byName map of [string]?, some [string?]?}");
        assertThat(json(converter, struct)).isEqualTo("{\"names\":[\"a\",\"b\"],\"grid\":[[1]],\"some\":[null]}");
    }

    @Test
    void columnsBecomeFieldsOfTheirJsonNames() {
        EventConverter converter = converter(PARCELS + "Parcel");
        String json =
                "{\"id\":1,\"e-mail\":\"m\",\"gift\":true,\"note\":\"n\",\"kind\":\"old\",\"first\":{\"sku\":\"s\","
                        + "\"count\":2,\"size\":\"extra-large\"},\"items\":[{\"sku\":\"t\"},null],\"grid\":[[1,null],null],"
                        + "\"codes\":[1,2],\"notes\":[\"a\",null],\"sizes\":{\"x\":\"a,b\",\"y\":null},"
                        + "\"byId\":{\"7\":{\"sku\":\"u\"}},\"more\":[1,{\"a\":2.5}],\"anything\":{\"k\":[true,null]}}";
        Struct struct = struct(converter, json);

        String item = "{sku string, count int32?, size Size?}?";
        assertThat(spelled(struct.schema()))
                .isEqualTo("{id int64, e-mail string?, gift boolean?, note string?, kind string?, first " + item
                        + ", items [" + item + "]?, grid [[int32?]?]?, codes [int64]?, notes [string?]?,"
                        + " sizes map of Size??, byId map of " + item + "?, more Json?, anything Json?}");
        assertThat(struct.schema().name()).isEqualTo("dev.schemac.kafka.parcels.Parcel");
        assertThat(struct.getStruct("first").get("size")).isEqualTo("extra-large");
        assertThat(struct.get("grid")).isEqualTo(new ArrayList<>(List.of(new ArrayList<>(listOf(1, null)))) {
            {
                add(null);
            }
        });
        assertThat(struct.get("sizes")).isEqualTo(mapOf("x", "a,b", "y", null));
        assertThat(struct.get("more")).isEqualTo("[1,{\"a\":2.5}]");
        assertThat(struct.get("anything")).isEqualTo("{\"k\":[true,null]}");
        assertThat(json(converter, struct)).isEqualTo(json);
    }

    private static List<Object> listOf(Object... values) {
        List<Object> list = new ArrayList<>();
        for (Object value : values) {
            list.add(value);
        }
        return list;
    }

    private static Map<Object, Object> mapOf(Object... entries) {
        Map<Object, Object> map = new HashMap<>();
        for (int i = 0; i < entries.length; i += 2) {
            map.put(entries[i], entries[i + 1]);
        }
        return map;
    }

    @Test
    void anEnumListsItsStrings() {
        Field first = converter(PARCELS + "Parcel")
                .toConnectData("t", "{\"id\":1,\"gift\":null}".getBytes(UTF_8))
                .schema()
                .field("first");
        Schema size = first.schema().field("size").schema();

        assertThat(size.name()).isEqualTo("dev.schemac.kafka.parcels.Size");
        assertThat(size.parameters()).containsExactly(Map.entry("allowed", "[\"small\",\"extra-large\",\"a,b\"]"));
    }

    @Test
    void nullIsWrittenWhereAnAbsentMemberReadsDifferently() {
        EventConverter converter = converter(PARCELS + "Parcel");

        // required, but nullable; with a default; not nullable
        String json = "{\"id\":1,\"gift\":null,\"kind\":null}";
        assertThat(json(converter, struct(converter, json))).isEqualTo(json);
        assertThat(json(converter, Map.of("id", 1, "gift", true)))
                .isEqualTo("{\"id\":1,\"gift\":true,\"kind\":\"new\"}");
    }

    @Test
    void aTombstoneStaysNull() {
        EventConverter converter = converter(PARCELS + "Parcel");

        assertThat(converter.toConnectData("t", null)).isEqualTo(SchemaAndValue.NULL);
        assertThat(converter.fromConnectData("t", null, null)).isNull();
    }

    @Test
    void anInvalidRecordIsADataExceptionWithPlaceAndCauseAndWithoutContent() {
        EventConverter converter = converter(PARCELS + "Parcel");

        assertThatThrownBy(() -> converter.toConnectData("parcels", "{\"id\":\"secret\"}".getBytes(UTF_8)))
                .isInstanceOf(DataException.class)
                .hasMessage("cannot read a record of topic parcels as dev.schemac.kafka.parcels.Parcel: "
                        + "expected long but found string at $.id (line 1, column 7)")
                .cause()
                .isInstanceOf(SerializationException.class)
                .hasCauseInstanceOf(JsonParseException.class);
        assertThatThrownBy(() -> converter.toConnectData("parcels", new byte[0]))
                .isInstanceOf(DataException.class)
                .hasMessageEndingWith("expected object but found end of input at $ (line 1, column 1)");
    }

    @Test
    void aValueThatConnectCannotExpressIsRejected() {
        EventConverter scalars = converter(PARCELS + "Scalars");
        String subject = "cannot convert a record of topic t from dev.schemac.kafka.parcels.Scalars: ";

        assertThatThrownBy(() -> struct(scalars, "{\"price\":0.1234567890123456789}"))
                .isInstanceOf(DataException.class)
                .hasMessage(subject + "expected a number with at most 18 digits after the decimal point but found more;"
                        + " schemac.connect.decimal.scale sets the number of digits at $.price");
        assertThatThrownBy(() -> struct(scalars, "{\"at\":\"2024-02-29T10:15:30.123456Z\"}"))
                .isInstanceOf(DataException.class)
                .hasMessage(subject + "expected whole milliseconds but found a fraction of a millisecond; set"
                        + " schemac.connect.instant to millis to drop it, or to string to keep it at $.at");
        assertThatThrownBy(() -> struct(scalars, "{\"day\":\"+999999999-12-31\"}"))
                .hasMessage(subject + "expected a date of at most 2^31 days after 1970 but found another at $.day");
        assertThatThrownBy(() -> struct(scalars, "{\"at\":\"+1000000000-12-31T23:59:59Z\"}"))
                .hasMessage(subject
                        + "expected an instant of at most 2^63 milliseconds after 1970 but found another at $.at");
    }

    @Test
    void optionsDecideAboutDecimalsAndInstants() {
        String json = "{\"price\":1.5,\"at\":\"2024-02-29T10:15:30.123456Z\"}";

        EventConverter millis = converter(
                PARCELS + "Scalars", "schemac.connect.decimal.scale", "2", "schemac.connect.instant", "millis");
        assertThat(struct(millis, json).get("price")).isEqualTo(new BigDecimal("1.50"));
        assertThat(struct(millis, json).get("at")).isEqualTo(new Date(1_709_201_730_123L));
        EventConverter strings = converter(PARCELS + "Scalars", "schemac.connect.instant", "string");
        assertThat(struct(strings, json).get("at")).isEqualTo("2024-02-29T10:15:30.123456Z");
        assertThat(json(strings, struct(strings, json))).isEqualTo(json);
    }

    @Test
    void aStructOfAnotherSchemaIsCheckedAgainstTheClass() {
        EventConverter converter = converter(PARCELS + "Item");
        Schema schema = SchemaBuilder.struct()
                .field("count", Schema.INT64_SCHEMA)
                .field("sku", Schema.OPTIONAL_STRING_SCHEMA)
                .field("extra", Schema.OPTIONAL_STRING_SCHEMA)
                .build();

        assertThat(json(converter, new Struct(schema).put("sku", "s").put("count", 2L)))
                .isEqualTo("{\"sku\":\"s\",\"count\":2}");
        isRejected(converter, new Struct(schema).put("count", 2L), "required member is missing at $.sku");
        isRejected(
                converter,
                new Struct(schema).put("sku", "s").put("count", 1L << 40),
                "expected int but found number out of range at $.count");
        isRejected(
                converter,
                new Struct(schema).put("sku", "s").put("count", 0L),
                "expected a number of at least 1 at $.count");
        isRejected(
                converter,
                new Struct(schema).put("sku", "s").put("count", 1L).put("extra", "x"),
                "expected a declared member but found an undeclared field at $.extra");
        isRejected(
                converter,
                mapOf("sku", "s", "size", "huge"),
                "expected 'small', 'extra-large' or 'a,b' but found string at $.size");
    }

    @Test
    void aValueOfAnotherKindIsRejectedWithItsPath() {
        EventConverter parcels = converter(PARCELS + "Parcel");

        isRejected(parcels, "text", "expected struct but found string at $");
        isRejected(parcels, mapOf("id", List.of()), "expected long but found array at $.id");
        isRejected(parcels, mapOf("e-mail", new byte[1]), "expected string but found bytes at $['e-mail']");
        isRejected(parcels, mapOf("items", mapOf()), "expected array but found map at $.items");
        isRejected(
                parcels,
                mapOf("items", List.of(mapOf("sku", "s"), mapOf("sku", new Date()))),
                "expected string but found date or time at $.items[1].sku");
        isRejected(parcels, mapOf("sizes", List.of()), "expected map but found array at $.sizes");
        isRejected(
                parcels,
                mapOf("sizes", mapOf(1, "small")),
                "expected map with strings as keys but found number at $.sizes");
        isRejected(parcels, mapOf("byId", mapOf("a b", true)), "expected struct but found boolean at $.byId['a b']");
        isRejected(parcels, mapOf("more", 1), "expected string with a JSON value but found number at $.more");
        isRejected(
                parcels,
                mapOf("id", 1, "gift", true, "e-mail", "\ud800"),
                "a string with an unpaired surrogate (at index 0) cannot be written as JSON at $['e-mail']");
    }

    @Test
    void datesTimesAndBytesHaveOneKindEach() {
        EventConverter scalars = converter(PARCELS + "Scalars");

        isRejected(
                scalars, mapOf("day", new Date(1)), "expected LocalDate but found a date with a time of day at $.day");
        isRejected(scalars, mapOf("day", 1), "expected LocalDate but found number at $.day");
        isRejected(scalars, mapOf("at", "today"), "expected Instant but found string at $.at");
        isRejected(scalars, mapOf("local", new Date()), "expected LocalDateTime but found date or time at $.local");
        isRejected(scalars, mapOf("content", "AQI="), "expected binary but found string at $.content");
        isRejected(scalars, mapOf("whole", new BigDecimal("1.5")), "expected biginteger but found number at $.whole");
        isRejected(scalars, mapOf("d", Double.NaN), "NaN cannot be written as JSON at $.d");
        assertThat(json(scalars, mapOf("at", new java.sql.Timestamp(123))))
                .isEqualTo("{\"at\":\"1970-01-01T00:00:00.123Z\"}");
        assertThat(json(
                        scalars,
                        mapOf(
                                "day",
                                "2024-02-29",
                                "content",
                                ByteBuffer.wrap(new byte[] {0, 1, 2}).position(1))))
                .isEqualTo("{\"day\":\"2024-02-29\",\"content\":\"AQI=\"}");
        assertThat(json(scalars, mapOf("price", new BigDecimal("100.00")))).isEqualTo("{\"price\":100}");
    }

    private static void isRejected(EventConverter converter, Object value, String reason) {
        assertThatThrownBy(() -> converter.fromConnectData("out", null, value))
                .isInstanceOf(DataException.class)
                .hasMessageStartingWith("cannot write a value to topic out as dev.schemac.kafka.parcels.")
                .hasMessageEndingWith(": " + reason);
    }

    @Test
    void aSchemaInItselfIsAStringWithJson() {
        EventConverter converter = converter(PARCELS + "Tree");
        String json = "{\"name\":\"a\",\"branches\":[{\"name\":\"b\",\"branches\":[null]}]}";
        Struct struct = struct(converter, json);

        assertThat(spelled(struct.schema())).isEqualTo("{name string?, branches Json?}");
        assertThat(struct.get("branches")).isEqualTo("[{\"name\":\"b\",\"branches\":[null]}]");
        assertThat(json(converter, struct)).isEqualTo(json);
        isRejected(
                converter,
                mapOf("branches", "[{\"name\":{}}]"),
                "expected string but found object at $.branches[0].name");
    }

    @Test
    void classesOfTheApplicationAndWrapperObjectsAreStringsWithJson() {
        EventConverter converter = converter(PARCELS + "Shop");
        String json =
                "{\"place\":{\"longitude\":1.5,\"latitude\":0.0,\"name\":\"n\"},\"wrapped\":{\"start\":{\"id\":\"a\",\"delay\":2}}}";
        Struct struct = struct(converter, json);

        assertThat(spelled(struct.schema())).isEqualTo("{place Json?, wrapped Json?}");
        assertThat(struct.get("wrapped")).isEqualTo("{\"start\":{\"id\":\"a\",\"delay\":2}}");
        assertThat(json(converter, struct)).isEqualTo(json);
    }

    @Test
    void aUnionIsAStructWithTheColumnsOfAllSchemas() {
        for (String module : List.of("dev.schemac.kafka.feeds.", "dev.schemac.kafka.records.feeds.")) {
            EventConverter converter = converter(module + "Event");

            assertThat(spelled(struct(converter, "{}").schema()))
                    .isEqualTo("{id string?, type string?, commits int32?, text string?}");
            for (String json : List.of(
                    "{\"id\":\"a\",\"type\":\"push\",\"commits\":2}",
                    "{\"id\":\"a\",\"type\":\"other\"}",
                    "{\"id\":\"a\"}")) {
                assertThat(json(converter, struct(converter, json))).isEqualTo(json);
            }
            Struct note = struct(converter, "{\"type\":\"note\",\"commits\":\"many\",\"title\":1,\"text\":\"t\"}");
            assertThat(note.get("commits")).as("an undeclared member").isNull();
            assertThat(note.get("text")).isEqualTo("t");
        }
    }

    @Test
    void aTypeWithoutASchemaFailsTheStart() {
        String expected = "expected a generated class, or a union with a discriminator whose schemas have equal columns"
                + " of equal names";
        for (String type : List.of(
                "dev.schemac.kafka.feeds.Command",
                "dev.schemac.kafka.records.feeds.Command",
                "dev.schemac.kafka.orders.Warehouse",
                PARCELS + "Left")) {
            assertThatThrownBy(() -> converter(type))
                    .isInstanceOf(ConfigException.class)
                    .hasMessage("Invalid value " + type + " for configuration schemac.value.type: " + expected);
        }
    }

    @Test
    void invalidConfigurationFailsTheStart() {
        String type = PARCELS + "Item";

        assertThatThrownBy(() -> converter(type, "schemac.connect.decimal.scale", "-1"))
                .isInstanceOf(ConfigException.class)
                .hasMessage("Invalid value -1 for configuration schemac.connect.decimal.scale: expected a whole number"
                        + " from 0 to 1000");
        assertThatThrownBy(() -> converter(type, "schemac.connect.instant", "micros"))
                .isInstanceOf(ConfigException.class)
                .hasMessage("Invalid value micros for configuration schemac.connect.instant: expected exact, millis or"
                        + " string");
        assertThatThrownBy(() -> converter(type, "schemac.connect.instants", "millis"))
                .isInstanceOf(ConfigException.class)
                .hasMessageStartingWith("Unknown configuration schemac.connect.instants: ");
        assertThatThrownBy(() -> new EventConverter().toConnectData("t", new byte[0]))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("EventConverter is not configured: call configure");
    }

    @Test
    void keysHaveTheirOwnType() {
        EventConverter converter = new EventConverter();
        converter.configure(Map.of("schemac.key.type", PARCELS + "Item"), true);

        assertThat(json(converter, struct(converter, "{\"sku\":\"s\"}"))).isEqualTo("{\"sku\":\"s\"}");
    }

    @Test
    void bytesOfASchemaRegistryAreSkippedAndWritten() {
        byte[] record = {0, 0, 0, 0, 7, '{', '"', 's', 'k', 'u', '"', ':', '"', 's', '"', '}'};
        EventConverter any = converter(PARCELS + "Item", "schemac.registry.id", "any");
        Object struct = any.toConnectData("t", record).value();

        assertThat(converter(PARCELS + "Item", "schemac.registry.id", "7").fromConnectData("t", null, struct))
                .isEqualTo(record);
        assertThatThrownBy(() -> any.fromConnectData("t", null, struct))
                .isInstanceOf(DataException.class)
                .hasMessage("an object of dev.schemac.kafka.parcels.Item cannot be written to topic t:"
                        + " schemac.registry.id is any, but writing needs the id of the schema");
    }

    @Test
    void connectFindsTheConverter() {
        assertThat(ServiceLoader.load(Converter.class).stream().map(ServiceLoader.Provider::type))
                .contains(EventConverter.class);
        assertThat(new EventConverter().version()).isEqualTo("undefined");
        assertThat(new EventConverter().config().names())
                .containsExactlyInAnyOrder(
                        "schemac.key.type",
                        "schemac.value.type",
                        "schemac.profile",
                        "schemac.registry.id",
                        "schemac.connect.decimal.scale",
                        "schemac.connect.instant");
    }
}
