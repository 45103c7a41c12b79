package dev.schemac.maven;

import java.io.File;
import java.util.List;
import org.apache.maven.model.Resource;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Generates Java sources from the schemas of the project: for each schema a value class, a parser and a writer.
 * The sources become a source root of the project, the index of the parsers becomes a resource root, so nothing
 * else needs configuration. If the project has {@code @public} schemas, its jar contains the schema files, and
 * schemas of dependent projects can use them. Unchanged files are not written.
 */
@Mojo(
        name = "generate",
        defaultPhase = LifecyclePhase.GENERATE_SOURCES,
        requiresDependencyResolution = ResolutionScope.COMPILE,
        threadSafe = true)
public final class GenerateMojo extends AbstractGenerateMojo {

    /** The folder of the schemas. It need not exist. */
    @Parameter(property = "schemac.sourceDirectory", defaultValue = "${project.basedir}/src/main/epl", required = true)
    File sourceDirectory;

    /** The output folder of Java sources. */
    @Parameter(
            property = "schemac.outputDirectory",
            defaultValue = "${project.build.directory}/generated-sources/schemac",
            required = true)
    File outputDirectory;

    /**
     * The folder of the index by which {@code EventRuntime.load()} finds the parsers, and of the files of
     * {@code @public} schemas.
     */
    @Parameter(
            property = "schemac.resourceDirectory",
            defaultValue = "${project.build.directory}/generated-resources/schemac",
            required = true)
    File resourceDirectory;

    /** The class path of the project, with the classes that schemas name. */
    @Parameter(defaultValue = "${project.compileClasspathElements}", readonly = true, required = true)
    List<String> classPath = List.of();

    @Override
    Place place() {
        return new Place(
                sourceDirectory,
                outputDirectory,
                resourceDirectory,
                project.getBuild().getOutputDirectory(),
                "compile",
                classPath,
                project.getCompileSourceRoots(),
                "src");
    }

    @Override
    String publishAs(List<String> executions) {
        String name = project.getGroupId() + "/" + project.getArtifactId();
        String id = execution.getExecutionId();
        return executions.size() > 1 && executions.contains(id)
                ? name + "/" + id.replaceAll("[^A-Za-z0-9._-]", "_")
                : name;
    }

    @Override
    void addRoots(String sources, Resource resources) {
        project.addCompileSourceRoot(sources);
        project.addResource(resources);
    }
}
