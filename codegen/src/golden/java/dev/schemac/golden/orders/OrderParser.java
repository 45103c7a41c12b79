package dev.schemac.golden.orders;

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

/** Reads {@link Order} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class OrderParser implements GeneratedObjectParser<Order> {
    public static final OrderParser INSTANCE = new OrderParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int NUMBER_BIT = 0;
    static final int BUYER_BIT = NUMBER_BIT + 1;
    static final int ITEMS_BIT = BUYER_BIT + 1;

    /** The names of the columns; the writer uses them, too. */
    static final JsonKey NUMBER = JsonKey.number("number");
    static final JsonKey BUYER = JsonKey.object("buyer");
    static final JsonKey ITEMS = JsonKey.array("items");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, NUMBER, BUYER, ITEMS);
    private static final long PRESENCE_MASK = 1L << NUMBER_BIT;
    private static final Item[] EMPTY_ITEM_ARRAY = new Item[0];

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public OrderParser() {}

    @Override
    public EventType<Order> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Order read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Order value = new Order();
        long seen = 0;
        long nulls = 0;
        if (in.tryFirst(NUMBER, KEYS)) {
            value.number = in.readLong();
            seen |= 1L << NUMBER_BIT;
        } else if (in.tryNull(NUMBER)) {
            nulls |= 1L << NUMBER_BIT;
        }
        if (in.tryNext(BUYER, KEYS)) {
            value.buyer = CustomerParser.INSTANCE.read(in);
            seen |= 1L << BUYER_BIT;
        }
        if (in.tryNext(ITEMS, KEYS)) {
            value.items = readItemArray(in);
            seen |= 1L << ITEMS_BIT;
        }
        value.presence = seen & PRESENCE_MASK;
        return in.endObject() ? value : readAnyOrder(in, value, seen | nulls);
    }

    /** Reads the remaining members in any order; {@code seenInOrder} has the bits of the columns already read. */
    private static Order readAnyOrder(JsonScanner in, Order value, long seenInOrder) {
        long seen = seenInOrder;
        for (int column = nextColumn(in, seen); column >= 0; column = nextColumn(in, seen)) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case NUMBER_BIT -> {
                    value.clearNumber();
                    if (!in.skipNull()) {
                        value.number = in.readLong();
                        value.presence |= 1L << NUMBER_BIT;
                    }
                }
                case BUYER_BIT -> value.buyer = CustomerParser.INSTANCE.read(in);
                case ITEMS_BIT -> value.items = readItemArray(in);
                default -> throw new AssertionError(column);
            }
        }
        return value;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x6D756E22 -> in.tryMember(NUMBER) ? NUMBER_BIT : -1; // "num
            case 0x79756222 -> in.tryMember(BUYER) ? BUYER_BIT : -1; // "buy
            case 0x65746922 -> in.tryMember(ITEMS) ? ITEMS_BIT : -1; // "ite
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
    }

    private static Item[] readItemArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_ITEM_ARRAY;
        }
        Item[] elements = new Item[4];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = ItemParser.INSTANCE.read(in);
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    /** Names and types of the columns, created on first use. */
    static final class Columns {
        static final GeneratedEventType<Order> EVENT_TYPE = GeneratedEventType.of(Order.class,
                "dev.schemac.golden.orders", "Order", List.of(
                        new EventColumn("number", Scalar.LONG),
                        new EventColumn("buyer", ColumnTypes.object(Customer.class)),
                        new EventColumn("items", ColumnTypes.array(ColumnTypes.object(Item.class)))));
    }
}
