package dev.schemac.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.testing.Seed;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rows are those of Spark's own JSON reader with the same columns. */
@Tag("slow")
class ColumnsTest {
    static final String SCHEMA = """
            import java.time.*;

            create json schema Address(street string, zip int, at double[]);
            create json enum Color('red', 'dark-blue');
            @Column(name=millis, format='epoch-millis')
            @Column(name=quoted, format='string')
            @Column(name=german, format='dd.MM.uuuu')
            @Column(name=mail, jsonName='e-mail')
            create json schema Event(
                id long, text string, flag boolean, b byte, s short, i int, f float, d double,
                integer BigInteger, number BigDecimal, day LocalDate, moment Instant, local LocalDateTime,
                offset OffsetDateTime, uuid UUID, data binary, color Color,
                address Address, addresses Address[], tags string[], ints int[], prims int[primitive], flags boolean[],
                matrix int[][], days LocalDate[], numbers BigDecimal[], counts Map<String, int>,
                byName Map<String, Address>, list List<string>, any Object, anyMap Map,
                millis Instant, quoted long, german LocalDate, mail string);
            """;

    /** Every column with a value, with null and absent. */
    static final List<String> DOCUMENTS = List.of(
            "{}",
            """
                        {"id":9007199254740993,"text":"a\\u0062\\n\\"\u00e9\u20ac\ud83d\ude00","flag":true,"b":-128,"s":32767,"i":-5,"f":1.5,"d":-2.5E-3,\
                        "integer":12345678901234567890123456789012345678,"number":1.100,"day":"2024-02-29",\
                        "moment":"2024-02-29T10:15:30.123456Z","local":"2024-02-29T10:15:30.5","offset":"2024-02-29T10:15:30+01:00",\
                        "uuid":"123e4567-e89b-12d3-a456-426614174000","data":"aGVsbG8=","color":"dark-blue",\
                        "address":{"street":"x","zip":8000,"at":[47.5,8.5]},"addresses":[{"zip":1},null,{"at":[]}],\
                        "tags":["a",null,""],"ints":[1,null,3],"prims":[1,2],"flags":[true,false,null],"matrix":[[1],[],null],\
                        "days":["1969-12-31"],"numbers":[0.5,null],"counts":{"a":1,"b":null},"byName":{"home":{"zip":3}},\
                        "list":["x"],"any":"a string","anyMap":{"k":"v","n":7},"millis":1709201730123,"quoted":"17",\
                        "german":"29.02.2024","e-mail":"a@b"}""",
            """
                        {"unknown":{"a":[1,{"b":null}]},"e-mail":null,"i":1,"id":2,"address":null,"tags":null,"number":null}""",
            """
                        {"any":{"a":[1,true,null,"x"]},"number":-12345678901234567890.123456789012345678,"moment":"1969-12-31T23:59:59.999999Z"}""",
            "{\"any\":17}",
            "{\"any\":[]}",
            "{\"any\":false}",
            "{\"text\":12.50,\"tags\":[1,true]}",
            "{\"address\":{},\"addresses\":[],\"counts\":{},\"byName\":{},\"anyMap\":{},\"matrix\":[]}");

    static final String UNION = """
            @JsonSchema(discriminator=kind)
            create json schema Shape(kind string, name string);
            @JsonSchema(discriminatorValue='circle')
            create json schema Circle(radius double) inherits Shape;
            @JsonSchema(discriminatorValue='square')
            create json schema Square(side int) inherits Shape;
            create json schema Drawing(title string, shapes Shape[]);
            """;

    @TempDir
    private Path folder;

    private void assertSame(String schema, String type, List<String> lines) {
        String path = LocalSpark.write(folder, "events.jsonl", String.join("\n", lines) + "\n");
        Dataset<Row> ours = LocalSpark.read(schema).option("type", type).load(path);
        Dataset<Row> theirs = LocalSpark.session()
                .read()
                .schema(ours.schema())
                .option("mode", "FAILFAST")
                .json(path);
        List<Row> expected = theirs.collectAsList();
        List<Row> rows = ours.collectAsList();
        assertThat(rows).hasSameSizeAs(expected);
        for (int i = 0; i < rows.size(); i++) {
            for (int column = 0; column < ours.columns().length; column++) {
                assertThat(cell(rows.get(i), column))
                        .as("%s of %s", ours.columns()[column], lines.get(i))
                        .isEqualTo(cell(expected.get(i), column));
            }
        }
    }

