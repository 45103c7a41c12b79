package dev.schemac.maven;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.CompilerOptions.Option;
import dev.schemac.codegen.build.OutputConflictException;
import dev.schemac.dsl.diagnostic.SchemaException;
import java.io.File;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.inject.Inject;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;
import org.codehaus.plexus.build.BuildContext;
import org.codehaus.plexus.util.DirectoryScanner;

/** Contains the common parts of all goals: the selection of schemas, and the report of errors. */
abstract class AbstractSchemaMojo extends AbstractMojo {
    // Maven and the tests set the parameters, so they are not private.

    /** The project being built. */
    @Parameter(defaultValue = "${project}", readonly = true, required = true)
    MavenProject project;

    /** The Maven session. */
    @Parameter(defaultValue = "${session}", readonly = true, required = true)
    MavenSession session;

    /** The current execution. Outputs are recorded under its name. */
    @Parameter(defaultValue = "${mojoExecution}", readonly = true, required = true)
    MojoExecution execution;

    /** Reports errors and new files to editors that run Maven. */
    @Inject
    BuildContext buildContext;

    /** Patterns of schema files below the folder of the schemas, as in Ant. */
    @Parameter(property = "schemac.includes", defaultValue = "**/*.epl")
    String[] includes = {"**/*.epl"};

    /** Patterns of files to exclude. */
    @Parameter(property = "schemac.excludes")
    String[] excludes = {};

    /** The Java package of schemas whose file declares no module. By default they are in the unnamed package. */
    @Parameter(property = "schemac.defaultPackage", defaultValue = "")
    String defaultPackage;

    /** Kind of generated class: {@code bean}, mutable with getters and setters, or {@code record}, with a builder. */
    @Parameter(property = "schemac.style", defaultValue = "bean")
    String style = "bean";

    /**
     * When beans decode strings: {@code eager}, while a document is parsed, or {@code lazy}, on first access.
     * {@code @Column(lazy=...)} overrides it for a column.
     */
    @Parameter(property = "schemac.strings", defaultValue = "eager")
    String strings = "eager";

    /**
     * Java naming of columns. With {@code java}, the getter of column {@code html_url} is {@code getHtmlUrl()}. With
     * {@code as-is} it is {@code getHtml_url()}. {@code @JsonSchema(names=...)} overrides it for a schema.
     */
    @Parameter(property = "schemac.names", defaultValue = "java")
    String names = "java";

    /**
     * Java type of array columns: {@code array}, the default for beans, or {@code list}, an immutable list, the default
     * for records. {@code @JsonSchema(collections=...)} overrides it for a schema.
     */
    @Parameter(property = "schemac.collections")
    String collections;

    /** Whether to warn about schemas that Esper rejects and schemac accepts. */
    @Parameter(property = "schemac.esper", defaultValue = "false")
    boolean esper;

    /**
     * Whether {@code parseInto} can refill every bean, not only beans of schemas with {@code @JsonSchema(refill=true)}.
     */
    @Parameter(property = "schemac.refill", defaultValue = "false")
    boolean refill;

    /**
     * Whether value classes declare nullability with {@code @NullMarked} and {@code @Nullable} of JSpecify: {@code true},
     * {@code false}, or {@code auto}. With {@code auto} they do if {@code org.jspecify:jspecify} is on the class path of
     * the goal. A module must also name it in {@code module-info.java}.
     */
    @Parameter(property = "schemac.jspecify", defaultValue = "auto")
    String jspecify = "auto";

    /**
     * Whether value classes select their adapter for Gson with {@code @JsonAdapter}: {@code true}, {@code false}, or
     * {@code auto}. With {@code auto} they do if {@code dev.schemac:schemac-gson} is on the class path of the goal. A
     * module must also name it in {@code module-info.java}. If Gson is there without it, the goal warns,
     * and generated classes reject Gson.
     */
    @Parameter(property = "schemac.gson", defaultValue = "auto")
    String gson = "auto";

