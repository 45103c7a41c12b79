package dev.schemac.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonParser;
import dev.schemac.golden.empty.Nothing;
import dev.schemac.golden.empty.NothingParser;
import dev.schemac.golden.untyped.Message;
import dev.schemac.golden.untyped.MessageParser;
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
