package dev.schemac.cli.console;

import java.io.Console;
import java.lang.reflect.InvocationTargetException;
import java.util.Locale;

/** Which of its output streams a person watches. */
public enum Terminal {
    NONE,
    /** Standard error, while standard output goes to a file or a pipe. */
    ERRORS,
    BOTH;

    /** Set by the launcher, which can ask about each stream; Java cannot. */
    private static final String PROPERTY = "schemac.terminal";

    /** Whether progress and summaries are of use. */
    public boolean watched() {
        return this != NONE;
    }

    /** Whether events appear among the messages. */
    public boolean showsOutput() {
        return this == BOTH;
    }

    public static Terminal attached() {
        String property = System.getProperty(PROPERTY);
        if (property != null) {
            return valueOf(property.toUpperCase(Locale.ROOT));
        }
        return interactive(System.console()) ? BOTH : NONE;
    }

    /** Since JDK 22 there is a console object in pipes too, and only its own method says whether it is a terminal. */
    public static boolean interactive(Console console) {
        if (console == null) {
            return false;
        }
        try {
            return (Boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (NoSuchMethodException e) {
            return true;
        } catch (IllegalAccessException | InvocationTargetException e) {
            return false;
        }
    }
}
