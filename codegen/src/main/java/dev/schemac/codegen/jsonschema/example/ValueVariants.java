package dev.schemac.codegen.jsonschema.example;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Small values that show the effects of keywords, and values near them. */
public final class ValueVariants {
    /** Sizes that are not tried, because their values are not small examples. */
    public static final int MOST_SIZE = 100;

    /** The name of a member that contracts do not declare. */
    public static final String OTHER = "other";

    /** A valid string for each format. */
    public static final Map<String, String> OF_FORMATS = Map.ofEntries(
            Map.entry("date", "2024-02-29"),
            Map.entry("date-time", "2024-02-29T10:15:30Z"),
            Map.entry("time", "10:15:30Z"),
            Map.entry("duration", "PT1H"),
            Map.entry("uuid", "123e4567-e89b-12d3-a456-426614174000"),
            Map.entry("uri", "http://a.b"),
            Map.entry("uri-reference", "/a"),
            Map.entry("email", "a@b.c"),
            Map.entry("hostname", "a.b"),
            Map.entry("ipv4", "127.0.0.1"),
            Map.entry("ipv6", "::1"),
            Map.entry("byte", "YQ=="));

    /** Values of each kind. */
    public static final List<Object> OF_ALL_KINDS = Collections.unmodifiableList(
            Arrays.asList("x", 1, true, null, List.of(), Map.of(), new BigDecimal("0.5"), "", 0, -1, false));

    /** Numbers beyond the range of {@code double}, and of {@code BigDecimal} under the default limits. */
    public static final List<Object> LARGE_NUMBERS = List.of(
            new BigDecimal("1E400"), new BigDecimal("-1E400"), new BigDecimal("1E20000"), new BigDecimal("-1E20000"));

    /** Integers beyond the range of {@code int} and {@code long}. */
    public static final List<Object> LARGE_INTEGERS = List.of(
            BigInteger.TWO.pow(31),
            BigInteger.TWO.pow(31).not(),
            BigInteger.TWO.pow(63),
            BigInteger.TWO.pow(63).not());

    private ValueVariants() {}

    /** {@return whether a number has few digits, so that arithmetic with it is fast} */
    public static boolean isSmall(BigDecimal number) {
        return Math.abs((long) number.precision() - number.scale()) < 30 && Math.abs((long) number.scale()) < 30;
    }

    /** {@return an object with another value for a member} */
    public static Map<Object, Object> with(Map<?, ?> object, Object name, Object value) {
        Map<Object, Object> more = new LinkedHashMap<>(object);
        more.put(name, value);
        return more;
    }

    /** Adds strings, arrays and objects around a size. */
    public static void addSizes(int size, Set<Object> found) {
        for (long near = size - 1L; near <= size + 1L; near++) {
            if (near >= 0 && near <= MOST_SIZE) {
                found.add("x".repeat((int) near));
                found.add(Collections.nCopies((int) near, "x"));
                Map<Object, Object> object = new LinkedHashMap<>();
                for (int i = 0; i < near; i++) {
                    object.put(OTHER + i, "x");
                }
                found.add(object);
            }
        }
    }
}
