package dev.schemac.dsl;

import dev.schemac.dsl.analysis.Outline;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.SourceText;
import dev.schemac.dsl.syntax.SchemaFile;
import dev.schemac.dsl.syntax.SchemaParser;
import dev.schemac.dsl.syntax.SchemaToken;
import java.util.List;

/**
 * One version of a source in a {@link SchemaWorkspace}. Only one thread may use its tokens. The rest is thread-safe.
 */
final class ParsedText {
    final SourceText text;
    /** The syntax errors. */
    final Diagnostics found = new Diagnostics();

    final SchemaFile file;
    private List<SchemaToken> tokens;

    ParsedText(SchemaSource source) {
        this.text = new SourceText(source.name(), source.text());
        found.addSource(text);
        this.file = SchemaParser.parse(text, found);
    }

    List<SchemaToken> tokens() {
        if (tokens == null) {
            tokens = SchemaParser.tokens(text);
        }
        return tokens;
    }

    Outline outline() {
        return new Outline(text, tokens());
    }
}
