package dev.schemac.benchmarks;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.gson.Gson;
import com.google.gson.JsonParseException;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;

/** The examples and tables of {@code docs/migrating.md}, run with Jackson, Gson and schemac. A resource has more rows. */
class DocumentationMigratingTest {
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```(\\w+)\n(.*?)^```$");
    private static final String HEADER = "| columns | document | Jackson | Gson | schemac |";
    private static final String REJECTED = "rejected";
    private static final byte[] CUSTOMER = """
            {"customer_id":"7","e-mail":"a@b.c","visits":1,"credit":1.50,"tags":["x"],"scores":{"y":2},"friends":[{"mail":"d"}],"z":0}""".getBytes(UTF_8);

    @Test
    void theCodeIsRunAsItStandsThere() throws IOException {
        String source = withoutBlanks(Files.readString(
                Repository.path("benchmarks/src/test/java/dev/schemac/benchmarks/MigratingExamples.java")));
        List<String> examples = new ArrayList<>(blocks("java"));

        // Those of generated classes print something; DocumentationProgramsTest of the command runs them.
        examples.removeIf(example -> example.contains("System.out"));
        assertThat(examples).hasSize(1);
        for (String example : examples) {
            assertThat(source).contains(withoutBlanks(example));
        }
    }

    @Test
    void theSchemaReadsAndWritesWhatTheClassDid() throws Exception {
        EventRuntime runtime = new EventRuntime();
        SchemaCompiler.compileDeploy(runtime, blocks("epl").get(0));
        JsonEvent event = (JsonEvent) runtime.eventSender("Customer").parse(CUSTOMER);
        // customer.setVisits(customer.getVisits() + 1), of a class that is known at run time only
        int visits = (int) event.getClass().getMethod("getVisits").invoke(event);
        event.getClass().getMethod("setVisits", int.class).invoke(event, visits + 1);

        ObjectMapper mapper = new ObjectMapper();
        JsonNode written = mapper.readTree(event.toJsonBytes());
        assertThat(written.toString()).contains("\"customer_id\":\"7\",\"mail\":\"a@b.c\",\"visits\":2,\"credit\":1.5");
        assertThat(withoutEmpty(mapper.readTree(MigratingExamples.jackson(CUSTOMER))))
                .isEqualTo(written);
        // Gson knows neither annotation of Jackson.
        assertThat(mapper.readTree(MigratingExamples.gson(CUSTOMER)).get("visits"))
                .isEqualTo(written.get("visits"));
    }

    @Test
    void documentsComeOutAsShown() throws IOException {
        List<List<String>> rows = new ArrayList<>(rows("docs/migrating.md"));
        assertThat(rows).hasSizeBetween(5, 8);
        rows.addAll(rows("benchmarks/src/test/resources/documentation/migrating.md"));
        assertThat(rows).hasSizeGreaterThan(17);
        EventRuntime runtime = new EventRuntime();
        Map<String, String> schemas = new LinkedHashMap<>();
        rows.forEach(row -> schemas.putIfAbsent(row.get(0), "Row" + schemas.size()));
        schemas.forEach((columns, name) ->
                SchemaCompiler.compileDeploy(runtime, "create json schema " + name + "(" + columns + ");"));

        SoftAssertions softly = new SoftAssertions();
        for (List<String> row : rows) {
            Class<?> type = MigratingExamples.CLASSES.get(row.get(0));
            String json = row.get(1);
            softly.assertThat(jackson(json, type)).as("Jackson %s", row).isEqualTo(row.get(2));
            softly.assertThat(gson(json, type)).as("Gson %s", row).isEqualTo(row.get(3));
            softly.assertThat(schemac(runtime, schemas.get(row.get(0)), json))
                    .as("schemac %s", row)
                    .isEqualTo(row.get(4));
        }
        softly.assertAll();
    }

    private static List<List<String>> rows(String page) throws IOException {
        List<String> lines = Files.readAllLines(Repository.path(page));
        return lines.subList(lines.indexOf(HEADER) + 2, lines.size()).stream()
                .takeWhile(line -> line.startsWith("|"))
                .map(line -> Arrays.stream(line.substring(1).split("\\|"))
                        .map(cell -> cell.strip().replace("`", ""))
                        .toList())
                .toList();
    }

    private static String jackson(String json, Class<?> type) {
        try {
            ObjectMapper mapper = new ObjectMapper();
            return mapper.writeValueAsString(mapper.readValue(json, type));
        } catch (IOException e) {
            return REJECTED;
        }
    }

    private static String gson(String json, Class<?> type) {
        try {
            Gson gson = new Gson();
            return gson.toJson(gson.fromJson(json, type));
        } catch (JsonParseException | IllegalArgumentException e) {
            return REJECTED;
        }
    }

    private static String schemac(EventRuntime runtime, String name, String json) {
        try {
            return ((JsonEvent) runtime.eventSender(name).parse(json)).toJson(JsonOptions.DEFAULT);
        } catch (dev.schemac.runtime.JsonParseException e) {
            return REJECTED;
        }
    }

    /** What schemac leaves out: nulls, and the 0 that Jackson writes for a visit that was not there. */
    private static JsonNode withoutEmpty(JsonNode node) {
        if (node instanceof ObjectNode object) {
            object.properties()
                    .removeIf(member -> member.getValue().isNull()
                            || member.getKey().equals("visits")
                                    && member.getValue().asInt() == 0);
        }
        node.forEach(DocumentationMigratingTest::withoutEmpty);
        return node;
    }

    private static List<String> blocks(String language) throws IOException {
        return BLOCK.matcher(Files.readString(Repository.path("docs/migrating.md")))
                .results()
                .filter(block -> block.group(1).equals(language))
                .map(block -> block.group(2))
                .toList();
    }

    private static String withoutBlanks(String java) {
        return java.replaceAll("\\s", "");
    }
}
