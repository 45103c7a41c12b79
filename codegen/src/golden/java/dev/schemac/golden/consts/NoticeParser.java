package dev.schemac.golden.consts;

import dev.schemac.runtime.ColumnType;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.Violations;
import java.math.BigDecimal;
import java.util.List;

/** Reads {@link Notice} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class NoticeParser implements ObjectParser<Notice>, GeneratedParser<Notice> {
    public static final NoticeParser INSTANCE = new NoticeParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int VERSION_BIT = 0;
    static final int KIND_BIT = VERSION_BIT + 1;
    static final int LEVEL_BIT = KIND_BIT + 1;
    static final int RATIO_BIT = LEVEL_BIT + 1;
    static final int PRICE_BIT = RATIO_BIT + 1;
    static final int FINAL_BIT = PRICE_BIT + 1;
    static final int DRAFT_BIT = FINAL_BIT + 1;
    static final int TEXT_BIT = DRAFT_BIT + 1;

    private static final JsonFormat<Kind> KIND_FORMAT = JsonFormat.of(Kind.values());
    private static final JsonKey VERSION = JsonKey.string("version").notNull();
    private static final JsonKey KIND = JsonKey.string("kind").notNull();
    private static final JsonKey LEVEL = JsonKey.number("level");
    private static final JsonKey RATIO = JsonKey.number("ratio");
    private static final JsonKey PRICE = JsonKey.numberOrNull("price").notNull();
    private static final JsonKey FINAL = JsonKey.bool("final");
    private static final JsonKey DRAFT = JsonKey.bool("draft");
    private static final JsonKey TEXT = JsonKey.string("text");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x6E789E6AA1B965F5L, VERSION, KIND, LEVEL,
            RATIO, PRICE, FINAL, DRAFT, TEXT);

    private static final long PRIMITIVES = 1L << LEVEL_BIT | 1L << RATIO_BIT | 1L << FINAL_BIT
            | 1L << DRAFT_BIT;

    private static final long REQUIRED = 1L << VERSION_BIT | 1L << KIND_BIT | 1L << FINAL_BIT;
    private static final BigDecimal PRICE_CONST = new BigDecimal("9.90");

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public NoticeParser() {}

    @Override
    public EventType<Notice> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Notice read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Notice value = new Notice();
        long seen = 0;
        if (in.tryFirst(VERSION, KEYS)) {
            value.version = checkedVersion(in, in.readString());
            seen |= 1L << VERSION_BIT;
        }
        if (in.tryNext(KIND, KEYS)) {
            value.kind = checkedKind(in, in.readAs(KIND_FORMAT));
            seen |= 1L << KIND_BIT;
        }
        if (in.tryNext(LEVEL, KEYS)) {
            value.level = checkedLevel(in, in.readInt());
            seen |= 1L << LEVEL_BIT;
        }
        if (in.tryNext(RATIO, KEYS)) {
            value.ratio = checkedRatio(in, in.readDouble());
            seen |= 1L << RATIO_BIT;
        }
        if (in.tryNext(PRICE, KEYS)) {
            value.price = checkedPrice(in, in.readBigDecimal());
            seen |= 1L << PRICE_BIT;
        }
        if (in.tryNext(FINAL, KEYS)) {
            value.final$ = checkedFinal$(in, in.readBoolean());
            seen |= 1L << FINAL_BIT;
        }
        if (in.tryNext(DRAFT, KEYS)) {
            value.draft = checkedDraft(in, in.readBoolean());
            seen |= 1L << DRAFT_BIT;
        }
        if (in.tryNext(TEXT, KEYS)) {
            value.text = in.readString();
            seen |= 1L << TEXT_BIT;
        }
        value.presence = seen & PRIMITIVES;
        if (!in.endObject()) {
            seen = readAnyOrder(in, value, seen);
        }
        finish(in, value, seen);
        return value;
    }

    /** Reads the remaining members in any order; {@code seen} has the bits of the columns already read. */
    private static long readAnyOrder(JsonScanner in, Notice value, long seen) {
        for (int column; (column = nextColumn(in, seen)) >= 0; ) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case VERSION_BIT -> {
                    value.version = checkedVersion(in, in.readString());
                    if (value.version == null) {
                        in.nullMember("string");
                    }
                }
                case KIND_BIT -> {
                    value.kind = checkedKind(in, in.readAs(KIND_FORMAT));
                    if (value.kind == null) {
                        in.nullMember("Kind");
                    }
                }
                case LEVEL_BIT -> {
                    if (in.skipNull()) {
                        in.nullMember("int");
                    }
                    value.setLevel(checkedLevel(in, in.readInt()));
                }
                case RATIO_BIT -> {
                    if (in.skipNull()) {
                        in.nullMember("double");
                    }
                    value.setRatio(checkedRatio(in, in.readDouble()));
                }
                case PRICE_BIT -> {
                    value.price = checkedPrice(in, in.readBigDecimal());
                    if (value.price == null) {
                        in.nullMember("BigDecimal");
                    }
                }
                case FINAL_BIT -> {
                    if (in.skipNull()) {
                        in.nullMember("boolean");
                    }
                    value.setFinal$(checkedFinal$(in, in.readBoolean()));
                }
                case DRAFT_BIT -> {
                    if (in.skipNull()) {
                        in.nullMember("boolean");
                    }
                    value.setDraft(checkedDraft(in, in.readBoolean()));
                }
                case TEXT_BIT -> value.text = in.readString();
                default -> throw new AssertionError(column);
            }
        }
        return seen;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x72657622 -> in.tryMember(VERSION) ? VERSION_BIT : -1; // "ver
            case 0x6E696B22 -> in.tryMember(KIND) ? KIND_BIT : -1; // "kin
            case 0x76656C22 -> in.tryMember(LEVEL) ? LEVEL_BIT : -1; // "lev
            case 0x74617222 -> in.tryMember(RATIO) ? RATIO_BIT : -1; // "rat
            case 0x69727022 -> in.tryMember(PRICE) ? PRICE_BIT : -1; // "pri
            case 0x6E696622 -> in.tryMember(FINAL) ? FINAL_BIT : -1; // "fin
            case 0x61726422 -> in.tryMember(DRAFT) ? DRAFT_BIT : -1; // "dra
            case 0x78657422 -> in.tryMember(TEXT) ? TEXT_BIT : -1; // "tex
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
    }

    /** Throws if a required column is missing, and sets the default values of others. */
    private static void finish(JsonScanner in, Notice value, long seen) {
        if ((seen & REQUIRED) != REQUIRED) {
            in.missing(KEYS, REQUIRED & ~seen);
        }
        if ((seen & (1L << RATIO_BIT)) == 0) {
            value.setRatio(0.5D);
        }
    }

    /** Returns a value of column {@code version}, and reports rules that it violates. */
    static String checkedVersion(Violations violations, String value) {
        if (value != null && !value.equals("1.0")) {
            violations.violation(VERSION, "the constant \"1.0\"");
        }
        return value;
    }

    /** Returns a value of column {@code kind}, and reports rules that it violates. */
    static Kind checkedKind(Violations violations, Kind value) {
        if (value != null && value != Kind.NOTICE) {
            violations.violation(KIND, "the constant \"notice\"");
        }
        return value;
    }

    /** Returns a value of column {@code level}, and reports rules that it violates. */
    static int checkedLevel(Violations violations, int value) {
        if (value != 3) {
            violations.violation(LEVEL, "the constant 3");
        }
        return value;
    }

    /** Returns a value of column {@code ratio}, and reports rules that it violates. */
    static double checkedRatio(Violations violations, double value) {
        if (value != 0.5D) {
            violations.violation(RATIO, "the constant 0.5");
        }
        return value;
    }

    /** Returns a value of column {@code price}, and reports rules that it violates. */
    static BigDecimal checkedPrice(Violations violations, BigDecimal value) {
        if (value != null && value.compareTo(PRICE_CONST) != 0) {
            violations.violation(PRICE, "the constant 9.90");
        }
        return value;
    }

    /** Returns a value of column {@code final}, and reports rules that it violates. */
    static boolean checkedFinal$(Violations violations, boolean value) {
        if (!value) {
            violations.violation(FINAL, "the constant true");
        }
        return value;
    }

    /** Returns a value of column {@code draft}, and reports rules that it violates. */
    static boolean checkedDraft(Violations violations, boolean value) {
        if (value) {
            violations.violation(DRAFT, "the constant false");
        }
        return value;
    }

    /** Names and types of the columns, created on first use. */
    private static final class Columns {
        static final EventType<Notice> EVENT_TYPE = EventType.of(Notice.class,
                "dev.schemac.golden.consts", "Notice", List.of(
                        new EventType.Column("version", Scalar.STRING).withValue(),
                        new EventType.Column("kind", ColumnType.constant(Kind.class)).withValue(),
                        new EventType.Column("level", Scalar.INT).withoutNull(),
                        new EventType.Column("ratio", Scalar.DOUBLE).withoutNull(),
                        new EventType.Column("price", Scalar.BIG_DECIMAL).withoutNull(),
                        new EventType.Column("final", Scalar.BOOLEAN).withNames("final", "final$").withValue(),
                        new EventType.Column("draft", Scalar.BOOLEAN).withoutNull(),
                        new EventType.Column("text", Scalar.STRING)));
    }
}
