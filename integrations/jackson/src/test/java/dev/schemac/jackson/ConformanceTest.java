package dev.schemac.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonParser;
import dev.schemac.golden.dynamic.Message;
import dev.schemac.golden.dynamic.MessageParser;
import dev.schemac.golden.dynamic.Nothing;
import dev.schemac.golden.dynamic.NothingParser;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/**
 * The JSON test suite through parsers of jackson-core: wherever these take a text, the verdict is that of the generated
 * parser, and so is the event; it does not matter whether that was read from bytes, from a String or token by token.
 */
class ConformanceTest {
    @Test
    void verdictsAreTheSame() throws IOException {
        Path folder =
                Path.of(System.getProperty("schemac.corpora", "../../../shared/corpora"), "jsontestsuite/test_parsing");
        if (!Files.isDirectory(folder)) {
            Assumptions.abort("skipped: the JSON test suite is not in the folder named by -Dschemac.corpora");
        }
        List<Path> files;
        try (Stream<Path> all = Files.list(folder)) {
            files = all.sorted().toList();
        }
        assertThat(files).hasSizeGreaterThan(300);
        int taken = 0;
        for (Path file : files) {
            byte[] json = wrapped(Files.readAllBytes(file));
            if (isTakenByJackson(json)) {
                taken++;
                assertSame(file.getFileName() + ", untyped", json, MessageParser.INSTANCE);
                assertSame(file.getFileName() + ", skipped", json, NothingParser.INSTANCE);
            } else {
                assertRefused(file.getFileName().toString(), json);
            }
        }
        assertThat(taken).isGreaterThan(95);
    }

    /** The table of the runtime, which has each kind of the suite. */
    @Test
    void verdictsOnTheTableAreTheSame() throws IOException {
        List<String> lines = Files.readAllLines(Path.of("../../runtime/src/test/resources/conformance/json.txt"));
        int taken = 0;
        for (String line : lines.subList(1, lines.size())) {
            ByteArrayOutputStream document = new ByteArrayOutputStream();
            Matcher part = Pattern.compile("\\\\x([0-9a-f]{2})|(?s)(.)").matcher(line.split("\t", -1)[2]);
            while (part.find()) {
                if (part.group(1) != null) {
                    document.write(Integer.parseInt(part.group(1), 16));
                } else {
                    document.writeBytes(part.group(2).getBytes(StandardCharsets.UTF_8));
                }
            }
            byte[] json = wrapped(document.toByteArray());
            if (isTakenByJackson(json)) {
                taken++;
                assertSame(line + ", untyped", json, MessageParser.INSTANCE);
                assertSame(line + ", skipped", json, NothingParser.INSTANCE);
            } else {
                assertRefused(line, json);
            }
        }
        assertThat(taken).isGreaterThan(95).isLessThan(lines.size() - 100);
    }

    private static boolean isTakenByJackson(byte[] json) {
        try (JsonParser in = Formats.JSON.stream(json)) {
            while (in.nextToken() != null) {
                in.getText();
            }
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    private static <T> void assertSame(String name, byte[] json, ObjectParser<T> parser) throws IOException {
        Object expected = outcome(() -> parser.parse(json));
        TokenReader<T> reader = TokenReader.of(parser);
        assertThat(outcome(() -> reader.read(Formats.JSON.factory.createParser(json))))
                .as(name + ", array")
                .isEqualTo(expected);
        // Ill-formed UTF-8 is Jackson's affair where it decodes; its mistakes are not in the tokens any more.
        if (isUtf8(json)) {
            assertThat(outcome(() -> reader.read(Formats.JSON.stream(json))))
                    .as(name + ", tokens")
                    .isEqualTo(expected);
            String text = new String(json, StandardCharsets.UTF_8);
            assertThat(outcome(() -> reader.read(Formats.JSON.factory.createParser(text))))
                    .as(name + ", text")
                    .isEqualTo(expected);
            assertThat(outcome(() -> reader.read(
                            Formats.JSON.factory.createParser(new RecordedReader(new java.io.StringReader(text))))))
                    .as(name + ", reader")
                    .isEqualTo(expected);
        }
        assertThat(outcome(() -> reader.read(
                        Formats.JSON.factory.createParser(new RecordedInput(new ByteArrayInputStream(json))))))
                .as(name + ", stream")
                .isEqualTo(expected);
    }

    /** Whatever refuses it: nothing gets through. */
    private static void assertRefused(String name, byte[] json) {
        for (boolean array : new boolean[] {true, false}) {
            boolean refused = false;
            try {
                JsonParser in = array ? Formats.JSON.factory.createParser(json) : Formats.JSON.stream(json);
                TokenReader.of(MessageParser.INSTANCE).read(in);
                while (in.nextToken() != null) {
                    in.getText();
                }
            } catch (IOException | JsonParseException e) {
                refused = true;
            }
            assertThat(refused).as(name).isTrue();
        }
    }

    private interface Read {
        Object read() throws IOException;
    }

    private static Object outcome(Read read) throws IOException {
        try {
            Object event = read.read();
            return event instanceof Nothing || event instanceof Message ? event.toString() : event;
        } catch (JsonParseException e) {
            return e.kind() + " " + e.description() + " at " + e.path();
        }
    }

    private static boolean isUtf8(byte[] json) {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(json));
            return true;
        } catch (CharacterCodingException e) {
            return false;
        }
    }

    private static byte[] wrapped(byte[] text) {
        ByteArrayOutputStream json = new ByteArrayOutputStream();
        json.writeBytes("{\"payload\":".getBytes(StandardCharsets.UTF_8));
        json.writeBytes(text);
        json.write('}');
        return json.toByteArray();
    }
}
