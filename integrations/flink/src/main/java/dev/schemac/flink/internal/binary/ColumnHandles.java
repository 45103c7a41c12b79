package dev.schemac.flink.internal.binary;

import static java.lang.invoke.MethodHandles.collectArguments;
import static java.lang.invoke.MethodHandles.dropArguments;
import static java.lang.invoke.MethodHandles.empty;
import static java.lang.invoke.MethodHandles.filterArguments;
import static java.lang.invoke.MethodHandles.foldArguments;
import static java.lang.invoke.MethodHandles.guardWithTest;
import static java.lang.invoke.MethodHandles.insertArguments;
import static java.lang.invoke.MethodHandles.permuteArguments;
import static java.lang.invoke.MethodType.methodType;

import dev.schemac.flink.internal.binary.BinaryInput.DamagedEventException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Combines the getters and setters of a class into method handles that write and read eight columns. The JVM
 * compiles each handle like straight code, because it inlines handles that are called often. Objects with one
 * interface for all columns would be calls that it cannot inline.
 */
final class ColumnHandles {
    private static final MethodType WRITER = methodType(int.class, int.class, BinaryOutput.class, Object.class);
    private static final MethodType READER = methodType(void.class, int.class, BinaryInput.class, Object.class);

    private static final MethodHandle NOTHING_WRITTEN =
            dropArguments(MethodHandles.identity(int.class), 1, BinaryOutput.class, Object.class);

    private final MethodHandle begin;
    private final MethodHandle finish;
    private final List<MethodHandle> writers = new ArrayList<>();
    private final List<MethodHandle> readers = new ArrayList<>();
    private MethodHandle undeclared;
    private MethodHandle setUndeclared;

    /**
     * Creates handles without columns.
     *
     * @param begin type () to the parts of an event
     * @param finish type (parts) to the event
     */
    ColumnHandles(MethodHandle begin, MethodHandle finish) {
        this.begin = begin.asType(methodType(Object.class));
        this.finish = finish.asType(methodType(Object.class, Object.class));
    }

    MethodHandle begin() {
        return begin;
    }

    MethodHandle finish() {
        return finish;
    }

    /**
     * How the members are got and set that no column declares.
     *
     * @param get from the event to a map
     * @param set (parts, map)
     */
    void setUndeclared(MethodHandle get, MethodHandle set) {
        undeclared = get.asType(methodType(Map.class, Object.class));
        setUndeclared = set.asType(methodType(void.class, Object.class, Map.class));
    }

    MethodHandle undeclared() {
        return undeclared;
    }

    MethodHandle setUndeclared() {
        return setUndeclared;
    }

    /** {@return (parts, map), which calls (parts, name, value) for each entry} */
    static MethodHandle forEachMember(MethodHandle put) {
        MethodHandle any = put.asType(methodType(void.class, Object.class, Object.class, Object.class));
        return step("putAll", void.class, MethodHandle.class, Object.class, Map.class)
                .bindTo(any);
    }

    /** A column that is always null. */
    void addNull() {
        MethodHandle refuse = step("refuse", void.class, BinaryInput.class);
        add(NOTHING_WRITTEN, dropArguments(refuse, 1, Object.class), empty(READER));
    }

    /**
     * Adds a primitive column that always has a value. Data of another schema without a value is rejected.
     *
     * @param get type (event) to the value
     * @param set type (parts, value)
     */
    void addAlways(MethodHandle get, MethodHandle set) {
        MethodHandle has = dropArguments(
                MethodHandles.constant(boolean.class, true), 0, get.type().parameterType(0));
        MethodHandle demand = dropArguments(step("demand", void.class, BinaryInput.class), 0, int.class);
        addPrimitive(has, get, set, dropArguments(demand, 2, Object.class));
    }

