package dev.schemac.spring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.JsonOptions;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.springframework.boot.WebApplicationType;

class SchemacJsonPropertiesTest {
    static class Nothing {}

    private static JsonOptions options(String... properties) {
        try (Application application = Application.start(WebApplicationType.NONE, Nothing.class, properties)) {
            return application.bean(JsonOptions.class);
        }
    }

    @Test
    void withoutPropertiesTheOptionsAreTheDefault() {
        assertThat(options()).isEqualTo(JsonOptions.DEFAULT);
    }

    @Test
    void eachPropertySetsItsOption() {
        assertThat(options(
                        "schemac.json.profile=strict",
                        "schemac.json.max-depth=9",
                        "schemac.json.max-number-length=30",
                        "schemac.json.max-decimal-scale=4",
                        "schemac.json.max-event-bytes=1KB",
                        "schemac.json.indent=2",
                        "schemac.json.sorted-members=true",
                        "schemac.json.either-base64=true"))
                .isEqualTo(JsonOptions.STRICT
                        .withMaxDepth(9)
                        .withMaxNumberLength(30)
                        .withMaxDecimalScale(4)
                        .withMaxEventBytes(1024)
                        .withIndent(2)
                        .withSortedMembers(true)
                        .withEitherBase64(true));
    }

    @Test
    void badPropertiesAreErrors() {
        assertThatThrownBy(() -> options("schemac.json.max-depht=9")).hasStackTraceContaining("max-depht");
        assertThatThrownBy(() -> options("schemac.json.profile=lax")).hasStackTraceContaining("schemac.json.profile");
        assertThatThrownBy(() -> options("schemac.json.indent=99"))
                .hasStackTraceContaining("indent must be from 0 to 16 but is 99");
        assertThatThrownBy(() -> options("schemac.json.max-event-bytes=2GB"))
                .hasStackTraceContaining("schemac.json.max-event-bytes must be less than 2GB");
    }

    /** An option that is new is a property, too. */
    @Test
    void everyOptionIsAPropertyWithADescription() throws IOException {
        Stream<String> options = Stream.concat(
                Stream.of("profile", "problemDetails"),
                Arrays.stream(JsonOptions.class.getMethods())
                        .map(Method::getName)
                        .filter(name -> name.startsWith("with"))
                        .map(name -> name.substring(4, 5).toLowerCase(Locale.ROOT) + name.substring(5)));
        assertThat(Arrays.stream(SchemacJsonProperties.class.getRecordComponents())
                        .map(RecordComponent::getName))
                .containsExactlyInAnyOrderElementsOf(options.toList());
        String metadata;
        try (InputStream file =
                SchemacJsonProperties.class.getResourceAsStream("/META-INF/spring-configuration-metadata.json")) {
            metadata = new String(file.readAllBytes(), StandardCharsets.UTF_8);
        }
        for (RecordComponent component : SchemacJsonProperties.class.getRecordComponents()) {
            String name = component.getName().replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
            assertThat(metadata)
                    .contains("\"name\": \"schemac.json." + name + "\",\n      \"type\": \""
                            + component.getType().getName() + "\"");
        }
    }
}
