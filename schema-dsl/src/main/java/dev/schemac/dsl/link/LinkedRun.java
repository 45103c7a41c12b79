package dev.schemac.dsl.link;

import dev.schemac.dsl.annotation.AnnotationDefinition;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.model.SchemaSet;
import dev.schemac.dsl.syntax.SchemaFile;
import java.util.List;
import java.util.Optional;

/** The linked schemas of one run, with the names that a later run needs to refer to them. Equal only to itself. */
public final class LinkedRun {
    /** The annotation whose options a module can set for its file. */
    public static final String ANNOTATION_WITH_DEFAULTS = AnnotationDefinition.JSON_SCHEMA;

    /** The names of these options. */
    public static final List<String> DEFAULTS_OF_FILES =
            AnnotationDefinition.ofModule(ANNOTATION_WITH_DEFAULTS).orElseThrow().attributes().stream()
                    .map(AnnotationDefinition.Attribute::name)
                    .toList();

    private final SchemaSet schemas;
    private final List<SchemaFile> files;
    private final SchemaNames names;
    private final List<LinkedRun> references;

    LinkedRun(SchemaSet schemas, List<SchemaFile> files, SchemaNames names, List<LinkedRun> references) {
        this.schemas = schemas;
        this.files = List.copyOf(files);
        this.names = names;
        this.references = references;
    }

    /** {@return the schemas of the run} */
    public SchemaSet schemas() {
        return schemas;
    }

    /** {@return the syntax trees, one for each file} */
    public List<SchemaFile> files() {
        return files;
    }

    /** {@return the earlier runs that schemas of this run refer to directly} */
    public List<LinkedRun> references() {
        return references;
    }

    /**
     * {@return the declaration of the schema or enum that a type name refers to in a file} Empty if the name refers to
     * something else, nothing, or several declarations.
     */
    public Optional<SourceLocation> declaration(String name, SchemaFile from) {
        List<Declared> found = BuiltInTypes.scalar(name).isPresent() ? List.of() : names.find(name, from);
        return found.size() == 1 ? Optional.of(found.get(0).location()) : Optional.empty();
    }

    SchemaNames names() {
        return names;
    }
}
