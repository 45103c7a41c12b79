package dev.schemac.dsl.breaking;

import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ObjectType;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** One schema before and after a change. */
final class SchemaChange {
    private final ObjectType old;
    private final ObjectType now;
    private final BreakingChanges changes;

    SchemaChange(ObjectType old, ObjectType now, BreakingChanges changes) {
        this.old = old;
        this.now = now;
        this.changes = changes;
    }

    void report() {
        // What is inherited is compared where it is declared, as long as it is inherited from the same.
        boolean sameParent = parent(old).equals(parent(now));
        if (!sameParent) {
            changes.warning(
                    DiagnosticCode.SUPERTYPE_CHANGED,
                    now.location(),
                    "schema '" + now.name() + "' inherits from " + shown(parent(now)) + ", before from "
                            + shown(parent(old)) + ": code that takes the supertype no longer compiles");
        }
        if (old.dynamic() && !now.dynamic()) {
            changes.error(
                    DiagnosticCode.UNDECLARED_DROPPED,
                    now.location(),
                    "schema '" + now.name() + "' is no longer dynamic: undeclared members of old data are lost");
        }
        List<Column> before = sameParent ? old.columns() : old.allColumns();
        List<Column> after = sameParent ? now.columns() : now.allColumns();
        Set<Column> matched = new HashSet<>();
        for (Column column : before) {
            Optional<Column> same = counterpart(column, after);
            same.ifPresent(matched::add);
            same.ifPresentOrElse(found -> new ColumnChange(column, found, changes).report(), () -> removed(column));
        }
        after.stream().filter(column -> !matched.contains(column)).forEach(this::added);
    }

    private static String parent(ObjectType type) {
        return type.parent().map(ObjectType::name).orElse("");
    }

    private static String shown(String parent) {
        return parent.isEmpty() ? "nothing" : "'" + parent + "'";
    }

    /** The column of the same name, or failing that the one that has taken over the JSON member. */
    private static Optional<Column> counterpart(Column column, List<Column> among) {
        return among.stream()
                .filter(other -> other.name().equals(column.name()))
                .findFirst()
                .or(() -> among.stream()
                        .filter(other -> other.jsonName().equals(column.jsonName()))
                        .findFirst());
    }

    private void removed(Column column) {
        changes.error(
                DiagnosticCode.COLUMN_REMOVED,
                now.location(),
                "column '" + column.name() + "' of schema '" + now.name() + "' is gone: its values in old data are "
                        + (now.dynamic() ? "undeclared members" : "skipped, under STRICT refused")
                        + (column.required() ? ", and old readers require it" : ""));
    }

    private void added(Column column) {
        if (column.required()) {
            changes.error(
                    DiagnosticCode.COLUMN_REQUIRED,
                    column.location(),
                    "column '" + column.name() + "' is new and required: old data does not have it");
        } else {
            changes.warning(
                    DiagnosticCode.COLUMN_ADDED,
                    column.location(),
                    "column '" + column.name() + "' is new: old readers skip it, under STRICT they refuse it");
        }
    }
}
