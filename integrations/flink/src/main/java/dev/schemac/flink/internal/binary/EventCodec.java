package dev.schemac.flink.internal.binary;

import dev.schemac.flink.internal.binary.BinaryInput.DamagedEventException;
import java.lang.invoke.MethodHandle;
import java.util.List;
import java.util.Map;

/**
 * The binary form of one generated class. It begins with one bit for each column, in schema order, and one for
 * undeclared members, in as few bytes as possible. A bit is set if there is a value. The values follow in the same
 * order.
 */
public final class EventCodec implements ValueCodec<Object> {
    private String[] columns;

    /** For each byte of bits: (int 0, BinaryOutput, Object event) to the bits of the values that it has written. */
    private MethodHandle[] writers;

    /** For each byte of bits: (int bits, BinaryInput, Object parts), which reads the values of these bits. */
    private MethodHandle[] readers;

    /** Type () to the parts of an event: a bean if the class is one, or an array of the components of a record. */
    private MethodHandle begin;

    /** (Object parts) to the event. */
    private MethodHandle finish;

    /** Type (Object event) to its undeclared members; null unless the schema is dynamic. */
    private MethodHandle undeclared;

    /** (Object parts, Map), which sets them. */
    private MethodHandle setUndeclared;

    /** Created before its parts, because an event may contain others of its class. */
    EventCodec() {}

    void consistOf(List<String> columns, ColumnHandles handles) {
        this.columns = columns.toArray(String[]::new);
        this.writers = handles.writers();
        this.readers = handles.readers();
        this.begin = handles.begin();
        this.finish = handles.finish();
        this.undeclared = handles.undeclared();
        this.setUndeclared = handles.setUndeclared();
    }

    /** {@return the number of bytes for the bits of these columns and of the undeclared members} */
    static int presenceBytes(int columns) {
        return columns / 8 + 1;
    }

    @Override
    public void write(Object event, BinaryOutput out) {
        out.enter();
        int presence = out.reserve(presenceBytes(columns.length));
        int last = columns.length >> 3;
        try {
            int bits = 0;
            for (int i = 0; i < writers.length; i++) {
                bits = (int) writers[i].invokeExact(0, out, event);
                out.bytes[presence + i] = (byte) bits;
            }
            if (writers.length == last) {
                bits = 0;
            }
            if (undeclared != null) {
                Map<?, ?> members = (Map<?, ?>) undeclared.invokeExact(event);
                if (!members.isEmpty()) {
                    ScalarCodecs.writeUntyped(members, out);
                    bits |= 1 << (columns.length & 7);
                }
            }
            out.bytes[presence + last] = (byte) bits;
        } catch (Throwable e) {
            throw unchecked(e);
        }
        out.leave();
    }

    @Override
    public Object read(BinaryInput in) throws DamagedEventException {
        in.enter();
        int outer = in.column;
        int last = columns.length >> 3;
        int presence = in.take(last + 1, "the bits of the columns");
        byte[] bytes = in.bytes;
        try {
            Object parts = (Object) begin.invokeExact();
            for (int i = 0; i < readers.length; i++) {
                readers[i].invokeExact((int) bytes[presence + i], in, parts);
            }
            int others = (bytes[presence + last] & 0xFF) >> (columns.length & 7);
            in.column = columns.length;
            if (others > 1) {
                throw in.damaged("an event of " + columns.length + " columns before this", "an event of more columns");
            } else if (others == 1) {
                Map<?, ?> members = ScalarCodecs.readMembers(in);
                if (undeclared != null) {
                    setUndeclared.invokeExact(parts, members);
                }
            }
            Object event = (Object) finish.invokeExact(parts);
            in.column = outer;
            in.leave();
            return event;
        } catch (DamagedEventException e) {
            if (in.column < columns.length) {
                e.in(columns[in.column]);
            }
            in.column = outer;
            throw e;
        } catch (IllegalArgumentException e) {
            throw in.damaged("undeclared members before this", "a declared one");
        } catch (Throwable e) {
            throw unchecked(e);
        }
    }

    /** Wraps a checked exception. Neither generated code nor a codec throws undeclared checked exceptions. */
    static RuntimeException unchecked(Throwable e) {
        if (e instanceof Error error) {
            throw error;
        }
        return e instanceof RuntimeException unchecked ? unchecked : new IllegalStateException(e);
    }
}