    private static Object cell(Row row, int column) {
        return row.get(column) instanceof byte[] bytes
                ? List.of(bytes.length, java.util.Arrays.hashCode(bytes))
                : row.get(column);
    }

    @Test
    void allColumnsHaveTheValuesOfSparksReader() {
        assertSame(SCHEMA, "Event", DOCUMENTS);
    }

    @Test
    void randomEventsHaveTheValuesOfSparksReader() {
        withRandomEvents(documents -> assertSame(SCHEMA, "Event", documents));
    }

    /** Runs a check with random documents, and names their seed if it fails. */
    static void withRandomEvents(Consumer<List<String>> check) {
        long seed = Seed.drawn();
        Random random = new Random(seed);
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            lines.add(event(random));
        }
        try {
            check.accept(lines);
        } catch (AssertionError e) {
            throw new AssertionError("-Dschemac.seed=" + seed, e);
        }
    }

    private static String event(Random random) {
        List<String> members = new ArrayList<>();
        add(members, random, "id", String.valueOf(random.nextLong()));
        add(members, random, "text", string(random));
        add(members, random, "flag", String.valueOf(random.nextBoolean()));
        add(members, random, "b", String.valueOf((byte) random.nextInt()));
        add(members, random, "s", String.valueOf((short) random.nextInt()));
        add(members, random, "i", String.valueOf(random.nextInt()));
        add(members, random, "f", String.valueOf(random.nextFloat() * 1e6f));
        add(members, random, "d", String.valueOf(random.nextGaussian() * Math.pow(10, random.nextInt(20))));
        add(members, random, "integer", String.valueOf(new java.math.BigInteger(120, random)));
        add(members, random, "number", random.nextInt(1_000_000) + "." + Math.abs(random.nextInt()));
        add(members, random, "day", "\"" + java.time.LocalDate.ofEpochDay(random.nextInt(60_000) - 30_000) + "\"");
        add(
                members,
                random,
                "moment",
                "\"" + java.time.Instant.ofEpochSecond(random.nextInt(), random.nextInt(1000) * 1000) + "\"");
        add(members, random, "address", address(random));
        add(members, random, "addresses", array(random, address(random), "null", address(random)));
        add(members, random, "tags", array(random, string(random), "null", string(random)));
        add(members, random, "ints", array(random, "1", "null", String.valueOf(random.nextInt())));
        add(members, random, "byName", "{" + string(random) + ":" + address(random) + "}");
        add(members, random, "surplus", array(random, address(random), string(random)));
        if (random.nextInt(4) == 0) {
            Collections.shuffle(members, random);
        }
        return members.stream().collect(Collectors.joining(random.nextInt(5) == 0 ? " , " : ",", "{", "}"));
    }

    private static void add(List<String> members, Random random, String name, String value) {
        int kind = random.nextInt(8);
        if (kind > 0) {
            members.add("\"" + name + "\":" + (kind == 1 ? "null" : value));
        }
    }

    private static String array(Random random, String... elements) {
        return List.of(elements).subList(0, random.nextInt(elements.length + 1)).toString();
    }

    private static String address(Random random) {
        List<String> members = new ArrayList<>();
        add(members, random, "street", string(random));
        add(members, random, "zip", String.valueOf(random.nextInt(10_000)));
        add(members, random, "at", array(random, "1.5", "-2", "3e3"));
        return "{" + String.join(",", members) + "}";
    }

    private static String string(Random random) {
        StringBuilder string = new StringBuilder("\"");
        for (int left = random.nextInt(40); left > 0; left--) {
            switch (random.nextInt(30)) {
                case 0 -> string.append("\\n");
                case 1 -> string.append("\\u00e9");
                case 2 -> string.append('\u00fc');
                case 3 -> string.append("\ud83d\ude00");
                default -> string.append((char) ('a' + random.nextInt(26)));
            }
        }
        return string.append('"').toString();
    }

    @Test
    void anObjectThatContainsItselfIsAString() {
        assertSame(
                "create json schema Node(name string, next Node)",
                "Node",
                List.of("{\"name\":\"a\",\"next\":{\"name\":\"b\",\"next\":{\"name\":\"c\"}}}", "{\"next\":null}"));
    }

    @Test
    void aUnionHasTheColumnsOfAllItsSchemas() {
        assertSame(
                UNION,
                "Drawing",
                List.of(
                        "{\"title\":\"t\",\"shapes\":[{\"kind\":\"circle\",\"name\":\"c\",\"radius\":1.5},{\"kind\":\"square\",\"side\":2}]}"));
    }
}
