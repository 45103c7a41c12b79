package dev.schemac.flink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.StringStyle;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.model.CollectionStyle;
import dev.schemac.flink.internal.binary.BinaryInput;
import dev.schemac.flink.internal.binary.BinaryToJson;
import dev.schemac.flink.internal.binary.EventShape;
import dev.schemac.flink.internal.binary.GeneratedParser;
import dev.schemac.flink.internal.binary.ScalarCodecs;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.testing.Seed;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.flink.core.memory.DataInputDeserializer;
import org.apache.flink.core.memory.DataOutputSerializer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Events of every type in every container, written as bytes, against the same as JSON. */
@Tag("slow")
@Tag("each-jdk")
final class BinaryFormTest {
    private static final long SEED = Seed.drawn();
    private static final int EVENTS = 300;

    static List<CompilerOptions> options() {
        return List.of(
                CompilerOptions.DEFAULT,
                CompilerOptions.DEFAULT.withStrings(StringStyle.LAZY),
                CompilerOptions.DEFAULT.withStyle(ValueStyle.RECORD),
                CompilerOptions.DEFAULT.withCollections(CollectionStyle.LIST),
                CompilerOptions.DEFAULT.withStyle(ValueStyle.RECORD).withCollections(CollectionStyle.LIST));
    }

    @ParameterizedTest
    @MethodSource("options")
    void keepsWhatJsonKeeps(CompilerOptions options) throws IOException {
        RandomEvents events = new RandomEvents(options, new Random(SEED));
        check(events, events.parser());
    }

    private static <T> void check(RandomEvents events, ObjectParser<T> parser) throws IOException {
        EventTypeSerializer<T> serializer = new EventTypeSerializer<>(GeneratedParser.of(parser));
        EventShape shape = EventShape.of(parser);
        assertThat(shape.binary()).as("all of them").hasSize(4);
        DataOutputSerializer out = new DataOutputSerializer(64);
        long bytes = 0;
        long json = 0;
        for (int i = 0; i < EVENTS; i++) {
            byte[] document = events.document();
            T event = parser.parse(document);
            out.clear();
            serializer.serialize(event, out);
            assertThat(out.getSharedBuffer()[4]).as("not JSON").isEqualTo((byte) 1);
            T back = serializer.deserialize(new DataInputDeserializer(out.getCopyOfBuffer()));
            String expected = parser.writer().toJson(event, JsonOptions.ESPER);
            assertThat(back)
                    .as("-Dschemac.seed=%d, event %d: %s", SEED, i, expected)
                    .isEqualTo(event);
            assertThat(parser.writer().toJson(back, JsonOptions.ESPER))
                    .as("-Dschemac.seed=%d, event %d", SEED, i)
                    .isEqualTo(expected);
            assertThat(serializer.copy(event))
                    .as("-Dschemac.seed=%d, event %d", SEED, i)
                    .isEqualTo(event);
            assertThat(migrated(shape, parser, out))
                    .as("-Dschemac.seed=%d, event %d", SEED, i)
                    .isEqualTo(event);
            bytes += out.length();
            json += parser.writer().toJsonBytes(event).length;
        }
        System.out.printf("-Dschemac.seed=%d: %d bytes, as JSON %d%n", SEED, bytes, json);
    }

