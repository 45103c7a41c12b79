package dev.schemac.kafka;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.kafka.orders.Order;
import dev.schemac.kafka.orders.OrderParser;
import dev.schemac.kafka.readings.Device;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.internal.options.OptionValues;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.RecordComponent;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.kafka.common.config.ConfigException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EventSerdeConfigTest {
    private static final List<RecordComponent> OPTIONS = List.of(OptionValues.class.getRecordComponents());
    private static final String ORDER = "dev.schemac.kafka.orders.Order";

    @Test
    void aTypeIsAClassOrTheNameOfOneOrOfAnEventType() {
        assertThat(readsOrders(Order.class)).isEqualTo(Order.class);
        assertThat(readsOrders(ORDER)).isEqualTo(Order.class);
        assertThat(readsOrders(" Order ")).isEqualTo(Order.class);
        assertThat(readsOrders("dev.schemac.kafka.orders.Warehouse")).isEqualTo(Place.class);
        assertThat(readsOrders("dev.schemac.kafka.Place")).isEqualTo(Place.class);
        assertThat(readsOrders(Place.class)).isEqualTo(Place.class);
    }

    private static Class<?> readsOrders(Object type) {
        EventDeserializer<Object> deserializer = new EventDeserializer<>();
        deserializer.configure(Map.of("schemac.value.type", type, "bootstrap.servers", "x"), false);
        return deserializer.deserialize("orders", "{}".getBytes(UTF_8)).getClass();
    }

    @Test
    void keysAndValuesHaveTypesAndOptionsOfTheirOwn() {
        Map<String, Object> configs = Map.of(
                "schemac.key.type", "Device",
                "schemac.value.type", "Order",
                "schemac.profile", "strict",
                "schemac.value.profile", "Default",
                "schemac.key.max.depth", "9",
                "schemac.max.depth", 7);

        assertThat(ConfiguredType.of(configs, true).parser().eventType().type()).isEqualTo(Device.class);
        assertThat(ConfiguredType.of(configs, true).options()).isEqualTo(JsonOptions.STRICT.withMaxDepth(9));
        assertThat(ConfiguredType.of(configs, false).parser().eventType().type())
                .isEqualTo(Order.class);
        assertThat(ConfiguredType.of(configs, false).options()).isEqualTo(JsonOptions.DEFAULT.withMaxDepth(7));
    }

    @Test
    void everyOptionIsReadAsTextAndAsObject() throws ReflectiveOperationException {
        JsonOptions expected = JsonOptions.ESPER;
        Map<String, Object> texts = new HashMap<>(Map.of("schemac.value.type", "Order", "schemac.profile", "Esper"));
        Map<String, Object> objects =
                new HashMap<>(Map.of("schemac.value.type", Order.class, "schemac.profile", JsonOptions.Profile.ESPER));
        for (RecordComponent option : OPTIONS) {
            String name = option.getName();
            if (name.equals("profile")) {
                continue;
            }
            Object before = value(option, JsonOptions.ESPER);
            Object other = before instanceof Integer number ? (Object) (number + 3) : (Object) !(Boolean) before;
            texts.put(key(option), " " + other + " ");
            objects.put(key(option), other instanceof Integer number ? (Object) number.longValue() : other);
            expected = (JsonOptions) JsonOptions.class
                    .getMethod(
                            "with" + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1),
                            option.getType())
                    .invoke(expected, other);
        }

        assertThat(ConfiguredType.of(texts, false).options()).isEqualTo(expected);
        assertThat(ConfiguredType.of(objects, false).options()).isEqualTo(expected);
        for (RecordComponent option : OPTIONS) {
            assertThat(value(option, expected)).as(option.getName()).isNotEqualTo(value(option, JsonOptions.DEFAULT));
        }
        assertThat(ConfiguredType.of(Map.of("schemac.value.type", "Order"), false)
                        .options())
                .isEqualTo(JsonOptions.DEFAULT);
    }

    /** A component of {@code JsonOptions} without a key cannot be set where properties configure a client. */
    @Test
    void everyComponentOfTheOptionsHasAKeyOfItsName() throws ReflectiveOperationException {
        List<String> keys = new ArrayList<>();
        for (RecordComponent component : OPTIONS) {
            String key = key(component);
            keys.add(key);
            Object value = component.getType() == int.class
                    ? 16
                    : component.getType() == boolean.class ? (Object) true : JsonOptions.Profile.STRICT;
            if (component.getName().equals("maxNumberLength")) {
                value = 21;
            }
            for (Object given : List.of(value, value.toString())) {
                JsonOptions options = ConfiguredType.of(Map.of("schemac.value.type", "Order", key, given), false)
                        .options();
                for (RecordComponent each : OPTIONS) {
                    assertThat(value(each, options))
                            .as("%s of %s=%s", each.getName(), key, given)
                            .isEqualTo(
                                    each.getName().equals(component.getName())
                                            ? value
                                            : value(each, JsonOptions.DEFAULT));
                }
            }
        }
        assertThatThrownBy(() -> configure(Map.of("schemac.value.type", "Order", "schemac.x", "")))
                .hasMessageContaining("are schemac.key.type, schemac.value.type and " + String.join(", ", keys)
                        + ", schemac.registry.id; the options can also be set");
    }

    @Test
    void aValueOfNoUseIsRefusedWithItsKeyAndWhatToWrite() {
        refuses("schemac.profile", "strickt", "expected default, strict, esper, in any case");
        refuses("schemac.value.profile", 1, "expected default, strict, esper, in any case");
        refuses("schemac.max.depth", "deep", "expected a whole number up to 2147483647");
        refuses("schemac.max.depth", "3000000000", "expected a whole number up to 2147483647");
        refuses("schemac.max.depth", 1.5, "expected a whole number up to 2147483647");
        refuses("schemac.max.depth", 0, "maxDepth must be at least 1 but is 0");
        refuses("schemac.value.max.number.length", "19", "maxNumberLength must be at least 20 but is 19");
        refuses("schemac.max.decimal.scale", 0, "maxDecimalScale must be at least 1 but is 0");
        refuses("schemac.max.event.bytes", -1, "maxEventBytes must be at least 1 but is -1");
        refuses("schemac.indent", 17, "indent must be from 0 to 16 but is 17");
        refuses("schemac.sorted.members", "yes", "expected true or false");
        refuses("schemac.either.base64", 1, "expected true or false");
    }

    private static void refuses(String key, Object value, String message) {
        assertThatThrownBy(() -> configure(Map.of("schemac.value.type", "Order", key, value)))
                .isInstanceOf(ConfigException.class)
                .hasMessage("Invalid value " + value + " for configuration " + key + ": " + message);
    }

    private static void configure(Map<String, ?> configs) {
        new EventSerde<>().configure(configs, false);
    }

    @Test
    void aMisspelledKeyIsRefused() {
        assertThatThrownBy(() -> configure(Map.of("schemac.value.type", "Order", "schemac.profil", "strict")))
                .isInstanceOf(ConfigException.class)
                .hasMessage(
                        "Unknown configuration schemac.profil: the known ones are schemac.key.type, schemac.value.type and "
                                + OPTIONS.stream()
                                        .map(EventSerdeConfigTest::key)
                                        .collect(Collectors.joining(", "))
                                + ", schemac.registry.id; the options can also be set for keys or values only, as in schemac.key.profile");
    }

    @Test
    void aMissingTypeIsRefused() {
        assertThatThrownBy(() -> configure(Map.of("schemac.key.type", "Order")))
                .isInstanceOf(ConfigException.class)
                .hasMessage("Missing configuration schemac.value.type: "
                        + "expected a generated class, its name, or the name of an event type");
        assertThatThrownBy(() -> new EventSerializer<>().configure(Map.of(), true))
                .isInstanceOf(ConfigException.class)
                .hasMessage("Missing configuration schemac.key.type: "
                        + "expected a generated class, its name, or the name of an event type");
    }

    @Test
    void aTypeOfNoUseIsRefused() {
        for (Object value : List.of(7, "", " ")) {
            assertThatThrownBy(() -> configure(Map.of("schemac.value.type", value)))
                    .isInstanceOf(ConfigException.class)
                    .hasMessage("Invalid value " + value + " for configuration schemac.value.type: "
                            + "expected a generated class, its name, or the name of an event type");
        }
    }

    @Test
    void anUnknownTypeIsRefusedWithTheOneThatIsMostLikeIt() {
        assertThatThrownBy(() -> configure(Map.of("schemac.value.type", "com.acme.Oder")))
                .isInstanceOf(ConfigException.class)
                .hasMessageStartingWith("Invalid value com.acme.Oder for configuration schemac.value.type: "
                        + "expected a generated class, its name, or the name of an event type, but no event type "
                        + "com.acme.Oder is deployed; deployed types: dev.schemac.kafka.")
                .hasMessageContaining(ORDER)
                .hasMessageContaining("did you mean 'Order'?")
                .hasMessageEndingWith(
                        "; a shaded jar must merge the files " + "META-INF/services/dev.schemac.runtime.ObjectParser");
        assertThatThrownBy(() -> configure(Map.of("schemac.value.type", String.class)))
                .isInstanceOf(ConfigException.class)
                .hasMessageContaining("but no event type java.lang.String is deployed; deployed types: ");
    }

    @Test
    void aNameThatTwoModulesHaveIsRefused() {
        assertThatThrownBy(() -> configure(Map.of("schemac.value.type", "Total")))
                .isInstanceOf(ConfigException.class)
                .hasMessage(
                        "Invalid value Total for configuration schemac.value.type: the event type is ambiguous; select one of dev.schemac.kafka.orders.Total, dev.schemac.kafka.readings.Total");
    }

    @Test
    void aClassWhoseLoaderHasNoIndexIsNoOtherOfItsName(@TempDir Path folder) throws Exception {
        try (URLClassLoader application = applicationLoader(folder, "orders", "Order", "Line")) {
            Files.delete(folder.resolve("META-INF/services/dev.schemac.runtime.ObjectParser"));
            Class<?> theirs = application.loadClass(ORDER);

            assertThatThrownBy(() -> readsOrders(theirs))
                    .isInstanceOf(ConfigException.class)
                    .hasMessageContaining(
                            "but event type " + ORDER + " has a class of that name from another class loader");
        }
    }

    @Test
    void whatIsGivenInCodeHolds() {
        EventSerde<Order> serde = new EventSerde<>(OrderParser.INSTANCE, JsonOptions.STRICT);

        serde.configure(Map.of("schemac.value.type", "Device", "schemac.profile", "esper"), false);

        assertThat(serde.deserializer().deserialize("orders", "{\"id\":1}".getBytes(UTF_8)))
                .isInstanceOf(Order.class);
        assertThatThrownBy(() -> serde.deserializer().deserialize("orders", "{\"id\":\"1\"}".getBytes(UTF_8)))
                .hasMessageContaining("expected long but found string");
    }

    /** As in a container that loads an application apart from what it shares. */
    @Test
    void typesAreFoundThroughTheContextClassLoader(@TempDir Path folder) throws Exception {
        try (URLClassLoader application = applicationLoader(folder, "orders", "Order", "Line")) {
            Class<?> theirs = application.loadClass(ORDER);
            assertThat(theirs).isNotSameAs(Order.class);

            ClassLoader before = Thread.currentThread().getContextClassLoader();
            Thread.currentThread().setContextClassLoader(application);
            try {
                assertThat(readsOrders(ORDER)).isSameAs(theirs);
            } finally {
                Thread.currentThread().setContextClassLoader(before);
            }
            // the class itself brings its loader along
            assertThat(readsOrders(theirs)).isSameAs(theirs);
            assertThat(readsOrders(ORDER)).isSameAs(Order.class);
        }
    }

    @Test
    void withoutAContextClassLoaderTheOwnOneIsAsked() {
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        Thread.currentThread().setContextClassLoader(null);
        try {
            assertThat(readsOrders(ORDER)).isSameAs(Order.class);
        } finally {
            Thread.currentThread().setContextClassLoader(before);
        }
    }

    @Test
    void anIndexThatNamesNoParserIsTheError(@TempDir Path folder) throws Exception {
        writeIndex(folder, List.of("com.acme.NoParser"));
        try (URLClassLoader application =
                new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
            ClassLoader before = Thread.currentThread().getContextClassLoader();
            Thread.currentThread().setContextClassLoader(application);
            try {
                assertThatThrownBy(() -> readsOrders(ORDER))
                        .isInstanceOf(ConfigException.class)
                        .hasMessageStartingWith("Invalid value " + ORDER + " for configuration schemac.value.type: "
                                + "the generated classes cannot be loaded: the index "
                                + "META-INF/services/dev.schemac.runtime.ObjectParser lists a parser")
                        .hasMessageContaining("com.acme.NoParser")
                        .hasCauseInstanceOf(IllegalStateException.class);
            } finally {
                Thread.currentThread().setContextClassLoader(before);
            }
        }
    }

    /** A loader that has classes of the tests as its own, and everything else from its parent. */
    private static URLClassLoader applicationLoader(Path folder, String module, String... types) throws IOException {
        String packageFolder = "dev/schemac/kafka/" + module + "/";
        Map<String, String> parsers = new HashMap<>();
        for (String type : types) {
            for (String suffix : List.of("", "Parser", "Parser$Columns", "Writer")) {
                String file = packageFolder + type + suffix + ".class";
                try (InputStream in = Order.class.getClassLoader().getResourceAsStream(file)) {
                    Files.createDirectories(folder.resolve(packageFolder));
                    Files.copy(in, folder.resolve(file));
                }
            }
            parsers.put(type, packageFolder.replace('/', '.') + type + "Parser");
        }
        writeIndex(folder, List.copyOf(parsers.values()));
        return new URLClassLoader(new URL[] {folder.toUri().toURL()}, Order.class.getClassLoader()) {
            @Override
            protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
                synchronized (getClassLoadingLock(name)) {
                    if (!name.startsWith("dev.schemac.kafka." + module + ".")) {
                        return super.loadClass(name, resolve);
                    }
                    Class<?> loaded = findLoadedClass(name);
                    return loaded != null ? loaded : findClass(name);
                }
            }

            @Override
            public Enumeration<URL> getResources(String name) throws IOException {
                return name.startsWith("META-INF/services/dev.schemac")
                        ? findResources(name)
                        : super.getResources(name);
            }
        };
    }

    private static void writeIndex(Path folder, List<String> parsers) throws IOException {
        Path index = folder.resolve("META-INF/services/dev.schemac.runtime.ObjectParser");
        Files.createDirectories(index.getParent());
        Files.write(index, parsers);
    }

    private static String key(RecordComponent option) {
        return "schemac." + option.getName().replaceAll("([A-Z])", ".$1").toLowerCase(Locale.ROOT);
    }

    private static Object value(RecordComponent option, JsonOptions options) throws ReflectiveOperationException {
        return JsonOptions.class.getMethod(option.getName()).invoke(options);
    }
}
