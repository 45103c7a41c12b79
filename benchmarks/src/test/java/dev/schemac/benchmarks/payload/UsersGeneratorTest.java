package dev.schemac.benchmarks.payload;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UsersGeneratorTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    @Test
    void givesTheSameBytesOnEveryMachineAndJdk() {
        CRC32 checksum = new CRC32();
        for (String payload : List.of("1k", "10k", "pretty")) {
            UsersGenerator.generate(Payload.named(payload)).forEach(document -> checksum.update(document.bytes()));
        }

        assertThat(checksum.getValue()).isEqualTo(1_158_173_155L);
    }

    @ParameterizedTest
    @CsvSource({"1k, 128, 1180", "10k, 16, 10240", "100k, 4, 102400", "1000k, 2, 1024000"})
    void comesNearTheSizeOfThePayload(String payload, int documents, int size) {
        List<Document> generated = UsersGenerator.generate(Payload.named(payload));

        double mean = generated.stream()
                .mapToInt(document -> document.bytes().length)
                .average()
                .orElseThrow();
        assertThat(generated).hasSize(documents);
        assertThat(mean).isCloseTo(size, within(0.05 * size));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1k", "10k", "100k", "1000k", "pretty"})
    void writesValidJsonThatDiffersFromDocumentToDocument(String payload) throws IOException {
        List<Document> documents = UsersGenerator.generate(Payload.named(payload));

        JsonFactory strict = JsonFactory.builder()
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .build();
        for (Document document : documents) {
            try (JsonParser parser = strict.createParser(document.bytes())) {
                while (parser.nextToken() != null) {
                    parser.skipChildren();
                }
            }
            assertThat(document.text()).isEqualTo(new String(document.bytes(), StandardCharsets.UTF_8));
        }
        assertThat(documents.stream().map(Document::text)).doesNotHaveDuplicates();
    }

    @Test
    void writesTheMembersOfTheSampleInItsOrderAndWithItsLengths() throws IOException {
        for (Document document : UsersGenerator.generate(Payload.named("10k"))) {
            JsonNode users = MAPPER.readTree(document.bytes()).get("users");
            for (JsonNode user : users) {
                List<String> names = new ArrayList<>();
                user.fieldNames().forEachRemaining(names::add);
                assertThat(String.join(" ", names))
                        .isEqualTo(
                                "_id index guid isActive balance picture age eyeColor name gender company email phone"
                                        + " address about registered latitude longitude tags friends greeting favoriteFruit");
                assertThat(user.get("_id").asText()).matches("[0-9]{20}");
                assertThat(user.get("index").asInt()).isBetween(0, (1 << 30) - 1);
                assertThat(user.get("isActive").isBoolean()).isTrue();
                assertThat(user.get("picture").asText()).matches("[A-Za-z0-9]{40,49}");
                assertThat(user.get("age").asInt()).isBetween(20, 40);
                assertThat(user.get("latitude").asDouble()).isBetween(0.0, 90.0);
                assertThat(user.get("longitude").asDouble()).isBetween(0.0, 180.0);
                assertThat(user.get("tags"))
                        .hasSizeLessThanOrEqualTo(4)
                        .allSatisfy(tag -> assertThat(tag.asText()).matches("[A-Za-z0-9]{10}"));
                assertThat(user.get("friends")).hasSizeLessThanOrEqualTo(2).allSatisfy(friend -> {
                    assertThat(friend.get("id").asText()).matches("[0-9]{4}");
                    assertThat(friend.get("name").asText()).matches("[A-Za-z]{30}");
                });
                for (String name : List.of("guid", "balance", "eyeColor", "about", "greeting", "favoriteFruit")) {
                    assertThat(user.get(name).asText()).matches("[A-Za-z0-9]{20}");
                }
            }
        }
    }

    @Test
    void meetsEveryCountOfTagsAndFriendsAndBothBooleans() throws IOException {
        Map<String, Integer> seen = new TreeMap<>();
        for (Document document : UsersGenerator.generate(Payload.named("10k"))) {
            for (JsonNode user : MAPPER.readTree(document.bytes()).get("users")) {
                seen.merge("tags " + user.get("tags").size(), 1, Integer::sum);
                seen.merge("friends " + user.get("friends").size(), 1, Integer::sum);
                seen.merge("active " + user.get("isActive"), 1, Integer::sum);
            }
        }

        assertThat(seen)
                .containsOnlyKeys(
                        "active false",
                        "active true",
                        "friends 0",
                        "friends 1",
                        "friends 2",
                        "tags 0",
                        "tags 1",
                        "tags 2",
                        "tags 3",
                        "tags 4");
    }

    @Test
    void indentsTheSameDocumentsForThePrettyPayload() throws IOException {
        List<Document> compact = UsersGenerator.generate(Payload.named("1k"));
        List<Document> pretty = UsersGenerator.generate(Payload.named("pretty"));

        for (int i = 0; i < compact.size(); i++) {
            assertThat(MAPPER.readTree(pretty.get(i).bytes()))
                    .isEqualTo(MAPPER.readTree(compact.get(i).bytes()));
        }
        assertThat(compact.get(0).text()).doesNotContain(" ", "\n").startsWith("{\"users\":[{\"_id\":\"");
        assertThat(pretty.get(0).text()).startsWith("{\n  \"users\": [\n    {\n      \"_id\": \"");
    }

    @Test
    void refusesAnUnknownPayload() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Payload.named("2k"))
                .withMessage("no payload is named 2k");
    }

    @Test
    void refusesANumberOfDocumentsThatCannotRotate() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Payload("odd", 1024, 3, false))
                .withMessage("the number of documents must be a power of two: 3");
    }
}
