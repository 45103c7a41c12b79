package dev.schemac.dsl.link;

import dev.schemac.dsl.annotation.AnnotationDefinition;
import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.link.Declared.DeclaredEnum;
import dev.schemac.dsl.link.DeclaredSchema.EventKind;
import dev.schemac.dsl.link.DeclaredSchema.LinkedColumn;
import dev.schemac.dsl.link.DeclaredSchema.Reference;
import dev.schemac.dsl.model.ClassType;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.dsl.model.ScalarType.Origin;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.ArrayType;
import dev.schemac.dsl.model.ValueType.EnumType;
import dev.schemac.dsl.model.ValueType.ListType;
import dev.schemac.dsl.model.ValueType.MapType;
import dev.schemac.dsl.model.ValueType.UntypedType;
import dev.schemac.dsl.syntax.SchemaFile.Annotation;
import dev.schemac.dsl.syntax.SchemaFile.AnnotationElement;
import dev.schemac.dsl.syntax.SchemaFile.ColumnDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.ColumnList;
import dev.schemac.dsl.syntax.SchemaFile.ModuleDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.Name;
import dev.schemac.dsl.syntax.SchemaFile.Qualifier;
import dev.schemac.dsl.syntax.SchemaFile.TypeReference;
import dev.schemac.dsl.syntax.SchemaFile.WordValue;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Warns of statements that Esper rejects or reads differently.
 *
 * @param order the order of the declarations
 */
record EsperRules(SchemaNames names, Map<DeclaredSchema, Integer> order, Diagnostics diagnostics) {
    /** Esper's compiler overflows the stack slightly above this number. */
    private static final int MAX_COLUMNS = 180;

    private static final Set<String> RESERVED = Set.of("""
                    after all and any as asc at avedev avg between by case cast coalesce context count create cube
                    current_timestamp dataflow day days define delete desc distinct else end escape every exists
                    expression false first for from full group grouping grouping_id having hour hours in index
                    initiated inlined_class inner insert instanceof into irstream is istream join last lastweekday left
                    like limit match_recognize match_recognize_permute matched matches max measures median merge
                    metadatasql microsecond microseconds millisecond milliseconds min minute minutes month months msec
                    new not null offset on or order outer output partition pattern prev prevcount prevtail prevwindow
                    prior regexp retain right rollup rstream schema sec second seconds select set sets snapshot some
                    sql start stddev sum table terminated then true typeof unidirectional until update usec using
                    values variable week weekday weeks when where while window year years
                    """.trim().split("\\s+"));

    private static final Set<String> LITERALS = Set.of("true", "false", "null");

    /** Warns about an enum, because Esper has no such statement. */
    void check(DeclaredEnum declared) {
        warn(
                DiagnosticCode.ESPER_STATEMENT,
                declared.declaration().location(),
                "Esper has no statement 'create json enum'");
    }

    /** Warns about one linked schema. */
    void check(DeclaredSchema schema) {
        schema.declaration.annotations().forEach(this::checkAnnotation);
        checkBus(schema);
        checkPlain(schema.declaration.name(), "events");
        for (Qualifier qualifier : schema.declaration.qualifiers()) {
            qualifier.names().forEach(name -> checkPlain(name, ""));
        }
        schema.supertypes.forEach(supertype -> checkReference(schema, supertype));
        schema.copied.forEach(source -> checkReference(schema, source));
        if (schema.eventKind == EventKind.JSON && schema.declaration.shape() instanceof ColumnList list) {
            list.columns().forEach(column -> checkColumn(schema, column));
            checkLoneArrays(schema, list);
            checkWidth(schema, list);
        }
    }

    /** Warns about the annotations of a module. */
    void checkModule(ModuleDeclaration module) {
        for (Annotation annotation : module.annotations()) {
            warn(DiagnosticCode.ESPER_ANNOTATION, annotation.location(), "Esper has no annotations before 'module'");
        }
    }

    // ---- words

