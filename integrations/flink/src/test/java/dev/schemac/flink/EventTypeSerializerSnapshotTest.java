package dev.schemac.flink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.flink.beans.Click;
import dev.schemac.flink.beans.ClickParser;
import dev.schemac.flink.beans.Everything;
import dev.schemac.flink.beans.EverythingParser;
import dev.schemac.flink.internal.binary.EventShape;
import dev.schemac.flink.internal.binary.EventShape.Column;
import dev.schemac.flink.internal.binary.GeneratedParser;
import dev.schemac.flink.internal.binary.StoredType;
import dev.schemac.runtime.ColumnType;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.ScalarForm;
import dev.schemac.runtime.support.event.ColumnTypes;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.api.common.typeutils.TypeSerializerSchemaCompatibility;
import org.apache.flink.api.common.typeutils.TypeSerializerSnapshot;
import org.apache.flink.api.common.typeutils.base.StringSerializer;
import org.apache.flink.core.memory.DataInputDeserializer;
import org.apache.flink.core.memory.DataOutputSerializer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a restore makes of a schema that has changed since. */
final class EventTypeSerializerSnapshotTest {
    private final EventTypeSerializer<Everything> serializer =
            new EventTypeSerializer<>(GeneratedParser.of(EverythingParser.INSTANCE));

    /** The schema of now as it was before, after a change of the columns of {@code Everything}. */
    private TypeSerializerSnapshot<Everything> older(Consumer<List<Column>> change) throws IOException {
        return older(Everything.class, change);
    }

    private TypeSerializerSnapshot<Everything> older(Class<?> type, Consumer<List<Column>> change) throws IOException {
        Map<String, List<Column>> types = new LinkedHashMap<>();
        EventShape.of(EverythingParser.INSTANCE)
                .types()
                .forEach((name, columns) -> types.put(name, new ArrayList<>(columns)));
        change.accept(types.get(type.getName()));
        return stored(
                new EventTypeSerializerSnapshot<>(serializer.parser(), new EventShape(types, types.keySet(), false)),
                getClass().getClassLoader());
    }

    /** A snapshot as it comes out of a checkpoint. */
    private static <T> TypeSerializerSnapshot<T> stored(TypeSerializerSnapshot<T> snapshot, ClassLoader loader)
            throws IOException {
        DataOutputSerializer out = new DataOutputSerializer(64);
        TypeSerializerSnapshot.writeVersionedSnapshot(out, snapshot);
        return TypeSerializerSnapshot.readVersionedSnapshot(new DataInputDeserializer(out.getCopyOfBuffer()), loader);
    }

    private TypeSerializerSchemaCompatibility<Everything> restore(TypeSerializerSnapshot<Everything> older) {
        return serializer.snapshotConfiguration().resolveSchemaCompatibility(older);
    }

    private static Consumer<List<Column>> changed(String column, String jsonName, ColumnType type) {
        return columns -> columns.replaceAll(
                old -> old.name().equals(column) ? new Column(column, jsonName, StoredType.of(type)) : old);
    }

    private static Consumer<List<Column>> changed(String column, ColumnType type) {
        return changed(column, column, type);
    }

    @Test
    void restoresTheSameSchemaAsIs() throws IOException {
        TypeSerializerSnapshot<Everything> stored =
                stored(serializer.snapshotConfiguration(), getClass().getClassLoader());
        assertThat(stored)
                .isEqualTo(serializer.snapshotConfiguration())
                .hasSameHashCodeAs(serializer.snapshotConfiguration());
        assertThat(restore(stored).isCompatibleAsIs()).isTrue();
        assertThat(stored.restoreSerializer()).isEqualTo(serializer);
    }

    @Test
    void migratesWhereColumnsWereAddedRemovedOrMoved() throws IOException {
        assertThat(restore(older(columns -> columns.remove(3))).isCompatibleAfterMigration())
                .isTrue();
        assertThat(restore(older(columns -> columns.add(new Column("old", "old", StoredType.of(Scalar.INT)))))
                        .isCompatibleAfterMigration())
                .isTrue();
        assertThat(restore(older(columns -> columns.add(columns.remove(0)))).isCompatibleAfterMigration())
                .isTrue();
        assertThat(restore(older(Click.class, columns -> columns.remove(0))).isCompatibleAfterMigration())
                .as("of a nested schema")
                .isTrue();
    }

