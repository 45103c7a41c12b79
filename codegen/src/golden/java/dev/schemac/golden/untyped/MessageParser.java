package dev.schemac.golden.untyped;

import dev.schemac.runtime.EventColumn;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonKey;
import dev.schemac.runtime.JsonKeys;
import dev.schemac.runtime.JsonScanner;
import dev.schemac.runtime.ObjectParser;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Reads {@link Message} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.generator.ParserGenerator")
public final class MessageParser implements ObjectParser<Message> {
    /** The parser. */
    public static final MessageParser INSTANCE = new MessageParser();

    private static final JsonKey KIND = JsonKey.text("kind");
    private static final JsonKey PAYLOAD = JsonKey.any("payload");
    private static final JsonKey HEADERS = JsonKey.object("headers");
    private static final JsonKey PARTS = JsonKey.array("parts");
    private static final JsonKey BLOCKS = JsonKey.array("blocks");
    private static final JsonKeys KEYS = JsonKeys.of(0x6C45D188009454FL, KIND, PAYLOAD, HEADERS,
            PARTS, BLOCKS);

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
        if (!in.firstIs(KIND)) {
            return readAnyOrder(in, value, 0);
        }
        value.kind = in.readText();
        if (!in.nextIs(PAYLOAD)) {
            return readAnyOrder(in, value, 1);
        }
        value.payload = in.readValue();
        if (!in.nextIs(HEADERS)) {
            return readAnyOrder(in, value, 2);
        }
        value.headers = in.readMap();
        if (!in.nextIs(PARTS)) {
            return readAnyOrder(in, value, 3);
        }
        value.parts = readObjectArray(in);
        if (!in.nextIs(BLOCKS)) {
            return readAnyOrder(in, value, 4);
        }
        value.blocks = readMapArray(in);
        if (!in.endObject()) {
            return readAnyOrder(in, value, 5);
        }
        return value;
    }

    /** Reads the members left, in whatever order; the columns before {@code next} have been read. */
    private static Message readAnyOrder(JsonScanner in, Message value, int next) {
        long seen = (1L << next) - 1;
        int column = next == 0 ? in.firstColumn(KEYS) : in.nextColumn(KEYS, next);
        while (column >= 0) {
            long bit = 1L << column;
            if ((seen & bit) != 0) {
                in.duplicateMember();
            }
            seen |= bit;
            switch (column) {
                case 0 -> value.kind = in.readString();
                case 1 -> value.payload = in.readValue();
                case 2 -> value.headers = in.readMap();
                case 3 -> value.parts = readObjectArray(in);
                case 4 -> value.blocks = readMapArray(in);
            }
            column = in.nextColumn(KEYS, column + 1);
        }
        return value;
    }

    private static Object[] readObjectArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        Object[] elements = new Object[4];
        int count = 0;
        for (boolean more = in.firstElement(); more; more = in.nextElement()) {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readValue();
        }
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object>[] readMapArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        Map<String, Object>[] elements = (Map<String, Object>[]) new Map<?, ?>[4];
        int count = 0;
        for (boolean more = in.firstElement(); more; more = in.nextElement()) {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readMap();
        }
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    /** Names and types of the columns: a class of its own, which no parse waits for. */
    private static final class Columns {
        static final EventType<Message> EVENT_TYPE = EventType.of(
                Message.class,
                "dev.schemac.golden.untyped",
                "Message",
                List.of(
                        new EventColumn("kind", String.class),
                        new EventColumn("payload", Object.class),
                        new EventColumn("headers", Map.class),
                        new EventColumn("parts", Object[].class),
                        new EventColumn("blocks", Map[].class)));

        private Columns() {}
    }
}
