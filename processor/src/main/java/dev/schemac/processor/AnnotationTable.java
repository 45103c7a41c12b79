package dev.schemac.processor;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** The annotations that the processor knows, by qualified name: the file {@code annotations.txt}. Immutable. */
final class AnnotationTable {
    /** Where an annotation is. */
    enum Where {
        PROPERTY,
        TYPE,
        CONSTANT,
        /** A class, package or module, for the properties inside. */
        SCOPE,
        ANY
    }

    /** What the processor does with it; the file explains it. */
    enum Effect {
        SET,
        SETS,
        IGNORE,
        READ,
        NONE,
        WARNING,
        ERROR
    }

    /**
     * A row.
     *
     * @param attribute empty for the annotation itself; with {@code =} for one value
     */
    record Row(Where where, String attribute, Effect effect, String argument) {}

    private static final AnnotationTable TABLE = read();

    private final Map<String, List<Row>> rows = new HashMap<>();
    private final Set<String> completePackages = new HashSet<>();

    private AnnotationTable() {}

    /** Returns the rows of an annotation at such a place. */
    static List<Row> rows(String annotation, Where where) {
        return TABLE.rows.getOrDefault(annotation, List.of()).stream()
                .filter(row -> row.where() == where || row.where() == Where.ANY && where != Where.SCOPE)
                .toList();
    }

    /** Returns whether the table should have an annotation: it knows the others of its package. */
    static boolean isOfKnownLibrary(String annotation) {
        return TABLE.completePackages.contains(annotation.substring(0, Math.max(0, annotation.lastIndexOf('.'))));
    }

    private static AnnotationTable read() {
        AnnotationTable table = new AnnotationTable();
        List<String> packages = List.of();
        for (String line : lines()) {
            if (line.startsWith("[")) {
                packages =
                        Stream.of(line.replaceAll("[\\[\\]!]", "").split(" ")).toList();
                if (line.contains("!")) {
                    table.completePackages.addAll(packages);
                }
            } else {
                List<String> cells =
                        Stream.of(line.split("\\|", -1)).map(String::strip).toList();
                Row row = new Row(
                        Where.valueOf(cells.get(1).toUpperCase(Locale.ROOT)),
                        cells.get(2),
                        Effect.valueOf(cells.get(3).toUpperCase(Locale.ROOT)),
                        cells.get(4));
                for (String name : packages) {
                    table.rows
                            .computeIfAbsent(name + "." + cells.get(0), key -> new ArrayList<>())
                            .add(row);
                }
            }
        }
        return table;
    }

    private static List<String> lines() {
        try (InputStream in = AnnotationTable.class.getResourceAsStream("annotations.txt")) {
            return new String(in.readAllBytes(), UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
