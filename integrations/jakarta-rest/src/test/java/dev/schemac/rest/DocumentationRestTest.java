package dev.schemac.rest;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.orders.Order;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The page {@code docs/jakarta-rest.md}. */
class DocumentationRestTest {
    private static Path root() {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.exists(folder.resolve("docs/jakarta-rest.md"))) {
            folder = folder.getParent();
        }
        return folder;
    }

    @Test
    void theCodeIsThatOfTheExamples() throws IOException {
        Path root = root();
        String examples = withoutBlanks(Files.readString(
                        root.resolve("integrations/jakarta-rest/src/test/java/dev/schemac/rest/RestExamples.java")))
                .replace("publicstaticclass", "publicclass");
        List<String> blocks = Pattern.compile("(?s)(?<!<!-- from: examples/[^\n]{1,100}\n)```java\n(.*?)```")
                .matcher(Files.readString(root.resolve("docs/jakarta-rest.md")))
                .results()
                .map(block -> withoutBlanks(block.group(1)))
                .toList();
        assertThat(blocks).hasSize(5).allSatisfy(block -> assertThat(examples).contains(block));
    }

    private static String withoutBlanks(String code) {
        return code.replaceAll("\\s", "");
    }

    @Test
    void theExamplesDoWhatThePageSays() throws Exception {
        try (RestServer server = RestServer.start(
                RestExamples.Orders.class, RestExamples.StrictEvents.class, RestExamples.Export.class)) {
            assertThat(server.post("orders/all", "[{\"number\":7}]"))
                    .isEqualTo("200 application/json [{\"number\":7}]");
            assertThat(server.post("export/upload", "application/x-ndjson", "{\"number\":7}\n{\"number\":8}\n"))
                    .startsWith("200 text/plain")
                    .endsWith(" 15");
            assertThat(server.post("orders", "{\"number\":7,\"other\":1}")).startsWith("400 application/problem+json ");
            assertThat(RestExamples.send(server.uri("orders"), new Order(7L, null)))
                    .isEqualTo(new Order(7L, null));
            assertThat(server.get("export", "application/x-ndjson"))
                    .isEqualTo("200 application/x-ndjson {\"number\":7}\n{\"number\":8,\"note\":\"late\"}\n");
        }
    }
}
