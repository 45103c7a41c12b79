package dev.schemac.flink.table;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.flink.EventTypeInfo;
import dev.schemac.flink.beans.Access;
import dev.schemac.flink.internal.row.RowPlans;
import dev.schemac.flink.internal.row.ValueMismatchException;
import dev.schemac.flink.shop.Purchase;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.testing.Seed;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Random;
import org.apache.flink.formats.json.JsonParserRowDataDeserializationSchema;
import org.apache.flink.table.api.DataTypes;
import org.apache.flink.table.data.DecimalData;
import org.apache.flink.table.data.GenericRowData;
import org.apache.flink.table.data.RowData;
import org.apache.flink.table.data.StringData;
import org.apache.flink.table.data.TimestampData;
import org.apache.flink.table.runtime.typeutils.RowDataSerializer;
import org.apache.flink.table.types.DataType;
import org.apache.flink.table.types.logical.RowType;
import org.apache.flink.util.InstantiationUtil;
import org.junit.jupiter.api.Test;

/** The rows of events, compared with those of Flink's own format, and what is different. */
final class EventRowsTest {
    private static RowType row(DataTypes.Field... columns) {
        return (RowType) DataTypes.ROW(columns).getLogicalType();
    }

    private static <T> EventRows<T> rows(Class<T> type, RowType columns) throws Exception {
        // as a task gets it
        return InstantiationUtil.clone(EventRows.of(EventTypeInfo.of(type), columns, "t"));
    }

    private static RowData read(DataTypes.Field column, String json) throws Exception {
        return read(row(column), json);
    }

    private static RowData read(RowType columns, String json) throws Exception {
        String document = "{\"id\":\"123e4567-e89b-12d3-a456-426614174000\"," + json + "}";
        EventRows<Purchase> rows = rows(Purchase.class, columns);
        RowData row;
        try {
            row = rows.read(Purchase.parse(document));
        } catch (ValueMismatchException e) {
            assertThatThrownBy(() -> rows.readBinary(Purchase.parse(document)))
                    .isInstanceOf(ValueMismatchException.class)
                    .hasMessage(e.getMessage());
            throw e;
        }
        // each byte is the one that Flink writes
        assertThat(rows.readBinary(Purchase.parse(document)))
                .isEqualTo(new RowDataSerializer(columns).toBinaryRow(row));
        return Tables.comparable(columns, row);
    }

    /** What Flink's {@code json} reads. */
    private static RowData oracle(DataTypes.Field column, String json) throws Exception {
        RowData row = Tables.only(Tables.json(row(column)), ("{" + json + "}").getBytes(UTF_8));
        return Tables.comparable(row(column), row);
    }

    private static void same(String name, DataType type, String value) throws Exception {
        DataTypes.Field column = DataTypes.FIELD(name, type);
        String json = "\"" + name + "\":" + value;
        assertThat(read(column, json)).as(name + " " + type).isEqualTo(oracle(column, json));
        assertThat(read(column, json).isNullAt(0)).isFalse();
    }

    @Test
    void widerTypesAreEqualToThoseOfJson() throws Exception {
        for (DataType type : List.of(
                DataTypes.TINYINT(),
                DataTypes.SMALLINT(),
                DataTypes.INT(),
                DataTypes.BIGINT(),
                DataTypes.FLOAT(),
                DataTypes.DOUBLE(),
                DataTypes.DECIMAL(5, 2))) {
            same("tiny", type, "-128");
        }
        for (DataType type :
                List.of(DataTypes.INT(), DataTypes.BIGINT(), DataTypes.DOUBLE(), DataTypes.DECIMAL(10, 0))) {
            same("count", type, "2147483647");
        }
        same("big", DataTypes.DECIMAL(19, 0), "-9223372036854775808");
        same("quoted", DataTypes.BIGINT(), "\"9223372036854775807\"");
        same("huge", DataTypes.DECIMAL(30, 0), "123456789012345678901234567890");
        same("amount", DataTypes.DECIMAL(10, 2), "1.25");
        same("amount", DataTypes.DECIMAL(4, 1), "1.25"); // both round
        same("amount", DataTypes.DECIMAL(38, 18), "-0.000000000000000001");
    }

