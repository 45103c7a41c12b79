package dev.schemac.kafka.connect;

import dev.schemac.integrations.common.Unions;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.UntypedParser;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.apache.kafka.connect.data.Field;
import org.apache.kafka.connect.data.Schema;
import org.apache.kafka.connect.data.SchemaBuilder;
import org.apache.kafka.connect.data.Struct;

/** Events of a generated class: a struct with a field for each column. */
final class StructMapping implements ValueMapping {
    /** For JSON that this library has written. */
    private static final JsonOptions OWN_JSON = JsonOptions.ESPER
            .withMaxNumberLength(Integer.MAX_VALUE)
            .withMaxDecimalScale(Integer.MAX_VALUE)
            .withMaxEventBytes(Integer.MAX_VALUE);

    /**
     * A column.
     *
     * @param jsonName its key in {@code JsonEvent.asMap}, and its field in the struct
     * @param writesNull whether a field without a value is written as null; otherwise it is omitted
     */
    record Member(String jsonName, ValueMapping mapping, boolean writesNull) {}

    private record MappedField(Member member, Field field) {}

    private final Schema schema;
    private final List<MappedField> fields;
    private final Set<String> names;

    /** The JSON names of the columns of each schema. In an event of a union, other members can be undeclared. */
    private final Map<EventType<?>, Set<String>> declared;

    /** @param family the schemas of the events */
    StructMapping(String name, List<Member> members, boolean optional, List<EventType<?>> family) {
        declared = family.stream()
                .collect(Collectors.toUnmodifiableMap(
                        Function.identity(),
                        type -> type.columns().stream()
                                .map(EventType.Column::jsonName)
                                .collect(Collectors.toUnmodifiableSet())));
        SchemaBuilder builder = SchemaBuilder.struct().name(name);
        members.forEach(
                member -> builder.field(member.jsonName(), member.mapping().schema()));
        schema = (optional ? builder.optional() : builder).build();
        fields = members.stream()
                .map(member -> new MappedField(member, schema.field(member.jsonName())))
                .toList();
        names = members.stream().map(Member::jsonName).collect(Collectors.toUnmodifiableSet());
    }

    @Override
    public Schema schema() {
        return schema;
    }

    @Override
    public Object toConnect(Object value) {
        JsonEvent event = (JsonEvent) value;
        Map<String, Object> columns = event.asMap();
        Set<String> ofClass = declared.get(Unions.typeOf(event.getClass(), declared.keySet()));
        Map<?, ?> json = null;
        Struct struct = new Struct(schema);
        for (MappedField mapped : fields) {
            Member member = mapped.member;
            Object column = columns.get(member.jsonName());
            if (column == null || !ofClass.contains(member.jsonName())) {
                continue;
            }
            try {
                if (member.mapping() instanceof JsonMapping mapping && mapping.fromEvent()) {
                    json = json == null ? json(event) : json;
                    struct.put(mapped.field, JsonMapping.untyped(json.get(member.jsonName())));
                } else {
                    struct.put(mapped.field, member.mapping().toConnect(column));
                }
            } catch (Mismatch e) {
                throw e.inMember(member.jsonName());
            } catch (JsonWriteException e) {
                throw new Mismatch(e.description()).inMember(member.jsonName());
            }
        }
        return struct;
    }

    private static Map<?, ?> json(JsonEvent event) {
        byte[] json = event.toJsonBytes();
        return (Map<?, ?>) UntypedParser.parseExact(json, 0, json.length, OWN_JSON);
    }

    @Override
    public void write(Object value, JsonWriter out) {
        if (value instanceof Struct struct) {
            for (Field field : struct.schema().fields()) {
                checkDeclared(field.name(), struct.get(field));
            }
        } else if (value instanceof Map<?, ?> map) {
            map.forEach((name, each) -> checkDeclared(String.valueOf(name), each));
        } else {
            throw Mismatch.of("struct", value);
        }
        out.beginObject();
        for (MappedField mapped : fields) {
            Member member = mapped.member;
            if (!has(value, member.jsonName())) {
                continue;
            }
            Object each = get(value, member.jsonName());
            if (each == null && !member.writesNull()) {
                continue;
            }
            out.name(member.jsonName());
            try {
                writeOrNull(member.mapping(), each, out);
            } catch (Mismatch e) {
                throw e.inMember(member.jsonName());
            }
        }
        out.endObject();
    }

    /** A field that no column declares would be lost. */
    private void checkDeclared(String name, Object value) {
        if (value != null && !names.contains(name)) {
            throw new Mismatch("expected a declared member but found an undeclared field").inMember(name);
        }
    }

    private static boolean has(Object value, String name) {
        return value instanceof Struct struct
                ? struct.schema().field(name) != null
                : ((Map<?, ?>) value).containsKey(name);
    }

    private static Object get(Object value, String name) {
        return value instanceof Struct struct ? struct.get(name) : ((Map<?, ?>) value).get(name);
    }

    /** Writes a value of Connect. */
    static void writeOrNull(ValueMapping mapping, Object value, JsonWriter out) {
        if (value == null) {
            out.nullValue();
            return;
        }
        try {
            mapping.write(value, out);
        } catch (JsonWriteException e) {
            throw new Mismatch(e.description());
        }
    }
}
