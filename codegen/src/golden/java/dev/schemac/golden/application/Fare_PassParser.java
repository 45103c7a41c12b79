package dev.schemac.golden.application;

import dev.schemac.golden.application.Fare.Pass;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.event.EventColumn;
import dev.schemac.runtime.support.event.GeneratedEventType;
import dev.schemac.runtime.support.event.GeneratedObjectParser;
import java.util.List;

/** Reads {@link Pass} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Fare_PassParser implements GeneratedObjectParser<Pass> {
    public static final Fare_PassParser INSTANCE = new Fare_PassParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int KIND_BIT = 0;
    static final int DAYS_BIT = KIND_BIT + 1;

    /** The formats of columns; the writer uses them, too. */
    static final JsonFormat<String> KIND_FORMAT = JsonFormat.oneOf("week", "month");

    /** The names of the columns; the writer uses them, too. */
    static final JsonKey KIND = JsonKey.string("kind").notNull();
    static final JsonKey DAYS = JsonKey.number("days");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, KIND, DAYS);
    private static final long REQUIRED = 1L << KIND_BIT;

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public Fare_PassParser() {}

    @Override
    public EventType<Pass> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public ObjectWriter<Pass> writer() {
        return Fare_PassWriter.INSTANCE;
    }

    @Override
    public Pass read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Builder value = new Builder();
        long seen = 0;
        if (in.tryFirst(KIND, KEYS)) {
            value.kind = in.readAs(KIND_FORMAT);
            seen |= 1L << KIND_BIT;
        }
        if (in.tryNext(DAYS, KEYS)) {
            value.days = in.readInt();
            seen |= 1L << DAYS_BIT;
        } else if (in.tryNull(DAYS)) {
            seen |= 1L << DAYS_BIT;
        }
        if (!in.endObject()) {
            seen = readAnyOrder(in, value, seen);
        }
        checkRequired(in, seen);
        return value.build(in);
    }

    /** Reads the remaining members in any order; {@code seenInOrder} has the bits of the columns already read. */
    private static long readAnyOrder(JsonScanner in, Builder value, long seenInOrder) {
        long seen = seenInOrder;
        for (int column = nextColumn(in, seen); column >= 0; column = nextColumn(in, seen)) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case KIND_BIT -> {
                    value.kind = in.readAs(KIND_FORMAT);
                    if (value.kind == null) {
                        in.nullMember("string");
                    }
                }
                case DAYS_BIT -> value.days = in.skipNull() ? value.days : in.readInt();
                default -> throw new AssertionError(column);
            }
        }
        return seen;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x6E696B22 -> in.tryMember(KIND) ? KIND_BIT : -1; // "kin
            case 0x79616422 -> in.tryMember(DAYS) ? DAYS_BIT : -1; // "day
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
    }

    /** Throws if the member of a required column is missing. */
    private static void checkRequired(JsonScanner in, long seen) {
        if ((seen & REQUIRED) != REQUIRED) {
            in.missing(KEYS, REQUIRED & ~seen);
        }
    }

    /** Collects the columns of {@link Pass}. */
    static final class Builder {
        String kind;
        int days;

        Pass build(JsonScanner in) {
            try {
                return new Pass(kind, days);
            } catch (RuntimeException e) {
                return in.refused(Pass.class, e);
            }
        }
    }

    /** Names and types of the columns, created on first use. */
    static final class Columns {
        static final GeneratedEventType<Pass> EVENT_TYPE = GeneratedEventType.of(Pass.class,
                "dev.schemac.golden.application", "Fare_Pass", FareParser.INSTANCE.eventType(),
                List.of(
                        new EventColumn("days", Scalar.INT)));
    }
}
