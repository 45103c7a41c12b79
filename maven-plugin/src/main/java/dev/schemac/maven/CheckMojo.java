package dev.schemac.maven;

import dev.schemac.codegen.build.SchemaBuild;
import dev.schemac.dsl.diagnostic.Findings;
import dev.schemac.dsl.lint.LintOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Reports lint warnings about the schemas of the project: unused schemas and imports, names that result in odd Java,
 * and names that hide others. Fails the build if there is a warning. Writes no files.
 */
@Mojo(
        name = "check",
        defaultPhase = LifecyclePhase.VERIFY,
        requiresDependencyResolution = ResolutionScope.COMPILE,
        threadSafe = true)
public final class CheckMojo extends AbstractMainMojo {

    /** Rules to ignore, by their names ({@code unused-schema}) or numbers ({@code SC100}). By default none. */
    @Parameter(property = "schemac.ignore")
    List<String> ignore = List.of();

    /** Names of schemas that count as used although they are not {@code @public}. By default none. */
    @Parameter(property = "schemac.roots")
    List<String> roots = List.of();

    /** Whether warnings fail the build. Errors always fail it. */
    @Parameter(property = "schemac.failOnViolation", defaultValue = "true")
    boolean failOnViolation = true;

    @Override
    void run(List<Path> schemas) throws IOException, MojoFailureException {
        LintOptions lint;
        try {
            lint = LintOptions.DEFAULT.withIgnored(ignore).withRoots(roots);
        } catch (IllegalArgumentException e) {
            throw new MojoFailureException("ignore: " + e.getMessage(), e);
        }
        Findings found = SchemaBuild.check(options(), schemas, lint);
        schemaLog().clear(schemas);
        if (found.hasErrors()) {
            throw schemaLog().failure(found);
        }
        schemaLog().warn(found);
        if (!found.isEmpty() && failOnViolation) {
            throw new MojoFailureException(SchemaLog.summary(found, "warning"));
        }
        getLog().info("Checked " + count(schemas.size(), "schema file")
                + (found.isEmpty() ? "" : ": " + count(found.list().size(), "warning")));
    }
}
