package dev.schemac.dsl;

import dev.schemac.dsl.analysis.Completions;
import dev.schemac.dsl.analysis.Mention;
import dev.schemac.dsl.analysis.Mentions;
import dev.schemac.dsl.analysis.Symbol;
import dev.schemac.dsl.diagnostic.Diagnostic.Severity;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.Findings;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.link.LinkedRun;
import dev.schemac.dsl.link.Linker;
import dev.schemac.dsl.model.JavaClasses;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.SchemaSet;
import dev.schemac.dsl.model.ValueType.EnumType;
import dev.schemac.dsl.pattern.PatternCompiler;
import dev.schemac.dsl.syntax.SchemaFile;
import java.util.List;
import java.util.Optional;

/**
 * A snapshot of the meaning of the sources in a {@link SchemaWorkspace}. Later edits do not change it. A question about
 * one source links only the schemas that this source needs. Not thread-safe.
 */
public final class SchemaAnalysis {
    private final List<ParsedText> texts;
    private final List<SchemaFile> files;
    private final List<SchemaAnalysis> others;
    private final JavaClasses classes;
    private final boolean esperWarnings;
    private final PatternCompiler patterns = new PatternCompiler();
    private LinkedRun whole;
    private Findings findings;
    private LinkedRun part;
    private String textOfPart;
    private Findings findingsOfPart;
    private Mentions mentions;

    SchemaAnalysis(List<ParsedText> texts, List<SchemaAnalysis> others, JavaClasses classes, boolean esperWarnings) {
        this.texts = texts;
        this.files = texts.stream().map(each -> each.file).toList();
        this.others = List.copyOf(others);
        this.classes = classes;
        this.esperWarnings = esperWarnings;
    }

    /** {@return the meaning of the same sources if they may refer to other schemas, as of libraries} */
    public SchemaAnalysis with(List<SchemaAnalysis> others) {
        return new SchemaAnalysis(texts, others, classes, esperWarnings);
    }

    /** All linked schemas, and all diagnostics. */
    private LinkedRun run() {
        if (whole == null) {
            Diagnostics diagnostics = diagnostics();
            texts.forEach(each -> diagnostics.addAll(each.found));
            whole = linker(diagnostics).link(esperWarnings);
            findings = diagnostics.findings();
        }
        return whole;
    }

    /** A run that linked the schemas of one source, and knows all names. */
    private LinkedRun run(String source) {
        if (whole != null) {
            return whole;
        }
        if (part == null || !textOfPart.equals(source)) {
            Diagnostics diagnostics = new Diagnostics();
            part = linker(diagnostics).linkFile(source);
            textOfPart = source;
            findingsOfPart = diagnostics.findings();
        }
        return part;
    }

    /** A run that knows all names. */
    private LinkedRun names() {
        return run(part == null ? "" : textOfPart);
    }

    private Linker linker(Diagnostics diagnostics) {
        return new Linker(files, runs(others), classes, patterns, diagnostics);
    }

    private static List<LinkedRun> runs(List<SchemaAnalysis> others) {
        return others.stream().map(SchemaAnalysis::run).toList();
    }

    /** {@return an empty collection of diagnostics that contains all sources} */
    public Diagnostics diagnostics() {
        Diagnostics diagnostics = new Diagnostics();
        texts.forEach(each -> diagnostics.addSource(each.text));
        return diagnostics;
    }

    /** {@return errors and warnings of parsing and linking} */
    public Findings findings() {
        run();
        return findings;
    }

    /** {@return whether one source has errors} Only the sources that it needs are checked. */
    public boolean hasErrors(String source) {
        run(source);
        return texts.stream().anyMatch(each -> each.text.name().equals(source) && each.found.hasErrors())
                || (whole != null ? findings : findingsOfPart)
                        .list().stream()
                                .anyMatch(found -> found.severity() == Severity.ERROR
                                        && found.location().file().equals(source));
    }

    /** {@return the schemas, without declarations that have errors} */
    public SchemaSet schemas() {
        return run().schemas();
    }

    /**
     * {@return the schemas, without declarations that have errors} Schemas that the source does not need may have no
     * columns.
     */
    public SchemaSet schemas(String source) {
        return run(source).schemas();
    }

    /** {@return the declared schemas and enums; they may have no columns} */
    public SchemaSet declared() {
        return names().schemas();
    }

    /** {@return the schemas for the compiler, or empty if there is an error} */
    public Optional<LinkedSchemas> loaded() {
        return findings().hasErrors() ? Optional.empty() : Optional.of(new LinkedSchemas(run(), List.of()));
    }

    /** {@return the probable names of schemas and enums whose statements cannot be parsed} */
    public List<String> brokenSchemas() {
        return files.stream()
                .flatMap(file -> file.brokenSchemas().stream())
                .filter(name -> !name.equals(SchemaFile.ANY_NAME))
                .distinct()
                .toList();
    }

    /** {@return the modules that files name, without duplicates} */
    public List<String> modules() {
        return files.stream()
                .map(SchemaFile::moduleName)
                .filter(name -> !name.isEmpty())
                .distinct()
                .toList();
    }

    /** {@return the names that completion offers of these sources} */
    public static Completions.Names names(List<SchemaAnalysis> sources) {
        return new Completions.Names(
                sources.stream()
                        .flatMap(each -> each.declared().types().stream())
                        .map(type -> new Completions.Declared(
                                type.name(), type.module(), type.description().orElse(""), List.of()))
                        .toList(),
                sources.stream()
                        .flatMap(each -> each.declared().enums().stream())
                        .map(type -> new Completions.Declared(
                                type.name(),
                                type.module(),
                                type.declaration()
                                        .flatMap(EnumType.Declaration::description)
                                        .orElse(""),
                                type.strings()))
                        .toList(),
                sources.stream().flatMap(each -> each.brokenSchemas().stream()).toList(),
                sources.stream().flatMap(each -> each.modules().stream()).toList());
    }

    /** {@return the symbol at a place; line and column are 1-based} */
    public Optional<Mention> at(String source, int line, int column) {
        return mentions(run(source)).at(source, line, column);
    }

    /** {@return all places in one source that name a symbol} */
    public List<Mention> mentions(String source) {
        return mentions(run(source)).in(source);
    }

    /** {@return the symbol that keeps another symbol from being renamed to this name, if there is one} */
    public Optional<Symbol> conflict(Symbol symbol, String name) {
        return mentions(names()).conflict(symbol, name);
    }

    /** {@return all places in these sources that name a symbol} */
    public List<Mention> mentions(Symbol symbol) {
        return mentions(names()).of(symbol);
    }

    /** Every run resolves a name to the same declaration. */
    private Mentions mentions(LinkedRun run) {
        if (mentions == null) {
            mentions = new Mentions(run, runs(others));
        }
        return mentions;
    }

    /** {@return the JSON schema declared at a place} */
    public Optional<ObjectType> schema(SourceLocation place) {
        return schemas(place.file()).types().stream()
                .filter(type -> type.location().equals(place))
                .findFirst();
    }

    /** {@return the enum declared at a place} */
    public Optional<EnumType> constants(SourceLocation place) {
        return schemas(place.file()).enums().stream()
                .filter(type -> type.declaration()
                        .filter(at -> at.location().equals(place))
                        .isPresent())
                .findFirst();
    }

    /** {@return the JSON schema whose column is declared at a place} */
    public Optional<ObjectType> owner(SourceLocation place) {
        return schemas(place.file()).types().stream()
                .filter(type -> type.columns().stream()
                        .anyMatch(column -> column.location().equals(place)))
                .findFirst();
    }
}
