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
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.AdaptedType;
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
        Stream<Column> declared = schema.ownColumns().stream().map(column -> asProperty(column, type.get()));
        schema.setOwnColumns(Stream.concat(declared, undeclared.stream().map(Property::column))
                .toList());
    }

    /** Links a class whose properties are the columns already. */
    private void linkColumns(DeclaredSchema schema, ClassColumns columns) {
        JavaTypeName name = ClassLinker.typeName(columns.type());
        JavaClass found = classes.find(name).orElseThrow();
        Map<String, Column> byName = schema.ownColumns().stream().collect(Collectors.toMap(Column::name, each -> each));
        ClassType type = new ClassType(name, found.creator(), found.undeclared());
        type.complete(found.properties().stream()
                .filter(property -> byName.containsKey(property.name()))
                .map(property -> new Property(
                        byName.get(property.name()), property.type(), property.access(), property.getter()))
                .toList());
        schema.setProvidedClass(type);
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
