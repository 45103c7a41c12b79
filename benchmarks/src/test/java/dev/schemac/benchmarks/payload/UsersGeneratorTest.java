package dev.schemac.benchmarks.payload;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UsersGeneratorTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private static final List<String> MEMBERS =
            List.of(("_id index guid isActive balance picture age eyeColor name gender"
                            + " company email phone address about registered latitude longitude tags friends greeting favoriteFruit")
                    .split(" "));

    private static final Map<String, String> OTHERS =
            Map.of("_id", "[0-9]{20}", "isActive", "true|false", "picture", "[0-9A-Za-z]{40,49}");

    private static final Set<String> WITHOUT_STRINGS =
            Set.of("index", "age", "latitude", "longitude", "tags", "friends");

    @ParameterizedTest
    @CsvSource({"users-1k, 1024", "users-10k, 10240", "users-100k, 102400"})
    void documentsHaveTheSizeOfTheirName(String payload, int size) {
        assertThat(Payload.meanBytes(Payloads.named(payload).generate())).isCloseTo(size, within(0.1 * size));
    }

    @Test
    void membersComeInTheOrderOfTheSchemaWithTheirLengths() throws IOException {
        for (JsonNode user : users("users-1k")) {
            List<String> names = new ArrayList<>();
            user.fieldNames().forEachRemaining(names::add);
            assertThat(names).isEqualTo(MEMBERS);
            MEMBERS.stream()
                    .filter(name -> !WITHOUT_STRINGS.contains(name))
                    .forEach(name -> assertThat(user.path(name).asText())
                            .as(name)
                            .matches(OTHERS.getOrDefault(name, "[0-9A-Za-z]{20}")));
            assertThat(user.path("age").intValue()).isBetween(20, 40);
            assertThat(user.path("latitude").isDouble()).isTrue();
            assertThat(user.path("tags"))
                    .hasSizeLessThan(5)
                    .allMatch(tag -> tag.asText().length() == 10);
            assertThat(user.path("friends")).hasSizeLessThan(3).allSatisfy(friend -> {
                assertThat(friend.path("id").asText()).matches("[0-9]{4}");
                assertThat(friend.path("name").asText()).matches("[A-Za-z]{30}");
            });
        }
    }

    private static List<JsonNode> users(String payload) throws IOException {
        List<JsonNode> users = new ArrayList<>();
        for (Document document : Payloads.named(payload).generate()) {
            MAPPER.readTree(document.bytes()).path("users").forEach(users::add);
        }
        return users;
    }
}
