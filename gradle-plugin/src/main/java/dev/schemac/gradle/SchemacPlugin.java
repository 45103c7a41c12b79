package dev.schemac.gradle;

import java.io.File;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.gradle.api.Plugin;
import org.gradle.api.Project;
import org.gradle.api.attributes.LibraryElements;
import org.gradle.api.file.Directory;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.file.FileCollection;
import org.gradle.api.plugins.JavaPlugin;
import org.gradle.api.plugins.JavaPluginExtension;
import org.gradle.api.provider.Provider;
import org.gradle.api.tasks.SourceSet;
import org.gradle.api.tasks.TaskProvider;

/**
 * The plugin {@code dev.schemac}. Each source set has a task that generates Java sources from the schemas in
 * {@code src/<set>/epl}. The sources are added to the source set, the index of the parsers to its resources.
 * Nothing else needs configuration. The other tasks check, compare, format and export the schemas; they run only when
 * they are called.
 */
public class SchemacPlugin implements Plugin<Project> {

    @Override
    public void apply(Project project) {
        project.getPluginManager().apply(JavaPlugin.class);
        SchemacOptions options = project.getExtensions().create(SchemacOptions.class, "schemac", SchemacOptions.class);
        setDefaults(options);
        project.getExtensions()
                .getByType(JavaPluginExtension.class)
                .getSourceSets()
                .configureEach(set -> addTasks(project, options, set));
    }

    private static void setDefaults(SchemacOptions options) {
        options.getIncludes().convention(List.of("**/*.epl"));
        options.getExcludes().convention(List.of());
        options.getSkip().convention(false);
        OptionProperties.setDefaults(options);
    }

    private static void addTasks(Project project, SchemacOptions options, SourceSet set) {
        Tasks tasks = new Tasks(project, options, set);
        TaskProvider<SchemacGenerate> generate = tasks.register(
                "generate", SchemacGenerate.class, "Generates Java sources from the schemas of the source set '%s'.");
        generate.configure(task -> setPlaces(project, task, set));
        tasks.register(
                        "check",
                        SchemacCheck.class,
                        "Fails if a lint rule finds something in the schemas of the source set '%s'.")
                .configure(task -> task.getFailOnViolation().convention(true));
        tasks.register(
                        "breaking",
                        SchemacBreaking.class,
                        "Fails if a change of the schemas of the source set '%s' breaks old data or old readers.")
                .configure(task -> task.getProjectDirectory()
                        .convention(project.getLayout().getProjectDirectory()));
        tasks.register("format", SchemacFormat.class, "Formats the schemas of the source set '%s'.")
                .configure(task -> setFormat(task, false));
        tasks.register("formatCheck", SchemacFormat.class, "Fails if a schema of the source set '%s' is not formatted.")
                .configure(task -> setFormat(task, true));
        tasks.register(
                        "export",
                        SchemacExport.class,
                        "Writes the schemas of the source set '%s' as JSON Schema, OpenAPI, SQL, Avro or Protocol Buffers.")
                .configure(task -> {
                    task.getExportFormat().convention("json-schema");
                    task.getOutputFile()
                            .convention(project.getLayout()
                                    .getBuildDirectory()
                                    .file(SourceSet.isMain(set) ? "schemas.json" : set.getName() + "-schemas.json"));
                });
        set.getJava().srcDir(generate.flatMap(SchemacGenerate::getOutputDirectory));
        set.getResources().srcDir(generate.flatMap(SchemacGenerate::getResourceDirectory));
        // Kotlin's compiler reads the Java sources that it is compiled with.
        String kotlin = set.getCompileTaskName("kotlin");
        project.getTasks()
                .matching(each -> each.getName().equals(kotlin))
                .configureEach(each -> each.dependsOn(generate));
    }

    private static void setFormat(SchemacFormat task, boolean check) {
        task.getCheck().convention(check);
        // so that it does not wait for other projects
        task.getClassPath().setFrom();
    }

    /** The tasks of a source set. */
    private record Tasks(Project project, SchemacOptions options, SourceSet set) {
        /** Registers a task, such as {@code exportTestSchemac}, with the defaults of all tasks. */
        <T extends SchemacTask> TaskProvider<T> register(String verb, Class<T> type, String description) {
            return project.getTasks().register(set.getTaskName(verb, "schemac"), type, task -> {
                task.setGroup("schemac");
                task.setDescription(description.formatted(set.getName()));
                setConventions(task, options);
                setInputs(project, task, set);
            });
        }
    }

