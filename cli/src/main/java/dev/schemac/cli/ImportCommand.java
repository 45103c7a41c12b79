package dev.schemac.cli;

import dev.schemac.cli.console.CommandFailure;
import dev.schemac.cli.console.ExitCode;
import dev.schemac.cli.console.SchemaArguments;
import dev.schemac.cli.console.StandardStreams;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.contract.ContractException;
import dev.schemac.codegen.contract.ContractFormat;
import dev.schemac.codegen.contract.ContractImport;
import dev.schemac.codegen.contract.ImportedContract;
import dev.schemac.codegen.contract.Omission;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.diagnostic.Findings;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code schemac import --from FORMAT FILE|-...}: from contracts to schemas that read their documents. */
@Command(
        name = "import",
        customSynopsis = {
            "schemac import --from json-schema|openapi FILE|-... [-o FILE] [--report FILE]",
            "        [--root FOLDER] [--name TYPE] [--module MODULE]"
        },
        description =
                "Prints schemas that read, under the profile strict, the documents that a contract allows. Each keyword that they do not carry is a comment at its place, and a line on standard error with its JSON pointer: 'wider' where documents are read that the contract forbids, 'narrower' where some are refused that it allows.",
        footer = "Exit codes: 0 success, 1 an error in a contract or a file, 2 in the command line.")
final class ImportCommand extends AbstractCommand {
    @Parameters(
            paramLabel = "FILE|-",
            arity = "1..*",
            description = "Contracts, each a JSON file; - is standard input.")
    private List<String> contracts = List.of();

    @Option(
            names = "--from",
            paramLabel = "FORMAT",
            required = true,
            description =
                    "json-schema (draft 4 to 2020-12) or openapi (3.0 and 3.1, every schema of its components, and of bodies in its paths).")
    private ContractFormat format;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Where the schemas go; by default to standard output.")
    private String output = "";

    @Option(
            names = "--report",
            paramLabel = "FILE",
            description =
                    "Where the keywords go that are not carried over; by default to standard error, the first hundred"
                            + " and a count.")
    private String report = "";

    @Option(
            names = "--root",
            paramLabel = "FOLDER",
            description =
                    "References lead to files below this folder only, and relative identifiers are relative to it; by default the folder of the first contract.")
    private String root = "";

    @Option(
            names = "--name",
            paramLabel = "TYPE",
            description = "The schema of the contract, if there is one; by default named after its title or its file.")
    private String name = "";

    @Option(names = "--module", paramLabel = "MODULE", description = "The module of the schemas; by default none.")
    private String module = "";

    ImportCommand(StandardStreams streams) {
        super(streams);
    }

    @Override
    public Integer call() throws CommandFailure {
        checkStandardInputIsReadOnce(contracts);
        checkModule(module);
        if (!name.isEmpty() && (contracts.size() > 1 || format == ContractFormat.OPENAPI)) {
            throw mistake("--name: only one contract in JSON Schema can be named");
        }
        ImportedContract imported;
        try {
            ContractImport contractImport = new ContractImport(format, folder());
            for (String contract : contracts) {
                add(contractImport, contract);
            }
            imported = contractImport.schemas(module);
        } catch (ContractException e) {
            throw new CommandFailure("schemac: " + e.getMessage());
        }
        if (output.isEmpty()) {
            streams().print(imported.text());
        } else {
            write(output, imported.text());
        }
        report(imported.omissions());
        return ExitCode.OK;
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

    private void add(ContractImport contractImport, String contract) throws CommandFailure {
        if (!contract.equals(SchemaArguments.STANDARD_INPUT)) {
            contractImport.add(SchemaArguments.path(contract), name);
            return;
        }
        try {
            contractImport.add(
                    SchemaArguments.STANDARD_INPUT_NAME, streams().in().readAllBytes(), name);
        } catch (IOException e) {
            throw CommandFailure.of(SchemaArguments.STANDARD_INPUT_NAME, e);
        }
    }

    private void report(List<Omission> omissions) throws CommandFailure {
        if (!report.isEmpty()) {
            write(report, lines(omissions));
        } else if (!omissions.isEmpty()) {
            int shown = Math.min(omissions.size(), Findings.MOST_SHOWN);
            streams().err().print(lines(omissions.subList(0, shown)));
            if (shown < omissions.size()) {
                streams().err().println((omissions.size() - shown) + " more; --report FILE writes all");
            }
            streams().err().flush();
        }
    }

    private static String lines(List<Omission> omissions) {
        return omissions.stream().map(omission -> omission + "\n").collect(Collectors.joining());
    }

    private static void write(String file, String text) throws CommandFailure {
        try {
            new SchemaCompiler(CompilerOptions.DEFAULT)
                    .write(new SchemaSource(SchemaArguments.path(file).toString(), text));
        } catch (IOException e) {
            throw CommandFailure.of(file, e);
        }
    }
}
