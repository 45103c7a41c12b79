package dev.schemac.golden.tree;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.RefillingParser;
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
    /** The parser. */
    public static final NodeParser INSTANCE = new NodeParser();

    private static final JsonKey LABEL = JsonKey.text("label");
    private static final JsonKey WEIGHT = JsonKey.number("weight");
    private static final JsonKey LEFT = JsonKey.object("left");
    private static final JsonKey RIGHT = JsonKey.object("right");
    private static final JsonKey CHILDREN = JsonKey.array("children");
    private static final JsonKey ROADS = JsonKey.array("roads");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, LABEL, WEIGHT, LEFT,
            RIGHT, CHILDREN, ROADS);

    /** Bit i is set where column number i is primitive. */
    private static final long PRIMITIVES = 0x2L;
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

    /** Makes the columns absent whose bits are not set in {@code seen}. */
    private static void clearOthers(Node value, long seen) {
        if ((seen & 1L) == 0) {
            value.label = null;
        }
        if ((seen & (1L << 1)) == 0) {
            value.weight = 0;
        }
        if ((seen & (1L << 2)) == 0) {
            value.left = null;
        }
        if ((seen & (1L << 3)) == 0) {
            value.right = null;
        }
        if ((seen & (1L << 4)) == 0) {
            value.children = null;
        }
        if ((seen & (1L << 5)) == 0) {
            value.roads = null;
        }
        value.presence &= seen;
    }

    /** Returns which columns have been read: bit i for column number i. */
    private static long readMembers(JsonScanner in, Node value) {
        // bit i: column number i has been read
        long seen = 0;
        if (in.firstIs(LABEL)) {
            value.label = in.readString();
            seen |= 1L;
        }
        if (in.nextIs(WEIGHT)) {
            value.weight = in.readInt();
            seen |= 1L << 1;
        }
        if (in.nextIs(LEFT)) {
            value.left = NodeParser.INSTANCE.readInto(in, value.left);
            seen |= 1L << 2;
        }
        if (in.nextIs(RIGHT)) {
            value.right = NodeParser.INSTANCE.readInto(in, value.right);
            seen |= 1L << 3;
        }
        if (in.nextIs(CHILDREN)) {
            value.children = readNodeArray(in, value.children);
            seen |= 1L << 4;
        }
        if (in.nextIs(ROADS)) {
            value.roads = readRoadArray(in, value.roads);
            seen |= 1L << 5;
        }
        value.presence = seen & PRIMITIVES;
        if (!in.endObject()) {
            seen = readAnyOrder(in, value, seen);
        }
        return seen;
    }

    /**
     * Reads the remaining members in any order.
     *
     * @param before bit i: column number i has been read
     * @return the same, with the columns read here
     */
    private static long readAnyOrder(JsonScanner in, Node value, long before) {
        long seen = before;
        // the column behind the last one that was read
        int hint = Long.SIZE - Long.numberOfLeadingZeros(seen);
        while (true) {
            int column = columnByNameWord(in);
            if (column < 0) {
                column = in.nextColumn(KEYS, hint);
            }
            if (column < 0) {
                return seen;
            }
            long bit = 1L << column;
            if ((seen & bit) != 0) {
                in.duplicateMember();
            }
            seen |= bit;
            switch (column) {
                case 0 -> value.label = in.readString();
                case 1 -> {
                    if (in.skipNull()) {
                        value.clearWeight();
                    } else {
                        value.setWeight(in.readInt());
                    }
                }
                case 2 -> value.left = NodeParser.INSTANCE.readInto(in, value.left);
                case 3 -> value.right = NodeParser.INSTANCE.readInto(in, value.right);
                case 4 -> value.children = readNodeArray(in, value.children);
                case 5 -> value.roads = readRoadArray(in, value.roads);
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
            case 0x62616C22 -> in.memberIs(LABEL) ? 0 : -1; // "lab
            case 0x69657722 -> in.memberIs(WEIGHT) ? 1 : -1; // "wei
            case 0x66656C22 -> in.memberIs(LEFT) ? 2 : -1; // "lef
            case 0x67697222 -> in.memberIs(RIGHT) ? 3 : -1; // "rig
            case 0x69686322 -> in.memberIs(CHILDREN) ? 4 : -1; // "chi
            case 0x616F7222 -> in.memberIs(ROADS) ? 5 : -1; // "roa
            default -> -1;
        };
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

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Node> EVENT_TYPE = EventType.of(
                Node.class,
                "dev.schemac.golden.tree",
                "Node",
                List.of(
                        new EventType.Column("label", String.class, "string"),
                        new EventType.Column("weight", Integer.class, "int"),
                        new EventType.Column("left", Node.class, "dev.schemac.golden.tree.Node"),
                        new EventType.Column("right", Node.class, "dev.schemac.golden.tree.Node"),
                        new EventType.Column("children", Node[].class, "dev.schemac.golden.tree.Node[]"),
                        new EventType.Column("roads", Road[].class, "dev.schemac.golden.tree.Road[]")));

        private Columns() {}
    }
}
