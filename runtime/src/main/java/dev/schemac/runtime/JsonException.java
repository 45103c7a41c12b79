package dev.schemac.runtime;

/**
 * The supertype of the exceptions of this library: a document that cannot be parsed, or a value that cannot be written.
 *
 * <pre>{@code
 * try {
 *     out.write(Order.parse(json).toJsonBytes(JsonOptions.ESPER));
 * } catch (JsonException e) {
 *     log.warn("order refused: {}", e.getMessage());
 * }
 * }</pre>
 */
public abstract sealed class JsonException extends RuntimeException permits JsonParseException, JsonWriteException {
    private static final long serialVersionUID = 1L;

    JsonException(String message) {
        super(message);
    }

    JsonException(String message, Throwable cause) {
        super(message, cause);
    }

    JsonException(String message, Throwable cause, boolean traced) {
        super(message, cause, true, traced);
    }
}
