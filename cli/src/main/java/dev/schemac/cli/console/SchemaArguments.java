package dev.schemac.cli.console;

import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.dsl.SchemaSource;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The schemas on a command line: files, folders and {@value #STANDARD_INPUT} for standard input. */
public final class SchemaArguments {
    public static final String STANDARD_INPUT = "-";
    /** The name of standard input in messages. */
    public static final String STANDARD_INPUT_NAME = "<stdin>";

    private SchemaArguments() {}

    /** The folders contain no schema file. */
    public static CommandFailure noSchema(List<String> arguments) {
        return new CommandFailure("schemac: " + String.join(", ", arguments) + ": no .epl file found");
    }

    /**
     * Reads the schemas of the arguments; none if the arguments are folders without schemas.
     *
     * @throws CommandFailure if an argument cannot be read
     */
    public static List<SchemaSource> readAny(SchemaCompiler compiler, List<String> arguments, InputStream standardInput)
            throws CommandFailure {
        List<Path> paths = new ArrayList<>();
        boolean fromStandardInput = false;
        for (String argument : arguments) {
            if (argument.equals(STANDARD_INPUT)) {
                fromStandardInput = true;
            } else {
                paths.add(path(argument));
            }
        }
        List<SchemaSource> sources = new ArrayList<>();
        try {
            sources.addAll(compiler.read(paths));
            if (fromStandardInput) {
                sources.add(compiler.read(STANDARD_INPUT_NAME, standardInput));
            }
        } catch (IOException e) {
            throw CommandFailure.of(String.join(", ", arguments), e);
        }
        return sources;
    }

    /** {@return the files of schemas} Standard input has none. */
    public static List<Path> files(List<SchemaSource> sources) {
        return sources.stream()
                .map(SchemaSource::name)
                .filter(name -> !name.equals(STANDARD_INPUT_NAME))
                .map(Path::of)
                .toList();
    }

    public static Path path(String argument) throws CommandFailure {
        try {
            return Path.of(argument);
        } catch (InvalidPathException e) {
            throw new CommandFailure("schemac: " + argument + ": not a file name: " + e.getReason());
        }
    }
}