    @Test
    void timesAreEqualToThoseOfJson() throws Exception {
        same("day", DataTypes.DATE(), "\"1969-12-31\"");
        same("time", DataTypes.TIME(0), "\"23:59:59\"");
        same("time", DataTypes.TIME(3), "\"23:59:59.999\"");
        same("local", DataTypes.TIMESTAMP(9), "\"2024-02-29T10:15:30.123456789\"");
        same("at", DataTypes.TIMESTAMP_LTZ(9), "\"1969-12-31T23:59:59.000000001Z\"");
        same("local", DataTypes.STRING(), "\"2024-02-29T10:15:30.500\"");
        same("offset", DataTypes.STRING(), "\"2024-02-29T10:15:30+01:00\"");
        same("millis", DataTypes.BIGINT(), "1700000000000");
        same("millis", DataTypes.DECIMAL(38, 9), "-1.5");
        same("waited", DataTypes.BIGINT(), "90");
        same("printed", DataTypes.STRING(), "\"29.02.2024\"");
    }

    @Test
    void moreTypesThanInJson() throws Exception {
        TimestampData moment = TimestampData.fromEpochMillis(1709198130000L);
        DataType local = DataTypes.TIMESTAMP_LTZ(3);
        assertThat(read(DataTypes.FIELD("offset", local), "\"offset\":\"2024-02-29T10:15:30+01:00\""))
                .isEqualTo(GenericRowData.of(moment));
        assertThat(read(DataTypes.FIELD("zoned", local), "\"zoned\":\"2024-02-29T10:15:30+01:00[Europe/Paris]\""))
                .isEqualTo(GenericRowData.of(moment));
        assertThat(read(DataTypes.FIELD("millis", local), "\"millis\":1709198130000"))
                .isEqualTo(GenericRowData.of(moment));
        assertThat(read(DataTypes.FIELD("at", local), "\"at\":\"2024-02-29T10:15:30+01:00\""))
                .isEqualTo(GenericRowData.of(moment));
        assertThat(read(DataTypes.FIELD("printed", DataTypes.DATE()), "\"printed\":\"02.01.1970\""))
                .isEqualTo(GenericRowData.of(1));
        assertThat(read(DataTypes.FIELD("token", DataTypes.BYTES()), "\"token\":\"-_8\"")
                        .getBinary(0))
                .containsExactly(0xFB, 0xFF);
    }

    @Test
    void timesAreCutToThePrecision() throws Exception {
        assertThat(read(DataTypes.FIELD("time", DataTypes.TIME(3)), "\"time\":\"10:15:30.123456\""))
                .isEqualTo(GenericRowData.of(36_930_123));
        assertThat(read(DataTypes.FIELD("time", DataTypes.TIME(1)), "\"time\":\"10:15:30.123456\""))
                .isEqualTo(GenericRowData.of(36_930_100));
        assertThat(read(
                        DataTypes.FIELD("local", DataTypes.TIMESTAMP(4)),
                        "\"local\":\"2024-02-29T10:15:30.123456789\""))
                .isEqualTo(GenericRowData.of(
                        TimestampData.fromLocalDateTime(LocalDateTime.parse("2024-02-29T10:15:30.1234"))));
        assertThat(read(DataTypes.FIELD("at", DataTypes.TIMESTAMP_LTZ(0)), "\"at\":\"1969-12-31T23:59:58.999Z\""))
                .isEqualTo(GenericRowData.of(TimestampData.fromEpochMillis(-2000)));
    }

