package dev.schemac.runtime.internal.integration;

import dev.schemac.runtime.Deployment;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.UntypedParser;
import dev.schemac.runtime.internal.access.DeploymentAccess;
import dev.schemac.runtime.internal.access.ParsingAccess;
import dev.schemac.runtime.internal.input.Cursor;
import dev.schemac.runtime.internal.input.InvalidInput;
import dev.schemac.runtime.internal.input.UntypedReader;
import dev.schemac.runtime.internal.input.ValueCursor;
import dev.schemac.runtime.internal.options.OptionValues;
import dev.schemac.runtime.support.JsonScanner;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Calls methods of the package {@code dev.schemac.runtime} that are not for applications. Other packages of this library
 * and its integrations use it.
 */
public final class RuntimeAccess {
    private static final byte[] NOTHING = {};

    private RuntimeAccess() {}

    /** {@return the values of options as reader and writer use them} */
    public static OptionValues values(JsonOptions options) {
        return parsing().values(options);
    }

    /**
     * {@return the exception of a failed parse, with its place}
     *
     * @param failure an {@link InvalidInput} or a {@link StackOverflowError}
     * @param in the cursor of the parse
     * @param traced whether the exception has a stack trace
     */
    public static JsonParseException parseException(Throwable failure, Cursor in, boolean traced) {
        return parsing().parseException(failure, in, traced);
    }

    /**
     * {@return an exception of kind {@code MISMATCH} at the beginning of an event that was read but is rejected}
     *
     * @param description the expected and the found value
     */
    public static JsonParseException mismatch(String description) {
        Cursor in = new Cursor(NOTHING, 0, 0, values(JsonOptions.DEFAULT));
        return parseException(in.mismatched(description), in, true);
    }

    /**
     * {@return the same error at another place, for callers with a more exact one} The stack trace and the cause are
     * those of the original.
     */
    public static JsonParseException at(JsonParseException error, String path, long offset, long line, int column) {
        return parsing().at(error, path, offset, line, column);
    }

    /**
     * {@return the same error for a larger unit that contains the document: a stream, or an array of documents}
     *
     * @param path the path of the document there, {@code $.users[3]} for example; {@code $} if it is a whole document
     *     there, too
     * @param offset its beginning there, in bytes from 0
     * @param line the line it begins in, from 1; 0 if it is unknown
     * @param column its beginning in that line, from 1, in UTF-16 units
     */
    public static JsonParseException within(JsonParseException error, String path, long offset, long line, int column) {
        return at(
                error,
                path + error.path().substring(1),
                offset + error.offset(),
                line == 0 ? 0 : line + error.line() - 1,
                error.line() == 1
                        ? (int) Math.min(Integer.MAX_VALUE, column + (long) error.column() - 1)
                        : error.column());
    }

    /** {@return the exception of a document that is longer than {@link JsonOptions#maxEventBytes}} */
    public static JsonParseException tooLong(JsonOptions options) {
        Cursor in = new Cursor(NOTHING, 0, 0, values(options));
        return parseException(in.tooLong(), in, true);
    }

    /**
     * Parses a document as {@link UntypedParser#parse} does, with an {@code Object[]} for each array, as untyped
     * columns of beans have it.
     *
     * @throws JsonParseException if it is neither an object nor an array
     */
    public static Object parseUntypedArrays(byte[] json, JsonOptions options) {
        ValueCursor in = new ValueCursor(json, 0, json.length, values(options));
        try {
            return UntypedReader.readDocument(in, UntypedReader::read);
        } catch (InvalidInput | StackOverflowError e) {
            throw parseException(e, in, true);
        }
    }

    /**
     * {@return a scanner at a value of a document that has been read or written before}
     *
     * @param from the offset of the value, or of blanks before it
     */
    public static JsonScanner scanner(byte[] json, int from, JsonOptions options) {
        JsonScanner in = new JsonScanner(json, from, json.length, values(options));
        in.pos = in.skipBlanks(from);
        return in;
    }

    /**
     * Deploys parsers that refer to event types of other deployments, which cannot be undeployed before this one is.
     *
     * @param dependencies deployments of the same runtime
     * @param attachment any object, which {@link #attachments} returns; may be null
     * @return the deployment
     * @throws IllegalArgumentException if an event type of the same qualified name is already deployed
     * @throws IllegalStateException if a dependency is not in this runtime, or no longer
     */
    public static Deployment deploy(
            EventRuntime runtime,
            List<? extends ObjectParser<?>> parsers,
            Collection<Deployment> dependencies,
            @Nullable Object attachment) {
        return deployments(runtime).deploy(runtime, parsers, dependencies, attachment);
    }

    /** {@return the attachments of a class, by their deployment, in the order of deployment} */
    public static <A> Map<Deployment, A> attachments(EventRuntime runtime, Class<A> type) {
        return deployments(runtime).attachments(runtime, type);
    }

    /** Initializes {@code JsonOptions}, so that the instance exists. */
    @SuppressWarnings("unchecked") // JsonOptions sets the only instance, with these types
    private static ParsingAccess<JsonOptions, JsonParseException> parsing() {
        Objects.requireNonNull(JsonOptions.DEFAULT);
        return (ParsingAccess<JsonOptions, JsonParseException>) ParsingAccess.get();
    }

    /** @param runtime an object of this class exists, so the class is initialized, and the instance exists */
    @SuppressWarnings("unchecked") // EventRuntime sets the only instance, with these types
    private static DeploymentAccess<EventRuntime, ObjectParser<?>, Deployment> deployments(EventRuntime runtime) {
        Objects.requireNonNull(runtime, "runtime");
        return (DeploymentAccess<EventRuntime, ObjectParser<?>, Deployment>) DeploymentAccess.get();
    }
}
