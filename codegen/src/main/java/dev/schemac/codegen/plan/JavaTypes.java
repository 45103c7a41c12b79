package dev.schemac.codegen.plan;

import dev.schemac.codegen.names.DescribedType;
import dev.schemac.codegen.names.JavaType;
import dev.schemac.codegen.names.JavaType.ArrayOf;
import dev.schemac.codegen.names.JavaType.Named;
import dev.schemac.codegen.names.ObjectNames;
import dev.schemac.codegen.names.PlatformNames;
import dev.schemac.codegen.names.ValueKind;
import dev.schemac.codegen.plan.EnumPlan.EnumClasses;
import dev.schemac.dsl.model.ClassType;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ColumnFormat;
import dev.schemac.dsl.model.ColumnOptions.Base64Variant;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.AdaptedType;
import dev.schemac.dsl.model.ValueType.ArrayType;
import dev.schemac.dsl.model.ValueType.EnumType;
import dev.schemac.dsl.model.ValueType.ListType;
import dev.schemac.dsl.model.ValueType.MapType;
import dev.schemac.dsl.model.ValueType.UntypedType;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The Java type of each type of a schema, and the classes of schemas, enums and application classes. */
final class JavaTypes {

    private final Map<ObjectType, ObjectNames> names;
    private final EnumClasses enums;
    private final ClassReaders readers;
    private final OfValue ofValue = new OfValue();

    /**
     * @param names the classes of every schema of this run, and of the schemas that they refer to
     * @param enums the classes of enums
     * @param readers the classes that read and write application classes
     */
    JavaTypes(Map<ObjectType, ObjectNames> names, EnumClasses enums, ClassReaders readers) {
        this.names = names;
        this.enums = enums;
        this.readers = readers;
    }

    ObjectNames names(ObjectType type) {
        return names.get(type);
    }

    Named enumClass(EnumType type) {
        return enums.of(type);
    }

    /** Returns the classes that read and write an application class in a package. */
    ObjectNames reader(String packageName, ClassType application) {
        return readers.of(packageName, application);
    }

    /** Returns whether the name of a class of a schema or of a generated enum has this prefix. */
    boolean isSomeClassNamedLike(String prefix) {
        return names.values().stream().anyMatch(name -> name.baseName().startsWith(prefix))
                || enums.generated().values().stream()
                        .anyMatch(name -> name.simpleName().startsWith(prefix));
    }

    boolean isSomeClassNamed(String simpleName) {
        return names.values().stream()
                        .anyMatch(name -> name.value().simpleName().equals(simpleName))
                || enums.generated().values().stream()
                        .anyMatch(name -> name.simpleName().equals(simpleName));
    }

    // ---- types

    /** Returns the type of a column's value. In a record, an absent column is null. */
    JavaType columnType(Column column, ValueKind kind) {
        JavaType type = javaType(column.type());
        boolean withoutNull = kind == ValueKind.BEAN && !column.keepNull() || isAlwaysThere(column);
        return withoutNull ? type : type.boxed();
    }

    /** Returns whether every event from a parser has a value for the column. */
    static boolean isAlwaysThere(Column column) {
        return column.required() && !column.nullable();
    }

    /** Returns the type of a value that is not null. */
    JavaType javaType(ValueType type) {
        return type.match(ofValue);
    }

    /** Returns the type of the elements of an array or list, or of the values of a typed map. */
    JavaType heldType(ValueType container) {
        JavaType type = javaType(held(container));
        boolean primitive = container instanceof ArrayType array && array.primitive();
        return primitive ? type : type.boxed();
    }

    private final class OfValue implements ValueType.Cases<JavaType> {
        @Override
        public JavaType scalar(ScalarType type) {
            return ScalarTable.javaType(type);
        }

        @Override
        public JavaType untyped(UntypedType type) {
            return type == UntypedType.MAP ? PlatformNames.STRING_TO_OBJECT : JavaType.OBJECT;
        }

        @Override
        public JavaType array(ArrayType type) {
            return new ArrayOf(heldType(type));
        }