    @Test
    void valuesThatDoNotFitAreErrors() {
        for (String[] each : List.of(
                new String[] {
                    "amount", "\"amount\":123.4", "expected a number with at most 2 digits before the decimal point"
                },
                new String[] {
                    "amount", "\"amount\":99.96", "expected a number with at most 2 digits before the decimal point"
                },
                new String[] {"day", "\"day\":\"+999999999-12-31\"", "expected a date in the range of DATE"},
                new String[] {
                    "millis",
                    "\"millis\":1.5",
                    "expected a whole number of epoch-millis; declare the column as DECIMAL(38, 9)"
                },
                new String[] {
                    "at", "\"at\":\"+999999999-12-31T00:00:00Z\"", "expected a time in the range of TIMESTAMP_LTZ"
                },
                new String[] {
                    "local", "\"local\":\"+999999999-12-31T00:00:00\"", "expected a time in the range of TIMESTAMP"
                })) {
            DataType type = switch (each[0]) {
                case "amount" -> DataTypes.DECIMAL(3, 1);
                case "day" -> DataTypes.DATE();
                case "millis" -> DataTypes.BIGINT();
                case "at" -> DataTypes.TIMESTAMP_LTZ(9);
                default -> DataTypes.TIMESTAMP(9);
            };
            assertThatThrownBy(() -> read(DataTypes.FIELD(each[0], type), each[1]))
                    .as(each[1])
                    .isInstanceOf(ValueMismatchException.class)
                    .hasMessage(each[2] + " in column '" + each[0] + "'");
        }
    }

    /** What the page states about Flink's {@code json}. The other side is in the tests around. */
    @Test
    void differencesOfJson() throws Exception {
        DataTypes.Field count = DataTypes.FIELD("count", DataTypes.INT());
        assertThat(oracle(DataTypes.FIELD("amount", DataTypes.DECIMAL(3, 1)), "\"amount\":123.4")
                        .isNullAt(0))
                .isTrue();
        assertThat(oracle(count, "\"count\":1.5")).isEqualTo(GenericRowData.of(1));
        assertThat(oracle(DataTypes.FIELD("paid", DataTypes.BOOLEAN()), "\"paid\":\"yes\""))
                .isEqualTo(GenericRowData.of(false));
        assertThat(oracle(DataTypes.FIELD("count", DataTypes.INT().notNull()), "\"count\":null")
                        .isNullAt(0))
                .isTrue();
        assertThat(oracle(count, "\"count\":1,\"count\":2")).isEqualTo(GenericRowData.of(1));
        assertThat(oracle(DataTypes.FIELD("state", DataTypes.STRING()), "\"state\":\"later\""))
                .isEqualTo(GenericRowData.of(StringData.fromString("later")));
        DataTypes.Field at = DataTypes.FIELD("at", DataTypes.TIMESTAMP_LTZ(0));
        assertThatThrownBy(() -> oracle(at, "\"at\":\"2024-02-29T10:15:30+01:00\""))
                .isInstanceOf(UncheckedIOException.class);
        assertThat(oracle(at, "\"at\":\"1970-01-01T00:00:00.5Z\""))
                .isEqualTo(GenericRowData.of(TimestampData.fromEpochMillis(500)));
        assertThat(oracle(DataTypes.FIELD("offset", DataTypes.STRING()), "\"offset\":\"2024-02-29T10:15:00Z\""))
                .isEqualTo(GenericRowData.of(StringData.fromString("2024-02-29T10:15:00Z")));
        assertThat(oracle(DataTypes.FIELD("anything", DataTypes.STRING()), "\"anything\":1.50"))
                .isEqualTo(GenericRowData.of(StringData.fromString("1.50")));
        assertThat(Tables.only(Tables.json(row(count)), "{\"count\":1} {\"count\":2}".getBytes(UTF_8)))
                .isEqualTo(GenericRowData.of(1));

        for (String each :
                List.of("\"count\":1.5", "\"paid\":\"yes\"", "\"count\":1,\"count\":2", "\"state\":\"later\"")) {
            assertThatThrownBy(() -> read(count, each)).as(each).isInstanceOf(JsonParseException.class);
        }
        assertThat(read(DataTypes.FIELD("anything", DataTypes.STRING()), "\"anything\":1.50"))
                .isEqualTo(GenericRowData.of(StringData.fromString("1.5")));
        assertThat(read(DataTypes.FIELD("offset", DataTypes.STRING()), "\"offset\":\"2024-02-29T10:15:00Z\""))
                .isEqualTo(GenericRowData.of(StringData.fromString("2024-02-29T10:15Z")));
    }

