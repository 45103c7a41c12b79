package dev.schemac.runtime;

import org.jspecify.annotations.Nullable;

/**
 * Thrown when a value has no JSON form: {@code NaN}, an infinity, an unpaired surrogate, an unsupported class, or
 * nesting so deep that the value presumably contains itself. Also thrown when an event has no value for a required
 * column, or a value that breaks a rule of its column.
 *
 * <pre>{@code
 * try {
 *     out.value(reading);
 * } catch (JsonWriteException e) {
 *     out.nullValue();          // the writer is as it was before the call
 * }
 * }</pre>
 *
 * <p>No byte of the rejected value reaches the output. The message names the kind of value and the path, never the
 * content: {@code required column has no value at $.lines[0].unit_price.amount}.
 */
public final class JsonWriteException extends JsonException {

    private static final long serialVersionUID = 1L;

    /** See {@link #description}. */
    private final String description;
    /** See {@link #path}. */
    private final @Nullable String path;

    /** Creates an exception without a path, for writers and adapters of an application. */
    public JsonWriteException(String message) {
        this(message, (Throwable) null);
    }

    /** Creates an exception with a cause and without a path, for writers and adapters of an application. */
    public JsonWriteException(String message, @Nullable Throwable cause) {
        this(message, cause, null);
    }

    JsonWriteException(String description, @Nullable Throwable cause, @Nullable String path) {
        super(path == null ? description : description + " at " + path, cause);
        this.description = description;
        this.path = path;
    }

    /** Returns this exception if it has a path, otherwise the same one with that path. */
    JsonWriteException at(@Nullable String path) {
        if (this.path != null || path == null) {
            return this;
        }
        JsonWriteException located = new JsonWriteException(description, getCause(), path);
        located.setStackTrace(getStackTrace());
        return located;
    }

    /** {@return the rejected value and the reason, without the path} */
    public String description() {
        return description;
    }

    /**
     * {@return the place of the rejected value in the document, for example {@code $.users[3].name}, in the form of
     * {@link JsonParseException#path}} Null if the exception was thrown outside of a document. Also null after 100
     * rejected values of one document, because a path takes a scan of the document.
     */
    public @Nullable String path() {
        return path;
    }
}
