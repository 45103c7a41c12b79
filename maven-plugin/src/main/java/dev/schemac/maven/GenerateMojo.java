package dev.schemac.maven;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.GeneratedFiles;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.codegen.WriteReport;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.diagnostic.SchemaException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.model.Resource;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.apache.maven.project.MavenProject;

/**
 * Generates Java sources from the schemas of the project: for each schema a value class, a parser and a writer. The sources
 * become a source root of the project, the index of the parsers becomes a resource root, so nothing else needs to be declared.
 * Only files whose content changes are written.
 */
@Mojo(
        name = "generate",
        defaultPhase = LifecyclePhase.GENERATE_SOURCES,
        requiresDependencyResolution = ResolutionScope.COMPILE,
        threadSafe = true)
public final class GenerateMojo extends AbstractMojo {
    // Maven sets the parameters; so do the tests, which is why they are not private.

    /** The project that is built; the source root and the resource root are added to it. */
    @Parameter(defaultValue = "${project}", readonly = true, required = true)
    MavenProject project;

    /** The folder of the schemas: every file below it whose name ends in {@code .epl}. It need not exist. */
    @Parameter(property = "schemac.sourceDirectory", defaultValue = "${project.basedir}/src/main/epl", required = true)
    File sourceDirectory;

    /** Where the Java sources go. */
    @Parameter(
            property = "schemac.outputDirectory",
            defaultValue = "${project.build.directory}/generated-sources/schemac",
            required = true)
    File outputDirectory;

    /** Where the index goes by which {@code EventRuntime.load()} finds the parsers. */
    @Parameter(
            property = "schemac.resourceDirectory",
            defaultValue = "${project.build.directory}/generated-resources/schemac",
            required = true)
    File resourceDirectory;

    /** The Java package of schemas whose file declares no module. Without it they go to the unnamed package. */
    @Parameter(property = "schemac.defaultPackage", defaultValue = "")
    String defaultPackage;

    /** What kind of classes events are: {@code bean}, mutable with getters and setters, or {@code record}, with a builder. */
    @Parameter(property = "schemac.style", defaultValue = "bean")
    String style = "bean";

    /** Whether to warn wherever Esper would refuse what schemac takes. */
    @Parameter(property = "schemac.esper", defaultValue = "false")
    boolean esper;

    /** Where the compiled classes that schemas name are: what the project itself compiles against. */
    @Parameter(defaultValue = "${project.compileClasspathElements}", readonly = true, required = true)
    List<String> classPath = List.of();

    /** Whether to do nothing at all. */
    @Parameter(property = "schemac.skip", defaultValue = "false")
    boolean skip;

    @Override
    public void execute() throws MojoExecutionException, MojoFailureException {
        if (skip) {
            getLog().info("Skipped, as schemac.skip is set");
            return;
        }
        if (!sourceDirectory.isDirectory()) {
            getLog().info("No schemas: there is no folder " + sourceDirectory);
            return;
        }
        try {
            generate();
        } catch (SchemaException e) {
            SchemaErrorLog.write(e, getLog());
            throw new MojoFailureException(SchemaErrorLog.summary(e));
        } catch (IOException e) {
            throw new MojoExecutionException("Cannot read schemas or write sources: " + e, e);
        }
        project.addCompileSourceRoot(outputDirectory.getPath());
        Resource index = new Resource();
        index.setDirectory(resourceDirectory.getPath());
        project.addResource(index);
    }

    private void generate() throws IOException, MojoFailureException {
        SchemaCompiler compiler = new SchemaCompiler(options());
        List<SchemaSource> sources = compiler.read(List.of(sourceDirectory.toPath()));
        GeneratedFiles files = compiler.generate(sources);
        files.warnings().lines().forEach(getLog()::warn);
        WriteReport report = compiler.write(files, outputDirectory.toPath(), resourceDirectory.toPath());
        getLog().info("Compiled " + count(sources.size(), "schema file") + ": "
                + count(report.written(), "generated file") + " written, " + report.unchanged() + " unchanged");
    }

    private CompilerOptions options() throws MojoFailureException {
        CompilerOptions options = CompilerOptions.DEFAULT
                .withClassPath(existing(classPath))
                .withSourcePath(existing(project.getCompileSourceRoots()))
                .withEsper(esper);
        String parameter = "defaultPackage";
        try {
            options = options.withDefaultPackage(defaultPackage == null ? "" : defaultPackage);
            parameter = "style";
            return options.withStyle(ValueStyle.named(style));
        } catch (IllegalArgumentException e) {
            throw new MojoFailureException(parameter + ": " + e.getMessage(), e);
        }
    }

    /** The classes of this module are compiled later: their sources are looked at, and the output folder need not be there. */
    private static List<Path> existing(List<String> paths) {
        return paths.stream().map(Path::of).filter(Files::exists).toList();
    }

    static String count(int number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }
}
