package dev.schemac.cli.console;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The files that picocli replaces by the words in them, as in {@code schemac @arguments}. */
public final class ArgumentFiles {
    private ArgumentFiles() {}

    /** {@return the files of a command line, and the files that these name} */
    public static Collection<Path> of(List<String> words) {
        Set<Path> files = new LinkedHashSet<>();
        words.forEach(word -> add(word, files));
        return files;
    }

    private static void add(String word, Set<Path> files) {
        if (!word.startsWith("@") || word.startsWith("@@")) {
            return;
        }
        try {
            Path file = SchemaArguments.path(word.substring(1));
            if (Files.isRegularFile(file) && files.add(file)) {
                for (String each :
                        Files.readString(file, Charset.defaultCharset()).split("[\\s\"']+")) {
                    add(each, files);
                }
            }
        } catch (CommandFailure | IOException e) {
            // picocli reads it as a word
        }
    }
}
