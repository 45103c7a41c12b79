package dev.schemac.runtime.internal.text;

import java.util.Spliterator;

/**
 * What a String holds inside, as far as that can be told without a look at its characters: since JEP 254 it is one byte a character
 * where all characters are Latin-1, and two bytes otherwise. No public method answers that, but the classes of the spliterators over the
 * characters differ on the JVMs known to us; where they do not, the answer is always that it cannot be told.
 */
public final class StringCoder {
    /** The class that Latin-1 strings show; null where it tells nothing. */
    private static final Class<?> LATIN1 = distinctiveClass();

    private StringCoder() {}

    private static Class<?> distinctiveClass() {
        Class<?> latin1 = spliterator("a").getClass();
        return latin1 == spliterator("\u4E00").getClass() ? null : latin1;
    }

    private static Spliterator.OfInt spliterator(String text) {
        return text.chars().spliterator();
    }

    /**
     * Whether all characters are Latin-1 for certain.
     *
     * @return false where some are not, or where it cannot be told
     */
    public static boolean isLatin1(String text) {
        return spliterator(text).getClass() == LATIN1;
    }
}
