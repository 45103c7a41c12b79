package dev.schemac.export;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The documents of the tests, and their comparison with the rows that a tool reads. */
final class DeclaredRows {
    static final Path FOLDER = Path.of("src/test/resources/declare").toAbsolutePath();
    static final Path DOCUMENTS = FOLDER.resolve("everything.json");
    static final ObjectMapper MAPPER =
            new ObjectMapper().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS);

    private DeclaredRows() {}

    static String declaration(ExportTarget format) throws IOException {
        return Files.readString(FOLDER.resolve(DeclaredSchemas.file(format)));
    }

    static List<String> documents() throws IOException {
        return Files.readAllLines(DOCUMENTS);
    }

    /**
     * Compares rows with the documents, without members that are null.
     *
     * @param differing for each document the members that the tool shows in another way
     */
    static void compare(List<String> rows, List<Map<String, String>> differing) throws IOException {
        List<String> documents = documents();
        assertThat(rows).hasSameSizeAs(documents);
        for (int i = 0; i < rows.size(); i++) {
            ObjectNode expected = (ObjectNode) MAPPER.readTree(documents.get(i));
            for (Map.Entry<String, String> each : differing.get(i).entrySet()) {
                JsonNode value = MAPPER.readTree(each.getValue());
                assertThat(normal(value)).as(each.getKey()).isNotEqualTo(normal(expected.get(each.getKey())));
                expected.set(each.getKey(), value);
            }
            assertThat(normal(MAPPER.readTree(rows.get(i)))).isEqualTo(normal(expected));
        }
    }

    /** Returns a value without null members, and with numbers that are equal if their values are. */
    private static Object normal(JsonNode node) {
        if (node == null) {
            return "absent";
        }
        if (node.isObject()) {
            Map<String, Object> object = new TreeMap<>();
            for (Iterator<Map.Entry<String, JsonNode>> at = node.fields(); at.hasNext(); ) {
                Map.Entry<String, JsonNode> member = at.next();
                if (!member.getValue().isNull()) {
                    object.put(member.getKey(), normal(member.getValue()));
                }
            }
            return object;
        }
        if (node.isArray()) {
            List<Object> array = new ArrayList<>();
            node.forEach(each -> array.add(normal(each)));
            return array;
        }
        if (node.isNumber()) {
            BigDecimal number = node.decimalValue();
            return number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros();
        }
        return node.isTextual() ? "\"" + node.textValue() + "\"" : node.asText();
    }
}