        @Override
        public JavaType list(ListType type) {
            return JavaType.generic(type.distinct() ? Set.class : List.class, heldType(type));
        }

        @Override
        public JavaType map(MapType type) {
            return JavaType.generic(Map.class, JavaType.of(String.class), heldType(type));
        }

        @Override
        public JavaType constants(EnumType type) {
            return enumClass(type);
        }

        @Override
        public JavaType adapted(AdaptedType type) {
            return JavaType.of(type.javaType());
        }

        @Override
        public JavaType application(ClassType type) {
            return JavaType.named(type.className());
        }

        @Override
        public JavaType schema(ObjectType type) {
            return names(type).type();
        }
    }

    /** Returns the type with which an event type describes a column. */
    DescribedType described(Column column) {
        return column.type().match(new Describing(column));
    }

    /** Describes the types of one column. */
    private final class Describing implements ValueType.Cases<DescribedType> {
        private final Column column;

        Describing(Column column) {
            this.column = column;
        }

        @Override
        public DescribedType scalar(ScalarType type) {
            return new DescribedType.OfScalar(
                    ScalarTable.constant(type), ScalarTable.isBinary(type) ? base64() : format());
        }

        private Optional<DescribedType.Form> base64() {
            return column.base64() == Base64Variant.MIME_NO_LINEFEEDS
                    ? Optional.empty()
                    : Optional.of(
                            new DescribedType.Form("BASE64_" + column.base64().name(), false));
        }

        private Optional<DescribedType.Form> format() {
            return column.format()
                    .filter(format -> !format.isDefault())
                    .map(format -> format.kind() == ColumnFormat.Kind.PATTERN
                            ? new DescribedType.Form(format.text(), true)
                            : new DescribedType.Form(format.kind().name(), false));
        }

        @Override
        public DescribedType untyped(UntypedType type) {
            return new DescribedType.Untyped(
                    switch (type) {
                        case OBJECT -> "ANY";
                        case MAP -> "ANY_OBJECT";
                        case NULL -> "ALWAYS_NULL";
                    });
        }

        @Override
        public DescribedType array(ArrayType type) {
            return type.primitive()
                    ? new DescribedType.OfContainer(type.element().match(this), "primitives", false)
                    : container(type.element(), "array");
        }

        @Override
        public DescribedType list(ListType type) {
            return container(type.element(), type.distinct() ? "set" : "list");
        }

        @Override
        public DescribedType map(MapType type) {
            return container(type.value(), "map");
        }

        private DescribedType container(ValueType held, String method) {
            return new DescribedType.OfContainer(
                    held.match(this), method, !column.rules().nullElements());
        }

        @Override
        public DescribedType constants(EnumType type) {
            return ofClass("constant", enumClass(type));
        }

        @Override
        public DescribedType adapted(AdaptedType type) {
            return new DescribedType.OfClass(
                    "adapted", JavaType.of(type.javaType()), Optional.of(JavaType.named(type.adapterClassName())));
        }

        @Override
        public DescribedType application(ClassType type) {
            return ofClass("application", JavaType.named(type.className()));
        }

        @Override
        public DescribedType schema(ObjectType type) {
            return ofClass(
                    type.union().isPresent() ? "union" : "object", names(type).value());
        }

        private static DescribedType ofClass(String factory, JavaType type) {
            return new DescribedType.OfClass(factory, type, Optional.empty());
        }
    }

    // ---- arrays, lists and maps

    /** Returns the type of the elements of an array or list, or of the values of a typed map; null for other types. */
    static ValueType held(ValueType type) {
        if (type instanceof ArrayType array) {
            return array.element();
        } else if (type instanceof ListType list) {
            return list.element();
        }
        return type instanceof MapType map ? map.value() : null;
    }

    /** Returns the type with lists instead of arrays, except arrays of primitives. */
    static ValueType withLists(ValueType type) {
        if (type instanceof ArrayType array) {
            return array.primitive() ? array : new ListType(withLists(array.element()));
        } else if (type instanceof ListType list) {
            return new ListType(withLists(list.element()), list.distinct());
        }
        return type instanceof MapType map ? new MapType(withLists(map.value())) : type;
    }
}
