package dev.schemac.dsl.link;

import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.dsl.model.ValueFormat;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.syntax.SchemaFile.TextValue;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The formats of columns that name none themselves, by the types of their values: those of {@code @Formats} of the
 * schema, then those of the module.
 */
record DefaultFormats(Map<ScalarType, ValueFormat> byType) {
    static final DefaultFormats NONE = new DefaultFormats(Map.of());

    /** The name of the annotation. */
    static final String ANNOTATION = "Formats";

    /** The types that can have one, by the names that the annotation gives them. */
    static final Map<String, ScalarType> TYPES = Arrays.stream(ScalarType.values())
            .filter(type -> !ValueFormat.kinds(type).isEmpty())
            .collect(Collectors.toUnmodifiableMap(
                    type -> type.primitiveName().orElse(type.boxedClass().getSimpleName()), type -> type));

    /** These, where the annotation says nothing else. */
    DefaultFormats with(AnnotationAttributes annotation, Diagnostics diagnostics) {
        Map<ScalarType, ValueFormat> formats = new HashMap<>(byType);
        FormatReader reader = new FormatReader(diagnostics);
        TYPES.forEach((name, type) -> {
            List<TextValue> written = annotation.texts(name);
            written.stream()
                    .findFirst()
                    .flatMap(text -> reader.read(text, type, "'" + name + "' of '@" + ANNOTATION + "'"))
                    .ifPresent(format -> formats.put(type, format));
        });
        return new DefaultFormats(formats);
    }

    /** That of a column whose values are of this type. */
    Optional<ValueFormat> of(ValueType type) {
        return type instanceof ScalarType scalar ? Optional.ofNullable(byType.get(scalar)) : Optional.empty();
    }
}
