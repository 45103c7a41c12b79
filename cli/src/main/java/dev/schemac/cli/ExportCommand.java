package dev.schemac.cli;

import dev.schemac.cli.console.CommandFailure;
import dev.schemac.cli.console.ExitCode;
import dev.schemac.cli.console.SchemaArguments;
import dev.schemac.cli.console.StandardStreams;
import dev.schemac.cli.diagnostics.DiagnosticOptions;
import dev.schemac.codegen.CompilerOptions.Subject;
import dev.schemac.codegen.ExportedContract;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.export.ExportFormat;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.diagnostic.SchemaException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code schemac export --to FORMAT FILE|FOLDER|-...}: from schemas to JSON Schema or OpenAPI. */
@Command(
        name = "export",
        customSynopsis = {
            "schemac export --to json-schema|openapi FILE|FOLDER|-... [--type TYPE,...]",
            "        [-o FILE] [--classpath PATH] [--source-path PATH] [--esper]",
            "        [--format FORMAT] [--color WHEN] [--all-errors]"
        },
        description =
                "Prints the schemas as JSON Schema (draft 2020-12) or OpenAPI 3.1: which documents are accepted under"
                        + " the profile strict.",
        footer = "Exit codes: 0 success, 1 an error in a schema or a file, 2 in the command line.")
final class ExportCommand extends AbstractCommand {
    @Parameters(
            paramLabel = "FILE|FOLDER|-",
            arity = "1..*",
            description = "Schema files, folders (every .epl file below them), - for standard input.")
    private List<String> schemas = new ArrayList<>();

    @Option(
            names = "--to",
            paramLabel = "FORMAT",
            required = true,
            description = "What is printed: json-schema or openapi.")
    private ExportFormat target;

    @Option(
            names = "--type",
            paramLabel = "TYPE",
            split = ",",
            description =
                    "The schema of the documents. With more than one, or none for all schemas, there are definitions"
                            + " only.")
    private List<String> types = List.of();

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Writes to FILE, unless it has this content already.")
    private String output;

    @Mixin
    private DiagnosticOptions diagnostics;

    ExportCommand(StandardStreams streams) {
        super(streams, Subject.CLASSES, Subject.WARNINGS);
    }

    @Override
    public Integer call() throws CommandFailure {
        checkStandardInputIsReadOnce(schemas);
        if (output == null && !diagnostics.forPeople()) {
            throw mistake("--format needs -o FILE: standard output has the schemas");
        }
        SchemaCompiler compiler = new SchemaCompiler(compilerOptions());
        try {
            List<SchemaSource> sources =
                    SchemaArguments.read(compiler, schemas, streams().in());
            ExportedContract exported = compiler.export(sources, List.of(), target, types);
            diagnostics.print(exported.findings(), streams());
            print(compiler, exported);
            return ExitCode.OK;
        } catch (SchemaException e) {
            diagnostics.print(e.findings(), streams());
            return ExitCode.FAILED;
        } catch (IllegalArgumentException e) {
            throw mistake("--type: " + e.getMessage());
        }
    }

    private void print(SchemaCompiler compiler, ExportedContract exported) throws CommandFailure {
        if (output == null) {
            streams().print(exported.text());
            return;
        }
        Path file = SchemaArguments.path(output);
        if (Files.isDirectory(file)) {
            throw new CommandFailure("schemac: " + output + ": is a folder");
        }
        try {
            compiler.write(exported, file);
        } catch (IOException e) {
            throw CommandFailure.of(output, e);
        }
    }
}
