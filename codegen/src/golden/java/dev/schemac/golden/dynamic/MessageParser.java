package dev.schemac.golden.dynamic;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.event.ColumnTypes;
import dev.schemac.runtime.support.event.EventColumn;
import dev.schemac.runtime.support.event.GeneratedEventType;
import dev.schemac.runtime.support.event.GeneratedObjectParser;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Reads {@link Message} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class MessageParser implements GeneratedObjectParser<Message> {
    public static final MessageParser INSTANCE = new MessageParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int KIND_BIT = 0;
    static final int PAYLOAD_BIT = KIND_BIT + 1;
    static final int HEADERS_BIT = PAYLOAD_BIT + 1;
    static final int PARTS_BIT = HEADERS_BIT + 1;
    static final int BLOCKS_BIT = PARTS_BIT + 1;

    /** The names of the columns; the writer uses them, too. */
    static final JsonKey KIND = JsonKey.string("kind");
    static final JsonKey PAYLOAD = JsonKey.any("payload");
    static final JsonKey HEADERS = JsonKey.object("headers");
    static final JsonKey PARTS = JsonKey.array("parts");
    static final JsonKey BLOCKS = JsonKey.array("blocks");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x6C45D188009454FL, KIND, PAYLOAD, HEADERS,
            PARTS, BLOCKS);

    private static final Object[] EMPTY_OBJECT_ARRAY = new Object[0];

    @SuppressWarnings("unchecked")
    private static final Map<String, Object>[] EMPTY_MAP_ARRAY = (Map<String, Object>[]) new Map<?, ?>[0];

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public MessageParser() {}

    @Override
    public EventType<Message> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Message read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Message value = new Message();
        long seen = 0;
        if (in.tryFirst(KIND, KEYS)) {
            value.kind = in.readString();
            seen |= 1L << KIND_BIT;
        }
        if (in.tryNext(PAYLOAD, KEYS)) {
            value.payload = in.readValue();
            seen |= 1L << PAYLOAD_BIT;
        }
        if (in.tryNext(HEADERS, KEYS)) {
            value.headers = in.readMap();
            seen |= 1L << HEADERS_BIT;
        }
        if (in.tryNext(PARTS, KEYS)) {
            value.parts = readObjectArray(in);
            seen |= 1L << PARTS_BIT;
        }
        if (in.tryNext(BLOCKS, KEYS)) {
            value.blocks = readMapArray(in);
            seen |= 1L << BLOCKS_BIT;
        }
        return in.endObject() ? value : readAnyOrder(in, value, seen);
    }

    /** Reads the remaining members in any order; {@code seenInOrder} has the bits of the columns already read. */
    private static Message readAnyOrder(JsonScanner in, Message value, long seenInOrder) {
        long seen = seenInOrder;
        for (int column = nextColumn(in, seen); column >= 0; column = nextColumn(in, seen)) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case KIND_BIT -> value.kind = in.readString();
                case PAYLOAD_BIT -> value.payload = in.readValue();
                case HEADERS_BIT -> value.headers = in.readMap();
                case PARTS_BIT -> value.parts = readObjectArray(in);
                case BLOCKS_BIT -> value.blocks = readMapArray(in);
                default -> throw new AssertionError(column);
            }
        }
        return value;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x6E696B22 -> in.tryMember(KIND) ? KIND_BIT : -1; // "kin
            case 0x79617022 -> in.tryMember(PAYLOAD) ? PAYLOAD_BIT : -1; // "pay
            case 0x61656822 -> in.tryMember(HEADERS) ? HEADERS_BIT : -1; // "hea
            case 0x72617022 -> in.tryMember(PARTS) ? PARTS_BIT : -1; // "par
            case 0x6F6C6222 -> in.tryMember(BLOCKS) ? BLOCKS_BIT : -1; // "blo
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
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

    @SuppressWarnings("unchecked")
    private static Map<String, Object>[] readMapArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_MAP_ARRAY;
        }
        Map<String, Object>[] elements = (Map<String, Object>[]) new Map<?, ?>[4];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readMap();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    /** Names and types of the columns, created on first use. */
    static final class Columns {
        static final GeneratedEventType<Message> EVENT_TYPE = GeneratedEventType.of(Message.class,
                "dev.schemac.golden.dynamic", "Message", List.of(
                        new EventColumn("kind", Scalar.STRING),
                        new EventColumn("payload", ColumnTypes.ANY),
                        new EventColumn("headers", ColumnTypes.ANY_OBJECT),
                        new EventColumn("parts", ColumnTypes.array(ColumnTypes.ANY)),
                        new EventColumn("blocks", ColumnTypes.array(ColumnTypes.ANY_OBJECT))));
    }
}
