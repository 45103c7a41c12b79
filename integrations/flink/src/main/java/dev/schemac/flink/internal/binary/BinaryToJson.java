package dev.schemac.flink.internal.binary;

import dev.schemac.flink.internal.binary.BinaryInput.DamagedEventException;
import dev.schemac.flink.internal.binary.EventShape.Column;
import dev.schemac.flink.internal.binary.ScalarCodecs.ScalarCodec;
import dev.schemac.runtime.ColumnType.Kind;
import dev.schemac.runtime.JsonWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Converts the binary form of an {@link EventCodec} to JSON, for the parser of another schema version. It needs
 * only the columns of the writer: the classes may have changed.
 */
public final class BinaryToJson {
    private final EventShape shape;

    public BinaryToJson(EventShape shape) {
        this.shape = shape;
    }

    /** Writes the document of one event of the schema itself. */
    public void convert(BinaryInput in, JsonWriter out) throws DamagedEventException {
        convertEvent(shape.types().get(shape.root()), in, out);
    }

    private void convertEvent(List<Column> columns, BinaryInput in, JsonWriter out) throws DamagedEventException {
        in.enter();
        int presence = in.take(EventCodec.presenceBytes(columns.size()), "the bits of the columns");
        byte[] bytes = in.bytes;
        out.beginObject();
        int i = 0;
        for (Column column : columns) {
            if (isSet(bytes, presence, i++)) {
                out.name(column.jsonName());
                try {
                    convertValue(column.type(), in, out);
                } catch (DamagedEventException e) {
                    throw e.in(column.name());
                }
            } else if (!shape.absentIsNull()) {
                // null stays null if the column has a default
                out.name(column.jsonName());
                out.nullValue();
            }
        }
        if (isSet(bytes, presence, i)) {
            for (Map.Entry<String, Object> member : ScalarCodecs.readMembers(in).entrySet()) {
                out.untypedMember(member.getKey(), member.getValue());
            }
        }
        out.endObject();
        in.leave();
    }

    private static boolean isSet(byte[] bytes, int presence, int column) {
        return (bytes[presence + (column >> 3)] >> (column & 7) & 1) != 0;
    }

    private void convertValue(StoredType type, BinaryInput in, JsonWriter out) throws DamagedEventException {
        Optional<ScalarCodec<?>> scalar = type.codec();
        if (scalar.isPresent()) {
            scalar.get().toJson(in, out);
        } else if (type.isMap()) {
            convertMap(type.element(), in, out);
        } else if (type.isSequence()) {
            convertElements(type.element(), type.kind() != Kind.PRIMITIVES, in, out);
        } else if (type.kind() == Kind.CONSTANT) {
            out.value(in.takeText());
        } else if (shape.binary().contains(type.name())) {
            convertEvent(shape.types().get(type.name()), in, out);
        } else {
            out.rawValue(in.takeBytes());
        }
    }

    private void convertMap(StoredType held, BinaryInput in, JsonWriter out) throws DamagedEventException {
        in.enter();
        out.beginObject();
        for (int left = in.takeCount(2, "members"); left > 0; left--) {
            out.name(in.takeText());
            convertElement(held, in, out);
        }
        out.endObject();
        in.leave();
    }

    private void convertElements(StoredType held, boolean nullable, BinaryInput in, JsonWriter out)
            throws DamagedEventException {
        in.enter();
        out.beginArray();
        for (int left = in.takeCount(1, "elements"); left > 0; left--) {
            if (nullable) {
                convertElement(held, in, out);
            } else {
                convertValue(held, in, out);
            }
        }
        out.endArray();
        in.leave();
    }

    private void convertElement(StoredType held, BinaryInput in, JsonWriter out) throws DamagedEventException {
        if (in.takeBoolean("an element")) {
            convertValue(held, in, out);
        } else {
            out.nullValue();
        }
    }
}
