package dev.schemac.dsl.model;

import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.NearestName;
import dev.schemac.dsl.syntax.SchemaFile.Annotation;
import dev.schemac.dsl.syntax.SchemaFile.AnnotationElement;
import dev.schemac.dsl.syntax.SchemaFile.AnnotationValue;
import dev.schemac.dsl.syntax.SchemaFile.SchemaDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.TextValue;
import dev.schemac.dsl.syntax.SchemaFile.WordValue;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** What the annotations of a schema say. Of several alike the first counts. */
final class SchemaAnnotations {
    /** Metadata of statements in Esper, in any case; it has no effect on JSON. */
    private static final Set<String> METADATA = Set.of(
            "audit",
            "buseventtype",
            "drop",
            "hint",
            "hook",
            "iterableunbound",
            "name",
            "nolock",
            "priority",
            "private",
            "protected",
            "public",
            "tag");

    /** Meant for JSON, exact case. */
    private static final Set<String> UNSUPPORTED = Set.of("JsonSchema", "JsonSchemaField");

    private static final List<String> SUGGESTED = List.of(
            "@Description",
            "@EventRepresentation",
            "@JsonSchema",
            "@JsonSchemaField",
            "@Audit",
            "@BusEventType",
            "@Drop",
            "@Hint",
            "@Hook",
            "@IterableUnbound",
            "@Name",
            "@NoLock",
            "@Priority",
            "@Private",
            "@Protected",
            "@Public",
            "@Tag");

    private final Diagnostics diagnostics;
    private Optional<String> description = Optional.empty();
    private Optional<WordValue> representation = Optional.empty();

    SchemaAnnotations(SchemaDeclaration declaration, Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
        declaration.annotations().forEach(this::read);
    }

    /** The text of {@code @Description}. */
    Optional<String> description() {
        return description;
    }

    /** The word in {@code @EventRepresentation(word)}, as the kind of a schema that names none itself. */
    Optional<WordValue> representation() {
        return representation;
    }

    private void read(Annotation annotation) {
        String name = annotation.name();
        String folded = name.toLowerCase(Locale.ROOT);
        if (folded.equals("description")) {
            Optional<String> text = text(annotation).map(SchemaAnnotations::asText);
            description = description.or(() -> text);
        } else if (folded.equals("eventrepresentation")) {
            Optional<WordValue> word = text(annotation).map(value -> new WordValue(value.location(), asText(value)));
            representation = representation.or(() -> word);
        } else if (UNSUPPORTED.contains(name)) {
            diagnostics.error(annotation.location(), "'@" + name + "' is not supported yet");
        } else if (name.contains(".")) {
            diagnostics.error(annotation.location(), "annotation classes are not supported yet: '@" + name + "'");
        } else if (!METADATA.contains(folded)) {
            diagnostics.error(
                    annotation.location(),
                    "unknown annotation '@" + name + "'" + NearestName.suggestion("@" + name, SUGGESTED));
        }
    }

    /** The one text or word of an annotation. */
    private Optional<AnnotationValue> text(Annotation annotation) {
        List<AnnotationElement> elements = annotation.elements();
        boolean fits = elements.size() == 1
                && elements.get(0)
                        .attribute()
                        .map(name -> name.text().equals("value"))
                        .orElse(true)
                && (elements.get(0).value() instanceof TextValue
                        || elements.get(0).value() instanceof WordValue);
        if (!fits) {
            diagnostics.error(annotation.location(), "'@" + annotation.name() + "' takes one text");
            return Optional.empty();
        }
        return Optional.of(elements.get(0).value());
    }

    private static String asText(AnnotationValue value) {
        return value instanceof TextValue text ? text.text() : ((WordValue) value).word();
    }
}
