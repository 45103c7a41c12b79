package dev.schemac.runtime.internal.access;

import dev.schemac.runtime.internal.input.Cursor;
import dev.schemac.runtime.internal.options.OptionValues;

/**
 * Provides the non-public members of {@code dev.schemac.runtime} that a parse needs. {@code JsonOptions} implements it,
 * and {@code RuntimeAccess} calls it, with the types of that package, which this package cannot name.
 *
 * @param <O> {@code JsonOptions}
 * @param <E> {@code JsonParseException}
 */
public abstract class ParsingAccess<O, E extends RuntimeException> {
    private static ParsingAccess<?, ?> instance;

    /** Returns the one instance, which exists once {@code JsonOptions} is initialized. */
    public static ParsingAccess<?, ?> get() {
        return instance;
    }

    /** Sets the instance, in the initializer of {@code JsonOptions}. */
    public static void set(ParsingAccess<?, ?> instance) {
        ParsingAccess.instance = instance;
    }

    /** Returns the values of options as reader and writer use them. */
    public abstract OptionValues values(O options);

    /**
     * Returns the exception of a failed parse, with its place.
     *
     * @param failure an {@code InvalidInput} or a {@link StackOverflowError}
     * @param in the cursor of the parse
     * @param traced whether the exception has a stack trace
     */
    public abstract E parseException(Throwable failure, Cursor in, boolean traced);

    /** Returns the same error at another place, with the stack trace and the cause of the original. */
    public abstract E at(E error, String path, long offset, long line, int column);
}