    private static void setConventions(SchemacTask task, SchemacOptions options) {
        task.getIncludes().convention(options.getIncludes());
        task.getExcludes().convention(options.getExcludes());
        OptionProperties.setConventions(task, options);
        task.getSkip().convention(options.getSkip());
        task.onlyIf(
                "schemac.skip is not set",
                each -> !((SchemacTask) each).getSkip().get());
    }

    private static void setInputs(Project project, SchemacTask task, SourceSet set) {
        Directory folder = project.getLayout().getProjectDirectory();
        DirectoryProperty build = project.getLayout().getBuildDirectory();
        task.getSourceDirectory().convention(folder.dir("src/" + set.getName() + "/epl"));
        task.getClassPath().from((Callable<FileCollection>) set::getCompileClasspath, jars(project, set));
        // Outputs of tasks, this plugin's among them, are excluded: a task would have to wait for them, and some of
        // them read its output.
        task.getSourcePath().from((Callable<Set<File>>) () -> {
            Set<File> folders = new LinkedHashSet<>(set.getJava().getSrcDirs());
            folders.remove(generatedSources(project, set).get().getAsFile());
            Path generated = build.get().getAsFile().toPath();
            folders.removeIf(each -> each.toPath().startsWith(generated));
            return folders;
        });
    }

    private static Provider<Directory> generatedSources(Project project, SourceSet set) {
        return project.getTasks()
                .named(set.getTaskName("generate", "schemac"), SchemacGenerate.class)
                .flatMap(SchemacGenerate::getOutputDirectory);
    }

    private static void setPlaces(Project project, SchemacGenerate generate, SourceSet set) {
        String name = set.getName();
        DirectoryProperty build = project.getLayout().getBuildDirectory();
        generate.getSourceSetName().convention(name);
        generate.getOutputDirectory().convention(build.dir("generated/sources/schemac/" + name));
        generate.getResourceDirectory().convention(build.dir("generated/resources/schemac/" + name));
        generate.getStateDirectory().convention(build.dir("schemac/" + name));
        Directory folder = project.getLayout().getProjectDirectory();
        generate.getProjectDirectory().convention(folder);
        generate.getSearchedDirectory().convention(folder.dir(SourceSet.isMain(set) ? "src" : "src/" + name));
        generate.getOtherDirectories().convention(project.provider(() -> otherFolders(project, set)));
        generate.onlyIf("it warns of misplaced schemas", each -> {
            ((SchemacGenerate) each).warnOfMisplacedSchemas();
            return true;
        });
        // Only source sets that others can depend on offer their schemas.
        generate.getPublishAs().convention(project.provider(() -> SourceSet.isMain(set) ? publicName(project) : ""));
    }

    /** Returns the folders of the other source sets, and their schema folders. */
    private static List<File> otherFolders(Project project, SourceSet set) {
        Set<File> folders = new LinkedHashSet<>();
        for (SourceSet other :
                project.getExtensions().getByType(JavaPluginExtension.class).getSourceSets()) {
            if (!other.equals(set)) {
                folders.add(project.file("src/" + other.getName()));
                folders.add(project.getTasks()
                        .named(other.getTaskName("generate", "schemac"), SchemacGenerate.class)
                        .get()
                        .getSourceDirectory()
                        .get()
                        .getAsFile());
            }
        }
        return List.copyOf(folders);
    }

    /** Returns the name that Maven would use; for a project without a group, the name of the build. */
    private static String publicName(Project project) {
        String group = project.getGroup().toString();
        return (group.isEmpty() ? project.getRootProject().getName() : group) + "/" + project.getName();
    }

    /**
     * Returns the jars of other projects of the build. Their {@code @public} schemas are in the jars, but the class
     * path only has their class folders.
     */
    private static FileCollection jars(Project project, SourceSet set) {
        LibraryElements jar = project.getObjects().named(LibraryElements.class, LibraryElements.JAR);
        return project.getConfigurations()
                .getByName(set.getCompileClasspathConfigurationName())
                .getIncoming()
                .artifactView(view -> view.getAttributes().attribute(LibraryElements.LIBRARY_ELEMENTS_ATTRIBUTE, jar))
                .getFiles();
    }
}
