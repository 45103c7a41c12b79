package dev.schemac.codegen.plan;

import dev.schemac.codegen.names.GeneratedNames;
import dev.schemac.codegen.names.JavaNames;
import dev.schemac.codegen.names.JavaType;
import dev.schemac.codegen.names.JavaType.ArrayOf;
import dev.schemac.codegen.names.JavaType.Named;
import dev.schemac.codegen.names.PlatformNames;
import dev.schemac.codegen.names.ValueKind;
import dev.schemac.codegen.plan.ColumnPlan.DefaultValue;
import dev.schemac.codegen.plan.ValuePlan.Container;
import dev.schemac.dsl.model.ClassType;
import dev.schemac.dsl.model.CollectionStyle;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ColumnFormat;
import dev.schemac.dsl.model.ColumnOptions;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ObjectType.Union;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.AdaptedType;
import dev.schemac.dsl.model.ValueType.ArrayType;
import dev.schemac.dsl.model.ValueType.EnumType;
import dev.schemac.dsl.model.ValueType.ListType;
import dev.schemac.dsl.model.ValueType.UntypedType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Plans how the values of one schema are read and written, and the names of all constants of its parser and writer.
 */
final class ValuePlanner {

    /** The key of a container. */
    private record Key(ValueType type, Optional<FormatPlan> format, boolean unmodifiable) {}

    private final JavaTypes types;
    private final String packageName;
    private final boolean ofRecord;
    private final boolean refills;
    private final Predicate<ObjectType> refillable;
    private final JavaNames.Unique constants;
    private final JavaNames.Unique suffixes = new JavaNames.Unique(Set.of());
    private final Map<String, FormatPlan> formats = new LinkedHashMap<>();

    /** Outer before inner; null while the elements are planned. */
    private final Map<Key, Container> containers = new LinkedHashMap<>();

    /**
     * @param packageName of parser and writer
     * @param kind the kind of the event class
     * @param refills whether the parser can fill an existing event
     * @param refillable whether the parser of a value's schema can fill an existing event
     * @param reserved names that constants cannot have
     */
    ValuePlanner(
            JavaTypes types,
            String packageName,
            ValueKind kind,
            boolean refills,
            Predicate<ObjectType> refillable,
            Set<String> reserved) {
        this.types = types;
        this.packageName = packageName;
        this.ofRecord = kind == ValueKind.RECORD;
        this.refills = refills;
        this.refillable = refillable;
        this.constants = new JavaNames.Unique(reserved);
    }

    /** Reserves a name, so that no constant has it. */
    void reserve(String name) {
        constants.reserve(name);
    }

    /** Reserves the name of an enum: in {@code COLOR.values()} a field of that name would hide the class. */
    void reserveClassOf(Column column) {
        if (column.type().leaf() instanceof EnumType constantsOf) {
            types.enumClass(constantsOf).simpleNames().forEach(constants::reserve);
        }
    }

    /** Returns a name for the key of a column. */
    String key(Column column) {
        return constants.take(JavaNames.constant(column.name()));
    }

    /** Returns a name for another constant. */
    String constant(String wanted) {
        return constants.take(wanted);
    }

    /** Returns how the values of a column are read and written. */
    ValuePlan value(Column column, CollectionStyle collections) {
        // Untyped values of beans are mutable, so lists and maps of them must not be marked unmodifiable.
        boolean unmodifiable = collections == CollectionStyle.LIST
                && (ofRecord || !(column.type().leaf() instanceof UntypedType));
        return value(column.type(), format(column), unmodifiable);
    }

    /** Returns how the strings of a discriminator are read and written. */
    ValuePlan discriminator(Column column, Union.Strings strings) {
        FormatPlan format = new FormatPlan(
                types.javaType(column.type()),
                constants.take(GeneratedNames.format(column.name())),
                column.type() instanceof EnumType constantsOf
                        ? FormatPlan.OfConstants.of(
                                constantsOf,
                                constantsOf.constants().stream()
                                        .filter(constant -> strings.others()
                                                != strings.listed().contains(constantsOf.string(constant)))
                                        .toList())
                        : new FormatPlan.OfStrings(strings.listed(), strings.others()));
        formats.put("strings of " + column.name(), format);
        return new ValuePlan.Scalar("readAs", "readAs", false, Optional.of(format));
    }

    /** Returns the formats that the parser must declare; the writer uses them, too. */
    List<FormatPlan> formats() {
        return List.copyOf(formats.values());
    }

    /** Returns the distinct arrays, lists and typed maps of the columns, outer before inner. */
    List<Container> containers() {
        return new ArrayList<>(containers.values());
    }

    private ValuePlan value(ValueType type, Optional<FormatPlan> format, boolean unmodifiable) {
        if (JavaTypes.held(type) != null) {
            return container(type, format, unmodifiable);
        } else if (type instanceof ObjectType object) {
            return new ValuePlan.Event(types.names(object), refills && refillable.test(object));
        } else if (type instanceof ClassType application) {
            return new ValuePlan.ApplicationObject(types.reader(packageName, application));
        }
        return read(type, format, unmodifiable);
    }