    /** Whether to skip all work. */
    @Parameter(property = "schemac.skip", defaultValue = "false")
    boolean skip;

    @Override
    public final void execute() throws MojoExecutionException, MojoFailureException {
        if (skip) {
            getLog().info("Skipped because schemac.skip is set");
            return;
        }
        UnknownParameters.messages(project, execution).forEach(getLog()::warn);
        try {
            run(schemas());
        } catch (SchemaException e) {
            throw schemaLog().failure(e.findings());
        } catch (OutputConflictException e) {
            throw new MojoFailureException(e.getMessage(), e);
        } catch (FileSystemException e) {
            throw new MojoExecutionException(e.getFile() + ": " + reason(e), e);
        } catch (IOException e) {
            throw new MojoExecutionException(e.getMessage() == null ? e.toString() : e.getMessage(), e);
        }
    }

    /** Runs the goal for these schema files. */
    abstract void run(List<Path> schemas) throws IOException, MojoFailureException;

    /** Returns the folder of the schemas. */
    abstract File schemaFolder();

    private List<Path> schemas() {
        if (!schemaFolder().isDirectory()) {
            return List.of();
        }
        DirectoryScanner scanner = new DirectoryScanner();
        scanner.setBasedir(schemaFolder());
        scanner.setIncludes(includes);
        scanner.setExcludes(excludes);
        scanner.addDefaultExcludes();
        scanner.scan();
        return Stream.of(scanner.getIncludedFiles())
                .sorted()
                .map(schemaFolder().toPath()::resolve)
                .toList();
    }

    /**
     * Returns the options that do not depend on the goal, with the class path and source path for classes that schemas
     * name.
     *
     * @param classPath without the classes of the project's own sources, which may be outdated or missing
     */
    final CompilerOptions options(List<String> classPath, List<String> sourcePath) throws MojoFailureException {
        CompilerOptions options = CompilerOptions.DEFAULT
                .withClassPath(existing(classPath))
                .withSourcePath(existing(sourcePath))
                .withEsper(esper)
                .withRefill(refill);
        options = with(options, Option.DEFAULT_PACKAGE, defaultPackage);
        options = with(options, Option.STYLE, style);
        options = with(options, Option.STRINGS, strings);
        options = with(options, Option.NAMES, names);
        options = with(options, Option.JSPECIFY, jspecify);
        options = with(options, Option.GSON, gson);
        return with(options, Option.COLLECTIONS, collections);
    }

    /**
     * Sets an option.
     *
     * @param value null if the POM contains none
     */
    private static CompilerOptions with(CompilerOptions options, Option<?> option, String value)
            throws MojoFailureException {
        try {
            return value == null ? options : options.withValue(option, value);
        } catch (IllegalArgumentException e) {
            throw new MojoFailureException(option.name() + ": " + e.getMessage(), e);
        }
    }

    private static List<Path> existing(List<String> paths) {
        return paths.stream().map(Path::of).filter(Files::exists).toList();
    }

    final SchemaLog schemaLog() {
        boolean editor = session != null
                && (session.getSystemProperties().containsKey("m2e.version")
                        || session.getUserProperties().containsKey("m2e.version"));
        return new SchemaLog(getLog(), editor ? buildContext : null);
    }

    private static String reason(FileSystemException e) {
        if (e instanceof AccessDeniedException) {
            return "permission denied";
        }
        if (e instanceof NoSuchFileException) {
            return "no such file or folder";
        }
        return e.getReason() == null ? e.getClass().getSimpleName() : e.getReason();
    }

    /** Returns all paths except one, in any spelling of it. */
    static List<String> without(List<String> paths, String one) {
        Path left = one == null ? null : normal(one);
        return paths.stream().filter(path -> !normal(path).equals(left)).toList();
    }

    private static Path normal(String path) {
        return Path.of(path).toAbsolutePath().normalize();
    }

    static String count(int number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }
}
