package dev.schemac.export.avro;

import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.model.ClassType;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.AdaptedType;
import dev.schemac.dsl.model.ValueType.ArrayType;
import dev.schemac.dsl.model.ValueType.EnumType;
import dev.schemac.dsl.model.ValueType.ListType;
import dev.schemac.dsl.model.ValueType.MapType;
import dev.schemac.dsl.model.ValueType.UntypedType;
import dev.schemac.export.declaration.Declaration;
import dev.schemac.export.declaration.Difference;
import dev.schemac.export.types.Cell;
import dev.schemac.export.types.NamedTypes;
import dev.schemac.export.types.ObjectMembers;
import dev.schemac.export.types.ScalarRow;
import dev.schemac.export.types.Texts;
import dev.schemac.export.types.UniqueNames;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Declares schemas as Avro records. A record is declared at its first use, and used by its name later. Descriptions and
 * differences are in {@code doc}.
 */
public final class AvroDeclarations {
    private static final int DEEPEST = 10_000;

    private final List<ObjectType> wanted;
    private final NamedTypes named;
    private final List<Difference> differences = new ArrayList<>();
    private final Set<ValueType> declared = new HashSet<>();

    private AvroDeclarations(List<ObjectType> wanted) {
        this.wanted = wanted;
        UniqueNames names = new UniqueNames(name -> name);
        // the names of types that Avro defines
        List.of(
                        "null", "boolean", "int", "long", "float", "double", "bytes", "string", "record", "enum",
                        "array", "map", "fixed", "union")
                .forEach(names::take);
        named = new NamedTypes(wanted, names);
    }

    /** Returns an Avro schema. */
    public static Declaration of(List<ObjectType> types) {
        return new AvroDeclarations(types).declaration();
    }

    private Declaration declaration() {
        Set<Object> schemas = new LinkedHashSet<>();
        for (ObjectType type : wanted) {
            for (ValueType each : alternatives(type)) {
                Object schema = use(each);
                if (schema instanceof Map) {
                    schemas.add(withNamespace(schema));
                }
            }
        }
        JsonWriter out = new JsonWriter(JsonOptions.DEFAULT.withIndent(2).withMaxDepth(DEEPEST));
        out.untypedValue(schemas.size() == 1 ? schemas.iterator().next() : List.copyOf(schemas));
        return new Declaration(out.toJson() + "\n", differences);
    }

    private Object withNamespace(Object schema) {
        if (named.module().isEmpty()) {
            return schema;
        }
        Map<Object, Object> record = new LinkedHashMap<>();
        ((Map<?, ?>) schema).forEach((key, value) -> {
            record.put(key, value);
            if (key.equals("name")) {
                record.put(
                        "namespace",
                        Stream.of(named.module().split("\\."))
                                .map(UniqueNames::identifier)
                                .collect(Collectors.joining(".")));
            }
        });
        return record;
    }

    /** Returns the schemas that a value of a type can have. */
    private static Collection<? extends ValueType> alternatives(ValueType type) {
        return type instanceof ObjectType schema && schema.union().isPresent()
                ? ObjectMembers.schemas(schema.union().get())
                : List.of(type);
    }

    /** Returns the declaration of a record or enum at its first use, its name later. */
    private Object use(ValueType type) {
        if (!declared.add(type)) {
            return named.name(type);
        }
        Map<String, Object> schema = new LinkedHashMap<>();
        if (type instanceof EnumType constants) {
            schema.put("type", "enum");
            schema.put("name", named.name(type));
            constants
                    .declaration()
                    .flatMap(EnumType.Declaration::description)
                    .ifPresent(text -> schema.put("doc", text));
            schema.put("symbols", constants.strings());
            return schema;
        }
        List<String> doc = new ArrayList<>();
        schema.put("type", "record");
        schema.put("name", named.name(type));
        List<Column> columns;
        if (type instanceof ObjectType object) {
            object.description().ifPresent(doc::add);
            if (!named.name(type).equals(object.name())) {
                report(
                        object.location(),
                        type.toString(),
                        "Avro has no such name: the record is " + named.name(type),
                        doc);
            }
            if (object.dynamic()) {
                report(object.location(), type.toString(), "undeclared members are dropped", doc);
            }
            columns = object.allColumns();
        } else {
            columns = ((ClassType) type).columns();
        }
        for (Column column : columns) {
            if (column.type() == UntypedType.NULL) {
                String message = "omitted: the member never has a value";
                doc.add(Texts.inLine(column.jsonName()) + ": " + message);
                differences.add(difference(type, column, message));
            }
        }
        if (!doc.isEmpty()) {
            schema.put("doc", String.join("\n", doc));
        }
        UniqueNames names = new UniqueNames(name -> name);
        // names of columns win over identifiers made of other names
        columns.stream().map(Column::jsonName).filter(UniqueNames::isIdentifier).forEach(names::take);
        List<Object> fields = new ArrayList<>();
        for (Column column : columns) {
            if (column.type() != UntypedType.NULL) {
                fields.add(field(type, column, names));
            }
        }
        schema.put("fields", fields);
        return schema;
    }

