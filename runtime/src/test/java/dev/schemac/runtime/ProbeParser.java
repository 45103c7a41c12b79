package dev.schemac.runtime;

import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.event.GeneratedEventType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A parser of any columns that makes the calls of a generated one in the same order: each column of the schema if it is the next member, and then
 * what is left in any order. Its events are maps in the order of the document's members; a null column is in them, an absent one is not.
 */
public final class ProbeParser implements ScanningParser<Map<String, Object>> {
    /** Nothing declared: every value is skipped. */
    public static final ProbeParser NOTHING = new ProbeParser();

    /** The one column {@code v} that takes any value. */
    public static final ProbeParser ANYTHING = new ProbeParser(Column.any("v"));

    /** The whole document as an untyped map. */
    public static final ObjectParser<Map<String, Object>> UNTYPED = new ScanningParser<>() {
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
    /** The first four bytes of each column's member. */
    private final int[] nameWords;

    public ProbeParser(Column... columns) {
        this(MULTIPLIER, columns);
    }

    public ProbeParser(long multiplier, Column... columns) {
        this.columns = List.of(columns);
        JsonKey[] all = this.columns.stream().map(Column::key).toArray(JsonKey[]::new);
        this.keys = JsonKeys.of(multiplier, all);
        this.nameWords = this.columns.stream()
                .mapToInt(column -> JsonKeys.nameWord(column.name(), 0))
                .toArray();
    }

    public List<Column> columns() {
        return columns;
    }

    @Override
    @SuppressWarnings("unchecked")
    public EventType<Map<String, Object>> eventType() {
        return GeneratedEventType.of((Class<Map<String, Object>>) (Class<?>) Map.class, "", "Probe", List.of());
    }

    @Override
    public Map<String, Object> read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Map<String, Object> event = new LinkedHashMap<>();
        boolean[] seen = new boolean[columns.size()];
        for (int i = 0; i < columns.size(); i++) {
            Column column = columns.get(i);
            if (i == 0 ? in.tryFirst(column.key()) : in.tryNext(column.key())) {
                event.put(column.name(), column.fast().apply(in));
                seen[i] = true;
            }
        }
        return in.endObject() ? event : readAnyOrder(in, event, seen);
    }

    private Map<String, Object> readAnyOrder(JsonScanner in, Map<String, Object> event, boolean[] seen) {
        int column = nextColumn(in, 0);
        while (column >= 0) {
            if (seen[column]) {
                in.duplicateMember();
            }
            seen[column] = true;
            event.put(columns.get(column).name(), columns.get(column).any().apply(in));
            column = nextColumn(in, column + 1);
        }
        return event;
    }

    /** By four bytes of the name, the first of all, where they tell; by its hash otherwise. */
    private int nextColumn(JsonScanner in, int hint) {
        int word = in.nameWord(0);
        for (int i = 0; i < columns.size(); i++) {
            if (word == nameWords[i] && in.tryMember(columns.get(i).key())) {
                return i;
            }
        }
        return in.nextColumn(keys, hint);
    }
}
