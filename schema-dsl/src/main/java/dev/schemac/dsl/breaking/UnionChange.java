package dev.schemac.dsl.breaking;

import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ObjectType.Union;
import dev.schemac.dsl.model.ObjectType.Union.Subtype;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The subtypes of one schema before and after a change, and their discriminators. */
record UnionChange(ObjectType old, ObjectType now, BreakingChanges changes) {
    void report() {
        Optional<Union> before = declared(old);
        Optional<Union> after = declared(now);
        if (before.isPresent() && after.isPresent()) {
            if (before.get().kind() != after.get().kind()
                    || !member(old, before.get()).equals(member(now, after.get()))) {
                changed("now selects subtypes by " + shown(now, after.get()) + " instead of " + shown(old, before.get())
                        + ": old and new readers reject each other's data");
                return;
            }
            compare(before.get(), after.get());
        } else if (before.isPresent()) {
            changed("no longer has subtypes: their columns in old data are skipped (rejected under STRICT)");
        } else if (after.isPresent() && after.get().otherwise().isEmpty()) {
            changed("now selects subtypes by " + shown(now, after.get())
                    + ": old data that names no subtype is rejected");
        }
    }

    private void changed(String what) {
        changes.error(DiagnosticCode.UNION_CHANGED, now.location(), "schema '" + now.name() + "' " + what);
    }

    /** Returns the union that a schema declares itself: the union of an ancestor is compared there. */
    private static Optional<Union> declared(ObjectType type) {
        return type.union()
                .filter(union -> type.parent()
                        .flatMap(ObjectType::union)
                        .filter(inherited -> inherited.discriminator().equals(union.discriminator()))
                        .isEmpty());
    }

    /** Returns the JSON name of the discriminator; empty for unions of other kinds. */
    private static Optional<String> member(ObjectType type, Union union) {
        return union.discriminator()
                .map(name -> type.allColumns().stream()
                        .filter(column -> column.name().equals(name))
                        .map(Column::jsonName)
                        .findFirst()
                        .orElse(name));
    }

    private static String shown(ObjectType type, Union union) {
        return switch (union.kind()) {
            case DISCRIMINATOR -> "'" + member(type, union).orElseThrow() + "'";
            case WRAPPER -> "a wrapper";
            case MEMBERS -> "the names of members";
        };
    }

    private void compare(Union before, Union after) {
        Map<String, ObjectType> left = byText(after);
        for (Subtype subtype : before.subtypes()) {
            ObjectType same = left.remove(subtype.string());
            String value = value(subtype.string());
            String named = "'" + subtype.type().name() + "'";
            if (same == null) {
                changes.error(
                        DiagnosticCode.SUBTYPE_REMOVED,
                        now.location(),
                        value + " no longer selects " + named + ": old data with it is "
                                + after.otherwise()
                                        .map(other -> "read as '" + other.name() + "'")
                                        .orElse("rejected"));
            } else if (!same.name().equals(subtype.type().name())) {
                changes.error(
                        DiagnosticCode.SUBTYPE_REMOVED,
                        same.location(),
                        value + " now selects '" + same.name() + "' instead of " + named);
            }
        }
        left.forEach((string, type) -> added(string, type, before));
        String otherwiseBefore = before.otherwise().map(ObjectType::name).orElse("");
        String otherwiseNow = after.otherwise().map(ObjectType::name).orElse("");
        if (!otherwiseBefore.isEmpty() && !otherwiseBefore.equals(otherwiseNow)) {
            changes.error(
                    DiagnosticCode.OTHERWISE_CHANGED,
                    now.location(),
                    "objects of schema '" + now.name() + "' that name no subtype are now "
                            + (otherwiseNow.isEmpty() ? "rejected" : "read as '" + otherwiseNow + "'")
                            + " instead of being read as '" + otherwiseBefore + "'");
        }
    }

    private String value(String string) {
        boolean deduced = now.union().orElseThrow().kind() == Union.Kind.MEMBERS;
        return (deduced ? "subtype '" : "value '") + string + "' of schema '" + now.name() + "'";
    }

    private void added(String string, ObjectType type, Union before) {
        String message = value(string) + " is new: old readers ";
        if (before.otherwise().isPresent()) {
            changes.warning(
                    DiagnosticCode.SUBTYPE_ADDED_TO_OTHERWISE,
                    type.location(),
                    message + "read such objects as '"
                            + before.otherwise().get().name() + "'");
        } else {
            changes.error(DiagnosticCode.SUBTYPE_ADDED, type.location(), message + "reject such objects");
        }
    }

    private static Map<String, ObjectType> byText(Union union) {
        Map<String, ObjectType> types = new LinkedHashMap<>();
        union.subtypes().forEach(subtype -> types.put(subtype.string(), subtype.type()));
        return types;
    }
}
