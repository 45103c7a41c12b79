package dev.schemac.dsl.model;

import dev.schemac.dsl.diagnostic.Diagnostic;
import dev.schemac.dsl.syntax.SchemaFile;
import java.util.List;

/** All schemas of one run, linked: whoever holds one holds valid types only. Later runs may refer to them. Immutable. */
public final class SchemaSet {
    private final List<ObjectType> types;
    private final List<Diagnostic> warnings;
    private final String warningText;
    private final List<SchemaFile> files;
    private final SchemaNames names;
    private final List<SchemaSet> references;

    SchemaSet(
            List<ObjectType> types,
            List<Diagnostic> warnings,
            String warningText,
            List<SchemaFile> files,
            SchemaNames names) {
        this.types = List.copyOf(types);
        this.warnings = List.copyOf(warnings);
        this.warningText = warningText;
        this.files = List.copyOf(files);
        this.names = names;
        this.references = names.referred();
    }

    /** {@return what was written, file by file} */
    @SuppressWarnings("exports") // for the stages of this module: syntax trees stay inside it
    public List<SchemaFile> files() {
        return files;
    }

    // For runs that refer to this one.

    SchemaNames names() {
        return names;
    }

    /** {@return the schemas of all modules, in the order of the sources and of their declaration} */
    public List<ObjectType> types() {
        return types;
    }

    /** {@return what was loaded before and schemas of this run refer to, directly} */
    public List<SchemaSet> references() {
        return references;
    }

    /** {@return what may be a mistake but is none, in the order of the sources and within a source by position} */
    public List<Diagnostic> warnings() {
        return warnings;
    }

    /** {@return the warnings as text for people, each with its source line and carets; empty if there are none} */
    public String renderWarnings() {
        return warningText;
    }
}
