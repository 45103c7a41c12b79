package dev.schemac.dsl.breaking;

import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.SchemaSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * What a change of schemas does to those that do not change with it: to old data, which the new schemas have to read, and to
 * old readers, which get what the new ones write. What either refuses, or loses, is an error; what only code or {@code
 * STRICT} readers notice is a warning. Schemas are the same where module and name are.
 */
public final class BreakingChanges {
    private final Set<DiagnosticCode> ignored;
    private final Diagnostics diagnostics;

    private BreakingChanges(Set<DiagnosticCode> ignored, Diagnostics diagnostics) {
        this.ignored = ignored;
        this.diagnostics = diagnostics;
    }

    /**
     * Compares two runs.
     *
     * @param old the schemas before the change
     * @param now the schemas after it
     * @param ignored rules that say nothing
     * @param diagnostics gets the findings: at the new text, and for what is gone at the schema that had it
     */
    public static void find(SchemaSet old, SchemaSet now, Set<DiagnosticCode> ignored, Diagnostics diagnostics) {
        BreakingChanges changes = new BreakingChanges(ignored, diagnostics);
        Map<String, ObjectType> byName = new LinkedHashMap<>();
        now.types().forEach(type -> byName.put(qualified(type), type));
        for (ObjectType before : old.types()) {
            ObjectType after = byName.get(qualified(before));
            if (after == null) {
                changes.error(
                        DiagnosticCode.SCHEMA_REMOVED,
                        before.location(),
                        "schema '" + before.name() + "' is gone: its data has no reader");
            } else {
                new SchemaChange(before, after, changes).report();
            }
        }
    }

    private static String qualified(ObjectType type) {
        return type.module() + "." + type.name();
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
}
