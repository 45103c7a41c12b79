package dev.schemac.dsl.link;

import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.Fix.Replacement;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.link.DeclaredSchema.LinkedColumn;
import dev.schemac.dsl.model.ClassType;
import dev.schemac.dsl.model.ClassType.Property;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.JavaClasses.JavaClass;
import dev.schemac.dsl.model.JavaTypeName;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ObjectType.Union;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.AdaptedType;
import dev.schemac.dsl.model.ValueType.EnumType;
import dev.schemac.dsl.model.ValueType.UntypedType;
import dev.schemac.dsl.syntax.SchemaFile.ClassColumns;
import dev.schemac.dsl.syntax.SchemaFile.TextValue;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Links the application classes that {@code className} uses instead of generated ones. The columns are only checked.
 */
record ProvidedClassLinker(ClassLinker classes, Diagnostics diagnostics) {
    private static final JavaTypeName STRING = JavaTypeName.of(ScalarType.STRING.className());

    /** Links one schema after its columns. */
    void link(DeclaredSchema schema, ClassNames names) {
        if (schema.declaration.shape() instanceof ClassColumns columns) {
            linkColumns(schema, columns);
            return;
        }
        Optional<TextValue> written = schema.annotations.className();
        if (written.isEmpty()) {
            return;
        }
        SourceLocation at = written.get().location();
        boolean dynamic = schema.annotations.jsonSchema().orElseThrow().flag("dynamic", false);
        if (dynamic) {
            error(at, "a schema with a class of its own cannot be dynamic");
        }
        if (schema.parent().isPresent()) {
            error(
                    schema.supertypes.get(0).name().location(),
                    "a schema with a class of its own cannot inherit from another");
        }
        String name = names.resolve(written.get().text()).orElse(written.get().text());
        Optional<ClassType> type = classes.application(name, at);
        if (type.isEmpty()) {
            schema.forgetColumns();
            return;
        }
        schema.setProvidedClass(type.get());
        schema.columns.values().forEach(column -> check(column, type.get()));
        List<Property> undeclared = type.get().properties().stream()
                .filter(property -> !schema.columns.containsKey(property.name()))
                .toList();
        undeclared.forEach(property -> checkNameIsFree(schema, property, type.get()));
        schema.ownColumns().stream()
                .filter(Column::keepNull)
                .forEach(column -> error(
                        column.location(),
                        "column '" + column.name() + "' has 'keepNull', but class '"
                                + type.get().className()
                                + "' cannot distinguish null from an absent member; use a generated class"));
        Stream<Column> declared = schema.ownColumns().stream().map(column -> asProperty(column, type.get()));
        schema.setOwnColumns(Stream.concat(declared, undeclared.stream().map(Property::column))
                .toList());
    }

    /** Links a class whose properties are the columns already. */
    private void linkColumns(DeclaredSchema schema, ClassColumns columns) {
        JavaTypeName name = ClassLinker.typeName(columns.type());
        JavaClass found = classes.find(name).orElseThrow();
        Map<String, Column> byName = Stream.concat(schema.inheritedProperties().stream(), schema.ownColumns().stream())
                .collect(Collectors.toMap(Column::name, each -> each));
        ClassType type = new ClassType(name, found.creator(), found.undeclared(), found.supertypes());
        type.complete(found.properties().stream()
                .filter(property -> byName.containsKey(property.name()))
                .map(property -> new Property(
                        byName.get(property.name()), property.type(), property.access(), property.getter()))
                .toList());
        schema.setProvidedClass(type);
    }

    /** Checks that events of a completed schema of a class can be made, and that its columns are properties. */
    void check(DeclaredSchema schema) {
        if (!(schema.declaration.shape() instanceof ClassColumns columns)) {
            return;
        }
        ObjectType type = schema.type;
        ClassType ofClass = type.providedClass().orElseThrow();
        boolean selected = type.parent()
                .map(parent -> checkSubtype(schema, ofClass, parent))
                .orElse(true);
        if (!selected || type.isAbstract()) {
            return;
        }
        ClassLinker.abstractness(
                        classes.find(ClassLinker.typeName(columns.type())).orElseThrow())
                .ifPresent(reason -> diagnostics.error(
                        DiagnosticCode.CLASS_NOT_USABLE,
                        columns.location(),
                        "class '" + ofClass.className() + "' " + reason
                                + ": a union must select its subtypes, and never the class itself"));
        type.discriminatorStrings()
                .forEach((name, strings) -> ofClass.property(name)
                        .flatMap(property -> obstacle(property, strings))
                        .ifPresent(obstacle -> error(
                                columns.location(),
                                "property '" + name + "' of class '" + ofClass.className() + "' " + obstacle)));
        type.allColumns().stream()
                .filter(column -> ofClass.property(column.name()).isEmpty()
                        && !type.discriminatorStrings().containsKey(column.name()))
                .forEach(column -> error(
                        columns.location(),
                        "class '" + ofClass.className() + "' has no property '" + column.name()
                                + "', a column of schema '" + type.name() + "'"));
    }

