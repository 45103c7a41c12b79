package dev.schemac.cli;

import dev.schemac.cli.console.CommandFailure;
import dev.schemac.cli.console.CommandFiles;
import dev.schemac.cli.console.ExitCode;
import dev.schemac.cli.console.SchemaArguments;
import dev.schemac.cli.console.StandardStreams;
import dev.schemac.cli.diagnostics.ImportReport;
import dev.schemac.cli.yaml.YamlContracts;
import dev.schemac.contracts.ContractImport;
import dev.schemac.contracts.load.ContractException;
import dev.schemac.contracts.load.ContractFormat;
import dev.schemac.contracts.load.ContractSelection;
import dev.schemac.contracts.load.Formats;
import dev.schemac.contracts.load.PointerPlaces;
import dev.schemac.contracts.report.Difference;
import dev.schemac.contracts.report.Difference.Effect;
import dev.schemac.contracts.report.ImportedContract;
import dev.schemac.dsl.diagnostic.Findings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code schemac import [--from FORMAT] FILE|-...}: converts contracts to schemas that read their documents. */
@Command(
        name = "import",
        header = "Convert JSON Schema or OpenAPI to schemas",
        description =
                "Under the profile strict, the schemas accept the documents of the contract. Keywords without an equivalent become comments, and lines on standard error: [narrower] if the schemas accept fewer documents, [numbers] if numbers have a smaller range, [wider] if they accept more. A summary counts the lines by keyword.",
        footer = {
            "Example: schemac import user.schema.json -o User.epl",
            "Exit codes: 0 success, 1 an error in a contract or a file, 2 in the command line, 3 a line that --fail-on names"
        })
final class ImportCommand extends AbstractCommand {
    /** The effects that {@code --fail-on} accepts. */
    static final List<Effect> DIFFERENCES = List.of(Effect.NARROWER, Effect.NUMBERS, Effect.WIDER);

    @Parameters(paramLabel = "FILE|-", arity = "1..*", description = "JSON or YAML files, or - for standard input")
    private List<String> contracts = List.of();

    @Option(
            names = "--from",
            paramLabel = "FORMAT",
            description =
                    "Format: json-schema (draft 3 to 2020-12) or openapi (Swagger 2.0, OpenAPI 3.0 and 3.1) (default: by the content, then by the file name)")
    private ContractFormat format;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Output file (default: standard output)")
    private String output = "";

