package dev.schemac.lsp;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.EditedSchemas;
import dev.schemac.codegen.SchemaEditor;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.SchemaWorkspace;
import dev.schemac.dsl.lint.LintOptions;
import java.util.List;

/** Schemas that are compiled together, linked again only when one has changed. For one thread. */
final class Project {
    private final SchemaEditor editor;
    private EditedSchemas alone;
    private EditedSchemas withOthers;

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
        alone = null;
        withOthers = null;
    }

    /** Another project has changed. */
    void forgetOthers() {
        withOthers = null;
    }

    /** What the texts mean by themselves. */
    EditedSchemas alone() {
        if (alone == null) {
            alone = editor.analyze(List.of());
        }
        return alone;
    }

    /** What the texts mean; what they lack may be found in other projects. */
    EditedSchemas current(List<Project> others) {
        if (others.isEmpty() || !alone().analysis().findings().hasErrors()) {
            return alone();
        }
        if (withOthers == null) {
            withOthers = editor.analyze(others.stream().map(Project::alone).toList());
        }
        return withOthers;
    }

    void close() {
        editor.close();
    }
}
