package dev.schemac.benchmarks.payload;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.schemac.benchmarks.model.User;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/** What real documents of users have besides values: members with null, and members that the schema does not declare. */
final class UserNoise {
    private static final List<String> COLUMNS =
            Stream.of(User.class.getFields()).map(Field::getName).toList();

    /**
     * The columns with null at fixed places, the first one alone or all. They are strings: numbers cannot be compared,
     * because the classes of some libraries show null as 0.
     */
    private static final List<String> NULL = List.of("company", "email", "guid", "greeting");

    /** The columns before which there are undeclared members at fixed places, the first one alone or all. */
    private static final List<String> PLACES = List.of("company", "age", "tags", "favoriteFruit");

    private static final List<String> NAMES = List.of("nickname", "score", "verified", "locale");

    private UserNoise() {}

    /** Removes the values of the columns that {@link #nulls} writes as null. */
    static void clear(User user, int count) {
        user.company = null;
        if (count > 1) {
            user.email = null;
            user.guid = null;
            user.greeting = null;
        }
    }

    /** The row with null in so many columns, which have no value. */
    static ObjectNode nulls(ObjectNode row, int count) {
        return withNulls(row, Set.copyOf(NULL.subList(0, count)));
    }

    /** The row with null in so many of the columns without a value, in all of them if there are fewer. */
    static ObjectNode nullsAnywhere(ObjectNode row, int count, SplittableRandom random) {
        List<String> absent = new ArrayList<>(
                COLUMNS.stream().filter(column -> !row.has(column)).toList());
        Set<String> chosen = new HashSet<>();
        while (chosen.size() < count && !absent.isEmpty()) {
            chosen.add(absent.remove(random.nextInt(absent.size())));
        }
        return withNulls(row, chosen);
    }

    private static ObjectNode withNulls(ObjectNode row, Set<String> columns) {
        ObjectNode result = JsonNodeFactory.instance.objectNode();
        for (String column : COLUMNS) {
            if (columns.contains(column)) {
                result.putNull(column);
            } else if (row.has(column)) {
                result.set(column, row.get(column));
            }
        }
        return result;
    }

    /** The row with so many undeclared members, each before one column. */
    static ObjectNode undeclared(ObjectNode row, int count, SplittableRandom random) {
        ObjectNode result = JsonNodeFactory.instance.objectNode();
        for (String column : COLUMNS) {
            int number = PLACES.indexOf(column);
            if (number >= 0 && number < count) {
                putUndeclared(result, number, random);
            }
            if (row.has(column)) {
                result.set(column, row.get(column));
            }
        }
        return result;
    }

    /** The row with so many undeclared members at random places. */
    static ObjectNode undeclaredAnywhere(ObjectNode row, int count, SplittableRandom random) {
        ObjectNode result = JsonNodeFactory.instance.objectNode();
        int left = count;
        int places = row.size() + count;
        var members = row.properties().iterator();
        while (places > 0) {
            if (random.nextInt(places--) < left) {
                putUndeclared(result, --left, random);
            } else {
                var member = members.next();
                result.set(member.getKey(), member.getValue());
            }
        }
        return result;
    }

    private static void putUndeclared(ObjectNode row, int number, SplittableRandom random) {
        String name = NAMES.get(number);
        switch (number) {
            case 0, 3 -> row.put(name, RandomText.alphanumeric(random, 1 + random.nextInt(20)));
            case 1 -> row.put(name, random.nextInt(1 << 20));
            default -> row.put(name, random.nextInt(2) == 1);
        }
    }
}
