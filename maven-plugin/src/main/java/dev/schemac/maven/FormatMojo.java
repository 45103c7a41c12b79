package dev.schemac.maven;

import dev.schemac.codegen.build.SchemaBuild;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/**
 * Formats the schema files of the project, or fails the build if one is not formatted. If any file has a syntax error,
 * none is written.
 */
@Mojo(name = "fmt", defaultPhase = LifecyclePhase.VALIDATE, threadSafe = true)
public final class FormatMojo extends AbstractMainMojo {

    /** Whether to write nothing, and to fail the build if a file is not formatted. */
    @Parameter(property = "schemac.check", defaultValue = "false")
    boolean check;

    @Override
    void run(List<Path> schemas) throws IOException, MojoFailureException {
        List<String> changed = SchemaBuild.format(schemas, check);
        if (check && !changed.isEmpty()) {
            changed.forEach(file -> getLog().error(file + ": not formatted"));
            throw new MojoFailureException("schemac: " + count(changed.size(), "schema file")
                    + " not formatted; run mvn schemac:fmt to format");
        }
        getLog().info((check ? "Checked " : "Formatted " + changed.size() + " of ")
                + count(schemas.size(), "schema file"));
    }
}