    @Test
    void tablesWithTheSameColumnsShareTheirPlans() {
        RowType type = (RowType) EventTables.dataType(Access.class).getLogicalType();
        RowType same = (RowType) type.copy(type.isNullable());
        RowPlans<Access> plans = RowPlans.of(EventTypeInfo.of(Access.class).parser(), type, List.of());
        assertThat(RowPlans.of(EventTypeInfo.of(Access.class).parser(), same, List.of()))
                .isSameAs(plans);
        assertThat(RowPlans.of(
                        EventTypeInfo.of(Access.class).parser(), (RowType) type.copy(!type.isNullable()), List.of()))
                .isNotSameAs(plans);
    }

    @Test
    void notNullIsChecked() throws Exception {
        DataTypes.Field mail = DataTypes.FIELD("e-mail", DataTypes.STRING().notNull());
        assertThat(read(mail, "\"e-mail\":\"a\"")).isEqualTo(GenericRowData.of(StringData.fromString("a")));
        assertThatThrownBy(() -> read(mail, "\"e-mail\":null"))
                .hasMessage("expected a value, because of NOT NULL, in column 'e-mail'");
        assertThatThrownBy(() -> read(DataTypes.FIELD("count", DataTypes.INT().notNull()), "\"count\":null"))
                .hasMessage("expected a value, because of NOT NULL, in column 'count'");
        assertThatThrownBy(() -> read(
                        DataTypes.FIELD(
                                "tags", DataTypes.ARRAY(DataTypes.STRING().notNull())),
                        "\"tags\":[null]"))
                .hasMessage("expected a value, because of NOT NULL, in column 'tags.element'");
        assertThatThrownBy(() -> read(
                        DataTypes.FIELD(
                                "address",
                                DataTypes.ROW(DataTypes.FIELD(
                                        "street", DataTypes.STRING().notNull()))),
                        "\"address\":{\"zip\":\"1\"}"))
                .hasMessage("expected a value, because of NOT NULL, in column 'address.street'");
        DataTypes.Field items = DataTypes.FIELD(
                "items",
                DataTypes.ARRAY(DataTypes.ROW(
                        DataTypes.FIELD("price", DataTypes.DOUBLE().notNull()))));
        assertThatThrownBy(() -> read(items, "\"items\":[{\"sku\":\"s\"}]"))
                .hasMessage("expected a value, because of NOT NULL, in column 'items.element.price'");
    }

    @Test
    void randomDocumentsAreEqualToThoseOfJson() throws Exception {
        long seed = Seed.drawn();
        Random random = new Random(seed);
        RowType type = (RowType) EventTables.dataType(Access.class).getLogicalType();
        EventRows<Access> rows = rows(Access.class, type);
        JsonParserRowDataDeserializationSchema json = Tables.json(type);
        for (int i = 0; i < 2_000; i++) {
            StringBuilder document = new StringBuilder("{");
            append(document, random, "id", "\"" + random.nextInt() + "\\n\\u00e9\"");
            append(document, random, "user", "\"u\ud83d\ude00\"");
            append(document, random, "at", Long.toString(random.nextLong()));
            append(document, random, "status", Integer.toString(random.nextInt()));
            append(document, random, "millis", Double.toString(random.nextGaussian()));
            append(document, random, "mobile", Boolean.toString(random.nextBoolean()));
            append(document, random, "tags", random.nextBoolean() ? "[]" : "[\"a\",null,\"b\"]");
            append(document, random, "city", "{\"name\":\"M\",\"latitude\":" + random.nextInt(90) + "}");
            append(document, random, "other", "{\"city\":[1,2]}");
            document.append("\"page\":null}");
            byte[] bytes = document.toString().getBytes(UTF_8);
            RowData row = rows.read(Access.parse(bytes));
            assertThat(Tables.comparable(type, row))
                    .as("-Dschemac.seed=%s: %s", seed, document)
                    .isEqualTo(Tables.comparable(type, Tables.only(json, bytes)));
            assertThat(rows.readBinary(Access.parse(bytes)))
                    .as("-Dschemac.seed=%s: %s", seed, document)
                    .isEqualTo(new RowDataSerializer(type).toBinaryRow(row));
        }
    }

