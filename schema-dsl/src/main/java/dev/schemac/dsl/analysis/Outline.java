package dev.schemac.dsl.analysis;

import dev.schemac.dsl.analysis.Symbol.Kind;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.diagnostic.SourceText;
import dev.schemac.dsl.syntax.SchemaFile;
import dev.schemac.dsl.syntax.SchemaFile.ColumnDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.ConstantDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.Name;
import dev.schemac.dsl.syntax.SchemaToken;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The structure of a source, as far as it can be parsed. */
@SuppressWarnings("exports") // created by SchemaWorkspace only
public final class Outline {
    private static final Comparator<SourceLocation[]> BY_FIRST =
            Comparator.comparing(span -> span[0], SourceLocation.IN_FILE);

    /**
     * A declaration.
     *
     * @param first the first character of its statement
     * @param last the last one
     * @param detail additional information: the type of a column
     */
    public record Item(Symbol symbol, SourceLocation first, SourceLocation last, String detail, List<Item> children) {}

    /**
     * Lines that may be folded into their first one; 1-based.
     *
     * @param comment whether they are a comment
     */
    public record Fold(int first, int last, boolean comment) {}

    private final SourceText text;
    private final List<SchemaToken> tokens;

    /** @param tokens of the source, in order */
    public Outline(SourceText text, List<SchemaToken> tokens) {
        this.text = text;
        this.tokens = tokens;
    }

    /** {@return the schemas and enums of a file, with their columns and constants} */
    public List<Item> items(SchemaFile file) {
        List<SourceLocation[]> statements = statements();
        return Stream.concat(
                        file.schemas().stream()
                                .map(schema -> item(
                                        Kind.SCHEMA,
                                        schema.name(),
                                        statements,
                                        schema.columns().stream().map(this::item))),
                        file.enums().stream()
                                .map(type -> item(
                                        Kind.ENUM,
                                        type.name(),
                                        statements,
                                        type.constants().stream().map(Outline::item))))
                .sorted(Comparator.comparing(Item::first, SourceLocation.IN_FILE))
                .toList();
    }

    private Item item(ColumnDeclaration column) {
        SourceLocation type = column.type().location();
        String word = text.text()
                .substring(
                        text.offset(type.line(), type.column()),
                        text.offset(type.line(), type.column() + type.length()));
        String brackets = "[]".repeat(column.type().dimensions().size());
        return new Item(
                new Symbol(Kind.COLUMN, column.name(), column.location()),
                column.location(),
                type,
                word + (column.type().arguments().isEmpty() ? "" : "<...>") + brackets,
                List.of());
    }

    private static Item item(Kind kind, Name name, List<SourceLocation[]> statements, Stream<Item> children) {
        SourceLocation[] span = around(name.location(), statements);
        return new Item(new Symbol(kind, name.text(), name.location()), span[0], span[1], "", children.toList());
    }

    private static Item item(ConstantDeclaration constant) {
        return new Item(
                new Symbol(Kind.CONSTANT, constant.text(), constant.location()),
                constant.location(),
                constant.location(),
                "",
                List.of());
    }

    /** The first and last character between two semicolons. */
    private List<SourceLocation[]> statements() {
        List<SourceLocation[]> statements = new ArrayList<>();
        SchemaToken first = null;
        SchemaToken last = null;
        for (SchemaToken token : tokens) {
            if (token.isComment()) {
                continue;
            }
            first = first == null ? token : first;
            last = token;
            if (token.is(";")) {
                statements.add(new SourceLocation[] {start(first), end(last)});
                first = null;
            }
        }
        if (first != null) {
            statements.add(new SourceLocation[] {start(first), end(last)});
        }
        return statements;
    }

    private static SourceLocation[] around(SourceLocation name, List<SourceLocation[]> statements) {
        int found = Collections.binarySearch(statements, new SourceLocation[] {name}, BY_FIRST);
        return statements.get(found < 0 ? -found - 2 : found);
    }

    private SourceLocation start(SchemaToken token) {
        return text.locate(token.offset(), 1);
    }

    private SourceLocation end(SchemaToken token) {
        return text.locate(token.offset() + token.text().length() - 1, 1);
    }

    /** {@return the last character of the declarations before the first statement; empty without declarations} */
    public Optional<SourceLocation> endOfImports() {
        Optional<SourceLocation> end = Optional.empty();
        boolean declaration = false;
        for (SchemaToken token : tokens) {
            if (token.isWord("create")) {
                return end;
            } else if (token.isWord("module") || token.isWord("uses") || token.isWord("import")) {
                declaration = true;
            } else if (token.is(";") && declaration) {
                end = Optional.of(end(token));
                declaration = false;
            }
        }
        return end;
    }

    /** {@return what can be folded: brackets and comments of several lines} */
    public List<Fold> folds() {
        List<Fold> folds = new ArrayList<>();
        Deque<SchemaToken> open = new ArrayDeque<>();
        int commentLine = 0;
        int lastComment = 0;
        for (SchemaToken token : tokens) {
            int line = start(token).line();
            if (token.kind() == SchemaToken.Kind.LINE_COMMENT && lastComment > 0 && line == lastComment + 1) {
                lastComment = line;
                continue;
            }
            add(folds, commentLine, lastComment, true);
            boolean alone = token.kind() == SchemaToken.Kind.LINE_COMMENT;
            commentLine = alone ? line : 0;
            lastComment = alone ? line : 0;
            if (token.kind() == SchemaToken.Kind.BLOCK_COMMENT) {
                add(folds, line, end(token).line(), true);
            } else if (token.is("(") || token.is("{")) {
                open.push(token);
            } else if ((token.is(")") || token.is("}")) && !open.isEmpty()) {
                add(folds, start(open.pop()).line(), line, false);
            } else if (token.is(";")) {
                open.clear();
            }
        }
        add(folds, commentLine, lastComment, true);
        return folds;
    }

    private static void add(List<Fold> folds, int first, int last, boolean comment) {
        if (first < last) {
            folds.add(new Fold(first, last, comment));
        }
    }
}
