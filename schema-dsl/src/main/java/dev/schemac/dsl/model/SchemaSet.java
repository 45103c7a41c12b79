package dev.schemac.dsl.model;

import dev.schemac.dsl.diagnostic.Diagnostic;
import dev.schemac.dsl.diagnostic.Findings;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.model.ValueType.EnumType;
import java.util.List;
import java.util.Map;

/**
 * All schemas of one run, linked.
 *
 * @param types the schemas of all modules, in the order of the sources and of their declaration
 * @param enums the enums that the sources declare, in the same order, used or not
 * @param modules the first declaration of each module, by its name
 * @param findings the warnings
 */
public record SchemaSet(
        List<ObjectType> types, List<EnumType> enums, Map<String, SourceLocation> modules, Findings findings) {
    public SchemaSet {
        types = List.copyOf(types);
        enums = List.copyOf(enums);
        modules = Map.copyOf(modules);
    }

    /** {@return the warnings, in the order of the sources and within a source by position} */
    public List<Diagnostic> warnings() {
        return findings.list();
    }
}
