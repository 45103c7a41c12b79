package dev.schemac.golden.orders;

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

/** Reads {@link Item} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class ItemParser implements GeneratedObjectParser<Item> {
    public static final ItemParser INSTANCE = new ItemParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int ARTICLE_BIT = 0;
    static final int PRICE_BIT = ARTICLE_BIT + 1;
    static final int QUANTITY_BIT = PRICE_BIT + 1;

    /** The names of the columns; the writer uses them, too. */
    static final JsonKey ARTICLE = JsonKey.string("article");
    static final JsonKey PRICE = JsonKey.numberOrNull("price");
    static final JsonKey QUANTITY = JsonKey.number("quantity");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, ARTICLE, PRICE, QUANTITY);
    private static final long PRESENCE_MASK = 1L << QUANTITY_BIT;

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
        long seen = 0;
        long nulls = 0;
        if (in.tryFirst(ARTICLE, KEYS)) {
            value.article = in.readString();
            seen |= 1L << ARTICLE_BIT;
        }
        if (in.tryNext(PRICE, KEYS)) {
            value.price = in.readBigDecimal();
            seen |= 1L << PRICE_BIT;
        }
        if (in.tryNext(QUANTITY, KEYS)) {
            value.quantity = in.readInt();
            seen |= 1L << QUANTITY_BIT;
        } else if (in.tryNull(QUANTITY)) {
            nulls |= 1L << QUANTITY_BIT;
        }
        value.presence = seen & PRESENCE_MASK;
        return in.endObject() ? value : readAnyOrder(in, value, seen | nulls);
    }

    /** Reads the remaining members in any order; {@code seenInOrder} has the bits of the columns already read. */
    private static Item readAnyOrder(JsonScanner in, Item value, long seenInOrder) {
        long seen = seenInOrder;
        for (int column = nextColumn(in, seen); column >= 0; column = nextColumn(in, seen)) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case ARTICLE_BIT -> value.article = in.readString();
                case PRICE_BIT -> value.price = in.readBigDecimal();
                case QUANTITY_BIT -> {
                    value.clearQuantity();
                    if (!in.skipNull()) {
                        value.quantity = in.readInt();
                        value.presence |= 1L << QUANTITY_BIT;
                    }
                }
                default -> throw new AssertionError(column);
            }
        }
        return value;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x74726122 -> in.tryMember(ARTICLE) ? ARTICLE_BIT : -1; // "art
            case 0x69727022 -> in.tryMember(PRICE) ? PRICE_BIT : -1; // "pri
            case 0x61757122 -> in.tryMember(QUANTITY) ? QUANTITY_BIT : -1; // "qua
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
    }

    /** Names and types of the columns, created on first use. */
    static final class Columns {
        static final GeneratedEventType<Item> EVENT_TYPE = GeneratedEventType.of(Item.class,
                "dev.schemac.golden.orders", "Item", List.of(
                        new EventColumn("article", Scalar.STRING),
                        new EventColumn("price", Scalar.BIG_DECIMAL),
                        new EventColumn("quantity", Scalar.INT)));
    }
}
