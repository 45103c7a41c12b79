package dev.schemac.dsl.breaking;

import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.NamingStyle;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.SchemaSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the effects of a schema change on old data, which the new schemas must read, and on old readers, which
 * receive new data. Rejected or lost data is an error. Changes that affect only code or {@code STRICT} readers are
 * warnings. Schemas are the same if module and name are.
 */
public record BreakingChanges(Set<DiagnosticCode> ignored, Diagnostics diagnostics) {
    /**
     * Compares two runs.
     *
     * @param diagnostics receives the findings: at the new declaration, and for removed parts at the schema that
     *     contained them
     */
    public static void find(SchemaSet old, SchemaSet now, Set<DiagnosticCode> ignored, Diagnostics diagnostics) {
        BreakingChanges changes = new BreakingChanges(ignored, diagnostics);
        Map<String, ObjectType> byName = new LinkedHashMap<>();
        now.types().forEach(type -> byName.put(type.qualifiedName(), type));
        for (ObjectType before : old.types()) {
            ObjectType after = byName.get(before.qualifiedName());
            if (after == null) {
                changes.error(
                        DiagnosticCode.SCHEMA_REMOVED,
                        before.location(),
                        "schema '" + before.name() + "' was removed: its old data can no longer be read");
            } else {
                new SchemaChange(before, after, changes).report();
            }
        }
    }

    void error(DiagnosticCode rule, SourceLocation at, String message) {
        if (!ignored.contains(rule)) {
            diagnostics.error(rule, at, message);
        }
    }

    void warning(DiagnosticCode rule, SourceLocation at, String message) {
        if (!ignored.contains(rule)) {
            diagnostics.warning(rule, at, message);
        }
    }

    /** One schema before and after a change. */
    private record SchemaChange(ObjectType old, ObjectType now, BreakingChanges changes) {
        void report() {
            // Inherited columns are compared where they are declared, as long as the parent is the same.
            boolean sameParent = parent(old).equals(parent(now));
            if (!sameParent) {
                changes.warning(
                        DiagnosticCode.SUPERTYPE_CHANGED,
                        now.location(),
                        "schema '" + now.name() + "' now inherits from " + shown(parent(now)) + " instead of "
                                + shown(parent(old)) + ": code that uses the supertype may no longer compile");
            }
            if (naming(old) != naming(now) && !now.columns().isEmpty()) {
                changes.warning(
                        DiagnosticCode.NAMES_CHANGED,
                        now.location(),
                        "schema '" + now.name() + "' now has the Java names '" + naming(now) + "' instead of '"
                                + naming(old) + "': code that uses its columns may no longer compile");
            }
            if (old.dynamic() && !now.dynamic()) {
                changes.error(
                        DiagnosticCode.UNDECLARED_DROPPED,
                        now.location(),
                        "schema '" + now.name() + "' is no longer dynamic: undeclared members of old data are lost");
            }
            new UnionChange(old, now, changes).report();
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

        /** Like the compiler, without options. */
        private static NamingStyle naming(ObjectType type) {
            return type.naming().orElse(NamingStyle.JAVA);
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
                    "column '" + column.name() + "' of schema '" + now.name()
                            + "' was removed: its values in old data are "
                            + (now.dynamic() ? "kept as undeclared members" : "skipped (rejected under STRICT)")
                            + (column.required() ? ", and old readers require it" : ""));
        }

        private void added(Column column) {
            if (column.required()) {
                changes.error(
                        DiagnosticCode.COLUMN_REQUIRED,
                        column.location(),
                        "column '" + column.name() + "' is new and required: old data without it is rejected");
            } else {
                changes.warning(
                        DiagnosticCode.COLUMN_ADDED,
                        column.location(),
                        "column '" + column.name() + "' is new: old readers skip it (reject it under STRICT)");
            }
        }
    }
}
