package dev.schemac.benchmarks;

import dev.schemac.benchmarks.library.Libraries;
import dev.schemac.benchmarks.library.Library;
import dev.schemac.benchmarks.library.Tier;
import dev.schemac.benchmarks.payload.Payload;
import dev.schemac.benchmarks.payload.Payloads;
import java.util.ArrayList;
import java.util.List;

/** Which part of the matrix is wanted, each in the order in which it was named. */
record Selection(
        List<Library> libraries, List<Payload> payloads, List<Cell.Operation> operations, List<Cell.Input> inputs) {
    private static final List<String> QUICK_LIBRARIES =
            List.of("schemac", "gson", "jackson", "fastjson2", "wast", "floor");
    private static final List<String> QUICK_PAYLOADS = List.of("users-1k", "clients-1k", "users-pretty");

    /**
     * What a command line asks for: all, or with {@code --quick} a few, unless it names them. Variants are timed only if
     * they are named.
     *
     * @throws Arguments.UsageException if it names something that is not there
     */
    static Selection of(Arguments arguments) {
        boolean quick = arguments.has("--quick");
        boolean timed = !arguments.has("--check") && !arguments.has("--missing");
        List<Cell.Operation> operations = List.of(Cell.Operation.values());
        List<Cell.Input> inputs = List.of(Cell.Input.values());
        return new Selection(
                arguments.chosen(
                        "--library",
                        Libraries.ALL,
                        Library::name,
                        Libraries.ALL.stream()
                                .filter(library -> !quick || QUICK_LIBRARIES.contains(library.name()))
                                .filter(library -> !timed || library.tier() != Tier.VARIANT)
                                .toList()),
                arguments.chosen(
                        "--payload",
                        Payloads.ALL,
                        Payload::name,
                        Payloads.ALL.stream()
                                .filter(payload -> !quick || QUICK_PAYLOADS.contains(payload.name()))
                                .toList()),
                arguments.chosen("--operation", operations, Cell::lower, operations),
                arguments.chosen("--input", inputs, Cell::lower, quick ? List.of(Cell.Input.BYTES) : inputs));
    }

    /** The combinations in which a library takes part. */
    List<Cell> cells() {
        List<Cell> cells = new ArrayList<>();
        for (Payload payload : payloads) {
            for (Cell.Operation operation : operations) {
                for (Cell.Input input : inputs) {
                    for (Library library : libraries) {
                        if (library.missing(payload).isEmpty() && (library.readsText() || input != Cell.Input.STRING)) {
                            cells.add(new Cell(library, payload, operation, input));
                        }
                    }
                }
            }
        }
        return cells;
    }

    /** A line for each library and payload that do not go together, with the reason. */
    List<String> missing() {
        List<String> lines = new ArrayList<>();
        for (Library library : libraries) {
            for (Payload payload : payloads) {
                library.missing(payload)
                        .ifPresent(reason ->
                                lines.add(String.format("%-20s %-18s %s", library.name(), payload.name(), reason)));
            }
        }
        return lines;
    }
}
