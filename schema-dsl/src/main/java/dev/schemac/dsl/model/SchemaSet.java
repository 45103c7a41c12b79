package dev.schemac.dsl.model;

import dev.schemac.dsl.diagnostic.Diagnostic;
import dev.schemac.dsl.diagnostic.Findings;
import dev.schemac.dsl.model.ValueType.EnumType;
import java.util.List;

/**
 * All schemas of one run, linked.
 *
 * @param types the schemas of all modules, in the order of the sources and of their declaration
 * @param enums the enums that the sources declare, in the same order, used or not
 * @param findings the warnings
 */
public record SchemaSet(List<ObjectType> types, List<EnumType> enums, Findings findings) {
    public SchemaSet {
        types = List.copyOf(types);
        enums = List.copyOf(enums);
    }

    /** {@return the warnings, in the order of the sources and within a source by position} */
    public List<Diagnostic> warnings() {
        return findings.list();
    }
}