    /**
     * A column that is null without a value.
     *
     * @param get from the event to the value
     * @param set (parts, value)
     */
    void addObject(MethodHandle get, MethodHandle set, ValueCodec<?> codec) {
        MethodHandle write = insertArguments(
                step("write", int.class, int.class, BinaryOutput.class, Object.class, ValueCodec.class, int.class),
                3,
                codec,
                bit());
        MethodHandle read =
                step("read", Object.class, ValueCodec.class, BinaryInput.class).bindTo(codec);
        add(
                filterArguments(write, 2, get.asType(get.type().changeReturnType(Object.class))),
                setting(read, set),
                empty(READER));
    }

    /**
     * Adds a nullable string column. A getter decodes a lazy string; code that copies its bytes instead belongs
     * here.
     */
    void addText(MethodHandle get, MethodHandle set) {
        MethodHandle write = insertArguments(
                step("write", int.class, int.class, BinaryOutput.class, String.class, int.class), 3, bit());
        add(
                filterArguments(write, 2, get),
                setting(step("readString", String.class, BinaryInput.class), set),
                empty(READER));
    }

    /**
     * A primitive column.
     *
     * @param has whether the event has a value
     */
    void addPrimitive(MethodHandle has, MethodHandle get, MethodHandle set) {
        addPrimitive(has, get, set, empty(READER));
    }

    private void addPrimitive(MethodHandle has, MethodHandle get, MethodHandle set, MethodHandle absent) {
        Class<?> type = get.type().returnType();
        MethodHandle write = insertArguments(
                step("write", int.class, int.class, BinaryOutput.class, boolean.class, type, int.class), 4, bit());
        MethodHandle ofEvent = filterArguments(write, 2, has, get);
        MethodType once = ofEvent.type().dropParameterTypes(3, 4);
        add(
                permuteArguments(ofEvent, once, 0, 1, 2, 2),
                setting(step(readerOf(type), type, BinaryInput.class), set),
                absent);
    }

    private static String readerOf(Class<?> type) {
        String name = type.getSimpleName();
        return "read" + Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }

    /** (in, parts), which reads a value and sets it. */
    private static MethodHandle setting(MethodHandle read, MethodHandle set) {
        MethodHandle typed = read.asType(read.type().changeReturnType(set.type().parameterType(1)));
        MethodHandle reads = collectArguments(set.asType(set.type().changeReturnType(void.class)), 1, typed);
        MethodType swapped =
                methodType(void.class, BinaryInput.class, reads.type().parameterType(0));
        return permuteArguments(reads, swapped, 1, 0);
    }

    private int bit() {
        return 1 << (writers.size() & 7);
    }

    /** @param absent runs if there is no value to read */
    private void add(MethodHandle write, MethodHandle read, MethodHandle absent) {
        MethodHandle test = insertArguments(
                step("has", boolean.class, int.class, BinaryInput.class, int.class, int.class),
                2,
                bit(),
                writers.size());
        MethodHandle reads = dropArguments(read, 0, int.class).asType(READER);
        readers.add(guardWithTest(test, reads, absent));
        writers.add(write.asType(WRITER));
    }

    MethodHandle[] writers() {
        List<MethodHandle> groups = new ArrayList<>();
        for (int first = 0; first < writers.size(); first += 8) {
            MethodHandle group = null;
            for (int i = Math.min(first + 8, writers.size()) - 1; i >= first; i--) {
                MethodHandle step = writers.get(i);
                group = group == null ? step : foldArguments(dropArguments(group, 1, int.class), step);
            }
            groups.add(group);
        }
        return groups.toArray(MethodHandle[]::new);
    }

    MethodHandle[] readers() {
        List<MethodHandle> groups = new ArrayList<>();
        for (int first = 0; first < readers.size(); first += 8) {
            MethodHandle group = null;
            for (int i = Math.min(first + 8, readers.size()) - 1; i >= first; i--) {
                group = group == null ? readers.get(i) : foldArguments(group, readers.get(i));
            }
            groups.add(group);
        }
        return groups.toArray(MethodHandle[]::new);
    }

