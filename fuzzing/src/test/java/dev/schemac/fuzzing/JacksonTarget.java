package dev.schemac.fuzzing;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import dev.schemac.jackson.TokenReader;
import dev.schemac.jackson.TokenWriter;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.ObjectParser;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;

/**
 * Reads a document through Jackson's tokens, with the same event or error as from its bytes. An accepted event is written to
 * Jackson, and the result reads back as the parser's own JSON does.
 */
public final class JacksonTarget {
    private static final JsonFactory JACKSON = new JsonFactory();

    private JacksonTarget() {}

    public static void fuzzerTestOneInput(byte[] json) throws IOException {
        JsonTree tree = JsonTree.of(json);
        if (!tree.isJson() || tree.startsWithByteOrderMark()) {
            return; // then the error is Jackson's
        }
        for (JsonOptions options : Everything.PROFILES) {
            for (ObjectParser<JsonEvent> parser : List.of(Everything.EVERYTHING, Everything.DYNAMIC)) {
                ParseResult own = ParseResult.of(parser, json, options);
                ParseResult tokens;
                try (JsonParser in = JACKSON.createParser(tree.text())) {
                    TokenReader<JsonEvent> reader = TokenReader.of(parser).withOptions(options);
                    tokens = ParseResult.of(() -> {
                        try {
                            return reader.read(in);
                        } catch (com.fasterxml.jackson.core.JsonProcessingException e) {
                            return null; // a limit of Jackson
                        }
                    });
                }
                if (tokens.event() == null && tokens.error() == null) {
                    continue;
                }
                boolean same = own.isAccepted()
                        ? own.event().equals(tokens.event())
                        : tokens.error() != null
                                && own.error().kind() == tokens.error().kind()
                                && own.error().path().equals(tokens.error().path())
                                && own.error()
                                        .description()
                                        .equals(tokens.error().description());
                if (!same) {
                    throw new AssertionError(options + ": expected " + own + " but it is " + tokens);
                }
                if (own.isAccepted()) {
                    written(own.event(), options, parser);
                }
            }
        }
    }

    @SuppressWarnings("unchecked") // generated parsers name the writer of their class
    private static void written(JsonEvent event, JsonOptions options, ObjectParser<JsonEvent> parser)
            throws IOException {
        String text;
        try {
            text = event.toJson(options);
        } catch (JsonWriteException e) {
            return;
        }
        StringWriter written = new StringWriter();
        try (JsonGenerator out = JACKSON.createGenerator(written)) {
            TokenWriter.of((dev.schemac.runtime.ObjectWriter<JsonEvent>) writer(event))
                    .withOptions(options)
                    .write(event, out);
        }
        ParseResult.of(() -> parser.parse(written.toString(), options))
                .mustBe(ParseResult.of(() -> parser.parse(text, options)), "written to Jackson");
    }

    private static Object writer(JsonEvent event) {
        try {
            return Class.forName(
                            event.getClass().getName() + "Writer",
                            true,
                            event.getClass().getClassLoader())
                    .getField("INSTANCE")
                    .get(null);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
}