    @Test
    void migratesWhereTheNewTypeReadsAllThatTheOldOneWrote() throws IOException {
        assertThat(restore(older(changed("big", Scalar.INT))).isCompatibleAfterMigration())
                .isTrue();
        assertThat(restore(older(changed("huge", Scalar.LONG))).isCompatibleAfterMigration())
                .isTrue();
        assertThat(restore(older(changed("exact", Scalar.DOUBLE))).isCompatibleAfterMigration())
                .isTrue();
        assertThat(restore(older(changed("exact", Scalar.BYTE))).isCompatibleAfterMigration())
                .isTrue();
        assertThat(restore(older(changed("ratio", Scalar.INT))).isCompatibleAfterMigration())
                .isTrue();
        assertThat(restore(older(changed("matrix", ColumnTypes.array(ColumnTypes.array(Scalar.FLOAT)))))
                        .isCompatibleAfterMigration())
                .isTrue();
        assertThat(restore(older(changed("anything", ColumnTypes.array(Scalar.STRING))))
                        .isCompatibleAfterMigration())
                .isTrue();
        assertThat(restore(older(Click.class, changed("user", Scalar.LONG))).isCompatibleAfterMigration())
                .isTrue();
    }

    @Test
    void tellsColumnsApartWhoseValuesHaveOneClass() throws IOException {
        TypeSerializerSnapshot<Everything> bytes = older(changed("photo", ColumnTypes.primitives(Scalar.BYTE)));
        assertThat(restore(bytes).isIncompatible())
                .as("base64 and an array of numbers")
                .isTrue();
        assertThat(bytes).isNotEqualTo(serializer.snapshotConfiguration());
        assertThat(restore(older(changed("photo", ColumnTypes.scalar(Scalar.BINARY, ScalarForm.BASE64_URL))))
                        .isIncompatible())
                .as("another variant of base64")
                .isTrue();
        assertThat(restore(older(changed("names", ColumnTypes.list(Scalar.INT))))
                        .isCompatibleAfterMigration())
                .isTrue();
        assertThat(restore(older(changed("names", ColumnTypes.list(ColumnTypes.array(Scalar.INT)))))
                        .isIncompatible())
                .isTrue();
        assertThat(restore(older(changed("scores", ColumnTypes.map(Scalar.LONG))))
                        .isIncompatible())
                .isTrue();
    }

    @Test
    void knowsTheSchemasInListsAndMaps() {
        EventRuntime runtime = new EventRuntime();
        SchemaCompiler.compileDeploy(
                runtime,
                "module m; create json schema A(a int); create json schema B(b int);"
                        + " create json schema T(l List<A[]>, m Map<string, B>)");
        EventShape shape = EventShape.of(runtime.eventSender("T").parser());
        assertThat(shape.types()).containsOnlyKeys("m.T", "m.A", "m.B");
        assertThat(shape.types().get("m.T"))
                .extracting(column -> column.type().toString())
                .containsExactly("List<m.A[]>", "Map<String, m.B>");
        assertThat(shape.absentIsNull()).isTrue();
    }

    @Test
    void refusesEveryOtherChange() throws IOException {
        assertThat(restore(older(changed("count", Scalar.LONG))).isIncompatible())
                .isTrue();
        assertThat(restore(older(changed("count", Scalar.STRING))).isIncompatible())
                .isTrue();
        assertThat(restore(older(changed("ratio", Scalar.LONG))).isIncompatible())
                .as("digits are lost")
                .isTrue();
        assertThat(restore(older(changed("numbers", ColumnTypes.array(Scalar.INT))))
                        .isIncompatible())
                .as("nulls")
                .isTrue();
        assertThat(restore(older(changed("matrix", ColumnTypes.array(Scalar.DOUBLE))))
                        .isIncompatible())
                .isTrue();
        assertThat(restore(older(changed("clicks", ColumnTypes.object(Click.class))))
                        .isIncompatible())
                .isTrue();
        assertThat(restore(older(changed("names", ColumnTypes.ANY))).isIncompatible())
                .isTrue();
        assertThat(restore(older(changed("count", "cnt", Scalar.INT))).isIncompatible())
                .as("another name in JSON")
                .isTrue();
        assertThat(restore(older(Click.class, changed("user", ColumnTypes.array(Scalar.STRING))))
                        .isIncompatible())
                .isTrue();
    }

    @Test
    @SuppressWarnings({"unchecked", "rawtypes"})
    void refusesOtherSerializersAndOtherClasses() {
        TypeSerializerSnapshot<Everything> now = serializer.snapshotConfiguration();
        assertThat(now.resolveSchemaCompatibility(
                                (TypeSerializerSnapshot) StringSerializer.INSTANCE.snapshotConfiguration())
                        .isIncompatible())
                .isTrue();
        assertThat(now.resolveSchemaCompatibility((TypeSerializerSnapshot)
                                new EventTypeSerializer<>(GeneratedParser.of(ClickParser.INSTANCE))
                                        .snapshotConfiguration())
                        .isIncompatible())
                .isTrue();
    }

