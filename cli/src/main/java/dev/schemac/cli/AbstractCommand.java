package dev.schemac.cli;

import dev.schemac.cli.console.CommandFailure;
import dev.schemac.cli.console.SchemaArguments;
import dev.schemac.cli.console.StandardStreams;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.CompilerOptions.Subject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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

    /**
     * Rejects an output file that the command also reads.
     *
     * @param output the value of {@code -o}; empty if it is absent
     */
    final void checkOutputIsNotRead(String output, List<String> files) throws CommandFailure {
        if (!output.isEmpty() && isAmong(output, files)) {
            throw mistake("-o would overwrite an input file: " + output);
        }
    }

    /** Returns whether the command reads a file, under this name or another. */
    static boolean isAmong(String file, List<String> files) throws CommandFailure {
        Path path = SchemaArguments.path(file);
        for (String each : files) {
            try {
                if (!each.equals(SchemaArguments.STANDARD_INPUT)
                        && Files.exists(path)
                        && Files.isSameFile(path, SchemaArguments.path(each))) {
                    return true;
                }
            } catch (IOException e) {
                // the file does not exist: reported on reading
            }
        }
        return false;
    }
}
