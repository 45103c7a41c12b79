package dev.schemac.codegen.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonParseException.Kind;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.testing.Seed;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Numbers near the ends of random ranges, which {@link BigDecimal} compares: of a fraction the nearest one that the column can hold. */
class NumberRangesTest {
    private static final List<String> TYPES =
            List.of("byte", "short", "int", "long", "float", "double", "biginteger", "bigdecimal");
    private static final int RANGES_OF_A_TYPE = 25;

    /** @param max null where there is none; likewise {@code min} */
    private record Range(String name, String type, BigDecimal min, boolean above, BigDecimal max, boolean below) {
        String annotation() {
            return "@Column(name=" + name
                    + (min == null ? "" : (above ? ", exclusiveMin=" : ", min=") + min)
                    + (max == null ? "" : (below ? ", exclusiveMax=" : ", max=") + max) + ")\n";
        }

        boolean contains(BigDecimal literal) {
            BigDecimal value = nearest(literal);
            return (min == null || value.compareTo(nearest(min)) >= (above ? 1 : 0))
                    && (max == null || value.compareTo(nearest(max)) <= (below ? -1 : 0));
        }

        private BigDecimal nearest(BigDecimal literal) {
            return switch (type) {
                case "float" -> new BigDecimal(literal.floatValue());
                case "double" -> new BigDecimal(literal.doubleValue());
                default -> literal;
            };
        }

        boolean isFraction() {
            return type.equals("float") || type.equals("double") || type.equals("bigdecimal");
        }
    }

    private static BigDecimal number(Random random, String type) {
        return switch (type) {
            case "byte" -> BigDecimal.valueOf(random.nextInt(256) - 128);
            case "short" -> BigDecimal.valueOf((short) random.nextInt());
            case "int" -> BigDecimal.valueOf(random.nextInt() >> random.nextInt(32));
            case "long" -> BigDecimal.valueOf(random.nextLong() >> random.nextInt(64));
            case "float" -> new BigDecimal(Float.toString((random.nextFloat() - 0.5f) * (1 << random.nextInt(30))));
            case "double" -> new BigDecimal(Double.toString((random.nextDouble() - 0.5) * (1L << random.nextInt(60))));
            case "biginteger" -> new BigDecimal(new BigInteger(90, random).subtract(BigInteger.TWO.pow(89)));
            default -> new BigDecimal(new BigInteger(90, random).subtract(BigInteger.TWO.pow(89)), random.nextInt(30));
        };
    }

    private static Range range(Random random, int number, String type) {
        BigDecimal a = number(random, type);
        BigDecimal b = number(random, type);
        int ends = random.nextInt(3);
        BigDecimal min = ends == 0 ? null : a.min(b);
        BigDecimal max = ends == 1 ? null : a.max(b);
        // so far apart that there are numbers between
        boolean near = min != null && max != null && max.subtract(min).compareTo(BigDecimal.TEN) < 0;
        return new Range(type + number, type, near ? null : min, random.nextBoolean(), max, random.nextBoolean());
    }

    /** An end itself, one that is beside it, or one that only the nearest number of the type is equal to. */
    private static BigDecimal near(Random random, Range range) {
        BigDecimal end = range.min == null || range.max != null && random.nextBoolean() ? range.max : range.min;
        BigDecimal literal = switch (random.nextInt(range.isFraction() ? 5 : 2)) {
            case 0 -> end.add(BigDecimal.valueOf(random.nextInt(3) - 1));
            case 1 -> number(random, range.type);
            case 2 -> end.add(end.ulp().scaleByPowerOfTen(-random.nextInt(20)));
            case 3 -> end.subtract(end.ulp().scaleByPowerOfTen(-random.nextInt(20)));
            default -> end.setScale(end.scale() + random.nextInt(3));
        };
        return literal;
    }

    private static boolean isOfType(BigDecimal value, String type) {
        return switch (type) {
            case "byte" -> value.compareTo(BigDecimal.valueOf(value.byteValue())) == 0;
            case "short" -> value.compareTo(BigDecimal.valueOf(value.shortValue())) == 0;
            case "int" -> value.compareTo(BigDecimal.valueOf(value.intValue())) == 0;
            case "long" -> value.compareTo(BigDecimal.valueOf(value.longValue())) == 0;
            default -> true;
        };
    }

    @ParameterizedTest
    @EnumSource
    void numbersAreComparedAsBigDecimalDoes(ValueStyle style) {
        long seed = Seed.drawn();
        System.out.println("NumberRangesTest: -Dschemac.seed=" + seed);
        Random random = new Random(seed);
        List<Range> ranges = new ArrayList<>();
        for (String type : TYPES) {
            for (int i = 0; i < RANGES_OF_A_TYPE; i++) {
                ranges.add(range(random, i, type));
            }
        }
        StringBuilder schema = new StringBuilder();
        ranges.forEach(range -> schema.append(range.annotation()));
        schema.append("create json schema T(");
        ranges.forEach(range ->
                schema.append(range.name).append(' ').append(range.type).append(", "));
        schema.append("last string)");
        ObjectParser<JsonEvent> parser =
                CompiledSchemas.of(style, schema.toString()).parser("T");
        int refused = 0;
        int compared = 0;
        for (int i = 0; i < 40_000; i++) {
            Range range = ranges.get(random.nextInt(ranges.size()));
            BigDecimal literal = near(random, range);
            if (!isOfType(literal, range.type)) {
                continue;
            }
            String json = "{\"" + range.name + "\":" + literal + "}";
            JsonOptions options = random.nextBoolean() ? JsonOptions.STRICT : JsonOptions.ESPER;
            boolean contained = range.contains(literal);
            assertThat(isRead(parser, json, options))
                    .as("-Dschemac.seed=%d: %s%s", seed, range.annotation(), json)
                    .isEqualTo(contained);
            compared++;
            refused += contained ? 0 : 1;
        }
        assertThat(refused).isBetween(compared / 5, compared * 4 / 5);
    }

    private static boolean isRead(ObjectParser<JsonEvent> parser, String json, JsonOptions options) {
        try {
            parser.parse(json, options);
            return true;
        } catch (JsonParseException e) {
            assertThat(e.kind()).as(json + ": " + e.getMessage()).isEqualTo(Kind.VIOLATION);
            return false;
        }
    }
}
