package dev.schemac.maven;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.build.BuildReport;
import dev.schemac.codegen.build.BuildRequest;
import dev.schemac.codegen.build.MisplacedSchemas;
import dev.schemac.codegen.build.MissingLibrary;
import dev.schemac.codegen.build.SchemaBuild;
import dev.schemac.codegen.build.UnnamedPackage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.apache.maven.model.Plugin;
import org.apache.maven.model.PluginExecution;
import org.apache.maven.model.Resource;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.codehaus.plexus.util.xml.Xpp3Dom;

/** Generates sources for the main classes of the project, or for its tests. */
abstract class AbstractGenerateMojo extends AbstractSchemaMojo {

    private static final String CLAIMS = "schemac.claims";

    /**
     * The folder of the record of inputs and outputs. Generated files that were edited are moved to {@code edited}
     * below it before they are generated again.
     */
    @Parameter(
            property = "schemac.stateDirectory",
            defaultValue = "${project.build.directory}/schemac",
            required = true)
    File stateDirectory;

    /**
     * Folders and paths of the main classes or of the tests.
     *
     * @param sources the output folder of Java sources
     * @param resources the folder of the index of parsers
     * @param classes the folder into which Maven compiles the sources and copies the resources; null if there is none
     * @param classPathName the name of the class path in messages
     * @param classPath the class path for classes that schemas name
     * @param sourceRoots the source path for these classes
     * @param searched the folder, relative to that of the project, in which schemas may be by mistake
     */
    record Place(
            File schemas,
            File sources,
            File resources,
            String classes,
            String classPathName,
            List<String> classPath,
            List<String> sourceRoots,
            String searched) {}

    abstract Place place();

    /**
     * Returns the name by which other projects find the {@code @public} schemas; empty if they are not published.
     *
     * @param executions the ids of all executions of this goal in the project
     */
    abstract String publishAs(List<String> executions);

    /** Adds the sources and the resources to the project. */
    abstract void addRoots(String sources, Resource resources);

    @Override
    final File schemaFolder() {
        return place().schemas();
    }

    private CompilerOptions options() throws MojoFailureException {
        Place place = place();
        return options(
                without(place.classPath(), place.classes()),
                without(place.sourceRoots(), place.sources().getPath()));
    }

