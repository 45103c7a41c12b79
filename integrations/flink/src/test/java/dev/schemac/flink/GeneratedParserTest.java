package dev.schemac.flink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.flink.beans.Click;
import dev.schemac.flink.beans.ClickParser;
import dev.schemac.flink.internal.binary.EventShape;
import dev.schemac.flink.internal.binary.GeneratedParser;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.event.GeneratedObjectParser;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.lang.reflect.Field;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.flink.api.common.typeutils.TypeSerializerSnapshot;
import org.apache.flink.core.memory.DataInputDeserializer;
import org.apache.flink.core.memory.DataOutputSerializer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Names of classes that come from outside: from a snapshot, or a stream of Java objects. */
final class GeneratedParserTest {
    /** What has run of the classes below. */
    static final List<String> RUN = new ArrayList<>();

    /** Not a parser. */
    public static final class Other {
        static {
            RUN.add("initializer");
        }

        public Other() {
            RUN.add("constructor");
        }
    }

    /** A parser, but it cannot be initialized. */
    public static final class Broken implements GeneratedObjectParser<Click> {
        private static final int LENGTH = length(null);

        public Broken() {
            RUN.add("constructor");
        }

        private static int length(String text) {
            return text.length();
        }

        @Override
        public EventType<Click> eventType() {
            return ClickParser.INSTANCE.eventType();
        }

        @Override
        public Click read(JsonScanner in) {
            return ClickParser.INSTANCE.read(in);
        }

        @Override
        public String toString() {
            return "" + LENGTH;
        }
    }

    @Test
    void runsNothingOfAClassInASnapshotThatIsNoParser() throws Exception {
        TypeSerializerSnapshot<Click> snapshot = snapshot(Other.class);
        assertThatThrownBy(snapshot::restoreSerializer)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("state was written with the generated parser " + Other.class.getName())
                .hasRootCauseMessage(Other.class.getName() + " is not a generated parser");
        assertThat(RUN).isEmpty();
    }

    @Test
    void runsNothingOfAClassInAStreamThatIsNoParser() throws Exception {
        byte[] stream = stream(Other.class);
        assertThatThrownBy(() -> read(stream))
                .isInstanceOf(InvalidObjectException.class)
                .hasMessage(Other.class.getName() + " is not a generated parser of this job");
        assertThat(RUN).isEmpty();
    }

    @Test
    void aParserThatCannotBeInitializedIsAMissingOne() throws Exception {
        TypeSerializerSnapshot<Click> snapshot = snapshot(Broken.class);
        assertThatThrownBy(snapshot::restoreSerializer)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("state was written with the generated parser " + Broken.class.getName())
                .cause()
                .hasMessage(Broken.class.getName() + " cannot be linked")
                .hasCauseInstanceOf(LinkageError.class);
        byte[] stream = stream(Broken.class);
        assertThatThrownBy(() -> read(stream))
                .isInstanceOf(InvalidObjectException.class)
                .hasMessage(Broken.class.getName() + " is not a generated parser of this job")
                .cause()
                .hasCauseInstanceOf(LinkageError.class);
    }

    @Test
    void aClassThatCannotBeLinkedIsAMissingOne() throws Exception {
        ClassLoader unlinked = new ClassLoader(getClass().getClassLoader()) {
            @Override
            protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
                if (name.equals(ClickParser.class.getName())) {
                    throw new UnsupportedClassVersionError(name);
                }
                return super.loadClass(name, resolve);
            }
        };
        assertThatThrownBy(() -> GeneratedParser.named(ClickParser.class.getName(), unlinked))
                .isInstanceOf(ClassNotFoundException.class)
                .hasMessage(ClickParser.class.getName() + " cannot be linked")
                .hasCauseInstanceOf(UnsupportedClassVersionError.class);
    }

    /** Its parser is not beside it: the index is read. */
    @Test
    void anIndexThatNamesNoParserIsTheError(@TempDir Path folder) throws Exception {
        Path index = folder.resolve("META-INF/services/" + ObjectParser.class.getName());
        Files.createDirectories(index.getParent());
        Files.writeString(index, "com.acme.Missing");
        try (InputStream in = getClass().getClassLoader().getResourceAsStream(fileOf(Other.class))) {
            Files.createDirectories(folder.resolve(fileOf(Other.class)).getParent());
            Files.copy(in, folder.resolve(fileOf(Other.class)));
        }
        try (URLClassLoader application =
                new URLClassLoader(new URL[] {folder.toUri().toURL()}, ObjectParser.class.getClassLoader()) {
                    @Override
                    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
                        return name.equals(Other.class.getName()) ? findClass(name) : super.loadClass(name, resolve);
                    }
                }) {
            Class<?> type = application.loadClass(Other.class.getName());

            assertThatThrownBy(() -> EventTypeInfo.of(type))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageStartingWith(
                            "the index META-INF/services/dev.schemac.runtime.ObjectParser lists a parser that cannot be loaded: ")
                    .hasMessageContaining("com.acme.Missing");
        }
        assertThat(RUN).isEmpty();
    }

    private static String fileOf(Class<?> type) {
        return type.getName().replace('.', '/') + ".class";
    }

    private TypeSerializerSnapshot<Click> snapshot(Class<?> parser) throws Exception {
        DataOutputSerializer out = new DataOutputSerializer(64);
        out.writeUTF(parser.getName());
        EventShape.of(ClickParser.INSTANCE).write(out);
        EventTypeSerializerSnapshot<Click> snapshot = new EventTypeSerializerSnapshot<>();
        snapshot.readSnapshot(
                snapshot.getCurrentVersion(),
                new DataInputDeserializer(out.getCopyOfBuffer()),
                getClass().getClassLoader());
        return snapshot;
    }

    /** A parser that travels, as somebody could write it by hand. */
    private static byte[] stream(Class<?> type) throws Exception {
        GeneratedParser<Click> parser = GeneratedParser.of(ClickParser.INSTANCE);
        Field field = GeneratedParser.class.getDeclaredField("type");
        field.setAccessible(true);
        field.set(parser, type);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(parser);
        }
        return bytes.toByteArray();
    }

    private static Object read(byte[] stream) throws Exception {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(stream))) {
            return in.readObject();
        }
    }
}
