package dev.schemac.dsl.annotation;

import dev.schemac.dsl.annotation.AnnotationDefinition.Attribute;
import dev.schemac.dsl.annotation.AnnotationDefinition.Kind;
import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.Fix;
import dev.schemac.dsl.diagnostic.Fix.Replacement;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.model.JavaLimits;
import dev.schemac.dsl.syntax.SchemaFile.Annotation;
import dev.schemac.dsl.syntax.SchemaFile.AnnotationElement;
import dev.schemac.dsl.syntax.SchemaFile.AnnotationValue;
import dev.schemac.dsl.syntax.SchemaFile.ArrayValue;
import dev.schemac.dsl.syntax.SchemaFile.Name;
import dev.schemac.dsl.syntax.SchemaFile.NumberValue;
import dev.schemac.dsl.syntax.SchemaFile.TextValue;
import dev.schemac.dsl.syntax.SchemaFile.WordValue;
import dev.schemac.dsl.syntax.ShortForm;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The attributes of one annotation, checked against its definition. Attributes with errors are absent. */
public final class AnnotationAttributes extends AttributeValues {
    private final Annotation annotation;
    private final AnnotationDefinition definition;
    private final Diagnostics diagnostics;
    private final Map<String, SourceLocation> names = new HashMap<>();

    /** Reads an annotation and reports its errors. */
    public AnnotationAttributes(Annotation annotation, AnnotationDefinition definition, Diagnostics diagnostics) {
        this.annotation = annotation;
        this.definition = definition;
        this.diagnostics = diagnostics;
        int errors = diagnostics.errorCount();
        Set<String> given = new HashSet<>();
        for (int i = 0; i < annotation.elements().size(); i++) {
            AnnotationElement element = annotation.elements().get(i);
            String name = attribute(i);
            read(element, name, given.add(name));
        }
        if (given.isEmpty()) {
            definition
                    .shortForm()
                    .flatMap(ShortForm::implied)
                    .ifPresent(flag -> values.put(ShortForm.VALUE, new WordValue(annotation.location(), flag)));
        }
        if (diagnostics.errorCount() == errors) {
            definition.attributes().stream()
                    .filter(attribute -> attribute.required() && !given.contains(attribute.name()))
                    .forEach(this::reportMissing);
            if (given.isEmpty() && isSeveral()) {
                reportNoValues();
            }
        }
    }

    /** {@return the place of the annotation} */
    public SourceLocation location() {
        return annotation.location();
    }

    /** {@return the annotation} */
    public AnnotationDefinition definition() {
        return definition;
    }

    /** {@return the place of an existing attribute, including its name; of a value without one that of the annotation} */
    SourceLocation place(String attribute) {
        return Optional.ofNullable(names.get(attribute)).orElseGet(annotation::location);
    }

    /** Returns the name of an attribute. The values of a short form have an order. */
    private String attribute(int index) {
        List<AnnotationElement> elements = annotation.elements();
        boolean inOrder = isSeveral()
                && elements.size() == definition.attributes().size()
                && elements.stream().allMatch(element -> element.attribute().isEmpty());
        return inOrder
                ? definition.attributes().get(index).name()
                : elements.get(index).attribute().map(Name::text).orElse(ShortForm.VALUE);
    }

    /** Returns whether it is a short form of several attributes. */
    private boolean isSeveral() {
        return definition.shortForm().isPresent() && definition.attributes().size() > 1;
    }

    private void read(AnnotationElement element, String name, boolean first) {
        Optional<Attribute> attribute = definition.attribute(name);
        if (attribute.isEmpty()) {
            // one error for all values without a name
            if (first || element.attribute().isPresent()) {
                reportUnknown(element, name);
            }
        } else if (!first) {
            diagnostics.error(
                    DiagnosticCode.DUPLICATE_ATTRIBUTE,
                    element.location(),
                    "attribute '" + name + "' of '@" + annotation.name() + "' is given twice");
        } else if (fits(element.value(), attribute.get().kind())) {
            if (attribute.get().constant() && isTooLong(element.value())) {
                return;
            }
            values.put(name, element.value());
            element.attribute().ifPresent(written -> names.put(name, written.location()));
        } else {
            reportMisfit(element.value(), attribute.get());
        }
    }

