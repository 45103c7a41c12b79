package dev.schemac.contracts.shape;

import dev.schemac.contracts.epl.EplNames;
import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.contracts.normal.Keyword;
import dev.schemac.contracts.report.Difference;
import dev.schemac.contracts.report.Difference.Effect;

/**
 * The context in which a node is used, which receives the differences there.
 *
 * @param wanted the preferred name of a type for the node
 * @param owner the schema of the column; null for an event
 * @param notes the comments of the column
 * @param alone whether the node is the only possible value of a column: not an element, and never replaced by null
 */
record Use(String wanted, SchemaDraft owner, Notes notes, boolean alone, DifferenceLog log) {
    Use(String wanted, SchemaDraft owner, DifferenceLog log) {
        this(wanted, owner, new Notes(), true, log);
    }

    Use named(String name) {
        return new Use(name, owner, notes, alone, log);
    }

    /** Returns the context of an array element or a map value. */
    Use element() {
        return new Use(EplNames.singular(wanted), owner, notes, false, log);
    }

    Use orNull(boolean nullable) {
        return nullable ? new Use(wanted, owner, notes, false, log) : this;
    }

    /** Returns the same context with separate comments, which are dropped. */
    Use aside() {
        return new Use(wanted, owner, new Notes(), alone, log);
    }

    void report(Difference difference) {
        log.add(difference, notes);
    }

    void report(Keyword keyword, Effect effect, String description) {
        report(keyword.difference(effect, description));
    }

    /** Reports a limit that applies to all values of its kind in a document, at its first place. */
    void reportOnce(SchemaSite site, String keyword, Effect effect, String description) {
        log.addOnce(site, keyword, effect, description);
    }
}
