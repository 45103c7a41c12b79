package dev.schemac.golden.lazy;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.event.EventColumn;
import dev.schemac.runtime.support.event.GeneratedEventType;
import dev.schemac.runtime.support.event.GeneratedObjectParser;
import java.util.List;

/** Reads {@link Person} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class PersonParser implements GeneratedObjectParser<Person> {
    public static final PersonParser INSTANCE = new PersonParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int NAME_BIT = 0;
    static final int EMAIL_BIT = NAME_BIT + 1;

    /** The names of the columns; the writer uses them, too. */
    static final JsonKey NAME = JsonKey.string("name");
    static final JsonKey EMAIL = JsonKey.string("email");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, NAME, EMAIL);

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public PersonParser() {}

    @Override
    public EventType<Person> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Person read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Person value = new Person();
        value.source = in.stringSource();
        long seen = 0;
        if (in.tryFirst(NAME, KEYS)) {
            value.nameAt = in.locateString();
            seen |= 1L << NAME_BIT;
        }
        if (in.tryNext(EMAIL, KEYS)) {
            value.emailAt = in.locateString();
            seen |= 1L << EMAIL_BIT;
        }
        return in.endObject() ? value : readAnyOrder(in, value, seen);
    }

    /** Reads the remaining members in any order; {@code seenInOrder} has the bits of the columns already read. */
    private static Person readAnyOrder(JsonScanner in, Person value, long seenInOrder) {
        long seen = seenInOrder;
        for (int column = nextColumn(in, seen); column >= 0; column = nextColumn(in, seen)) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case NAME_BIT -> value.nameAt = in.locateString();
                case EMAIL_BIT -> value.emailAt = in.locateString();
                default -> throw new AssertionError(column);
            }
        }
        return value;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x6D616E22 -> in.tryMember(NAME) ? NAME_BIT : -1; // "nam
            case 0x616D6522 -> in.tryMember(EMAIL) ? EMAIL_BIT : -1; // "ema
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
    }

    /** Names and types of the columns, created on first use. */
    static final class Columns {
        static final GeneratedEventType<Person> EVENT_TYPE = GeneratedEventType.of(Person.class,
                "dev.schemac.golden.lazy", "Person", List.of(
                        new EventColumn("name", Scalar.STRING),
                        new EventColumn("email", Scalar.STRING)));
    }
}
