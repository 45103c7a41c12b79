package dev.schemac.codegen.jsonschema.read;

import java.util.List;

/**
 * What became of contracts.
 *
 * @param text the schemas, formatted
 * @param omissions what the schemas do not carry, in the order of the contracts
 * @param events the names of the schemas that stand for whole contracts, in their order
 */
public record ImportedContract(String text, List<Omission> omissions, List<String> events) {
    public ImportedContract {
        omissions = List.copyOf(omissions);
        events = List.copyOf(events);
    }
}
