package dev.schemac.cli;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.schemac.cli.console.StandardStreams;
import dev.schemac.dsl.AnnotationPlacement;
import dev.schemac.dsl.LinkedSchemas;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.lint.LintOptions;
import dev.schemac.runtime.internal.integration.FileInput;
import dev.schemac.runtime.internal.integration.GzipInput;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.event.GeneratedEventType;
import dev.schemac.runtime.support.event.GeneratedObjectParser;
import dev.schemac.testing.ClassCycles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The command is a way in: what it compiles goes through {@code SchemaCompiler}, what it parses through the runtime.
 */
class ArchitectureTest {
    private static final JavaClasses COMMAND = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("dev.schemac.cli");

    @Test
    void callsTheFacadesOnly() {
        classes()
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(
                                "java..",
                                "picocli..",
                                "com.github.luben.zstd",
                                "org.snakeyaml.engine..",
                                "dev.schemac.cli..",
                                "dev.schemac.codegen",
                                "dev.schemac.codegen.build",
                                "dev.schemac.contracts",
                                "dev.schemac.contracts.load",
                                "dev.schemac.contracts.report",
                                "dev.schemac.export",
                                "dev.schemac.export.declaration",
                                "dev.schemac.contracts.infer",
                                "dev.schemac.codegen.select",
                                "dev.schemac.dsl.diagnostic",
                                "dev.schemac.lsp",
                                "dev.schemac.playground",
                                "dev.schemac.processor",
                                "dev.schemac.runtime",
                                "dev.schemac.runtime.stream")
                        .or(type(GeneratedParser.class))
                        .or(type(GeneratedObjectParser.class))
                        .or(type(GeneratedEventType.class)) // EventText wraps a generated parser
                        .or(type(JsonScanner.class))
                        .or(type(RuntimeAccess.class))
                        .or(type(FileInput.class))
                        .or(type(GzipInput.class))
                        .or(type(SchemaSource.class))
                        .or(type(AnnotationPlacement.class))
                        .or(type(LintOptions.class))
                        .or(type(LinkedSchemas.class)))
                .check(COMMAND);
    }

    /** Each package on its way from the streams of the process up to the commands. */
    @Test
    void arrowsBetweenPackagesLeadDown() {
        layeredArchitecture()
                .consideringOnlyDependenciesInLayers()
                .layer("commands")
                .definedBy("dev.schemac.cli")
                .layer("documents")
                .definedBy("dev.schemac.cli.documents")
                .layer("yaml")
                .definedBy("dev.schemac.cli.yaml")
                .layer("diagnostics")
                .definedBy("dev.schemac.cli.diagnostics")
                .layer("console")
                .definedBy("dev.schemac.cli.console")
                .whereLayer("commands")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("documents")
                .mayOnlyBeAccessedByLayers("commands")
                .whereLayer("yaml")
                .mayOnlyBeAccessedByLayers("commands")
                .whereLayer("diagnostics")
                .mayOnlyBeAccessedByLayers("commands", "documents")
                .check(COMMAND);
    }

    /** All others print messages by {@code message} and {@code lines}, which escape characters that a terminal obeys. */
    @Test
    void fewClassesPrintOnStandardErrorItself() {
        noClasses()
                .that()
                .doNotHaveSimpleName("Schemac") // passes it to picocli
                .and()
                .doNotHaveSimpleName("DiagnosticOptions") // colors
                .and()
                .doNotHaveSimpleName("Progress") // moves the cursor
                .and()
                .doNotHaveSimpleName("PlaygroundCommand") // prints in another thread
                .and()
                .doNotHaveSimpleName("CommandFiles") // finds the file of the stream
                .should()
                .callMethod(StandardStreams.class, "err")
                .check(COMMAND);
    }

    @Test
    void packagesAreSmallEnoughToBeReadAsAWhole() {
        assertThat(COMMAND.stream()
                        .filter(JavaClass::isTopLevelClass)
                        .collect(Collectors.groupingBy(JavaClass::getPackageName, Collectors.counting())))
                .isNotEmpty()
                .allSatisfy((name, classes) -> assertThat(classes).as(name).isLessThanOrEqualTo(25));
    }

    /** A package can be read class by class. */
    @Test
    void cyclesOfClassesAreShort() {
        assertThat(ClassCycles.of(COMMAND.stream()
                        .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
                        .map(used -> Map.entry(
                                used.getOriginClass().getName(),
                                used.getTargetClass().getBaseComponentType().getName()))))
                .isNotEmpty()
                .allSatisfy((name, cycles) -> assertThat(cycles)
                        .as(name)
                        .allSatisfy(cycle -> assertThat(cycle).hasSizeLessThanOrEqualTo(5)));
    }

    /** The modules that a build runs. */
    private static final List<String> BUILD_MODULES =
            List.of("schema-dsl", "runtime", "codegen", "contracts", "export", "maven-plugin", "gradle-plugin", "lsp");

    /** Only a command line may read system properties: an application that embeds a library does not expect them. */
    @Test
    void noOtherModuleReadsSystemProperties() throws IOException {
        Pattern read =
                Pattern.compile("\\b(System\\.getPropert|Boolean\\.getBoolean|Integer\\.getInteger|Long\\.getLong)");
        for (Path source : sourcesOfBuildsAnd("playground")) {
            assertThat(Files.readString(source)).as(source.toString()).doesNotContainPattern(read);
        }
    }

    /** {@code breaking} starts git. Nothing else of ours starts a program, except the desktop's browser for the playground. */
    @Test
    void onlyGitIsStarted() throws IOException {
        Pattern start = Pattern.compile("\\bProcessBuilder\\b|\\.\\s*exec\\s*\\(|getDesktop");
        for (Path source : sourcesOfBuildsAnd("playground", "cli")) {
            boolean starts = start.matcher(Files.readString(source)).find();
            String name = source.getFileName().toString();
            assertThat(starts)
                    .as(source.toString())
                    .isEqualTo(name.equals("OlderSchemas.java") || name.equals("Browser.java"));
        }
    }

    /**
     * Nothing of ours that a build runs knows more of the network than the text of a URI, and class paths. The playground
     * listens; its own tests say to whom.
     */
    @Test
    void opensNoConnection() throws IOException {
        for (Path source : sourcesOfBuildsAnd("cli")) {
            String text = Files.readString(source);
            if (source.endsWith("GeneratedClassLoader.java")) {
                // the address of an index in memory, which only these classes can open
                text = text.replaceAll("java\\.net\\.URL(Connection|StreamHandler);", "");
            }
            assertThat(text).as(source.toString()).doesNotContainPattern(NETWORK);
        }
    }

    /** Returns the main sources of the modules that a build runs, and of others; each has some. */
    private static List<Path> sourcesOfBuildsAnd(String... others) throws IOException {
        List<Path> sources = new ArrayList<>();
        for (String module :
                Stream.concat(BUILD_MODULES.stream(), Stream.of(others)).toList()) {
            try (Stream<Path> files = Files.walk(Path.of("..", module, "src/main/java"))) {
                List<Path> found =
                        files.filter(file -> file.toString().endsWith(".java")).toList();
                assertThat(found).as(module).isNotEmpty();
                sources.addAll(found);
            }
        }
        return sources;
    }

    /** What sources must not have, also by an import of all classes of a package, and what they may. */
    private static final Pattern NETWORK =
            Pattern.compile("java\\.net\\.(?!(URI|URISyntaxException|URL|URLClassLoader|MalformedURLException)\\b)\\w"
                    + "|(?m:^\\s*import\\s+(static\\s+)?java\\.(net|nio\\.channels)(\\.\\w+)*\\.\\*)|(javax|com\\.sun)\\.net\\b|java\\.rmi\\b|javax\\.naming\\b"
                    + "|\\.\\s*(open(Stream|Connection)|getContent)\\s*\\(|::\\s*(open(Stream|Connection)|getContent)\\b"
                    + "|(Socket|Datagram)Channel|\\bInetAddress\\b");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "import java.net.*;",
                "import java.net.Socket;",
                "import java.net.http.HttpClient;",
                "import static java.net.InetAddress.getByName;",
                "import java.nio.channels.*;",
                "java.nio.channels.SocketChannel.open()",
                "import java.net.URLConnection;",
                "import javax.net.ssl.*;",
                "uri.toURL().openStream()",
                "url\n    .getContent()",
                "URL::openStream"
            })
    void recognisesAConnection(String source) {
        assertThat(source).containsPattern(NETWORK);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "import java.net.URI;",
                "import java.net.URL;",
                "new java.net.URLClassLoader(urls)",
                "channel.open()",
                "\"import java.net.*;\""
            })
    void recognisesWhatIsNoConnection(String source) {
        assertThat(source).doesNotContainPattern(NETWORK);
    }
}
