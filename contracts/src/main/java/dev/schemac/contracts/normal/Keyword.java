package dev.schemac.contracts.normal;

import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.contracts.report.Difference;
import dev.schemac.contracts.report.Difference.Effect;

/**
 * A keyword at its place, with its value.
 *
 * @param site the schema that contains it
 * @param name its name in the file, which may differ from the name of the lowered keyword
 * @param value its lowered value
 */
public record Keyword(SchemaSite site, String name, Object value) {
    /** Compares the places. The values of keywords can be large. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Keyword keyword && site == keyword.site && name.equals(keyword.name);
    }

    @Override
    public int hashCode() {
        return 31 * site.hashCode() + name.hashCode();
    }

    /** Returns a difference at this keyword. */
    public Difference difference(Effect effect, String description) {
        return Difference.at(site, name, effect, description);
    }
}
