package dev.schemac.spring;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.boot.WebApplicationType;

/** The page {@code docs/spring.md}. */
class DocumentationSpringTest {
    private final Path root = root();
    private final String page = read("docs/spring.md");

    private static Path root() {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.exists(folder.resolve("docs/spring.md"))) {
            folder = folder.getParent();
        }
        return folder;
    }

    private String read(String file) {
        try {
            return Files.readString(root.resolve(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void theCodeIsThatOfTheExamples() {
        String examples =
                withoutBlanks(read("integrations/spring-boot/src/test/java/dev/schemac/spring/SpringExamples.java"));
        List<String> blocks = Pattern.compile("(?s)```java\n(.*?)```")
                .matcher(page)
                .results()
                .map(block -> block.group(1))
                .toList();
        assertThat(blocks)
                .hasSize(2)
                .allSatisfy(block -> assertThat(examples)
                        .contains(withoutBlanks(block)
                                .replaceFirst("^@RestControllerclass", "@RestControllerstaticclass")));
    }

    @Test
    void theSchemaIsThatOfTheExamples() {
        assertThat(page)
                .contains("```epl\n" + read("integrations/spring-boot/src/test/epl-records/Orders.epl") + "```");
    }

    private static String withoutBlanks(String code) {
        return code.replaceAll("\\s", "");
    }

    @Test
    void theControllerDoesWhatThePageSays() throws Exception {
        try (Application application = Application.start(WebApplicationType.SERVLET, SpringExamples.Orders.class)) {
            assertThat(application.post("/orders", "{\"number\":7}")).isEqualTo("200 application/json {\"number\":7}");
            assertThat(application.post("/orders", "application/x-ndjson", "{\"number\":7}\n{\"number\":8}\n"))
                    .isEqualTo("200 application/json 15");
            assertThat(application.post("/orders", "application/x-ndjson", "{\"number\":null}"))
                    .startsWith("400 ")
                    .contains("$.number");
        }
    }

    @Test
    void theReactiveControllerDoesTheSame() throws Exception {
        try (Application application =
                Application.start(WebApplicationType.REACTIVE, SpringExamples.ReactiveOrders.class)) {
            assertThat(application.post("/orders", "{\"number\":7}")).isEqualTo("200 application/json {\"number\":7}");
            assertThat(application.post("/orders", "application/x-ndjson", "{\"number\":7}\n{\"number\":8}\n"))
                    .isEqualTo("200 application/json 15");
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"SERVLET", "REACTIVE"})
    void optionsApplyToRequestsAndResponses(WebApplicationType type) throws Exception {
        try (Application application = Application.start(
                type,
                Shop.class,
                "schemac.json.profile=strict",
                "schemac.json.max-event-bytes=1KB",
                "schemac.json.sorted-members=true")) {
            assertThat(application.post("/user", "{\"id\":7,\"age\":1}"))
                    .isEqualTo("200 application/json {\"age\":1,\"id\":7}");
            assertThat(application.post("/user", "{\"other\":7}")).contains("\"kind\":\"mismatch\"");
            String blanks = " ".repeat(1024);
            assertThat(application.post("/user", blanks + "{}")).contains("\"kind\":\"limit\"");
            assertThat(application.post("/users", "[" + blanks + "]")).contains("\"kind\":\"limit\"");
        }
    }

    @Test
    void problemDetailsCanBeTurnedOff() throws Exception {
        try (Application application = Application.start(
                WebApplicationType.SERVLET, SpringExamples.Orders.class, "schemac.json.problem-details=false")) {
            assertThat(application.post("/orders", "{}")).startsWith("400 ").doesNotContain("errors");
        }
    }

    @Test
    void thePropertiesAreThoseOfTheClass() {
        assertThat(Pattern.compile("(?m)^\\| `(schemac\\.json\\.[^`]+)`")
                        .matcher(page)
                        .results()
                        .map((MatchResult row) -> row.group(1)))
                .containsExactlyElementsOf(Arrays.stream(SchemacJsonProperties.class.getRecordComponents())
                        .map(RecordComponent::getName)
                        .map(name -> "schemac.json."
                                + name.replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT))
                        .toList());
    }
}
