package dev.schemac.golden.jsontypes;

import dev.schemac.runtime.ColumnType;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.StringPattern;
import dev.schemac.runtime.support.ValueRules;
import dev.schemac.runtime.support.Violations;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Reads {@link Setting} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class SettingParser implements ObjectParser<Setting>, GeneratedParser<Setting> {
    public static final SettingParser INSTANCE = new SettingParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int VALUE_BIT = 0;
    static final int OWNER_BIT = VALUE_BIT + 1;
    static final int STEPS_BIT = OWNER_BIT + 1;
    static final int FEATURES_BIT = STEPS_BIT + 1;
    static final int PORT_BIT = FEATURES_BIT + 1;
    static final int REST_BIT = PORT_BIT + 1;

    private static final JsonKey VALUE = JsonKey.any("value");
    private static final JsonKey OWNER = JsonKey.any("owner");
    private static final JsonKey STEPS = JsonKey.array("steps");
    private static final JsonKey FEATURES = JsonKey.object("features").notNull();
    private static final JsonKey PORT = JsonKey.any("port");
    private static final JsonKey REST = JsonKey.object("rest");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, VALUE, OWNER, STEPS,
            FEATURES, PORT, REST);

    private static final long REQUIRED = 1L << VALUE_BIT;
    private static final BigDecimal PORT_MIN = new BigDecimal("1");
    private static final BigDecimal PORT_MAX = new BigDecimal("65535");
    private static final StringPattern PORT_PATTERN = StringPattern.of( // ^\d+(:\d+)?$
            "    P! Z\" [ ",
            "- # "
                    + "+ #$"
                    + "- % "
                    + "+ % ");

    private static final BigDecimal REST_MIN = new BigDecimal("0.5");
    private static final Object[] EMPTY_OBJECT_ARRAY = new Object[0];

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public SettingParser() {}

    @Override
    public EventType<Setting> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Setting read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Setting value = new Setting();
        long seen = 0;
        if (in.tryFirst(VALUE, KEYS)) {
            value.value = checkedValue(in, in.readValue());
            seen |= 1L << VALUE_BIT;
        }
        if (in.tryNext(OWNER, KEYS)) {
            value.owner = checkedOwner(in, in.readValue());
            seen |= 1L << OWNER_BIT;
        }
        if (in.tryNext(STEPS, KEYS)) {
            value.steps = checkedSteps(in, readObjectArray(in));
            seen |= 1L << STEPS_BIT;
        }
        if (in.tryNext(FEATURES, KEYS)) {
            value.features = checkedFeatures(in, in.readMap());
            seen |= 1L << FEATURES_BIT;
        }
        if (in.tryNext(PORT, KEYS)) {
            value.port = checkedPort(in, in.readValue());
            seen |= 1L << PORT_BIT;
        }
        if (in.tryNext(REST, KEYS)) {
            value.rest = checkedRest(in, in.readMap());
            seen |= 1L << REST_BIT;
        }
        if (!in.endObject()) {
            seen = readAnyOrder(in, value, seen);
        }
        finish(in, value, seen);
        return value;
    }

    /** Reads the remaining members in any order; {@code seen} has the bits of the columns already read. */
    private static long readAnyOrder(JsonScanner in, Setting value, long seen) {
        for (int column; (column = nextColumn(in, seen)) >= 0; ) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case VALUE_BIT -> value.value = checkedValue(in, in.readValue());
                case OWNER_BIT -> value.owner = checkedOwner(in, in.readValue());
                case STEPS_BIT -> value.steps = checkedSteps(in, readObjectArray(in));
                case FEATURES_BIT -> {
                    value.features = checkedFeatures(in, in.readMap());
                    if (value.features == null) {
                        in.nullMember("object");
                    }
                }
                case PORT_BIT -> value.port = checkedPort(in, in.readValue());
                case REST_BIT -> value.rest = checkedRest(in, in.readMap());
                default -> throw new AssertionError(column);
            }
        }
        return seen;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x6C617622 -> in.tryMember(VALUE) ? VALUE_BIT : -1; // "val
            case 0x6E776F22 -> in.tryMember(OWNER) ? OWNER_BIT : -1; // "own
            case 0x65747322 -> in.tryMember(STEPS) ? STEPS_BIT : -1; // "ste
            case 0x61656622 -> in.tryMember(FEATURES) ? FEATURES_BIT : -1; // "fea
            case 0x726F7022 -> in.tryMember(PORT) ? PORT_BIT : -1; // "por
            case 0x73657222 -> in.tryMember(REST) ? REST_BIT : -1; // "res
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
    }

    /** Throws if a required column is missing, and sets the default values of others. */
    private static void finish(JsonScanner in, Setting value, long seen) {
        if ((seen & REQUIRED) != REQUIRED) {
            in.missing(KEYS, REQUIRED & ~seen);
        }
    }

    private static Object[] readObjectArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_OBJECT_ARRAY;
        }
        Object[] elements = new Object[4];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readValue();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    /** Returns a value of column {@code value}, and reports rules that it violates. */
    static Object checkedValue(Violations violations, Object value) {
        if (value != null && !ValueRules.hasType(value, ValueRules.STRING | ValueRules.NUMBER | ValueRules.BOOLEAN)) {
            violations.violation(VALUE, "a string, a number or a boolean");
        }
        return value;
    }

    /** Returns a value of column {@code owner}, and reports rules that it violates. */
    static Object checkedOwner(Violations violations, Object value) {
        if (value != null && !ValueRules.hasType(value, ValueRules.STRING | ValueRules.OBJECT)) {
            violations.violation(OWNER, "a string or an object");
        }
        return value;
    }

    /** Returns a value of column {@code steps}, and reports rules that it violates. */
    static Object[] checkedSteps(Violations violations, Object[] value) {
        if (value != null) {
            if (value.length > 10) {
                violations.violation(STEPS, "an array of at most 10 elements");
            }
            for (int index = 0; index < value.length; index++) {
                Object element = value[index];
                if (element != null && !ValueRules.hasType(element, ValueRules.INTEGER | ValueRules.ARRAY)) {
                    violations.violation(STEPS, "an integer or an array", index);
                }
            }
        }
        return value;
    }

    /** Returns a value of column {@code features}, and reports rules that it violates. */
    static Map<String, Object> checkedFeatures(Violations violations, Map<String, Object> value) {
        if (value != null) {
            for (Map.Entry<String, Object> member : value.entrySet()) {
                Object element = member.getValue();
                if (element != null && !ValueRules.hasType(element, ValueRules.BOOLEAN | ValueRules.OBJECT)) {
                    violations.violation(FEATURES, "a boolean or an object", member.getKey());
                }
            }
        }
        return value;
    }

    /** Returns a value of column {@code port}, and reports rules that it violates. */
    static Object checkedPort(Violations violations, Object value) {
        if (value != null && (ValueRules.isBelow(value, PORT_MIN, false) || ValueRules.isAbove(value, PORT_MAX, false))) {
            violations.violation(PORT, "a number of at least 1 and at most 65535");
        }
        if (value != null && !ValueRules.matches(value, PORT_PATTERN)) {
            violations.violation(PORT, "a string that matches ^\\d+(:\\d+)?$");
        }
        if (value != null && !ValueRules.hasType(value, ValueRules.STRING | ValueRules.INTEGER)) {
            violations.violation(PORT, "a string or an integer");
        }
        return value;
    }

    /** Returns a value of column {@code rest}, and reports rules that it violates. */
    static Map<String, Object> checkedRest(Violations violations, Map<String, Object> value) {
        if (value != null) {
            for (Map.Entry<String, Object> member : value.entrySet()) {
                Object element = member.getValue();
                if (element != null && ValueRules.isBelow(element, REST_MIN, true)) {
                    violations.violation(REST, "a number above 0.5", member.getKey());
                }
                if (element != null && !ValueRules.isLength(element, 2, 3)) {
                    violations.violation(REST, "a string of at least 2 and at most 3 characters", member.getKey());
                }
            }
        }
        return value;
    }

    /** Names and types of the columns, created on first use. */
    private static final class Columns {
        static final EventType<Setting> EVENT_TYPE = EventType.of(Setting.class,
                "dev.schemac.golden.jsontypes", "Setting", List.of(
                        new EventType.Column("value", ColumnType.ANY),
                        new EventType.Column("owner", ColumnType.ANY),
                        new EventType.Column("steps", ColumnType.ANY.array()),
                        new EventType.Column("features", ColumnType.ANY_OBJECT).withoutNull(),
                        new EventType.Column("port", ColumnType.ANY),
                        new EventType.Column("rest", ColumnType.ANY_OBJECT)));
    }
}
