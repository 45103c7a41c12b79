package dev.schemac.benchmarks.jvm;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** How the JVMs are started that something is measured in. */
public final class FreshJvm {
    /** A heap that never grows while something is measured. */
    public static final List<String> HEAP = List.of("-Xms2g", "-Xmx2g");

    private FreshJvm() {}

    /** {@return the words that start a class with the Java and the class path of this process} */
    public static List<String> command(List<String> flags, Class<?> main, List<String> arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(flags);
        String corpora = System.getProperty("schemac.corpora");
        if (corpora != null) {
            command.add("-Dschemac.corpora=" + corpora);
        }
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
        command.addAll(arguments);
        return command;
    }
}
