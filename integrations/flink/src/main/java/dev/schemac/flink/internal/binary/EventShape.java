package dev.schemac.flink.internal.binary;

import dev.schemac.runtime.ColumnType;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.apache.flink.core.memory.DataInputView;
import org.apache.flink.core.memory.DataOutputView;

/**
 * The columns of a schema and of the classes in its columns, as far as generated parsers know them. They decide
 * whether one version of a schema can read the data of another.
 *
 * @param types the columns of each value class by its name, also of subtypes; the class of the schema comes first
 * @param binary the names of the classes with an {@link EventCodec}; events of others are JSON
 * @param absentIsNull whether absent columns read like null
 */
public record EventShape(Map<String, List<Column>> types, Set<String> binary, boolean absentIsNull)
        implements Serializable {

    /**
     * A column.
     *
     * @param name in the schema
     * @param jsonName in JSON
     * @param type the type of its values
     */
    public record Column(String name, String jsonName, StoredType type) implements Serializable {
        private boolean hasFormOf(Column other) {
            return name.equals(other.name) && jsonName.equals(other.jsonName) && type.hasEncodingOf(other.type);
        }
    }

    public static EventShape of(ObjectParser<?> root) {
        Map<String, List<Column>> types = new LinkedHashMap<>();
        boolean absentIsNull = true;
        Deque<ObjectParser<?>> left = new ArrayDeque<>();
        left.add(root);
        while (!left.isEmpty()) {
            ObjectParser<?> parser = left.remove();
            EventType<?> eventType = parser.eventType();
            List<Column> columns = new ArrayList<>();
            if (types.putIfAbsent(eventType.type().getName(), columns) != null) {
                continue;
            }
            absentIsNull &= isEmptyWithoutColumns(parser);
            left.addAll(parser.subtypes());
            for (EventType.Column column : eventType.columns()) {
                columns.add(new Column(column.name(), column.jsonName(), StoredType.of(column.type())));
                ColumnType leaf = column.type().leaf();
                if (!isObject(leaf)) {
                    continue;
                }
                Optional<? extends ObjectParser<?>> nested = GeneratedParser.beside(leaf.javaClass());
                nested.ifPresent(left::add);
                // classes of the application keep what their constructors put there
                absentIsNull &= nested.isPresent();
            }
        }
        return new EventShape(types, EventCodecs.of(root).binaryTypes(), absentIsNull);
    }

    private static boolean isObject(ColumnType leaf) {
        return switch (leaf.kind()) {
            case OBJECT, UNION, APPLICATION -> true;
            case SCALAR, CONSTANT, ADAPTED, ARRAY, PRIMITIVES, LIST, SET, MAP, ANY, ANY_OBJECT, ALWAYS_NULL -> false;
        };
    }

    /** Whether nothing is required and nothing has a default. */
    private static boolean isEmptyWithoutColumns(ObjectParser<?> parser) {
        try {
            return parser.parse("{}") instanceof JsonEvent event
                    && event.asMap().values().stream().allMatch(Objects::isNull);
        } catch (JsonParseException e) {
            return false;
        }
    }

    /** {@return the name of the schema's own value class} */
    public String root() {
        return types.keySet().iterator().next();
    }

    /** {@return how events are written as JSON: that profile writes columns without a value as null, this one leaves them out} */
    public JsonOptions.Profile written() {
        return absentIsNull ? JsonOptions.Profile.DEFAULT : JsonOptions.Profile.ESPER;
    }

    public boolean hasColumnsOf(EventShape other) {
        return types.keySet().equals(other.types.keySet())
                && types.keySet().stream().allMatch(type -> sameColumns(types.get(type), other.types.get(type)));
    }

    private static boolean sameColumns(List<Column> columns, List<Column> others) {
        return columns.size() == others.size()
                && IntStream.range(0, columns.size())
                        .allMatch(i -> columns.get(i).hasFormOf(others.get(i)));
    }

    /** {@return whether data of the other columns can be read unchanged; always true for JSON} */
    public boolean readsAsIs(EventShape older) {
        return hasColumnsOf(older) && (older.binary.isEmpty() || binary.equals(older.binary));
    }

    /**
     * {@return the reason why data of older columns cannot be read} A new column has no value in old data, and a
     * removed column is skipped. A column of the same name must have the same member name, and read all values of
     * its old type.
     *
     * @param older the columns of an earlier version of the schema
     */
    public Optional<String> refusal(EventShape older) {
        for (Map.Entry<String, List<Column>> type : types.entrySet()) {
            List<Column> before = older.types.get(type.getKey());
            if (before == null) {
                continue;
            }
            for (Column column : type.getValue()) {
                for (Column old : before) {
                    if (old.name.equals(column.name)) {
                        if (!old.jsonName.equals(column.jsonName)) {
                            return Optional.of("column '" + column.name + "' of " + type.getKey() + " was member '"
                                    + old.jsonName + "' and is '" + column.jsonName + "'");
                        }
                        if (!column.type.reads(old.type)) {
                            return Optional.of("column '" + column.name + "' of " + type.getKey() + " was " + old.type
                                    + " and is " + column.type);
                        }
                    }
                }
            }
        }
        return Optional.empty();
    }

    public void write(DataOutputView out) throws IOException {
        out.writeBoolean(absentIsNull);
        out.writeInt(types.size());
        for (Map.Entry<String, List<Column>> type : types.entrySet()) {
            out.writeUTF(type.getKey());
            out.writeBoolean(binary.contains(type.getKey()));
            out.writeInt(type.getValue().size());
            for (Column column : type.getValue()) {
                out.writeUTF(column.name);
                out.writeUTF(column.jsonName);
                column.type.write(out);
            }
        }
    }

    public static EventShape read(DataInputView in) throws IOException {
        boolean absentIsNull = in.readBoolean();
        Map<String, List<Column>> types = new LinkedHashMap<>();
        Set<String> binary = new HashSet<>();
        for (int left = in.readInt(); left > 0; left--) {
            String type = in.readUTF();
            if (in.readBoolean()) {
                binary.add(type);
            }
            List<Column> columns = new ArrayList<>();
            for (int more = in.readInt(); more > 0; more--) {
                columns.add(new Column(in.readUTF(), in.readUTF(), StoredType.read(in)));
            }
            types.put(type, columns);
        }
        return new EventShape(types, binary, absentIsNull);
    }
}
