package dev.schemac.dsl.lint;

import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.link.LinkedRun;
import dev.schemac.dsl.syntax.SchemaFile;
import dev.schemac.dsl.syntax.SchemaFile.Annotation;
import dev.schemac.dsl.syntax.SchemaFile.AnnotationElement;
import dev.schemac.dsl.syntax.SchemaFile.AnnotationValue;
import dev.schemac.dsl.syntax.SchemaFile.ModuleDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.Name;
import dev.schemac.dsl.syntax.SchemaFile.SchemaDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.TextValue;
import dev.schemac.dsl.syntax.SchemaFile.WordValue;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;

/**
 * Finds options that all schemas of a file set to the same value, which the module could set once.
 *
 * @param warnings receives the place and the message of each finding
 */
record RepeatedDefaults(SchemaFile file, BiConsumer<SourceLocation, String> warnings) {
    private static final String JSON_SCHEMA = LinkedRun.ANNOTATION_WITH_DEFAULTS;

    void check() {
        List<SchemaDeclaration> schemas =
                file.schemas().stream().filter(RepeatedDefaults::hasColumns).toList();
        if (file.module().isEmpty() || schemas.size() < 2) {
            return;
        }
        List<Annotation> ofModule =
                file.module().map(ModuleDeclaration::annotations).orElseThrow();
        LinkedRun.DEFAULTS_OF_FILES.stream()
                .filter(attribute -> element(ofModule, attribute).isEmpty())
                .forEach(attribute -> check(attribute, schemas));
    }

    private static boolean hasColumns(SchemaDeclaration schema) {
        return schema.kind()
                        .filter(kind -> kind.text().equalsIgnoreCase("json"))
                        .isPresent()
                && !schema.columns().isEmpty();
    }

    private void check(String attribute, List<SchemaDeclaration> schemas) {
        Set<Optional<String>> values = schemas.stream()
                .map(schema -> element(schema.annotations(), attribute).map(element -> written(element.value())))
                .collect(Collectors.toSet());
        Optional<String> value = values.iterator().next();
        if (values.size() == 1 && value.isPresent()) {
            String setting = attribute + "=" + value.get();
            AnnotationElement first =
                    element(schemas.get(0).annotations(), attribute).orElseThrow();
            warnings.accept(
                    first.attribute().map(Name::location).orElseThrow(),
                    "all schemas of this file set " + setting + ": @" + JSON_SCHEMA + "(" + setting
                            + ") before 'module' sets it once");
        }
    }

    /** Returns an attribute of the first {@code @JsonSchema}. */
    private static Optional<AnnotationElement> element(List<Annotation> annotations, String attribute) {
        return annotations.stream()
                .filter(annotation -> annotation.name().equals(JSON_SCHEMA))
                .findFirst()
                .flatMap(annotation -> annotation.elements().stream()
                        .filter(element -> element.sets(attribute))
                        .findFirst());
    }

    private static String written(AnnotationValue value) {
        return value instanceof TextValue text ? "'" + text.text() + "'" : ((WordValue) value).word();
    }
}
