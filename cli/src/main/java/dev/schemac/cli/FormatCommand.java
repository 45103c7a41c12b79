package dev.schemac.cli;

import dev.schemac.cli.console.CommandFailure;
import dev.schemac.cli.console.ExitCode;
import dev.schemac.cli.console.SchemaArguments;
import dev.schemac.cli.console.StandardStreams;
import dev.schemac.cli.diagnostics.DiagnosticOptions;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.dsl.AnnotationPlacement;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.diagnostic.SchemaException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code schemac fmt FILE|FOLDER...|-}: formats schemas. */
@Command(
        name = "fmt",
        header = "Format schema files",
        description = "If any file has a syntax error, none is written.",
        footer = {
            "Example: schemac fmt src/main/epl --check",
            "Exit codes: 0 success, 1 an error in a file, 2 in the command line, 3 --check found a file that is not formatted"
        })
final class FormatCommand extends AbstractCommand {
    @Parameters(
            paramLabel = "FILE|FOLDER|-",
            arity = "1..*",
            description = "Schema files, folders with .epl files, or - alone: from standard input to standard output")
    private List<String> schemas = new ArrayList<>();

    @Option(names = "--check", description = "Write nothing; list files that are not formatted, and exit with 3")
    private boolean check;

    @Option(
            names = "--columns",
            paramLabel = "PLACE",
            description = "Move annotations of columns: beside the columns, or above their schemas")
    private AnnotationPlacement columns;

    @Mixin
    private DiagnosticOptions diagnostics;

    FormatCommand(StandardStreams streams) {
        super(streams);
    }

    @Override
    public Integer call() throws CommandFailure {
        boolean standardInput = schemas.contains(SchemaArguments.STANDARD_INPUT);
        if (standardInput && schemas.size() > 1) {
            throw mistake("standard input (-) cannot be formatted together with files");
        }
        SchemaCompiler compiler = new SchemaCompiler(CompilerOptions.DEFAULT);
        try {
            List<SchemaSource> sources = read(compiler, schemas);
            List<SchemaSource> formatted =
                    columns == null ? compiler.format(sources) : compiler.format(sources, columns);
            List<SchemaSource> changed = formatted.stream()
                    .filter(source -> !sources.contains(source))
                    .toList();
            if (check) {
                return report(changed);
            }
            if (standardInput) {
                streams().print(formatted.get(0).text());
            } else {
                write(compiler, changed);
                summary(changed.size(), sources.size());
            }
            return ExitCode.OK;
        } catch (SchemaException e) {
            diagnostics.print(e.findings(), streams());
            return ExitCode.FAILED;
        }
    }

    private int report(List<SchemaSource> changed) {
        changed.forEach(source -> streams().message("schemac: " + source.name() + ": not formatted"));
        return changed.isEmpty() ? ExitCode.OK : ExitCode.CHECK_FAILED;
    }

    private static void write(SchemaCompiler compiler, List<SchemaSource> changed) throws CommandFailure {
        for (SchemaSource source : changed) {
            try {
                compiler.write(source);
            } catch (IOException e) {
                throw CommandFailure.of(source.name(), e);
            }
        }
    }

    private void summary(int changed, int all) {
        if (streams().terminal().watched()) {
            streams().message(changed + " formatted, " + (all - changed) + " unchanged");
        }
    }
}
