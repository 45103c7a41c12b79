package dev.schemac.flink.internal.row;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.flink.table.api.DataTypes;
import org.apache.flink.table.types.DataType;

/** The column types that a schema suggests. */
public final class TableTypes {
    private final Deque<Class<?>> open = new ArrayDeque<>();

    private TableTypes() {}

    /** {@return the type of a column} */
    static DataType declared(SchemaType schema) {
        return new TableTypes().type(schema);
    }

    /** {@return the row of a class} */
    public static DataType row(ObjectParser<?> parser) {
        return new TableTypes().row(new SchemaType.Event(parser));
    }

    private DataType type(SchemaType schema) {
        if (schema instanceof SchemaType.OfScalar scalar) {
            return ScalarColumns.declared(scalar);
        } else if (schema instanceof SchemaType.Sequence sequence) {
            DataType element = type(sequence.element());
            return DataTypes.ARRAY(sequence.primitive() ? element.notNull() : element);
        } else if (schema instanceof SchemaType.Entries entries) {
            return DataTypes.MAP(DataTypes.STRING(), type(entries.value()));
        } else if (schema instanceof SchemaType.Event event
                && !open.contains(event.parser().eventType().type())) {
            return row(event);
        }
        return DataTypes.STRING();
    }

    /** A class that contains itself is a string inside. */
    private DataType row(SchemaType.Event event) {
        open.push(event.parser().eventType().type());
        Map<String, DataType> fields = new LinkedHashMap<>();
        for (EventType<?> each : event.family()) {
            for (EventType.Column column : each.columns()) {
                SchemaType schema = SchemaType.of(column.type());
                if (!(schema instanceof SchemaType.Nothing)) {
                    fields.merge(column.jsonName(), type(schema), (a, b) -> a.equals(b) ? a : DataTypes.STRING());
                }
            }
        }
        open.pop();
        List<DataTypes.Field> row = new ArrayList<>();
        fields.forEach((name, type) -> row.add(DataTypes.FIELD(name, type)));
        return row.isEmpty() ? DataTypes.MAP(DataTypes.STRING(), DataTypes.STRING()) : DataTypes.ROW(row);
    }

    /** {@return the message about a name that is not a member} */
    static String missing(SchemaType.Event event, String name) {
        List<String> members = event.family().stream()
                .flatMap(type -> type.columns().stream())
                .map(EventType.Column::jsonName)
                .distinct()
                .toList();
        EventType<?> type = event.parser().eventType();
        String known = type.column(name)
                .map(column -> "the member of column '" + name + "' is '" + column.jsonName() + "'")
                .or(() -> members.stream()
                        .filter(name::equalsIgnoreCase)
                        .findFirst()
                        .map(member -> "did you mean '" + member + "'?"))
                .orElseGet(() -> "expected one of "
                        + members.stream().map(member -> "'" + member + "'").collect(Collectors.joining(", ")));
        return type.type().getName() + " has no such member; " + known;
    }
}