    private static MethodHandle step(String name, Class<?> result, Class<?>... parameters) {
        try {
            return MethodHandles.lookup().findStatic(Steps.class, name, methodType(result, parameters));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The steps of a handle. Each {@code write} returns the bits so far, with its own bit if it has a value. */
    private static final class Steps {
        private Steps() {}

        static boolean has(int bits, BinaryInput in, int bit, int column) {
            in.column = column;
            return (bits & bit) != 0;
        }

        static void putAll(MethodHandle put, Object parts, Map<?, ?> members) throws Throwable {
            for (Map.Entry<?, ?> member : members.entrySet()) {
                put.invokeExact(parts, (Object) member.getKey(), (Object) member.getValue());
            }
        }

        static void refuse(BinaryInput in) throws DamagedEventException {
            throw in.damaged("no value", "a value");
        }

        static void demand(BinaryInput in) throws DamagedEventException {
            throw in.damaged("a value", "no value");
        }

        static int write(int bits, BinaryOutput out, Object value, ValueCodec<Object> codec, int bit) {
            if (value == null) {
                return bits;
            }
            codec.write(value, out);
            return bits | bit;
        }

        static Object read(ValueCodec<Object> codec, BinaryInput in) throws DamagedEventException {
            return codec.read(in);
        }

        static int write(int bits, BinaryOutput out, String value, int bit) {
            if (value == null) {
                return bits;
            }
            out.putText(value);
            return bits | bit;
        }

        static String readString(BinaryInput in) throws DamagedEventException {
            return in.takeText();
        }

        static int write(int bits, BinaryOutput out, boolean has, boolean value, int bit) {
            if (has) {
                out.putBoolean(value);
                return bits | bit;
            }
            return bits;
        }

        static boolean readBoolean(BinaryInput in) throws DamagedEventException {
            return in.takeBoolean("a boolean");
        }

        static int write(int bits, BinaryOutput out, boolean has, char value, int bit) {
            if (has) {
                out.putChar(value);
                return bits | bit;
            }
            return bits;
        }

        static char readChar(BinaryInput in) throws DamagedEventException {
            return in.takeChar("a char");
        }

        static int write(int bits, BinaryOutput out, boolean has, byte value, int bit) {
            if (has) {
                out.putByte(value);
                return bits | bit;
            }
            return bits;
        }

        static byte readByte(BinaryInput in) throws DamagedEventException {
            return in.takeByte("a byte");
        }

        static int write(int bits, BinaryOutput out, boolean has, short value, int bit) {
            if (has) {
                out.putChar((char) value);
                return bits | bit;
            }
            return bits;
        }

        static short readShort(BinaryInput in) throws DamagedEventException {
            return (short) in.takeChar("a short");
        }

        static int write(int bits, BinaryOutput out, boolean has, int value, int bit) {
            if (has) {
                out.putInt(value);
                return bits | bit;
            }
            return bits;
        }

        static int readInt(BinaryInput in) throws DamagedEventException {
            return in.takeInt("an int");
        }

        static int write(int bits, BinaryOutput out, boolean has, long value, int bit) {
            if (has) {
                out.putLong(value);
                return bits | bit;
            }
            return bits;
        }

        static long readLong(BinaryInput in) throws DamagedEventException {
            return in.takeLong("a long");
        }

        static int write(int bits, BinaryOutput out, boolean has, float value, int bit) {
            return write(bits, out, has, Float.floatToRawIntBits(value), bit);
        }

        static float readFloat(BinaryInput in) throws DamagedEventException {
            return Float.intBitsToFloat(in.takeInt("a float"));
        }

        static int write(int bits, BinaryOutput out, boolean has, double value, int bit) {
            return write(bits, out, has, Double.doubleToRawLongBits(value), bit);
        }

        static double readDouble(BinaryInput in) throws DamagedEventException {
            return Double.longBitsToDouble(in.takeLong("a double"));
        }
    }
}
