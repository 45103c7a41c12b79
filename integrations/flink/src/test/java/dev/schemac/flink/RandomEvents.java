package dev.schemac.flink;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.runtime.ColumnType;
import dev.schemac.runtime.ColumnType.Kind;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.ScalarForm;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.testing.ScalarSamples;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DayOfWeek;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Documents of a schema with every type in every container, and of the schemas that it holds. */
final class RandomEvents {
    private final Map<String, EventType<?>> types = new HashMap<>();
    private final ObjectParser<?> parser;
    private static final List<String> PAINTS = List.of("red", "dark-blue", "RED", "\u00e9t\u00e9");

    private final Random random;

    RandomEvents(CompilerOptions options, Random random) {
        this.random = random;
        EventRuntime runtime = new EventRuntime();
        new SchemaCompiler(options).deploy(runtime, List.of(new SchemaSource("all.epl", schema())));
        for (String name : List.of("All", "Leaf", "Url", "Odd")) {
            EventType<?> type = runtime.eventSender(name).parser().eventType();
            types.put(type.type().getName(), type);
        }
        parser = runtime.eventSender("All").parser();
    }

    ObjectParser<?> parser() {
        return parser;
    }

    private static String schema() {
        StringBuilder columns = new StringBuilder();
        for (ScalarType scalar : ScalarType.values()) {
            String name = scalar.name().toLowerCase(java.util.Locale.ROOT);
            columns.append(name).append(' ').append(scalar).append(", ");
            columns.append(name).append("_array ").append(scalar).append("[], ");
            columns.append(name).append("_map Map<string, ").append(scalar).append(">, ");
            columns.append(name).append("_lists List<").append(scalar).append(">[], ");
            if (scalar.unboxedClass().isPrimitive()) {
                columns.append(name).append("_primitive ").append(scalar).append("[primitive], ");
                columns.append(name).append("_grid ").append(scalar).append("[primitive][], ");
            }
        }
        return "module all; import java.time.*; import java.util.*; import java.math.*; import java.net.*;\n"
                + "create json enum Paint('red', 'dark-blue', 'RED' as OTHER, '\u00e9t\u00e9' as SUMMER);\n"
                + "create json schema Leaf(a int, b string, empty null);\n"
                + "@Column(name=a, base64='url') @Column(name=b, base64='mime') @Column(name=c, base64='pem')\n"
                + "create json schema Url(a binary, b binary[], c Map<string, binary>);\n"
                + "create json schema Odd(`class` int, `p q` string, ABC int, abc int, AbC int, Abc long, `1st` boolean,"
                + " `` string, `$` string, presence int, this string, `undeclared` string, Class string, hashCode int);\n"
                + "@JsonSchema(dynamic=true) @Column(name=week, jsonName='@week') @Column(name=`int`, defaultValue=3)\n"
                + "create json schema All(" + columns
                + "leaf Leaf, leaves Leaf[], leafGrid Leaf[][], leafMap Map<string, List<Leaf[]>>, encoded Url, odd Odd,"
                + " week DayOfWeek, weeks DayOfWeek[], paint Paint, paints Map<string, Paint[]>, anything Object, things Object[], others Map, self All, selves List<All>)";
    }

    /** A document of the schema. */
    byte[] document() {
        JsonWriter out = new JsonWriter();
        event(parser.eventType(), out, 0);
        return out.toByteArray();
    }

    private void event(EventType<?> type, JsonWriter out, int depth) {
        out.beginObject();
        for (EventType.Column column : type.columns()) {
            boolean recursive = column.type().leaf().javaClass().getSimpleName().equals("All");
            int chance = random.nextInt(recursive ? 6 : 3);
            if (chance == 0 && column.type().kind() != Kind.ALWAYS_NULL && !(recursive && depth > 1)) {
                out.name(column.jsonName());
                value(column.type(), out, depth);
            } else if (chance == 1) {
                out.name(column.jsonName());
                out.nullValue();
            }
        }
        for (int i = random.nextInt(3); i > 0 && type.name().equals("All"); i--) {
            out.name("undeclared " + i);
            untyped(out, 3);
        }
        out.endObject();
    }

