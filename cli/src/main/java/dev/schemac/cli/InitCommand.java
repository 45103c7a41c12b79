package dev.schemac.cli;

import dev.schemac.cli.console.CommandFailure;
import dev.schemac.cli.console.ExitCode;
import dev.schemac.cli.console.ProductVersion;
import dev.schemac.cli.console.SchemaArguments;
import dev.schemac.cli.console.StandardStreams;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.diagnostic.Findings;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code schemac init [FOLDER]}: creates a first schema, and prints the lines for the build file. */
@Command(
        name = "init",
        header = "Write a first schema and print what to add to the build",
        description = "No other file is written or changed.",
        footer = {
            "Example: schemac init --module com.acme",
            "Exit codes: 0 success, 1 a file cannot be read or written, 2 an error in the command line"
        })
final class InitCommand extends AbstractCommand {
    private static final String SCHEMA_FOLDER = "src/main/epl";
    private static final String FILE = "Order.epl";

    private static final String SCHEMA = """
            import java.time.Instant;

            create json schema Order(id string, placed Instant, items Item[]);

            create json schema Item(sku string, quantity int, price BigDecimal);
            """;

    private static final String MAVEN = """
            Add to pom.xml, to the <dependencies>

            <dependency>
              <groupId>dev.schemac</groupId>
              <artifactId>schemac-runtime</artifactId>
              <version>%1$s</version>
            </dependency>

            and to the <plugins> of <build>

            <plugin>
              <groupId>dev.schemac</groupId>
              <artifactId>schemac-maven-plugin</artifactId>
              <version>%1$s</version>
              <executions><execution><goals><goal>generate</goal></goals></execution></executions>
            </plugin>
            """;

    /** For a pom.xml without a compiler plugin, because the default one of Maven 3.8 cannot compile for Java 17. */
    private static final String COMPILER = """

            Maven 3.8 selects a compiler plugin that cannot compile for Java 17. Set a newer version, and a property:

            <plugin>
              <artifactId>maven-compiler-plugin</artifactId>
              <version>3.14.0</version>
            </plugin>

            <maven.compiler.release>17</maven.compiler.release>
            """;

    /** The compiler plugin, or a parent, which can configure it. */
    private static final Pattern COMPILES = Pattern.compile("maven-compiler-plugin|<parent>");

    private static final String GROOVY = """
            Add to build.gradle

            plugins {
                id 'dev.schemac' version '%1$s'
            }
            dependencies {
                implementation 'dev.schemac:schemac-runtime:%1$s'
            }
            """;

    private static final String KOTLIN = """
            Add to build.gradle.kts

            plugins {
                id("dev.schemac") version "%1$s"
            }
            dependencies {
                implementation("dev.schemac:schemac-runtime:%1$s")
            }
            """;

    private static final String COMPILE = """
            Generate Java:

            schemac compile %1$s -o gen
            """;

    private static final String COMPILE_OR_PARSE = """
            Generate Java, or parse a document at once:

            schemac compile %1$s -o gen
            echo '{"id": "A-1", "items": [{"sku": "pen", "quantity": 12}]}' | schemac parse %1$s --type Order -
            """;

    @Parameters(
            paramLabel = "FOLDER",
            arity = "0..1",
            description = "Project folder, created if missing (default: the current folder)")
    private String project = "";

    @Option(names = "--maven", description = "Print what to add to Maven, even without a pom.xml")
    private boolean maven;

    @Option(names = "--gradle", description = "Print what to add to Gradle, even without a build file")
    private boolean gradle;

    @Option(names = "--module", paramLabel = "MODULE", description = "Module of the schema (default: com.example)")
    private String module = "com.example";

    InitCommand(StandardStreams streams) {
        super(streams);
    }