    /** Reports the strings that cannot be constants of a Java class. */
    private boolean isTooLong(AnnotationValue value) {
        boolean tooLong = false;
        for (AnnotationValue each : value instanceof ArrayValue list ? list.values() : List.of(value)) {
            if (each instanceof TextValue text && !JavaLimits.isConstant(text.text())) {
                tooLong = true;
                diagnostics.error(
                        DiagnosticCode.JAVA_LIMIT,
                        each.location(),
                        "the string has " + text.text().length() + " characters, which are "
                                + JavaLimits.constantBytes(text.text()) + " bytes in a Java class; the limits are "
                                + JavaLimits.CONSTANT_LENGTH
                                + " characters and " + JavaLimits.CONSTANT_BYTES + " bytes: choose a shorter string");
            }
        }
        return tooLong;
    }

    /** Reports the first wrong value of a list. */
    private void reportMisfit(AnnotationValue value, Attribute attribute) {
        AnnotationValue wrong = value instanceof ArrayValue list && attribute.kind() == Kind.TEXTS
                ? list.values().stream()
                        .filter(element -> !isText(element))
                        .findFirst()
                        .orElse(value)
                : value;
        diagnostics.error(
                DiagnosticCode.ATTRIBUTE_VALUE,
                wrong.location(),
                subject(attribute.name()) + " expects " + attribute.kind().words + " but found " + words(wrong));
    }

    /** Returns the name of an attribute in messages: {@code 'min' of '@Column'}, or that of its annotation. */
    String subject(String attribute) {
        return isMain(attribute)
                ? "'@" + annotation.name() + "'"
                : "'" + attribute + "' of '@" + annotation.name() + "'";
    }

    /** Returns whether the annotation can name this value without its attribute. */
    boolean isMain(String attribute) {
        boolean flag = definition.shortForm().filter(ShortForm::isFlag).isPresent();
        return attribute.equals(ShortForm.VALUE)
                && (flag || definition.attributes().get(0).name().equals(ShortForm.VALUE));
    }

    private static boolean fits(AnnotationValue value, Kind kind) {
        return switch (kind) {
            case TEXT -> isText(value);
            case TEXTS ->
                isText(value)
                        || value instanceof ArrayValue list
                                && list.values().stream().allMatch(AttributeValues::isText);
            case WORD ->
                isText(value) || value instanceof WordValue word && word.word().equalsIgnoreCase("null");
            case FLAG -> isFlag(value);
            case NUMBER -> value instanceof NumberValue;
            case BOUND -> value instanceof NumberValue || isText(value);
            case LITERAL -> isText(value) || isFlag(value) || value instanceof NumberValue;
        };
    }

    private void reportUnknown(AnnotationElement element, String name) {
        List<String> names =
                definition.attributes().stream().map(Attribute::name).toList();
        String message;
        Optional<Fix> fix = Optional.empty();
        if (names.isEmpty()) {
            message = "'@" + annotation.name() + "' has no attributes";
        } else if (isSeveral() && element.attribute().isEmpty()) {
            message = "'@" + annotation.name() + "' expects " + names.size() + " values, or named attributes: "
                    + String.join(", ", names);
        } else if (element.attribute().isEmpty()) {
            message = "'@" + annotation.name() + "' has named attributes: " + String.join(", ", names);
        } else if (definition.isOfFile() && definition.hasBeforeCreate(name)) {
            message = subject(name) + " belongs before 'create', not before 'module'";
        } else {
            fix = Replacement.ofName(name, names);
            message = "'@" + annotation.name() + "' has no attribute '" + name + "'"
                    + (fix.isEmpty() ? "; it has " + String.join(", ", names) : "");
        }
        diagnostics.error(
                DiagnosticCode.UNKNOWN_ATTRIBUTE,
                element.attribute().map(Name::location).orElse(element.location()),
                message,
                fix);
    }

    private void reportNoValues() {
        diagnostics.error(
                DiagnosticCode.MISSING_ATTRIBUTE,
                annotation.location(),
                "'@" + annotation.name() + "' needs one of the attributes "
                        + String.join(
                                ", ",
                                definition.attributes().stream()
                                        .map(Attribute::name)
                                        .toList()));
    }

    private void reportMissing(Attribute attribute) {
        diagnostics.error(
                DiagnosticCode.MISSING_ATTRIBUTE,
                annotation.location(),
                isMain(attribute.name())
                        ? "'@" + annotation.name() + "' needs " + attribute.kind().words
                        : "'@" + annotation.name() + "' needs the attribute '" + attribute.name() + "'");
    }
}
