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
 * <p>No byte of the rejected value reaches the output. The message names the kind of value, never its content.
 */
public final class JsonWriteException extends JsonException {

    private static final long serialVersionUID = 1L;

    /** Creates an exception, for writers and adapters of an application. */
    public JsonWriteException(String message) {
        super(message);
    }

    /** Creates an exception with a cause, for writers and adapters of an application. */
    public JsonWriteException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
