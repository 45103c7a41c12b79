package dev.schemac.contracts.infer;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Random samples with members that are nearly or wholly enums, dates, unions and so on: what is inferred from them
 * compiles in both styles, reads all of them under the profile that converts nothing, and writes the same values.
 *
 * <p>{@code -Dschemac.volume=N} tries more, {@code -Dschemac.seed=S} those of a failed run.
 */
@Tag("slow")
class InferenceRandomTest {
    private static final int KINDS = Volume.cases(30, 30);
    private static final long SEED = Seed.drawn();

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build();

    private static final List<String> NAMES = List.of(
            "type",
            "kind",
            "@type",
            "html_url",
            "htmlUrl",
            "HtmlUrl",
            "is_active",
            "isActive",
            "active",
            "created_at",
            "id",
            "x`y",
            "x_y",
            "xY",
            "a.b",
            "a-b",
            "class",
            "events",
            "payload",
            "größe",
            "",
            "URL_path",
            "urlPath");

    private static final List<String> ODD = List.of("", "n/a", "17", "2024-13-01", "https://a b", "ü", " on");

    /** Makes the members of an object, with a comma behind each. */
    private interface Members {
        String next();
    }

    private Random random;

    @ParameterizedTest
    @EnumSource
    void samplesReadWithWhatWasInferred(ValueStyle style) {
        List<SchemaSource> sources = new ArrayList<>();
        List<List<String>> samples = new ArrayList<>();
        for (int i = 0; i < KINDS; i++) {
            random = new Random(SEED + i);
            Members shape = members(0);
            // A name of its own: an Object has doubles, whatever the samples have.
            Supplier<String> digits = number(1 + random.nextInt(5));
            Members members = () -> shape.next() + "\"digits\":[" + digits.get() + "," + digits.get() + "],";
            List<String> all = IntStream.range(0, 1 + random.nextInt(120))
                    .mapToObj(n -> object(members))
                    .toList();
            SchemaInference inference = new SchemaInference("Event");
            for (String sample : all) {
                byte[] json = sample.getBytes(UTF_8);
                inference.add(json, 0, json.length);
            }
            InferenceOptions options = new InferenceOptions(
                    random.nextBoolean(),
                    random.nextInt(5) > 0,
                    random.nextInt(20),
                    random.nextInt(5) > 0,
                    random.nextBoolean(),
                    random.nextInt(5) > 0,
                    List.of());
            samples.add(all);
            sources.add(new SchemaSource("m" + i + ".epl", inference.schema("m" + i, options)));
        }
        String texts = sources.stream().map(SchemaSource::text).collect(Collectors.joining("\n"));
        // Or nothing was tested. A seed may lack one kind of text.
        assertThat(texts)
                .contains("create json enum")
                .containsAnyOf("inherits", "Map<String, ")
                .containsAnyOf("LocalDate", "Instant", "UUID", "URI");
        EventRuntime runtime = new EventRuntime();
        try {
            new SchemaCompiler(CompilerOptions.DEFAULT.withStyle(style)).deploy(runtime, sources);
        } catch (RuntimeException e) {
            throw new AssertionError("-Dschemac.seed=" + SEED + ": " + e.getMessage(), e);
        }
        for (int i = 0; i < KINDS; i++) {
            var sender = runtime.eventSender("m" + i + ".Event").withOptions(JsonOptions.STRICT);
            for (String sample : samples.get(i)) {
                try {
                    assertSame(sample, ((JsonEvent) sender.parse(sample)).toJson());
                } catch (RuntimeException | AssertionError e) {
                    throw new AssertionError(
                            "-Dschemac.seed=" + (SEED + i) + "\n" + sample + "\n"
                                    + sources.get(i).text(),
                            e);
                }
            }
        }
    }

    /** The same strings, and the same numbers; null and an absent member are one. */
    private static void assertSame(String sample, String written) {
        try {
            assertThat(plain(JSON.readTree(written))).isEqualTo(plain(JSON.readTree(sample)));
        } catch (JsonProcessingException e) {
            throw new AssertionError(written, e);
        }
    }

