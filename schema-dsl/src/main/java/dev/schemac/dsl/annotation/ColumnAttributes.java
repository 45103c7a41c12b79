package dev.schemac.dsl.annotation;

import dev.schemac.dsl.annotation.AnnotationDefinition.Kind;
import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.UntypedType;
import dev.schemac.dsl.syntax.ShortForm;
import dev.schemac.dsl.syntax.ShortForm.Parameter;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The {@code @Column} attributes of one column, whether they were written before its schema or before the column. Each
 * is set once. Messages use the written name.
 */
public final class ColumnAttributes extends AttributeValues {
    /**
     * Where and how an attribute was written.
     *
     * @param place the place of its name
     * @param annotation the name of the annotation, in quotes
     * @param name the attribute in messages, in quotes: {@code 'min'} or {@code '@Min'}
     * @param subject the same with its annotation: {@code 'min' of '@Column'} or {@code '@Min'}
     */
    private record Source(SourceLocation place, String annotation, String name, String subject) {}

    private final String column;
    private final Optional<ValueType> type;
    final Diagnostics diagnostics;
    private final Map<String, Source> sources = new HashMap<>();

    /** @param type the type of the column; empty after a reported error */
    public ColumnAttributes(String column, Optional<ValueType> type, Diagnostics diagnostics) {
        this.column = column;
        this.type = type;
        this.diagnostics = diagnostics;
    }

    /** Adds the attributes of one annotation of the column, and reports attributes that are already set. */
    public void add(AnnotationAttributes annotation) {
        AnnotationDefinition definition = annotation.definition();
        if (definition.shortForm().isEmpty()) {
            annotation.values.keySet().stream()
                    .filter(attribute -> !attribute.equals(ShortForm.COLUMN_NAME))
                    .forEach(attribute -> add(annotation, attribute, attribute));
        } else {
            add(annotation, definition.shortForm().get());
        }
    }

    private void add(AnnotationAttributes annotation, ShortForm form) {
        boolean items = type.filter(ColumnOptionsReader::hasItems).isPresent();
        Optional<ValueType> misfit =
                type.filter(known -> !items && known != ScalarType.STRING && known != UntypedType.OBJECT);
        if (misfit.isPresent() && form.isOfSizes()) {
            diagnostics.error(
                    DiagnosticCode.ATTRIBUTE_DOES_NOT_FIT,
                    annotation.location(),
                    "'@" + form.simpleName()
                            + "' is for columns of type 'string' or 'Object', arrays, lists and maps, but this column"
                            + " is of type '" + misfit.get() + "'");
            return;
        }
        for (Parameter parameter : form.parameters()) {
            if (annotation.value(parameter.name()).isPresent()) {
                add(annotation, parameter.name(), parameter.attributeOf(items));
            }
        }
    }

    /** @param written its name in the annotation */
    private void add(AnnotationAttributes annotation, String written, String attribute) {
        String name = "'@" + annotation.definition().name() + "'";
        String subject = annotation.subject(written);
        boolean ofColumn = annotation.definition().shortForm().isEmpty();
        Source source = new Source(annotation.place(written), name, ofColumn ? "'" + written + "'" : subject, subject);
        Source first = sources.putIfAbsent(attribute, source);
        if (first == null) {
            values.put(attribute, annotation.value(written).orElseThrow());
        } else {
            reportTwice(attribute, first, source);
        }
    }

    private void reportTwice(String attribute, Source first, Source second) {
        diagnostics.error(
                DiagnosticCode.COLUMN_ATTRIBUTE_TWICE,
                second.place,
                second.annotation + " sets '" + attribute + "' of column '" + column + "', but " + first.annotation
                        + " in line " + first.place.line() + " already sets it",
                first.place);
    }

    /** Returns the name of an existing attribute in messages: {@code 'min'}, or {@code '@Min'} if that was written. */
    String name(String attribute) {
        return sources.get(attribute).name;
    }

    /** Returns the name of an existing attribute with its annotation: {@code 'min' of '@Column'} or {@code '@Min'}. */
    String subject(String attribute) {
        return sources.get(attribute).subject;
    }

    /** Reports an error at the value of an attribute. */
    void error(DiagnosticCode code, String attribute, String message) {
        diagnostics.error(code, location(attribute), message);
    }

    /** Reports that an attribute needs another value. */
    void expect(String attribute, String expected) {
        error(DiagnosticCode.ATTRIBUTE_VALUE, attribute, subject(attribute) + " expects " + expected);
    }

    /** Reports that the value of an attribute has the wrong kind. */
    void reportMisfit(String attribute, Kind expected) {
        expect(attribute, expected.words + " but found " + words(values.get(attribute)));
    }
}
