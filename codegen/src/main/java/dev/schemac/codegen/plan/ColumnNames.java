package dev.schemac.codegen.plan;

import dev.schemac.codegen.names.ValueKind;
import dev.schemac.codegen.plan.PlannedSchemas.PlanOptions;
import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.NamingStyle;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.SchemaSet;
import dev.schemac.dsl.naming.PropertyNames;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The Java names of columns, in the {@link NamingStyle} of each schema, before reserved names are avoided. Names of
 * ancestors stay unchanged. Two columns of a schema and its ancestors keep their names if these differ only in case but
 * have the same Java name. Any other two with the same Java name are rejected.
 */
final class ColumnNames {

    /** A column in the schema that declares it. */
    private record Owned(Column column, ObjectType type) {}

    private final PlanOptions options;
    private final Map<ObjectType, ObjectPlan> others;
    private final Map<ObjectType, Map<String, String>> names = new HashMap<>();

    /** @param others the plans of other runs, whose classes have fixed names */
    ColumnNames(PlanOptions options, Map<ObjectType, ObjectPlan> others) {
        this.options = options;
        this.others = others;
    }

    /** Returns the naming style of a schema's own columns. */
    NamingStyle style(ObjectType type) {
        return Optional.ofNullable(others.get(type))
                .map(plan -> plan.identity().naming())
                .orElseGet(() -> type.naming().orElse(options.names()));
    }

    /** Returns the name of a column of a schema or of an ancestor. */
    String name(ObjectType type, Column column) {
        String name = own(type).get(column.name());
        return name != null ? name : name(type.parent().orElseThrow(), column);
    }

    /** Returns the base name of a bean's getter, setter and so on. */
    String property(ObjectType type, Column column) {
        String name = name(type, column);
        return isGetterWithIs(type, column) ? PropertyNames.withoutIs(name) : name;
    }

    /** Returns whether a bean's getter of an own column begins with {@code is}. */
    boolean isGetterWithIs(ObjectType type, Column column) {
        return style(type) == NamingStyle.JAVA && ScalarTable.isBoolean(column.type());
    }

    private Map<String, String> own(ObjectType type) {
        Map<String, String> own = names.get(type);
        if (own == null) {
            own = named(type);
            names.put(type, own);
        }
        return own;
    }

    private Map<String, String> named(ObjectType type) {
        Map<String, Owned> inherited = inherited(type);
        Map<String, Long> counts = type.columns().stream()
                .collect(Collectors.groupingBy(column -> key(wanted(type, column)), Collectors.counting()));
        Map<String, String> own = new HashMap<>();
        for (Column column : type.columns()) {
            String wanted = wanted(type, column);
            boolean alone = counts.get(key(wanted)) == 1 && !inherited.containsKey(key(wanted));
            String name = alone ? wanted : PropertyNames.escaped(column.name());
            Owned twin = inherited.get(key(name));
            // two consecutive dollar signs are unused elsewhere
            own.put(column.name(), twin != null && name(twin).equals(name) ? name + "$$" : name);
        }
        return own;
    }

    private String wanted(ObjectType type, Column column) {
        String escaped = PropertyNames.escaped(column.name());
        return style(type) == NamingStyle.JAVA
                ? PropertyNames.camelCase(column.name()).orElse(escaped)
                : escaped;
    }

    private String name(Owned column) {
        return name(column.type(), column.column());
    }

    /** Returns the columns of the ancestors by the keys of their names. */
    private Map<String, Owned> inherited(ObjectType type) {
        Map<String, Owned> inherited = new HashMap<>();
        for (Optional<ObjectType> at = type.parent();
                at.isPresent();
                at = at.get().parent()) {
            for (Column column : at.get().columns()) {
                Owned owned = new Owned(column, at.get());
                inherited.put(key(name(owned)), owned);
            }
        }
        return inherited;
    }

    /** Returns a key that is equal for names with the same accessors. */
    private static String key(String name) {
        return PropertyNames.lowerFirst(name);
    }

    /** Reports each column with the Java name of another one. */
    void check(SchemaSet schema, Diagnostics diagnostics) {
        schema.types().stream()
                .filter(type -> type.providedClass().isEmpty())
                .forEach(type -> check(type, diagnostics));
    }

    private void check(ObjectType type, Diagnostics diagnostics) {
        Map<String, Owned> fields = inherited(type);
        Map<String, Owned> properties = new HashMap<>();
        fields.values().forEach(each -> properties.put(key(property(each.type(), each.column())), each));
        for (Column column : type.columns()) {
            Owned self = new Owned(column, type);
            String name = wanted(type, column);
            Owned other = fields.putIfAbsent(key(name), self);
            if (other == null && options.kind() == ValueKind.BEAN) {
                name = property(type, column);
                other = properties.putIfAbsent(key(name), self);
            }
            if (other != null && clash(self, other)) {
                report(self, other, name, diagnostics);
            }
        }
    }

    /**
     * Returns whether two columns clash. Unchanged names never clash. Names that differ only in case stay unchanged.
     */
    private boolean clash(Owned column, Owned other) {
        boolean asDeclared = style(column.type()) == NamingStyle.AS_IS && style(other.type()) == NamingStyle.AS_IS;
        return !asDeclared
                && !column.column().name().equalsIgnoreCase(other.column().name());
    }

    private static void report(Owned column, Owned other, String name, Diagnostics diagnostics) {
        diagnostics.error(
                DiagnosticCode.JAVA_COLUMN_NAME,
                column.column().location(),
                "column '%s' and column '%s' (%s) would both become '%s' in Java; rename one of them and set its JSON name with"
                                .formatted(
                                        column.column().name(),
                                        other.column().name(),
                                        other.column().location(),
                                        name)
                        + " @Column(jsonName='...'), or keep the declared names with @JsonSchema(names='as-is')");
    }
}
