package dev.schemac.kafka;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.kafka.connect.EventConverter;
import dev.schemac.kafka.orders.Order;
import dev.schemac.kafka.orders.OrderParser;
import dev.schemac.runtime.internal.options.OptionValues;
import java.io.IOException;
import java.io.StringReader;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.junit.jupiter.api.Test;

/** What {@code docs/kafka.md} shows is so; {@link BrokerTest} and {@link StreamsTest} run its Java. */
class DocumentationTest {
    private static final Path PAGE = Path.of("..", "..", "docs", "kafka.md");
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```(\\w+)\n(.*?)^```$");
    private static final Pattern KEY = Pattern.compile("(?m)^\\| `(schemac\\.[a-z0-9.]+)` \\|");

    private static List<String> blocks(String language) throws IOException {
        return BLOCK.matcher(Files.readString(PAGE))
                .results()
                .filter(block -> block.group(1).equals(language))
                .map(block -> block.group(2).replace("com.acme", "dev.schemac.kafka"))
                .toList();
    }

    @Test
    void theExamplesRunAsTheyStandThere() throws IOException {
        String source = withoutBlanks(Files.readString(Path.of("src/test/java/dev/schemac/kafka/KafkaExamples.java")));

        assertThat(blocks("java"))
                .hasSize(5)
                .allSatisfy(example -> assertThat(source).contains(withoutBlanks(example)));
    }

    private static String withoutBlanks(String java) {
        return java.replaceAll("\\s", "");
    }

    @Test
    void thePropertiesConfigureADeserializer() throws IOException {
        Properties properties = new Properties();
        properties.load(new StringReader(blocks("properties").get(0)));
        Map<String, Object> configs = properties.entrySet().stream()
                .collect(Collectors.toMap(each -> each.getKey().toString(), Map.Entry::getValue));

        assertThat(configs.get(ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG))
                .isEqualTo(EventDeserializer.class.getName());
        EventDeserializer<Order> deserializer = new EventDeserializer<>();
        deserializer.configure(configs, false);
        assertThat(deserializer
                        .deserialize("orders", "{\"id\":1}".getBytes(UTF_8))
                        .getId())
                .isEqualTo(1);
        assertThatThrownBy(() -> deserializer.deserialize("orders", "{\"id\":\"1\"}".getBytes(UTF_8)))
                .hasMessageContaining("expected long but found string");
    }

    @Test
    void thePropertiesConfigureAConverter() throws IOException {
        Properties properties = new Properties();
        properties.load(new StringReader(blocks("properties").get(1)));
        String prefix = "value.converter";
        assertThat(properties.remove(prefix)).isEqualTo(EventConverter.class.getName());
        Map<String, Object> configs = properties.entrySet().stream()
                .collect(Collectors.toMap(
                        each -> each.getKey().toString().substring(prefix.length() + 1), Map.Entry::getValue));

        EventConverter converter = new EventConverter();
        converter.configure(configs, false);
        assertThat(converter
                        .toConnectData("orders", "{\"id\":1}".getBytes(UTF_8))
                        .schema()
                        .name())
                .isEqualTo("dev.schemac.kafka.orders.Order");
    }

    @Test
    void theTableHasEveryKey() throws IllegalAccessException, IOException {
        List<Object> keys = new ArrayList<>();
        for (Class<?> type : List.of(EventSerdeConfig.class, EventConverter.class)) {
            for (Field field : type.getFields()) {
                assertThat(Modifier.isStatic(field.getModifiers())).isTrue();
                keys.add(field.get(null));
            }
        }

        assertThat(KEY.matcher(Files.readString(PAGE)).results().map(row -> (Object) row.group(1)))
                .containsExactlyElementsOf(keys);
    }

    /** The keys of options stand beside the options too. */
    @Test
    void thePageOfOptionsHasEveryKeyOfAnOption() throws IOException {
        String page = Files.readString(PAGE.resolveSibling("options.md"));
        assertThat(Pattern.compile("(?m)^\\|.*\\| `(\\w+)\\(\\)` \\|.*\\| `(schemac\\.[a-z0-9.]+)` \\|[^|]*\\|$")
                        .matcher(page)
                        .results()
                        .map(row -> row.group(1) + " " + row.group(2)))
                .containsExactlyElementsOf(Arrays.stream(OptionValues.class.getRecordComponents())
                        .map(RecordComponent::getName)
                        .map(name -> name + " schemac."
                                + name.replaceAll("([A-Z])", ".$1").toLowerCase(Locale.ROOT))
                        .toList());
    }

    @Test
    void aRefusalReadsAsShown() throws IOException {
        assertThatThrownBy(() -> new EventDeserializer<>(OrderParser.INSTANCE)
                        .deserialize("orders", "{\"id\":7,\"weight\":\"secret\"}".getBytes(UTF_8)))
                .hasMessage(blocks("text").get(0).strip());
        assertThatThrownBy(() -> new EventDeserializer<>(OrderParser.INSTANCE)
                        .deserialize("orders", new byte[] {0, 0, 0, 0, 42, '{', '}'}))
                .hasMessage(
                        "cannot read a record of topic orders as dev.schemac.kafka.orders.Order: expected a document but"
                                + " found byte 0 and schema id 42 of a schema registry; set schemac.registry.id=any, or call"
                                + " skippingRegistryId(), to skip them");
    }

    @Test
    void theDependencyIsThisModule() throws IOException {
        assertThat(blocks("xml").get(0))
                .contains("<artifactId>schemac-kafka</artifactId>")
                .contains("<version>" + System.getProperty("schemac.version") + "</version>");
    }
}
