package dev.schemac.maven;

import dev.schemac.codegen.build.SchemaBuild;
import dev.schemac.dsl.diagnostic.Diagnostic.Severity;
import dev.schemac.dsl.diagnostic.Findings;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import javax.inject.Inject;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.codehaus.plexus.util.MatchPatterns;
import org.eclipse.aether.RepositoryException;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.RepositorySystemSession;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.repository.RemoteRepository;
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
public final class BreakingMojo extends AbstractMainMojo {
    private static final String RELEASE = "release";

    /** Finds the last release. */
    @Inject
    RepositorySystem repositories;

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

    @Override
    void run(List<Path> schemas) throws IOException, MojoFailureException {
        // a project without schemas needs no release
        String version = against.equals(RELEASE) && sourceDirectory.isDirectory() ? lastRelease() : against;
        if (!sourceDirectory.isDirectory() || version.isEmpty()) {
            getLog().info("Nothing to compare: there is no "
                    + (version.isEmpty() ? "earlier release" : "folder " + sourceDirectory));
            return;
        }
        try {
            Findings found = SchemaBuild.breaking(
                    options(),
                    schemas,
                    project.getBasedir().toPath(),
                    version,
                    sourceDirectory.toPath(),
                    this::isIncluded,
                    ignore);
            schemaLog().warn(found.of(Severity.WARNING));
            if (found.hasErrors()) {
                throw schemaLog().failure(found);
            }
        } catch (IllegalArgumentException e) {
            throw new MojoFailureException("ignore: " + e.getMessage(), e);
        }
        getLog().info("Compared " + count(schemas.size(), "schema file") + " with " + version + ": nothing breaks");
    }

    private boolean isIncluded(String path) {
        String file = path.replace('/', File.separatorChar);
        return MatchPatterns.from(includes).matches(file, true)
                && !MatchPatterns.from(excludes).matches(file, true);
    }

    /** Returns the jar of the last release before this version; empty if there is none. */
    private String lastRelease() throws MojoFailureException {
        RepositorySystemSession in = session.getRepositorySession();
        List<RemoteRepository> from = project.getRemoteProjectRepositories();
        Artifact before = new DefaultArtifact(
                project.getGroupId(), project.getArtifactId(), "jar", "(," + project.getVersion() + ")");
        try {
            VersionRangeResult found =
                    repositories.resolveVersionRange(in, new VersionRangeRequest(before, from, null));
            List<String> releases = found.getVersions().stream()
                    .map(Object::toString)
                    .filter(version -> !version.endsWith("-SNAPSHOT"))
                    .toList();
            if (!releases.isEmpty()) {
                Artifact last = before.setVersion(releases.get(releases.size() - 1));
                return repositories
                        .resolveArtifact(in, new ArtifactRequest(last, from, null))
                        .getArtifact()
                        .getFile()
                        .toString();
            }
            for (Exception failure : found.getExceptions()) {
                if (!session.isOffline() && !(failure instanceof MetadataNotFoundException)) {
                    throw new MojoFailureException("against: " + failure.getMessage(), failure);
                }
            }
            return "";
        } catch (RepositoryException e) {
            throw new MojoFailureException("against: " + e.getMessage(), e);
        }
    }
}
