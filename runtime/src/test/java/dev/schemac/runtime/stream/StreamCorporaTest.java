package dev.schemac.runtime.stream;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import dev.schemac.runtime.Corpora;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ProbeParser;
import dev.schemac.runtime.documents.ConformanceCases;
import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The documents of the corpora up to 4 KiB in every framing: the verdict is that of the same bytes in memory, and the outcome is the same however
 * the bytes are cut. Ordinarily every cut of short ones and some of the others are tried, with {@code -Dschemac.volume=full} every cut of all.
 */
class StreamCorporaTest {
    private static final JsonFactory JACKSON = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private static final int LARGEST = 4 << 10;
    private static final int SHORT = 64;
    private static final long SEED = Seed.of(20261121);

    private long cuts;

    /** By name, in their order. Files of lines give each line. */
    private static Map<String, byte[]> documents() throws IOException {
        Map<String, byte[]> documents = new TreeMap<>();
        for (String folder : List.of("jsontestsuite", "own", "utf8", "roundtrip", "jcs")) {
            Path root = Corpora.path(folder);
            try (Stream<Path> files = Files.walk(root)) {
                for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                    String name = root.getParent().relativize(file).toString();
                    byte[] bytes = Files.readAllBytes(file);
                    if (name.endsWith(".ndjson")) {
                        int line = 0;
                        for (String each : new String(bytes, ISO_8859_1).split("\n")) {
                            documents.put(name + ":" + ++line, each.getBytes(ISO_8859_1));
                        }
                    } else {
                        documents.put(name, bytes);
                    }
                }
            }
        }
        documents.values().removeIf(bytes -> bytes.length > LARGEST);
        return documents;
    }

    private static byte[] around(String before, byte[] document, String behind) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.writeBytes(before.getBytes(UTF_8));
        all.writeBytes(document);
        all.writeBytes(behind.getBytes(UTF_8));
        return all.toByteArray();
    }

    @Test
    void everyDocumentInEveryFraming() throws IOException {
        Map<String, byte[]> documents = documents();
        assertThat(documents).hasSizeGreaterThan(340);
        Volume.sweep(() -> documents.forEach(this::check));
        System.out.printf(
                "corpora as streams: %s documents, %s parses of a stream in two pieces%n", documents.size(), cuts);
    }

    /** With the table of this repository, which is always there. */
    @Test
    void everyDocumentOfTheTableInEveryFraming() throws IOException {
        Map<String, byte[]> documents = new TreeMap<>();
        for (String[] row : ConformanceCases.rows("json.txt")) {
            documents.put(String.join(" ", row), ConformanceCases.bytes(row[2]));
        }
        assertThat(documents).hasSizeGreaterThan(300);
        Volume.sweep(() -> documents.forEach(this::check));
        assertThat(cuts).isGreaterThan(10_000);
    }

    private void check(String name, byte[] document) {
        ProbeParser parser = ProbeParser.ANYTHING;
        for (JsonOptions options : List.of(JsonOptions.DEFAULT, JsonOptions.STRICT)) {
            String as = name + " " + options.profile();
            boolean good = inMemory(document, options);
            List<String> whole = same(as + " as document", EventFormat.documents(parser), options, document);
            // no event at all: blanks, after a byte order mark if the options skip one
            String text = new String(document, ISO_8859_1);
            boolean blank =
                    (options == JsonOptions.DEFAULT ? text.replaceFirst("^\u00ef\u00bb\u00bf", "") : text).isBlank();
            if (good) {
                assertThat(whole).as(as).hasSize(1).allMatch(line -> line.startsWith("event "));
            } else if (!blank) {
                // One that has a good event at its beginning and something behind it is more than one document.
                assertThat(whole).as(as).anyMatch(line -> !line.startsWith("event ") || whole.size() > 1);
            }
            List<String> line = same(as + " as line", EventFormat.lines(parser), options, document);
            if (text.indexOf('\n') < 0 && !blank) {
                assertThat(line).as(as + " as line").hasSize(1);
                assertThat(line.get(0).startsWith("event ")).as(as + " as line").isEqualTo(good);
            }
            byte[] array = around("[{\"v\":", document, "},{\"v\":7}]");
            byte[] member = around("{\"v\":", document, "}");
            boolean goodValue = inMemory(member, options);
            List<String> element = same(as + " as element", EventFormat.elements(parser), options, array);
            assertThat(element.size() == 2 && element.stream().allMatch(each -> each.startsWith("event ")))
                    .as(as + " as element: " + element)
                    .isEqualTo(goodValue);

            byte[] around = around("{\"v\":", document, ",\"users\":[{\"v\":7}]}");
            boolean strict = options == JsonOptions.STRICT;
            boolean goodToSkip = skippedInMemory(document, options) && !(strict && hasNameTwice(document));
            List<String> skipped =
                    same(as + " as skipped member", EventFormat.elements(parser, "$.users"), options, around);
            assertThat(skipped.equals(List.of("event {v=7;}")))
                    .as(as + " as skipped member: " + skipped)
                    .isEqualTo(goodToSkip);
        }
    }

    private static boolean inMemory(byte[] document, JsonOptions options) {
        try {
            ProbeParser.ANYTHING.parse(document, options);
            return true;
        } catch (JsonParseException e) {
            return false;
        }
    }

    private static boolean skippedInMemory(byte[] value, JsonOptions options) {
        try {
            JsonOptions lenient = JsonOptions.DEFAULT.withMaxDepth(options.maxDepth());
            ProbeParser.NOTHING.parse(around("{\"x\":", value, ",\"users\":[{\"v\":7}]}"), lenient);
            return true;
        } catch (JsonParseException e) {
            return false;
        }
    }

    /** As jackson-core says. */
    private static boolean hasNameTwice(byte[] value) {
        try (JsonParser parser = JACKSON.createParser(value)) {
            while (parser.nextToken() != null) {
                // it looks for duplicates
            }
            return false;
        } catch (JsonProcessingException e) {
            return e.getMessage().startsWith("Duplicate field");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What comes of the bytes, which is the same with a handler and without up to the first bad event, and for the cuts. */
    private List<String> same(String as, EventFormat<Map<String, Object>> framing, JsonOptions options, byte[] bytes) {
        EventFormat<Map<String, Object>> format = framing.withOptions(options);
        List<String> whole = Outcome.fed(format, true, bytes);
        for (int at : cuts(bytes.length, options)) {
            cuts++;
            List<String> cut = Outcome.fed(format, true, bytes, at);
            if (!cut.equals(whole)) {
                assertThat(cut).as("%s, cut at %d, seed %d", as, at, SEED).isEqualTo(whole);
            }
        }
        return whole;
    }

    private static List<Integer> cuts(int length, JsonOptions options) {
        List<Integer> cuts = new ArrayList<>();
        boolean all = Volume.FULL || length <= SHORT && options == JsonOptions.DEFAULT;
        Random random = new Random(SEED + length);
        for (int at = 1; at < length; at++) {
            if (all || random.nextInt(length) < 6) {
                cuts.add(at);
            }
        }
        return cuts;
    }
}
