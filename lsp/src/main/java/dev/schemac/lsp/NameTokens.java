package dev.schemac.lsp;

import dev.schemac.dsl.analysis.Mention;
import dev.schemac.dsl.diagnostic.SourceLocation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensLegend;

/** The names of a source as semantic tokens. Grammars of editors color the rest, which they can recognize. */
final class NameTokens {
    /** The types, in the order of the kinds of symbols. */
    static final SemanticTokensLegend LEGEND =
            new SemanticTokensLegend(List.of("struct", "enum", "property", "enumMember"), List.of("declaration"));

    private NameTokens() {}

    /** Returns five numbers for each token, with its place relative to the previous token. */
    static SemanticTokens of(List<Mention> mentions) {
        List<Integer> numbers = new ArrayList<>();
        int line = 1;
        int column = 1;
        List<Mention> sorted = new ArrayList<>(mentions);
        sorted.sort(Comparator.comparing(Mention::location, SourceLocation.IN_FILE));
        for (Mention mention : sorted) {
            SourceLocation place = mention.location();
            numbers.addAll(List.of(
                    place.line() - line,
                    place.column() - (place.line() == line ? column : 1),
                    place.length(),
                    mention.symbol().kind().ordinal(),
                    mention.declares() ? 1 : 0));
            line = place.line();
            column = place.column();
        }
        return new SemanticTokens(numbers);
    }
}
