package dev.schemac.golden.lazy;

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
    /** The parser. */
    public static final CompanyParser INSTANCE = new CompanyParser();

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
        // bit i: column number i has been read
        long seen = 0;
        if (in.firstIs(OFFICES)) {
            value.offices = readOfficeList(in);
            seen |= 1L;
        }
        if (!in.endObject()) {
            readAnyOrder(in, value, seen);
        }
        return value;
    }

    /**
     * Reads the remaining members in any order.
     *
     * @param before bit i: column number i has been read
     */
    private static void readAnyOrder(JsonScanner in, Company value, long before) {
        long seen = before;
        // the column behind the last one that was read
        int hint = Long.SIZE - Long.numberOfLeadingZeros(seen);
        while (true) {
            int column = columnByNameWord(in);
            if (column < 0) {
                column = in.nextColumn(KEYS, hint);
            }
            if (column < 0) {
                return;
            }
            long bit = 1L << column;
            if ((seen & bit) != 0) {
                in.duplicateMember();
            }
            seen |= bit;
            switch (column) {
                case 0 -> value.offices = readOfficeList(in);
            }
            hint = column + 1;
        }
    }

    /**
     * The column of the next member, told by four bytes of its name, from the opening quote on; each case label is such bytes
     * as one number, the first byte lowest. Returns -1 where these do not tell, where there are blanks, and where the value
     * is null: then nothing has been read, and {@link #KEYS} finds the column.
     */
    private static int columnByNameWord(JsonScanner in) {
        return switch (in.nameWord(0)) {
            case 0x66666F22 -> in.memberIs(OFFICES) ? 0 : -1; // "off
            default -> -1;
        };
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

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Company> EVENT_TYPE = EventType.of(
                Company.class,
                "dev.schemac.golden.lazy",
                "Company",
                List.of(
                        new EventType.Column("offices", List.class, "List<dev.schemac.golden.lazy.Office>")));

        private Columns() {}
    }
}
