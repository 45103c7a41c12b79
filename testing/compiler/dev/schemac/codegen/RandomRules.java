package dev.schemac.codegen;

import dev.schemac.codegen.RandomTypes.ArrayOf;
import dev.schemac.codegen.RandomTypes.Constants;
import dev.schemac.codegen.RandomTypes.ListOf;
import dev.schemac.codegen.RandomTypes.MapOf;
import dev.schemac.codegen.RandomTypes.Nested;
import dev.schemac.codegen.RandomTypes.Scalar;
import dev.schemac.codegen.RandomTypes.Type;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Random rules on the values of a column, values that keep them and values that break one. Decides by {@link BigDecimal} and code
 * points; knows nothing of the generator and the runtime.
 *
 * @param min the least number, or null; likewise the others but {@code unique}
 * @param pattern what texts must look like
 * @param noNulls whether elements and entries must not be null
 */
public record RandomRules(
        Bound min,
        Bound max,
        Integer minLength,
        Integer maxLength,
        StringPattern pattern,
        Integer minItems,
        Integer maxItems,
        boolean unique,
        boolean noNulls) {

    public static final RandomRules NONE = new RandomRules(null, null, null, null, null, null, null, false, false);

    /** @param exact the value of the column's type; {@code literal} is what a schema says */
    public record Bound(BigDecimal literal, BigDecimal exact, boolean exclusive) {}

    /** Patterns of which it is easy to see what matches. The filler of texts is of letters between d and w, and an emoji. */
    public enum StringPattern {
        BEGINS("^[a-c]"),
        ENDS("[x-z]$"),
        NO_EMOJI("^[^\ud83c\udf00-\ud83d\udeff]*$"),
        ONLY("^(?:\ud83d\ude00|\u00e9)+$"),
        CONTAINS("\\d[yz]?");

        final String regex;
        private final Pattern java;

        StringPattern(String regex) {
            this.regex = regex;
            java = Pattern.compile(regex.replace("$", "\\z"));
        }

        private String matching(Random random, int points) {
            return switch (this) {
                case BEGINS -> "b" + filler(random, points - 1, true);
                case ENDS -> filler(random, points - 1, true) + "y";
                case NO_EMOJI -> filler(random, points, false);
                case ONLY -> (random.nextBoolean() ? "\ud83d\ude00" : "\u00e9").repeat(points);
                case CONTAINS -> "7" + filler(random, points - 1, true);
            };
        }

        private String other(Random random, int points) {
            return this == NO_EMOJI ? "\ud83d\ude00".repeat(points) : filler(random, points, false);
        }
    }

    private static String filler(Random random, int points, boolean emoji) {
        StringBuilder filler = new StringBuilder();
        for (int i = 0; i < points; i++) {
            filler.appendCodePoint(emoji && random.nextInt(3) == 0 ? 0x1F600 : 'd' + random.nextInt(20));
        }
        return filler.toString();
    }

    private static final Set<String> INTEGERS = Set.of("byte", "short", "int", "long", "biginteger");
    private static final Set<String> FRACTIONS = Set.of("float", "double", "bigdecimal");
    private static final Map<String, Integer> BITS = Map.of("byte", 8, "short", 16, "int", 32, "long", 64);
    private static final BigDecimal TINY = new BigDecimal("1E-25");

    // ---- drawn

    public static RandomRules draw(Random random, Type type) {
        RandomRules rules = NONE;
        if (type.leaf() instanceof Scalar scalar && random.nextInt(3) > 0) {
            rules = isNumber(scalar.text())
                    ? range(random, scalar.text())
                    : scalar.text().equals("string") ? lengths(random) : NONE;
        }
        boolean sequence = type instanceof ArrayOf || type instanceof ListOf;
        boolean items = sequence || type instanceof MapOf || type.text().equals("java.util.Map");
        if (!items || random.nextBoolean()) {
            return rules;
        }
        boolean unique = sequence && random.nextInt(3) == 0;
        boolean noNulls = hasNullableElements(type) && isNeverNull(type.leaf()) && random.nextBoolean();
        // deep events may be left out, so nobody knows how many there will be
        boolean counted = !noNulls || !(type.leaf() instanceof Nested);
        int least = random.nextInt(unique ? 2 : 4);
        return new RandomRules(
                rules.min,
                rules.max,
                rules.minLength,
                rules.maxLength,
                rules.pattern,
                counted && random.nextBoolean() ? least : null,
                counted && random.nextBoolean() ? least + random.nextInt(4) : null,
                unique,
                noNulls);
    }

    private static boolean hasNullableElements(Type type) {
        return type instanceof ArrayOf array ? !array.primitive() : type instanceof ListOf || type instanceof MapOf;
    }

    /** Whether values of a type are only null where an element is. */
    private static boolean isNeverNull(Type leaf) {
        return leaf instanceof Nested
                || leaf instanceof Constants
                || leaf instanceof Scalar && leaf != RandomTypes.NULL;
    }

    private static boolean isNumber(String type) {
        return INTEGERS.contains(type) || FRACTIONS.contains(type);
    }

    private static RandomRules lengths(Random random) {
        StringPattern pattern = random.nextBoolean() ? StringPattern.values()[random.nextInt(5)] : null;
        int least = random.nextInt(4);
        Integer most = random.nextBoolean() ? least + 1 + random.nextInt(4) : null;
        return new RandomRules(
                null, null, random.nextBoolean() ? least : null, most, pattern, null, null, false, false);
    }

    private static RandomRules range(Random random, String type) {
        Bound a = bound(random, type);
        Bound b = bound(random, type);
        boolean ordered = a.exact.compareTo(b.exact) <= 0;
        int ends = random.nextInt(4);
        RandomRules rules = new RandomRules(
                ends == 0 ? null : ordered ? a : b,
                ends == 1 ? null : ordered ? b : a,
                null,
                null,
                null,
                null,
                null,
                false,
                false);
        return rules.near(type).anyMatch(rules::accepts) ? rules : NONE;
    }

    private static Bound bound(Random random, String type) {
        Number value = type.equals("bigdecimal")
                ? new BigDecimal(new BigInteger(random.nextInt(70), random), random.nextInt(24))
                        .subtract(BigDecimal.valueOf(random.nextInt(1000)))
                : (Number) new RandomValues(random).scalar(type);
        return new Bound(new BigDecimal(value.toString()), exact(value), random.nextInt(3) == 0);
    }

    private static BigDecimal exact(Number value) {
        return value instanceof Float || value instanceof Double
                ? new BigDecimal(value.doubleValue())
                : new BigDecimal(value.toString());
    }

    // ---- as a schema has them

    public boolean ofValues() {
        return min != null || max != null || minLength != null || maxLength != null || pattern != null;
    }

    public boolean ofItems() {
        return minItems != null || maxItems != null || unique || noNulls;
    }

    public boolean any() {
        return ofValues() || ofItems();
    }

    /** The attributes of {@code @Column}, each with a comma before it. */
    public String attributes() {
        return attribute(min == null || !min.exclusive ? "min" : "exclusiveMin", min == null ? null : min.literal)
                + attribute(max == null || !max.exclusive ? "max" : "exclusiveMax", max == null ? null : max.literal)
                + attribute("minLength", minLength)
                + attribute("maxLength", maxLength)
                + attribute("pattern", pattern == null ? null : "'" + pattern.regex.replace("\\", "\\\\") + "'")
                + attribute("minItems", minItems)
                + attribute("maxItems", maxItems)
                + attribute("unique", unique ? true : null)
                + attribute("nullElements", noNulls ? false : null);
    }

    private static String attribute(String name, Object value) {
        return value == null ? "" : ", " + name + "=" + value;
    }

    // ---- values

    public boolean accepts(Object value) {
        if (value instanceof Number number) {
            BigDecimal exact = exact(number);
            return (min == null || exact.compareTo(min.exact) >= (min.exclusive ? 1 : 0))
                    && (max == null || exact.compareTo(max.exact) <= (max.exclusive ? -1 : 0));
        } else if (value instanceof String text) {
            int points = (int) text.codePoints().count();
            return points >= least(minLength)
                    && points <= most(maxLength)
                    && (pattern == null || pattern.java.matcher(text).find());
        }
        return true;
    }

    /** A number or text of a type that keeps the rules. */
    public Object kept(Random random, String type) {
        if (type.equals("string")) {
            return text(random, length(random));
        }
        return number(random, type, true);
    }

    /** A number or text that breaks one rule; null where the type has none. */
    public Broken broken(Random random, String type) {
        if (!type.equals("string")) {
            Number number = number(random, type, false);
            return number == null ? null : new Broken(number, "a number" + range());
        }
        List<Broken> ways = new ArrayList<>();
        String length = "a string " + counted(least(minLength), maxLength, "character");
        if (least(minLength) > (pattern == null ? 0 : 1)) {
            ways.add(new Broken(text(random, minLength - 1), length));
        }
        if (maxLength != null) {
            ways.add(new Broken(text(random, maxLength + 1 + random.nextInt(3)), length));
        }
        if (pattern != null) {
            int points = Math.max(1, length(random));
            ways.add(new Broken(pattern.other(random, points), "a string that matches " + shown(pattern.regex)));
        }
        return ways.isEmpty() ? null : ways.get(random.nextInt(ways.size()));
    }

    /** @param expected what the error says that the rule demands */
    public record Broken(Object value, String expected) {}

    private String text(Random random, int points) {
        return pattern == null ? filler(random, points, true) : pattern.matching(random, points);
    }

    private int length(Random random) {
        int least = Math.max(least(minLength), pattern == null ? 0 : 1);
        return least + random.nextInt((maxLength == null ? least + 6 : maxLength) - least + 1);
    }

    private Number number(Random random, String type, boolean kept) {
        List<Number> near = near(type).filter(each -> accepts(each) == kept).toList();
        RandomValues values = new RandomValues(random);
        for (int i = random.nextInt(2) * 20; i > 0; i--) {
            Number value = (Number) values.scalar(type);
            if (accepts(value) == kept) {
                return value;
            }
        }
        return near.isEmpty() ? null : near.get(random.nextInt(near.size()));
    }

    /** The ends of the range, and what is beside them. */
    private Stream<Number> near(String type) {
        return Stream.of(min, max).filter(Objects::nonNull).flatMap(end -> near(type, end.exact).stream());
    }

    private static List<Number> near(String type, BigDecimal end) {
        switch (type) {
            case "float":
                float single = end.floatValue();
                return List.<Number>of(Math.nextDown(single), single, Math.nextUp(single)).stream()
                        .filter(each -> Float.isFinite(each.floatValue()))
                        .toList();
            case "double":
                double value = end.doubleValue();
                return List.<Number>of(Math.nextDown(value), value, Math.nextUp(value)).stream()
                        .filter(each -> Double.isFinite(each.doubleValue()))
                        .toList();
            case "bigdecimal":
                return List.of(end.subtract(TINY), end, end.setScale(end.scale() + 2), end.add(TINY));
            default:
                return Stream.of(-1, 0, 1)
                        .map(step -> end.toBigIntegerExact().add(BigInteger.valueOf(step)))
                        .filter(each -> !BITS.containsKey(type) || each.bitLength() < BITS.get(type))
                        .map(each -> integer(type, each))
                        .toList();
        }
    }

    private static Number integer(String type, BigInteger value) {
        return switch (type) {
            case "byte" -> value.byteValueExact();
            case "short" -> value.shortValueExact();
            case "int" -> value.intValueExact();
            case "long" -> value.longValueExact();
            default -> value;
        };
    }

    // ---- items

    /** How many elements or entries there are to be. */
    public int items(Random random, int usual) {
        int least = least(minItems);
        return maxItems == null ? Math.max(least, usual) : least + random.nextInt(maxItems - least + 1);
    }

    /** A number of them that breaks a rule, or -1. */
    public int brokenItems(Random random) {
        boolean few = least(minItems) > 0;
        if (few && (maxItems == null || random.nextBoolean())) {
            return random.nextInt(minItems);
        }
        return maxItems == null ? -1 : maxItems + 1 + random.nextInt(3);
    }

    public int leastItems() {
        return least(minItems);
    }

    public int mostItems() {
        return most(maxItems);
    }

    public boolean allowsOneMore(int items) {
        return items < most(maxItems) && items + 1 >= least(minItems);
    }

    // ---- what errors say

    public String expectedItems(boolean array) {
        return (array ? "an array " : "an object ") + counted(least(minItems), maxItems, array ? "element" : "member");
    }

    /** @param element the type of the element that is null */
    public static String expectedElement(Type element, String format) {
        if (element instanceof ArrayOf || element instanceof ListOf) {
            return "array but found null";
        } else if (element instanceof MapOf || element instanceof Nested) {
            return "object but found null";
        }
        String name = switch (element.text()) {
            case "char" -> "string of one character";
            case "biginteger" -> "BigInteger";
            case "bigdecimal" -> "BigDecimal";
            default ->
                // the name of an enum, which a schema may write between backticks
                element.text().substring(element.text().lastIndexOf('.') + 1).replace("`", "");
        };
        return name + (format == null ? "" : " as " + format) + " but found null";
    }

    private static String counted(int least, Integer most, String unit) {
        String limit = most == null ? "at least " + least : "at least " + least + " and at most " + most;
        if (most != null && least == 0) {
            limit = "at most " + most;
        }
        if (most != null && least == most) {
            limit = "" + most;
        }
        int last = most == null ? least : most;
        return "of " + limit + " " + unit + (last == 1 ? "" : "s");
    }

    private String range() {
        String above = min == null ? "" : (min.exclusive ? " above " : " of at least ") + describe(min);
        if (max == null) {
            return above;
        }
        String below = max.exclusive ? "below " : min == null ? "of at most " : "at most ";
        return above + (min == null ? " " : " and ") + below + describe(max);
    }

    private static String describe(Bound bound) {
        boolean plain = Math.abs(bound.literal.scale()) <= 20;
        return plain ? bound.literal.toPlainString() : bound.literal.toString();
    }

    private static String shown(String regex) {
        StringBuilder shown = new StringBuilder();
        regex.chars().forEach(c -> shown.append(c < 0x7f ? String.valueOf((char) c) : String.format("\\u%04x", c)));
        return shown.toString();
    }

    private static int least(Integer count) {
        return count == null ? 0 : count;
    }

    private static int most(Integer count) {
        return count == null ? Integer.MAX_VALUE : count;
    }
}
