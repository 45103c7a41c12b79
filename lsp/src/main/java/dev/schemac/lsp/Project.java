package dev.schemac.lsp;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaEditor;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.SchemaWorkspace;
import dev.schemac.dsl.lint.LintOptions;
import java.util.List;

/** Schemas that are compiled together. For one thread. */
final class Project {
    private final SchemaEditor editor;
    private ProjectSchemas asked;
    private ProjectSchemas checked;

    Project(CompilerOptions options) {
        this.editor = new SchemaEditor(options, LintOptions.DEFAULT);
    }

    SchemaWorkspace texts() {
        return editor.workspace();
    }

    void put(SchemaSource source) {
        if (editor.workspace().put(source)) {
            forget();
        }
    }

    void putAll(List<SchemaSource> sources) {
        if (editor.workspace().putAll(sources)) {
            forget();
        }
    }

    void remove(String name) {
        if (editor.workspace().remove(name)) {
            forget();
        }
    }

    /** Some Java class has changed. */
    void forgetClasses() {
        editor.forgetClasses();
        forget();
    }

    private void forget() {
        asked = null;
        checked = null;
    }

    /** Returns the schemas for this thread, which answers requests. */
    ProjectSchemas asked() {
        if (asked == null) {
            asked = new ProjectSchemas(editor.analyze());
        }
        return asked;
    }

    /** Returns the schemas for the thread that checks for errors, which needs longer. */
    ProjectSchemas checked() {
        if (checked == null) {
            checked = new ProjectSchemas(editor.analyze());
        }
        return checked;
    }
}
