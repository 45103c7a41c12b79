package dev.schemac.cli.console;

import dev.schemac.dsl.LinkedSchemas;
import dev.schemac.processor.AnnotatedClasses;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/** Arguments that name annotated classes on the class path instead of schema files. */
public final class ClassArguments {
    private static final Pattern CLASS_NAME =
            Pattern.compile("[\\p{L}_][\\p{L}\\p{N}_]*(\\.[\\p{L}_][\\p{L}\\p{N}_]*)*[.$]\\p{Lu}[\\p{L}\\p{N}_$]*");

    private ClassArguments() {}

    /** Returns whether all arguments are names of classes, and no files. */
    public static boolean are(List<String> arguments) {
        return arguments.stream().allMatch(each -> CLASS_NAME.matcher(each).matches() && !Files.exists(Path.of(each)));
    }

    /** Returns the schemas of the classes, and of those that they refer to. */
    public static LinkedSchemas read(List<String> names, List<Path> classPath, List<Path> sourcePath)
            throws CommandFailure {
        try {
            return AnnotatedClasses.link(classPath, sourcePath, names);
        } catch (IllegalArgumentException | IllegalStateException e) {
            throw new CommandFailure("schemac: " + e.getMessage());
        }
    }
}
