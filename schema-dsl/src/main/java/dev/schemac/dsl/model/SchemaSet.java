package dev.schemac.dsl.model;

import dev.schemac.dsl.diagnostic.Diagnostic;
import dev.schemac.dsl.diagnostic.Findings;
import java.util.List;

/**
 * All schemas of one run, linked.
 *
 * @param types the schemas of all modules, in the order of the sources and of their declaration
 * @param findings what may be a mistake but is no error
 */
public record SchemaSet(List<ObjectType> types, Findings findings) {
    public SchemaSet {
        types = List.copyOf(types);
    }

    /** {@return what may be a mistake but is none, in the order of the sources and within a source by position} */
    public List<Diagnostic> warnings() {
        return findings.list();
    }
}
