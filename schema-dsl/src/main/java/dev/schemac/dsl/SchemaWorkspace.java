package dev.schemac.dsl;

import dev.schemac.dsl.analysis.AnnotationWord;
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
 * Compiles sources together while they are edited. It parses each version of a source once, and accepts sources with
 * errors. Not thread-safe.
 */
public final class SchemaWorkspace {
    private final Map<String, ParsedText> parsed = new TreeMap<>();

    /** Creates an empty workspace. */
    public SchemaWorkspace() {}

    /**
     * Adds a source, or replaces the source of the same name.
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
     * Adds sources, or replaces the sources of the same names. Several threads parse them.
     *
     * @param sources with distinct names
     * @return whether anything has changed
     */
    public boolean putAll(List<SchemaSource> sources) {
        List<ParsedText> added = sources.parallelStream()
                .filter(source -> !isKnown(source))
                .map(ParsedText::new)
                .toList();
        added.forEach(each -> parsed.put(each.text.name(), each));
        return !added.isEmpty();
    }

    private boolean isKnown(SchemaSource source) {
        ParsedText before = parsed.get(source.name());
        return before != null && before.text.text().equals(source.text());
    }

    /**
     * Removes the source of a name.
     *
     * @return whether it existed
     */
    public boolean remove(String name) {
        return parsed.remove(name) != null;
    }

    /** {@return the names of all sources, in the order of compilation} */
    public List<String> names() {
        return List.copyOf(parsed.keySet());
    }

    /** {@return the content of the source of this name} */
    public Optional<SourceText> text(String name) {
        return find(name).map(each -> each.text);
    }

    private Optional<ParsedText> find(String name) {
        return Optional.ofNullable(parsed.get(name));
    }

    /** {@return the name of the first source that cannot be parsed} */
    public Optional<String> firstBroken() {
        return parsed.values().stream()
                .filter(each -> each.found.hasErrors())
                .map(each -> each.text.name())
                .findFirst();
    }

    /** {@return the declarations of a source that can be parsed; empty if the source does not exist} */
    public List<Outline.Item> outline(String name) {
        return find(name).map(found -> found.outline().items(found.file)).orElse(List.of());
    }

    /** {@return the ranges of a source that an editor can fold} */
    public List<Outline.Fold> folds(String name) {
        return find(name).map(found -> found.outline().folds()).orElse(List.of());
    }

    /** {@return the last character before the first statement of a source; empty if there is none} */
    public Optional<SourceLocation> endOfImports(String name) {
        return find(name).flatMap(found -> found.outline().endOfImports());
    }

    /** {@return the completions at an offset of a source} */
    public Optional<CompletionPlace> completion(String name, int offset) {
        return find(name).map(found -> CompletionPlace.of(found.tokens(), offset));
    }

    /** {@return the word of an annotation at an offset of a source, if it has a meaning to show} */
    public Optional<AnnotationWord> annotationWord(String name, int offset) {
        return find(name).flatMap(found -> AnnotationWord.at(found.tokens(), offset));
    }

    /**
     * {@return the meaning of the current sources} They are linked on first use.
     *
     * @param esperWarnings whether to warn of statements that Esper rejects
     */
    public SchemaAnalysis analyze(JavaClasses classes, boolean esperWarnings) {
        return new SchemaAnalysis(List.copyOf(parsed.values()), List.of(), classes, esperWarnings);
    }
}
