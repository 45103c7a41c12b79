package dev.schemac.dsl.format;

import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.diagnostic.SourceText;
import dev.schemac.dsl.syntax.SchemaParser;
import dev.schemac.dsl.syntax.SchemaToken;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * An annotation as it was written.
 *
 * @param start the offset of its {@code @}
 * @param end the offset after it
 * @param next the offset of the next token or comment
 * @param elements the content of its parentheses, in order
 * @param hasComment whether it contains a comment
 */
record WrittenAnnotation(int start, int end, int next, List<Element> elements, boolean hasComment) {
    /**
     * An element of an annotation.
     *
     * @param name its attribute, if it names one
     * @param value the source of its value
     */
    record Element(Optional<String> name, String value) {}

    /** The tokens of one source. */
    static final class Reader {
        private final SourceText source;
        private final List<SchemaToken> tokens;

        Reader(SourceText source) {
            this.source = source;
            this.tokens = SchemaParser.tokens(source);
        }

        int offset(SourceLocation place) {
            return source.offset(place.line(), place.column());
        }

        /** Reads the annotation whose name is at a place. */
        WrittenAnnotation read(SourceLocation name) {
            int at = indexOf(offset(name));
            int first = at;
            while (!tokens.get(first).is("@")) {
                first--;
            }
            int last = at;
            while (is(next(last), ".")) {
                last = next(next(last));
            }
            List<Element> elements = new ArrayList<>();
            if (is(next(last), "(")) {
                last = readElements(next(last), elements);
            }
            boolean hasComment = tokens.subList(first, last).stream().anyMatch(SchemaToken::isComment);
            int next = last + 1 < tokens.size()
                    ? tokens.get(last + 1).offset()
                    : source.text().length();
            return new WrittenAnnotation(tokens.get(first).offset(), end(last), next, elements, hasComment);
        }

        /** Reads from an opening parenthesis, and returns the index of the closing one. */
        private int readElements(int opening, List<Element> elements) {
            int depth = 1;
            int first = next(opening);
            int at = first;
            int last = opening;
            while (depth > 0) {
                SchemaToken token = tokens.get(at);
                depth += token.is("(") || token.is("{") ? 1 : 0;
                depth -= token.is(")") || token.is("}") ? 1 : 0;
                boolean ends = depth == 0 || depth == 1 && token.is(",");
                if (ends && last != opening) {
                    elements.add(element(first, last));
                    first = next(at);
                }
                last = ends ? opening : at;
                if (depth > 0) {
                    at = next(at);
                }
            }
            return at;
        }

        private Element element(int first, int last) {
            boolean named = first < last && is(next(first), "=");
            int value = named ? next(next(first)) : first;
            return new Element(
                    named ? Optional.of(tokens.get(first).text()) : Optional.empty(),
                    source.text().substring(tokens.get(value).offset(), end(last)));
        }

        private int end(int index) {
            SchemaToken token = tokens.get(index);
            return token.offset() + token.text().length();
        }

        private boolean is(int index, String symbol) {
            return index < tokens.size() && tokens.get(index).is(symbol);
        }

        /** Returns the index of the next token that is not a comment; the number of tokens without one. */
        private int next(int index) {
            int at = index + 1;
            while (at < tokens.size() && tokens.get(at).isComment()) {
                at++;
            }
            return at;
        }

        private int indexOf(int offset) {
            SchemaToken wanted = new SchemaToken(SchemaToken.Kind.WORD, "", 0, offset);
            return Collections.binarySearch(tokens, wanted, Comparator.comparingInt(SchemaToken::offset));
        }
    }
}
