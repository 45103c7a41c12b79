package dev.schemac.flink;

import dev.schemac.flink.internal.binary.EventShape;
import dev.schemac.flink.internal.binary.GeneratedParser;
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
 * Stores the class of the parser and the columns of the schema in a checkpoint or savepoint. Flink creates and
 * reads it.
 *
 * <pre>{@code
 * TypeSerializerSnapshot<Click> now = serializer.snapshotConfiguration();
 * now.resolveSchemaCompatibility(before).isCompatibleAfterMigration();       // true: a column has been added since
 * }</pre>
 *
 * <p>State of an older schema is read through JSON, so a schema can change like documents do:
 *
 * <table>
 * <caption>Results of a restore</caption>
 * <tr><th>since then</th><th>restore</th></tr>
 * <tr><td>nothing</td><td>compatible as is</td></tr>
 * <tr><td>columns were added or removed, or moved</td><td>compatible after migration: old events have no value for a
 * new column, or its default; values of a removed one are dropped</td></tr>
 * <tr><td>the type of a column reads all that the old one wrote: {@code int} to {@code long}, {@code double}, {@code
 * string}; {@code T}, unless it is {@code BigDecimal}, to {@code Object}</td><td>compatible after migration</td></tr>
 * <tr><td>beans became records, or records beans</td><td>compatible as is, if the columns are of the same
 * types</td></tr>
 * <tr><td>the type changed otherwise, or the column's name in JSON, or the class has another name</td><td>incompatible:
 * Flink refuses to restore</td></tr>
 * </table>
 *
 * <p>A new {@code required} column fails the restore with the path of the member. If columns have changed, so do
 * values without JSON form: {@code NaN}, infinities and unpaired surrogates.
 *
 * @param <T> the value class
 */
public final class EventTypeSerializerSnapshot<T> implements TypeSerializerSnapshot<T> {
    private static final Logger LOG = LoggerFactory.getLogger(EventTypeSerializerSnapshot.class);

    private static final int VERSION = 3;

    private String parserClass;
    private EventShape shape;

    /** Null if the parser no longer exists. */
    private GeneratedParser<T> parser;

    /** The reason why there is no parser. */
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
        if (readVersion != VERSION) {
            throw new IOException("expected version " + VERSION + " of the snapshot of an event serializer but found "
                    + readVersion + ": restore it with the schemac-flink that wrote it");
        }
        parserClass = in.readUTF();
        shape = EventShape.read(in);
        try {
            parser = GeneratedParser.named(parserClass, userCodeClassLoader);
        } catch (ClassNotFoundException e) {
            // only reading events needs it
            parser = null;
            missing = e;
        }
    }

    /**
     * {@return the serializer for the written state}
     *
     * @throws IllegalStateException if the generated parser is not on the class path of the job
     */
    @Override
    public TypeSerializer<T> restoreSerializer() {
        if (parser == null) {
            throw new IllegalStateException(
                    "state was written with the generated parser " + parserClass
                            + ", which the job no longer contains: keep its schema, or discard the state",
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
                : Optional.of("the state contains events of " + old.shape.root() + " and not of " + shape.root());
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
