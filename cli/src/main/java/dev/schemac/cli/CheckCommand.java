package dev.schemac.cli;

import dev.schemac.cli.console.CommandFailure;
import dev.schemac.cli.console.ExitCode;
import dev.schemac.cli.console.StandardStreams;
import dev.schemac.codegen.CompilerOptions.Subject;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.dsl.diagnostic.Findings;
import dev.schemac.dsl.lint.LintOptions;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code schemac check FILE|FOLDER|-...}: reports errors and lint warnings; generates nothing. */
@Command(
        name = "check",
        header = "Report errors and lint warnings in schemas",
        footer = {
            "Example: schemac check src/main/epl --ignore unused-schema",
            "Exit codes: 0 no findings, 1 errors, 2 an error in the command line, 3 warnings"
        })
final class CheckCommand extends SchemaCommand {
    @Option(
            names = "--ignore",
            paramLabel = "RULE",
            split = ",",
            description = "Rules to ignore, by name (unused-schema) or code (SC100)")
    private List<String> ignored = List.of();

    @Option(names = "--root", paramLabel = "TYPE", split = ",", description = "Schemas to treat as if declared @public")
    private List<String> roots = List.of();

    private LintOptions lint = LintOptions.DEFAULT;

    CheckCommand(StandardStreams streams) {
        super(streams, Subject.CLASSES, Subject.NAMES, Subject.WARNINGS);
    }

    @Override
    void checkOptions() {
        try {
            lint = LintOptions.DEFAULT.withIgnored(ignored).withRoots(roots);
        } catch (IllegalArgumentException e) {
            throw mistake("--ignore: " + e.getMessage());
        }
    }

    @Override
    int run(SchemaCompiler compiler) throws CommandFailure {
        Findings findings = compiler.check(read(compiler), libraries(), lint);
        print(findings);
        if (findings.hasErrors()) {
            return ExitCode.FAILED;
        }
        return findings.isEmpty() ? ExitCode.OK : ExitCode.CHECK_FAILED;
    }
}
