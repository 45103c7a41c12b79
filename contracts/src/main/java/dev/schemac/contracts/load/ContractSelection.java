package dev.schemac.contracts.load;

import java.util.List;

/**
 * The parts of contracts that {@code ContractImport} imports, with all schemas that they refer to. A part is imported if
 * any of the lists names it.
 *
 * @param operations operations, each by its {@code operationId} or as {@code GET /path}
 * @param components schemas in {@code components/schemas} of OpenAPI, or in {@code definitions} or {@code $defs}
 * @param tags tags of operations
 */
public record ContractSelection(List<String> operations, List<String> components, List<String> tags) {
    /** Imports whole contracts. */
    public static final ContractSelection ALL = new ContractSelection(List.of(), List.of(), List.of());

    public ContractSelection {
        operations = List.copyOf(operations);
        components = List.copyOf(components);
        tags = List.copyOf(tags);
    }

    /** {@return whether whole contracts are imported} */
    public boolean isAll() {
        return operations.isEmpty() && components.isEmpty() && tags.isEmpty();
    }
}
