package dev.schemac.dsl.format;

import dev.schemac.dsl.format.WrittenAnnotation.Element;
import dev.schemac.dsl.syntax.ColumnAnnotations;
import dev.schemac.dsl.syntax.SchemaFile.TypeReference;
import dev.schemac.dsl.syntax.ShortForm;
import dev.schemac.dsl.syntax.ShortForm.Parameter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The attributes of one column in source form, from all its annotations that can move. */
final class WrittenAttributes {
    private static final Set<String> STRINGS = Set.of("string", "java.lang.string", "varchar", "varchar2");

    private static final Set<String> CONTAINERS = Set.of("list", "java.util.list", "map", "java.util.map");

    private final Optional<Boolean> items;
    private final Map<String, String> values = new LinkedHashMap<>();

    WrittenAttributes(TypeReference type) {
        this.items = items(type);
    }

    /** Returns whether a type has elements; empty if only linking can decide. */
    private static Optional<Boolean> items(TypeReference type) {
        String name = type.name().toLowerCase(Locale.ROOT);
        if (!type.dimensions().isEmpty() || !type.ticked() && CONTAINERS.contains(name)) {
            return Optional.of(true);
        }
        return !type.ticked() && STRINGS.contains(name) ? Optional.of(false) : Optional.empty();
    }

    boolean isEmpty() {
        return values.isEmpty();
    }

    /**
     * Adds the attributes of an annotation. If one of them cannot move, or is set already, adds none.
     *
     * @param name the name of the annotation
     */
    boolean add(String name, WrittenAnnotation annotation) {
        Optional<Map<String, String>> added = annotation.hasComment()
                ? Optional.empty()
                : ShortForm.named(name)
                        .map(form -> ofShortForm(form, annotation.elements()))
                        .orElseGet(() -> ofColumn(annotation.elements()));
        boolean possible = added.isPresent() && added.get().keySet().stream().noneMatch(values::containsKey);
        if (possible) {
            values.putAll(added.get());
        }
        return possible;
    }

    private static Optional<Map<String, String>> ofColumn(List<Element> elements) {
        Map<String, String> found = new LinkedHashMap<>();
        for (Element element : elements) {
            boolean repeated =
                    element.name().isEmpty() || found.put(element.name().get(), element.value()) != null;
            if (repeated) {
                return Optional.empty();
            }
        }
        found.remove(ShortForm.COLUMN_NAME);
        return Optional.of(found);
    }

    private Optional<Map<String, String>> ofShortForm(ShortForm form, List<Element> elements) {
        List<Parameter> parameters = form.parameters();
        if (elements.isEmpty()) {
            return form.implied().map(value -> Map.of(parameters.get(0).attribute(), value));
        }
        if (!form.takesValue()) {
            return Optional.empty();
        }
        boolean inOrder = elements.size() == parameters.size()
                && elements.stream().allMatch(element -> element.name().isEmpty());
        Map<String, String> found = new LinkedHashMap<>();
        for (int i = 0; i < elements.size(); i++) {
            Element element = elements.get(i);
            String name = inOrder ? parameters.get(i).name() : element.name().orElse("");
            Optional<String> attribute = parameters.stream()
                    .filter(parameter -> parameter.name().equals(name))
                    .findFirst()
                    .flatMap(parameter -> parameter.attributeOf(items));
            if (attribute.isEmpty() || found.put(attribute.get(), element.value()) != null) {
                return Optional.empty();
            }
        }
        return Optional.of(found);
    }

    /** Returns the content of a {@code @Column}: {@code min=0, max=150}. */
    String elements() {
        return ColumnAnnotations.elements(values);
    }

    /** Returns the annotations before the column: short forms, then a {@code @Column} with all other attributes. */
    String annotations() {
        return ColumnAnnotations.written(values, items);
    }
}
