package dev.schemac.dsl;

import dev.schemac.dsl.analysis.CompletionPlace;
import dev.schemac.dsl.analysis.Outline;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.diagnostic.SourceText;
import dev.schemac.dsl.link.Linker;
import dev.schemac.dsl.link.Linker.LinkedRun;
import dev.schemac.dsl.model.JavaClasses;
import dev.schemac.dsl.syntax.SchemaFile;
import dev.schemac.dsl.syntax.SchemaParser;
import dev.schemac.dsl.syntax.SchemaToken;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Texts that are being edited, and are compiled together. A text is parsed once for each of its versions; all are linked
 * again when an analysis is asked for. Errors are no obstacle. For one thread.
 */
public final class SchemaWorkspace {
    private record Parsed(SourceText text, SchemaFile file, Diagnostics found) {}

    private final Map<String, Parsed> parsed = new TreeMap<>();

    /** An empty workspace. */
    public SchemaWorkspace() {}

    /**
     * Adds a text, or replaces the one of its name.
     *
     * @return whether anything has changed
     */
    public boolean put(SchemaSource source) {
        SourceText text = new SourceText(source.name(), source.text());
        Parsed before = parsed.get(source.name());
        if (before != null && before.text().text().equals(text.text())) {
            return false;
        }
        Diagnostics found = new Diagnostics();
        found.addSource(text);
        parsed.put(source.name(), new Parsed(text, SchemaParser.parse(text, found), found));
        return true;
    }

    /**
     * Removes the text of a name.
     *
     * @return whether there was one
     */
    public boolean remove(String name) {
        return parsed.remove(name) != null;
    }

    /** {@return the names of all texts, in the order in which they are compiled} */
    public List<String> names() {
        return List.copyOf(parsed.keySet());
    }

    /** {@return the text of a name} */
    public Optional<SourceText> text(String name) {
        return Optional.ofNullable(parsed.get(name)).map(Parsed::text);
    }

    /** {@return the name of the first text that cannot be parsed} */
    public Optional<String> firstBroken() {
        return parsed.values().stream()
                .filter(each -> each.found().hasErrors())
                .map(each -> each.text().name())
                .findFirst();
    }

    /** {@return an empty collection of diagnostics that knows all texts} */
    public Diagnostics diagnostics() {
        Diagnostics diagnostics = new Diagnostics();
        parsed.values().forEach(each -> diagnostics.addSource(each.text()));
        return diagnostics;
    }

    /** {@return the declarations of a text, as far as it can be parsed; none where there is no such text} */
    public List<Outline.Item> outline(String name) {
        Parsed found = parsed.get(name);
        return found == null ? List.of() : new Outline(found.text(), tokens(name)).items(found.file());
    }

    /** {@return what can be folded in a text} */
    public List<Outline.Fold> folds(String name) {
        Parsed found = parsed.get(name);
        return found == null ? List.of() : new Outline(found.text(), tokens(name)).folds();
    }

    /** {@return the last character of what stands before the first statement of a text; empty where nothing does} */
    public Optional<SourceLocation> endOfImports(String name) {
        return Optional.ofNullable(parsed.get(name))
                .flatMap(found -> new Outline(found.text(), tokens(name)).endOfImports());
    }

    /** {@return what may be written at an offset of a text} */
    public Optional<CompletionPlace> completion(String name, int offset) {
        return Optional.ofNullable(parsed.get(name)).map(found -> CompletionPlace.of(tokens(name), offset));
    }

    private List<SchemaToken> tokens(String name) {
        return SchemaParser.tokens(parsed.get(name).text());
    }

    /**
     * Links all texts.
     *
     * @param others what the texts may refer to, as of libraries
     * @param esperWarnings whether to warn of what Esper would refuse
     */
    public SchemaAnalysis analyze(List<SchemaAnalysis> others, JavaClasses classes, boolean esperWarnings) {
        Diagnostics diagnostics = new Diagnostics();
        List<SchemaFile> files = new ArrayList<>();
        for (Parsed each : parsed.values()) {
            diagnostics.addSource(each.text());
            diagnostics.addAll(each.found());
            files.add(each.file());
        }
        List<LinkedRun> runs = others.stream().map(SchemaAnalysis::run).toList();
        LinkedRun run = Linker.linkWithErrors(files, runs, classes, esperWarnings, diagnostics);
        return new SchemaAnalysis(run, runs, diagnostics.findings());
    }
}
