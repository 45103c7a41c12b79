package dev.schemac.flink;

import java.io.IOException;
import java.util.Objects;
import java.util.Optional;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.api.common.typeutils.TypeSerializerSchemaCompatibility;
import org.apache.flink.api.common.typeutils.TypeSerializerSnapshot;
import org.apache.flink.core.memory.DataInputView;
import org.apache.flink.core.memory.DataOutputView;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What a checkpoint or savepoint stores about an {@link EventTypeSerializer}: the class of the parser, and the columns
 * that the schema had. Made and read by Flink.
 *
 * <pre>{@code
 * TypeSerializerSnapshot<Click> now = serializer.snapshotConfiguration();
 * now.resolveSchemaCompatibility(before).isCompatibleAfterMigration();       // true: a column has been added since
 * }</pre>
 *
 * <p>What an older schema wrote is read by way of JSON, so that a schema may change as documents do. State in which
 * events are JSON, as the first version of the serializer wrote them, is read as it is:
 *
 * <table>
 * <caption>What a restore makes of it</caption>
 * <tr><th>since then</th><th>restore</th></tr>
 * <tr><td>nothing</td><td>compatible as is</td></tr>
 * <tr><td>columns were added or removed, or moved</td><td>compatible after migration: what is old has no value for a
 * new column, or its default; what it has for a removed one is dropped</td></tr>
 * <tr><td>the type of a column reads all that the old one wrote: {@code int} to {@code long}, {@code double}, {@code
 * string}; {@code T}, unless it is {@code BigDecimal}, to {@code Object}</td><td>compatible after migration</td></tr>
 * <tr><td>beans became records, or records beans</td><td>compatible as is, if the columns are of the same
 * types</td></tr>
 * <tr><td>the type changed otherwise, or the column's name in JSON, or the class has another name</td><td>incompatible:
 * Flink refuses to restore</td></tr>
 * </table>
 *
 * <p>A new column that is {@code required} cannot be read from old state; the restore fails with the path of the member.
 * It also fails at a value that has no JSON form, {@code NaN}, an infinity or a lone surrogate, if columns have changed.
 *
 * @param <T> the value class
 */
public final class EventTypeSerializerSnapshot<T> implements TypeSerializerSnapshot<T> {
    private static final Logger LOG = LoggerFactory.getLogger(EventTypeSerializerSnapshot.class);

    /** Under 1 events were JSON. */
    private static final int VERSION = 2;

    private String parserClass;
    private EventShape shape;

    /** Null where the parser does not exist any more. */
    private GeneratedParser<T> parser;

    /** Why there is no parser. */
    private ClassNotFoundException missing;

    /** Made by Flink, which then reads it. */
    public EventTypeSerializerSnapshot() {}

    EventTypeSerializerSnapshot(GeneratedParser<T> parser, EventShape shape) {
        this.parserClass = parser.className();
        this.parser = parser;
        this.shape = shape;
    }

    @Override
    public int getCurrentVersion() {
        return VERSION;
    }

    @Override
    public void writeSnapshot(DataOutputView out) throws IOException {
        out.writeUTF(parserClass);
        shape.write(out);
    }

    @Override
    public void readSnapshot(int readVersion, DataInputView in, ClassLoader userCodeClassLoader) throws IOException {
        if (readVersion < 1 || readVersion > VERSION) {
            throw new IOException(
                    "expected version 1 to " + VERSION + " of what is known about a serializer of events but found "
                            + readVersion + ": it was written by a newer schemac-flink");
        }
        parserClass = in.readUTF();
        shape = EventShape.read(readVersion, in);
        try {
            parser = GeneratedParser.named(parserClass, userCodeClassLoader);
        } catch (ClassNotFoundException e) {
            // only who wants to read the events needs it
            parser = null;
            missing = e;
        }
    }

    /**
     * {@return the serializer that reads what was written}
     *
     * @throws IllegalStateException if the generated parser is not on the class path of the job
     */
    @Override
    public TypeSerializer<T> restoreSerializer() {
        if (parser == null) {
            throw new IllegalStateException(
                    "state was written with the generated parser " + parserClass
                            + ", which the job does not have any more: keep its schema, or drop the state",
                    missing);
        }
        return EventTypeSerializer.restored(parser, shape);
    }

    @Override
    public TypeSerializerSchemaCompatibility<T> resolveSchemaCompatibility(
            TypeSerializerSnapshot<T> oldSerializerSnapshot) {
        if (!(oldSerializerSnapshot instanceof EventTypeSerializerSnapshot<T> old)) {
            return TypeSerializerSchemaCompatibility.incompatible();
        }
        Optional<String> refusal = old.shape.root().equals(shape.root())
                ? shape.refusal(old.shape)
                : Optional.of("state holds events of " + old.shape.root() + " and not of " + shape.root());
        if (refusal.isPresent()) {
            // Flink itself does not log the reason
            LOG.error("State of {} cannot be restored: {}", shape.root(), refusal.get());
            return TypeSerializerSchemaCompatibility.incompatible();
        }
        return shape.readsAsIs(old.shape) && parserClass.equals(old.parserClass)
                ? TypeSerializerSchemaCompatibility.compatibleAsIs()
                : TypeSerializerSchemaCompatibility.compatibleAfterMigration();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof EventTypeSerializerSnapshot<?> that
                && parserClass.equals(that.parserClass)
                && shape.hasColumnsOf(that.shape);
    }

    @Override
    public int hashCode() {
        return Objects.hash(parserClass, shape.types());
    }
}
