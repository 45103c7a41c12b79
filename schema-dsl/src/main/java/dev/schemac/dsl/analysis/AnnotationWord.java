package dev.schemac.dsl.analysis;

import dev.schemac.dsl.analysis.CompletionPlace.Wanted;
import dev.schemac.dsl.analysis.Vocabulary.Attribute;
import dev.schemac.dsl.analysis.Vocabulary.ColumnAnnotation;
import dev.schemac.dsl.syntax.SchemaToken;
import java.util.List;
import java.util.Optional;

/**
 * A word of an annotation, and its meaning: the name of an annotation before a column, or the name of an attribute.
 *
 * @param offset its begin
 * @param word the word
 * @param sample how it is written
 * @param meaning its effect
 * @param sets the attributes of {@code @Column} that it sets under another name
 */
public record AnnotationWord(int offset, String word, String sample, String meaning, List<String> sets) {
    /** @param tokens of the whole source, in order */
    @SuppressWarnings("exports") // called by SchemaWorkspace only
    public static Optional<AnnotationWord> at(List<SchemaToken> tokens, int offset) {
        for (int i = 0; i < tokens.size(); i++) {
            SchemaToken token = tokens.get(i);
            int end = token.offset() + token.text().length();
            if (token.kind() == SchemaToken.Kind.WORD && token.offset() <= offset && offset <= end) {
                boolean named = i + 1 < tokens.size() && tokens.get(i + 1).is("=");
                return of(token, CompletionPlace.of(tokens, end), named);
            }
        }
        return Optional.empty();
    }

    private static Optional<AnnotationWord> of(SchemaToken token, CompletionPlace place, boolean named) {
        String word = token.text();
        if (place.wanted() == Wanted.COLUMN_ANNOTATION) {
            return Vocabulary.columnAnnotation(word).map(found -> of(token, found));
        } else if (place.wanted() == Wanted.ATTRIBUTE && named) {
            return place.attributes().stream()
                    .filter(attribute -> attribute.name().equals(word)
                            && !attribute.meaning().isEmpty())
                    .findFirst()
                    .map(found -> of(token, found));
        }
        return Optional.empty();
    }

    private static AnnotationWord of(SchemaToken token, ColumnAnnotation annotation) {
        return new AnnotationWord(
                token.offset(), token.text(), "@" + annotation.name(), annotation.meaning(), annotation.sameAs());
    }

    private static AnnotationWord of(SchemaToken token, Attribute attribute) {
        return new AnnotationWord(token.offset(), token.text(), attribute.sample(), attribute.meaning(), List.of());
    }
}
