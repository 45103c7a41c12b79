package dev.schemac.cli.console;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reports a missing module of the JDK, for instance in runtime images by {@code jlink}. */
public final class MissingModule {
    private static final Pattern CLASS_OF_THE_JDK = Pattern.compile("\\b(?:java|javax|jdk|com/sun)/[\\w/$]+");

    private static final String COMPILER = "jdk.compiler";

    private MissingModule() {}

    /**
     * {@return whether this Java has a compiler} Without one, schemas cannot be compiled and their classes are not
     * found.
     */
    public static boolean hasCompiler() {
        return ModuleLayer.boot().findModule(COMPILER).isPresent();
    }

    /** {@return one line for a command that needs the compiler} */
    public static String noCompiler() {
        return message("module " + COMPILER);
    }

    /** {@return the fix for a missing class of the JDK} Empty for a class of schemac. */
    public static Optional<String> of(NoClassDefFoundError error) {
        Matcher missing = CLASS_OF_THE_JDK.matcher(String.valueOf(error.getMessage()));
        return missing.find() ? Optional.of(message(missing.group().replace('/', '.'))) : Optional.empty();
    }

    /** {@return one line that the Java in {@code java.home} lacks a requirement of a command} */
    private static String message(String missing) {
        return "a JDK is needed, but " + System.getProperty("java.home") + " has no " + missing
                + ": set JAVA_HOME to a JDK 17 or newer, or put its java on the PATH";
    }
}