    /** As an event of another shape is read. */
    private static <T> T migrated(EventShape shape, ObjectParser<T> parser, DataOutputSerializer out)
            throws IOException {
        BinaryInput in = new BinaryInput();
        in.reset(out.getCopyOfBuffer(), 5, out.length() - 5);
        JsonWriter json = new JsonWriter();
        new BinaryToJson(shape).convert(in, json);
        in.end();
        return parser.parse(json.toByteArray(), ScalarCodecs.READ);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 7, 8, 9, 64, 65, 252, 253, 254})
    void anyNumberOfColumns(int columns) throws IOException {
        StringBuilder schema = new StringBuilder();
        StringBuilder document = new StringBuilder();
        for (int i = 0; i < columns; i++) {
            schema.append(i == 0 ? "" : ", ").append("c").append(i).append(i % 2 == 0 ? " int" : " string");
            document.append(i == 0 ? "" : ",")
                    .append("\"c")
                    .append(i)
                    .append("\":")
                    .append(i % 2 == 0 ? i : "\"t\"");
        }
        for (ValueStyle style : ValueStyle.values()) {
            ObjectParser<?> parser = compiled(style, "create json schema T(" + schema + ")");
            for (String json : new String[] {"{" + document + "}", "{}"}) {
                checkRoundTrip(parser, json);
            }
        }
    }

    @Test
    void wideBeans() throws IOException {
        String columns =
                IntStream.range(0, 2_000).mapToObj(i -> "c" + i + " int").collect(Collectors.joining(", "));
        ObjectParser<?> parser = compiled(ValueStyle.BEAN, "create json schema T(" + columns + ")");
        checkRoundTrip(parser, "{\"c0\":1,\"c7\":0,\"c8\":3,\"c1999\":4}");
    }

    /** Getters are found where names differ by case alone, in the class or in the one that it extends. */
    @Test
    void inheritedColumnsOfLikeNames() throws IOException {
        ObjectParser<?> parser = compiled(
                ValueStyle.BEAN,
                "create json schema P(Abc int, xyz string, Def int); create json schema Q(abc int, Xyz string) inherits P;"
                        + " create json schema T(DEF int, def int, xYZ string) inherits Q");
        assertThat(EventShape.of(parser).binary()).isNotEmpty();
        checkRoundTrip(
                parser,
                "{\"Abc\":1,\"abc\":2,\"xyz\":\"a\",\"Xyz\":\"b\",\"xYZ\":\"c\",\"Def\":3,\"DEF\":4,\"def\":5}");
    }

    /** A primitive column of a record has a value; bytes of a schema in which it need not may lack it. */
    @Test
    void columnsThatMustHaveAValue() throws IOException {
        String schema =
                "create json schema T(a boolean, b byte, c char, d double, e float, f int, g long, h short, i long, j string)";
        String json = "{\"a\":false,\"b\":-1,\"c\":\"x\",\"d\":-0.0,\"e\":1.5,\"f\":-7,\"g\":9007199254740993,\"h\":-3,"
                + "\"i\":\"8\",\"j\":\"k\"}";
        String required = IntStream.rangeClosed('a', 'i')
                .mapToObj(c -> "@Column(name=" + (char) c + ", required=true, nullable=false"
                        + (c == 'i' ? ", format='string'" : "") + ") ")
                .collect(Collectors.joining());
        ObjectParser<?> parser = compiled(ValueStyle.RECORD, required + schema);
        assertThat(EventShape.of(parser).binary()).isNotEmpty();
        checkRoundTrip(parser, json);
        byte[] whole = written(compiled(ValueStyle.RECORD, schema), json);
        assertThat(whole).isEqualTo(written(parser, json));
        for (char c = 'a'; c <= 'h'; c++) {
            String without = json.replaceAll("\"" + c + "\":[^,]*,", "");
            byte[] bytes = written(compiled(ValueStyle.BEAN, schema), without);
            EventTypeSerializer<?> serializer = new EventTypeSerializer<>(GeneratedParser.of(parser));
            assertThatThrownBy(() -> serializer.deserialize(new DataInputDeserializer(bytes)))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("expected a value at byte ")
                    .hasMessageContaining(" but found no value ($." + c + ")");
        }
    }

    private static <T> byte[] written(ObjectParser<T> parser, String json) throws IOException {
        DataOutputSerializer out = new DataOutputSerializer(64);
        new EventTypeSerializer<>(GeneratedParser.of(parser)).serialize(parser.parse(json), out);
        return out.getCopyOfBuffer();
    }

    private static ObjectParser<?> compiled(ValueStyle style, String schema) {
        EventRuntime runtime = new EventRuntime();
        new SchemaCompiler(CompilerOptions.DEFAULT.withStyle(style))
                .deploy(runtime, List.of(new SchemaSource("t.epl", "module m; " + schema)));
        return runtime.eventSender("T").parser();
    }

    private static <T> void checkRoundTrip(ObjectParser<T> parser, String json) throws IOException {
        EventTypeSerializer<T> serializer = new EventTypeSerializer<>(GeneratedParser.of(parser));
        DataOutputSerializer out = new DataOutputSerializer(64);
        T event = parser.parse(json);
        serializer.serialize(event, out);
        assertThat(serializer.deserialize(new DataInputDeserializer(out.getCopyOfBuffer())))
                .isEqualTo(event);
    }
}
