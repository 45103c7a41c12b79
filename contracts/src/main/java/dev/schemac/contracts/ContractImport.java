package dev.schemac.contracts;

import dev.schemac.contracts.load.ContractDocument;
import dev.schemac.contracts.load.ContractException;
import dev.schemac.contracts.load.ContractFiles;
import dev.schemac.contracts.load.ContractFormat;
import dev.schemac.contracts.load.ContractParser;
import dev.schemac.contracts.load.ContractSelection;
import dev.schemac.contracts.load.Formats;
import dev.schemac.contracts.load.PointerPlaces;
import dev.schemac.contracts.load.References;
import dev.schemac.contracts.report.Difference;
import dev.schemac.contracts.report.ImportedContract;
import dev.schemac.contracts.shape.DifferenceLog;
import dev.schemac.contracts.shape.Shapes;
import dev.schemac.contracts.write.ContractWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Imports contracts in JSON Schema or OpenAPI. The resulting schemas read, under {@code STRICT}, the documents that the
 * contract allows. A constraint that the schema language lacks becomes a comment at its place, and a {@link Difference}.
 *
 * <pre>{@code
 * ContractImport contracts = new ContractImport(ContractFormat.JSON_SCHEMA, Path.of("contracts"));
 * contracts.add(Path.of("contracts/order.schema.json"), "");
 * ImportedContract imported = contracts.schemas("com.acme");
 * }</pre>
 *
 * <p>References may lead to other files below the folder, and to no other place. Not thread-safe.
 */
public final class ContractImport {
    /**
     * A contract that {@link #schemas} converts.
     *
     * @param name the name of its schema, {@code ""} for the name in the contract
     */
    record Added(ContractDocument document, ContractFormat format, String name) {}

    /** The format of all contracts; null if each one is recognized. */
    private final ContractFormat format;

    private final Formats formats;
    private final References references;
    private final List<Added> added = new ArrayList<>();
    private final List<String> unrecognized = new ArrayList<>();
    private ContractSelection selection = ContractSelection.ALL;

    /**
     * Creates an import without contracts, whose formats are {@link Formats#TYPES}.
     *
     * @param root the folder that contains all files of the contracts
     * @throws ContractException if there is no such folder
     */
    public ContractImport(ContractFormat format, Path root) {
        this(format, root, Formats.TYPES);
    }

    /**
     * Creates an import without contracts that recognizes the format of each one: by its members, otherwise by the name
     * of its file.
     *
     * @param root the folder that contains all files of the contracts
     * @throws ContractException if there is no such folder
     */
    public static ContractImport ofAnyFormat(Path root, Formats formats) {
        return new ContractImport(root, formats, null);
    }

    /**
     * Creates an import without contracts.
     *
     * @param root the folder that contains all files of the contracts
     * @throws ContractException if there is no such folder
     */
    public ContractImport(ContractFormat format, Path root, Formats formats) {
        this(root, formats, Objects.requireNonNull(format, "format"));
    }

    private ContractImport(Path root, Formats formats, ContractFormat format) {
        this(new ContractFiles(root), formats, format);
    }

    private ContractImport(ContractFiles files, Formats formats, ContractFormat format) {
        this.format = format;
        this.formats = formats;
        this.references = new References(files);
    }

    /**
     * Creates an import without contracts for contracts from untrusted sources. It recognizes their formats and reads no
     * files: a reference to another file is an error.
     */
    public static ContractImport withoutFiles(Formats formats) {
        return new ContractImport(new ContractFiles(), formats, null);
    }

    /**
     * Adds a parser for files that are not JSON, before the first contract.
     *
     * @return this import
     */
    public ContractImport with(ContractParser parser) {
        references.with(Objects.requireNonNull(parser, "parser"));
        return this;
    }

    /**
     * Sets the parts to import, before the first contract. The default is {@link ContractSelection#ALL}.
     *
     * @return this import
     */
    public ContractImport only(ContractSelection parts) {
        selection = Objects.requireNonNull(parts, "parts");
        return this;
    }

    /**
     * Adds a contract from a file. The contracts may refer to each other in any order.
     *
     * @param name the name of its schema, {@code ""} for the name in the contract; only for JSON Schema
     * @return the format of the contract
     * @throws ContractException if the file cannot be read or is neither JSON nor of the added parser
     */
    public ContractFormat add(Path file, String name) {
        return add(references.open(file), name);
    }

    /**
     * Adds a contract that is not in a file.
     *
     * @param source the name of the contract in reports
     * @param name as in {@link #add(Path, String)}
     * @return the format of the contract
     * @throws ContractException if the bytes are no JSON object
     */
    public ContractFormat add(String source, byte[] json, String name) {
        return add(references.add(source, json), name);
    }

    /** {@return the files read so far: the contracts, and the files that they refer to} */
    public Set<Path> files() {
        return references.files();
    }

    /** {@return the contracts whose format was not recognized; they were read as JSON Schema} */
    public List<String> unrecognized() {
        return List.copyOf(unrecognized);
    }

    private ContractFormat add(ContractDocument document, String name) {
        ContractFormat found = format == null ? recognized(document) : format;
        added.add(new Added(document, found, name));
        return found;
    }

    private ContractFormat recognized(ContractDocument document) {
        Map<?, ?> members = (Map<?, ?>) document.root().value();
        return ContractFormat.recognized(members, document.name()).orElseGet(() -> {
            unrecognized.add(document.name());
            return ContractFormat.JSON_SCHEMA;
        });
    }

    /**
     * {@return the schemas of all contracts added so far, and the schemas that they need}
     *
     * @param module the module of the schemas, {@code ""} for none
     * @throws ContractException if a contract is invalid, or no contract has a selected part
     */
    public ImportedContract schemas(String module) {
        DifferenceLog log = new DifferenceLog();
        Shapes shapes = ContractConversion.convert(added, references, selection, formats, log);
        return ContractWriter.write(shapes, log, module);
    }

    /**
     * Returns the places of differences in the files of the contracts. A difference in a file without known places has none.
     *
     * @param imported the result of {@link #schemas}
     */
    public Map<Difference, PointerPlaces.Place> places(ImportedContract imported) {
        return ContractWriter.places(imported.differences(), references);
    }
}
