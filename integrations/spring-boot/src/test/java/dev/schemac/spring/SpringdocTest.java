package dev.schemac.spring;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.shop.Level;
import com.acme.shop.Ticket;
import com.acme.shop.User;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.UntypedParser;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/** The description that springdoc publishes, compared with the contract that the build has exported. */
@EnabledIf("hasSpringdoc")
@ExtendWith(OutputCaptureExtension.class)
class SpringdocTest {
    record Box(
            String label,
            User user,
            List<User> users,
            Map<String, User> byName,
            Inner inner,
            Level level,
            JsonEvent any) {}

    record Inner(User[] array) {}

    @RestController
    static class Described extends Shop {
        @PostMapping("/box")
        Box box(@RequestBody Box box) {
            return box;
        }

        @PostMapping("/stream")
        long stream(@RequestBody Stream<User> users) {
            return users.count();
        }
    }

    static boolean hasSpringdoc() {
        return SpringdocTest.class.getResource("/org/springdoc/core/customizers/GlobalOpenApiCustomizer.class") != null;
    }

    @SuppressWarnings("unchecked") // the test fails if it is something else
    private static Map<String, Object> object(String json) {
        byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
        return (Map<String, Object>) UntypedParser.parse(bytes, 0, bytes.length, JsonOptions.DEFAULT);
    }

    @SuppressWarnings("unchecked") // the test fails if it is something else
    private static Map<String, Object> at(Map<String, Object> object, String... names) {
        Map<String, Object> found = object;
        for (String name : names) {
            assertThat(found).containsKey(name);
            found = (Map<String, Object>) found.get(name);
        }
        return found;
    }

    private static Map<String, Object> exported() throws IOException {
        try (InputStream in = SpringdocTest.class.getResourceAsStream("/META-INF/schemac/openapi.json")) {
            return at(object(new String(in.readAllBytes(), StandardCharsets.UTF_8)), "components", "schemas");
        }
    }

    private static Map<String, Object> reference(String name) {
        return Map.of("$ref", "#/components/schemas/" + name);
    }

    private static Map<String, Object> arrayOf(String name) {
        return Map.of("type", "array", "items", reference(name));
    }

    @ParameterizedTest
    @EnumSource(names = {"SERVLET", "REACTIVE"})
    void eventsHaveTheSchemasOfTheContract(WebApplicationType type, CapturedOutput output) throws Exception {
        try (Application application = Application.start(
                type, Described.class, "logging.level.dev=warn", "logging.level.org=warn", "logging.level.io=warn")) {
            String response = application.get("/v3/api-docs", "application/json");
            assertThat(response).startsWith("200 application/json {");
            Map<String, Object> description = object(response.substring(response.indexOf('{')));
            Map<String, Object> schemas = at(description, "components", "schemas");
            for (String name : new String[] {"User", "Payment", "CardPayment", "Level"}) {
                assertThat(schemas.get(name)).as(name).isEqualTo(exported().get(name));
            }
            Map<String, Object> box = at(schemas, "Box", "properties");
            assertThat(box.get("user")).isEqualTo(reference("User"));
            assertThat(box.get("users")).isEqualTo(arrayOf("User"));
            assertThat(box.get("byName"))
                    .isEqualTo(Map.of("type", "object", "additionalProperties", reference("User")));
            assertThat(box.get("level")).isEqualTo(reference("Level"));
            assertThat(at(schemas, "Inner", "properties").get("array")).isEqualTo(arrayOf("User"));
            for (String path : new String[] {"/user", "/payment"}) {
                String name = Character.toUpperCase(path.charAt(1)) + path.substring(2);
                Map<String, Object> operation = at(description, "paths", path, "post");
                assertThat(at(operation, "requestBody", "content", "application/json")
                                .get("schema"))
                        .isEqualTo(reference(name));
                assertThat(at(operation, "responses", "200", "content", "*/*").get("schema"))
                        .isEqualTo(reference(name));
            }
            for (String path : new String[] {"/users", "/array", "/stream"}) {
                assertThat(at(description, "paths", path, "post", "requestBody", "content", "application/json")
                                .get("schema"))
                        .as(path)
                        .isEqualTo(arrayOf("User"));
            }
            int lines = output.getAll().lines().toList().size();
            application.get("/v3/api-docs", "application/json");
            application.post("/user", BodiesContract.ADA);
            assertThat(output.getAll().lines().skip(lines))
                    .as("warnings of later requests")
                    .isEmpty();
            assertThat(output)
                    .contains("the OpenAPI description lacks the schema of " + Ticket.class.getName()
                            + ": export its schema to META-INF/schemac/openapi.json in the class path");
        }
    }
}
