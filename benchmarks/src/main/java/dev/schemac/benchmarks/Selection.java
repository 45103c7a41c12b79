package dev.schemac.benchmarks;

import dev.schemac.benchmarks.cell.Cell;
import dev.schemac.benchmarks.contender.Libraries;
import dev.schemac.benchmarks.library.Library;
import dev.schemac.benchmarks.library.Tier;
import dev.schemac.benchmarks.payload.Operation;
import dev.schemac.benchmarks.payload.Payload;
import dev.schemac.benchmarks.payload.Payloads;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Which part of the matrix is wanted, each in the order in which it was named. */
record Selection(
        List<Library> libraries,
        List<Payload> payloads,
        List<Operation> operations,
        List<Cell.Form> inputs,
        List<Cell.Form> outputs) {
    private static final List<String> QUICK_LIBRARIES =
            List.of("schemac", "jackson", "jackson-blackbird", "fastjson2", "wast", "dsl-json", "floor");
    private static final List<String> QUICK_PAYLOADS = List.of("users-1k", "real", "real-cold");

    private static final List<Cell.Form> FORMS = List.of(Cell.Form.values());

    /**
     * The selection of a command line: all, or with {@code --quick} a few, unless it names them. Variants are
     * timed only if named.
     *
     * @throws Arguments.UsageException if a name is unknown
     */
    static Selection of(Arguments arguments) {
        boolean quick = arguments.has("--quick");
        Arguments expanded = arguments.expand("--payload", Payloads.GROUPS);
        boolean timed = !arguments.has("--check") && !arguments.has("--missing");
        List<Operation> operations = List.of(Operation.values());
        return new Selection(
                arguments.chosen(
                        "--library",
                        Libraries.ALL,
                        Library::name,
                        Libraries.ALL.stream()
                                .filter(library -> !quick || QUICK_LIBRARIES.contains(library.name()))
                                .filter(library -> !timed || library.tier() != Tier.VARIANT)
                                .toList()),
                expanded.chosen(
                        "--payload",
                        Payloads.ALL,
                        Payload::name,
                        Payloads.ALL.stream()
                                .filter(payload -> !quick || QUICK_PAYLOADS.contains(payload.name()))
                                .toList()),
                arguments.chosen("--operation", operations, Cell::lower, operations),
                arguments.chosen("--input", FORMS, Cell::lower, quick ? List.of(Cell.Form.BYTES) : FORMS),
                arguments.chosen("--output", FORMS, Cell::lower, quick ? List.of(Cell.Form.BYTES) : FORMS));
    }

    /** Without the documents in absent files, which a line names. */
    private List<Payload> present() {
        List<String> absent = payloads.stream()
                .filter(payload -> !payload.generator().isPresent())
                .map(Payload::name)
                .toList();
        if (!absent.isEmpty()) {
            System.err.println(
                    "Skipped, because the folder with the test corpora is absent: " + String.join(", ", absent));
        }
        return payloads.stream()
                .filter(payload -> payload.generator().isPresent())
                .toList();
    }

    /** The combinations that the libraries support. */
    List<Cell> cells() {
        List<Cell> cells = new ArrayList<>();
        for (Payload payload : present()) {
            for (Operation operation : operations) {
                for (Cell.Form form : forms(operation, payload)) {
                    for (Library library : libraries) {
                        Cell cell = new Cell(library, payload, operation, form);
                        if (cell.isTimed()) {
                            cells.add(cell);
                        }
                    }
                }
            }
        }
        return cells;
    }

    /** None where that is not done with the payload. */
    private List<Cell.Form> forms(Operation operation, Payload payload) {
        if (!payload.operations().contains(operation)) {
            return List.of();
        }
        return operation == Operation.READ ? inputs : outputs;
    }

    /** A line for each library, operation and payload that do not go together, with the reason. */
    List<String> missing() {
        List<String> lines = new ArrayList<>();
        for (Library library : libraries) {
            for (Operation operation : operations) {
                for (Payload payload : payloads) {
                    if (payload.operations().contains(operation)) {
                        missing(library, operation, payload)
                                .ifPresent(reason -> lines.add(String.format(
                                        "%-20s %-6s %-16s %s",
                                        library.name(), Cell.lower(operation), payload.name(), reason)));
                    }
                }
            }
        }
        return lines;
    }

    private static Optional<String> missing(Library library, Operation operation, Payload payload) {
        Optional<String> reason = library.missing(operation, payload);
        return reason.isPresent() || operation != Operation.READ
                ? reason
                : library.textMissing(payload).map(text -> "from String: " + text);
    }
}
