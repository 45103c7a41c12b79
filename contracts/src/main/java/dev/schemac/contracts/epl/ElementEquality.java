package dev.schemac.contracts.epl;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Compares values of a column as {@code unique} does, by the equality of Java, with their JSON. In a {@code double}, numbers
 * of JSON with different values can be equal; two strings can be the same UUID.
 */
public final class ElementEquality {
    /** The difference between the two. */
    public enum Difference {
        /** Strings that differ, such as a UUID in capitals, are equal values. */
        TEXT,
        /** Objects are equal if they differ only in a member that is absent in one, and null or its default in the other. */
        MEMBERS,
        /** Numbers that round to the same {@code double} are equal values. */
        ROUNDED,
        /** Numbers such as 1 and 1.0 are values that differ. */
        NUMBERS,
        /** 0 and -0.0 are values that differ. */
        ZERO
    }

    private static final Set<String> FLOATING = Set.of("double", "float");

    /** Numbers that are exact, even if they are strings. */
    private static final Set<String> INTEGERS = Set.of("byte", "short", "int", "long", "biginteger");

    /** The types of strings that have one value for each string, if they have no format. */
    private static final Set<String> EXACT =
            Set.of("string", "boolean", "char", "character", "localdate", "binary", "null");

    /** The types whose named formats are numbers. */
    private static final Set<String> TIMES = Set.of("instant", "duration");

    private final Map<EplSchema, List<EplSchema>> children = new HashMap<>();

    private ElementEquality(List<EplSchema> schemas) {
        schemas.forEach(schema -> schema.parent()
                .ifPresent(parent -> children.computeIfAbsent(parent, unknown -> new ArrayList<>())
                        .add(schema)));
    }

    /** {@return the comparison of values in a file} The columns of all its schemas must be complete. */
    public static ElementEquality in(EplFile file) {
        return new ElementEquality(file.schemas());
    }

    /** {@return the differences for values of a column} */
    public Set<Difference> of(EplColumn column) {
        Set<Difference> found = EnumSet.noneOf(Difference.class);
        Set<EplSchema> seen = new HashSet<>();
        Deque<EplSchema> left = new ArrayDeque<>();
        add(column, found, left);
        while (!left.isEmpty()) {
            EplSchema schema = left.removeFirst();
            if (!seen.add(schema)) {
                continue;
            }
            if (schema.isDynamic()) {
                found.add(Difference.NUMBERS);
            }
            for (EplColumn each : schema.columns()) {
                if (each.hidesAbsence()) {
                    found.add(Difference.MEMBERS);
                }
                add(each, found, left);
            }
            schema.parent().ifPresent(left::addLast);
            left.addAll(children.getOrDefault(schema, List.of()));
        }
        return found;
    }

    private static void add(EplColumn column, Set<Difference> found, Deque<EplSchema> left) {
        EplType type = column.type();
        while (!(type instanceof EplType.Scalar || type instanceof EplType.Declared)) {
            type = type instanceof EplType.Array array ? array.element() : ((EplType.MapOf) type).value();
        }
        if (type instanceof EplType.Scalar scalar) {
            addScalar(scalar.word().toLowerCase(Locale.ROOT), column, found);
        } else if (((EplType.Declared) type).declaration() instanceof EplSchema schema) {
            left.addLast(schema);
        }
    }

    private static void addScalar(String type, EplColumn column, Set<Difference> found) {
        boolean formatted = column.has("format");
        if (FLOATING.contains(type)) {
            found.addAll(formatted ? EnumSet.of(Difference.TEXT) : EnumSet.of(Difference.ROUNDED, Difference.ZERO));
        } else if (type.equals("object") || type.equals("bigdecimal") && !formatted) {
            found.add(Difference.NUMBERS);
        } else if (!type.equals("bigdecimal")
                && !INTEGERS.contains(type)
                && !(TIMES.contains(type) && formatted)
                && (!EXACT.contains(type) || formatted || column.has("base64"))) {
            found.add(Difference.TEXT);
        }
    }
}
