package dev.schemac.runtime;

import org.jspecify.annotations.Nullable;

/**
 * Thrown when a value has no JSON form: {@code NaN}, an infinity, a lone surrogate, a class that JSON does not know, or
 * values nested so deep that they presumably contain themselves; and when an event has no value for a column that must
 * have one, or a value that breaks a rule of its column.
 *
 * <pre>{@code
 * try {
 *     out.value(reading);
 * } catch (JsonWriteException e) {
 *     out.nullValue();          // the writer is as it was before the call
 * }
 * }</pre>
 *
 * <p>Nothing of the refused value reaches the output. The message names the kind of value, never its content.
 */
public final class JsonWriteException extends JsonException {

    private static final long serialVersionUID = 1L;

    public JsonWriteException(String message) {
        super(message);
    }

    public JsonWriteException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
