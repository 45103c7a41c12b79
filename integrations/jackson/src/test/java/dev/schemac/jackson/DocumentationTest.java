package dev.schemac.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.golden.members.Contact;
import dev.schemac.golden.orders.Order;
import dev.schemac.runtime.EventRuntime;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What {@code docs/jackson.md} shows is so, and what it says of jackson-databind. */
class DocumentationTest {
    private static final Path PAGE = Path.of("..", "..", "docs", "jackson.md");
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```java\n(.*?)^```$");
    private static final byte[] ORDER = "{\"number\":1}".getBytes(StandardCharsets.UTF_8);

    @Test
    void theExamplesAreThoseThatRun() throws IOException {
        Path examples = Path.of("src/test/java/dev/schemac/jackson");
        String source = withoutBlanks(Files.readString(examples.resolve("JacksonExamples.java"))
                + Files.readString(Path.of("../gson/src/test/java/dev/schemac/gson/GsonExamples.java"))
                + Files.readString(Path.of("../jackson3/src/test/java/dev/schemac/jackson3/Jackson3Examples.java")));
        List<String> blocks = BLOCK.matcher(Files.readString(PAGE))
                .results()
                .map(block -> withoutBlanks(block.group(1)))
                .toList();
        assertThat(blocks).hasSize(8).allSatisfy(example -> assertThat(source).contains(example));
    }

    private static String withoutBlanks(String java) {
        return java.replaceAll("\\s", "");
    }

    @Test
    void theyRun() throws IOException {
        Order order = Order.parse(ORDER);
        assertThat(JacksonExamples.mapper(ORDER, order)).containsExactly(order, order);
        ObjectMapper mapper = new ObjectMapper().registerModule(new SchemacModule());
        assertThat(JacksonExamples.lines(
                        mapper, new ByteArrayInputStream("{\"number\":1}\n{}\n".getBytes(StandardCharsets.UTF_8))))
                .containsExactly(order, new Order());
        byte[] cbor = JacksonExamples.cbor(List.of(order, new Order()));
        assertThat(JacksonExamples.cbor(new ByteArrayInputStream(cbor))).containsExactly(order, new Order());
        EventRuntime runtime = new EventRuntime();
        SchemaCompiler.compileDeploy(runtime, "create json schema Order(number long);");
        Class<?> live = runtime.eventSender("Order").eventType().type();
        assertThat(JacksonExamples.live(runtime).readValue(ORDER, live)).hasToString("{\"number\":1}");
    }

    /** Spring Boot does not fail on unknown properties either. */
    @Test
    void withoutTheModuleNothingIsLost() throws IOException {
        String json = "{\"contact_id\":\"7\",\"email\":\"a@b.c\"}";
        ObjectMapper bare = new ObjectMapper().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
        assertThat(Files.readString(PAGE)).contains("\n" + DefaultMappersTest.MESSAGE + "\n");
        assertThatThrownBy(() -> bare.readValue(json, Contact.class)).hasMessageContaining(DefaultMappersTest.MESSAGE);

        ObjectMapper mapper = new ObjectMapper().registerModule(new SchemacModule());
        assertThat(mapper.readValue(json, Contact.class)).isEqualTo(Contact.parse(json));
    }

    /** Who has jackson-core alone can load everything but the module and its parts. */
    @Test
    void databindIsOptional() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("src/main/java/dev/schemac/jackson"))) {
            List<String> importing = files.filter(file -> contains(file, "import com.fasterxml.jackson.databind."))
                    .map(file -> file.getFileName().toString())
                    .toList();
            assertThat(importing)
                    .hasSizeGreaterThanOrEqualTo(4)
                    .allMatch(name -> name.matches("(Schemac|Event|Mapped).*"));
        }
    }

    private static boolean contains(Path file, String text) {
        try {
            return Files.readString(file).contains(text);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
