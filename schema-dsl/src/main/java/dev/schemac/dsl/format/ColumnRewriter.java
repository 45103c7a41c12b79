package dev.schemac.dsl.format;

import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.SourceText;
import dev.schemac.dsl.syntax.SchemaFile;
import dev.schemac.dsl.syntax.SchemaFile.Annotation;
import dev.schemac.dsl.syntax.SchemaFile.ColumnDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.Name;
import dev.schemac.dsl.syntax.SchemaFile.SchemaDeclaration;
import dev.schemac.dsl.syntax.SchemaParser;
import dev.schemac.dsl.syntax.ShortForm;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Moves annotations of columns from before their schemas to before the columns, or back. Neither their meaning nor
 * that of a comment changes: an annotation that contains a comment stays, and so do all annotations of a schema if a
 * comment would describe something else.
 */
public final class ColumnRewriter {
    /** A replacement of a part of the source. */
    private record Edit(int start, int end, String text) {}

    private final SourceText source;
    private final SchemaFile file;
    private final WrittenAnnotation.Reader reader;

    private ColumnRewriter(SourceText source) {
        this.source = source;
        this.file = SchemaParser.parse(source, new Diagnostics());
        this.reader = new WrittenAnnotation.Reader(source);
    }

    /**
     * Moves annotations to before their columns, or to before their schemas.
     *
     * @param source without syntax errors
     * @param beside whether to move them to before the columns
     */
    public static SourceText rewrite(SourceText source, boolean beside) {
        return new ColumnRewriter(source).rewrite(beside);
    }

    private SourceText rewrite(boolean beside) {
        Map<Integer, List<Edit>> edits = new LinkedHashMap<>();
        for (int i = 0; i < file.schemas().size(); i++) {
            SchemaDeclaration schema = file.schemas().get(i);
            if (isJson(schema)) {
                edits.put(i, beside ? beside(schema) : above(schema));
            }
        }
        SourceText rewritten = apply(edits);
        SchemaFile after = SchemaParser.parse(rewritten, new Diagnostics());
        if (after.schemas().size() != file.schemas().size()) {
            throw new IllegalStateException("moving annotations of " + source.name() + " has broken a statement");
        }
        for (int i = 0; i < file.schemas().size(); i++) {
            if (!comments(file.schemas().get(i)).equals(comments(after.schemas().get(i)))) {
                edits.remove(i);
            }
        }
        return apply(edits);
    }

    /** The kind of a schema without a keyword is in an annotation. */
    private static boolean isJson(SchemaDeclaration schema) {
        return schema.kind()
                .map(kind -> kind.text().equalsIgnoreCase("json"))
                .orElseGet(() -> schema.annotations().stream()
                        .anyMatch(annotation ->
                                annotation.name().toLowerCase(Locale.ROOT).endsWith("eventrepresentation")));
    }

    /** Returns the comments that describe a schema and its columns. */
    private static List<Optional<String>> comments(SchemaDeclaration schema) {
        List<Optional<String>> comments = new ArrayList<>();
        comments.add(schema.comment());
        schema.columns().forEach(column -> comments.add(column.comment()));
        return comments;
    }

    private SourceText apply(Map<Integer, List<Edit>> edits) {
        StringBuilder text = new StringBuilder();
        int copied = 0;
        List<Edit> inOrder = edits.values().stream()
                .flatMap(List::stream)
                .sorted(Comparator.comparingInt(Edit::start).thenComparingInt(Edit::end))
                .toList();
        for (Edit edit : inOrder) {
            text.append(source.text(), copied, edit.start).append(edit.text);
            copied = edit.end;
        }
        text.append(source.text(), copied, source.text().length());
        return new SourceText(source.name(), text.toString());
    }

    // ---- before the columns

    private List<Edit> beside(SchemaDeclaration schema) {
        List<Edit> edits = new ArrayList<>();
        Map<String, List<Annotation>> ofColumns = beforeSchema(schema);
        Set<String> seen = new HashSet<>();
        for (ColumnDeclaration column : schema.columns()) {
            List<Annotation> above = ofColumns.getOrDefault(column.name(), List.of());
            if (above.size() == 1 && seen.add(column.name())) {
                WrittenAttributes attributes = new WrittenAttributes(column.type());
                List<Edit> removals = new ArrayList<>();
                boolean movable = take(above.get(0), attributes, removals);
                for (Annotation annotation : beforeColumn(column)) {
                    movable = movable && take(annotation, attributes, removals);
                }
                if (movable) {
                    edits.addAll(removals);
                    if (!attributes.isEmpty()) {
                        int at = reader.offset(column.location());
                        edits.add(new Edit(at, at, attributes.annotations() + " "));
                    }
                }
            }
        }
        return edits;
    }

