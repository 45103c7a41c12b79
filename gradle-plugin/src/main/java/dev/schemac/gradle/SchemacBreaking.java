package dev.schemac.gradle;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.build.OlderSchemas;
import dev.schemac.codegen.build.SchemaBuild;
import dev.schemac.dsl.diagnostic.Diagnostic.Severity;
import dev.schemac.dsl.diagnostic.Findings;
import dev.schemac.dsl.diagnostic.SchemaException;
import java.io.File;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
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
        CompilerOptions options = compilerOptions();
        Path folder = getSourceDirectory().get().getAsFile().toPath();
        String version = getAgainst().get();
        if (!OlderSchemas.isCommit(version)) {
            version = getProjectDirectory().file(version).get().toString();
        }
        try {
            Findings found = SchemaBuild.breaking(
                    options,
                    paths(getSchemas()),
                    OlderSchemas.read(new SchemaCompiler(options), version, List.of(folder), this::isIncluded),
                    getIgnore().get());
            Findings warnings = found.of(Severity.WARNING);
            if (!warnings.isEmpty()) {
                getLogger().warn(text(warnings, "warning"));
            }
            if (found.hasErrors()) {
                throw new GradleException(errors(found));
            }
        } catch (SchemaException e) {
            throw failure(e);
        } catch (IllegalArgumentException e) {
            throw new GradleException(getName() + ".ignore: " + e.getMessage(), e);
        } catch (NoSuchFileException e) {
            throw new GradleException(getName() + ".against: no such file or folder: " + e.getFile(), e);
        } catch (IOException e) {
            throw new GradleException(getName() + ".against: " + e.getMessage(), e);
        }
    }

    private boolean isIncluded(String path) {
        String file = path.replace('/', File.separatorChar);
        return getIncludes().get().stream().anyMatch(pattern -> SelectorUtils.matchPath(local(pattern), file))
                && getExcludes().get().stream().noneMatch(pattern -> SelectorUtils.matchPath(local(pattern), file));
    }

    private static String local(String pattern) {
        return pattern.replace('/', File.separatorChar);
    }
}
