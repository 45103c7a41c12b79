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

/** Reads {@link Customer} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class CustomerParser implements GeneratedObjectParser<Customer> {
    public static final CustomerParser INSTANCE = new CustomerParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int NAME_BIT = 0;
    static final int LAST_ORDERS_BIT = NAME_BIT + 1;
    static final int FAVORITE_BIT = LAST_ORDERS_BIT + 1;

    /** The names of the columns; the writer uses them, too. */
    static final JsonKey NAME = JsonKey.string("name");
    static final JsonKey LAST_ORDERS = JsonKey.array("lastOrders");
    static final JsonKey FAVORITE = JsonKey.object("favorite");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, NAME, LAST_ORDERS,
            FAVORITE);

    private static final Order[] EMPTY_ORDER_ARRAY = new Order[0];

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public CustomerParser() {}

    @Override
    public EventType<Customer> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Customer read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Customer value = new Customer();
        long seen = 0;
        if (in.tryFirst(NAME, KEYS)) {
            value.name = in.readString();
            seen |= 1L << NAME_BIT;
        }
        if (in.tryNext(LAST_ORDERS, KEYS)) {
            value.lastOrders = readOrderArray(in);
            seen |= 1L << LAST_ORDERS_BIT;
        }
        if (in.tryNext(FAVORITE, KEYS)) {
            value.favorite = ItemParser.INSTANCE.read(in);
            seen |= 1L << FAVORITE_BIT;
        }
        return in.endObject() ? value : readAnyOrder(in, value, seen);
    }

    /** Reads the remaining members in any order; {@code seenInOrder} has the bits of the columns already read. */
    private static Customer readAnyOrder(JsonScanner in, Customer value, long seenInOrder) {
        long seen = seenInOrder;
        for (int column = nextColumn(in, seen); column >= 0; column = nextColumn(in, seen)) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case NAME_BIT -> value.name = in.readString();
                case LAST_ORDERS_BIT -> value.lastOrders = readOrderArray(in);
                case FAVORITE_BIT -> value.favorite = ItemParser.INSTANCE.read(in);
                default -> throw new AssertionError(column);
            }
        }
        return value;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x6D616E22 -> in.tryMember(NAME) ? NAME_BIT : -1; // "nam
            case 0x73616C22 -> in.tryMember(LAST_ORDERS) ? LAST_ORDERS_BIT : -1; // "las
            case 0x76616622 -> in.tryMember(FAVORITE) ? FAVORITE_BIT : -1; // "fav
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
    }

    private static Order[] readOrderArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_ORDER_ARRAY;
        }
        Order[] elements = new Order[4];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = OrderParser.INSTANCE.read(in);
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    /** Names and types of the columns, created on first use. */
    static final class Columns {
        static final GeneratedEventType<Customer> EVENT_TYPE = GeneratedEventType.of(Customer.class,
                "dev.schemac.golden.orders", "Customer", List.of(
                        new EventColumn("name", Scalar.STRING),
                        new EventColumn("lastOrders", ColumnTypes.array(ColumnTypes.object(Order.class))),
                        new EventColumn("favorite", ColumnTypes.object(Item.class))));
    }
}
