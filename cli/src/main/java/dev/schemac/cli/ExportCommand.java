package dev.schemac.cli;

import dev.schemac.cli.console.ClassArguments;
import dev.schemac.cli.console.CommandFailure;
import dev.schemac.cli.console.CommandFiles;
import dev.schemac.cli.console.ExitCode;
import dev.schemac.cli.console.StandardStreams;
import dev.schemac.cli.diagnostics.DiagnosticOptions;
import dev.schemac.codegen.CompilerOptions.Subject;
import dev.schemac.codegen.LinkResult;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.dsl.diagnostic.Findings;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.export.ExportTarget;
import dev.schemac.export.declaration.Declaration;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code schemac export --to FORMAT FILE|FOLDER|-...}: converts schemas to other languages. */
@Command(
        name = "export",
        header = "Convert schemas to JSON Schema, OpenAPI, SQL, Avro or Protocol Buffers",
        description = "The result describes the documents accepted under the profile strict."
                + " Parts that the format cannot express are printed on standard error.",
        footer = {
            "Example: schemac export Users.epl --to json-schema --type Users",
            "Example: schemac export Users.epl --to postgres",
            "Example: schemac export com.acme.Order --classpath target/classes --to json-schema",
            "Exit codes: 0 success, 1 an error in a schema or a file, 2 in the command line"
        })
final class ExportCommand extends AbstractCommand {
    @Parameters(
            paramLabel = "FILE|FOLDER|-",
            arity = "1..*",
            description =
                    "Schema files, folders with .epl files, annotated classes of --classpath, or - for standard input")
    private List<String> schemas = new ArrayList<>();

    @Option(
            names = "--to",
            paramLabel = "FORMAT",
            required = true,
            description =
                    "Format: json-schema (draft 2020-12), plain-json-schema (the same without x-schemac), openapi (3.1),"
                            + " spark, flink-sql, duckdb, postgres, avro or proto (proto3)")
    private ExportTarget target;

    @Option(
            names = "--type",
            paramLabel = "TYPE",
            split = ",",
            description = "Schema of the documents. With several or none, JSON Schema has only definitions; with none,"
                    + " SQL has a table for each schema that no other one uses")
    private List<String> types = List.of();

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Output file, written only if its content changes (default: standard output)")
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
            throw mistake("--format needs -o FILE, because the schemas go to standard output");
        }
        boolean ofClasses = ClassArguments.are(schemas);
        files().readAll(ofClasses ? List.of() : schemas);
        CommandFiles.Output file = output == null ? null : files().output("-o", output);
        SchemaCompiler compiler = new SchemaCompiler(compilerOptions());
        try {
            LinkResult linked = ofClasses
                    ? new LinkResult(
                            ClassArguments.read(
                                    schemas,
                                    compilerOptions().classPath(),
                                    compilerOptions().sourcePath()),
                            Findings.NONE)
                    : compiler.link(read(compiler, schemas), libraries());
            Declaration exported = target.export(
                    linked.schemas(),
                    ofClasses && types.isEmpty() ? linked.schemas().typesOfClasses(schemas) : types);
            diagnostics.print(linked.findings(), streams());
            write(exported.text(), file);
            exported.differences().forEach(each -> streams().message(each.toString()));
            return ExitCode.OK;
        } catch (SchemaException e) {
            diagnostics.print(e.findings(), streams());
            return ExitCode.FAILED;
        } catch (IllegalArgumentException e) {
            throw mistake("--type: " + e.getMessage());
        }
    }
}
