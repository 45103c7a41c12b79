package dev.schemac.runtime.internal.integration;

import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriter;
import java.util.Locale;

/** Writes the body of the response to a request with an invalid event, as RFC 9457 defines it. */
public final class ProblemDetails {
    /** The media type of the body. */
    public static final String MEDIA_TYPE = "application/problem+json";

    private ProblemDetails() {}

    /**
     * {@return the body in UTF-8, with places and expectations, and never values of the request}
     *
     * @param status of the response
     * @param title the reason phrase of the status
     */
    public static byte[] json(int status, String title, JsonParseException error) {
        JsonWriter out = new JsonWriter();
        out.beginObject();
        out.member("type", "about:blank");
        out.member("title", title);
        out.member("status", status);
        out.member("detail", error.getMessage());
        out.beginArray("errors");
        out.beginObject();
        out.member("kind", error.kind().name().toLowerCase(Locale.ROOT));
        out.member("path", error.path());
        out.member("line", error.line());
        out.member("column", error.column());
        out.member("detail", error.description());
        out.endObject();
        out.endArray();
        out.endObject();
        return out.toByteArray();
    }
}
