package dev.schemac.contracts.load;

import dev.schemac.runtime.JsonOptions;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;

/** The kinds of JSON values that schemas distinguish. */
public enum JsonKind {
    /** {@code null}. */
    NULL,
    /** {@code true} or {@code false}. */
    BOOLEAN,
    /** Numbers without a fraction, such as 1 and 1.0. */
    INTEGER,
    /** Numbers with a fraction. */
    FRACTION,
    /** Strings. */
    STRING,
    /** Arrays. */
    ARRAY,
    /** Objects. */
    OBJECT;

    /** All numbers. */
    public static final Set<JsonKind> NUMBERS = EnumSet.of(INTEGER, FRACTION);

    /** {@return the kinds that a word of {@code type} names; empty if the word is no JSON Schema type} */
    public static Set<JsonKind> named(String word) {
        return switch (word) {
            case "null" -> EnumSet.of(NULL);
            case "boolean" -> EnumSet.of(BOOLEAN);
            case "integer" -> EnumSet.of(INTEGER);
            case "number" -> EnumSet.copyOf(NUMBERS);
            case "string" -> EnumSet.of(STRING);
            case "array" -> EnumSet.of(ARRAY);
            case "object" -> EnumSet.of(OBJECT);
            case "any" -> EnumSet.allOf(JsonKind.class);
            default -> EnumSet.noneOf(JsonKind.class);
        };
    }

    /** {@return the kind of a value, as {@code UntypedParser.parseExact} returns it} */
    public static JsonKind of(Object value) {
        if (value == null) {
            return NULL;
        } else if (value instanceof Boolean) {
            return BOOLEAN;
        } else if (value instanceof String) {
            return STRING;
        } else if (value instanceof Map) {
            return OBJECT;
        } else if (value instanceof Number number) {
            return decimal(number).stripTrailingZeros().scale() <= 0 ? INTEGER : FRACTION;
        }
        return ARRAY;
    }

    /** {@return the kind in messages, such as "an array"} */
    public String article() {
        return switch (this) {
            case NULL -> "null";
            case INTEGER, FRACTION -> "a number";
            case ARRAY, OBJECT -> "an " + name().toLowerCase(Locale.ROOT);
            case BOOLEAN, STRING -> "a " + name().toLowerCase(Locale.ROOT);
        };
    }

    /** {@return a number as a decimal} */
    public static BigDecimal decimal(Number number) {
        if (number instanceof BigInteger integer) {
            return new BigDecimal(integer);
        }
        return number instanceof BigDecimal decimal ? decimal : BigDecimal.valueOf(number.longValue());
    }

    /** {@return whether a value is a number that no column can have under the default options} */
    public static boolean isBeyondNumbers(Object value) {
        if (!(value instanceof Number number)) {
            return false;
        }
        BigDecimal decimal = decimal(number);
        return decimal.precision() > JsonOptions.DEFAULT.maxNumberLength()
                || Math.abs((long) decimal.scale()) > JsonOptions.DEFAULT.maxDecimalScale();
    }

    /** {@return whether two values are equal in JSON, where 1 and 1.0 are one number} */
    public static boolean same(Object a, Object b) {
        if (a instanceof Number one && b instanceof Number other) {
            return decimal(one).compareTo(decimal(other)) == 0;
        }
        if (a instanceof List<?> one && b instanceof List<?> other) {
            return one.size() == other.size()
                    && IntStream.range(0, one.size()).allMatch(i -> same(one.get(i), other.get(i)));
        }
        if (a instanceof Map<?, ?> one && b instanceof Map<?, ?> other) {
            return one.keySet().equals(other.keySet())
                    && one.keySet().stream().allMatch(name -> same(one.get(name), other.get(name)));
        }
        return Objects.equals(a, b);
    }

    /** {@return an object that is equal to that of another value if both are equal in JSON} */
    public static Object key(Object value) {
        if (value instanceof Number number) {
            return decimal(number).stripTrailingZeros();
        } else if (value instanceof List<?> elements) {
            return elements.stream().map(JsonKind::key).toList();
        } else if (value instanceof Map<?, ?> members) {
            Map<Object, Object> keys = new HashMap<>();
            members.forEach((name, member) -> keys.put(name, key(member)));
            return keys;
        }
        return value == null ? NULL : value;
    }
}
