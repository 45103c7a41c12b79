package dev.schemac.dsl.analysis;

import dev.schemac.dsl.analysis.Vocabulary.Attribute;
import dev.schemac.dsl.syntax.SchemaFile;
import dev.schemac.dsl.syntax.SchemaToken;
import dev.schemac.dsl.syntax.ShortForm;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The possible completions at a place, derived from the tokens before it. The statement is incomplete, and usually
 * wrong.
 *
 * @param start the offset of the word at the place, of a dotted name its first word; the place itself without a
 *     word
 * @param annotation the name of the annotation around the place, for attributes and their values
 * @param attribute the attribute of the value, for values
 * @param position the number of values before the place in that annotation
 * @param before the place of that annotation
 * @param columns the columns of the statement, for values
 * @param type the type of the column that the annotation is about, for values; empty if it is unknown
 */
public record CompletionPlace(
        Wanted wanted,
        int start,
        String annotation,
        String attribute,
        int position,
        Before before,
        List<WrittenColumn> columns,
        String type) {
    /**
     * A column of an incomplete statement.
     *
     * @param type its first word
     * @param offset its begin, including its annotations
     */
    public record WrittenColumn(String name, String type, int offset) {}

    private CompletionPlace(Wanted wanted, int start) {
        this(wanted, start, NONE, NONE, 0, Before.STATEMENT, List.of(), NONE);
    }

    /** The place of an annotation. */
    public enum Before {
        /** {@code create}. */
        STATEMENT,
        /** {@code module}. */
        MODULE,
        /** A column or a constant. */
        COLUMN
    }

    /** What may be written. */
    public enum Wanted {
        /** Nothing that could be offered: a new name, a string, a comment. */
        NOTHING,
        /** The begin of a statement. */
        STATEMENT,
        /** {@code json}, after {@code create}. */
        KIND,
        /** {@code schema} or {@code enum}. */
        DECLARED,
        /** A type of a column. */
        TYPE,
        /** A type of a column that begins with the name of a package. */
        CLASS,
        /** A schema to inherit or copy from. */
        SCHEMA,
        /** {@code inherits} and its like. */
        QUALIFIER,
        /** A module. */
        MODULE,
        /** An annotation before a statement, after its {@code @}. */
        ANNOTATION,
        /** The same before {@code module}. */
        MODULE_ANNOTATION,
        /** The same before a column or a constant. */
        COLUMN_ANNOTATION,
        /** An attribute of an annotation. */
        ATTRIBUTE,
        /** The value of an attribute. */
        VALUE
    }

    private static final String NONE = "";

    /** {@return the attributes of the annotation around the place} */
    public List<Attribute> attributes() {
        return switch (before) {
            case STATEMENT -> Vocabulary.attributes(annotation);
            case MODULE -> Vocabulary.attributesBeforeModule(annotation);
            case COLUMN -> Vocabulary.attributesBeforeColumn(annotation);
        };
    }

    /** @param tokens of the whole source, in order */
    @SuppressWarnings("exports") // called by SchemaWorkspace only
    public static CompletionPlace of(List<SchemaToken> tokens, int offset) {
        List<SchemaToken> before = new ArrayList<>();
        int start = offset;
        for (SchemaToken token : tokens) {
            int end = token.offset() + token.text().length();
            if (token.offset() >= offset) {
                break;
            }
            boolean word = token.kind() == SchemaToken.Kind.WORD;
            boolean open = end >= offset && (isText(token) || token.kind() == SchemaToken.Kind.LINE_COMMENT);
            if (open && (end > offset || !isClosed(token))) {
                CompletionPlace value = place(tokens, before, token.offset(), true);
                return value.wanted == Wanted.VALUE
                                && "'\"".indexOf(token.text().charAt(0)) >= 0
                        ? value
                        : new CompletionPlace(Wanted.NOTHING, offset);
            } else if (word && end >= offset) {
                start = token.offset();
            } else if (token.is(";")) {
                before.clear();
            } else if (!token.isComment()) {
                before.add(token);
            }
        }
        int name = startOfName(before);
        if (name == before.size()) {
            return place(tokens, before, start, false);
        }
        CompletionPlace place =
                place(tokens, before.subList(0, name), before.get(name).offset(), false);
        return switch (place.wanted()) {
            case TYPE -> new CompletionPlace(Wanted.CLASS, place.start());
            case MODULE -> place;
            default -> new CompletionPlace(Wanted.NOTHING, start);
        };
    }

    /** @param before the tokens of the statement before the place */
    private static CompletionPlace place(
            List<SchemaToken> tokens, List<SchemaToken> before, int start, boolean inString) {
        Stream<SchemaToken> after = tokens.stream()
                .filter(token -> token.offset() >= start && !token.isComment())
                .takeWhile(token -> !token.is(";"));
        List<SchemaToken> whole = Stream.concat(before.stream(), after).toList();
        return new Statement(before, whole, beforeModule(tokens, start), inString).place(start);
    }

    /** Returns whether {@code module} follows in the statement, before {@code create}. */
    private static boolean beforeModule(List<SchemaToken> tokens, int offset) {
        return tokens.stream()
                .filter(token -> token.offset() >= offset)
                .filter(token -> token.is(";") || token.isWord("create") || token.isWord("module"))
                .findFirst()
                .filter(token -> token.isWord("module"))
                .isPresent();
    }

    /** Returns the index of {@code a.b.} if the tokens end with that; otherwise the number of tokens. */
    private static int startOfName(List<SchemaToken> tokens) {
        int start = tokens.size();
        while (start > 1
                && tokens.get(start - 1).is(".")
                && tokens.get(start - 2).kind() == SchemaToken.Kind.WORD) {
            start -= 2;
        }
        return start;
    }

    /** Strings, names in ticks and comments, with an end or without. */
    private static boolean isText(SchemaToken token) {
        return token.isComment()
                || "'\"`".indexOf(token.text().charAt(0)) >= 0
                || token.text().startsWith("/*");
    }

    private static boolean isClosed(SchemaToken token) {
        return token.kind() != SchemaToken.Kind.SYMBOL && token.kind() != SchemaToken.Kind.LINE_COMMENT;
    }

    /**
     * The tokens of one statement up to a place.
     *
     * @param whole the same up to the end of the statement
     * @param ofModule whether it declares a module
     * @param inString whether the place is within a string
     */
    private record Statement(List<SchemaToken> tokens, List<SchemaToken> whole, boolean ofModule, boolean inString) {
        CompletionPlace place(int start) {
            int bracket = open(tokens.size(), "(", ")");
            Optional<String> annotation = bracket < 0 ? Optional.empty() : annotation(bracket);
            if (last(1).is("@")) {
                boolean column = bracket >= 0 && annotation.isEmpty();
                return new CompletionPlace(
                        column ? Wanted.COLUMN_ANNOTATION : ofModule ? Wanted.MODULE_ANNOTATION : Wanted.ANNOTATION,
                        start);
            } else if (annotation.isPresent()) {
                boolean column = open(bracket, "(", ")") >= 0;
                Before before = column ? Before.COLUMN : ofModule ? Before.MODULE : Before.STATEMENT;
                return inAnnotation(start, bracket, annotation.get(), before);
            }
            return new CompletionPlace(bracket >= 0 ? inColumns(bracket) : outside(), start);
        }

        private CompletionPlace inAnnotation(int start, int bracket, String annotation, Before before) {
            boolean begins = last(1).is("(") || last(1).is(",") || last(1).is("{") || last(1).is("=");
            boolean value = inString || last(1).is("=") || open(tokens.size(), "{", "}") > bracket;
            List<Integer> elements = elements(bracket, tokens);
            int element = elements.get(elements.size() - 1);
            boolean named =
                    element + 1 < tokens.size() && tokens.get(element + 1).is("=");
            Optional<String> column = elements.stream()
                    .filter(at -> at + 2 < tokens.size() && tokens.get(at).isWord(ShortForm.COLUMN_NAME))
                    .map(at -> unquoted(tokens.get(at + 2)))
                    .findFirst();
            List<WrittenColumn> columns = columns();
            String type = columns.stream()
                    .filter(each -> before == Before.COLUMN
                            ? each.offset() <= start
                            : column.filter(each.name()::equals).isPresent())
                    .reduce((first, second) -> second)
                    .map(WrittenColumn::type)
                    .orElse(NONE);
            return new CompletionPlace(
                    !begins ? Wanted.NOTHING : value ? Wanted.VALUE : Wanted.ATTRIBUTE,
                    start,
                    annotation,
                    named ? tokens.get(element).text() : ShortForm.VALUE,
                    elements.size() - 1,
                    before,
                    columns,
                    type);
        }

        /** Returns the columns of the whole statement, which may end early. */
        private List<WrittenColumn> columns() {
            List<WrittenColumn> found = new ArrayList<>();
            int bracket = 0;
            while (bracket < whole.size()
                    && !(whole.get(bracket).is("(")
                            && whole.get(Math.max(bracket - 2, 0)).isWord("schema"))) {
                bracket++;
            }
            for (int first : elements(bracket, whole)) {
                int name = afterAnnotations(first, whole);
                if (name + 1 < whole.size() && whole.get(name).kind() != SchemaToken.Kind.SYMBOL) {
                    found.add(new WrittenColumn(
                            unquoted(whole.get(name)),
                            whole.get(name + 1).text(),
                            whole.get(first).offset()));
                }
            }
            return found;
        }

        private static String unquoted(SchemaToken token) {
            return token.text().replaceAll("^[`'\"]|[`'\"]$", "");
        }

        /** Returns the indexes where the elements after a bracket begin. The last one may be missing. */
        private static List<Integer> elements(int bracket, List<SchemaToken> tokens) {
            List<Integer> starts = new ArrayList<>(List.of(bracket + 1));
            int depth = 0;
            for (int i = bracket + 1; i < tokens.size() && depth >= 0; i++) {
                SchemaToken token = tokens.get(i);
                depth += token.is("(") || token.is("<") || token.is("{") ? 1 : 0;
                depth -= token.is(")") || token.is(">") || token.is("}") ? 1 : 0;
                if (depth == 0 && token.is(",")) {
                    starts.add(i + 1);
                }
            }
            return starts;
        }

        /** Within the brackets of columns: first a name, then its type. */
        private Wanted inColumns(int bracket) {
            if (tokens.subList(0, bracket).stream().anyMatch(token -> token.isWord("enum"))) {
                return Wanted.NOTHING;
            }
            List<Integer> columns = elements(bracket, tokens);
            int name = afterAnnotations(columns.get(columns.size() - 1), tokens);
            if (name >= tokens.size()) {
                return Wanted.NOTHING;
            }
            boolean argument = last(1).is("<") || last(1).is(",");
            boolean named = name == tokens.size() - 1 || isDotted(name);
            return argument || named ? Wanted.TYPE : Wanted.NOTHING;
        }

        /** Whether all from there on is one name with dots. */
        private boolean isDotted(int name) {
            for (int i = name + 1; i < tokens.size(); i++) {
                if (tokens.get(i).is(".") == tokens.get(i - 1).is(".")) {
                    return false;
                }
            }
            return true;
        }

        private static int afterAnnotations(int start, List<SchemaToken> tokens) {
            int at = start;
            while (at < tokens.size() && tokens.get(at).is("@")) {
                at += 2;
                if (at < tokens.size() && tokens.get(at).is("(")) {
                    int depth = 0;
                    do {
                        depth += tokens.get(at).is("(") ? 1 : 0;
                        depth -= tokens.get(at).is(")") ? 1 : 0;
                        at++;
                    } while (at < tokens.size() && depth > 0);
                }
            }
            return at;
        }

        private Wanted outside() {
            int start = afterAnnotations(0, tokens);
            SchemaToken first = start < tokens.size() ? tokens.get(start) : null;
            int words = tokens.size() - start;
            if (first == null) {
                return Wanted.STATEMENT;
            } else if (first.isWord("uses") && words == 1) {
                return Wanted.MODULE;
            } else if (!first.isWord("create")) {
                return Wanted.NOTHING;
            } else if (words == 1) {
                return Wanted.KIND;
            } else if (words == 2 && !tokens.get(start + 1).isWord("schema")) {
                return Wanted.DECLARED;
            } else if (last(1).is(")")) {
                return Wanted.QUALIFIER;
            }
            return afterColumns();
        }

        /** After {@code inherits} or a comma come schemas, after a schema another word. */
        private Wanted afterColumns() {
            int word = tokens.size() - 1;
            while (word > 0 && !tokens.get(word - 1).is(")") && !isQualifier(tokens.get(word))) {
                word--;
            }
            if (!isQualifier(tokens.get(word))) {
                return Wanted.NOTHING;
            }
            boolean schemas =
                    tokens.get(word).isWord("inherits") || tokens.get(word).isWord("copyfrom");
            boolean name = word == tokens.size() - 1 || last(1).is(",");
            return !name ? Wanted.QUALIFIER : schemas ? Wanted.SCHEMA : Wanted.NOTHING;
        }

        private static boolean isQualifier(SchemaToken token) {
            return SchemaFile.QUALIFIERS.stream().anyMatch(token::isWord);
        }

        /** The index of the bracket that is still open before an index, or -1. */
        private int open(int end, String opening, String closing) {
            int depth = 0;
            for (int i = end - 1; i >= 0; i--) {
                if (tokens.get(i).is(closing)) {
                    depth++;
                } else if (tokens.get(i).is(opening) && --depth < 0) {
                    return i;
                }
            }
            return -1;
        }

        /** The simple name of the annotation that a bracket belongs to. */
        private Optional<String> annotation(int bracket) {
            int at = bracket - 1;
            while (at > 1 && tokens.get(at - 1).is(".")) {
                at -= 2;
            }
            return at > 0 && tokens.get(at - 1).is("@")
                    ? Optional.of(tokens.get(bracket - 1).text())
                    : Optional.empty();
        }

        private SchemaToken last(int index) {
            return tokens.size() < index
                    ? new SchemaToken(SchemaToken.Kind.SYMBOL, ";", 0, 0)
                    : tokens.get(tokens.size() - index);
        }
    }
}
