package dev.schemac.golden.tree;

import dev.schemac.runtime.ColumnType;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.RefillingParser;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedRefillingParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import java.util.Arrays;
import java.util.List;

/** Reads {@link Node} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class NodeParser implements RefillingParser<Node>, GeneratedRefillingParser<Node> {
    public static final NodeParser INSTANCE = new NodeParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int LABEL_BIT = 0;
    static final int WEIGHT_BIT = LABEL_BIT + 1;
    static final int LEFT_BIT = WEIGHT_BIT + 1;
    static final int RIGHT_BIT = LEFT_BIT + 1;
    static final int CHILDREN_BIT = RIGHT_BIT + 1;
    static final int ROADS_BIT = CHILDREN_BIT + 1;

    private static final JsonKey LABEL = JsonKey.string("label");
    private static final JsonKey WEIGHT = JsonKey.number("weight");
    private static final JsonKey LEFT = JsonKey.object("left");
    private static final JsonKey RIGHT = JsonKey.object("right");
    private static final JsonKey CHILDREN = JsonKey.array("children");
    private static final JsonKey ROADS = JsonKey.array("roads");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, LABEL, WEIGHT, LEFT,
            RIGHT, CHILDREN, ROADS);

    private static final long PRIMITIVES = 1L << WEIGHT_BIT;
    private static final Node[] EMPTY_NODE_ARRAY = new Node[0];
    private static final Road[] EMPTY_ROAD_ARRAY = new Road[0];

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public NodeParser() {}

    @Override
    public EventType<Node> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Node read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Node value = new Node();
        readMembers(in, value);
        return value;
    }

    @Override
    public Node readInto(JsonScanner in, Node value) {
        if (value == null) {
            return read(in);
        }
        if (!in.beginObject()) {
            return null;
        }
        long seen = readMembers(in, value);
        clearOthers(value, seen);
        return value;
    }

    @Override
    public void clear(Node value) {
        clearOthers(value, 0L);
    }

    /** Clears the columns whose bits are not set in {@code seen}. */
    private static void clearOthers(Node value, long seen) {
        if ((seen & (1L << LABEL_BIT)) == 0) {
            value.label = null;
        }
        if ((seen & (1L << WEIGHT_BIT)) == 0) {
            value.weight = 0;
        }
        if ((seen & (1L << LEFT_BIT)) == 0) {
            value.left = null;
        }
        if ((seen & (1L << RIGHT_BIT)) == 0) {
            value.right = null;
        }
        if ((seen & (1L << CHILDREN_BIT)) == 0) {
            value.children = null;
        }
        if ((seen & (1L << ROADS_BIT)) == 0) {
            value.roads = null;
        }
        value.presence &= seen;
    }

    /** Reads all members, and returns the bits of the columns that it has read. */
    private static long readMembers(JsonScanner in, Node value) {
        long seen = 0;
        long nulls = 0;
        if (in.tryFirst(LABEL, KEYS)) {
            value.label = in.readString();
            seen |= 1L << LABEL_BIT;
        }
        if (in.tryNext(WEIGHT, KEYS)) {
            value.weight = in.readInt();
            seen |= 1L << WEIGHT_BIT;
        } else if (in.tryNull(WEIGHT)) {
            value.clearWeight();
            nulls |= 1L << WEIGHT_BIT;
        }
        if (in.tryNext(LEFT, KEYS)) {
            value.left = NodeParser.INSTANCE.readInto(in, value.left);
            seen |= 1L << LEFT_BIT;
        }
        if (in.tryNext(RIGHT, KEYS)) {
            value.right = NodeParser.INSTANCE.readInto(in, value.right);
            seen |= 1L << RIGHT_BIT;
        }
        if (in.tryNext(CHILDREN, KEYS)) {
            value.children = readNodeArray(in, value.children);
            seen |= 1L << CHILDREN_BIT;
        }
        if (in.tryNext(ROADS, KEYS)) {
            value.roads = readRoadArray(in, value.roads);
            seen |= 1L << ROADS_BIT;
        }
        value.presence = seen & PRIMITIVES;
        seen |= nulls;
        if (!in.endObject()) {
            seen = readAnyOrder(in, value, seen);
        }
        return seen;
    }

    /** Reads the remaining members in any order; {@code seen} has the bits of the columns already read. */
    private static long readAnyOrder(JsonScanner in, Node value, long seen) {
        for (int column; (column = nextColumn(in, seen)) >= 0; ) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case LABEL_BIT -> value.label = in.readString();
                case WEIGHT_BIT -> {
                    value.clearWeight();
                    if (!in.skipNull()) {
                        value.setWeight(in.readInt());
                    }
                }
                case LEFT_BIT -> value.left = NodeParser.INSTANCE.readInto(in, value.left);
                case RIGHT_BIT -> value.right = NodeParser.INSTANCE.readInto(in, value.right);
                case CHILDREN_BIT -> value.children = readNodeArray(in, value.children);
                case ROADS_BIT -> value.roads = readRoadArray(in, value.roads);
                default -> throw new AssertionError(column);
            }
        }
        return seen;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x62616C22 -> in.tryMember(LABEL) ? LABEL_BIT : -1; // "lab
            case 0x69657722 -> in.tryMember(WEIGHT) ? WEIGHT_BIT : -1; // "wei
            case 0x66656C22 -> in.tryMember(LEFT) ? LEFT_BIT : -1; // "lef
            case 0x67697222 -> in.tryMember(RIGHT) ? RIGHT_BIT : -1; // "rig
            case 0x69686322 -> in.tryMember(CHILDREN) ? CHILDREN_BIT : -1; // "chi
            case 0x616F7222 -> in.tryMember(ROADS) ? ROADS_BIT : -1; // "roa
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
    }

    private static Node[] readNodeArray(JsonScanner in, Node[] old) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_NODE_ARRAY;
        }
        Node[] elements = old;
        if (old == null || old.length == 0 || old.getClass() != Node[].class) {
            elements = new Node[4];
        }
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count] = NodeParser.INSTANCE.readInto(in, elements[count]);
            count++;
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static Road[] readRoadArray(JsonScanner in, Road[] old) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_ROAD_ARRAY;
        }
        Road[] elements = old;
        if (old == null || old.length == 0 || old.getClass() != Road[].class) {
            elements = new Road[4];
        }
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count] = RoadParser.INSTANCE.readInto(in, elements[count]);
            count++;
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    /** Names and types of the columns, created on first use. */
    private static final class Columns {
        static final EventType<Node> EVENT_TYPE = EventType.of(Node.class,
                "dev.schemac.golden.tree", "Node", List.of(
                        new EventType.Column("label", Scalar.STRING),
                        new EventType.Column("weight", Scalar.INT),
                        new EventType.Column("left", ColumnType.object(Node.class)),
                        new EventType.Column("right", ColumnType.object(Node.class)),
                        new EventType.Column("children", ColumnType.object(Node.class).array()),
                        new EventType.Column("roads", ColumnType.object(Road.class).array())));
    }
}