    @Override
    final void run(List<Path> schemas) throws IOException, MojoFailureException {
        long start = System.nanoTime();
        if (!schemas.isEmpty()) {
            requireLibraries();
            warnIfCalledByHandOnly();
        }
        BuildReport report = SchemaBuild.run(request(schemas));
        schemaLog().clear(schemas);
        Optional<String> misplaced = schemas.isEmpty() ? misplacedSchemas() : Optional.empty();
        misplaced.ifPresent(getLog()::warn);
        log(report, misplaced.isPresent());
        if (!schemas.isEmpty()) {
            UnnamedPackage.warning(place().sources().toPath(), options().sourcePath(), "the parameter 'defaultPackage'")
                    .ifPresent(getLog()::warn);
        }
        if (!report.upToDate() && buildContext != null) {
            buildContext.refresh(place().sources());
            buildContext.refresh(place().resources());
        }
        if (!schemas.isEmpty()) {
            Resource resources = new Resource();
            resources.setDirectory(place().resources().getPath());
            addRoots(place().sources().getPath(), resources);
        }
        getLog().debug("Took " + TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start) + " ms");
    }

    /** Reports one message for a missing library, instead of the many of the Java compiler. */
    private void requireLibraries() throws MojoFailureException {
        for (MissingLibrary library : SchemaBuild.missingLibraries(options())) {
            String message = (library.isError() && !library.option().isEmpty() ? library.option() + ": " : "")
                    + library.message(
                            "the " + place().classPathName() + " class path of this project", "its dependencies")
                    + dependency(library);
            if (library.isError()) {
                throw new MojoFailureException(message);
            }
            getLog().warn(message);
        }
    }

    private String dependency(MissingLibrary library) {
        if (library.artifact().isEmpty()) {
            return "";
        }
        String[] parts = library.artifact().split(":");
        String version = library.version().orElseGet(() -> execution.getPlugin().getVersion());
        return "\n\n    <dependency>\n"
                + "      <groupId>" + parts[0] + "</groupId>\n"
                + "      <artifactId>" + parts[1] + "</artifactId>\n"
                + "      <version>" + version + "</version>\n"
                + (library.isNeededToRun() ? "" : "      <scope>provided</scope>\n")
                + "    </dependency>\n";
    }

    /** Warns if the goal was called only by hand: the next build then compiles outdated files, or none. */
    private void warnIfCalledByHandOnly() {
        String goal = execution.getGoal();
        if (execution.getSource() == MojoExecution.Source.CLI
                && executions().stream().noneMatch(each -> each.getGoals().contains(goal))) {
            getLog().warn("This goal is not part of the build of this project: add"
                    + " <executions><execution><goals><goal>" + goal + "</goal></goals></execution></executions>"
                    + " to the plugin in its POM");
        }
    }

    private BuildRequest request(List<Path> schemas) throws MojoFailureException {
        String goal = execution.getGoal();
        List<PluginExecution> executions = executions();
        Set<String> steps = new HashSet<>();
        executions.forEach(each -> each.getGoals().forEach(name -> steps.add(name + "-" + each.getId())));
        return new BuildRequest(
                goal + "-" + execution.getExecutionId(),
                steps,
                options(),
                schemaFolder().toPath(),
                schemas,
                place().sources().toPath(),
                place().resources().toPath(),
                Optional.ofNullable(place().classes()).map(Path::of),
                stateDirectory.toPath(),
                publishAs(executions.stream()
                        .filter(each -> each.getGoals().contains(goal))
                        .map(PluginExecution::getId)
                        .toList()),
                claims());
    }

    /** Returns all executions of this plugin in the project. */
    private List<PluginExecution> executions() {
        Plugin own = execution.getPlugin();
        return project.getBuildPlugins().stream()
                .filter(plugin -> own != null && plugin.getKey().equals(own.getKey()))
                .flatMap(plugin -> plugin.getExecutions().stream())
                .toList();
    }

    /** Returns the outputs of this project's executions in this Maven session. */
    @SuppressWarnings({"unchecked", "rawtypes"})
    private Map<Path, String> claims() {
        Map context = getPluginContext();
        return context == null
                ? new HashMap<>()
                : (Map<Path, String>) context.computeIfAbsent(CLAIMS, key -> new HashMap<>());
    }

    /** Returns a warning about schemas in folders that no execution reads. */
    private Optional<String> misplacedSchemas() throws IOException {
        File base = project.getBasedir();
        if (base == null) {
            return Optional.empty();
        }
        return MisplacedSchemas.warning(
                base.toPath(),
                schemaFolder().toPath(),
                base.toPath().resolve(place().searched()),
                executions().stream()
                        .flatMap(each -> each.getGoals().stream().map(goal -> schemaFolder(each, goal)))
                        .flatMap(Optional::stream)
                        .toList(),
                "the parameter 'sourceDirectory' of schemac-maven-plugin");
    }

    /** Returns the schema folder of an execution; empty if its goal generates nothing. */
    private Optional<Path> schemaFolder(PluginExecution execution, String goal) {
        if (!goal.equals("generate") && !goal.equals("generate-test")) {
            return Optional.empty();
        }
        Xpp3Dom configuration = (Xpp3Dom) execution.getConfiguration();
        Xpp3Dom configured = configuration == null ? null : configuration.getChild("sourceDirectory");
        String folder = configured == null || configured.getValue() == null
                ? "src/" + (goal.equals("generate") ? "main" : "test") + "/epl"
                : configured.getValue().trim();
        return Optional.of(project.getBasedir().toPath().resolve(folder));
    }

    /**
     * Reports the result.
     *
     * @param misplaced whether a warning reports that there are no schemas
     */
    private void log(BuildReport report, boolean misplaced) {
        schemaLog().warn(report.findings());
        for (BuildReport.SetAside file : report.setAside()) {
            getLog().warn(file.file() + " was changed by hand after it was generated; the changed file was moved to "
                    + file.now() + ". Change the schema, or generate to another folder and copy the file.");
        }
        if (report.upToDate() && report.schemas() == 0) {
            if (misplaced) {
                return;
            }
            getLog().info("No schemas: "
                    + (schemaFolder().isDirectory()
                            ? "no file in " + schemaFolder() + " is included"
                            : "there is no folder " + schemaFolder()));
        } else if (report.upToDate()) {
            getLog().info("Up to date: " + count(report.schemas(), "schema file") + ", "
                    + count(report.files().unchanged(), "generated file"));
        } else {
            getLog().debug("Not up to date: " + report.reason());
            getLog().info("Compiled " + count(report.schemas(), "schema file") + ": "
                    + count(report.files().written(), "generated file") + " written, "
                    + report.files().unchanged() + " unchanged"
                    + (report.removed() == 0 ? "" : ", " + report.removed() + " removed"));
        }
    }
}
