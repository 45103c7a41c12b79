package dev.schemac.cli.console;

import java.io.Console;
import java.lang.reflect.InvocationTargetException;
import java.util.Locale;

/** The output streams that are a terminal, and whether the input is one. */
public enum Terminal {
    NONE,
    /** Only standard error; standard output is a file or a pipe. */
    ERRORS,
    BOTH;

    /** Set by the launcher, which can check each stream; Java cannot. */
    private static final String PROPERTY = "schemac.terminal";

    private static final String INPUT_PROPERTY = "schemac.terminal.input";

    /** Returns whether to show progress and summaries. */
    public boolean watched() {
        return this != NONE;
    }

    /** Returns whether events and messages appear on the same terminal. */
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

    /** Returns whether standard input is a terminal. Without a launcher, a redirected output hides it. */
    public static boolean isInput() {
        String property = System.getProperty(INPUT_PROPERTY);
        return property == null ? interactive(System.console()) : property.equals("true");
    }

    /** Since JDK 22 pipes have a console object too, and only its own method shows whether it is a terminal. */
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
