package dev.schemac.lsp;

import dev.schemac.codegen.EditedSchemas;
import java.util.List;

/** The schemas of a project at one moment. Not thread-safe. */
final class ProjectSchemas {
    private final EditedSchemas alone;
    private EditedSchemas withOthers;
    private List<ProjectSchemas> together = List.of();

    ProjectSchemas(EditedSchemas alone) {
        this.alone = alone;
    }

    /** Returns the schemas of the project alone. */
    EditedSchemas alone() {
        return alone;
    }

    /** Returns the schemas of the project, linked with other projects if names are missing. */
    EditedSchemas among(List<ProjectSchemas> projects) {
        return projects.size() == 1 || !alone.analysis().findings().hasErrors() ? alone : together(projects);
    }

    /** The same for a request about one source: errors of other sources are ignored. */
    EditedSchemas among(List<ProjectSchemas> projects, String source) {
        return projects.size() == 1 || !alone.analysis().hasErrors(source) ? alone : together(projects);
    }

    private EditedSchemas together(List<ProjectSchemas> projects) {
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
