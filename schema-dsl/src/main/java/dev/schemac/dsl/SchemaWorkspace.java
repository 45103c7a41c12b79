package dev.schemac.dsl;

import dev.schemac.dsl.analysis.CompletionPlace;
import dev.schemac.dsl.analysis.Outline;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.diagnostic.SourceText;
import dev.schemac.dsl.model.JavaClasses;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Texts that are being edited, and are compiled together. A text is parsed once for each of its versions. Errors are no
 * obstacle. For one thread.
 */
public final class SchemaWorkspace {
    private final Map<String, ParsedText> parsed = new TreeMap<>();

    /** An empty workspace. */
    public SchemaWorkspace() {}

    /**
     * Adds a text, or replaces the one of its name.
     *
     * @return whether anything has changed
     */
    public boolean put(SchemaSource source) {
        if (isKnown(source)) {
            return false;
        }
        parsed.put(source.name(), new ParsedText(source));
        return true;
    }

    /**
     * Adds texts, or replaces those of their names. They are parsed by several threads.
     *
     * @param sources each of another name
     * @return whether anything has changed
     */
    public boolean putAll(List<SchemaSource> sources) {
        List<ParsedText> added = sources.parallelStream()
                .filter(source -> !isKnown(source))
                .map(ParsedText::new)
                .toList();
        added.forEach(each -> parsed.put(each.text().name(), each));
        return !added.isEmpty();
    }

    private boolean isKnown(SchemaSource source) {
        ParsedText before = parsed.get(source.name());
        return before != null && before.text().text().equals(source.text());
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
        return find(name).map(ParsedText::text);
    }

    private Optional<ParsedText> find(String name) {
        return Optional.ofNullable(parsed.get(name));
    }

    /** {@return the name of the first text that cannot be parsed} */
    public Optional<String> firstBroken() {
        return parsed.values().stream()
                .filter(each -> each.found().hasErrors())
                .map(each -> each.text().name())
                .findFirst();
    }

    /** {@return the declarations of a text, as far as it can be parsed; none where there is no such text} */
    public List<Outline.Item> outline(String name) {
        return find(name).map(found -> found.outline().items(found.file())).orElse(List.of());
    }

    /** {@return what can be folded in a text} */
    public List<Outline.Fold> folds(String name) {
        return find(name).map(found -> found.outline().folds()).orElse(List.of());
    }

    /** {@return the last character of what stands before the first statement of a text; empty where nothing does} */
    public Optional<SourceLocation> endOfImports(String name) {
        return find(name).flatMap(found -> found.outline().endOfImports());
    }

    /** {@return what may be written at an offset of a text} */
    public Optional<CompletionPlace> completion(String name, int offset) {
        return find(name).map(found -> CompletionPlace.of(found.tokens(), offset));
    }

    /**
     * {@return what all texts mean as they are now} They are linked when it is asked for.
     *
     * @param esperWarnings whether to warn of what Esper would refuse
     */
    public SchemaAnalysis analyze(JavaClasses classes, boolean esperWarnings) {
        return new SchemaAnalysis(List.copyOf(parsed.values()), List.of(), classes, esperWarnings);
    }
}