    /** Explains why a property cannot have the strings of a discriminator. */
    private static Optional<String> obstacle(Property property, Union.Strings strings) {
        if (!(property.type() instanceof EnumType constants)) {
            return Optional.of("is '" + property.javaType() + "'; a discriminator is a string or an enum")
                    .filter(reason -> !property.javaType().equals(STRING));
        }
        return (strings.others() ? strings.written().stream() : strings.listed().stream())
                .filter(string -> !constants.strings().contains(string))
                .findFirst()
                .map(string -> "is the enum '" + constants + "', which has no constant '" + string + "'");
    }

    /** Returns whether the union of the parent can select the schema. */
    private boolean checkSubtype(DeclaredSchema schema, ClassType ofClass, ObjectType parent) {
        SourceLocation at = schema.supertypes.get(0).name().location();
        ClassType base = parent.providedClass().orElseThrow();
        if (!ofClass.isSubtypeOf(base)) {
            diagnostics.error(
                    DiagnosticCode.NOT_A_SUPERTYPE,
                    at,
                    "class '" + ofClass.className() + "' is no subtype of '" + base + "'");
            return false;
        }
        if (base.type().arguments().isEmpty() && !ofClass.type().arguments().isEmpty()) {
            diagnostics.error(
                    DiagnosticCode.NOT_A_SUPERTYPE,
                    at,
                    "class '" + ofClass.className() + "' has type parameters, and '" + base
                            + "' has none to distinguish its objects");
            return false;
        }
        boolean selected = schema.type.isAbstract() || selects(parent, schema.type);
        if (!selected) {
            diagnostics.error(
                    DiagnosticCode.DISCRIMINATOR_VALUE,
                    at,
                    "no union of schema '" + parent.name() + "' selects '" + schema.name()
                            + "': it needs a 'discriminatorValue'");
        }
        return selected;
    }

    private static boolean selects(ObjectType base, ObjectType subtype) {
        return base.union()
                .filter(union -> union.types().anyMatch(subtype::equals))
                .isPresent();
    }

    /**
     * Returns a column with the type of the property, unless an adapter creates the value or the value is never set.
     */
    private static Column asProperty(Column column, ClassType type) {
        boolean unchanged = column.type() instanceof AdaptedType || column.type() == UntypedType.NULL;
        return type.property(column.name())
                .filter(property -> !unchanged)
                .map(property -> column.withType(property.type()))
                .orElse(column);
    }

    private void checkNameIsFree(DeclaredSchema schema, Property property, ClassType type) {
        String column = schema.jsonNames.get(property.name());
        if (column != null && schema.columns.containsKey(column)) {
            error(
                    schema.columns.get(column).location(),
                    "column '" + column + "' has the JSON name '" + property.name() + "', but class '"
                            + type.className() + "' has a property of that name");
        }
    }

    private void check(LinkedColumn column, ClassType type) {
        Optional<Property> property = type.property(column.name());
        if (property.isEmpty()) {
            List<String> names = type.properties().stream().map(Property::name).toList();
            diagnostics.error(
                    DiagnosticCode.PROVIDED_CLASS,
                    column.location(),
                    "class '" + type.className() + "' has no public field or setter '" + column.name() + "'",
                    Replacement.ofName(column.name(), names));
            return;
        }
        ValueType declared = property.get().type();
        boolean fits = declared == UntypedType.OBJECT
                || column.type()
                        .map(found -> fits(found, declared, property.get()))
                        .orElse(true);
        if (!fits) {
            error(
                    column.location(),
                    "column '" + column.name() + "' is of type '"
                            + column.type().get() + "', but class '" + type.className() + "' has '"
                            + property.get().javaType() + "'; declare it as '" + declared + "'");
        }
    }

    private static boolean fits(ValueType column, ValueType declared, Property property) {
        return column == UntypedType.NULL
                || column.equals(declared)
                || column instanceof AdaptedType adapted && adapted.javaType().equals(property.javaType());
    }

    private void error(SourceLocation at, String message) {
        diagnostics.error(DiagnosticCode.PROVIDED_CLASS, at, message);
    }
}
