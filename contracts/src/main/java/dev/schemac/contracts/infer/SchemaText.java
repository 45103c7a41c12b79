package dev.schemac.contracts.infer;

import dev.schemac.contracts.epl.EplColumn;
import dev.schemac.contracts.epl.EplEnum;
import dev.schemac.contracts.epl.EplFile;
import dev.schemac.contracts.epl.EplNames;
import dev.schemac.contracts.epl.EplSchema;
import dev.schemac.contracts.epl.EplText;
import dev.schemac.contracts.epl.EplType;
import dev.schemac.contracts.infer.ObjectShape.Branch;
import dev.schemac.dsl.model.JavaLimits;
import dev.schemac.dsl.model.Rules.AllowedType;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Prints inferred objects as schemas. */
final class SchemaText {
    private static final String AS_MEMBER =
            "Put each sample into a member, such as {\"values\": {...}}, which becomes a Map";

    private final SharedShapes shared;
    private final ObjectShape root;
    private final InferenceOptions options;
    private final EplNames names = new EplNames();
    private final Map<ObjectShape, EplSchema> schemas = new IdentityHashMap<>();
    /** By the requested name and the constants. */
    private final Map<List<Object>, EplEnum> enums = new HashMap<>();

    private final EplFile file = new EplFile();

    SchemaText(ObjectShape root, String name, InferenceOptions options) {
        this.shared = new SharedShapes(root, name);
        this.root = root;
        this.options = options;
    }

    String text(String module) {
        schema(root, "");
        return file.text("", module);
    }

    /** Returns the schema, which is added to the file on first use, after its dependencies. */
    private EplSchema schema(ObjectShape shape, String owner) {
        EplSchema known = schemas.get(shape);
        if (known != null) {
            return known;
        }
        EplSchema schema = new EplSchema();
        schema.name(names.reserve(shared.name(shape), owner));
        schemas.put(shape, schema);
        boolean map = shape == root && shared.rootIsMap();
        if (!map && shape.columns() > JavaLimits.MOST_COLUMNS) {
            throw new InferenceException("expected at most " + JavaLimits.MOST_COLUMNS + " columns but found "
                    + shape.columns() + " in schema '" + schema.name() + "'. " + AS_MEMBER);
        }
        if (map) {
            addValues(schema, shape.asMapValue());
        } else {
            addColumns(schema, shape);
        }
        file.add(schema);
        addBranches(schema, shape);
        return schema;
    }

    /** Makes a schema without columns, whose undeclared members have these values. */
    private void addValues(EplSchema schema, ValueShape values) {
        if (hasNumberBeyondDouble(values)) {
            throw new InferenceException(
                    "expected numbers in the range of double but found a larger one. The samples are a"
                            + " map, and an event with members of any name rejects it. " + AS_MEMBER);
        }
        type(values, shared.valueName(), schema.name());
        schema.with("dynamic", "true");
    }

    private static boolean hasNumberBeyondDouble(ValueShape value) {
        return value.hasNumberBeyondDouble(Collections.newSetFromMap(new IdentityHashMap<>()));
    }

    private void addBranches(EplSchema schema, ObjectShape shape) {
        if (shape.isWrapped()) {
            schema.with("wrapper", "true");
        } else if (!shape.branches().isEmpty()) {
            schema.discriminator(shape.discriminator());
            if (!options.closed()) {
                schema.with("otherwise", EplText.quoted("base"));
            }
        }
        shape.branches().forEach(branch -> addBranch(branch, schema));
    }

    /** Adds the schema of a branch to the file, after its dependencies and before its own branches. */
    private void addBranch(Branch branch, EplSchema base) {
        EplSchema schema = new EplSchema();
        schema.name(names.reserve(EplNames.typeName(branch.texts().get(0)), base.name()));
        schema.inherits(base);
        schema.discriminatorValue(branch.texts());
        addColumns(schema, branch.shape());
        file.add(schema);
        addBranches(schema, branch.shape());
    }

    private void addColumns(EplSchema schema, ObjectShape shape) {
        shape.members().forEach((member, value) -> {
            if (!JavaLimits.isConstant(member)) {
                throw new InferenceException("expected names of at most " + JavaLimits.CONSTANT_LENGTH
                        + " bytes but found one of " + JavaLimits.constantBytes(member) + " in schema '" + schema.name()
                        + "': a name is a constant of a Java class");
            }
            boolean tells = shape.isDiscriminator(member);
            EplType type = tells ? new EplType.Scalar("string") : type(value, member, schema.name());
            schema.add(column(member, type, value, shape));
        });
    }

    private EplColumn column(String member, EplType type, ValueShape value, ObjectShape owner) {
        EplColumn column = new EplColumn(member, type).remark(remark(value, owner));
        if (options.formats()) {
            strings(value)
                    .flatMap(StringShape::pattern)
                    .ifPresent(pattern -> column.with("format", EplText.quoted(pattern)));
        }
        Set<AllowedType> types = innermost(value).types();
        if (!types.isEmpty()) {
            column.with("types", EplText.types(types));
        }
        unknown(type).ifPresent(unknown -> column.with("unknown", unknown));
        if (options.required() && value.count() == owner.count()) {
            column.with("required", "true");
            if (value.nulls() == 0 && (options.closed() || !isEnum(type))) {
                column.with("nullable", "false");
            }
        }
        boolean unknownIsNull = unknown(type).isPresent();
        if (options.required() && type.hasNullableElements() && !unknownIsNull && hasElementsButNoNull(value)) {
            column.with("nullElements", "false");
        }
        return column;
    }

