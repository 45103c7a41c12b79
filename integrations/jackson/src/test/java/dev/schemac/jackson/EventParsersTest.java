package dev.schemac.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.golden.users.User;
import dev.schemac.runtime.ObjectParser;
import java.io.IOException;
import java.io.InputStream;
import java.lang.ref.WeakReference;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a module finds by class loaders, and that it does not keep them. */
class EventParsersTest {

    private static final String NAME = User.class.getName();

    @TempDir
    Path index;

    /** An application of its own below that of the test: it has the generated classes once more, and an index. */
    private static final class Application extends URLClassLoader {

        Application(Path index) throws IOException {
            super(new URL[] {index.toUri().toURL()}, User.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith(User.class.getPackageName() + ".")) {
                return super.loadClass(name, resolve);
            }
            synchronized (getClassLoadingLock(name)) {
                Class<?> known = findLoadedClass(name);
                return known == null ? define(name) : known;
            }
        }

        private Class<?> define(String name) throws ClassNotFoundException {
            try (InputStream in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
                byte[] bytes = in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    @Test
    void parsersOfTheClassLoaderOfAClass() throws Exception {
        writeIndex();
        EventParsers parsers = new EventParsers(ClassLoader.getPlatformClassLoader(), List.of());
        try (Application application = new Application(index);
                Application other = new Application(index)) {
            Class<?> type = application.loadClass(NAME);

            ObjectParser<?> parser = parsers.of(type);

            assertThat(parser.eventType().type()).isSameAs(type);
            assertThat(parsers.of(type)).as("found once").isSameAs(parser);
            assertThat(parsers.of(application.loadClass(Path.class.getName()))).isNull();
            assertThat(parsers.of(other.loadClass(NAME)).eventType().type()).isSameAs(other.loadClass(NAME));
        }
    }

    @Test
    void classLoadersAreNotHeld() throws Exception {
        writeIndex();
        EventParsers parsers = new EventParsers(ClassLoader.getPlatformClassLoader(), List.of());
        WeakReference<ClassLoader> loader = useAndForget(parsers);

        for (int i = 0; i < 100 && loader.get() != null; i++) {
            System.gc();
            Thread.sleep(20);
        }

        assertThat(loader.get()).isNull();
        assertThat(parsers.of(String.class)).isNull();
    }

    private WeakReference<ClassLoader> useAndForget(EventParsers parsers) throws Exception {
        try (Application application = new Application(index)) {
            assertThat(parsers.of(application.loadClass(NAME))).isNotNull();
            return new WeakReference<>(application);
        }
    }

    private void writeIndex() throws IOException {
        Path services = Files.createDirectories(index.resolve("META-INF/services"));
        Files.writeString(services.resolve(ObjectParser.class.getName()), NAME + "Parser\n");
    }
}
