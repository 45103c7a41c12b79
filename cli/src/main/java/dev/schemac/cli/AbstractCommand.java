package dev.schemac.cli;

import dev.schemac.cli.console.CommandFailure;
import dev.schemac.cli.console.CommandFiles;
import dev.schemac.cli.console.SchemaArguments;
import dev.schemac.cli.console.StandardStreams;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.CompilerOptions.Subject;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.SchemaLibrary;
import dev.schemac.codegen.build.SchemaBuild;
import dev.schemac.dsl.SchemaSource;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The common parts of all commands: streams, {@code --help}, and the form of the help. */
@Command(sortOptions = false, synopsisHeading = "%nUsage: ", parameterListHeading = "%n", footerHeading = "%n")
abstract class AbstractCommand implements Callable<Integer> {
    private final StandardStreams streams;
    private final Set<Subject> subjects;
    private CommandSpec spec;
    private CompilerArguments compiler;
    private CommandFiles files;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            order = Integer.MAX_VALUE,
            description = "Print this help")
    private boolean help;

    /** @param subjects of the compiler options that can change the result of the command */
    AbstractCommand(StandardStreams streams, Subject... subjects) {
        this.streams = streams;
        this.subjects = Set.of(subjects);
    }

    @Spec
    private void setSpec(CommandSpec command) {
        spec = command;
        compiler = new CompilerArguments(command, subjects);
    }

    final CompilerOptions compilerOptions() {
        return compiler.options();
    }

    final StandardStreams streams() {
        return streams;
    }

    /** Returns the whole program, to which this command belongs. */
    final CommandLine program() {
        return spec.root().commandLine();
    }

    /** Returns an error in the command line. */
    final ParameterException mistake(String message) {
        return new ParameterException(spec.commandLine(), message);
    }

    /** @param module the value of {@code --module}; empty if it is absent */
    final void checkModule(String module) {
        if (!module.isEmpty() && !module.matches("[A-Za-z_$][A-Za-z0-9_$]*(\\.[A-Za-z_$][A-Za-z0-9_$]*)*")) {
            throw mistake("--module: not a module name: '" + module + "'");
        }
    }

    /** @param files all files that the command reads */
    final void checkStandardInputIsReadOnce(List<String> files) {
        if (Collections.frequency(files, SchemaArguments.STANDARD_INPUT) > 1) {
            throw mistake("standard input (-) can be read only once");
        }
    }

    /** Returns the files of this run. Every output is written through them, and every input is known to them. */
    final CommandFiles files() throws CommandFailure {
        if (files == null) {
            files = new CommandFiles(streams, this::mistake);
            files.readArgumentFiles(program().getParseResult().originalArgs());
            CompilerOptions options = compilerOptions();
            options.classPath().forEach(place -> files.readBelow(place, ".class"));
            options.sourcePath().forEach(place -> files.readBelow(place, ".java"));
        }
        return files;
    }

    /** Writes a result to a file, or to standard output if the file is null. */
    final void write(String result, CommandFiles.Output file) throws CommandFailure {
        if (file == null) {
            streams.print(result);
        } else {
            file.write(result);
        }
    }

    /**
     * Reads the schemas of the arguments.
     *
     * @throws CommandFailure if an argument cannot be read, or the folders contain no schema file
     */
    final List<SchemaSource> read(SchemaCompiler compiler, List<String> arguments) throws CommandFailure {
        List<SchemaSource> sources = readAny(compiler, arguments);
        if (sources.isEmpty()) {
            throw SchemaArguments.noSchema(arguments);
        }
        return sources;
    }

    /** Reads like {@link #read}, but accepts folders without schemas. */
    final List<SchemaSource> readAny(SchemaCompiler compiler, List<String> arguments) throws CommandFailure {
        files().readAll(arguments);
        List<SchemaSource> sources = SchemaArguments.readAny(compiler, arguments, streams.in());
        files().readAll(SchemaArguments.files(sources));
        return sources;
    }

    /**
     * Returns the schemas of the libraries in the jars of the class path. Its folders are skipped, because they usually
     * contain the classes of the same schemas.
     */
    final List<SchemaLibrary> libraries() throws CommandFailure {
        try {
            return SchemaBuild.libraries(compilerOptions().classPath().stream()
                    .filter(Files::isRegularFile)
                    .toList());
        } catch (IOException e) {
            throw CommandFailure.of("--classpath", e);
        }
    }
}
