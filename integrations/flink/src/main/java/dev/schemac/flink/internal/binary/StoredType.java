package dev.schemac.flink.internal.binary;

import dev.schemac.integrations.common.ScalarFormats;
import dev.schemac.runtime.ColumnType;
import dev.schemac.runtime.ColumnType.Kind;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.ScalarForm;
import dev.schemac.runtime.support.event.ColumnTypes;
import java.io.IOException;
import java.io.Serializable;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.flink.core.memory.DataInputView;
import org.apache.flink.core.memory.DataOutputView;

/**
 * The type of a column as state contains it: a {@link ColumnType} without its classes, which may have changed since. It
 * decides which columns read the JSON of which others without a loss.
 *
 * @param kind {@link Kind#OBJECT} also for unions and application classes
 * @param scalar the type of a scalar; otherwise null
 * @param form the form of a scalar; otherwise null
 * @param name the pattern of a scalar, or the name of a class; otherwise empty
 * @param element the type of elements or values; otherwise null
 */
public record StoredType(Kind kind, Scalar scalar, ScalarForm.Kind form, String name, StoredType element)
        implements Serializable {
    /** Each is made once: a pattern needs microseconds. There are as many as types and patterns in schemas. */
    private static final Map<StoredType, ScalarCodecs.ScalarCodec<?>> CODECS = new ConcurrentHashMap<>();

    /** Each reads all numbers of those before it. */
    private static final List<Scalar> INTEGERS =
            List.of(Scalar.BYTE, Scalar.SHORT, Scalar.INT, Scalar.LONG, Scalar.BIG_INTEGER, Scalar.BIG_DECIMAL);

    private static final List<Scalar> FRACTIONS = List.of(Scalar.FLOAT, Scalar.DOUBLE, Scalar.BIG_DECIMAL);

    /** Which integers fit into the digits of these. */
    private static final Map<Scalar, Set<Scalar>> EXACT = new EnumMap<>(Map.of(
            Scalar.FLOAT, EnumSet.of(Scalar.BYTE, Scalar.SHORT),
            Scalar.DOUBLE, EnumSet.of(Scalar.BYTE, Scalar.SHORT, Scalar.INT)));

    public static StoredType of(ColumnType type) {
        return switch (type.kind()) {
            case SCALAR ->
                new StoredType(
                        Kind.SCALAR,
                        type.scalar(),
                        type.form().kind(),
                        type.form().pattern().orElse(""),
                        null);
            case CONSTANT -> ofClass(Kind.CONSTANT, type.javaClass());
            case OBJECT, UNION, APPLICATION -> ofClass(Kind.OBJECT, type.javaClass());
            // the adapter belongs to the name: another one reads other strings
            case ADAPTED -> new StoredType(Kind.ADAPTED, null, null, type.toString(), null);
            case ARRAY, PRIMITIVES, LIST, SET, MAP -> new StoredType(type.kind(), null, null, "", of(type.element()));
            case ANY, ANY_OBJECT, ALWAYS_NULL -> new StoredType(type.kind(), null, null, "", null);
        };
    }

    private static StoredType ofClass(Kind kind, Class<?> type) {
        return new StoredType(kind, null, null, type.getName(), null);
    }

    private ScalarForm scalarForm() {
        return ColumnTypes.form(form, name);
    }

    /** {@return the codec of a scalar or an untyped value; empty for another type} */
    Optional<ScalarCodecs.ScalarCodec<?>> codec() {
        return switch (kind) {
            case SCALAR ->
                Optional.of(CODECS.computeIfAbsent(this, type -> ScalarCodecs.of(type.scalar, type.scalarForm())));
            case ANY -> Optional.of(ScalarCodecs.ANY);
            case ANY_OBJECT -> Optional.of(ScalarCodecs.ANY_OBJECT);
            case CONSTANT, OBJECT, UNION, APPLICATION, ADAPTED, ARRAY, PRIMITIVES, LIST, SET, MAP, ALWAYS_NULL ->
                Optional.empty();
        };
    }

    boolean isSequence() {
        return kind == Kind.ARRAY || kind == Kind.PRIMITIVES || kind == Kind.LIST || kind == Kind.SET;
    }

    boolean isMap() {
        return kind == Kind.MAP;
    }

    private boolean isScalarInDefaultForm() {
        return kind == Kind.SCALAR && form == ScalarForm.Kind.DEFAULT;
    }

    private StoredType leaf() {
        return element == null ? this : element.leaf();
    }

    /** {@return whether a column of this type reads each value that a column of another one has written} */
    public boolean reads(StoredType older) {
        if (equals(older)) {
            return true;
        }
        return switch (kind) {
            case ANY -> older.kind != Kind.ALWAYS_NULL && !older.leaf().isExactFraction();
            case ANY_OBJECT -> older.isMap() && ofAny().reads(older.element);
            // elements of primitive arrays cannot be null, others may have been
            case PRIMITIVES -> older.kind == Kind.PRIMITIVES && element.reads(older.element);
            case ARRAY, LIST, SET -> older.isSequence() && element.reads(older.element);
            case MAP -> older.isMap() && element.reads(older.element);
            case SCALAR -> form == ScalarForm.Kind.DEFAULT && older.kind == Kind.SCALAR && readsScalar(older);
            case CONSTANT, OBJECT, UNION, APPLICATION, ADAPTED, ALWAYS_NULL -> false;
        };
    }

    /** Returns whether it is a number in JSON with more digits than a double, as which untyped columns read it. */
    private boolean isExactFraction() {
        return kind == Kind.SCALAR
                && (ScalarFormats.isNumberOfTime(scalarForm())
                        || scalar == Scalar.BIG_DECIMAL && form == ScalarForm.Kind.DEFAULT);
    }

    private static StoredType ofAny() {
        return of(ColumnTypes.ANY);
    }

    private boolean readsScalar(StoredType older) {
        if (scalar == Scalar.STRING) {
            // a value of these has exactly one string; the string of a constant or an application class is unknown
            return older.isScalarInDefaultForm() || older.scalar == Scalar.BINARY;
        }
        return older.isScalarInDefaultForm()
                && (isAfter(INTEGERS, scalar, older.scalar)
                        || isAfter(FRACTIONS, scalar, older.scalar)
                        || EXACT.getOrDefault(scalar, Set.of()).contains(older.scalar));
    }

    private static boolean isAfter(List<Scalar> order, Scalar type, Scalar older) {
        int place = order.indexOf(older);
        return place >= 0 && order.indexOf(type) > place;
    }

    /** {@return whether the values of two columns are written in the same way: arrays as lists are} */
    boolean hasEncodingOf(StoredType other) {
        if (equals(other) || kind == Kind.PRIMITIVES || other.kind == Kind.PRIMITIVES) {
            return equals(other);
        }
        boolean both = isSequence() && other.isSequence() || isMap() && other.isMap();
        return both && element.hasEncodingOf(other.element);
    }

    void write(DataOutputView out) throws IOException {
        out.writeUTF(kind.name());
        switch (kind) {
            case SCALAR -> {
                out.writeUTF(scalar.name());
                out.writeUTF(form.name());
                out.writeUTF(name);
            }
            case CONSTANT, OBJECT, UNION, APPLICATION, ADAPTED -> out.writeUTF(name);
            case ARRAY, PRIMITIVES, LIST, SET, MAP -> element.write(out);
            case ANY, ANY_OBJECT, ALWAYS_NULL -> {}
        }
    }

    /** @throws IOException also for a name that this version does not have */
    static StoredType read(DataInputView in) throws IOException {
        try {
            Kind kind = Kind.valueOf(in.readUTF());
            return switch (kind) {
                case SCALAR ->
                    new StoredType(
                            kind,
                            Scalar.valueOf(in.readUTF()),
                            ScalarForm.Kind.valueOf(in.readUTF()),
                            in.readUTF(),
                            null);
                case CONSTANT, OBJECT, UNION, APPLICATION, ADAPTED ->
                    new StoredType(kind, null, null, in.readUTF(), null);
                case ARRAY, PRIMITIVES, LIST, SET, MAP -> new StoredType(kind, null, null, "", read(in));
                case ANY, ANY_OBJECT, ALWAYS_NULL -> new StoredType(kind, null, null, "", null);
            };
        } catch (IllegalArgumentException e) {
            throw new IOException(
                    "the snapshot of an event serializer has a column type that this version of schemac-flink does not"
                            + " have: restore it with the version that wrote it",
                    e);
        }
    }

    /** Returns the type as a schema spells it. */
    @Override
    public String toString() {
        return switch (kind) {
            case SCALAR -> ColumnTypes.scalar(scalar, scalarForm()).toString();
            case ARRAY -> element + "[]";
            case PRIMITIVES -> element + "[primitive]";
            case LIST -> "List<" + element + ">";
            case SET -> "Set<" + element + ">";
            case MAP -> "Map<String, " + element + ">";
            case ANY -> ColumnTypes.ANY.toString();
            case ANY_OBJECT -> ColumnTypes.ANY_OBJECT.toString();
            case ALWAYS_NULL -> ColumnTypes.ALWAYS_NULL.toString();
            case CONSTANT, OBJECT, UNION, APPLICATION, ADAPTED -> name;
        };
    }
}
