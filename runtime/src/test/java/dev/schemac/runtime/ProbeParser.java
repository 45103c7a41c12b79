package dev.schemac.runtime;

import dev.schemac.runtime.generated.JsonKey;
import dev.schemac.runtime.generated.JsonKeys;
import dev.schemac.runtime.generated.JsonScanner;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A parser of any columns that makes the calls of a generated one in the same order: the straight line, and from the first
 * member that differs the any-order loop. Its events are maps in the order of the document's members; a null column is in them,
 * an absent one is not.
 */
public final class ProbeParser implements ObjectParser<Map<String, Object>> {
    /** Nothing declared: every value is skipped. */
    public static final ProbeParser NOTHING = new ProbeParser();

    /** The one column {@code v} that takes any value. */
    public static final ProbeParser ANYTHING = new ProbeParser(Column.any("v"));

    /** The whole document as an untyped map. */
    public static final ObjectParser<Map<String, Object>> UNTYPED = new ObjectParser<>() {
        @Override
        public EventType<Map<String, Object>> eventType() {
            return NOTHING.eventType();
        }

        @Override
        public Map<String, Object> read(JsonScanner in) {
            return in.readMap();
        }
    };

    private static final long MULTIPLIER = 0x9E37_79B9_7F4A_7C15L;

    private final List<Column> columns;
    private final JsonKeys keys;

    ProbeParser(Column... columns) {
        this(MULTIPLIER, columns);
    }

    ProbeParser(long multiplier, Column... columns) {
        this.columns = List.of(columns);
        JsonKey[] all = this.columns.stream().map(Column::key).toArray(JsonKey[]::new);
        this.keys = JsonKeys.of(multiplier, all);
    }

    List<Column> columns() {
        return columns;
    }

    @Override
    @SuppressWarnings("unchecked")
    public EventType<Map<String, Object>> eventType() {
        return EventType.of((Class<Map<String, Object>>) (Class<?>) Map.class, "", "Probe", List.of());
    }

    @Override
    public Map<String, Object> read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Map<String, Object> event = new LinkedHashMap<>();
        for (int i = 0; i < columns.size(); i++) {
            Column column = columns.get(i);
            if (!(i == 0 ? in.firstIs(column.key()) : in.nextIs(column.key()))) {
                return readAnyOrder(in, event, i);
            }
            event.put(column.name(), column.straight().apply(in));
        }
        return in.endObject() ? event : readAnyOrder(in, event, columns.size());
    }

    private Map<String, Object> readAnyOrder(JsonScanner in, Map<String, Object> event, int next) {
        boolean[] seen = new boolean[columns.size()];
        for (int i = 0; i < next; i++) {
            seen[i] = true;
        }
        int column = in.nextColumn(keys, next);
        while (column >= 0) {
            if (seen[column]) {
                in.duplicateMember();
            }
            seen[column] = true;
            event.put(columns.get(column).name(), columns.get(column).any().apply(in));
            column = in.nextColumn(keys, column + 1);
        }
        return event;
    }
}
