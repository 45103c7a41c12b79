package dev.schemac.gradle;

import dev.schemac.codegen.build.SchemaBuild;
import java.util.List;
import org.gradle.api.GradleException;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.TaskAction;
import org.gradle.work.DisableCachingByDefault;

/**
 * Formats the schema files of a source set, or fails if one is not formatted. If any file has a syntax error, none is
 * written.
 */
@DisableCachingByDefault(because = "It changes its inputs")
public abstract class SchemacFormat extends SchemacTask {

    /** Whether to write nothing, and to fail if a file is not formatted. */
    @Input
    public abstract Property<Boolean> getCheck();

    /** Formats or checks the files. */
    @TaskAction
    public void format() {
        boolean check = getCheck().get();
        run(() -> {
            List<String> changed = SchemaBuild.format(paths(getSchemas()), check);
            if (check && !changed.isEmpty()) {
                throw new GradleException("schemac: not formatted; run the task "
                        + getName().replace("formatCheck", "format") + ":\n" + String.join("\n", changed));
            }
        });
    }
}
