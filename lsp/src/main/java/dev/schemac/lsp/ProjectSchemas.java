package dev.schemac.lsp;

import dev.schemac.codegen.EditedSchemas;
import java.util.List;

/** What the texts of a project mean at one moment. For one thread at a time. */
final class ProjectSchemas {
    private final EditedSchemas alone;
    private EditedSchemas withOthers;
    private List<ProjectSchemas> together = List.of();

    ProjectSchemas(EditedSchemas alone) {
        this.alone = alone;
    }

    /** What the texts mean by themselves. */
    EditedSchemas alone() {
        return alone;
    }

    /** What the texts mean by themselves, and where they lack something together with other projects. */
    EditedSchemas among(List<ProjectSchemas> projects) {
        return projects.size() == 1 || !alone.analysis().findings().hasErrors() ? alone : together(projects);
    }

    /** The same for what one text asks for: nothing is lost where another one lacks something. */
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