    private void value(ColumnType type, JsonWriter out, int depth) {
        switch (type.kind()) {
            case MAP -> {
                out.beginObject();
                for (int i = random.nextInt(3); i > 0; i--) {
                    out.name(text() + i);
                    element(type.element(), out, depth);
                }
                out.endObject();
            }
            case ARRAY, LIST, SET, PRIMITIVES -> {
                out.beginArray();
                for (int i = random.nextInt(4); i > 0; i--) {
                    if (type.kind() == Kind.PRIMITIVES) {
                        value(type.element(), out, depth);
                    } else {
                        element(type.element(), out, depth);
                    }
                }
                out.endArray();
            }
            case OBJECT, UNION -> event(types.get(type.javaClass().getName()), out, depth + 1);
            case CONSTANT ->
                out.value(
                        type.javaClass() == DayOfWeek.class
                                ? DayOfWeek.of(1 + random.nextInt(7)).name()
                                : PAINTS.get(random.nextInt(PAINTS.size())));
            case SCALAR -> scalar(type.scalar(), type.form(), out);
            case ANY -> untyped(out, 2);
            case ANY_OBJECT -> {
                out.beginObject();
                out.name(text());
                untyped(out, 2);
                out.endObject();
            }
            case APPLICATION, ADAPTED, ALWAYS_NULL -> throw new IllegalArgumentException(type.toString());
        }
    }

    private void element(ColumnType type, JsonWriter out, int depth) {
        if (random.nextInt(5) == 0) {
            out.nullValue();
        } else {
            value(type, out, depth);
        }
    }

    private void scalar(Scalar type, ScalarForm form, JsonWriter out) {
        switch (type) {
            case STRING -> out.value(text());
            case CHAR -> out.value((char) (random.nextBoolean() ? random.nextInt(0x80) : random.nextInt(0xD800)));
            case BOOLEAN -> out.value(random.nextBoolean());
            case BYTE -> out.value((byte) random.nextInt());
            case SHORT -> out.value((short) random.nextInt());
            case INT -> out.value(random.nextInt() >> random.nextInt(32));
            case LONG -> out.value(random.nextLong() >> random.nextInt(64));
            case FLOAT ->
                out.value(random.nextBoolean() ? -0.0f : Float.intBitsToFloat(random.nextInt() & 0xBFFF_FFFF));
            case DOUBLE ->
                out.value(
                        random.nextBoolean()
                                ? random.nextInt(100) / 10.0
                                : Double.longBitsToDouble(random.nextLong() & ~(1L << 62)));
            case BIG_INTEGER -> out.value(new BigInteger(random.nextInt(200), random).negate());
            case BIG_DECIMAL ->
                out.value(new BigDecimal(new BigInteger(random.nextInt(200), random), random.nextInt(60) - 30));
            case BINARY -> out.value(base64(form).format(bytes()));
            default -> out.value(ScalarSamples.of(type.toString()).nextString(random));
        }
    }

    private static JsonFormat<byte[]> base64(ScalarForm form) {
        return switch (form.kind()) {
            case BASE64_URL -> JsonFormat.BASE64_URL;
            case BASE64_MIME -> JsonFormat.BASE64_MIME;
            case BASE64_PEM -> JsonFormat.BASE64_PEM;
            default -> JsonFormat.BASE64_MIME_NO_LINEFEEDS;
        };
    }

    private byte[] bytes() {
        byte[] bytes = new byte[random.nextInt(100)];
        random.nextBytes(bytes);
        return bytes;
    }

    private void untyped(JsonWriter out, int depth) {
        switch (random.nextInt(depth == 0 ? 5 : 7)) {
            case 0 -> out.nullValue();
            case 1 -> out.value(text());
            case 2 -> out.value(random.nextLong() >> random.nextInt(64));
            case 3 -> out.value(random.nextGaussian());
            case 4 -> out.value(random.nextBoolean());
            case 5 -> {
                out.beginArray();
                untyped(out, depth - 1);
                untyped(out, depth - 1);
                out.endArray();
            }
            default -> {
                out.beginObject();
                out.name(text());
                untyped(out, depth - 1);
                out.endObject();
            }
        }
    }

    /** ASCII, question marks, ISO-8859-1, others of two bytes, pairs of surrogates; short and long. */
    private String text() {
        int length = random.nextInt(10) == 0 ? random.nextInt(5_000) : random.nextInt(30);
        int kind = random.nextInt(5);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            boolean usual = random.nextInt(4) > 0;
            text.appendCodePoint(
                    switch (usual ? 0 : kind) {
                        case 0 -> 'a' + random.nextInt(26);
                        case 1 -> '?';
                        case 2 -> random.nextInt(0x100);
                        case 3 -> random.nextInt(0xD800);
                        default -> 0x1F600 + random.nextInt(50);
                    });
        }
        return text.toString();
    }
}
