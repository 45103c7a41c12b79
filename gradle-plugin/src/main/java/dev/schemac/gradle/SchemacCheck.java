package dev.schemac.gradle;

import dev.schemac.codegen.build.SchemaBuild;
import dev.schemac.dsl.diagnostic.Findings;
import dev.schemac.dsl.lint.LintOptions;
import org.gradle.api.GradleException;
import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.TaskAction;
import org.gradle.work.DisableCachingByDefault;

/**
 * Reports lint warnings about the schemas of a source set: unused schemas and imports, names that result in odd Java,
 * and names that hide others. Fails the build if there is a warning. Writes no files.
 */
@DisableCachingByDefault(because = "It writes no files")
public abstract class SchemacCheck extends SchemacTask {

    /** Rules to ignore, by their names ({@code unused-schema}) or numbers ({@code SC100}). By default none. */
    @Input
    public abstract ListProperty<String> getIgnore();

    /** Names of schemas that count as used although they are not {@code @public}. By default none. */
    @Input
    public abstract ListProperty<String> getRoots();

    /** Whether warnings fail the build. Errors always fail it. */
    @Input
    public abstract Property<Boolean> getFailOnViolation();

    /** Reports errors and warnings. */
    @TaskAction
    public void check() {
        run(() -> {
            Findings found = SchemaBuild.check(compilerOptions(), paths(getSchemas()), lintOptions());
            if (found.hasErrors()) {
                throw new GradleException(errors(found));
            }
            if (!found.isEmpty() && getFailOnViolation().get()) {
                throw new GradleException(text(found, "warning"));
            }
            warn(found);
        });
    }

    private LintOptions lintOptions() {
        try {
            return LintOptions.DEFAULT
                    .withIgnored(getIgnore().get())
                    .withRoots(getRoots().get());
        } catch (IllegalArgumentException e) {
            throw new GradleException(getName() + ".ignore: " + e.getMessage(), e);
        }
    }
}
