package dev.schemac.golden.library;

import dev.schemac.runtime.EventColumn;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.generated.Generated;
import dev.schemac.runtime.generated.JsonKey;
import dev.schemac.runtime.generated.JsonKeys;
import dev.schemac.runtime.generated.JsonScanner;
import java.lang.Override;
import java.util.List;

/** Reads {@link Class} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class ClassParser implements ObjectParser<Class> {
    /** The parser. */
    public static final ClassParser INSTANCE = new ClassParser();

    private static final JsonKey TEXT = JsonKey.text("text");
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, TEXT);

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public ClassParser() {}

    @Override
    public EventType<Class> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Class read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Class value = new Class();
        if (!in.firstIs(TEXT)) {
            return readAnyOrder(in, value, 0);
        }
        value.text = in.readString();
        if (!in.endObject()) {
            return readAnyOrder(in, value, 1);
        }
        return value;
    }

    /** Reads the remaining members in any order; the columns before {@code next} have been read. */
    private static Class readAnyOrder(JsonScanner in, Class value, int next) {
        long seen = (1L << next) - 1;
        int expected = next;
        for (boolean first = next == 0; ; first = false) {
            int column = likelyColumn(in, first);
            if (column < 0) {
                column = first ? in.firstColumn(KEYS) : in.nextColumn(KEYS, expected);
            }
            if (column < 0) {
                break;
            }
            long bit = 1L << column;
            if ((seen & bit) != 0) {
                in.duplicateMember();
            }
            seen |= bit;
            switch (column) {
                case 0 -> value.text = in.readString();
            }
            expected = column + 1;
        }
        return value;
    }

    /**
     * The column of the next member if it is written without blanks and not null; otherwise -1, and nothing has been read.
     * Each case is four bytes of a name from its opening quote on, the first one lowest.
     */
    private static int likelyColumn(JsonScanner in, boolean first) {
        return switch (in.nameWord(0, first)) {
            case 0x78657422 -> in.memberIs(TEXT, first) ? 0 : -1; // "tex
            default -> -1;
        };
    }

    /** Names and types of the columns: a class of its own, which no parse waits for. */
    private static final class Columns {
        static final EventType<Class> EVENT_TYPE = EventType.of(
                Class.class,
                "dev.schemac.golden.library",
                "Class",
                List.of(
                        new EventColumn("text", String.class, "string")));

        private Columns() {}
    }
}
