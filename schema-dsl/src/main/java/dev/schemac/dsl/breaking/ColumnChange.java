package dev.schemac.dsl.breaking;

import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ColumnOptions.UnknownConstant;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.dsl.model.ValueFormat;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.EnumType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** One column before and after a change. */
final class ColumnChange {
    private final Column old;
    private final Column now;
    private final BreakingChanges changes;

    ColumnChange(Column old, Column now, BreakingChanges changes) {
        this.old = old;
        this.now = now;
        this.changes = changes;
    }

    void report() {
        checkNames();
        checkType();
        checkConstants();
        checkPresence();
        new RuleChange(old.rules(), now.rules(), this).report();
        if (!old.defaultValue().equals(now.defaultValue())) {
            error(
                    DiagnosticCode.DEFAULT_CHANGED,
                    "has the default " + shown(now.defaultValue()) + ", before " + shown(old.defaultValue())
                            + ": old data without it reads otherwise");
        }
        if (old.base64() != now.base64() && isBinary(old) && isBinary(now)) {
            error(
                    DiagnosticCode.BASE64_CHANGED,
                    "has another form of base64: neither side reads what the other writes");
        }
        checkFormat();
    }

    /** For types without relation, only that is reported. */
    private void checkFormat() {
        if (old.format().equals(now.format()) || !TypeChange.leaf(old.type()).equals(TypeChange.leaf(now.type()))) {
            return;
        }
        String formats = "has the format " + shownFormat(now) + ", before " + shownFormat(old) + ": ";
        boolean number = Stream.of(old, now)
                .flatMap(column -> column.format().stream())
                .allMatch(format -> format.kind() == ValueFormat.Kind.STRING);
        if (number) {
            warning(DiagnosticCode.STRING_FORMAT_CHANGED, formats + "strict readers on either side refuse it");
        } else {
            error(DiagnosticCode.FORMAT_CHANGED, formats + "neither side reads what the other writes");
        }
    }

    private static String shownFormat(Column column) {
        return column.format()
                .map(format -> "'" + format + "'")
                .orElseGet(() -> TypeChange.leaf(column.type()) instanceof ScalarType scalar
                                && !scalar.formats().isEmpty()
                        ? "'" + scalar.formats().get(0).word() + "'"
                        : "none");
    }

    private static String shown(Optional<Object> value) {
        return value.map(any -> any instanceof String ? "'" + any + "'" : any.toString())
                .orElse("none");
    }

    private void checkNames() {
        if (!old.name().equals(now.name())) {
            warning(
                    DiagnosticCode.COLUMN_RENAMED,
                    "was called '" + old.name() + "': JSON stays the same, code that uses it no longer compiles");
        }
        if (!old.jsonName().equals(now.jsonName())) {
            error(
                    DiagnosticCode.MEMBER_RENAMED,
                    "is member '" + now.jsonName() + "', before '" + old.jsonName() + "': old readers do not find it"
                            + (reads(old.jsonName()) ? "" : ", and it is not found in old data"));
        }
        for (String alias : old.aliases()) {
            if (!reads(alias)) {
                error(
                        DiagnosticCode.ALIAS_REMOVED,
                        "is no longer read from member '" + alias
                                + "': it is not found in old data that has that name");
            }
        }
    }

    private boolean reads(String member) {
        return now.jsonName().equals(member) || now.aliases().contains(member);
    }

    private void checkType() {
        String types = "has type '" + now.type() + "', before '" + old.type() + "': ";
        switch (TypeChange.of(old.type(), now.type())) {
            case CHANGED -> error(DiagnosticCode.TYPE_CHANGED, types + "neither side reads what the other writes");
            case NARROWED -> error(DiagnosticCode.TYPE_NARROWED, types + "it does not hold all that old data may");
            case WIDENED ->
                error(DiagnosticCode.TYPE_WIDENED, types + "old readers do not accept all that it may hold");
            case NONE -> {
                if (!old.type().toString().equals(now.type().toString())) {
                    warning(
                            DiagnosticCode.JAVA_TYPE_CHANGED,
                            types + "JSON stays the same, code that uses it no longer compiles");
                }
            }
        }
    }

    private void checkConstants() {
        Optional<EnumType> before = constants(old.type());
        Optional<EnumType> after = constants(now.type());
        if (before.isEmpty() || after.isEmpty()) {
            return;
        }
        List<String> gone = new ArrayList<>(before.get().texts());
        gone.removeAll(after.get().texts());
        List<String> added = new ArrayList<>(after.get().texts());
        added.removeAll(before.get().texts());
        if (!gone.isEmpty()) {
            error(DiagnosticCode.CONSTANT_REMOVED, "no longer has the constants " + gone + ", which old data may hold");
        }
        if (!added.isEmpty() && old.unknownConstant().policy() == UnknownConstant.Policy.FAIL) {
            error(DiagnosticCode.CONSTANT_ADDED, "has the new constants " + added + ", which old readers refuse");
        }
        if (old.unknownConstant().policy() != UnknownConstant.Policy.FAIL
                && now.unknownConstant().policy() == UnknownConstant.Policy.FAIL) {
            error(
                    DiagnosticCode.CONSTANTS_REFUSED,
                    "refuses unknown constants, which were read as " + old.unknownConstant() + " in old data");
        }
        checkConstantNames(before.get(), after.get());
    }

    /** The JSON string of a constant can stay while its Java name changes. */
    private void checkConstantNames(EnumType before, EnumType after) {
        List<String> renamed = before.texts().stream()
                .filter(text ->
                        after.texts().contains(text) && !after.constant(text).equals(before.constant(text)))
                .toList();
        if (!renamed.isEmpty()) {
            warning(
                    DiagnosticCode.CONSTANT_RENAMED,
                    "has other names in Java for the constants " + renamed
                            + ": JSON stays the same, code that uses them no longer compiles");
        }
    }

    private static Optional<EnumType> constants(ValueType type) {
        return TypeChange.leaf(type) instanceof EnumType constants ? Optional.of(constants) : Optional.empty();
    }

    private static boolean isBinary(Column column) {
        return TypeChange.leaf(column.type()) == ScalarType.BINARY;
    }

    private void checkPresence() {
        if (now.required() && !old.required()) {
            error(DiagnosticCode.COLUMN_REQUIRED, "is required now: old data without it is refused");
        } else if (old.required() && !now.required()) {
            error(DiagnosticCode.COLUMN_NOT_REQUIRED, "is no longer required: old readers refuse documents without it");
        }
        if (old.nullable() && !now.nullable()) {
            error(DiagnosticCode.NULL_REFUSED, "may no longer be null: old data with null is refused");
        } else if (now.nullable() && !old.nullable()) {
            error(DiagnosticCode.NULL_ALLOWED, "may be null now: old readers refuse null");
        }
    }

    void error(DiagnosticCode rule, String message) {
        changes.error(rule, now.location(), "column '" + now.name() + "' " + message);
    }

    private void warning(DiagnosticCode rule, String message) {
        changes.warning(rule, now.location(), "column '" + now.name() + "' " + message);
    }
}
