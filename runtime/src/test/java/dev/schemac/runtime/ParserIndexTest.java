package dev.schemac.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.event.GeneratedEventType;
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

/** Which parser is found for a class and for a name, in which class loader, and that no class loader is held. */
class ParserIndexTest {
    private static final ClassLoader NO_INDEX = ClassLoader.getPlatformClassLoader();

    @TempDir
    Path folder;

    /** An application with its own copy of the classes below, and an index. */
    private static final class Application extends URLClassLoader {

        Application(Path folder) throws IOException {
            super(new URL[] {folder.toUri().toURL()}, ParserIndexTest.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith(ParserIndexTest.class.getName() + "$")) {
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

    private Application application(Class<?>... parsers) throws IOException {
        return application(List.of(parsers).stream().map(Class::getName).toList());
    }

    private Application application(List<String> lines) throws IOException {
        Path own = Files.createTempDirectory(folder, "application");
        Path services = Files.createDirectories(own.resolve("META-INF/services"));
        Files.write(services.resolve(ObjectParser.class.getName()), lines);
        return new Application(own);
    }

    @Test
    void byClassThroughItsOwnLoader() throws Exception {
        ParserIndex index = ParserIndex.of(NO_INDEX);
        try (Application one = application(OrderParser.class);
                Application other = application(OrderParser.class)) {
            Class<?> type = one.loadClass(Order.class.getName());

            ObjectParser<?> parser = index.find(type).orElseThrow();

            assertThat(parser.eventType().type()).isSameAs(type);
            assertThat(index.find(type))
                    .as("found once")
                    .hasValueSatisfying(again -> assertThat((Object) again).isSameAs(parser));
            Class<?> same = other.loadClass(Order.class.getName());
            assertThat(index.find(same).orElseThrow().eventType().type()).isSameAs(same);
            assertThat(index.find(Order.class))
                    .as("a class whose loader has no index")
                    .isEmpty();
        }
    }

    @Test
    void noneForWhatIsNotInAnIndex() throws Exception {
        try (Application application = application(OrderParser.class)) {
            ParserIndex index = ParserIndex.of(application);

            for (Class<?> type : List.of(Order.class, Item.class, String.class, int.class, Order[].class)) {
                assertThat(index.find(type)).as(type.getName()).isEmpty();
            }
            assertThat(index.find("Item")).isEmpty();
            assertThat(index.find("order")).isEmpty();
            assertThat(ParserIndex.of().find("Order")).isEmpty();
        }
    }

    /** Null is the system class loader, as for {@code EventRuntime.load} and {@code ServiceLoader}. */
    @Test
    void nullIsTheSystemClassLoader() {
        assertThat(ParserIndex.of((ClassLoader) null).find("Order")).isEmpty();
        assertThat(ParserIndex.of((ClassLoader) null).find(Order.class)).isEmpty();
    }

    @Test
    void byQualifiedNameThenClassThenSimpleName() throws Exception {
        try (Application application = application(OrderParser.class, ItemParser.class, NamedLikeAClassParser.class)) {
            ParserIndex index = ParserIndex.of(application);

            assertThat(name(index, "m.Order")).isEqualTo("m.Order");
            assertThat(name(index, "Order")).isEqualTo("m.Order");
            assertThat(name(index, Order.class.getName())).isEqualTo("m.Order");
            assertThat(name(index, Item.class.getName()))
                    .as("an event type of this name comes before a class")
                    .isEqualTo(Item.class.getName());
        }
    }

    private static String name(ParserIndex index, String wanted) {
        return index.find(wanted).orElseThrow().eventType().qualifiedName();
    }

    @Test
    void theFirstClassLoaderThatKnowsTheName() throws Exception {
        try (Application first = application(ItemParser.class);
                Application second = application(OrderParser.class, ItemParser.class)) {
            ParserIndex index = ParserIndex.of(NO_INDEX, first, second);

            assertThat(index.find("Item").orElseThrow().getClass().getClassLoader())
                    .isSameAs(first);
            assertThat(index.find("Order").orElseThrow().getClass().getClassLoader())
                    .isSameAs(second);
        }
    }

    @Test
    void severalEventTypesAreNotChosenBetween() throws Exception {
        try (Application application = application(OrderParser.class, OtherOrderParser.class)) {
            ParserIndex index = ParserIndex.of(application);
            Class<?> type = application.loadClass(Order.class.getName());

            assertThatThrownBy(() -> index.find(type))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("class " + type.getName() + " belongs to several event types: m.Order, other.Order");
            for (String name : List.of("Order", type.getName())) {
                assertThatThrownBy(() -> index.find(name))
                        .isInstanceOf(IllegalArgumentException.class)
                        .hasMessage("the event type is ambiguous; select one of m.Order, other.Order");
            }
            assertThat(name(index, "other.Order")).isEqualTo("other.Order");
        }
    }

    @Test
    void anIndexThatNamesNoParserIsAnError() throws Exception {
        try (Application broken = application(List.of("com.acme.Missing"));
                Application whole = application(OrderParser.class)) {
            Class<?> type = broken.loadClass(Order.class.getName());
            for (ParserIndex index : List.of(ParserIndex.of(broken), ParserIndex.of())) {
                assertThatThrownBy(() -> index.find(type))
                        .isInstanceOf(IllegalStateException.class)
                        .hasMessageStartingWith(
                                "the index META-INF/services/dev.schemac.runtime.ObjectParser lists a parser that cannot be loaded: ")
                        .hasMessageContaining("com.acme.Missing");
            }
            assertThat(name(ParserIndex.of(whole, broken), "Order"))
                    .as("found before the broken one is asked")
                    .isEqualTo("m.Order");
        }
    }

    @Test
    void noClassLoaderIsHeld() throws Exception {
        ParserIndex index = ParserIndex.of(NO_INDEX);
        WeakReference<ClassLoader> loader = useAndClose(index);

        for (int i = 0; i < 100 && loader.get() != null; i++) {
            System.gc();
            Thread.sleep(20);
        }

        assertThat(loader.get()).isNull();
        assertThat(index.find(String.class)).isEmpty();
    }

    private WeakReference<ClassLoader> useAndClose(ParserIndex index) throws Exception {
        try (Application application = application(OrderParser.class)) {
            assertThat(index.find(application.loadClass(Order.class.getName()))).isPresent();
            return new WeakReference<>(application);
        }
    }

    /** An event. */
    public static final class Order {}

    /** Another one. */
    public static final class Item {}

    private abstract static class NoParser<T> implements ScanningParser<T> {
        private final EventType<T> type;

        NoParser(Class<T> type, String module, String name) {
            this.type = GeneratedEventType.of(type, module, name, List.of());
        }

        @Override
        public EventType<T> eventType() {
            return type;
        }

        @Override
        public T read(JsonScanner in) {
            throw new UnsupportedOperationException();
        }
    }

    /** For the service loader. */
    public static final class OrderParser extends NoParser<Order> {
        /** For the service loader. */
        public OrderParser() {
            super(Order.class, "m", "Order");
        }
    }

    /** For the service loader. */
    public static final class OtherOrderParser extends NoParser<Order> {
        /** For the service loader. */
        public OtherOrderParser() {
            super(Order.class, "other", "Order");
        }
    }

    /** For the service loader. */
    public static final class ItemParser extends NoParser<Item> {
        /** For the service loader. */
        public ItemParser() {
            super(Item.class, "m", "Item");
        }
    }

    /** Its event type has the name that another class has. */
    public static final class NamedLikeAClassParser extends NoParser<Object> {
        /** For the service loader. */
        public NamedLikeAClassParser() {
            super(Object.class, "dev.schemac.runtime", "ParserIndexTest$Item");
        }
    }
}