    /** Returns whether arrays and maps had elements at each level, and none was null. */
    private boolean hasElementsButNoNull(ValueShape value) {
        Optional<ValueShape> elements = elements(value);
        return elements.isEmpty()
                || elements.get().count() > 0 && elements.get().nulls() == 0 && hasElementsButNoNull(elements.get());
    }

    /** Returns the elements of arrays, or the values of maps. */
    private Optional<ValueShape> elements(ValueShape value) {
        return value.elementOnly()
                .or(() -> value.objectOnly()
                        .filter(object -> shared.name(object) == null)
                        .map(ObjectShape::asMapValue));
    }

    private static boolean isEnum(EplType type) {
        return type instanceof EplType.Declared declared && declared.declaration() instanceof EplEnum;
    }

    /** Returns the value of {@code unknown} that reads other constants as null; empty if they are rejected. */
    private Optional<String> unknown(EplType type) {
        if (options.closed()
                || !(type.innermost() instanceof EplType.Declared declared
                        && declared.declaration() instanceof EplEnum constants)) {
            return Optional.empty();
        }
        // The word is not case-sensitive, unless it is a constant.
        return Stream.of("null", "NULL", "Null")
                .filter(word -> !constants.texts().contains(word))
                .findFirst()
                .map(EplText::quoted);
    }

    /** Returns the strings of a column, or of its elements. */
    private Optional<StringShape> strings(ValueShape value) {
        return innermost(value).textOnly();
    }

    private ValueShape innermost(ValueShape value) {
        return elements(value).map(this::innermost).orElse(value);
    }

    // ---- types

    /** @param name the name of an enum of the values */
    private EplType type(ValueShape value, String name, String owner) {
        Optional<StringShape> texts = value.textOnly();
        if (texts.isPresent()) {
            return text(texts.get(), name, owner);
        }
        Optional<String> scalar = value.scalar();
        if (scalar.isPresent()) {
            return new EplType.Scalar(scalar.get());
        }
        Optional<ValueShape> element = value.elementOnly();
        if (element.isPresent()) {
            return EplType.arrayOf(
                    type(element.get(), EplNames.singular(name), owner),
                    element.get().nulls() > 0);
        }
        return value.objectOnly().map(object -> object(object, name, owner)).orElseGet(() -> any(value, name, owner));
    }

    private static EplType any(ValueShape value, String name, String owner) {
        if (hasNumberBeyondDouble(value)) {
            throw new InferenceException("expected values of one type in member " + InferenceException.quoted(name)
                    + " of schema '" + owner + "' but found " + value.mix()
                    + ". Only an Object column reads all of them, but it rejects a number beyond the range of double,"
                    + " which the samples contain there: remove these samples, or the values of one type");
        }
        return EplType.ANY;
    }

    private EplType text(StringShape texts, String name, String owner) {
        Optional<String> format = options.formats() ? texts.format() : Optional.empty();
        if (format.isPresent()) {
            return new EplType.Scalar(format.get());
        }
        List<String> constants = texts.constants(options.enumConstants());
        return constants.isEmpty()
                ? new EplType.Scalar("string")
                : new EplType.Declared(constants(EplNames.typeName(name), constants, owner));
    }

    private EplEnum constants(String name, List<String> texts, String owner) {
        return enums.computeIfAbsent(List.of(name, texts), key -> {
            EplEnum constants = new EplEnum(texts);
            constants.name(names.reserve(name, owner));
            file.add(constants);
            return constants;
        });
    }

    private EplType object(ObjectShape object, String name, String owner) {
        return shared.name(object) == null
                ? new EplType.MapOf(type(object.asMapValue(), EplNames.singular(name), owner))
                : new EplType.Declared(schema(object, owner));
    }

    // ---- comments

    private String remark(ValueShape value, ObjectShape owner) {
        return Stream.of(presence(value, owner), mix(value, ""))
                .filter(remark -> !remark.isEmpty())
                .collect(Collectors.joining("; "));
    }

    private static String presence(ValueShape value, ObjectShape owner) {
        String optional = value.count() < owner.count() ? "optional: in " + value.count() + " of " + owner.count() : "";
        String nulls = "";
        if (value.nulls() == value.count()) {
            nulls = "always null";
        } else if (value.nulls() > 0) {
            nulls = "null in " + value.nulls() + (optional.isEmpty() ? " of " + owner.count() : "");
        }
        return optional + (optional.isEmpty() || nulls.isEmpty() ? "" : ", ") + nulls;
    }

    /** Returns the types of values that are an {@code Object}, because no type includes all of them. */
    private String mix(ValueShape value, String owner) {
        Optional<ValueShape> element = value.elementOnly();
        if (element.isPresent()) {
            return mix(element.get(), " of elements");
        }
        Optional<ObjectShape> map = value.objectOnly().filter(object -> shared.name(object) == null);
        if (map.isPresent()) {
            return mix(map.get().asMapValue(), " of values");
        }
        String types = value.mix();
        return types.isEmpty() ? "" : "no common type" + owner + ": " + types;
    }
}
