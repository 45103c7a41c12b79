package dev.schemac.dsl.link;

import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.model.SchemaSet;
import dev.schemac.dsl.syntax.SchemaFile;
import java.util.List;
import java.util.Optional;

/** The schemas that one run has linked, with the names that a later run needs to refer to them. Equal only to itself. */
public final class LinkedRun {
    private final SchemaSet schemas;
    private final List<SchemaFile> files;
    private final SchemaNames names;
    private final List<LinkedRun> references;

    LinkedRun(SchemaSet schemas, List<SchemaFile> files, SchemaNames names) {
        this.schemas = schemas;
        this.files = List.copyOf(files);
        this.names = names;
        this.references = names.referred();
    }

    /** {@return the schemas of the run} */
    public SchemaSet schemas() {
        return schemas;
    }

    /** {@return the syntax trees, one a file} */
    public List<SchemaFile> files() {
        return files;
    }

    /** {@return the earlier runs that schemas of this one refer to, directly} */
    public List<LinkedRun> references() {
        return references;
    }

    /**
     * {@return where the schema or enum is declared that a type or a supertype of this name means in a file; empty
     * where it means something else, nothing, or several}
     */
    public Optional<SourceLocation> declaration(String name, SchemaFile from) {
        List<Declared> found = BuiltInTypes.scalar(name).isPresent() ? List.of() : names.find(name, from);
        return found.size() == 1 ? Optional.of(found.get(0).location()) : Optional.empty();
    }

    SchemaNames names() {
        return names;
    }
}
