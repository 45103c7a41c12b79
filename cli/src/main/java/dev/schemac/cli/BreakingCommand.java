package dev.schemac.cli;

import dev.schemac.cli.console.CommandFailure;
import dev.schemac.cli.console.SchemaArguments;
import dev.schemac.cli.console.StandardStreams;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Findings;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code schemac breaking FILE|FOLDER|-... --against OLD}: what a change does to old data and to old readers. */
@Command(
        name = "breaking",
        customSynopsis = {
            "schemac breaking FILE|FOLDER|-... --against FILE|FOLDER|- [--ignore RULE,...]",
            "        [--package PACKAGE] [--style STYLE] [--strings STRINGS] [--refill]",
            "        [--classpath PATH] [--source-path PATH] [--esper] [--format FORMAT]",
            "        [--color WHEN]"
        },
        description =
                "Compares schemas with an older version. Errors break old data or old readers. Warnings concern only code, and readers under the profile strict.",
        footer =
                "Exit codes: 0 nothing breaks, 1 an error in a schema or a file, 2 in the command line, 3 the change breaks"
                        + " something.")
final class BreakingCommand extends SchemaCommand {
    @Option(
            names = "--against",
            paramLabel = "OLD",
            required = true,
            description = "The older schemas: a file, a folder, or - for standard input; may be given again.")
    private List<String> old = List.of();

    @Option(
            names = "--ignore",
            paramLabel = "RULE",
            split = ",",
            description = "Rules to ignore, by name (column-removed) or code (SC201).")
    private List<String> ignored = List.of();

    private Set<DiagnosticCode> silent = Set.of();

    BreakingCommand(StandardStreams streams) {
        super(streams);
    }

    @Override
    void checkOptions() {
        if (readsStandardInput() && old.contains(SchemaArguments.STANDARD_INPUT)) {
            throw mistake("standard input (-) can be read only once");
        }
        try {
            silent = DiagnosticCode.allNamed(ignored);
        } catch (IllegalArgumentException e) {
            throw mistake("--ignore: " + e.getMessage());
        }
    }

    @Override
    int run(SchemaCompiler compiler) throws CommandFailure {
        List<SchemaSource> before =
                SchemaArguments.read(compiler, old, streams().in());
        Findings findings = compiler.breaking(before, read(compiler), silent);
        print(findings);
        return findings.hasErrors() ? Schemac.CHECK_FAILED : Schemac.OK;
    }
}
