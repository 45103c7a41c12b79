package dev.schemac.golden.lazy;

import dev.schemac.runtime.ColumnType;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import java.util.ArrayList;
import java.util.List;

/** Reads {@link Company} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class CompanyParser implements ObjectParser<Company>, GeneratedParser<Company> {
    public static final CompanyParser INSTANCE = new CompanyParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int OFFICES_BIT = 0;

    private static final JsonKey OFFICES = JsonKey.array("offices");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, OFFICES);

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public CompanyParser() {}

    @Override
    public EventType<Company> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Company read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Company value = new Company();
        long seen = 0;
        if (in.tryFirst(OFFICES, KEYS)) {
            value.offices = readOfficeList(in);
            seen |= 1L << OFFICES_BIT;
        }
        return in.endObject() ? value : readAnyOrder(in, value, seen);
    }

    /** Reads the remaining members in any order; {@code seen} has the bits of the columns already read. */
    private static Company readAnyOrder(JsonScanner in, Company value, long seen) {
        for (int column; (column = nextColumn(in, seen)) >= 0; ) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case OFFICES_BIT -> value.offices = readOfficeList(in);
                default -> throw new AssertionError(column);
            }
        }
        return value;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x66666F22 -> in.tryMember(OFFICES) ? OFFICES_BIT : -1; // "off
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
    }

    private static List<Office> readOfficeList(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        List<Office> elements = new ArrayList<>();
        for (boolean more = in.firstElement(); more; more = in.nextElement()) {
            elements.add(OfficeParser.INSTANCE.read(in));
        }
        return elements;
    }

    /** Names and types of the columns, created on first use. */
    private static final class Columns {
        static final EventType<Company> EVENT_TYPE = EventType.of(Company.class,
                "dev.schemac.golden.lazy", "Company", List.of(
                        new EventType.Column("offices", ColumnType.object(Office.class).list())));
    }
}
