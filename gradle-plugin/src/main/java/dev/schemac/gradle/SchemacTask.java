package dev.schemac.gradle;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.CompilerOptions.Option;
import dev.schemac.codegen.build.OutputConflictException;
import dev.schemac.dsl.diagnostic.Diagnostic.Severity;
import dev.schemac.dsl.diagnostic.Findings;
import dev.schemac.dsl.diagnostic.SchemaException;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.gradle.api.DefaultTask;
import org.gradle.api.GradleException;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.file.FileCollection;
import org.gradle.api.file.FileTree;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Classpath;
import org.gradle.api.tasks.IgnoreEmptyDirectories;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.InputFiles;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.PathSensitivity;
import org.gradle.api.tasks.SkipWhenEmpty;

/** The schemas of a source set and the options, which all tasks of the plugin have. */
public abstract class SchemacTask extends DefaultTask implements SchemacOptions {

    /** The folder of the schemas. It need not exist. */
    @Internal
    public abstract DirectoryProperty getSourceDirectory();

    /** The schema files in the folder. */
    @InputFiles
    @SkipWhenEmpty
    @IgnoreEmptyDirectories
    @PathSensitive(PathSensitivity.RELATIVE)
    public FileTree getSchemas() {
        return getSourceDirectory()
                .getAsFileTree()
                .matching(files ->
                        files.include(getIncludes().get()).exclude(getExcludes().get()));
    }

    /** The compile class path of the source set, with the classes that schemas name and the schemas of libraries. */
    @Classpath
    public abstract ConfigurableFileCollection getClassPath();

    /** The folders with the Java sources of the source set. Schemas may name their classes before they are compiled. */
    @Internal
    public abstract ConfigurableFileCollection getSourcePath();

    /** The Java sources in these folders. */
    @InputFiles
    @IgnoreEmptyDirectories
    @PathSensitive(PathSensitivity.RELATIVE)
    public FileTree getJavaSources() {
        return getSourcePath().getAsFileTree().matching(files -> files.include("**/*.java"));
    }

    /** The version of Java. Schemas may name classes that only some versions have. */
    @Input
    public String getJavaVersion() {
        return Integer.toString(Runtime.version().feature());
    }

    /** {@return the options of the compiler, with the class path and source path for classes that schemas name} */
    final CompilerOptions compilerOptions() {
        CompilerOptions options =
                CompilerOptions.DEFAULT.withClassPath(paths(getClassPath())).withSourcePath(paths(getSourcePath()));
        for (Map.Entry<Option<?>, Property<?>> each : OptionProperties.of(this).entrySet()) {
            if (each.getValue().isPresent()) {
                options = with(options, each.getKey(), each.getValue().get().toString());
            }
        }
        return options;
    }

    private static CompilerOptions with(CompilerOptions options, Option<?> option, String value) {
        try {
            return options.withValue(option, value);
        } catch (IllegalArgumentException e) {
            throw new GradleException("schemac." + option.name() + ": " + e.getMessage(), e);
        }
    }

    /** Work that reads and writes files. */
    interface Work {
        void run() throws IOException;
    }

    /** Runs the work of the task, and fails with its errors. */
    static void run(Work work) {
        try {
            work.run();
        } catch (SchemaException e) {
            throw new GradleException(errors(e.findings()), e);
        } catch (OutputConflictException e) {
            throw new GradleException(e.getMessage(), e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    final void warn(Findings findings) {
        if (!findings.isEmpty()) {
            getLogger().warn(findings.render(Findings.MOST_SHOWN));
        }
    }

    static String errors(Findings findings) {
        return text(findings.of(Severity.ERROR), "error");
    }

    /** Returns the number of findings, and each with its place, source line and carets. */
    static String text(Findings findings, String noun) {
        int number = findings.list().size();
        return "schemac: " + number + " " + noun + (number == 1 ? "" : "s") + "\n"
                + findings.render(Findings.MOST_SHOWN);
    }

    static List<Path> paths(FileCollection files) {
        return files.getFiles().stream().filter(File::exists).map(File::toPath).toList();
    }
}
