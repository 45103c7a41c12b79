package dev.schemac.codegen.plan;

import dev.schemac.codegen.plan.JavaType.ArrayOf;
import dev.schemac.codegen.plan.JavaType.Named;
import dev.schemac.codegen.plan.ObjectPlan.ValueKind;
import dev.schemac.codegen.plan.ValuePlan.Container;
import dev.schemac.dsl.model.ClassType;
import dev.schemac.dsl.model.CollectionStyle;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.Union;
import dev.schemac.dsl.model.ValueFormat;
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
 * Settles how the values of one schema are read and written, and with that the names of all constants of its parser and
 * writer.
 */
final class ValuePlanner {

    /** What tells containers apart. */
    private record Key(ValueType type, Optional<FormatPlan> format, boolean unmodifiable) {}

    private final TypeMapper types;
    private final String packageName;
    private final boolean ofRecord;
    private final boolean refills;
    private final Predicate<ObjectType> refillable;
    private final JavaNames.Unique constants;
    private final JavaNames.Unique suffixes = new JavaNames.Unique(Set.of());
    private final Map<String, FormatPlan> formats = new LinkedHashMap<>();

    /** Outer before inner; null while what they hold is settled. */
    private final Map<Key, Container> containers = new LinkedHashMap<>();

    /**
     * @param packageName of parser and writer
     * @param kind what kind of class the events are
     * @param refills whether the parser can fill an event again
     * @param refillable whether the parser of a schema that values are of can
     * @param reserved names that no constant may get
     */
    ValuePlanner(
            TypeMapper types,
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

    /** Makes sure that no constant gets a name. */
    void reserve(String name) {
        constants.reserve(name);
    }

    /**
     * Makes sure that no constant has the name of an enum: in {@code COLOR.values()} a field of that name would hide
     * the class.
     */
    void reserveClassOf(Column column) {
        if (TypeMapper.leaf(column.type()) instanceof EnumType constantsOf) {
            types.enumClass(constantsOf).simpleNames().forEach(constants::reserve);
        }
    }

    /** A name for the key of a column. */
    String key(Column column) {
        return constants.take(JavaNames.constant(column.name()));
    }

    /** A name for another constant. */
    String constant(String wanted) {
        return constants.take(wanted);
    }

    /** How the values of a column are read and written. */
    ValuePlan value(Column column, CollectionStyle collections) {
        // Untyped values of beans can be changed, so that lists and maps of them must not pass for what cannot.
        boolean unmodifiable = collections == CollectionStyle.LIST
                && (ofRecord || !(TypeMapper.leaf(column.type()) instanceof UntypedType));
        return value(column.type(), format(column), unmodifiable);
    }

    /** How the texts of a discriminator are read and written. */
    ValuePlan discriminator(Column column, Union.Texts texts) {
        FormatPlan format = new FormatPlan(
                types.javaType(column.type()),
                constants.take(GeneratedNames.format(column.name())),
                new FormatPlan.OfTexts(texts.texts(), texts.others()));
        formats.put("texts of " + column.name(), format);
        return new ValuePlan.Scalar("readAs", "readAs", false, Optional.of(format));
    }

    /** Those that parser and writer have to declare. */
    List<FormatPlan> formats() {
        return List.copyOf(formats.values());
    }

    /** The distinct arrays, lists and typed maps of the columns, outer before inner. */
    List<Container> containers() {
        return new ArrayList<>(containers.values());
    }

    private ValuePlan value(ValueType type, Optional<FormatPlan> format, boolean unmodifiable) {
        if (TypeMapper.held(type) != null) {
            return container(type, format, unmodifiable);
        } else if (type instanceof ObjectType object) {
            return new ValuePlan.Event(types.names(object), refills && refillable.test(object));
        } else if (type instanceof ClassType application) {
            return new ValuePlan.ApplicationObject(types.reader(packageName, application));
        }
        return TypeMapper.scalar(type, format, unmodifiable);
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
        ValueType held = TypeMapper.held(type);
        Container container = new Container(
                array ? Container.Kind.ARRAY : type instanceof ListType ? Container.Kind.LIST : Container.Kind.MAP,
                value(held, format, unmodifiable),
                types.javaType(type),
                types.heldType(type),
                suffix,
                empty,
                format.isEmpty() && TypeMapper.isScalarLiteral(held),
                TypeMapper.isOfFinalClass(held),
                array && refills,
                !array && unmodifiable);
        containers.put(key, container);
        return container;
    }

    /** The format of a column's scalars, if one reads and writes them. */
    private Optional<FormatPlan> format(Column column) {
        ValueType type = TypeMapper.leaf(column.type());
        if (type instanceof EnumType constantsOf) {
            Named name = types.enumClass(constantsOf);
            return Optional.of(declare(
                    name.canonicalName() + " " + column.unknownConstant(),
                    types.javaType(type),
                    name,
                    FormatPlan.OfEnum.of(column.unknownConstant())));
        } else if (type instanceof AdaptedType adapted) {
            Named adapter = JavaType.named(adapted.adapterClassName());
            return Optional.of(
                    declare(adapter.canonicalName(), types.javaType(type), adapter, new FormatPlan.OfAdapter(adapter)));
        }
        return column.format().isPresent()
                ? Optional.of(format(type, column.format().get()))
                : TypeMapper.format(type, column.base64());
    }

    private FormatPlan format(ValueType type, ValueFormat format) {
        Named name = TypeMapper.scalarClass(type);
        return TypeMapper.format(type, format)
                .orElseGet(() -> declare(
                        name.canonicalName() + " " + format.text(),
                        name,
                        name,
                        new FormatPlan.OfPattern(format.text())));
    }

    private FormatPlan declare(String meaning, JavaType valueType, Named named, FormatPlan.Source source) {
        return formats.computeIfAbsent(
                meaning,
                key -> new FormatPlan(
                        valueType, constants.take(GeneratedNames.format(named.simpleName())), source));
    }

    /** {@code IntArray}, {@code FriendArray2d}, {@code StringListMap}: the type as one would say it. */
    private String suffix(ValueType container) {
        int dimensions = 1;
        ValueType at = container;
        while (at instanceof ArrayType outer && outer.element() instanceof ArrayType inner) {
            at = inner;
            dimensions++;
        }
        String collection = at instanceof ArrayType ? "Array" : at instanceof ListType ? "List" : "Map";
        ValueType held = TypeMapper.held(at);
        String name = TypeMapper.held(held) == null ? spoken(types.heldType(at)) : suffix(held);
        return name + collection + (dimensions > 1 ? dimensions + "d" : "");
    }

    private static String spoken(JavaType javaType) {
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
