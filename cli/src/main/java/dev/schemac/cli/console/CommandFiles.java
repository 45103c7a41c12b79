package dev.schemac.cli.console;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.dsl.SchemaSource;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * The files that a command reads and writes. All outputs of a command are opened here, because none may overwrite an
 * input or another output, whatever the spelling of its path, and through symbolic and hard links. Not thread-safe.
 */
public final class CommandFiles {
    private final StandardStreams streams;
    private final Function<String, ? extends RuntimeException> mistake;
    private final Set<Path> inputs = new LinkedHashSet<>();
    /** Folders of which some files are read, with the suffix of their names. */
    private final Map<Path, String> folders = new LinkedHashMap<>();

    private final List<Output> outputs = new ArrayList<>();
    /** The files of standard output and standard error, by their names in messages. */
    private final Map<Path, String> printed = new LinkedHashMap<>();

    /** @param mistake returns the error in the command line for a message */
    public CommandFiles(StandardStreams streams, Function<String, ? extends RuntimeException> mistake) {
        this.streams = streams;
        this.mistake = mistake;
        // Streams in memory have no file.
        if (streams.out() instanceof FileOutputStream) {
            printed.put(Path.of("/dev/stdout"), "standard output");
        }
        if (streams.err() == System.err) {
            printed.put(Path.of("/dev/stderr"), "standard error");
        }
    }

    /**
     * Adds inputs: names of files, and {@link SchemaArguments#STANDARD_INPUT}.
     *
     * @throws RuntimeException the error in the command line if an output is among them
     */
    public void readAll(List<String> arguments) throws CommandFailure {
        for (String argument : arguments) {
            if (!argument.equals(SchemaArguments.STANDARD_INPUT)) {
                inputs.add(SchemaArguments.path(argument));
            } else if (streams.in() == System.in) {
                inputs.add(Path.of("/dev/stdin"));
            }
        }
        check();
    }

    /** Adds the files that picocli replaces by the words in them, as in {@code schemac @arguments}, and that these name. */
    public void readArgumentFiles(List<String> words) {
        Set<Path> files = new LinkedHashSet<>();
        words.forEach(word -> add(word, files));
        readAll(files);
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

    /**
     * Adds files that the command has read, for instance because another file refers to them.
     *
     * @throws RuntimeException the error in the command line if an output is among them
     */
    public void readAll(Collection<Path> files) {
        inputs.addAll(files);
        check();
    }

    /** Adds the files below a folder whose names have this suffix. A path of a file adds the file. */
    public void readBelow(Path folder, String suffix) {
        inputs.add(folder);
        folders.put(folder, suffix);
    }

    /**
     * Adds an output file, which stays unchanged until it is written.
     *
     * @param option whose value is the file
     * @throws RuntimeException the error in the command line if it is an input or another output
     */
    public Output output(String option, String file) throws CommandFailure {
        Output output = new Output(option, file);
        outputs.add(output);
        check();
        return output;
    }

    /**
     * Rejects generated files that would overwrite an input. Java sources below the source path are no inputs here: they
     * can be the files of the last run, and {@code OutputFolder} overwrites no other ones.
     *
     * @param option whose value is the folder of the files
     */
    public void checkNotRead(String option, Collection<Path> files) {
        Set<Object> read = identities(inputs);
        for (Path file : files) {
            if (Files.isRegularFile(file) && read.contains(identity(file))) {
                throw mistake.apply(option + " would overwrite an input file: " + file);
            }
        }
    }

    private void check() {
        if (outputs.isEmpty()) {
            return;
        }
        Set<Object> read = identities(inputs);
        Map<Object, String> streamed = new HashMap<>();
        printed.forEach((file, name) -> streamed.putIfAbsent(identity(file), name));
        Map<Object, String> written = new HashMap<>();
        for (Output output : outputs) {
            if (isRead(output.file, read)) {
                throw mistake.apply(output.option + " would overwrite an input file: " + output.name);
            }
            Object identity = identity(output.file);
            if (identity == null) {
                continue;
            }
            String other = written.putIfAbsent(identity, output.option);
            if (other == null) {
                other = streamed.get(identity);
            }
            if (other != null) {
                throw mistake.apply(output.option + " would overwrite the file of " + other + ": " + output.name);
            }
        }
    }

    private boolean isRead(Path file, Set<Object> read) {
        if (!Files.isRegularFile(file)) {
            return false;
        }
        return read.contains(identity(file))
                || folders.entrySet().stream().anyMatch(folder -> isBelow(file, folder.getKey(), folder.getValue()));
    }

    private static boolean isBelow(Path file, Path folder, String suffix) {
        try {
            Path real = file.toRealPath();
            return real.toString().endsWith(suffix) && real.startsWith(folder.toRealPath());
        } catch (IOException e) {
            return false; // a missing folder has no files
        }
    }

    private static Set<Object> identities(Collection<Path> files) {
        Set<Object> identities = new HashSet<>();
        files.forEach(file -> identities.add(identity(file)));
        return identities;
    }

    /**
     * Returns a value that is equal for all names of a file. Null for devices, pipes and folders, and for files that
     * cannot be found.
     */
    private static Object identity(Path file) {
        try {
            BasicFileAttributes found = Files.readAttributes(file, BasicFileAttributes.class);
            if (!found.isRegularFile()) {
                return null;
            }
            return found.fileKey() == null ? file.toRealPath() : found.fileKey();
        } catch (NoSuchFileException e) {
            return newFile(file.toAbsolutePath().normalize());
        } catch (IOException e) {
            return null; // reported when it is opened
        }
    }

    private static Path newFile(Path file) {
        try {
            return file.getParent().toRealPath().resolve(file.getFileName());
        } catch (IOException e) {
            return file; // The folder does not exist either.
        }
    }

    /** A file that a command writes. */
    public final class Output {
        private final String option;
        private final String name;
        private final Path file;

        private Output(String option, String name) throws CommandFailure {
            this.option = option;
            this.name = name;
            this.file = SchemaArguments.path(name);
        }

        /** Writes the whole file in UTF-8, if its content changes. */
        public void write(String text) throws CommandFailure {
            check();
            if (Files.isDirectory(file)) {
                throw new CommandFailure("schemac: " + name + ": expected a file but found a folder");
            }
            try {
                new SchemaCompiler(CompilerOptions.DEFAULT).write(new SchemaSource(file.toString(), text));
            } catch (IOException e) {
                throw CommandFailure.of(name, e);
            }
        }

        /** Opens the file for writing. Existing content is removed. */
        public OutputStream open() throws CommandFailure {
            check();
            try {
                return Files.newOutputStream(file);
            } catch (IOException e) {
                throw CommandFailure.of(name, e);
            }
        }

        /** Returns the file, as in the command line. */
        @Override
        public String toString() {
            return name;
        }
    }
}
