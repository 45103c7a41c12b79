package dev.schemac.codegen;

import dev.schemac.codegen.RandomSchemas.Column;
import dev.schemac.runtime.support.JsonConstant;
import java.lang.reflect.Array;
import java.net.URL;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Checks the values of an accepted event against the rules of their columns, by {@link RandomRules}. */
final class DifferentialRules {

    /**
     * {@return the broken rule, or null}
     *
     * @param given whether the document has the member
     */
    String difference(Column column, boolean given, Object value) {
        if (!given) {
            return column.required() ? "required, but accepted without it" : null;
        } else if (value == null) {
            return column.nullable() || column.type() == RandomTypes.NULL ? null : "accepted null for 'nullable=false'";
        }
        if (column.only() != null) {
            Object actual = value instanceof Enum<?> constant ? JsonConstant.stringOf(constant) : value;
            return column.only().equals(actual) ? null : "accepted another value than " + column.only();
        }
        RandomRules rules = column.rules();
        if (rules.ofItems()) {
            int items = value instanceof Map<?, ?> map
                    ? map.size()
                    : elements(value).size();
            if (items < rules.leastItems() || items > rules.mostItems()) {
                return "accepted " + items + " items, with rules" + rules.attributes();
            }
            if (rules.noNulls() && hasNull(value)) {
                return "accepted null elements, with rules" + rules.attributes();
            }
            if (rules.unique() && !areUnique(elements(value))) {
                return "accepted equal elements, with rules" + rules.attributes();
            }
        }
        return !rules.ofValues() || accepts(rules, value) ? null : "accepted with rules" + rules.attributes();
    }

    private static boolean accepts(RandomRules rules, Object value) {
        if (value instanceof Map<?, ?> map) {
            return map.values().stream().allMatch(each -> accepts(rules, each));
        } else if (value instanceof Collection
                || value != null && value.getClass().isArray()) {
            return elements(value).stream().allMatch(each -> accepts(rules, each));
        }
        return value == null || rules.accepts(value);
    }

    private static boolean hasNull(Object value) {
        if (value instanceof Map<?, ?> map) {
            return map.values().stream().anyMatch(each -> each == null || hasNull(each));
        }
        return (value instanceof Collection || value instanceof Object[])
                && elements(value).stream().anyMatch(each -> each == null || hasNull(each));
    }

    private static List<?> elements(Object value) {
        if (value instanceof List<?> list) {
            return list;
        } else if (value instanceof Object[] array) {
            return Arrays.asList(array);
        }
        List<Object> elements = new ArrayList<>();
        for (int i = 0; i < Array.getLength(value); i++) {
            elements.add(Array.get(value, i));
        }
        return elements;
    }

    private static boolean areUnique(List<?> elements) {
        Set<Object> seen = new HashSet<>();
        for (Object element : elements) {
            Object key = element instanceof URL url
                    ? url.toString()
                    : element != null && element.getClass().isArray() ? deep(elements(element)) : element;
            if (!seen.add(key)) {
                return false;
            }
        }
        return true;
    }

    private static List<Object> deep(List<?> elements) {
        List<Object> deep = new ArrayList<>();
        elements.forEach(element ->
                deep.add(element != null && element.getClass().isArray() ? deep(elements(element)) : element));
        return deep;
    }
}
