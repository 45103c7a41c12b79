package dev.schemac.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import com.fasterxml.jackson.databind.JsonNode;
import dev.schemac.benchmarks.contender.Libraries;
import dev.schemac.benchmarks.library.Library;
import dev.schemac.benchmarks.library.Reader;
import dev.schemac.benchmarks.payload.Operation;
import dev.schemac.benchmarks.payload.Payload;
import dev.schemac.benchmarks.payload.Payloads;
import dev.schemac.benchmarks.payload.ValueTree;
import dev.schemac.runtime.JsonOptions;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;

/**
 * The libraries do with odd documents what {@code docs/compared.md} shows, as the benchmarks set them up. Each cell is
 * computed from the result of the library and then compared; none is copied from the table. Only
 * builds with the profile {@code esper} include Esper.
 */
class ComparisonTest {
    private static final String HEADER =
            "| document | schemac | Jackson | Gson | protobuf | dsl-json | avaje-jsonb | Esper |";
    private static final String PROTOBUF = "protobuf";
    private static final List<String> LIBRARIES =
            List.of("schemac", "jackson", "gson", PROTOBUF, "dsl-json", "avaje-jsonb", "esper");

    /** The documents by their names on the page; each character is a byte. */
    private static Map<String, String> documents() {
        Map<String, String> documents = new LinkedHashMap<>();
        documents.put("a member twice", user("\"age\":1,\"age\":2"));
        documents.put("trailing data", user("\"age\":1") + " x");
        documents.put("ill-formed UTF-8 in a string", user("\"name\":\"a\u00ff\u00feb\""));
        documents.put("ill-formed UTF-8 in a skipped member", user("\"zz\":\"a\u00ff\u00feb\""));
        documents.put("`01` in a skipped member", user("\"zz\":01"));
        documents.put("`1.5` for an `int`", user("\"age\":1.5"));
        documents.put("`1e999` for a `double`", user("\"latitude\":1e999"));
        documents.put("an unpaired surrogate", user("\"name\":\"\\ud800\""));
        documents.put(
                "100,000 levels in a skipped member", user("\"zz\":" + "[".repeat(100_000) + "]".repeat(100_000)));
        documents.put("place of an error", "{\"users\":[{},\n{\"age\":\"secret\"}]}");
        documents.put("value in the error message", "{\"users\":[{},\n{\"age\":\"secret\"}]}");
        return documents;
    }

    private static String user(String members) {
        return "{\"users\":[{" + members + "}]}";
    }

    @Test
    void theLibrariesDoWhatThePageShows() throws IOException {
        Map<String, String> documents = documents();
        List<String> lines = Files.readAllLines(Repository.path("docs/compared.md"));
        int header = lines.indexOf(HEADER);
        assertThat(header).isPositive();
        List<List<String>> rows = lines.subList(header + 2, header + 2 + documents.size()).stream()
                .map(line -> Arrays.stream(line.substring(1).split("\\|"))
                        .map(String::strip)
                        .toList())
                .toList();
        assertThat(rows.stream().map(row -> row.get(0))).containsExactlyElementsOf(documents.keySet());

        SoftAssertions softly = new SoftAssertions();
        List<String> asked = new ArrayList<>();
        for (int i = 0; i < LIBRARIES.size(); i++) {
            String name = LIBRARIES.get(i);
            Payload payload = Payloads.named("users-1k");
            Reader reader;
            if (name.equals(PROTOBUF)) {
                reader = new ProtobufReader();
            } else {
                Library library = Libraries.named(name);
                if (library.missing(Operation.READ, payload)
                        .filter(reason -> reason.startsWith("is not in this build"))
                        .isPresent()) {
                    continue; // Esper, in an ordinary build
                }
                reader = library.reader(payload, payload.generate(1));
            }
            asked.add(name);
            for (List<String> row : rows) {
                byte[] json = documents.get(row.get(0)).getBytes(StandardCharsets.ISO_8859_1);
                String shown = row.get(i + 1);
                softly.assertThat(
                                decoded(json).contains("\uFFFD") && readsStringsOnly(name)
                                        ? "reads strings only"
                                        : outcome(reader, json, row.get(0)))
                        .as("%s: %s", name, row.get(0))
                        .isEqualTo(shown);
            }
        }
        softly.assertAll();
        System.out.println("Odd documents: asked " + asked);
        assertThat(asked).containsSubsequence(LIBRARIES.subList(0, LIBRARIES.size() - 1));
    }

    /**
     * The page has the size of the runtime jar with a tolerance of a tenth, so that not each change of the code changes
     * the page.
     */
    @Test
    void theRuntimeIsAsLargeAsThePageShows() throws Exception {
        String row = Files.readAllLines(Repository.path("docs/compared.md")).stream()
                .filter(line -> line.startsWith("| needs at run time | "))
                .findFirst()
                .orElseThrow();
        int kilobytes = Integer.parseInt(row.replaceAll("\\| needs at run time \\| (\\d+) KB .*", "$1"));

        assertThat(archived(Path.of(JsonOptions.class
                                .getProtectionDomain()
                                .getCodeSource()
                                .getLocation()
                                .toURI()))
                        / 1000.0)
                .isCloseTo(kilobytes, withinPercentage(10));
    }

    /** The size of a jar; of a folder with classes that of the jar that it would make. */
    private static long archived(Path classes) throws IOException {
        if (Files.isRegularFile(classes)) {
            return Files.size(classes);
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes);
                Stream<Path> files = Files.walk(classes)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                zip.putNextEntry(new ZipEntry(classes.relativize(file).toString()));
                zip.write(Files.readAllBytes(file));
            }
        }
        return bytes.size();
    }

    private static String decoded(byte[] json) {
        return new String(json, StandardCharsets.UTF_8);
    }

    /** Whether none of the methods by which a library reads a document has bytes as a parameter. */
    private static boolean readsStringsOnly(String library) {
        if (!library.equals("esper")) {
            return false;
        }
        try {
            return Arrays.stream(Class.forName("com.espertech.esper.common.client.json.util.EventSenderJson")
                            .getMethods())
                    .filter(method -> method.getName().equals("parse"))
                    .allMatch(method -> method.getParameterTypes()[0] == String.class);
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    private static String outcome(Reader reader, byte[] json, String document) throws IOException {
        try {
            JsonNode read = ValueTree.of(reader.values(reader.read(json)));
            return read.toString().indexOf('\uFFFD') >= 0 ? "replaced" : "accepted";
        } catch (StackOverflowError e) {
            return "`StackOverflowError`";
        } catch (IOException | RuntimeException e) {
            String message = String.valueOf(e.getMessage());
            return document.startsWith("value")
                    ? message.contains("secret") ? "yes" : "no"
                    : document.startsWith("place") ? place(message) : "rejected";
        }
    }

    private static String place(String message) {
        if (message.contains("line")) {
            boolean path = message.contains("users[1].age") || message.contains("[1]->") && message.contains("\"age\"");
            return path ? "line, path" : "line";
        }
        return message.contains("position") ? "byte" : "none";
    }
}
