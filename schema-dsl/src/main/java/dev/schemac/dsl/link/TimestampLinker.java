package dev.schemac.dsl.link;

import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.link.DeclaredSchema.LinkedColumn;
import dev.schemac.dsl.model.ClassType;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.AdaptedType;
import dev.schemac.dsl.syntax.SchemaFile.Name;
import dev.schemac.dsl.syntax.SchemaFile.Qualifier;
import java.util.Optional;
import java.util.Set;

/** Links {@code starttimestamp} and {@code endtimestamp}. A schema inherits the ones that it does not declare. */
record TimestampLinker(Diagnostics diagnostics) {
    private static final Set<ValueType> TIMES =
            Set.of(ScalarType.LONG, ScalarType.LOCAL_DATE_TIME, ScalarType.ZONED_DATE_TIME);

    private static final Set<String> ADAPTED_TIMES = Set.of("java.util.Date", "java.util.Calendar");

    /** Links one schema after its class, if it has its own, and its ancestors. */
    void link(DeclaredSchema schema) {
        Optional<Name> start = declared(schema, "starttimestamp");
        Optional<Name> end = declared(schema, "endtimestamp");
        Optional<ObjectType> parent = schema.parent().map(above -> above.type);
        Optional<String> inheritedStart = parent.flatMap(ObjectType::startTimestamp);
        Optional<String> inheritedEnd = parent.flatMap(ObjectType::endTimestamp);
        start.ifPresent(name -> checkAgrees(name, inheritedStart, "starttimestamp"));
        end.ifPresent(name -> checkAgrees(name, inheritedEnd, "endtimestamp"));
        Optional<ValueType> startType = start.flatMap(name -> time(schema, name))
                .or(() -> inheritedStart.flatMap(name -> column(schema, name)).flatMap(LinkedColumn::type));
        Optional<ValueType> endType = end.flatMap(name -> time(schema, name));
        if (end.isPresent() && start.isEmpty() && inheritedStart.isEmpty() && !schema.columnsUnknown()) {
            error(end.get(), "'endtimestamp' needs a 'starttimestamp'");
        } else if (startType.isPresent() && endType.isPresent() && !startType.equals(endType)) {
            error(
                    end.get(),
                    "the start is of type '" + startType.get() + "' and the end of type '" + endType.get()
                            + "': they must have the same type");
        }
        schema.setTimestamps(
                start.map(Name::text).or(() -> inheritedStart),
                end.map(Name::text).or(() -> inheritedEnd));
    }

    /** Returns the first name after the word. Esper also ignores the following names. */
    private Optional<Name> declared(DeclaredSchema schema, String word) {
        Optional<Name> found = Optional.empty();
        for (Qualifier qualifier : schema.declaration.qualifiers()) {
            if (!qualifier.word().text().equalsIgnoreCase(word)) {
                continue;
            }
            Name name = qualifier.names().get(0);
            if (found.isPresent() && !found.get().text().equals(name.text())) {
                error(name, "'" + word + "' is column '" + found.get().text() + "' already");
            } else {
                found = Optional.of(name);
            }
            if (qualifier.names().size() > 1) {
                diagnostics.warning(
                        DiagnosticCode.IGNORED_TEXT,
                        qualifier.names().get(1).location(),
                        "'" + word + "' has one column; the others have no effect");
            }
        }
        return found;
    }

    private void checkAgrees(Name name, Optional<String> inherited, String word) {
        if (inherited.isPresent() && !inherited.get().equals(name.text())) {
            error(name, "'" + word + "' is the inherited column '" + inherited.get() + "' already");
        }
    }

    private Optional<ValueType> time(DeclaredSchema schema, Name name) {
        Optional<LinkedColumn> column = column(schema, name.text());
        Optional<ValueType> property = schema.providedClass()
                .flatMap(type -> type.property(name.text()))
                .map(ClassType.Property::type);
        if (column.isEmpty() && property.isEmpty()) {
            ColumnLinker.reportUnknown(schema, name.text(), name.location(), diagnostics);
            return Optional.empty();
        }
        Optional<ValueType> type = column.map(LinkedColumn::type).orElse(property);
        boolean isTime = type.map(TimestampLinker::isTime).orElse(true);
        if (!isTime) {
            diagnostics.error(
                    DiagnosticCode.TIMESTAMP_TYPE,
                    name.location(),
                    "column '" + name.text() + "' is of type '" + type.get()
                            + "', but a timestamp is a long, a LocalDateTime or a ZonedDateTime, or a Date or Calendar "
                            + "with an adapter");
        }
        return isTime ? type : Optional.empty();
    }

    private static boolean isTime(ValueType type) {
        return TIMES.contains(type)
                || type instanceof AdaptedType adapted && ADAPTED_TIMES.contains(adapted.className());
    }

    private static Optional<LinkedColumn> column(DeclaredSchema schema, String name) {
        return schema.levels()
                .map(level -> level.columns.get(name))
                .filter(column -> column != null)
                .findFirst();
    }

    private void error(Name at, String message) {
        diagnostics.error(DiagnosticCode.TIMESTAMP_PAIR, at.location(), message);
    }
}
