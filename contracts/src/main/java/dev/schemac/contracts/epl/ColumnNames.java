package dev.schemac.contracts.epl;

import dev.schemac.dsl.naming.PropertyNames;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The names of the columns of a schema, unique in the schema and in Java. They do not repeat those of its parent, so that many
 * subtypes of a schema with many columns are cheap.
 */
final class ColumnNames {
    private final Optional<ColumnNames> parent;
    private final Map<EplColumn, String> names = new HashMap<>();
    private final Map<String, String> byMember = new HashMap<>();
    private final Set<String> used = new HashSet<>();
    private final Set<String> inJava = new HashSet<>();

    /** The next number to try after a name. */
    private final Map<String, Integer> numbers = new HashMap<>();

    private ColumnNames(EplSchema schema, Optional<ColumnNames> parent) {
        this.parent = parent;
        schema.columns().forEach(column -> used.add(column.member()));
        schema.columns().forEach(this::add);
    }

    /** Returns the names of a single schema. */
    static ColumnNames of(EplSchema schema) {
        return of(schema, new HashMap<>());
    }

    /** @param known the names of schemas so far; receives those of the schema and its parents */
    static ColumnNames of(EplSchema schema, Map<EplSchema, ColumnNames> known) {
        ColumnNames names = known.get(schema);
        if (names == null) {
            names = new ColumnNames(schema, schema.parent().map(parent -> of(parent, known)));
            known.put(schema, names);
        }
        return names;
    }

    /** Returns the name of an own column. */
    String of(EplColumn column) {
        return names.get(column);
    }

    /** Returns the name of the own or inherited column of a member. */
    Optional<String> ofMember(String member) {
        return Optional.ofNullable(byMember.get(member))
                .or(() -> parent.flatMap(inherited -> inherited.ofMember(member)));
    }

    private void add(EplColumn column) {
        boolean own = EplText.isColumnName(column.member());
        String name = own ? column.member() : madeUp(column.member());
        if (!own && isUsed(name) || clashes(inJava(name, column))) {
            name = free(PropertyNames.camelCase(name).orElse(madeUp(name)), column);
        }
        names.put(column, name);
        byMember.put(column.member(), name);
        used.add(name);
        inJava.addAll(inJava(name, column));
    }

    private boolean isUsed(String name) {
        return used.contains(name)
                || parent.filter(inherited -> inherited.isUsed(name)).isPresent();
    }

    private boolean clashes(Set<String> keys) {
        return !Collections.disjoint(inJava, keys)
                || parent.filter(inherited -> inherited.clashes(keys)).isPresent();
    }

    private String free(String wanted, EplColumn column) {
        String name = wanted;
        while (isUsed(name) || clashes(inJava(name, column))) {
            name = wanted + numbers.merge(wanted, 2, (number, first) -> number + 1);
        }
        return name;
    }

    private static String madeUp(String member) {
        String name = EplNames.shortened(EplNames.typeName(member));
        return Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }

    /** Returns the field of a column and the bean property, which must both be unique. */
    private static Set<String> inJava(String name, EplColumn column) {
        boolean isBoolean = column.type().equals(new EplType.Scalar("boolean"));
        return Set.of(
                "field " + PropertyNames.fieldKey(name), "property " + PropertyNames.propertyKey(name, isBoolean));
    }
}
