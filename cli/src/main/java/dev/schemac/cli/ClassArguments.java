package dev.schemac.cli;

import dev.schemac.cli.console.CommandFailure;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.dsl.LinkedSchemas;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.processor.AnnotatedClasses;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/** Arguments that name annotated classes on the class path instead of schema files. */
final class ClassArguments {
    private static final Pattern CLASS_NAME =
            Pattern.compile("[\\p{L}_][\\p{L}\\p{N}_]*(\\.[\\p{L}_][\\p{L}\\p{N}_]*)*[.$]\\p{Lu}[\\p{L}\\p{N}_$]*");

    private ClassArguments() {}

    /** Returns whether all arguments are names of classes, and no files. */
    static boolean are(List<String> arguments) {
        return arguments.stream().allMatch(each -> CLASS_NAME.matcher(each).matches() && !Files.exists(Path.of(each)));
    }

    /** Returns the names of the schemas whose events are objects of these classes. */
    static List<String> types(List<String> names, LinkedSchemas schemas) {
        return schemas.types().stream()
                .filter(type -> type.providedClass()
                        .filter(own -> names.contains(own.className()))
                        .isPresent())
                .map(ObjectType::qualifiedName)
                .toList();
    }

    /** Returns the schemas of the classes, and of those that they refer to. */
    static LinkedSchemas read(List<String> names, List<Path> classPath, CompilerOptions options) throws CommandFailure {
        try {
            return AnnotatedClasses.link(classPath, options.sourcePath(), names);
        } catch (IllegalArgumentException | IllegalStateException e) {
            throw new CommandFailure("schemac: " + e.getMessage());
        }
    }
}
