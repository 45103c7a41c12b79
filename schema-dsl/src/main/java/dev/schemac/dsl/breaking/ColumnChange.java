package dev.schemac.dsl.breaking;

import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ColumnFormat;
import dev.schemac.dsl.model.ColumnOptions.UnknownConstant;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.EnumType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** One column before and after a change. */
record ColumnChange(Column old, Column now, BreakingChanges changes) {
    void report() {
        checkNames();
        checkType();
        checkConstants();
        checkPresence();
        RuleChange rules = new RuleChange(old.rules(), now.rules(), this);
        rules.report();
        if (isAboutNulls()) {
            rules.compareNullElements(acceptsNullElements(old), acceptsNullElements(now));
        }
        if (!old.defaultValue().equals(now.defaultValue())) {
            error(
                    DiagnosticCode.DEFAULT_CHANGED,
                    "now has the default " + shown(now.defaultValue()) + " instead of " + shown(old.defaultValue())
                            + ": old data without it is read with another value");
        }
        if (old.base64() != now.base64() && isBinary(old) && isBinary(now)) {
            error(
                    DiagnosticCode.BASE64_CHANGED,
                    "has another variant of base64: old and new readers reject each other's data");
        }
        checkFormat();
    }

    /** For types without relation, only that is reported. */
    private void checkFormat() {
        if (old.format().equals(now.format())
                || !old.type().leaf().equals(now.type().leaf())) {
            return;
        }
        String formats = "now has the format " + shownFormat(now) + " instead of " + shownFormat(old) + ": ";
        boolean number = Stream.of(old, now)
                .flatMap(column -> column.format().stream())
                .allMatch(format -> format.kind() == ColumnFormat.Kind.STRING);
        if (number) {
            warning(
                    DiagnosticCode.STRING_FORMAT_CHANGED,
                    formats + "under STRICT, old and new readers reject each other's data");
        } else {
            error(DiagnosticCode.FORMAT_CHANGED, formats + "old and new readers reject each other's data");
        }
    }

    private static String shownFormat(Column column) {
        return column.format()
                .map(format -> "'" + format + "'")
                .orElseGet(() -> column.type().leaf() instanceof ScalarType scalar
                                && !scalar.formats().isEmpty()
                        ? "'" + scalar.formats().get(0).word() + "'"
                        : "none");
    }

    static String shown(Optional<Object> value) {
        return value.map(any -> any instanceof String ? "'" + any + "'" : any.toString())
                .orElse("none");
    }

    private void checkNames() {
        if (!old.name().equals(now.name())) {
            warning(
                    DiagnosticCode.COLUMN_RENAMED,
                    "was named '" + old.name()
                            + "' before: JSON is unchanged, but code that uses it no longer compiles");
        }
        if (!old.jsonName().equals(now.jsonName())) {
            error(
                    DiagnosticCode.MEMBER_RENAMED,
                    "is now the member '" + now.jsonName() + "' instead of '" + old.jsonName()
                            + "': old readers do not find it"
                            + (reads(old.jsonName()) ? "" : ", and new readers do not find it in old data"));
        }
        for (String alias : old.aliases()) {
            if (!reads(alias)) {
                error(
                        DiagnosticCode.ALIAS_REMOVED,
                        "no longer has the alias '" + alias + "': it is not found in old data with that name");
            }
        }
    }

    private boolean reads(String member) {
        return now.jsonName().equals(member) || now.aliases().contains(member);
    }

    /** Returns whether a rule decides about null elements. Otherwise only the types do. */
    private boolean isAboutNulls() {
        return !old.rules().nullElements() || !now.rules().nullElements();
    }

    private static boolean acceptsNullElements(Column column) {
        return column.rules().nullElements() && column.type().hasNullableElements();
    }

    /** Returns a type whose arrays may contain null, if only its other properties are compared. */
    private ValueType compared(ValueType type) {
        return isAboutNulls() ? type.withNullableElements() : type;
    }

    private void checkType() {
        String types = "now has the type '" + now.type() + "' instead of '" + old.type() + "': ";
        switch (TypeChange.of(compared(old.type()), compared(now.type()))) {
            case CHANGED -> error(DiagnosticCode.TYPE_CHANGED, types + "old and new readers reject each other's data");
            case NARROWED ->
                error(DiagnosticCode.TYPE_NARROWED, types + "old data may contain values outside of the new type");
            case WIDENED ->
                error(DiagnosticCode.TYPE_WIDENED, types + "old readers reject values outside of the old type");
            case NONE -> {
                if (!old.type().toString().equals(now.type().toString())) {
                    warning(
                            DiagnosticCode.JAVA_TYPE_CHANGED,
                            types + "JSON is unchanged, but code that uses it no longer compiles");
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
        List<String> gone = new ArrayList<>(before.get().strings());
        gone.removeAll(after.get().strings());
        List<String> added = new ArrayList<>(after.get().strings());
        added.removeAll(before.get().strings());
        if (!gone.isEmpty()) {
            error(
                    DiagnosticCode.CONSTANT_REMOVED,
                    "no longer has the constants " + gone + ", which old data may contain");
        }
        if (!added.isEmpty() && old.unknownConstant().policy() == UnknownConstant.Policy.FAIL) {
            error(DiagnosticCode.CONSTANT_ADDED, "has the new constants " + added + ", which old readers reject");
        }
        if (old.unknownConstant().policy() != UnknownConstant.Policy.FAIL
                && now.unknownConstant().policy() == UnknownConstant.Policy.FAIL) {
            error(
                    DiagnosticCode.CONSTANTS_REFUSED,
                    "now rejects unknown constants, which were read as " + old.unknownConstant() + " before");
        }
        checkConstantNames(before.get(), after.get());
    }

    /** The JSON string of a constant can stay while its Java name changes. */
    private void checkConstantNames(EnumType before, EnumType after) {
        List<String> renamed = before.strings().stream()
                .filter(string -> after.strings().contains(string)
                        && !after.constant(string).equals(before.constant(string)))
                .toList();
        if (!renamed.isEmpty()) {
            warning(
                    DiagnosticCode.CONSTANT_RENAMED,
                    "has new Java names for the constants " + renamed
                            + ": JSON is unchanged, but code that uses them no longer compiles");
        }
    }

    private static Optional<EnumType> constants(ValueType type) {
        return type.leaf() instanceof EnumType constants ? Optional.of(constants) : Optional.empty();
    }

    private static boolean isBinary(Column column) {
        return column.type().leaf() == ScalarType.BINARY;
    }

    private void checkPresence() {
        if (now.required() && !old.required()) {
            error(DiagnosticCode.COLUMN_REQUIRED, "is now required: old data without it is rejected");
        } else if (old.required() && !now.required()) {
            error(DiagnosticCode.COLUMN_NOT_REQUIRED, "is no longer required: old readers reject documents without it");
        }
        if (old.nullable() && !now.nullable()) {
            error(DiagnosticCode.NULL_REFUSED, "may no longer be null: old data with null is rejected");
        } else if (now.nullable() && !old.nullable()) {
            error(DiagnosticCode.NULL_ALLOWED, "may now be null: old readers reject null");
        }
    }

    void error(DiagnosticCode rule, String message) {
        changes.error(rule, now.location(), "column '" + now.name() + "' " + message);
    }

    private void warning(DiagnosticCode rule, String message) {
        changes.warning(rule, now.location(), "column '" + now.name() + "' " + message);
    }
}
