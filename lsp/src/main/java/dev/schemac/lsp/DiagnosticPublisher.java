package dev.schemac.lsp;

import dev.schemac.dsl.diagnostic.Diagnostic.Severity;
import dev.schemac.dsl.diagnostic.Findings;
import dev.schemac.dsl.diagnostic.SourceLocation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticCodeDescription;
import org.eclipse.lsp4j.DiagnosticRelatedInformation;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DiagnosticTag;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.services.LanguageClient;

/** Sends the client the findings of each source whose content or errors have changed. Not thread-safe. */
final class DiagnosticPublisher {
    /** The most findings of a source that are sent. */
    private static final int MOST = 1_000;

    private final Places places;
    private final LanguageClient client;
    private final Map<String, List<Diagnostic>> sent = new HashMap<>();

    DiagnosticPublisher(Places places, LanguageClient client) {
        this.places = places;
        this.client = client;
    }

    /**
     * @param all the findings of all sources
     * @param changed the sources with new content: clients expect a list for each, even an empty one
     */
    void publish(List<Findings> all, Set<String> changed) {
        Map<String, List<Diagnostic>> found = new HashMap<>();
        all.stream().flatMap(findings -> findings.list().stream()).forEach(each -> {
            List<Diagnostic> ofSource = found.computeIfAbsent(each.location().file(), name -> new ArrayList<>());
            if (ofSource.size() < MOST) {
                ofSource.add(diagnostic(each));
            }
        });
        Set<String> sources = new HashSet<>(found.keySet());
        sources.addAll(sent.keySet());
        sources.addAll(changed);
        for (String source : sources) {
            List<Diagnostic> now = found.getOrDefault(source, List.of());
            if (changed.contains(source) || !now.equals(sent.getOrDefault(source, List.of()))) {
                client.publishDiagnostics(new PublishDiagnosticsParams(places.uri(source), now));
            }
        }
        sent.clear();
        sent.putAll(found);
    }

    private Diagnostic diagnostic(dev.schemac.dsl.diagnostic.Diagnostic found) {
        Diagnostic diagnostic = new Diagnostic(Places.range(found.location()), found.message());
        diagnostic.setSeverity(
                found.severity() == Severity.ERROR ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning);
        diagnostic.setCode(found.code().toString());
        diagnostic.setCodeDescription(new DiagnosticCodeDescription(found.code().page()));
        diagnostic.setSource("schemac");
        found.fix().ifPresent(fix -> diagnostic.setData(FixData.of(fix)));
        if (found.rule().startsWith("unused-")) {
            diagnostic.setTags(List.of(DiagnosticTag.Unnecessary));
        }
        if (!found.related().isEmpty()) {
            diagnostic.setRelatedInformation(
                    found.related().stream().map(this::related).toList());
        }
        return diagnostic;
    }

    private DiagnosticRelatedInformation related(SourceLocation place) {
        return new DiagnosticRelatedInformation(places.location(place), "declared here");
    }
}
