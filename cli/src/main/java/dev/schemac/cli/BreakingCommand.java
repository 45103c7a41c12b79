package dev.schemac.cli;

import dev.schemac.cli.console.ClassArguments;
import dev.schemac.cli.console.CommandFailure;
import dev.schemac.cli.console.ExitCode;
import dev.schemac.cli.console.SchemaArguments;
import dev.schemac.cli.console.StandardStreams;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.CompilerOptions.Subject;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.build.OlderSchemas;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.Findings;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * {@code schemac breaking FILE|FOLDER|-... --against OLD}: reports the effects of a change on old data and old readers.
 */
@Command(
        name = "breaking",
        header = "Compare schemas with an older version",
        description =
                "Errors break old data or old readers. Warnings affect only code, or readers under the profile strict.",
        footer = {
            "Example: schemac breaking src/main/epl --against git:main",
            "Example: schemac breaking com.acme.Order --classpath new.jar --against old.jar",
            "Exit codes: 0 nothing breaks, 1 an error in a schema or a file, 2 in the command line, 3 the change breaks something"
        })
final class BreakingCommand extends SchemaCommand {
    @Option(
            names = "--against",
            paramLabel = "OLD",
            required = true,
            description =
                    "Older schemas: files, folders, jars, - for standard input, or git:COMMIT for the same files in a commit; for classes, older folders or jars; repeatable")
    private List<String> old = List.of();

    @Option(
            names = "--ignore",
            paramLabel = "RULE",
            split = ",",
            description = "Rules to ignore, by name (column-removed) or code (SC201)")
    private List<String> ignored = List.of();

    private Set<DiagnosticCode> silent = Set.of();

    BreakingCommand(StandardStreams streams) {
        super(streams, Subject.CLASSES);
    }

    @Override
    void checkOptions() {
        if (readsStandardInput() && old.contains(SchemaArguments.STANDARD_INPUT)) {
            throw mistake("standard input (-) can be read only once");
        }
        if (old.stream().anyMatch(OlderSchemas::isCommit)) {
            if (readsStandardInput()) {
                throw mistake("--against git: standard input (-) is not a file of a commit; name files or folders");
            }
            if (!old.stream().allMatch(OlderSchemas::isValid)) {
                throw mistake("--against git: expected a commit, as in git:main");
            }
        }
        try {
            silent = DiagnosticCode.allNamed(ignored);
        } catch (IllegalArgumentException e) {
            throw mistake("--ignore: " + e.getMessage());
        }
    }

    @Override
    int run(SchemaCompiler compiler) throws CommandFailure {
        if (ClassArguments.are(schemas())) {
            return report(breakingClasses());
        }
        List<SchemaSource> before = new ArrayList<>();
        for (String each : old) {
            before.addAll(
                    each.equals(SchemaArguments.STANDARD_INPUT)
                            ? read(compiler, List.of(each))
                            : older(compiler, each));
        }
        return report(compiler.breaking(before, read(compiler), libraries(), silent));
    }

    private List<SchemaSource> older(SchemaCompiler compiler, String version) throws CommandFailure {
        List<Path> now = new ArrayList<>();
        for (String schema : OlderSchemas.isCommit(version) ? schemas() : List.of(version)) {
            now.add(SchemaArguments.path(schema));
        }
        try {
            return OlderSchemas.read(compiler, version, now, file -> true);
        } catch (FileSystemException e) {
            throw CommandFailure.of(version, e);
        } catch (IOException e) {
            throw new CommandFailure("schemac: " + e.getMessage());
        }
    }

    /** Compares classes of the class path with those of older folders and jars. */
    private Findings breakingClasses() throws CommandFailure {
        CompilerOptions options = compilerOptions();
        List<Path> older = Stream.concat(old.stream().map(Path::of), options.classPath().stream())
                .toList();
        Diagnostics diagnostics = new Diagnostics();
        ClassArguments.read(schemas(), options.classPath(), options.sourcePath())
                .findBreakingChanges(ClassArguments.read(schemas(), older, List.of()), silent, diagnostics);
        return diagnostics.findings();
    }

    private int report(Findings findings) throws CommandFailure {
        print(findings);
        return findings.hasErrors() ? ExitCode.CHECK_FAILED : ExitCode.OK;
    }
}