    private static void append(StringBuilder document, Random random, String name, String value) {
        if (random.nextInt(4) > 0) {
            document.append('"')
                    .append(name)
                    .append("\":")
                    .append(random.nextInt(8) == 0 ? "null" : value)
                    .append(',');
        }
    }

    @Test
    void rowsAreWrittenAsTheSchemaWritesThem() throws Exception {
        RowType type = row(
                DataTypes.FIELD("count", DataTypes.BIGINT()),
                DataTypes.FIELD("id", DataTypes.STRING()),
                DataTypes.FIELD("millis", DataTypes.TIMESTAMP_LTZ(3)),
                DataTypes.FIELD("waited", DataTypes.DECIMAL(38, 9)),
                DataTypes.FIELD("printed", DataTypes.DATE()),
                DataTypes.FIELD("quoted", DataTypes.BIGINT()),
                DataTypes.FIELD("token", DataTypes.BYTES()),
                DataTypes.FIELD("offset", DataTypes.TIMESTAMP_LTZ(0)),
                DataTypes.FIELD("amount", DataTypes.DECIMAL(5, 2)));
        byte[] json = rows(Purchase.class, type)
                .write(GenericRowData.of(
                        7L,
                        StringData.fromString("123e4567-e89b-12d3-a456-426614174000"),
                        TimestampData.fromEpochMillis(1_700_000_000_123L),
                        DecimalData.fromBigDecimal(new BigDecimal("1.5"), 38, 9),
                        1,
                        -1L,
                        new byte[] {(byte) 0xFB, (byte) 0xFF},
                        TimestampData.fromEpochMillis(0),
                        DecimalData.fromBigDecimal(new BigDecimal("1.10"), 5, 2)));
        assertThat(new String(json, UTF_8))
                .isEqualTo("{\"id\":\"123e4567-e89b-12d3-a456-426614174000\",\"count\":7,\"amount\":1.10,"
                        + "\"offset\":\"1970-01-01T00:00Z\",\"token\":\"-_8\",\"quoted\":\"-1\","
                        + "\"millis\":1700000000123,\"waited\":1.5,\"printed\":\"02.01.1970\"}");
    }

    @Test
    void jsonInAStringIsWrittenAsAString() throws Exception {
        String id = "123e4567-e89b-12d3-a456-426614174000";
        byte[] json = rows(
                        Purchase.class,
                        row(DataTypes.FIELD("id", DataTypes.STRING()), DataTypes.FIELD("anything", DataTypes.STRING())))
                .write(GenericRowData.of(StringData.fromString(id), StringData.fromString("{\"a\":1}")));
        assertThat(new String(json, UTF_8)).isEqualTo("{\"id\":\"" + id + "\",\"anything\":\"{\\\"a\\\":1}\"}");
    }

    @Test
    void rowsThatTheSchemaRejectsAreErrors() throws Exception {
        EventRows<Purchase> rows = rows(
                Purchase.class,
                row(DataTypes.FIELD("id", DataTypes.STRING()), DataTypes.FIELD("count", DataTypes.BIGINT())));
        assertThatThrownBy(() -> rows.write(GenericRowData.of(StringData.fromString("x"), 1L)))
                .hasMessage("cannot write a row of table t as dev.schemac.flink.shop.Purchase: expected a UUID (such as"
                        + " 123e4567-e89b-12d3-a456-426614174000) but found string at $.id");
        assertThatThrownBy(() -> rows.write(
                        GenericRowData.of(StringData.fromString("123e4567-e89b-12d3-a456-426614174000"), 1L << 40)))
                .hasMessageStartingWith("cannot write a row of table t as dev.schemac.flink.shop.Purchase: ")
                .hasMessageEndingWith(" at $.count");
        assertThat(rows.write(GenericRowData.of(StringData.fromString("123e4567-e89b-12d3-a456-426614174000"), 1L)))
                .asString(UTF_8)
                .isEqualTo("{\"id\":\"123e4567-e89b-12d3-a456-426614174000\",\"count\":1}");
    }
}
