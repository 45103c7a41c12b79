package dev.schemac.benchmarks.payload;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParser;
import dev.schemac.benchmarks.model.Friend;
import dev.schemac.benchmarks.model.User;
import dev.schemac.benchmarks.model.Users;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RealUsersGeneratorTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private static final List<Document> DOCUMENTS = Payloads.named("real").generate(4096);

    private static List<User> users() {
        return DOCUMENTS.stream()
                .flatMap(document -> List.of(((Users) document.model()).users).stream())
                .toList();
    }

    /** The optional members: null where absent. */
    private static List<String> optional(List<User> users) throws IllegalAccessException {
        List<String> texts = new ArrayList<>();
        for (User user : users) {
            for (Field field : User.class.getFields()) {
                if (field.getType() == String.class && !field.getName().equals("_id")) {
                    texts.add((String) field.get(user));
                }
            }
            for (Friend friend : user.friends) {
                texts.add(friend.id);
                texts.add(friend.name);
            }
        }
        return texts;
    }

    private static List<String> present(List<User> users) throws IllegalAccessException {
        List<String> texts = new ArrayList<>(optional(users));
        texts.removeIf(Objects::isNull);
        for (User user : users) {
            texts.add(user._id);
            texts.addAll(List.of(user.tags));
        }
        return texts;
    }

    private static int characters(String text) {
        return text.codePointCount(0, text.length());
    }

    private static double share(List<String> texts, Predicate<String> wanted) {
        return (double) texts.stream().filter(wanted).count() / texts.size();
    }

    @ParameterizedTest
    @CsvSource({
        "real, 64, 1668032456",
        "real-shuffled, 64, 1426786830",
        "real-indented, 64, 63271345",
        "real-indented-jackson, 64, 3668000239",
        "real-null, 64, 4037253724",
        "real-nulls, 64, 2574546867",
        "real-null-random, 64, 927597975",
        "real-nulls-random, 64, 2420679342",
        "real-one-more, 64, 655830462",
        "real-more, 64, 1959600336",
        "real-one-more-random, 64, 190307316",
        "real-more-random, 64, 1893409508",
        "real-10k, 8, 3395689611",
        "real-100k, 1, 697153237",
        "real-1m, 1, 973798969"
    })
    void theSeedGivesTheSameBytes(String payload, int documents, long checksum) {
        CRC32 sum = new CRC32();
        Payloads.named(payload).generate(documents).forEach(document -> sum.update(document.bytes()));

        assertThat(sum.getValue()).isEqualTo(checksum);
    }

    @ParameterizedTest
    @CsvSource({"real, 2048, 1280", "real-10k, 128, 10240", "real-100k, 16, 102400", "real-1m, 2, 1048576"})
    void documentsHaveTheSizeOfTheirName(String payload, int documents, int size) {
        assertThat(Payload.meanBytes(Payloads.named(payload).generate(documents)))
                .isCloseTo(size, within(0.03 * size));
    }

    @Test
    void halfOfTheOptionalMembersAreAbsent() throws IllegalAccessException {
        List<String> texts = optional(users());

        assertThat(texts).hasSizeGreaterThan(100_000);
        assertThat(share(texts, Objects::isNull)).isCloseTo(0.5, within(0.01));
    }

    @Test
    void textsAreOfAnyLengthAndAFewAreLong() throws IllegalAccessException {
        List<String> texts = present(users());

        assertThat(texts).allMatch(text -> characters(text) <= 40 || characters(text) >= 80 && characters(text) <= 120);
        assertThat(share(texts, text -> characters(text) > 40)).isCloseTo(0.03, within(0.003));
        for (int i = 1; i <= 40; i++) {
            int length = i;
            assertThat(share(texts, text -> characters(text) == length))
                    .as("of length " + length)
                    .isCloseTo(0.97 / 40, within(0.003));
        }
    }

    @Test
    void aFewTextsAreNotInAscii() throws IllegalAccessException {
        List<String> texts = present(users());

        assertThat(share(texts, text -> !StandardCharsets.US_ASCII.newEncoder().canEncode(text)))
                .isCloseTo(0.03, within(0.003));
        for (String letter : List.of("ü", "д", "中", "😀")) {
            assertThat(share(texts, text -> text.contains(letter))).as(letter).isPositive();
        }
        assertThat(texts).noneMatch(text -> text.contains("\"") || text.contains("\\"));
    }

    @Test
    void integersAreOfAnySizeAndSign() {
        Set<Integer> bits = new HashSet<>();
        for (User user : users()) {
            for (int value : new int[] {user.index, user.age}) {
                int magnitude = Integer.SIZE - Integer.numberOfLeadingZeros(value < 0 ? ~value : value);
                bits.add(value < 0 ? -1 - magnitude : magnitude);
            }
        }

        assertThat(bits).as("bits, of either sign").hasSize(64);
    }

    @Test
    void shuffledMembersHaveTheirValuesInManyOrders() throws IOException {
        Set<List<String>> orders = new HashSet<>();
        int users = 0;
        List<Document> inOrder = Payloads.named("real").generate(64);
        List<Document> shuffled = Payloads.named("real-shuffled").generate(64);
        for (int i = 0; i < 64; i++) {
            JsonNode tree = MAPPER.readTree(shuffled.get(i).bytes());
            assertThat(tree).isEqualTo(MAPPER.readTree(inOrder.get(i).bytes()));
            for (JsonNode user : tree.path("users")) {
                List<String> names = new ArrayList<>();
                user.fieldNames().forEachRemaining(names::add);
                orders.add(names);
                users++;
            }
        }

        assertThat(orders).hasSize(users);
    }

    @Test
    void theIndentedOnesAreAsJacksonAndGsonIndent() throws IOException {
        DefaultPrettyPrinter jackson = new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n"));
        Gson gson = new GsonBuilder().setPrettyPrinting().create();
        List<Document> compact = Payloads.named("real").generate(64);
        List<Document> byJackson = Payloads.named("real-indented-jackson").generate(64);
        List<Document> byGson = Payloads.named("real-indented").generate(64);

        for (int i = 0; i < 64; i++) {
            JsonNode tree = MAPPER.readTree(compact.get(i).bytes());
            assertThat(byJackson.get(i).text())
                    .isEqualTo(MAPPER.writer(jackson).writeValueAsString(tree))
                    .contains("\n    \"index\" : ");
            assertThat(byGson.get(i).text())
                    .isEqualTo(gson.toJson(JsonParser.parseString(compact.get(i).text())))
                    .contains("\n      \"index\": ");
        }
    }
}
