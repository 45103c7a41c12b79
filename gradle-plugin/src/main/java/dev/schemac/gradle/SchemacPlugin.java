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
import org.gradle.api.tasks.SourceSet;
import org.gradle.api.tasks.TaskProvider;

/**
 * The plugin {@code dev.schemac}. Each source set has a task that generates Java sources from the schemas in
 * {@code src/<set>/epl}. The sources are added to the source set, the index of the parsers to its resources.
 * Nothing else needs configuration.
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
                .configureEach(set -> addTask(project, options, set));
    }

    private static void setDefaults(SchemacOptions options) {
        options.getIncludes().convention(List.of("**/*.epl"));
        options.getExcludes().convention(List.of());
        options.getSkip().convention(false);
        CompilerProperties.setDefaults(options);
    }

    private static void addTask(Project project, SchemacOptions options, SourceSet set) {
        TaskProvider<SchemacGenerate> task = project.getTasks()
                .register(set.getTaskName("generate", "schemac"), SchemacGenerate.class, generate -> {
                    generate.setDescription(
                            "Generates Java sources from the schemas of the source set '" + set.getName() + "'.");
                    setConventions(generate, options);
                    setPlaces(project, generate, set);
                });
        set.getJava().srcDir(task.flatMap(SchemacGenerate::getOutputDirectory));
        set.getResources().srcDir(task.flatMap(SchemacGenerate::getResourceDirectory));
        // Kotlin's compiler reads the Java sources that it is compiled with.
        String kotlin = set.getCompileTaskName("kotlin");
        project.getTasks().matching(each -> each.getName().equals(kotlin)).configureEach(each -> each.dependsOn(task));
    }

    private static void setConventions(SchemacGenerate generate, SchemacOptions options) {
        generate.getIncludes().convention(options.getIncludes());
        generate.getExcludes().convention(options.getExcludes());
        CompilerProperties.setConventions(generate, options);
        generate.getSkip().convention(options.getSkip());
        generate.onlyIf(
                "schemac.skip is not set",
                task -> !((SchemacGenerate) task).getSkip().get());
    }

    private static void setPlaces(Project project, SchemacGenerate generate, SourceSet set) {
        String name = set.getName();
        Directory folder = project.getLayout().getProjectDirectory();
        DirectoryProperty build = project.getLayout().getBuildDirectory();
        generate.getSourceSetName().convention(name);
        generate.getSourceDirectory().convention(folder.dir("src/" + name + "/epl"));
        generate.getOutputDirectory().convention(build.dir("generated/sources/schemac/" + name));
        generate.getResourceDirectory().convention(build.dir("generated/resources/schemac/" + name));
        generate.getStateDirectory().convention(build.dir("schemac/" + name));
        // Only source sets that others can depend on offer their schemas.
        generate.getPublishAs().convention(project.provider(() -> SourceSet.isMain(set) ? publicName(project) : ""));
        generate.getClassPath().from((Callable<FileCollection>) set::getCompileClasspath, jars(project, set));
        generate.getSourcePath().from((Callable<Set<File>>) () -> {
            Set<File> folders = new LinkedHashSet<>(set.getJava().getSrcDirs());
            folders.remove(generate.getOutputDirectory().get().getAsFile());
            // Outputs of other tasks are excluded: this task would have to wait for them, and some of them read its
            // output.
            Path generated = build.get().getAsFile().toPath();
            folders.removeIf(each -> each.toPath().startsWith(generated));
            return folders;
        });
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
