package dev.schemac.codegen.jsonschema.read;

import java.util.List;

/**
 * The result of an import.
 *
 * @param text the schemas, formatted
 * @param omissions the constraints that the schemas lack, in the order of the contracts
 * @param events the names of the schemas for whole contracts, in the order of the contracts
 */
public record ImportedContract(String text, List<Omission> omissions, List<String> events) {
    public ImportedContract {
        omissions = List.copyOf(omissions);
        events = List.copyOf(events);
    }
}
