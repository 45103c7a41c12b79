package dev.schemac.maven;

import java.io.File;
import java.util.List;
import java.util.stream.Stream;
import org.apache.maven.model.Resource;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Generates Java sources for the tests of the project, as {@code generate} does for the project. The schemas may refer
 * to the {@code @public} ones of the project itself.
 */
@Mojo(
        name = "generate-test",
        defaultPhase = LifecyclePhase.GENERATE_TEST_SOURCES,
        requiresDependencyResolution = ResolutionScope.TEST,
        threadSafe = true)
public final class GenerateTestMojo extends AbstractGenerateMojo {

    /** The folder of the schemas. It need not exist. */
    @Parameter(
            property = "schemac.test.sourceDirectory",
            defaultValue = "${project.basedir}/src/test/epl",
            required = true)
    File sourceDirectory;

    /** The output folder of Java sources. */
    @Parameter(
            property = "schemac.test.outputDirectory",
            defaultValue = "${project.build.directory}/generated-test-sources/schemac",
            required = true)
    File outputDirectory;

    /** The folder of the index by which {@code EventRuntime.load()} finds the parsers. */
    @Parameter(
            property = "schemac.test.resourceDirectory",
            defaultValue = "${project.build.directory}/generated-test-resources/schemac",
            required = true)
    File resourceDirectory;

    /** The class path of the tests, with the classes that schemas name. */
    @Parameter(defaultValue = "${project.testClasspathElements}", readonly = true, required = true)
    List<String> classPath = List.of();

    @Override
    Place place() {
        List<String> sources = Stream.concat(
                        project.getTestCompileSourceRoots().stream(), project.getCompileSourceRoots().stream())
                .toList();
        return new Place(
                sourceDirectory,
                outputDirectory,
                resourceDirectory,
                project.getBuild().getTestOutputDirectory(),
                "test",
                classPath,
                sources,
                "src/test");
    }

    @Override
    String publishAs(List<String> executions) {
        return "";
    }

    @Override
    void addRoots(String sources, Resource resources) {
        project.addTestCompileSourceRoot(sources);
        project.addTestResource(resources);
    }
}
