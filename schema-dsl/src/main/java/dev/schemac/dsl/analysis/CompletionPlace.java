package dev.schemac.dsl.analysis;

import dev.schemac.dsl.analysis.Vocabulary.Attribute;
import dev.schemac.dsl.syntax.SchemaFile;
import dev.schemac.dsl.syntax.SchemaToken;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The possible completions at a place, derived from the tokens before it. The statement is incomplete, and usually
 * wrong.
 *
 * @param start the offset of the word at the place, of a dotted name its first word; the place itself without a
 *     word
 * @param annotation the name of the annotation around the place, for attributes and their values
 * @param attribute the attribute of the value, for values
 * @param before the place of that annotation
 */
public record CompletionPlace(Wanted wanted, int start, String annotation, String attribute, Before before) {
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
                return new CompletionPlace(Wanted.NOTHING, offset, NONE, NONE, Before.STATEMENT);
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
            return new Statement(before, beforeModule(tokens, offset)).place(start);
        }
        CompletionPlace place = new Statement(before.subList(0, name), false)
                .place(before.get(name).offset());
        return switch (place.wanted()) {
            case TYPE -> new CompletionPlace(Wanted.CLASS, place.start(), NONE, NONE, Before.STATEMENT);
            case MODULE -> place;
            default -> new CompletionPlace(Wanted.NOTHING, start, NONE, NONE, Before.STATEMENT);
        };
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
        char first = token.text().charAt(0);
        return token.isComment()
                || first == '\''
                || first == '"'
                || first == '`'
                || token.text().startsWith("/*");
    }

    private static boolean isClosed(SchemaToken token) {
        return token.kind() != SchemaToken.Kind.SYMBOL && token.kind() != SchemaToken.Kind.LINE_COMMENT;
    }

    /**
     * The tokens of one statement up to a place.
     *
     * @param ofModule whether it declares a module
     */
    private record Statement(List<SchemaToken> tokens, boolean ofModule) {
        CompletionPlace place(int start) {
            int bracket = open(tokens.size());
            Optional<String> annotation = bracket < 0 ? Optional.empty() : annotation(bracket);
            if (last(1).is("@")) {
                boolean column = bracket >= 0 && annotation.isEmpty();
                return of(
                        column ? Wanted.COLUMN_ANNOTATION : ofModule ? Wanted.MODULE_ANNOTATION : Wanted.ANNOTATION,
                        start);
            } else if (annotation.isPresent()) {
                boolean column = open(bracket) >= 0;
                Before before = column ? Before.COLUMN : ofModule ? Before.MODULE : Before.STATEMENT;
                return inAnnotation(start, annotation.get(), before);
            }
            return of(bracket >= 0 ? inColumns(bracket) : outside(), start);
        }

        private static CompletionPlace of(Wanted wanted, int start) {
            return new CompletionPlace(wanted, start, NONE, NONE, Before.STATEMENT);
        }

        private CompletionPlace inAnnotation(int start, String annotation, Before before) {
            if (last(1).is("=") || last(1).is("{")) {
                String attribute = last(1).is("=") ? last(2).text() : NONE;
                return new CompletionPlace(Wanted.VALUE, start, annotation, attribute, before);
            }
            boolean attribute = last(1).is("(") || last(1).is(",");
            return new CompletionPlace(attribute ? Wanted.ATTRIBUTE : Wanted.NOTHING, start, annotation, NONE, before);
        }

        /** Within the brackets of columns: first a name, then its type. */
        private Wanted inColumns(int bracket) {
            if (tokens.subList(0, bracket).stream().anyMatch(token -> token.isWord("enum"))) {
                return Wanted.NOTHING;
            }
            int column = bracket + 1;
            int depth = 0;
            for (int i = bracket + 1; i < tokens.size(); i++) {
                SchemaToken token = tokens.get(i);
                depth += token.is("(") || token.is("<") || token.is("{") ? 1 : 0;
                depth -= token.is(")") || token.is(">") || token.is("}") ? 1 : 0;
                if (depth == 0 && token.is(",")) {
                    column = i + 1;
                }
            }
            int name = afterAnnotations(column);
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

        private int afterAnnotations(int start) {
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
            int start = afterAnnotations(0);
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
        private int open(int end) {
            int depth = 0;
            for (int i = end - 1; i >= 0; i--) {
                if (tokens.get(i).is(")")) {
                    depth++;
                } else if (tokens.get(i).is("(") && --depth < 0) {
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