    @Option(
            names = "--report",
            paramLabel = "FILE",
            description = "File for the keywords that are not converted (default: standard error, the first 100)")
    private String report = "";

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description =
                    "Format of the report: text, or json or sarif in the file of --report, or on standard output with --output (default: text)")
    private ImportReport.Format reportFormat = ImportReport.Format.TEXT;

    @Option(
            names = "--root",
            paramLabel = "FOLDER",
            description =
                    "Folder of all referenced files, and base of relative identifiers (default: the folder of the first contract)")
    private String root = "";

    @Option(
            names = "--name",
            paramLabel = "TYPE",
            description =
                    "Name of the schema of a single JSON Schema, or of its elements if it is an array (default: from its title or file)")
    private String name = "";

    @Option(
            names = "--operation",
            paramLabel = "ID",
            description =
                    "Import only this operation with its callbacks, by operationId or as 'GET /path', and the schemas that they use; repeatable (default: all)")
    private List<String> operations = List.of();

    @Option(
            names = "--component",
            paramLabel = "NAME",
            description = "Import only this named schema, and the schemas that it uses; repeatable (default: all)")
    private List<String> components = List.of();

    @Option(
            names = "--tag",
            paramLabel = "NAME",
            description =
                    "Import only the operations with this tag, and the schemas that they use; repeatable (default: all)")
    private List<String> tags = List.of();

    @Option(names = "--module", paramLabel = "MODULE", description = "Module of the schemas (default: none)")
    private String module = "";

    @Option(
            names = "--formats",
            paramLabel = "POLICY",
            description =
                    "Formats of strings: types (if exact, and date-time in OpenAPI), assert (nearest types) or annotate (strings) (default: types)")
    private Formats formats = Formats.TYPES;

    @Option(
            names = "--fail-on",
            paramLabel = "EFFECT",
            split = ",",
            description = "Exit with code 3 after lines of these effects: narrower, numbers, wider (default: none)")
    private Set<Effect> failOn = Set.of();

    ImportCommand(StandardStreams streams) {
        super(streams);
    }

    @Override
    public Integer call() throws CommandFailure {
        checkStandardInputIsReadOnce(contracts);
        files().readAll(contracts);
        CommandFiles.Output schemaFile = output.isEmpty() ? null : files().output("-o", output);
        CommandFiles.Output reportFile = report.isEmpty() ? null : files().output("--report", report);
        checkModule(module);
        checkContractsExist();
        if (contracts.size() > 1 || format == ContractFormat.OPENAPI) {
            rejectName();
        }
        ContractSelection selection = new ContractSelection(operations, components, tags);
        if (!name.isEmpty() && !selection.isAll()) {
            throw mistake("--name: a part of a contract cannot be named");
        }
        if (reportFormat != ImportReport.Format.TEXT && report.isEmpty() && output.isEmpty()) {
            throw mistake(
                    "--format: standard output has the schemas; write the report with --report, or the schemas with -o");
        }
        ImportedContract imported;
        Map<Difference, PointerPlaces.Place> places = Map.of();
        try {
            ContractImport contractImport =
                    contractImport().with(new YamlContracts()).only(selection);
            imported = imported(contractImport);
            if (reportFormat == ImportReport.Format.SARIF) {
                places = contractImport.places(imported);
            }
            files().readAll(contractImport.files());
        } catch (ContractException e) {
            throw new CommandFailure("schemac: " + e.getMessage() + hint(e));
        }
        write(imported.text(), schemaFile);
        report(imported, new ImportReport(imported, places), reportFile);
        boolean fails = imported.differences().stream().map(Difference::effect).anyMatch(failOn::contains);
        return fails ? ExitCode.CHECK_FAILED : ExitCode.OK;
    }

    private void checkContractsExist() throws CommandFailure {
        for (String contract : contracts) {
            if (contract.matches("https?://.*")) {
                throw new CommandFailure(
                        "schemac: " + contract + ": expected a file but found an address; download it first");
            }
            if (!contract.equals(SchemaArguments.STANDARD_INPUT) && Files.notExists(SchemaArguments.path(contract))) {
                throw CommandFailure.of(contract, new NoSuchFileException(contract));
            }
        }
    }

    /** Returns the advice for a file that is not a contract. */
    private String hint(ContractException e) {
        if (contracts.stream().anyMatch(contract -> contract.endsWith(".epl"))) {
            return "; contracts are JSON Schema or OpenAPI, not schema files";
        }
        return e.isSamples() ? "; for samples use 'schemac infer'" : "";
    }

    private ContractImport contractImport() throws CommandFailure {
        return format == null
                ? ContractImport.ofAnyFormat(folder(), formats)
                : new ContractImport(format, folder(), formats);
    }

    private Path folder() throws CommandFailure {
        if (!root.isEmpty()) {
            return SchemaArguments.path(root);
        }
        String first = contracts.get(0);
        Path parent = first.equals(SchemaArguments.STANDARD_INPUT)
                ? null
                : SchemaArguments.path(first).toAbsolutePath().getParent();
        return parent == null ? Path.of("") : parent;
    }

    private ImportedContract imported(ContractImport contractImport) throws CommandFailure {
        try {
            for (String contract : contracts) {
                if (add(contractImport, contract) == ContractFormat.OPENAPI) {
                    rejectName();
                }
            }
        } finally {
            for (String contract : contractImport.unrecognized()) {
                streams()
                        .message(
                                "schemac: " + contract
                                        + ": the format is not recognized; reading it as json-schema; --from sets the format. For a sample document use 'schemac infer'");
            }
        }
        return contractImport.schemas(module);
    }

    private void rejectName() {
        if (!name.isEmpty()) {
            throw mistake(
                    "--name names the schema of only one contract in JSON Schema; schemas of OpenAPI keep their names");
        }
    }

    private ContractFormat add(ContractImport contractImport, String contract) throws CommandFailure {
        if (!contract.equals(SchemaArguments.STANDARD_INPUT)) {
            return contractImport.add(SchemaArguments.path(contract), name);
        }
        try {
            return contractImport.add(
                    SchemaArguments.STANDARD_INPUT_NAME, streams().in().readAllBytes(), name);
        } catch (IOException e) {
            throw CommandFailure.of(SchemaArguments.STANDARD_INPUT_NAME, e);
        }
    }

    /** Says how many strings have a format that could be a type, and how to change it. */
    private void messageAboutFormats(ImportedContract imported) {
        long count = imported.differences().stream()
                .filter(line -> line.reason() == Difference.Reason.ANNOTATION)
                .count();
        if (formats == Formats.TYPES && count > 0) {
            streams()
                    .message((count == 1 ? "1 format is an annotation" : count + " formats are annotations")
                            + "; --formats assert chooses types");
        }
    }

    private void report(ImportedContract imported, ImportReport lines, CommandFiles.Output file) throws CommandFailure {
        if (file != null || reportFormat != ImportReport.Format.TEXT) {
            write(lines.render(reportFormat), file);
        } else {
            lines.lines(Findings.MOST_SHOWN).forEach(streams()::message);
            int more = imported.differences().size() - Findings.MOST_SHOWN;
            if (more > 0) {
                streams().message(more + " more; --report FILE writes all");
            }
        }
        if (file != null || reportFormat == ImportReport.Format.TEXT) {
            imported.summary().forEach(streams()::message);
            messageAboutFormats(imported);
        }
    }
}
