package dev.schemac.contracts.epl;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
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

    /** The differences for objects of each schema, and of the schemas that their values can contain. */
    private final Map<EplSchema, Set<Difference>> known = new HashMap<>();

    /** The schemas whose objects can contain objects of a schema, directly. */
    private final Map<EplSchema, List<EplSchema>> users = new HashMap<>();

    private ElementEquality() {}

    /** {@return the comparison of values in a file} The columns of all its schemas must be complete. */
    public static ElementEquality in(EplFile file) {
        ElementEquality equality = new ElementEquality();
        file.schemas().forEach(equality::add);
        equality.spread();
        return equality;
    }

    /** {@return the differences for values of a column} */
    public Set<Difference> of(EplColumn column) {
        Set<Difference> found = EnumSet.noneOf(Difference.class);
        EplType type = column.type().innermost();
        if (type instanceof EplType.Scalar scalar) {
            addScalar(scalar.word().toLowerCase(Locale.ROOT), column, found);
        } else {
            schema(type).ifPresent(schema -> found.addAll(known.get(schema)));
        }
        return found;
    }

    private void add(EplSchema schema) {
        Set<Difference> own = known.computeIfAbsent(schema, unknown -> EnumSet.noneOf(Difference.class));
        if (schema.isDynamic()) {
            own.add(Difference.NUMBERS);
        }
        for (EplColumn column : schema.columns()) {
            if (column.hidesAbsence()) {
                own.add(Difference.MEMBERS);
            }
            EplType type = column.type().innermost();
            if (type instanceof EplType.Scalar scalar) {
                addScalar(scalar.word().toLowerCase(Locale.ROOT), column, own);
            } else {
                schema(type).ifPresent(used -> use(used, schema));
            }
        }
        // A value of the parent's type can be an object of this schema, which has the columns of the parent.
        schema.parent().ifPresent(parent -> {
            use(parent, schema);
            use(schema, parent);
        });
    }

    private void use(EplSchema used, EplSchema user) {
        users.computeIfAbsent(used, unknown -> new ArrayList<>()).add(user);
    }

    /** Adds the differences of each schema to its users, until nothing changes. */
    private void spread() {
        Deque<EplSchema> left = new ArrayDeque<>(known.keySet());
        while (!left.isEmpty()) {
            EplSchema schema = left.removeFirst();
            for (EplSchema user : users.getOrDefault(schema, List.of())) {
                if (known.get(user).addAll(known.get(schema))) {
                    left.addLast(user);
                }
            }
        }
    }

    private static Optional<EplSchema> schema(EplType type) {
        return type instanceof EplType.Declared declared && declared.declaration() instanceof EplSchema schema
                ? Optional.of(schema)
                : Optional.empty();
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
