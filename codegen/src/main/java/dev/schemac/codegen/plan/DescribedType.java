package dev.schemac.codegen.plan;

import dev.schemac.codegen.names.JavaType;
import dev.schemac.dsl.model.ClassType;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ColumnOptions.Base64Variant;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.dsl.model.ValueFormat;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.AdaptedType;
import dev.schemac.dsl.model.ValueType.ArrayType;
import dev.schemac.dsl.model.ValueType.EnumType;
import dev.schemac.dsl.model.ValueType.ListType;
import dev.schemac.dsl.model.ValueType.MapType;
import dev.schemac.dsl.model.ValueType.UntypedType;
import java.util.Optional;

/** The {@code ColumnType} of the runtime with which an event type describes a column. */
public sealed interface DescribedType {
    /**
     * A constant of the runtime's {@code Scalar}, which has the constants of {@link ScalarType}.
     *
     * @param form its form in JSON; empty for the default one
     */
    record OfScalar(String constant, Optional<Form> form) implements DescribedType {}

    /**
     * A form of a scalar.
     *
     * @param constant a constant of the runtime's {@code ScalarForm}; for a pattern the pattern itself
     */
    record Form(String constant, boolean isPattern) {}

    /** A constant of {@code ColumnType}. */
    record Untyped(String constant) implements DescribedType {}

    /**
     * The values of a class.
     *
     * @param factory the method of {@code ColumnType}
     * @param adapter the class that reads and writes the values, if it is an argument
     */
    record OfClass(String factory, JavaType type, Optional<JavaType> adapter) implements DescribedType {}

    /**
     * An array, a list or a map.
     *
     * @param method the method of the type of the elements or values
     * @param withoutNulls whether a rule excludes null
     */
    record OfContainer(DescribedType held, String method, boolean withoutNulls) implements DescribedType {}

    /** Describes the types of one column. */
    final class Describing implements ValueType.Cases<DescribedType> {
        private final Column column;
        private final JavaTypes types;

        Describing(Column column, JavaTypes types) {
            this.column = column;
            this.types = types;
        }

        @Override
        public DescribedType scalar(ScalarType type) {
            return new OfScalar(type.name(), ScalarTable.isBinary(type) ? base64() : format());
        }

        private Optional<Form> base64() {
            return column.base64() == Base64Variant.MIME_NO_LINEFEEDS
                    ? Optional.empty()
                    : Optional.of(new Form("BASE64_" + column.base64().name(), false));
        }

        private Optional<Form> format() {
            return column.format()
                    .filter(format -> !format.isDefault())
                    .map(format -> format.kind() == ValueFormat.Kind.PATTERN
                            ? new Form(format.text(), true)
                            : new Form(format.kind().name(), false));
        }

        @Override
        public DescribedType untyped(UntypedType type) {
            return new Untyped(
                    switch (type) {
                        case OBJECT -> "ANY";
                        case MAP -> "ANY_OBJECT";
                        case NULL -> "ALWAYS_NULL";
                    });
        }

        @Override
        public DescribedType array(ArrayType type) {
            return type.primitive()
                    ? new OfContainer(type.element().match(this), "primitives", false)
                    : container(type.element(), "array");
        }

        @Override
        public DescribedType list(ListType type) {
            return container(type.element(), "list");
        }

        @Override
        public DescribedType map(MapType type) {
            return container(type.value(), "map");
        }

        private DescribedType container(ValueType held, String method) {
            return new OfContainer(held.match(this), method, !column.rules().nullElements());
        }

        @Override
        public DescribedType constants(EnumType type) {
            return ofClass("constant", types.enumClass(type));
        }

        @Override
        public DescribedType adapted(AdaptedType type) {
            return new OfClass(
                    "adapted",
                    JavaType.spelled(type.className()),
                    Optional.of(JavaType.named(type.adapterClassName())));
        }

        @Override
        public DescribedType application(ClassType type) {
            return ofClass("application", JavaType.named(type.className()));
        }

        @Override
        public DescribedType schema(ObjectType type) {
            return ofClass(
                    type.union().isPresent() ? "union" : "object",
                    types.names(type).value());
        }

        private static DescribedType ofClass(String factory, JavaType type) {
            return new OfClass(factory, type, Optional.empty());
        }
    }
}
