package dev.schemac.benchmarks.wide;

import java.util.List;
import java.util.Random;

/**
 * The values of the columns: numbers, short strings and booleans in rotation, so that the name decides the cost of
 * a member.
 */
final class MemberValues {
    private static final List<String> TYPES = List.of("int", "string", "long", "boolean");

    private MemberValues() {}

    static String type(int position) {
        return TYPES.get(position % TYPES.size());
    }

    /** A value for the column at a position. */
    static Object next(int position, Random random) {
        return switch (type(position)) {
            case "int" -> random.nextInt(1 << 20);
            case "string" -> Integer.toString(random.nextInt(1 << 30), Character.MAX_RADIX);
            case "long" -> (long) random.nextInt();
            default -> random.nextBoolean();
        };
    }
}
