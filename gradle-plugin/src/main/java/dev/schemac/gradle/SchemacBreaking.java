package dev.schemac.gradle;

import dev.schemac.codegen.build.SchemaBuild;
import dev.schemac.dsl.diagnostic.Diagnostic.Severity;
import dev.schemac.dsl.diagnostic.Findings;
import java.io.File;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.function.Predicate;
import org.apache.tools.ant.types.selectors.SelectorUtils;
import org.gradle.api.GradleException;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.TaskAction;
import org.gradle.api.tasks.options.Option;
import org.gradle.work.DisableCachingByDefault;

/**
 * Compares the schemas of a source set with an older version. Fails if the change breaks old data or old readers. Warns
 * if only code, or readers under the profile {@code STRICT}, notice. Writes no files.
 */
@DisableCachingByDefault(because = "It writes no files")
public abstract class SchemacBreaking extends SchemacTask {

    /**
     * The older version: {@code git:} and a commit, such as {@code git:main}, or the path of a folder with schemas, or of
     * an older jar of the project.
     */
    @Input
    @Option(
            option = "against",
            description = "The older version: git:COMMIT, a folder, or an older jar of the project.")
    public abstract Property<String> getAgainst();

    /** Rules to ignore, by their names ({@code column-removed}) or numbers ({@code SC201}). By default none. */
    @Input
    public abstract ListProperty<String> getIgnore();

    /** The folder of the project, for relative paths. */
    @Internal
    public abstract DirectoryProperty getProjectDirectory();

    /** Reports errors and warnings. */
    @TaskAction
    public void compare() {
        run(() -> {
            try {
                Findings found = SchemaBuild.breaking(
                        compilerOptions(),
                        paths(getSchemas()),
                        getProjectDirectory().get().getAsFile().toPath(),
                        getAgainst().get(),
                        getSourceDirectory().get().getAsFile().toPath(),
                        this::isIncluded,
                        getIgnore().get());
                warn(found.of(Severity.WARNING));
                if (found.hasErrors()) {
                    throw new GradleException(errors(found));
                }
            } catch (IllegalArgumentException e) {
                throw new GradleException(getName() + ".ignore: " + e.getMessage(), e);
            } catch (NoSuchFileException e) {
                throw new GradleException(getName() + ".against: no such file or folder: " + e.getFile(), e);
            } catch (IOException e) {
                throw new GradleException(getName() + ".against: " + e.getMessage(), e);
            }
        });
    }

    private boolean isIncluded(String path) {
        // as file names, because Ant expects the separators of the system
        String file = new File(path).getPath();
        Predicate<String> matches = pattern -> SelectorUtils.matchPath(new File(pattern).getPath(), file);
        return getIncludes().get().stream().anyMatch(matches)
                && getExcludes().get().stream().noneMatch(matches);
    }
}
