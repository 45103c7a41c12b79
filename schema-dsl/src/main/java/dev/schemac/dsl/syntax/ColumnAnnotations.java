package dev.schemac.dsl.syntax;

import dev.schemac.dsl.syntax.ShortForm.Parameter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Writes attributes of {@code @Column} as annotations before the column. */
public final class ColumnAnnotations {
    private ColumnAnnotations() {}

    /**
     * {@return the annotations before a column: short forms, then a {@code @Column} with all other attributes}
     *
     * @param attributes the values in source form, by name
     * @param items whether the column has elements; empty if only linking can decide
     */
    public static String written(Map<String, String> attributes, Optional<Boolean> items) {
        Map<String, String> rest = new LinkedHashMap<>(attributes);
        List<String> written = new ArrayList<>();
        for (String attribute : attributes.keySet()) {
            Optional<ShortForm> form =
                    Optional.ofNullable(rest.get(attribute)).flatMap(value -> formOf(attribute, value, items));
            form.ifPresent(found -> written.add(annotation(found, items, rest)));
        }
        if (!rest.isEmpty()) {
            written.add("@" + ShortForm.COLUMN + "(" + elements(rest) + ")");
        }
        return String.join(" ", written);
    }

    /** {@return the content of the parentheses of an annotation: {@code min=0, max=150}} */
    public static String elements(Map<String, String> values) {
        return values.entrySet().stream()
                .map(value -> value.getKey() + "=" + value.getValue())
                .collect(Collectors.joining(", "));
    }

    private static Optional<ShortForm> formOf(String attribute, String value, Optional<Boolean> items) {
        for (ShortForm form : ShortForm.values()) {
            boolean possible = form.takesValue()
                    || form.implied().filter(value::equalsIgnoreCase).isPresent();
            for (Parameter parameter : form.parameters()) {
                if (possible
                        && parameter
                                .attributeOf(items)
                                .filter(attribute::equals)
                                .isPresent()) {
                    return Optional.of(form);
                }
            }
        }
        return Optional.empty();
    }

    /** @param rest loses the attributes of the short form */
    private static String annotation(ShortForm form, Optional<Boolean> items, Map<String, String> rest) {
        List<Parameter> parameters = form.parameters();
        Map<String, String> given = new LinkedHashMap<>();
        for (Parameter parameter : parameters) {
            parameter.attributeOf(items).map(rest::remove).ifPresent(value -> given.put(parameter.name(), value));
        }
        String name = "@" + form.simpleName();
        if (!form.takesValue() || form.implied().filter(given::containsValue).isPresent()) {
            return name;
        }
        boolean all = given.size() == parameters.size();
        return name + "(" + (all ? String.join(", ", given.values()) : elements(given)) + ")";
    }
}