    private void report(SourceLocation location, String path, String message, List<String> doc) {
        doc.add(message);
        differences.add(new Difference(location, path, message));
    }

    private static Difference difference(ValueType type, Column column, String message) {
        return new Difference(column.location(), type + "." + Texts.inLine(column.jsonName()), message);
    }

    private Map<String, Object> field(ValueType owner, Column column, UniqueNames names) {
        String json = column.jsonName();
        String name = UniqueNames.isIdentifier(json) ? json : names.free(UniqueNames.identifier(json));
        List<String> messages = new ArrayList<>();
        if (!name.equals(json)) {
            messages.add("Avro has no such name: the field is " + name);
        }
        Values values = new Values(column, messages);
        Object type = column.type().match(values);
        Texts.unchecked(Texts.rulesBesidesNulls(column)).ifPresent(messages::add);
        Object initial = initial(column, type);
        if (initial == null) {
            Texts.unusedDefault(column).ifPresent(messages::add);
        }
        Texts.aliases(column).ifPresent(messages::add);
        messages.forEach(message -> differences.add(difference(owner, column, message)));

        Map<String, Object> field = new LinkedHashMap<>();
        field.put("name", name);
        boolean mandatory = column.required() && !column.nullable();
        field.put("type", mandatory ? type : initial == null ? union("null", type) : union(type, "null"));
        List<String> doc =
                Stream.concat(column.description().stream(), messages.stream()).toList();
        if (!doc.isEmpty()) {
            field.put("doc", String.join("\n", doc));
        }
        if (!mandatory) {
            field.put("default", initial);
        }
        if (!name.equals(json)) {
            field.put("jsonName", json);
        }
        return field;
    }

    /** Returns the default value in Avro's form; null if there is none, or if it has no such form. */
    private static Object initial(Column column, Object type) {
        if (column.required() || column.defaultValue().isEmpty()) {
            return null;
        }
        Object value = column.defaultValue().get();
        if (column.type() instanceof EnumType constants) {
            return constants.string((String) value);
        }
        if (!(type instanceof String) || !(column.type() instanceof ScalarType scalar)) {
            return null;
        }
        return type.equals("string") ? scalar.string(value) : value;
    }

    private static List<Object> union(Object... types) {
        return Arrays.stream(types)
                .flatMap(type -> type instanceof List<?> several ? several.stream() : Stream.of(type))
                .map(Objects::requireNonNull)
                .collect(Collectors.toList());
    }

    private final class Values implements ValueType.Cases<Object> {
        private final Column column;
        private final List<String> messages;

        Values(Column column, List<String> messages) {
            this.column = column;
            this.messages = messages;
        }

        @Override
        public Object scalar(ScalarType type) {
            Cell cell = ScalarRow.of(type, column).avro();
            cell.difference(type).ifPresent(messages::add);
            if (cell.logicalType().isEmpty()) {
                return cell.type();
            }
            Map<String, Object> logical = new LinkedHashMap<>();
            logical.put("type", cell.type());
            logical.put("logicalType", cell.logicalType().get());
            return logical;
        }

        @Override
        public Object untyped(UntypedType type) {
            messages.add(type + " becomes string: write the JSON of the value");
            return "string";
        }

        private Map<String, Object> container(String type, String key, Object content) {
            Map<String, Object> schema = new LinkedHashMap<>();
            schema.put("type", type);
            schema.put(key, content);
            return schema;
        }

        @Override
        public Object array(ArrayType type) {
            Object element = type.element().match(this);
            return container("array", "items", type.primitive() ? element : orNull(element));
        }

        @Override
        public Object list(ListType type) {
            return container("array", "items", orNull(type.element().match(this)));
        }

        @Override
        public Object map(MapType type) {
            return container("map", "values", orNull(type.value().match(this)));
        }

        private Object orNull(Object element) {
            return column.rules().nullElements() ? union("null", element) : element;
        }

        @Override
        public Object constants(EnumType type) {
            if (!Texts.closed(column) || !type.strings().stream().allMatch(UniqueNames::isIdentifier)) {
                messages.add(Texts.unchecked(type, "string"));
                return "string";
            }
            return use(type);
        }

        @Override
        public Object adapted(AdaptedType type) {
            messages.add(type + " becomes string: an adapter defines its values");
            return "string";
        }

        @Override
        public Object application(ClassType type) {
            return use(type);
        }

        @Override
        public Object schema(ObjectType type) {
            if (type.union().isEmpty()) {
                return use(type);
            }
            List<Object> records = new ArrayList<>();
            ObjectMembers.schemas(type.union().get()).forEach(each -> records.add(use(each)));
            return records.size() == 1 ? records.get(0) : records;
        }
    }
}
