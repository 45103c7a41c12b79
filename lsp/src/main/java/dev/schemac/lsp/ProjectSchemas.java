package dev.schemac.lsp;

import dev.schemac.codegen.EditorAnalysis;
import java.util.List;

/** The schemas of a project at one moment. Not thread-safe. */
final class ProjectSchemas {
    /** The schemas of the project alone. */
    final EditorAnalysis alone;

    private EditorAnalysis withOthers;
    private List<ProjectSchemas> together = List.of();

    ProjectSchemas(EditorAnalysis alone) {
        this.alone = alone;
    }

    /** Returns the schemas of the project, linked with other projects if names are missing. */
    EditorAnalysis among(List<ProjectSchemas> projects) {
        return projects.size() == 1 || !alone.analysis().findings().hasErrors() ? alone : together(projects);
    }

    /** The same for a request about one source: errors of other sources are ignored. */
    EditorAnalysis among(List<ProjectSchemas> projects, String source) {
        return projects.size() == 1 || !alone.analysis().hasErrors(source) ? alone : together(projects);
    }

    private EditorAnalysis together(List<ProjectSchemas> projects) {
        if (!projects.equals(together)) {
            withOthers = alone.with(projects.stream()
                    .filter(other -> other != this)
                    .map(other -> other.alone)
                    .toList());
            together = projects;
        }
        return withOthers;
    }
}
