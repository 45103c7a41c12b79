package dev.schemac.cli;

import dev.schemac.codegen.CompilerOptions;
import java.io.File;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options of every command that links schemas: where the classes are that they name. */
class ClassOptions {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--classpath",
            paramLabel = "PATH",
            description = "Folders and jars of the classes that schemas name: enums, adapters.")
    private String classPath = "";

    @Option(
            names = "--source-path",
            paramLabel = "PATH",
            description = "Folders of the sources of such classes, which need not be compiled yet.")
    private String sourcePath = "";

    /** Whether any of them is on the command line. */
    boolean given() {
        return !classPath.isEmpty() || !sourcePath.isEmpty();
    }

    /** These options and the defaults of the others. */
    CompilerOptions options() {
        try {
            return CompilerOptions.DEFAULT.withClassPath(paths(classPath)).withSourcePath(paths(sourcePath));
        } catch (InvalidPathException e) {
            throw new ParameterException(spec.commandLine(), "--classpath, --source-path: " + e.getMessage());
        }
    }

    private static List<Path> paths(String separated) {
        return Stream.of(separated.split(File.pathSeparator))
                .filter(path -> !path.isEmpty())
                .map(Path::of)
                .toList();
    }
}