    /** Returns the {@code @Column} annotations before a schema, by the names of their columns. */
    private static Map<String, List<Annotation>> beforeSchema(SchemaDeclaration schema) {
        Map<String, List<Annotation>> byColumn = new LinkedHashMap<>();
        for (Annotation annotation : schema.annotations()) {
            if (annotation.name().equals(ShortForm.COLUMN)) {
                column(annotation)
                        .ifPresent(name -> byColumn.computeIfAbsent(name, key -> new ArrayList<>())
                                .add(annotation));
            }
        }
        return byColumn;
    }

    private static Optional<String> column(Annotation annotation) {
        return annotation.elements().stream()
                .filter(element -> element.sets(ShortForm.COLUMN_NAME))
                .findFirst()
                .flatMap(element -> element.value().asText());
    }

    /** Returns the annotations before a column that set its attributes. A {@code @Column} of another column is none. */
    private static List<Annotation> beforeColumn(ColumnDeclaration column) {
        return column.annotations().stream()
                .filter(annotation -> annotation.name().equals(ShortForm.COLUMN)
                        ? column(annotation)
                                .filter(name -> !name.equals(column.name()))
                                .isEmpty()
                        : ShortForm.named(annotation.name()).isPresent())
                .toList();
    }

    /**
     * Adds the attributes of an annotation, and removes it.
     *
     * @return whether it can move
     */
    private boolean take(Annotation annotation, WrittenAttributes attributes, List<Edit> removals) {
        WrittenAnnotation written = reader.read(annotation.location());
        boolean movable = attributes.add(annotation.name(), written);
        if (movable) {
            boolean blankBefore =
                    written.start() == 0 || Character.isWhitespace(source.text().charAt(written.start() - 1));
            removals.add(new Edit(written.start(), written.next(), blankBefore ? "" : " "));
        }
        return movable;
    }

    // ---- before the schema

    private List<Edit> above(SchemaDeclaration schema) {
        List<Edit> edits = new ArrayList<>();
        Map<String, List<Annotation>> ofColumns = beforeSchema(schema);
        StringBuilder added = new StringBuilder();
        Set<String> seen = new HashSet<>();
        for (ColumnDeclaration column : schema.columns()) {
            List<Annotation> above = ofColumns.getOrDefault(column.name(), List.of());
            if (above.size() > 1 || !seen.add(column.name())) {
                continue;
            }
            WrittenAttributes attributes = new WrittenAttributes(column.type());
            beforeColumn(column).forEach(annotation -> take(annotation, attributes, edits));
            if (!attributes.isEmpty() && above.isEmpty()) {
                added.append("@" + ShortForm.COLUMN + "(" + ShortForm.COLUMN_NAME + "=" + quoted(column) + ", "
                        + attributes.elements() + ")\n");
            } else if (!attributes.isEmpty()) {
                int at = reader.read(above.get(0).location()).end() - 1;
                edits.add(new Edit(at, at, ", " + attributes.elements()));
            }
        }
        if (added.length() > 0) {
            edits.add(insertion(schema, added.toString()));
        }
        return edits;
    }

    /** Inserts annotations after the last one of a schema, otherwise before {@code create}. */
    private Edit insertion(SchemaDeclaration schema, String added) {
        if (schema.annotations().isEmpty()) {
            int create = reader.offset(schema.location());
            return new Edit(create, create, added);
        }
        Annotation last = schema.annotations().get(schema.annotations().size() - 1);
        int end = reader.read(last.location()).end();
        return new Edit(end, end, "\n" + added.stripTrailing());
    }

    /** Returns the name of a column as the value of an attribute. */
    private static String quoted(ColumnDeclaration column) {
        boolean words = column.parts().stream().noneMatch(Name::ticked);
        boolean literal =
                List.of("true", "false", "null").contains(column.name().toLowerCase(Locale.ROOT));
        return words && !literal
                ? column.name()
                : "'" + column.name().replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}