    private void checkPlain(Name name, String alsoReserved) {
        String word = name.text().toLowerCase(Locale.ROOT);
        if (name.ticked()) {
            warn(DiagnosticCode.ESPER_TICKED_NAME, name.location(), "Esper accepts no backticks around this name");
        } else if (RESERVED.contains(word) || word.equals(alsoReserved)) {
            warn(
                    DiagnosticCode.ESPER_RESERVED_WORD,
                    name.location(),
                    "Esper reserves the word '" + name.text() + "', and accepts no backticks around this name");
        }
    }

    private void checkWords(List<Name> parts) {
        for (Name part : parts) {
            if (!part.ticked() && RESERVED.contains(part.text().toLowerCase(Locale.ROOT))) {
                warn(
                        DiagnosticCode.ESPER_RESERVED_WORD,
                        part.location(),
                        "Esper reserves the word '" + part.text() + "': it needs backticks there");
            }
        }
    }

    // ---- annotations

    private void checkAnnotation(Annotation annotation) {
        SchemaAnnotations.definition(annotation).ifPresent(definition -> checkKnown(annotation, definition));
        for (AnnotationElement element : annotation.elements()) {
            if (element.value() instanceof WordValue word && isRefused(word.word())) {
                warn(
                        DiagnosticCode.ESPER_ANNOTATION,
                        word.location(),
                        "Esper accepts '" + word.word() + "' in quotes only");
            }
        }
    }

    private void checkKnown(Annotation annotation, AnnotationDefinition definition) {
        if (!definition.esper()) {
            warn(
                    DiagnosticCode.ESPER_ANNOTATION,
                    annotation.location(),
                    "Esper does not support '@" + annotation.name() + "'");
            return;
        }
        for (AnnotationElement element : annotation.elements()) {
            element.attribute()
                    .filter(name -> definition
                            .attribute(name.text())
                            .filter(attribute -> !attribute.esper())
                            .isPresent())
                    .ifPresent(name -> warn(
                            DiagnosticCode.ESPER_ANNOTATION,
                            name.location(),
                            "Esper does not support '" + name.text() + "' of '@" + annotation.name() + "'"));
        }
    }

    private static boolean isRefused(String word) {
        String folded = word.toLowerCase(Locale.ROOT);
        return word.contains(".") && !word.startsWith("HookType.")
                || RESERVED.contains(folded) && !LITERALS.contains(folded);
    }

    private void checkBus(DeclaredSchema schema) {
        if (!schema.type.publicType()) {
            schema.declaration.annotations().stream()
                    .filter(annotation -> annotation.name().equalsIgnoreCase("buseventtype"))
                    .findFirst()
                    .ifPresent(bus -> warn(
                            DiagnosticCode.ESPER_ANNOTATION,
                            bus.location(),
                            "Esper requires '@public' together with '@" + bus.name() + "'"));
        }
    }

    // ---- references

    private void checkReference(DeclaredSchema from, Reference reference) {
        checkReference(from, reference.schema(), reference.name().location());
    }

    private void checkReference(DeclaredSchema from, DeclaredSchema to, SourceLocation at) {
        if (to.file() == from.file() && order.get(to) >= order.get(from)) {
            warn(
                    DiagnosticCode.ESPER_ORDER,
                    at,
                    to == from
                            ? "Esper has no schemas that refer to themselves"
                            : "Esper requires schema '" + to.name() + "' to be declared before its use");
        }
        if (to.file() != from.file() && !to.type.publicType() && !sharesProtected(from, to)) {
            warn(
                    DiagnosticCode.ESPER_VISIBILITY,
                    at,
                    "Esper does not see schema '" + to.name() + "' from here: it is not '@public'");
        }
    }

    private static boolean sharesProtected(DeclaredSchema from, DeclaredSchema to) {
        return to.annotations.isProtected() && from.type.module().equals(to.type.module());
    }

    private void checkWidth(DeclaredSchema schema, ColumnList list) {
        int columns =
                schema.type.parent().map(parent -> parent.allColumns().size()).orElse(0) + schema.columns.size();
        if (columns > MAX_COLUMNS && !list.columns().isEmpty()) {
            warn(
                    DiagnosticCode.ESPER_WIDTH,
                    schema.type.location(),
                    "Esper's compiler overflows its stack beyond " + MAX_COLUMNS + " columns, and these are "
                            + columns);
        }
    }

