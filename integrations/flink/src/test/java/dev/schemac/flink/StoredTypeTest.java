package dev.schemac.flink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.flink.internal.binary.EventShape;
import dev.schemac.flink.internal.binary.GeneratedParser;
import dev.schemac.flink.internal.binary.ImmutableRecords;
import dev.schemac.flink.internal.binary.StoredType;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.testing.ScalarSamples;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.apache.flink.core.memory.DataInputDeserializer;
import org.apache.flink.core.memory.DataOutputSerializer;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Each type of column against each other one: what is said to be read is, and {@code schemac breaking} says the same.
 */
final class StoredTypeTest {
    /**
     * A type and the JSON of some of its values, the extreme ones among them.
     *
     * @param annotation what stands before the schema
     * @param declared as the schema has it
     */
    private record Type(String annotation, String declared, String... values) {
        /** The schema with this column, on one line. */
        String schema(String name) {
            return annotation + " create json schema " + name + "(a " + declared + ");\n";
        }

        boolean hasFormat() {
            return annotation.contains("format=");
        }

        @Override
        public String toString() {
            return (annotation + " " + declared).strip();
        }
    }

    private static Type type(String declared, String... values) {
        return new Type("", declared, values);
    }

    private static Type base64(String variant, String declared, String... values) {
        return new Type("@Column(name=a, base64='" + variant + "')", declared, values);
    }

    private static Type form(String form, String declared, String... values) {
        return new Type("@Column(name=a, format='" + form + "')", declared, values);
    }

    /** Those of one value each come from the samples of every scalar. */
    private static final List<Type> TYPES = Stream.concat(
                    Stream.of(ScalarType.values()).map(StoredTypeTest::scalar), others())
            .toList();

    private static Type scalar(ScalarType type) {
        return type(type.toString(), ScalarSamples.of(type.toString()).json().toArray(String[]::new));
    }

    private static Stream<Type> others() {
        return Stream.of(
                base64("url", "binary", "\"\"", "\"_-8\"", "\"" + "AAAA".repeat(30) + "\""),
                base64("mime", "binary", "\"/+8=\"", "\"" + "AAAA".repeat(19) + "\\r\\nAAAA\""),
                base64("pem", "binary", "\"/+8=\"", "\"" + "AAAA".repeat(16) + "\\r\\nAAAA\""),
                form("epoch-millis", "Instant", "0", "1709201730123.456789"),
                form("epoch-seconds", "Instant[]", "[-1.5,null]"),
                form("seconds", "Duration", "90.000000001"),
                form("dd.MM.uuuu", "LocalDate", "\"29.02.2024\""),
                form("string", "long", "\"9223372036854775807\""),
                form("string", "bigdecimal", "\"0.1234567890123456789\""),
                type("byte[primitive]", "[]", "[-128,127]"),
                type("byte[]", "[]", "[-128,null]"),
                type("int[primitive]", "[]", "[2147483647]"),
                type("int[]", "[1,null]"),
                type("double[]", "[0.1,null]"),
                type("string[]", "[\"x\",null]"),
                type("binary[]", "[\"/+8=\",null]"),
                base64("url", "binary[]", "[\"_-8\",null]"),
                type("int[primitive][]", "[[1],null,[]]"),
                type("int[][]", "[[1,null],null,[]]"),
                type("List<int>", "[1,null]"),
                type("List<string>", "[\"x\",null]"),
                type("List<binary>", "[\"/+8=\",null]"),
                type("Map<string, int>", "{\"k\":1,\"n\":null}"),
                type("Map<string, long>", "{\"k\":9223372036854775807}"),
                type("bigdecimal[]", "[0.1234567890123456789]"),
                type("Map<string, bigdecimal>", "{\"k\":0.1234567890123456789}"),
                type("Map<string, string>", "{\"k\":\"x\"}"),
                type("Map<string, List<binary>>", "{\"k\":[\"/+8=\"]}"),
                type("Map", "{\"k\":[1,{}]}"),
                type("Object", "1", "\"x\"", "[null]", "{\"k\":{}}", "true"),
                type("null", "null"));
    }

    /**
     * A type that is forgotten costs each record with it a copy. Arrays can change, and the equality of URLs asks the
     * network.
     */
    @Test
    void scalarsAreImmutable() throws ClassNotFoundException {
        Set<ScalarType> others = EnumSet.of(ScalarType.BINARY, ScalarType.URL);
        for (ScalarType type : EnumSet.complementOf(EnumSet.copyOf(others))) {
            assertThat(ImmutableRecords.isScalar(Class.forName(type.className())))
                    .as(type.toString())
                    .isTrue();
        }
        assertThat(ImmutableRecords.isScalar(byte[].class)).isFalse();
    }

    private static final EventRuntime RUNTIME = new EventRuntime();

    @BeforeAll
    static void compile() {
        StringBuilder schemas = new StringBuilder();
        for (int i = 0; i < TYPES.size(); i++) {
            schemas.append(TYPES.get(i).schema("T" + i));
        }
        SchemaCompiler.compileDeploy(RUNTIME, "import java.time.*; import java.util.*; import java.net.*;\n" + schemas);
    }

