package dev.schemac.golden.orders;

import dev.schemac.golden.customers.Customer;
import dev.schemac.golden.customers.CustomerParser;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import java.util.Arrays;
import java.util.List;

/** Reads {@link Order} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class OrderParser implements ObjectParser<Order>, GeneratedParser<Order> {
    /** The parser. */
    public static final OrderParser INSTANCE = new OrderParser();

    private static final JsonKey NUMBER = JsonKey.number("number");
    private static final JsonKey BUYER = JsonKey.object("buyer");
    private static final JsonKey ITEMS = JsonKey.array("items");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, NUMBER, BUYER, ITEMS);

    /** Bit i is set where column number i is primitive. */
    private static final long PRIMITIVES = 0x1L;
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
        // bit i: column number i has been read
        long seen = 0;
        if (in.firstIs(NUMBER)) {
            value.number = in.readLong();
            seen |= 1L;
        }
        if (in.nextIs(BUYER)) {
            value.buyer = CustomerParser.INSTANCE.read(in);
            seen |= 1L << 1;
        }
        if (in.nextIs(ITEMS)) {
            value.items = readItemArray(in);
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
    private static void readAnyOrder(JsonScanner in, Order value, long before) {
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
                case 0 -> {
                    if (in.skipNull()) {
                        value.clearNumber();
                    } else {
                        value.setNumber(in.readLong());
                    }
                }
                case 1 -> value.buyer = CustomerParser.INSTANCE.read(in);
                case 2 -> value.items = readItemArray(in);
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
            case 0x6D756E22 -> in.memberIs(NUMBER) ? 0 : -1; // "num
            case 0x79756222 -> in.memberIs(BUYER) ? 1 : -1; // "buy
            case 0x65746922 -> in.memberIs(ITEMS) ? 2 : -1; // "ite
            default -> -1;
        };
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

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Order> EVENT_TYPE = EventType.of(
                Order.class,
                "dev.schemac.golden.orders",
                "Order",
                List.of(
                        new EventType.Column("number", Long.class, "long"),
                        new EventType.Column("buyer", Customer.class, "dev.schemac.golden.customers.Customer"),
                        new EventType.Column("items", Item[].class, "dev.schemac.golden.orders.Item[]")));

        private Columns() {}
    }
}