    @Test
    void namesTheClassThatIsMissingToReadState() throws IOException {
        ClassLoader without = new ClassLoader(getClass().getClassLoader()) {
            @Override
            protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
                if (name.endsWith("EverythingParser")) {
                    throw new ClassNotFoundException(name);
                }
                return super.loadClass(name, resolve);
            }
        };
        TypeSerializerSnapshot<Everything> stored = stored(serializer.snapshotConfiguration(), without);
        assertThatThrownBy(stored::restoreSerializer)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(
                        "state was written with the generated parser dev.schemac.flink.beans.EverythingParser, which the job no longer contains: keep its schema, or discard the state");
    }

    @Test
    void readsWhatAnOlderSchemaWrote() throws IOException {
        DataOutputSerializer out = new DataOutputSerializer(64);
        String before = "{\"@kind\":\"a\",\"big\":5,\"exact\":1.5}";
        out.writeInt(before.length());
        out.writeBytes(before);
        Everything event = serializer.deserialize(new DataInputDeserializer(out.getCopyOfBuffer()));
        assertThat(event.getBig()).isEqualTo(5);
        assertThat(event.getRetries()).as("the default of a column that is new").isEqualTo(3);
    }

    static Object[] storedState() {
        return new Object[][] {
            {"beans-3.state", EverythingParser.INSTANCE},
            {"records-3.state", dev.schemac.flink.records.EverythingParser.INSTANCE}
        };
    }

    /** The snapshot, the events of {@link Documents}, and null. Savepoints of users contain the same bytes. */
    @ParameterizedTest
    @MethodSource("storedState")
    <T> void readsStoredState(String file, ObjectParser<T> parser) throws IOException {
        byte[] written = state(parser);
        if (Boolean.getBoolean("schemac.golden.update")) {
            Files.write(Path.of("src/test/resources/dev/schemac/flink", file), written);
        }
        byte[] stored;
        try (InputStream in = getClass().getResourceAsStream(file)) {
            stored = in.readAllBytes();
        }
        DataInputDeserializer in = new DataInputDeserializer(stored);
        TypeSerializerSnapshot<T> before =
                TypeSerializerSnapshot.readVersionedSnapshot(in, getClass().getClassLoader());
        EventTypeSerializer<T> now = new EventTypeSerializer<>(GeneratedParser.of(parser));
        assertThat(now.snapshotConfiguration()
                        .resolveSchemaCompatibility(before)
                        .isCompatibleAsIs())
                .isTrue();
        byte[] left = new byte[in.available()];
        in.readFully(left);
        for (TypeSerializer<T> serializer : List.of(now, before.restoreSerializer())) {
            DataInputDeserializer events = new DataInputDeserializer(left);
            for (String document : Documents.EVERYTHING) {
                assertThat(serializer.deserialize(events)).isEqualTo(parser.parse(document));
            }
            assertThat(serializer.deserialize(events)).isNull();
            assertThat(events.available()).isZero();
        }
        assertThat(written)
                .as("another form needs another version of the snapshot")
                .isEqualTo(stored);
    }

    private static <T> byte[] state(ObjectParser<T> parser) throws IOException {
        EventTypeSerializer<T> serializer = new EventTypeSerializer<>(GeneratedParser.of(parser));
        DataOutputSerializer out = new DataOutputSerializer(64);
        TypeSerializerSnapshot.writeVersionedSnapshot(out, serializer.snapshotConfiguration());
        for (String document : Documents.EVERYTHING) {
            serializer.serialize(parser.parse(document), out);
        }
        serializer.serialize(null, out);
        return out.getCopyOfBuffer();
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 1, 2, 4})
    void rejectsOtherVersions(int version) {
        EventTypeSerializerSnapshot<Everything> snapshot = new EventTypeSerializerSnapshot<>();
        assertThatThrownBy(() -> snapshot.readSnapshot(
                        version,
                        new DataInputDeserializer(new byte[64]),
                        getClass().getClassLoader()))
                .isInstanceOf(IOException.class)
                .hasMessage("expected version 3 of the snapshot of an event serializer but found " + version
                        + ": restore it with the schemac-flink that wrote it");
    }

    @Test
    void readsTheBinaryFormWithOtherColumns() throws IOException {
        ObjectParser<?> older = parser("create json schema Leaf(x int, y string); @Column(name=kept, defaultValue=5)"
                + " create json schema T(gone string, count int, kept int, leaf Leaf, leaves Leaf[])");
        ObjectParser<?> now = parser("create json schema Leaf(y string, x double, z int); @Column(name=added,"
                + " defaultValue=7) @Column(name=kept, defaultValue=5)"
                + " create json schema T(added int, leaves List<Leaf>, leaf Leaf, count string, kept int)");
        String document =
                "{\"gone\":\"g\",\"count\":4,\"kept\":null,\"leaf\":{\"x\":1,\"y\":\"s\"},\"leaves\":[{\"x\":2},null]}";
        assertThat(restored(older, now, document))
                .hasToString(
                        "{\"added\":7,\"leaves\":[{\"x\":2.0},null],\"leaf\":{\"y\":\"s\",\"x\":1.0},\"count\":\"4\",\"kept\":null}");
        ObjectParser<?> required = parser(
                "create json schema Leaf(x int, y string); @Column(name=added, required=true) create json schema T(added int)");
        assertThatThrownBy(() -> restored(older, required, document))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("$.added");
    }

    /** State contains the whole value, JSON in the pattern only its minutes. */
    @Test
    void refusesToMigrateAValueThatAPatternCuts() throws Exception {
        String column = "@Column(name=t, format='HH:mm') create json schema T(t java.time.LocalTime";
        assertThat(migrated(parser(column + ")"), parser(column + ", added int)"), LocalTime.of(10, 15)))
                .hasToString("{\"t\":\"10:15\"}");
        assertThatThrownBy(
                        () -> migrated(parser(column + ")"), parser(column + ", added int)"), LocalTime.of(10, 15, 30)))
                .isInstanceOf(IOException.class)
                .hasMessage("an event of m.T in old state cannot be read with the new columns: the format 'HH:mm' would"
                        + " lose a part of a value of type LocalTime");
    }

    private static <A, B> B migrated(ObjectParser<A> older, ObjectParser<B> now, LocalTime time) throws Exception {
        A event = older.parse("{}");
        event.getClass().getMethod("setT", LocalTime.class).invoke(event, time);
        DataOutputSerializer out = new DataOutputSerializer(64);
        new EventTypeSerializer<>(GeneratedParser.of(older)).serialize(event, out);
        return EventTypeSerializer.restored(GeneratedParser.of(now), EventShape.of(older))
                .deserialize(new DataInputDeserializer(out.getCopyOfBuffer()));
    }

    @Test
    void keepsOlderColumnsWithStateThatNobodyReads() throws IOException {
        ObjectParser<?> older = parser("create json schema T(a int)");
        EventTypeSerializer<?> restored = EventTypeSerializer.restored(
                GeneratedParser.of(parser("create json schema T(a long)")), EventShape.of(older));
        assertThat(restored.snapshotConfiguration())
                .isEqualTo(new EventTypeSerializer<>(GeneratedParser.of(older)).snapshotConfiguration());
        assertThat(writesAndReads(restored.duplicate(), "{\"a\":5000000000}")).hasToString("{\"a\":5000000000}");
    }

    private static <T> T writesAndReads(TypeSerializer<T> serializer, String document) throws IOException {
        DataOutputSerializer out = new DataOutputSerializer(64);
        serializer.serialize(
                ((EventTypeSerializer<T>) serializer).parser().get().parse(document), out);
        return serializer.deserialize(new DataInputDeserializer(out.getCopyOfBuffer()));
    }

    private static ObjectParser<?> parser(String schemas) {
        EventRuntime runtime = new EventRuntime();
        SchemaCompiler.compileDeploy(runtime, "module m; " + schemas);
        return runtime.eventSender("T").parser();
    }

    /** An event of one schema, written as bytes and read by the parser of another one. */
    private static <A, B> B restored(ObjectParser<A> older, ObjectParser<B> now, String document) throws IOException {
        EventTypeSerializer<A> before = new EventTypeSerializer<>(GeneratedParser.of(older));
        DataOutputSerializer out = new DataOutputSerializer(64);
        TypeSerializerSnapshot.writeVersionedSnapshot(out, before.snapshotConfiguration());
        before.serialize(older.parse(document), out);
        DataInputDeserializer in = new DataInputDeserializer(out.getCopyOfBuffer());
        TypeSerializerSnapshot<B> stored =
                TypeSerializerSnapshot.readVersionedSnapshot(in, now.getClass().getClassLoader());
        assertThat(new EventTypeSerializer<>(GeneratedParser.of(now))
                        .snapshotConfiguration()
                        .resolveSchemaCompatibility(stored)
                        .isCompatibleAfterMigration())
                .isTrue();
        return stored.restoreSerializer().deserialize(in);
    }
}
