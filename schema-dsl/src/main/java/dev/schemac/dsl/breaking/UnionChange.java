package dev.schemac.dsl.breaking;

import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.Union;
import dev.schemac.dsl.model.Union.Subtype;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The subtypes of one schema before and after a change, and their discriminators. */
final class UnionChange {
    private final ObjectType old;
    private final ObjectType now;
    private final BreakingChanges changes;

    UnionChange(ObjectType old, ObjectType now, BreakingChanges changes) {
        this.old = old;
        this.now = now;
        this.changes = changes;
    }

    void report() {
        Optional<Union> before = declared(old);
        Optional<Union> after = declared(now);
        if (before.isPresent() && after.isPresent()) {
            if (!member(old, before.get()).equals(member(now, after.get()))) {
                changed("tells its subtypes apart by " + shown(now, after.get()) + ", before by "
                        + shown(old, before.get()) + ": neither reads what the other has written");
                return;
            }
            compare(before.get(), after.get());
        } else if (before.isPresent()) {
            changed("has no subtypes any more: their columns in old data are skipped, under STRICT refused");
        } else if (after.isPresent() && after.get().otherwise().isEmpty()) {
            changed("is told by " + shown(now, after.get()) + " now: old data that names no subtype is refused");
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

    /** Returns the JSON name of the discriminator; empty if objects are wrapped. */
    private static Optional<String> member(ObjectType type, Union union) {
        return union.discriminator()
                .map(name -> type.allColumns().stream()
                        .filter(column -> column.name().equals(name))
                        .map(Column::jsonName)
                        .findFirst()
                        .orElse(name));
    }

    private static String shown(ObjectType type, Union union) {
        return member(type, union).map(name -> "'" + name + "'").orElse("a wrapper");
    }

    private void compare(Union before, Union after) {
        Map<String, ObjectType> left = byText(after);
        for (Subtype subtype : before.subtypes()) {
            ObjectType same = left.remove(subtype.text());
            String was = "value '" + subtype.text() + "' of schema '" + now.name() + "' named '"
                    + subtype.type().name() + "'";
            if (same == null) {
                changes.error(
                        DiagnosticCode.SUBTYPE_REMOVED,
                        now.location(),
                        was + ", and names nothing any more: old data with it is "
                                + after.otherwise()
                                        .map(other -> "read as '" + other.name() + "'")
                                        .orElse("refused"));
            } else if (!same.name().equals(subtype.type().name())) {
                changes.error(
                        DiagnosticCode.SUBTYPE_REMOVED, same.location(), was + ", and now names '" + same.name() + "'");
            }
        }
        left.forEach((text, type) -> added(text, type, before));
        String otherwiseBefore = before.otherwise().map(ObjectType::name).orElse("");
        String otherwiseNow = after.otherwise().map(ObjectType::name).orElse("");
        if (!otherwiseBefore.isEmpty() && !otherwiseBefore.equals(otherwiseNow)) {
            changes.error(
                    DiagnosticCode.OTHERWISE_CHANGED,
                    now.location(),
                    "objects of schema '" + now.name() + "' that name no subtype are "
                            + (otherwiseNow.isEmpty() ? "refused" : "read as '" + otherwiseNow + "'")
                            + ", before they were read as '" + otherwiseBefore + "'");
        }
    }

    private void added(String text, ObjectType type, Union before) {
        String message = "value '" + text + "' of schema '" + now.name() + "' is new: old readers ";
        if (before.otherwise().isPresent()) {
            changes.warning(
                    DiagnosticCode.SUBTYPE_ADDED_TO_OTHERWISE,
                    type.location(),
                    message + "read such objects as '"
                            + before.otherwise().get().name() + "'");
        } else {
            changes.error(DiagnosticCode.SUBTYPE_ADDED, type.location(), message + "refuse such objects");
        }
    }

    private static Map<String, ObjectType> byText(Union union) {
        Map<String, ObjectType> types = new LinkedHashMap<>();
        union.subtypes().forEach(subtype -> types.put(subtype.text(), subtype.type()));
        return types;
    }
}
