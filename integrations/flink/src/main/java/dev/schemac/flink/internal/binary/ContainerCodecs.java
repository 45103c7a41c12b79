package dev.schemac.flink.internal.binary;

import dev.schemac.flink.internal.binary.BinaryInput.DamagedEventException;
import dev.schemac.runtime.JsonWriteException;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Arrays, lists and maps: the number of elements, then the elements, of at least one byte each. */
public final class ContainerCodecs {
    /** The most elements that are allocated before they are read: each nested array could claim all remaining bytes. */
    private static final int FIRST = 64;

    private ContainerCodecs() {}

    /** Elements that may be null. */
    record ArrayCodec<E>(Class<?> type, ValueCodec<E> element) implements ValueCodec<E[]> {
        @Override
        public void write(E[] elements, BinaryOutput out) {
            out.enter();
            out.putCount(elements.length);
            for (E each : elements) {
                element.writeElement(each, out);
            }
            out.leave();
        }

        @Override
        @SuppressWarnings("unchecked") // an array of this class
        public E[] read(BinaryInput in) throws DamagedEventException {
            in.enter();
            int count = in.takeCount(1, "elements");
            E[] elements = (E[]) Array.newInstance(type, Math.min(count, FIRST));
            for (int i = 0; i < count; i++) {
                if (i == elements.length) {
                    elements = Arrays.copyOf(elements, Math.min(count, 2 * i));
                }
                elements[i] = element.readElement(in);
            }
            in.leave();
            return elements;
        }
    }

    record ListCodec<E>(ValueCodec<E> element) implements ValueCodec<List<E>> {
        @Override
        public void write(List<E> elements, BinaryOutput out) {
            out.enter();
            out.putCount(elements.size());
            for (E each : elements) {
                element.writeElement(each, out);
            }
            out.leave();
        }

        @Override
        public List<E> read(BinaryInput in) throws DamagedEventException {
            in.enter();
            int count = in.takeCount(1, "elements");
            List<E> elements = new ArrayList<>(Math.min(count, FIRST));
            for (int i = 0; i < count; i++) {
                elements.add(element.readElement(in));
            }
            in.leave();
            return elements;
        }
    }

    record SetCodec<E>(ListCodec<E> elements) implements ValueCodec<Set<E>> {
        @Override
        public void write(Set<E> set, BinaryOutput out) {
            elements.write(new ArrayList<>(set), out);
        }

        @Override
        public Set<E> read(BinaryInput in) throws DamagedEventException {
            return new LinkedHashSet<>(elements.read(in));
        }
    }

    record MapCodec<E>(ValueCodec<E> value) implements ValueCodec<Map<String, E>> {
        @Override
        public void write(Map<String, E> members, BinaryOutput out) {
            out.enter();
            out.putCount(members.size());
            members.forEach((name, each) -> {
                if (name == null) {
                    throw new JsonWriteException("a map with a key of null cannot be written in the binary form");
                }
                out.putText(name);
                value.writeElement(each, out);
            });
            out.leave();
        }

        @Override
        public Map<String, E> read(BinaryInput in) throws DamagedEventException {
            in.enter();
            int count = in.takeCount(2, "members");
            Map<String, E> members = new LinkedHashMap<>();
            for (int i = 0; i < count; i++) {
                members.put(in.takeText(), value.readElement(in));
            }
            if (members.size() < count) {
                throw in.damaged(count + " different names before this", String.valueOf(members.size()));
            }
            in.leave();
            return members;
        }
    }

    /**
     * The numbers, characters or booleans of an array of primitives, one after another; the usual ones without an
     * object for each.
     */
    record PrimitivesCodec<E>(Class<?> type, ValueCodec<E> element) implements ValueCodec<Object> {
        @Override
        @SuppressWarnings("unchecked") // the boxed class of the type
        public void write(Object array, BinaryOutput out) {
            out.enter();
            int count = Array.getLength(array);
            out.putCount(count);
            if (array instanceof byte[] bytes) {
                int at = out.reserve(count);
                System.arraycopy(bytes, 0, out.bytes, at, count);
            } else if (array instanceof int[] ints) {
                for (int each : ints) {
                    out.putInt(each);
                }
            } else if (array instanceof long[] longs) {
                for (long each : longs) {
                    out.putLong(each);
                }
            } else if (array instanceof double[] doubles) {
                for (double each : doubles) {
                    out.putLong(Double.doubleToRawLongBits(each));
                }
            } else {
                for (int i = 0; i < count; i++) {
                    element.write((E) Array.get(array, i), out);
                }
            }
            out.leave();
        }

        @Override
        public Object read(BinaryInput in) throws DamagedEventException {
            in.enter();
            int count = in.takeCount(width(type), "elements");
            Object array = Array.newInstance(type, count);
            if (array instanceof byte[] bytes) {
                int at = in.take(count, "bytes");
                System.arraycopy(in.bytes, at, bytes, 0, count);
            } else if (array instanceof int[] ints) {
                for (int i = 0; i < count; i++) {
                    ints[i] = in.takeInt("an int");
                }
            } else if (array instanceof long[] longs) {
                for (int i = 0; i < count; i++) {
                    longs[i] = in.takeLong("a long");
                }
            } else if (array instanceof double[] doubles) {
                for (int i = 0; i < count; i++) {
                    doubles[i] = Double.longBitsToDouble(in.takeLong("a double"));
                }
            } else {
                for (int i = 0; i < count; i++) {
                    Array.set(array, i, element.read(in));
                }
            }
            in.leave();
            return array;
        }

        /** Returns the number of bytes of an element. */
        private static int width(Class<?> type) {
            if (type == long.class || type == double.class) {
                return Long.BYTES;
            } else if (type == int.class || type == float.class) {
                return Integer.BYTES;
            }
            return type == short.class || type == char.class ? Short.BYTES : 1;
        }
    }
}