    private static Object plain(JsonNode value) {
        if (value.isObject()) {
            Map<String, Object> members = new TreeMap<>();
            value.properties().stream()
                    .filter(member -> !member.getValue().isNull())
                    .forEach(member -> members.put(member.getKey(), plain(member.getValue())));
            return members;
        }
        if (value.isArray()) {
            List<Object> elements = new ArrayList<>();
            value.forEach(element -> elements.add(plain(element)));
            return elements;
        }
        return value.isNumber() ? new Decimal(value.decimalValue()) : value.asText();
    }

    /** A number; equal to one of as many digits that is the same double. */
    private record Decimal(BigDecimal value) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Decimal that
                    && (value.compareTo(that.value) == 0
                            || value.doubleValue() == that.value.doubleValue()
                                    && (isDouble(value) || isDouble(that.value)));
        }

        /** Whether printf of C gives these digits for a double. */
        private static boolean isDouble(BigDecimal number) {
            BigDecimal exact = new BigDecimal(number.doubleValue());
            return number.precision() == 17
                    && exact.round(new MathContext(17, RoundingMode.HALF_EVEN)).compareTo(number) == 0;
        }

        @Override
        public int hashCode() {
            return Double.hashCode(value.doubleValue());
        }
    }

    private static String object(Members members) {
        String text = members.next();
        return "{" + (text.isEmpty() ? "" : text.substring(0, text.length() - 1)) + "}";
    }

    /** Objects of some members, or of several shapes that a member tells apart, wherever it stands. */
    private Members members(int depth) {
        List<String> names = new ArrayList<>(NAMES);
        List<Members> common = several(names, depth, 4);
        if (random.nextInt(3) > 0) {
            return () -> joined(common);
        }
        String discriminator = names.remove(random.nextInt(3));
        int shapes = 2 + random.nextInt(4);
        List<List<Members>> own = new ArrayList<>();
        for (int i = 0; i < shapes; i++) {
            own.add(several(new ArrayList<>(names), depth, 3));
        }
        int noise = random.nextInt(4) > 0 ? 0 : 1 + random.nextInt(50);
        boolean first = random.nextBoolean();
        return () -> {
            int shape = random.nextInt(shapes);
            boolean odd = noise > 0 && random.nextInt(noise) == 0;
            String member = odd && random.nextBoolean()
                    ? ""
                    : quoted(discriminator) + ":" + (odd ? "null" : quoted("Shape-" + shape)) + ",";
            return (first ? member : "") + joined(common) + joined(own.get(shape)) + (first ? "" : member);
        };
    }

    private static String joined(List<Members> members) {
        return members.stream().map(Members::next).collect(Collectors.joining());
    }

    /** @param names what is not taken yet */
    private List<Members> several(List<String> names, int depth, int most) {
        List<Members> members = new ArrayList<>();
        for (int i = random.nextInt(most + 1); i > 0; i--) {
            String name = quoted(names.remove(random.nextInt(names.size()))) + ":";
            Supplier<String> value = value(depth);
            int absent = random.nextInt(3) > 0 ? 0 : 1 + random.nextInt(9);
            int nulls = random.nextInt(4) > 0 ? 0 : 1 + random.nextInt(9);
            members.add(() -> absent > 0 && random.nextInt(absent) == 0
                    ? ""
                    : name + (nulls > 0 && random.nextInt(nulls) == 0 ? "null" : value.get()) + ",");
        }
        return members;
    }

    private Supplier<String> value(int depth) {
        int kind = random.nextInt(depth < 3 ? 19 : 14);
        Supplier<String> plain = switch (kind) {
            case 0 -> () -> Integer.toString(random.nextInt());
            case 1 -> () -> Double.toString(random.nextInt(100) / 4.0);
            case 2 -> () -> Boolean.toString(random.nextBoolean());
            case 3 -> {
                int words = 1 + random.nextInt(15);
                String begin = random.nextInt(4) == 0 ? "" : "word ";
                yield () -> quoted(begin + (char) ('a' + random.nextInt(words)));
            }
            case 4 -> () -> quoted("20" + digits() + "-0" + (1 + random.nextInt(9)) + "-1" + random.nextInt(9));
            case 5 -> {
                String offset = List.of("Z", "+01:00", "").get(random.nextInt(3));
                yield () -> quoted("2024-02-29T0" + random.nextInt(10) + ":15:" + digits()
                        + (random.nextBoolean() ? ".5" : "") + offset);
            }
            case 6 -> () -> quoted(new UUID(random.nextLong(), random.nextLong()).toString());
            case 7 -> () -> quoted("https://acme.com/" + random.nextInt(1000));
            case 8 -> () -> quoted("PT" + random.nextInt(100) + "M");
            case 9 -> number(Integer.MAX_VALUE);
            case 10 -> time();
            case 11 -> time();
            case 12 -> {
                boolean upper = random.nextBoolean();
                yield () -> {
                    String id = quoted(new UUID(random.nextLong(), random.nextLong()).toString());
                    return upper ? id.toUpperCase(Locale.ROOT) : id;
                };
            }
            case 13 ->
                () -> quoted(Duration.ofSeconds(random.nextInt(200_000), random.nextInt(3) * 100_000_000L)
                        .toString()
                        .replace("PT24H", "P1DT"));
            case 14 -> {
                Supplier<String> element = value(depth + 1);
                yield () -> IntStream.range(0, random.nextInt(4))
                        .mapToObj(i -> element.get())
                        .collect(Collectors.joining(",", "[", "]"));
            }
            case 15 -> {
                Supplier<String> element = value(depth + 1);
                int names = 1 + random.nextInt(300);
                yield () -> random.ints(random.nextInt(4), 0, names)
                        .distinct()
                        .mapToObj(i -> quoted("k" + i) + ":" + element.get())
                        .collect(Collectors.joining(",", "{", "}"));
            }
            case 16 -> {
                List<Members> wrapped = IntStream.range(0, 1 + random.nextInt(4))
                        .mapToObj(i -> members(depth + 1))
                        .toList();
                yield () -> {
                    int i = random.nextInt(wrapped.size());
                    return "{" + quoted("Wrapped-" + i) + ":" + object(wrapped.get(i)) + "}";
                };
            }
            default -> {
                Members members = members(depth + 1);
                yield () -> object(members);
            }
        };
        int odd = random.nextInt(5) > 0 ? 0 : 1 + random.nextInt(60);
        return () -> odd > 0 && random.nextInt(odd) == 0 ? quoted(ODD.get(random.nextInt(ODD.size()))) : plain.get();
    }

    /**
     * Numbers as doubles are printed, shortest or with 17 digits.
     *
     * @param many one in so many has more digits than a double
     */
    private Supplier<String> number(int many) {
        return () -> {
            if (random.nextInt(many) == 0) {
                return new BigDecimal(new BigInteger(30 + random.nextInt(60), random), random.nextInt(25)).toString();
            }
            double value = random.nextGaussian() * Math.pow(10, random.nextInt(600) - 300);
            return random.nextBoolean() ? Double.toString(value) : String.format(Locale.ROOT, "%.16e", value);
        };
    }

    /** Dates and times: seconds and fractions in one of many forms. */
    private Supplier<String> time() {
        String day = random.nextBoolean() ? "2024-02-29T" : "";
        List<String> offsets = List.of("Z", "+01:00", "+00:00", "-00:00", "+01:30:15", "");
        String offset = day.isEmpty() ? "" : offsets.get(random.nextInt(offsets.size()));
        int fraction = random.nextInt(10);
        boolean fixed = random.nextBoolean();
        boolean zeros = random.nextBoolean();
        boolean seconds = random.nextInt(5) > 0;
        return () -> {
            String nanos =
                    String.format("%09d", zeros ? random.nextInt(10) * 100_000_000 : random.nextInt(1_000_000_000));
            String text = nanos.substring(0, fixed ? fraction : random.nextInt(10));
            String time = "0" + random.nextInt(10) + ":" + digits();
            boolean whole = !seconds && random.nextBoolean();
            return quoted(day + time + (whole ? "" : ":" + digits() + (text.isEmpty() ? "" : "." + text)) + offset);
        };
    }

    private String digits() {
        return random.nextInt(6) + "" + random.nextInt(10);
    }

    private static String quoted(String text) {
        return "\"" + text + "\"";
    }
}
