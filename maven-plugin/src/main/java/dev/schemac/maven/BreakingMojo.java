package dev.schemac.maven;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.build.OlderSchemas;
import dev.schemac.codegen.build.SchemaBuild;
import dev.schemac.dsl.diagnostic.Diagnostic.Severity;
import dev.schemac.dsl.diagnostic.Findings;
import dev.schemac.dsl.diagnostic.SchemaException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.inject.Inject;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.codehaus.plexus.util.MatchPatterns;
import org.eclipse.aether.RepositoryException;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.resolution.ArtifactRequest;
import org.eclipse.aether.resolution.VersionRangeRequest;
import org.eclipse.aether.resolution.VersionRangeResult;
import org.eclipse.aether.transfer.MetadataNotFoundException;

/**
 * Compares the schemas of the project with an older version. Fails the build if the change breaks old data or old
 * readers. Warns if only code, or readers under the profile {@code STRICT}, notice. Writes no files.
 */
@Mojo(
        name = "breaking",
        defaultPhase = LifecyclePhase.VERIFY,
        requiresDependencyResolution = ResolutionScope.COMPILE,
        threadSafe = true)
public final class BreakingMojo extends AbstractSchemaMojo {
    private static final String RELEASE = "release";

    /** Finds the last release. */
    @Inject
    RepositorySystem repositories;

    /** The folder of the schemas. If it is missing, nothing is compared. */
    @Parameter(property = "schemac.sourceDirectory", defaultValue = "${project.basedir}/src/main/epl", required = true)
    File sourceDirectory;

    /**
     * The older version: {@code release}, the last release of this project before its current version; {@code git:} and a
     * commit, such as {@code git:main}; or the path of a folder with schemas, or of an older jar of the project. Before
     * the first release, nothing is compared.
     */
    @Parameter(property = "schemac.against", defaultValue = RELEASE)
    String against = RELEASE;

    /** Rules to ignore, by their names ({@code column-removed}) or numbers ({@code SC201}). By default none. */
    @Parameter(property = "schemac.ignore")
    List<String> ignore = List.of();

    /** The class path of the project, with the classes that schemas name. */
    @Parameter(defaultValue = "${project.compileClasspathElements}", readonly = true, required = true)
    List<String> classPath = List.of();

    @Override
    File schemaFolder() {
        return sourceDirectory;
    }

    @Override
    void run(List<Path> schemas) throws IOException, MojoFailureException {
        Optional<String> old = version();
        if (!sourceDirectory.isDirectory() || old.isEmpty()) {
            getLog().info("Nothing to compare: "
                    + (old.isEmpty() ? "there is no earlier release" : "there is no folder " + sourceDirectory));
            return;
        }
        CompilerOptions options =
                options(without(classPath, project.getBuild().getOutputDirectory()), project.getCompileSourceRoots());
        // without marks in editors, because some places are in older files
        SchemaLog log = new SchemaLog(getLog(), null);
        try {
            Findings found = SchemaBuild.breaking(
                    options,
                    schemas,
                    OlderSchemas.read(
                            new SchemaCompiler(options),
                            old.get(),
                            List.of(sourceDirectory.toPath()),
                            this::isIncluded),
                    ignore);
            log.warn(found.of(Severity.WARNING));
            if (found.hasErrors()) {
                throw log.failure(found);
            }
            getLog().info("Compared " + count(schemas.size(), "schema file") + " with " + old.get()
                    + ": nothing breaks");
        } catch (SchemaException e) {
            throw log.failure(e.findings());
        } catch (IllegalArgumentException e) {
            throw new MojoFailureException("ignore: " + e.getMessage(), e);
        }
    }

    private boolean isIncluded(String path) {
        String file = path.replace('/', File.separatorChar);
        return MatchPatterns.from(includes).matches(file, true)
                && !MatchPatterns.from(excludes).matches(file, true);
    }

    /** Returns the version, with an absolute path; empty before the first release. */
    private Optional<String> version() throws MojoFailureException {
        if (against.equals(RELEASE)) {
            return lastRelease();
        }
        return Optional.of(
                OlderSchemas.isCommit(against)
                        ? against
                        : project.getBasedir().toPath().resolve(against).toString());
    }

    /** Returns the jar of the last release. */
    private Optional<String> lastRelease() throws MojoFailureException {
        Artifact before = new DefaultArtifact(
                project.getGroupId(), project.getArtifactId(), "jar", "(," + project.getVersion() + ")");
        try {
            VersionRangeResult found = repositories.resolveVersionRange(
                    session.getRepositorySession(),
                    new VersionRangeRequest(before, project.getRemoteProjectRepositories(), null));
            Optional<String> last = found.getVersions().stream()
                    .map(Object::toString)
                    .filter(version -> !version.endsWith("-SNAPSHOT"))
                    .reduce((older, newer) -> newer);
            Optional<Exception> failure = found.getExceptions().stream()
                    .filter(each -> !(each instanceof MetadataNotFoundException))
                    .findFirst();
            if (last.isEmpty() && failure.isPresent() && !session.isOffline()) {
                throw new MojoFailureException("against: " + failure.get().getMessage(), failure.get());
            }
            return last.isEmpty()
                    ? Optional.empty()
                    : Optional.of(repositories
                            .resolveArtifact(
                                    session.getRepositorySession(),
                                    new ArtifactRequest(
                                            before.setVersion(last.get()),
                                            project.getRemoteProjectRepositories(),
                                            null))
                            .getArtifact()
                            .getFile()
                            .toString());
        } catch (RepositoryException e) {
            throw new MojoFailureException("against: " + e.getMessage(), e);
        }
    }
}