    /** The build tool of the project, with the lines for its build file. */
    private enum Build {
        MAVEN("pom.xml", InitCommand.MAVEN, "schemac-maven-plugin", "mvn compile"),
        GRADLE_KOTLIN("build.gradle.kts", KOTLIN, "['\"]dev[.]schemac['\"]", "gradle build"),
        GRADLE("build.gradle", GROOVY, "['\"]dev[.]schemac['\"]", "gradle build");

        private final String file;
        private final String added;
        private final Pattern mark;
        private final String next;

        /** @param mark a regular expression that matches files with these lines */
        Build(String file, String added, String mark, String next) {
            this.file = file;
            this.added = added;
            this.mark = Pattern.compile(mark);
            this.next = next;
        }
    }

    @Override
    public Integer call() throws CommandFailure {
        checkModule(module);
        Path folder = SchemaArguments.path(project);
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new CommandFailure("schemac: " + project + ": expected a folder but found a file");
        }
        Build build = build(folder);
        Path schemas = build == null ? folder : folder.resolve(SCHEMA_FOLDER);
        Path schema = schemas.resolve(FILE);
        String shown = Findings.printable(schema.toString());
        String next = build == null ? COMPILE_OR_PARSE.formatted(shown) : next(folder.resolve(build.file), build);
        try {
            if (hasSchemas(schemas, build == null ? 1 : Integer.MAX_VALUE)) {
                boolean isCurrent = schemas.toString().isEmpty();
                streams()
                        .message("schemac: " + (isCurrent ? "the current folder" : schemas)
                                + " already has schemas; no schema was written");
                streams()
                        .print(
                                build == null
                                        ? COMPILE.formatted(isCurrent ? "." : Findings.printable(schemas.toString()))
                                        : next);
            } else {
                String text = module.isEmpty() ? SCHEMA : "module " + module + ";\n\n" + SCHEMA;
                new SchemaCompiler(CompilerOptions.DEFAULT).write(new SchemaSource(schema.toString(), text));
                streams().print("Written: " + shown + "\n\n" + next);
            }
        } catch (IOException e) {
            throw CommandFailure.of(schema.toString(), e);
        }
        return ExitCode.OK;
    }

    /** Returns the build tool, or null if there is none. */
    private Build build(Path folder) {
        if (maven && gradle) {
            throw mistake("--maven and --gradle cannot be used together: choose one");
        }
        boolean isMaven = Files.exists(folder.resolve(Build.MAVEN.file));
        boolean isKotlin = Files.exists(folder.resolve(Build.GRADLE_KOTLIN.file));
        boolean isGroovy = Files.exists(folder.resolve(Build.GRADLE.file));
        if (!maven && !gradle && isMaven && (isKotlin || isGroovy)) {
            throw mistake("the project has files of Maven and of Gradle: add --maven or --gradle");
        }
        if (maven || !gradle && isMaven) {
            return Build.MAVEN;
        }
        if (isKotlin && !isGroovy) {
            return Build.GRADLE_KOTLIN;
        }
        return gradle || isGroovy ? Build.GRADLE : null;
    }

    private static String next(Path file, Build build) throws CommandFailure {
        String text;
        try {
            // in any encoding, because the patterns are ASCII
            text = Files.exists(file) ? Files.readString(file, StandardCharsets.ISO_8859_1) : "";
        } catch (IOException e) {
            throw CommandFailure.of(file.toString(), e);
        }
        String change = build.mark.matcher(text).find()
                ? build.file + " has the plugin already.\n"
                : build.added.formatted(ProductVersion.number());
        if (build == Build.MAVEN && !COMPILES.matcher(text).find()) {
            change += COMPILER;
        }
        return change + "\nThen '" + build.next + "' generates the classes.\n";
    }

    private static boolean hasSchemas(Path folder, int levels) throws IOException {
        if (!Files.isDirectory(folder)) {
            return false;
        }
        try (Stream<Path> files = Files.walk(folder, levels)) {
            return files.anyMatch(file -> file.toString().endsWith(".epl"));
        }
    }
}
