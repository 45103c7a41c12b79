package dev.schemac.playground.workbench;

import dev.schemac.dsl.SchemaAnalysis;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.SchemaWorkspace;
import dev.schemac.dsl.analysis.Completion;
import dev.schemac.dsl.analysis.CompletionPlace;
import dev.schemac.dsl.analysis.Completions;
import dev.schemac.dsl.analysis.QuickFix;
import dev.schemac.dsl.diagnostic.Diagnostic;
import dev.schemac.dsl.diagnostic.SourceText;
import dev.schemac.dsl.model.JavaClasses;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A schema in the editor of the page, which may have errors: its completions and quick fixes. */
final class EditedText {
    /** The maximum number of completions, more than a reader scrolls through. */
    static final int MAX_COMPLETIONS = 500;

    private static final Comparator<Completion> ORDER =
            Comparator.comparing((Completion each) -> !each.first()).thenComparing(Completion::name);

    private final SchemaWorkspace workspace = new SchemaWorkspace();
    private final SourceText text;

    /** The number of characters before the content: 1 with a byte order mark, otherwise 0. */
    private final int skipped;

    EditedText(String schema) {
        workspace.put(new SchemaSource(CompiledText.NAME, schema));
        this.text = workspace.text(CompiledText.NAME).orElseThrow();
        this.skipped = schema.length() - text.text().length();
    }

    /** Adds the completions at an offset that begin with the word before it, and the offset of that word. */
    void complete(int offset, Answer answer) {
        int at = Math.max(0, Math.min(offset - skipped, text.text().length()));
        CompletionPlace place = workspace.completion(CompiledText.NAME, at).orElseThrow();
        String word = text.text().substring(place.start(), at).toLowerCase(Locale.ROOT);
        SchemaAnalysis analysis = workspace.analyze(JavaClasses.NONE, false);
        List<Completion> found = Completions.at(place, SchemaAnalysis.names(List.of(analysis))).stream()
                .filter(each -> each.name().toLowerCase(Locale.ROOT).startsWith(word))
                .sorted(ORDER)
                .limit(MAX_COMPLETIONS)
                .toList();
        answer.out.member("start", place.start() + skipped);
        answer.out.beginArray("completions");
        for (Completion each : found) {
            answer.out.beginObject();
            answer.with("name", each.name())
                    .with("written", each.written())
                    .with("kind", each.kind().name().toLowerCase(Locale.ROOT))
                    .with("detail", each.detail())
                    .with("documentation", each.documentation());
            answer.out.endObject();
        }
        answer.out.endArray();
    }

    /** Adds the quick fix of a diagnostic, if there is one. Offsets are UTF-16 units. */
    void fix(Diagnostic diagnostic, Answer answer) {
        int start =
                text.offset(diagnostic.location().line(), diagnostic.location().column());
        int end = Math.min(start + diagnostic.location().length(), text.text().length());
        Optional<QuickFix> fix = diagnostic
                .fix()
                .flatMap(found ->
                        QuickFix.of(found, start, end, text, workspace.endOfImports(CompiledText.NAME)).stream()
                                .findFirst());
        if (fix.isPresent()) {
            answer.out.beginObject("fix");
            answer.with("title", fix.get().title()).with("written", fix.get().written());
            answer.out.member("start", fix.get().start() + skipped);
            answer.out.member("end", fix.get().end() + skipped);
            answer.out.endObject();
        }
    }
}
