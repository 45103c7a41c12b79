package dev.schemac.golden.orders;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import java.math.BigDecimal;
import java.util.List;

/** Reads {@link Item} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class ItemParser implements ObjectParser<Item>, GeneratedParser<Item> {
    /** The parser. */
    public static final ItemParser INSTANCE = new ItemParser();

    private static final JsonKey ARTICLE = JsonKey.text("article");
    private static final JsonKey PRICE = JsonKey.number("price");
    private static final JsonKey QUANTITY = JsonKey.number("quantity");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, ARTICLE, PRICE, QUANTITY);

    /** Bit i is set where column number i is primitive. */
    private static final long PRIMITIVES = 0x4L;

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public ItemParser() {}

    @Override
    public EventType<Item> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Item read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Item value = new Item();
        // bit i: column number i has been read
        long seen = 0;
        if (in.firstIs(ARTICLE)) {
            value.article = in.readString();
            seen |= 1L;
        }
        if (in.nextIs(PRICE)) {
            value.price = in.readBigDecimal();
            seen |= 1L << 1;
        }
        if (in.nextIs(QUANTITY)) {
            value.quantity = in.readInt();
            seen |= 1L << 2;
        }
        value.presence = seen & PRIMITIVES;
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
    private static void readAnyOrder(JsonScanner in, Item value, long before) {
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
                case 0 -> value.article = in.readString();
                case 1 -> value.price = in.readBigDecimal();
                case 2 -> {
                    if (in.skipNull()) {
                        value.clearQuantity();
                    } else {
                        value.setQuantity(in.readInt());
                    }
                }
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
            case 0x74726122 -> in.memberIs(ARTICLE) ? 0 : -1; // "art
            case 0x69727022 -> in.memberIs(PRICE) ? 1 : -1; // "pri
            case 0x61757122 -> in.memberIs(QUANTITY) ? 2 : -1; // "qua
            default -> -1;
        };
    }

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Item> EVENT_TYPE = EventType.of(
                Item.class,
                "dev.schemac.golden.orders",
                "Item",
                List.of(
                        new EventType.Column("article", String.class, "string"),
                        new EventType.Column("price", BigDecimal.class, "bigdecimal"),
                        new EventType.Column("quantity", Integer.class, "int")));

        private Columns() {}
    }
}
