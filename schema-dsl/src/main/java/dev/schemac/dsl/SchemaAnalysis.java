package dev.schemac.dsl;

import dev.schemac.dsl.analysis.Mention;
import dev.schemac.dsl.analysis.Mentions;
import dev.schemac.dsl.analysis.Symbol;
import dev.schemac.dsl.diagnostic.Findings;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.link.Linker.LinkedRun;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.SchemaSet;
import dev.schemac.dsl.model.ValueType.EnumType;
import dev.schemac.dsl.syntax.SchemaFile;
import java.util.List;
import java.util.Optional;

/** What the texts of a {@link SchemaWorkspace} mean at one moment. Does not change with them. For one thread. */
public final class SchemaAnalysis {
    private final LinkedRun run;
    private final List<LinkedRun> others;
    private final Findings findings;
    private Mentions mentions;

    SchemaAnalysis(LinkedRun run, List<LinkedRun> others, Findings findings) {
        this.run = run;
        this.others = others;
        this.findings = findings;
    }

    LinkedRun run() {
        return run;
    }

    /** {@return errors and warnings of parsing and linking} */
    public Findings findings() {
        return findings;
    }

    /** {@return the schemas, without what has errors} */
    public SchemaSet schemas() {
        return run.schemas();
    }

    /** {@return the schemas as the compiler takes them, where there is no error} */
    public Optional<LoadedSchemas> loaded() {
        return findings.hasErrors() ? Optional.empty() : Optional.of(new LoadedSchemas(run, List.of()));
    }

    /** {@return names that schemas or enums probably have whose statements cannot be parsed} */
    public List<String> brokenSchemas() {
        return run.files().stream()
                .flatMap(file -> file.brokenSchemas().stream())
                .distinct()
                .toList();
    }

    /** {@return the modules that files name, each once} */
    public List<String> modules() {
        return run.files().stream()
                .map(SchemaFile::moduleName)
                .filter(name -> !name.isEmpty())
                .distinct()
                .toList();
    }

    /** {@return what is named at a place; line and column are 1-based} */
    public Optional<Mention> at(String source, int line, int column) {
        return mentions().at(source, line, column);
    }

    /** {@return all places of these texts where a symbol is named} */
    public List<Mention> mentions(Symbol symbol) {
        return mentions().of(symbol);
    }

    private Mentions mentions() {
        if (mentions == null) {
            mentions = new Mentions(run, others);
        }
        return mentions;
    }

    /** {@return the JSON schema that is declared at a place} */
    public Optional<ObjectType> schema(SourceLocation place) {
        return schemas().types().stream()
                .filter(type -> type.location().equals(place))
                .findFirst();
    }

    /** {@return the enum that is declared at a place} */
    public Optional<EnumType> constants(SourceLocation place) {
        return schemas().enums().stream()
                .filter(type -> type.declaration()
                        .filter(at -> at.location().equals(place))
                        .isPresent())
                .findFirst();
    }

    /** {@return the JSON schema that has a column which is declared at a place} */
    public Optional<ObjectType> owner(SourceLocation place) {
        return schemas().types().stream()
                .filter(type -> type.columns().stream()
                        .anyMatch(column -> column.location().equals(place)))
                .findFirst();
    }
}
