package dev.schemac.maven;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.CompilerOptions.Option;
import java.io.File;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.inject.Inject;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;
import org.codehaus.plexus.build.BuildContext;
import org.codehaus.plexus.util.DirectoryScanner;

/** What all goals have in common: which schemas they read, and how errors are reported. */
abstract class AbstractSchemaMojo extends AbstractMojo {
    // Maven and the tests set the parameters, so they are not private.

    /** The project that is built. */
    @Parameter(defaultValue = "${project}", readonly = true, required = true)
    MavenProject project;

    /** The run of Maven. */
    @Parameter(defaultValue = "${session}", readonly = true, required = true)
    MavenSession session;

    /** Reports errors and new files to editors that run Maven. */
    @Inject
    BuildContext buildContext;

    /** Which files below the folder of the schemas are schemas. Patterns are those of Ant. */
    @Parameter(property = "schemac.includes", defaultValue = "**/*.epl")
    String[] includes = {"**/*.epl"};

    /** Which of them are not. */
    @Parameter(property = "schemac.excludes")
    String[] excludes = {};

    /** The Java package of schemas whose file declares no module. By default they are in the unnamed package. */
    @Parameter(property = "schemac.defaultPackage", defaultValue = "")
    String defaultPackage;

    /**
     * What kind of classes events are: {@code bean}, mutable with getters and setters, or {@code record}, with a
     * builder.
     */
    @Parameter(property = "schemac.style", defaultValue = "bean")
    String style = "bean";

    /**
     * When the strings of beans are made: {@code eager}, when a document is parsed, or {@code lazy}, when they are
     * first asked for. {@code @Column(lazy=...)} decides for a column.
     */
    @Parameter(property = "schemac.strings", defaultValue = "eager")
    String strings = "eager";

    /**
     * What columns are called in Java: {@code java}, {@code getHtmlUrl()} for column {@code html_url}, or {@code as-is},
     * {@code getHtml_url()}. {@code @JsonSchema(names=...)} decides for a schema.
     */
    @Parameter(property = "schemac.names", defaultValue = "java")
    String names = "java";

    /**
     * What arrays are in Java: {@code array}, by default in beans, or {@code list}, which cannot be changed, by default in
     * records. {@code @JsonSchema(collections=...)} decides for a schema.
     */
    @Parameter(property = "schemac.collections")
    String collections;

    /** Whether to warn wherever Esper would refuse what schemac accepts. */
    @Parameter(property = "schemac.esper", defaultValue = "false")
    boolean esper;

    /**
     * Whether every bean can be filled again by {@code parseInto}, not only those of schemas with {@code
     * @JsonSchema(refill=true)}.
     */
    @Parameter(property = "schemac.refill", defaultValue = "false")
    boolean refill;

    /**
     * Whether value classes say by {@code @NullMarked} and {@code @Nullable} of JSpecify where null is a value. The project
     * then needs {@code org.jspecify:jspecify} to be compiled.
     */
    @Parameter(property = "schemac.jspecify", defaultValue = "false")
    boolean jspecify;

    /** Whether to do nothing at all. */
    @Parameter(property = "schemac.skip", defaultValue = "false")
    boolean skip;

    @Override
    public final void execute() throws MojoExecutionException, MojoFailureException {
        if (skip) {
            getLog().info("Skipped, as schemac.skip is set");
            return;
        }
        try {
            run(schemas());
        } catch (FileSystemException e) {
            throw new MojoExecutionException(e.getFile() + ": " + reason(e), e);
        } catch (IOException e) {
            throw new MojoExecutionException(e.getMessage() == null ? e.toString() : e.getMessage(), e);
        }
    }

    /** Does the work, for these schema files. */
    abstract void run(List<Path> schemas) throws IOException, MojoFailureException;

    /** The folder of the schemas. */
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
     * The options that do not depend on the goal, and where classes are looked for.
     *
     * @param classPath without the classes of the sources at hand: they may be older than these, or not there yet
     */
    final CompilerOptions options(List<String> classPath, List<String> sourcePath) throws MojoFailureException {
        CompilerOptions options = CompilerOptions.DEFAULT
                .withClassPath(existing(classPath))
                .withSourcePath(existing(sourcePath))
                .withEsper(esper)
                .withRefill(refill)
                .withJSpecify(jspecify);
        options = with(options, Option.DEFAULT_PACKAGE, defaultPackage);
        options = with(options, Option.STYLE, style);
        options = with(options, Option.STRINGS, strings);
        options = with(options, Option.NAMES, names);
        return with(options, Option.COLLECTIONS, collections);
    }

    /** @param value null if the POM contains none */
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
        return e.getReason() == null ? e.getClass().getSimpleName() : e.getReason();
    }

    static String count(int number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }
}
