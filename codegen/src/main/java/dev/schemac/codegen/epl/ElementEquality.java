package dev.schemac.codegen.epl;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Compares values of a column as {@code unique} does, by the equality of Java, with their JSON. Of a {@code double}, two
 * numbers of JSON that have the same value are not always equal; two strings can be the same UUID.
 */
public final class ElementEquality {
    /** The difference between the two. */
    public enum Difference {
        /** Strings that differ, such as a UUID in capitals, are equal values. */
        TEXT,
        /** Objects are equal if they differ only in a member that is absent in one, and null or its default in the other. */
        MEMBERS,
        /** Numbers such as 1 and 1.0 are values that differ. */
        NUMBERS,
        /** 0 and -0.0 are values that differ. */
        ZERO
    }

    /** The types that have one value for each string, if they have strings. */
    private static final Set<String> EXACT = Set.of(
            "string",
            "boolean",
            "byte",
            "short",
            "int",
            "long",
            "biginteger",
            "char",
            "character",
            "localdate",
            "binary",
            "null");

    private static final Set<String> FLOATING = Set.of("double", "float");

    private final List<EplSchema> schemas;

    /** @param schemas all that types name */
    private ElementEquality(List<EplSchema> schemas) {
        this.schemas = schemas;
    }

    /** {@return the comparison of values in a file} */
    public static ElementEquality in(EplFile file) {
        return new ElementEquality(file.schemas());
    }

    /** {@return the differences for values of a type} The columns of all schemas must be complete. */
    public Set<Difference> of(EplType type) {
        Set<Difference> found = EnumSet.noneOf(Difference.class);
        add(type, found, new HashSet<>());
        return found;
    }

    private void add(EplType type, Set<Difference> found, Set<EplDeclaration> seen) {
        if (type instanceof EplType.Array array) {
            add(array.element(), found, seen);
        } else if (type instanceof EplType.MapOf map) {
            add(map.value(), found, seen);
        } else if (type instanceof EplType.Scalar scalar) {
            ofScalar(scalar.word()).ifPresent(found::add);
        } else if (((EplType.Declared) type).declaration() instanceof EplSchema schema && seen.add(schema)) {
            add(schema, found, seen);
        }
    }

    private static Optional<Difference> ofScalar(String word) {
        String type = word.toLowerCase(Locale.ROOT);
        if (EXACT.contains(type)) {
            return Optional.empty();
        }
        if (FLOATING.contains(type)) {
            return Optional.of(Difference.ZERO);
        }
        return Optional.of(type.equals("object") || type.equals("bigdecimal") ? Difference.NUMBERS : Difference.TEXT);
    }

    private void add(EplSchema schema, Set<Difference> found, Set<EplDeclaration> seen) {
        if (schema.isDynamic()) {
            found.add(Difference.NUMBERS);
        }
        for (EplColumn column : schema.columns()) {
            if (column.hidesAbsence()) {
                found.add(Difference.MEMBERS);
            }
            add(column.type(), found, seen);
        }
        schema.parent().ifPresent(parent -> add(new EplType.Declared(parent), found, seen));
        schemas.stream()
                .filter(child -> child.parent().filter(schema::equals).isPresent())
                .forEach(child -> add(new EplType.Declared(child), found, seen));
    }
}
