package dev.schemac.benchmarks.payload;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Adds nulls and undeclared members to the objects of a document. Objects of a class with fewer than
 * {@value #LEAST_COLUMNS} columns stay as they are.
 *
 * <p>Null is in strings and in primitive columns. The classes of most libraries show null in a primitive column as 0 or
 * false, so the model has that value, too.
 *
 * @param nulls how many columns of an object have null
 * @param undeclared how many undeclared members it has
 * @param anywhere whether the places differ from object to object; otherwise they are those of a user
 */
record ObjectNoise(int nulls, int undeclared, boolean anywhere) {
    static final int LEAST_COLUMNS = 8;

    /** The columns of a user with null at fixed places, the first one alone or all. */
    private static final List<String> NULL = List.of("age", "company", "guid", "longitude");

    /** The columns before which there are undeclared members at fixed places, the first one alone or all. */
    private static final List<String> PLACES = List.of("company", "age", "tags", "favoriteFruit");

    /** No class of the package {@code model} declares them. */
    static final List<String> NAMES = List.of("nickname", "score", "verified", "locale");

    /**
     * The values of a document, with the noise.
     *
     * @param model the document; columns with null lose their value
     */
    JsonNode tree(Object model, SplittableRandom random) {
        if (nulls + undeclared == 0) {
            return ValueTree.of(model);
        }
        if (model != null
                && model.getClass().isArray()
                && isModel(model.getClass().getComponentType())) {
            ArrayNode array = JsonNodeFactory.instance.arrayNode();
            for (int i = 0; i < Array.getLength(model); i++) {
                array.add(tree(Array.get(model, i), random));
            }
            return array;
        }
        return model != null && isModel(model.getClass()) ? object(model, random) : ValueTree.of(model);
    }

    private static boolean isModel(Class<?> type) {
        return type.getPackageName().equals("dev.schemac.benchmarks.model") && !type.isEnum();
    }

    private ObjectNode object(Object model, SplittableRandom random) {
        List<Field> columns = List.of(model.getClass().getFields());
        boolean noisy = columns.size() >= LEAST_COLUMNS;
        Set<Field> empty = noisy ? chosen(columns, random) : Set.of();
        ObjectNode row = JsonNodeFactory.instance.objectNode();
        try {
            for (Field column : columns) {
                if (empty.contains(column)) {
                    clear(model, column);
                    row.putNull(column.getName());
                } else if (column.get(model) != null) {
                    row.set(column.getName(), tree(column.get(model), random));
                }
            }
        } catch (IllegalAccessException e) {
            throw new IllegalArgumentException("cannot change " + model.getClass(), e);
        }
        if (!noisy || undeclared == 0) {
            return row;
        }
        return anywhere ? withUndeclaredAnywhere(row, random) : withUndeclared(columns, row, random);
    }

    private Set<Field> chosen(List<Field> columns, SplittableRandom random) {
        if (!anywhere) {
            List<String> names = NULL.subList(0, nulls);
            return columns.stream()
                    .filter(column -> names.contains(column.getName()))
                    .collect(Collectors.toSet());
        }
        List<Field> candidates =
                new ArrayList<>(columns.stream().filter(ObjectNoise::canBeNull).toList());
        return Stream.generate(() -> candidates.remove(random.nextInt(candidates.size())))
                .limit(Math.min(nulls, candidates.size()))
                .collect(Collectors.toSet());
    }

    /** Strings and primitive columns, except those that identify the object. */
    static boolean canBeNull(Field column) {
        return (column.getType() == String.class || column.getType().isPrimitive())
                && !column.getName().equals("id")
                && !column.getName().equals("_id");
    }

    private static void clear(Object model, Field column) throws IllegalAccessException {
        // An element of a new array is null, 0 or false.
        column.set(model, Array.get(Array.newInstance(column.getType(), 1), 0));
    }

    private ObjectNode withUndeclared(List<Field> columns, ObjectNode row, SplittableRandom random) {
        ObjectNode result = JsonNodeFactory.instance.objectNode();
        for (Field column : columns) {
            String name = column.getName();
            int number = PLACES.indexOf(name);
            if (number >= 0 && number < undeclared) {
                putUndeclared(result, number, random);
            }
            if (row.has(name)) {
                result.set(name, row.get(name));
            }
        }
        return result;
    }

    private ObjectNode withUndeclaredAnywhere(ObjectNode row, SplittableRandom random) {
        ObjectNode result = JsonNodeFactory.instance.objectNode();
        int left = undeclared;
        int places = row.size() + undeclared;
        var members = row.properties().iterator();
        while (places > 0) {
            if (random.nextInt(places--) < left) {
                putUndeclared(result, --left, random);
            } else {
                var member = members.next();
                result.set(member.getKey(), member.getValue());
            }
        }
        return result;
    }

    private static void putUndeclared(ObjectNode row, int number, SplittableRandom random) {
        String name = NAMES.get(number);
        switch (number) {
            case 0, 3 -> row.put(name, RandomText.alphanumeric(random, 1 + random.nextInt(20)));
            case 1 -> row.put(name, random.nextInt(1 << 20));
            default -> row.put(name, random.nextInt(2) == 1);
        }
    }
}
