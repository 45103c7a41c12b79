package dev.schemac.dsl.link;

import dev.schemac.dsl.annotation.AnnotationAttributes;
import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.model.JavaClasses;
import dev.schemac.dsl.model.JavaClasses.JavaClass;
import dev.schemac.dsl.model.JavaClasses.Kind;
import dev.schemac.dsl.model.JavaTypeName;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.AdaptedType;
import dev.schemac.dsl.model.ValueType.ArrayType;
import dev.schemac.dsl.model.ValueType.ListType;
import dev.schemac.dsl.model.ValueType.MapType;
import dev.schemac.dsl.model.ValueType.UntypedType;
import dev.schemac.dsl.syntax.SchemaFile.TypeReference;
import java.util.List;
import java.util.Optional;

/** Links the columns of one file that an adapter class reads and writes. */
record AdapterLinker(ClassNames classNames, JavaClasses classes, Diagnostics diagnostics) {
    /**
     * Returns the Java type of a column for its adapter: without type parameters. The class needs no JSON form of its
     * own.
     */
    Optional<JavaTypeName> javaType(TypeReference written, TypeLinker types) {
        boolean own =
                BuiltInTypes.scalar(written.name()).isPresent() || types.isSchema(written.name()) || written.question();
        Optional<String> className = own ? Optional.empty() : classNames.resolve(written.name());
        boolean exists = className
                .filter(name -> classes.find(name).isPresent() || BuiltInTypes.isJdkClass(name))
                .isPresent();
        if (exists) {
            String canonical =
                    classes.find(className.get()).map(JavaClass::canonicalName).orElse(className.get());
            return Optional.of(
                    new JavaTypeName(canonical, List.of(), written.dimensions().size(), JavaTypeName.Wildcard.NONE));
        }
        return types.link(written).map(AdapterLinker::javaType);
    }

    private static JavaTypeName javaType(ValueType type) {
        if (type instanceof ArrayType array) {
            return array.primitive() && array.element() instanceof ScalarType scalar
                    ? JavaTypeName.of(scalar.primitiveName().orElseThrow()).array()
                    : javaType(array.element()).array();
        }
        return type == ScalarType.BINARY ? JavaTypeName.of("byte").array() : JavaTypeName.of(className(type));
    }

    private static String className(ValueType type) {
        if (type instanceof ScalarType scalar) {
            return scalar.className();
        } else if (type instanceof ListType) {
            return BuiltInTypes.LIST;
        }
        return type instanceof MapType || type == UntypedType.MAP
                ? BuiltInTypes.MAP
                : type == UntypedType.OBJECT ? BuiltInTypes.OBJECT : type.toString();
    }

    /**
     * Returns the type of a column with an adapter.
     *
     * @param columnType its Java type; empty after a reported error
     */
    Optional<ValueType> link(
            AnnotationAttributes annotation, Optional<JavaTypeName> columnType, SourceLocation column) {
        SourceLocation at = annotation.location("adapter");
        String written = annotation.text("adapter").orElseThrow();
        Optional<JavaClass> adapter = classNames.resolve(written).flatMap(classes::find);
        if (adapter.isEmpty()) {
            diagnostics.error(DiagnosticCode.CLASS_NOT_FOUND, at, "adapter class '" + written + "' was not found");
            return Optional.empty();
        }
        String name = adapter.get().canonicalName();
        Optional<String> obstacle =
                adapter.get().adapterType().isEmpty() && adapter.get().kind() == Kind.CLASS
                        ? Optional.of("does not implement JsonAdapter")
                        : ClassLinker.adapterObstacle(adapter.get());
        if (obstacle.isPresent()) {
            diagnostics.error(DiagnosticCode.ADAPTER, at, "adapter class '" + name + "' " + obstacle.get());
            return Optional.empty();
        }
        JavaTypeName adapted = adapter.get().adapterType().orElseThrow();
        boolean fits = columnType.map(type -> adapted.erased().equals(type)).orElse(true);
        if (!fits) {
            diagnostics.error(
                    DiagnosticCode.ADAPTER,
                    column,
                    "the column's type is '" + columnType.get() + "', but adapter '" + name + "' makes '" + adapted
                            + "'");
            return Optional.empty();
        }
        return columnType.map(type -> new AdaptedType(adapted, name));
    }
}