    private static ObjectParser<?> parser(int type) {
        return RUNTIME.eventSender("T" + type).parser();
    }

    private static StoredType stored(int type) {
        return StoredType.of(parser(type).eventType().columns().get(0).type());
    }

    /** What stands in state is written under one of these. */
    private static final List<JsonOptions> WRITTEN = List.of(JsonOptions.DEFAULT, JsonOptions.ESPER);

    @Test
    void readsWithoutLossWhatTheTableAllows() {
        int read = 0;
        for (int older = 0; older < TYPES.size(); older++) {
            for (int type = 0; type < TYPES.size(); type++) {
                if (!stored(type).reads(stored(older))) {
                    continue;
                }
                read++;
                for (String value : TYPES.get(older).values()) {
                    for (JsonOptions options : WRITTEN) {
                        assertThat(thereAndBack(parser(older), parser(type), "{\"a\":" + value + "}", options))
                                .as("%s read as %s, then as it was", TYPES.get(older), TYPES.get(type))
                                .isTrue();
                    }
                }
            }
        }
        assertThat(read).isGreaterThan(3 * TYPES.size());
    }

    @Test
    void readsWithoutLossWhatWasWrittenAsBytes() throws IOException {
        int read = 0;
        for (int older = 0; older < TYPES.size(); older++) {
            for (int type = 0; type < TYPES.size(); type++) {
                if (stored(type).reads(stored(older))) {
                    read++;
                    for (String value : TYPES.get(older).values()) {
                        String document = "{\"a\":" + value + "}";
                        assertThat(migrated(parser(older), parser(type), document))
                                .as("%s read as %s", TYPES.get(older), TYPES.get(type))
                                .isEqualTo(throughJson(parser(older), parser(type), document));
                    }
                }
            }
        }
        assertThat(read).isGreaterThan(3 * TYPES.size());
    }

    /** What a restore makes of the binary form. */
    private static <A, B> B migrated(ObjectParser<A> older, ObjectParser<B> now, String document) throws IOException {
        DataOutputSerializer out = new DataOutputSerializer(64);
        new EventTypeSerializer<>(GeneratedParser.of(older)).serialize(older.parse(document), out);
        assertThat(out.getSharedBuffer()[4]).as("not JSON").isEqualTo((byte) 1);
        return EventTypeSerializer.restored(GeneratedParser.of(now), EventShape.of(older))
                .deserialize(new DataInputDeserializer(out.getCopyOfBuffer()));
    }

    private static <A, B> B throughJson(ObjectParser<A> older, ObjectParser<B> now, String document) {
        return now.parse(older.writer().toJsonBytes(older.parse(document)));
    }

    private static <A, B> boolean thereAndBack(
            ObjectParser<A> older, ObjectParser<B> now, String document, JsonOptions options) {
        A event = older.parse(document);
        B migrated = now.parse(older.writer().toJsonBytes(event, options));
        return older.parse(now.writer().toJsonBytes(migrated, options)).equals(event);
    }

    /** Except for formats: state is never read in another one, not even where a lenient parser could. */
    @Test
    void agreesWithTheCheckForBreakingChanges() {
        StringBuilder before = new StringBuilder();
        StringBuilder after = new StringBuilder();
        List<String> pairs = new ArrayList<>();
        Set<String> said = new TreeSet<>();
        for (int older = 0; older < TYPES.size(); older++) {
            for (int type = 0; type < TYPES.size(); type++) {
                if (TYPES.get(older).hasFormat() || TYPES.get(type).hasFormat()) {
                    continue;
                }
                String name = "P" + older + "_" + type;
                before.append(TYPES.get(older).schema(name));
                after.append(TYPES.get(type).schema(name));
                pairs.add(TYPES.get(older) + " -> " + TYPES.get(type));
                if (!stored(type).reads(stored(older))) {
                    said.add(pairs.get(pairs.size() - 1));
                }
            }
        }
        Set<String> breaking = new TreeSet<>();
        String imports = "import java.time.*; import java.util.*; import java.net.*;\n";
        new SchemaCompiler(CompilerOptions.DEFAULT)
                        .breaking(
                                List.of(new SchemaSource("old.epl", imports + before)),
                                List.of(new SchemaSource("new.epl", imports + after)),
                                List.of(),
                                Set.of())
                        .list()
                        .stream()
                        .filter(found -> Set.of(
                                        DiagnosticCode.TYPE_CHANGED,
                                        DiagnosticCode.TYPE_NARROWED,
                                        DiagnosticCode.BASE64_CHANGED)
                                .contains(found.code()))
                        .forEach(
                                found -> breaking.add(pairs.get(found.location().line() - 2)));
        Set<String> onlyHere = new TreeSet<>(said);
        onlyHere.removeAll(breaking);
        Set<String> onlyThere = new TreeSet<>(breaking);
        onlyThere.removeAll(said);
        assertThat(onlyHere).isEmpty();
        assertThat(onlyThere).isEmpty();
    }
}
