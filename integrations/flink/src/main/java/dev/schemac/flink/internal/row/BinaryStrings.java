package dev.schemac.flink.internal.row;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Collection;
import org.apache.flink.table.data.binary.BinaryArrayData;
import org.apache.flink.table.data.writer.BinaryArrayWriter;
import org.apache.flink.table.types.logical.LogicalType;

/** Reads arrays and lists of strings as arrays of Flink in one array of bytes, which is reused. It belongs to one thread. */
final class BinaryStrings {
    private final LogicalType type;
    private final int elementSize;
    private final BinaryArrayWriter.NullSetter nulls;
    private final BinaryArrayData array = new BinaryArrayData();

    /** The writer of the last array; null before the first one. */
    private BinaryArrayWriter out;

    /** @param type of the elements */
    BinaryStrings(LogicalType type) {
        this.type = type;
        this.elementSize = BinaryArrayData.calculateFixLengthPartSize(type);
        this.nulls = BinaryArrayWriter.createNullSetter(type);
    }

    /**
     * {@return the array, which the next call changes}
     *
     * @throws ValueMismatchException if an element is null, which the column does not accept
     */
    BinaryArrayData read(Object value) {
        Object[] strings = value instanceof Collection<?> list ? list.toArray() : (Object[]) value;
        if (out == null || out.getNumElements() != strings.length) {
            out = new BinaryArrayWriter(array, strings.length, elementSize);
        } else {
            out.reset();
        }
        for (int i = 0; i < strings.length; i++) {
            if (strings[i] == null) {
                Conversions.convert(null, null, type, "element");
                nulls.setNull(out, i);
            } else {
                out.writeBinary(i, ((String) strings[i]).getBytes(UTF_8)); // a string has the same form
            }
        }
        out.complete();
        return array;
    }
}