    /** Returns how scanner and writer handle a value without a generated class or method. */
    private static ValuePlan.Scalar read(ValueType type, Optional<FormatPlan> format, boolean unmodifiable) {
        if (type instanceof UntypedType) {
            String read = (unmodifiable ? "readUnmodifiable" : "read") + (type == UntypedType.MAP ? "Map" : "Value");
            return new ValuePlan.Scalar(read, read, true, format);
        } else if (type instanceof EnumType || type instanceof AdaptedType) {
            return new ValuePlan.Scalar("readAs", "readAs", false, format);
        }
        return ScalarTable.plan(type, format);
    }

    /** Returns the value of a schema, as {@code ColumnOptions.defaultValue()} describes it. */
    static DefaultValue constant(ValueType type, Object given) {
        if (type instanceof EnumType) {
            return new ColumnPlan.EnumConstant(given.toString());
        }
        // always the default format, whatever the format of the column is
        return ScalarTable.format(type, ColumnOptions.DEFAULT.base64())
                .map(format -> (DefaultValue) new ColumnPlan.FormattedString(format, ScalarTable.string(type, given)))
                .orElseGet(() -> new ColumnPlan.Literal(given));
    }

    /** Returns the same value, with a constant in the parser if it must be created. */
    DefaultValue shared(Column column, Object given) {
        DefaultValue value = constant(column.type(), given);
        return value instanceof ColumnPlan.FormattedString || ScalarTable.isBigNumber(column.type())
                ? new ColumnPlan.SharedObject(constant(GeneratedNames.defaultValue(column.name())), value)
                : value;
    }

    private Container container(ValueType type, Optional<FormatPlan> format, boolean unmodifiable) {
        Key key = new Key(type, format, unmodifiable);
        Container known = containers.get(key);
        if (known != null) {
            return known;
        }
        String suffix = suffixes.take(suffix(type));
        boolean array = type instanceof ArrayType;
        Optional<String> empty =
                array ? Optional.of(constants.take(GeneratedNames.emptyArray(suffix))) : Optional.empty();
        containers.put(key, null);
        ValueType held = JavaTypes.held(type);
        Container container = new Container(
                kind(type),
                value(held, format, unmodifiable),
                types.javaType(type),
                types.heldType(type),
                suffix,
                empty,
                format.isEmpty() && ScalarTable.isScalarLiteral(held),
                isOfFinalClass(held),
                array && refills,
                !array && unmodifiable);
        containers.put(key, container);
        return container;
    }

    private static Container.Kind kind(ValueType type) {
        if (type instanceof ListType list) {
            return list.distinct() ? Container.Kind.SET : Container.Kind.LIST;
        }
        return type instanceof ArrayType ? Container.Kind.ARRAY : Container.Kind.MAP;
    }

    /** Returns whether an array of it, or of arrays of it, contains only its class. */
    private static boolean isOfFinalClass(ValueType type) {
        return type instanceof ArrayType array ? isOfFinalClass(array.element()) : ScalarTable.isOfFinalClass(type);
    }

    /** Returns the format of a column's scalars, if one reads and writes them. */
    private Optional<FormatPlan> format(Column column) {
        ValueType type = column.type().leaf();
        if (type instanceof EnumType constantsOf) {
            Named name = types.enumClass(constantsOf);
            return Optional.of(declare(
                    name.canonicalName() + " " + column.unknownConstant(),
                    types.javaType(type),
                    name,
                    FormatPlan.OfEnum.of(column.unknownConstant(), constantsOf)));
        } else if (type instanceof AdaptedType adapted) {
            Named adapter = JavaType.named(adapted.adapterClassName());
            return Optional.of(
                    declare(adapter.canonicalName(), types.javaType(type), adapter, new FormatPlan.OfAdapter(adapter)));
        }
        return column.format().isPresent()
                ? Optional.of(format(type, column.format().get()))
                : ScalarTable.format(type, column.base64());
    }

    private FormatPlan format(ValueType type, ColumnFormat format) {
        Named name = ScalarTable.javaClass(type);
        return ScalarTable.format(type, format)
                .orElseGet(() -> declare(
                        name.canonicalName() + " " + format.text(), name, name, ScalarTable.pattern(type, format)));
    }

    private FormatPlan declare(String meaning, JavaType valueType, Named named, FormatPlan.Source source) {
        return formats.computeIfAbsent(
                meaning,
                key -> new FormatPlan(valueType, constants.take(GeneratedNames.format(named.simpleName())), source));
    }

    /** Returns {@code IntArray}, {@code FriendArray2d}, {@code StringListMap}: the type as a name. */
    private String suffix(ValueType container) {
        int dimensions = 1;
        ValueType at = container;
        while (at instanceof ArrayType outer && outer.element() instanceof ArrayType inner) {
            at = inner;
            dimensions++;
        }
        String collection = switch (kind(at)) {
            case ARRAY -> "Array";
            case LIST -> "List";
            case SET -> "Set";
            case MAP -> "Map";
        };
        ValueType held = JavaTypes.held(at);
        String name = JavaTypes.held(held) == null ? describe(types.heldType(at)) : suffix(held);
        return name + collection + (dimensions > 1 ? dimensions + "d" : "");
    }

    private static String describe(JavaType javaType) {
        if (javaType instanceof ArrayOf) {
            return "Binary";
        } else if (javaType.equals(PlatformNames.STRING_TO_OBJECT)) {
            return "Map";
        }
        String name = javaType instanceof Named className ? className.simpleName() : javaType.toString();
        String word = name.replaceAll("[^A-Za-z0-9_$]", "_");
        return Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }
}
