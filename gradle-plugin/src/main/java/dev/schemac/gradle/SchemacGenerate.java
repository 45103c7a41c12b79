package dev.schemac.gradle;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.build.BuildReport;
import dev.schemac.codegen.build.BuildRequest;
import dev.schemac.codegen.build.MisplacedSchemas;
import dev.schemac.codegen.build.MissingLibrary;
import dev.schemac.codegen.build.SchemaBuild;
import dev.schemac.codegen.build.UnnamedPackage;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import org.gradle.api.GradleException;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.CacheableTask;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.OutputDirectory;
import org.gradle.api.tasks.TaskAction;

/**
 * Generates Java sources from schemas: for each schema a value class, a parser and a writer. If the project has
 * {@code @public} schemas, its resources contain the schema files, and schemas of dependent projects can use them.
 */
@CacheableTask
public abstract class SchemacGenerate extends SchemacTask {

    /**
     * The name by which other projects find the {@code @public} schemas, as {@code group/artifact}; empty if they
     * are not published.
     */
    @Input
    public abstract Property<String> getPublishAs();

    /** The name of the source set in messages. */
    @Internal
    public abstract Property<String> getSourceSetName();

    /** The output folder of Java sources. */
    @OutputDirectory
    public abstract DirectoryProperty getOutputDirectory();

    /**
     * The folder of the index by which {@code EventRuntime.load()} finds the parsers, and of the files of
     * {@code @public} schemas.
     */
    @OutputDirectory
    public abstract DirectoryProperty getResourceDirectory();

    /**
     * The folder of the record of inputs and outputs. Generated files that were edited are moved to {@code edited}
     * below it before they are generated again. Gradle itself replaces or removes files without this, from its
     * build cache or if no schema is left.
     */
    @OutputDirectory
    public abstract DirectoryProperty getStateDirectory();

    /** The folder of the project. */
    @Internal
    public abstract DirectoryProperty getProjectDirectory();

    /** The folder of the project in which schemas may be by mistake. */
    @Internal
    public abstract DirectoryProperty getSearchedDirectory();

    /** The folders below it with the schemas and other sources of other source sets. */
    @Internal
    public abstract ListProperty<File> getOtherDirectories();

    /** Warns if there are schemas, but only in folders that no task reads. Gradle does not run a task without schemas. */
    final void warnOfMisplacedSchemas() {
        if (!getSchemas().isEmpty() || getSkip().get()) {
            return;
        }
        run(() -> MisplacedSchemas.warning(
                        path(getProjectDirectory()),
                        path(getSourceDirectory()),
                        path(getSearchedDirectory()),
                        getOtherDirectories().get().stream().map(File::toPath).toList(),
                        "the property 'sourceDirectory' of the task '" + getName() + "'")
                .ifPresent(getLogger()::warn));
    }

    /** Generates changed outputs. */
    @TaskAction
    public void generate() {
        run(() -> {
            CompilerOptions options = compilerOptions();
            requireLibraries(options);
            report(SchemaBuild.run(new BuildRequest(
                    getName(),
                    Set.of(getName()),
                    options,
                    path(getSourceDirectory()),
                    paths(getSchemas()),
                    path(getOutputDirectory()),
                    path(getResourceDirectory()),
                    Optional.empty(),
                    path(getStateDirectory()),
                    getPublishAs().get(),
                    new HashMap<>())));
            UnnamedPackage.warning(
                            path(getOutputDirectory()), options.sourcePath(), "the property 'schemac.defaultPackage'")
                    .ifPresent(getLogger()::warn);
        });
    }

    /** Reports one message for a missing library, instead of the many of the Java compiler. */
    private void requireLibraries(CompilerOptions options) throws IOException {
        String set = getSourceSetName().get();
        String place = "the compile class path of the source set '" + set + "'";
        for (MissingLibrary library : SchemaBuild.missingLibraries(options)) {
            String message =
                    (library.isError() && !library.option().isEmpty() ? "schemac." + library.option() + ": " : "")
                            + library.message(place, "the build script")
                            + dependency(library, set);
            if (library.isError()) {
                throw new GradleException(message);
            }
            getLogger().warn(message);
        }
    }

    private static String dependency(MissingLibrary library, String set) throws IOException {
        if (library.artifact().isEmpty()) {
            return "";
        }
        String configuration = library.isNeededToRun() ? "implementation" : "compileOnly";
        if (!set.equals("main")) {
            configuration = set + configuration.substring(0, 1).toUpperCase(Locale.ROOT) + configuration.substring(1);
        }
        String version = library.version().isPresent() ? library.version().get() : version();
        return "\n\n    dependencies {\n"
                + "        " + configuration + "(\"" + library.artifact() + ":" + version + "\")\n"
                + "    }\n";
    }

    private static String version() throws IOException {
        Properties properties = new Properties();
        try (InputStream in = SchemacGenerate.class.getResourceAsStream("version.properties")) {
            properties.load(in);
        }
        return properties.getProperty("version");
    }

    private void report(BuildReport report) {
        warn(report.findings());
        for (BuildReport.SetAside file : report.setAside()) {
            getLogger()
                    .warn(
                            "{} was changed by hand after it was generated; the changed file was moved to {}. Change the schema, or generate"
                                    + " to another folder and copy the file.",
                            file.file(),
                            file.now());
        }
        if (report.upToDate()) {
            getLogger().info("Up to date: {} generated files", report.files().unchanged());
        } else {
            getLogger()
                    .info(
                            "Not up to date: {}. {} generated files written, {} unchanged, {} removed",
                            report.reason(),
                            report.files().written(),
                            report.files().unchanged(),
                            report.removed());
        }
    }

    private static Path path(DirectoryProperty folder) {
        return folder.get().getAsFile().toPath();
    }
}