    // ---- types

    private void checkColumn(DeclaredSchema schema, ColumnDeclaration column) {
        column.annotations()
                .forEach(annotation -> warn(
                        DiagnosticCode.ESPER_ANNOTATION,
                        annotation.location(),
                        "Esper accepts no annotation before a column"));
        checkWords(column.parts());
        boolean isNull = column.type().name().equalsIgnoreCase("null");
        if (!isNull) {
            checkType(schema, column.type());
        }
        Optional<ValueType> type =
                Optional.ofNullable(schema.columns.get(column.name())).flatMap(LinkedColumn::type);
        type.ifPresent(found -> checkType(found, 0, column.type().location()));
    }

    private void checkType(DeclaredSchema schema, TypeReference written) {
        checkWords(written.parts());
        written.arguments().forEach(argument -> argument.ifPresent(inner -> checkType(schema, inner)));
        if (BuiltInTypes.scalar(written.name()).isPresent()) {
            return;
        }
        List<Declared> found = names.find(written.name(), schema.file());
        if (found.size() == 1 && found.get(0) instanceof DeclaredSchema target) {
            checkReference(schema, target, written.location());
            checkNotHidden(written);
        }
    }

    private void checkNotHidden(TypeReference written) {
        BuiltInTypes.DEFAULT_IMPORTS.stream()
                .map(folder -> folder + "." + written.name())
                .filter(BuiltInTypes::isJdkClass)
                .findFirst()
                .ifPresent(name -> warn(
                        DiagnosticCode.ESPER_HIDDEN_SCHEMA,
                        written.location(),
                        "Esper reads '" + written.name() + "' as the class '" + name + "'"));
    }

    private void checkType(ValueType type, int dimensions, SourceLocation at) {
        if (type instanceof ArrayType array) {
            checkType(array.element(), dimensions + 1, at);
        } else if (type instanceof ListType) {
            warn(DiagnosticCode.ESPER_TYPE, at, "Esper has no columns of type 'List'");
        } else if (type instanceof ScalarType scalar && scalar.origin() == Origin.SCHEMAC
                || type instanceof EnumType constants && constants.generated()) {
            warn(DiagnosticCode.ESPER_TYPE, at, "Esper has no columns of type '" + type + "'");
        } else if (dimensions > most(type)) {
            warn(
                    DiagnosticCode.ESPER_DIMENSIONS,
                    at,
                    "Esper has no arrays of '" + type + "' of " + dimensions + " dimensions");
        }
    }

    /** Warns because Esper generates its reader of a class from the columns of exactly that class. */
    private void checkLoneArrays(DeclaredSchema schema, ColumnList list) {
        Set<ValueType> alone = schema.columns.values().stream()
                .map(column -> column.type().orElse(UntypedType.OBJECT))
                .collect(Collectors.toSet());
        for (ColumnDeclaration column : list.columns()) {
            Optional.ofNullable(schema.columns.get(column.name()))
                    .flatMap(LinkedColumn::type)
                    .filter(ArrayType.class::isInstance)
                    .map(EsperRules::element)
                    .filter(type -> type instanceof ClassType && !alone.contains(type))
                    .ifPresent(type -> warn(
                            DiagnosticCode.ESPER_TYPE,
                            column.type().location(),
                            "Esper accepts arrays of '" + type + "' only where another column of the schema is of that"
                                    + " class"));
        }
    }

    private static ValueType element(ValueType type) {
        return type instanceof ArrayType array ? element(array.element()) : type;
    }

    private static int most(ValueType type) {
        if (type == UntypedType.MAP || type instanceof MapType) {
            return 0;
        }
        return type instanceof ObjectType || type == UntypedType.OBJECT ? 1 : 2;
    }

    private void warn(DiagnosticCode code, SourceLocation at, String message) {
        diagnostics.warning(code, at, message);
    }
}
