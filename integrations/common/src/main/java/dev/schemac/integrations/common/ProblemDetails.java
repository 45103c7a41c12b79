package dev.schemac.integrations.common;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Writes the body of the response to a request with an invalid event, as RFC 9457 defines it. */
public final class ProblemDetails {
    /** The media type of the body. */
    public static final String MEDIA_TYPE = "application/problem+json";

    private ProblemDetails() {}

    /**
     * {@return the status of the response: 413 if the first error is that an event, or a body as a whole, is longer than
     * {@link JsonOptions#maxEventBytes}; otherwise 400}
     *
     * @param errors one or more
     */
    public static int status(List<JsonParseException> errors) {
        return isTooLong(errors.get(0)) ? 413 : 400;
    }

    /** {@return whether an error is that a document is longer than {@link JsonOptions#maxEventBytes}} */
    public static boolean isTooLong(JsonParseException error) {
        return error.reason() == JsonParseException.Reason.EVENT_BYTES;
    }

    /**
     * {@return the error of a body that is longer than allowed, of which nothing needs to be read}
     *
     * @param maxBytes how many bytes are allowed
     */
    public static JsonParseException tooLong(int maxBytes) {
        return RuntimeAccess.tooLong(JsonOptions.DEFAULT.withMaxEventBytes(maxBytes));
    }

    /**
     * {@return the same error with its path in the document around the event}
     *
     * @param path the names of members and the indexes of elements from that document to the error
     */
    public static JsonParseException at(JsonParseException error, List<Object> path) {
        StringBuilder steps = new StringBuilder("$");
        for (Object step : path) {
            steps.append(step instanceof String name ? member(name) : "[" + step + "]");
        }
        return RuntimeAccess.at(error, steps.toString(), error.offset(), error.line(), error.column());
    }

    /** Returns the step of a member as a parser does: only printable ASCII, and at most 64 characters of the name. */
    private static String member(String name) {
        if (name.matches("[A-Za-z_$][A-Za-z_$0-9]{0,63}")) {
            return "." + name;
        }
        String printable = name.codePoints()
                .limit(64)
                .mapToObj(c -> c >= ' ' && c < 0x7f ? Character.toString(c) : String.format("\\u%04x", c))
                .collect(Collectors.joining());
        return "['" + printable.replace("'", "\\'") + (name.length() > 64 ? "...']" : "']");
    }

    /**
     * {@return the bytes of a body; of one that is too long at most one byte more than allowed is read, and nothing if its
     * length is known}
     *
     * @param announced the number of its bytes; less than 0 if it is unknown
     * @param maxBytes the largest number of bytes
     * @throws JsonParseException if it is too long
     */
    public static byte[] readBody(InputStream body, long announced, int maxBytes) throws IOException {
        if (announced <= maxBytes) {
            byte[] json = body.readNBytes(maxBytes == Integer.MAX_VALUE ? maxBytes : maxBytes + 1);
            if (json.length <= maxBytes) {
                return json;
            }
        }
        throw tooLong(maxBytes);
    }

    /**
     * {@return the body in UTF-8, with places and expectations, and never values of the request}
     *
     * @param errors one or more
     */
    public static byte[] json(List<JsonParseException> errors) {
        int status = status(errors);
        JsonWriter out = problem(
                status,
                status == 413 ? "Content Too Large" : "Bad Request",
                errors.get(0).getMessage());
        out.beginArray("errors");
        for (JsonParseException error : errors) {
            out.beginObject();
            out.member("kind", error.kind().name().toLowerCase(Locale.ROOT));
            out.member("path", error.path());
            out.member("line", error.line());
            out.member("column", error.column());
            out.member("detail", error.description());
            out.endObject();
        }
        out.endArray();
        out.endObject();
        return out.toByteArray();
    }

    /**
     * {@return the message for a body in another charset, whose response has status 415; null if it is in UTF-8}
     *
     * @param charset the parameter of the media type; null if there is none
     */
    public static String charsetError(String charset) {
        return charset == null || charset.equalsIgnoreCase("UTF-8")
                ? null
                : "expected charset UTF-8 but found " + charset + ": send JSON in UTF-8";
    }

    /** {@return the body of the response to a request in another charset} */
    public static byte[] unsupportedCharset(String charsetError) {
        JsonWriter out = problem(415, "Unsupported Media Type", charsetError);
        out.endObject();
        return out.toByteArray();
    }

    private static JsonWriter problem(int status, String title, String detail) {
        JsonWriter out = new JsonWriter();
        out.beginObject();
        out.member("type", "about:blank");
        out.member("title", title);
        out.member("status", status);
        out.member("detail", detail);
        return out;
    }

    /**
     * Returns all errors of a document that a parser has rejected, with which the client can correct them at once.
     *
     * @param first the error that the parser threw
     */
    public static List<JsonParseException> errors(
            ObjectParser<?> parser, byte[] json, JsonOptions options, JsonParseException first) {
        return switch (first.kind()) {
            case MISMATCH, VIOLATION -> parser.validate(json, options);
            case MALFORMED, LIMIT -> List.of(first);
        };
    }

    /**
     * Returns the errors of all events of a body that a format has rejected: at most 100, each with its place in the
     * body. An array has its index in the paths. The body is parsed again, and its events are not kept.
     *
     * @param lines whether each event is a line, and not an element of one array
     * @param first the error that was thrown
     */
    public static <T> List<JsonParseException> errors(
            ObjectParser<T> parser, byte[] json, boolean lines, JsonOptions options, JsonParseException first) {
        List<JsonParseException> errors = new EventErrors(parser, json, lines, options).read();
        return errors.isEmpty() ? List.of(first) : errors;
    }
}
