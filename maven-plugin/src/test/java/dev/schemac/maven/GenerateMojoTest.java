package dev.schemac.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.schemac.runtime.ObjectParser;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;
import org.apache.maven.execution.DefaultMavenExecutionRequest;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.model.Plugin;
import org.apache.maven.model.PluginExecution;
import org.apache.maven.model.Resource;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.descriptor.MojoDescriptor;
import org.apache.maven.plugin.descriptor.Parameter;
import org.apache.maven.plugin.descriptor.PluginDescriptor;
import org.apache.maven.plugin.logging.SystemStreamLog;
import org.apache.maven.project.MavenProject;
import org.codehaus.plexus.build.BuildContext;
import org.codehaus.plexus.util.xml.Xpp3Dom;
import org.eclipse.aether.RepositorySystemSession;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GenerateMojoTest {
    /** Where these tests have {@code schemac-runtime} from. */
    private static final String RUNTIME = Path.of(URI.create(ObjectParser.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toString()))
            .toString();

    @TempDir
    private Path folder;

    private final List<String> log = new ArrayList<>();
    private final GenerateMojo mojo = new GenerateMojo();

    @BeforeEach
    void configureAsMavenDoes() throws IOException {
        mojo.project = new MavenProject();
        mojo.sourceDirectory = Files.createDirectories(folder.resolve("epl")).toFile();
        mojo.outputDirectory = folder.resolve("sources").toFile();
        mojo.resourceDirectory = folder.resolve("resources").toFile();
        mojo.classPath = List.of(RUNTIME);
        mojo.stateDirectory = folder.resolve("state").toFile();
        mojo.execution = new MojoExecution(new Plugin(), "generate", "default");
        mojo.setLog(new SystemStreamLog() {
            @Override
            public void info(CharSequence line) {
                log.add("info " + line);
            }

            @Override
            public void warn(CharSequence line) {
                log.add("warn " + line);
            }

            @Override
            public void error(CharSequence line) {
                log.add("error " + line);
            }
        });
    }

    @Test
    void generatesIntoASourceRootAndAResourceRoot() throws Exception {
        schema("Point.epl", "module geo;\ncreate json schema Point(x double);\n");
        mojo.execute();
        assertThat(folder.resolve("sources/geo")).isDirectoryContaining("glob:**/PointParser.java");
        assertThat(folder.resolve("resources/META-INF/services/dev.schemac.runtime.ObjectParser"))
                .hasContent("geo.PointParser");
        assertThat(mojo.project.getCompileSourceRoots()).containsExactly(mojo.outputDirectory.getPath());
        assertThat(mojo.project.getResources())
                .extracting(Resource::getDirectory)
                .containsExactly(mojo.resourceDirectory.getPath());
        assertThat(log).containsExactly("info Compiled 1 schema file: 6 generated files written, 0 unchanged");
    }

    @Test
    void addsTheRootsWhereNothingHadToBeWritten() throws Exception {
        schema("Point.epl", "create json schema Point(x double);\n");
        mojo.execute();
        mojo.project = new MavenProject();
        mojo.execute();
        assertThat(log).last().isEqualTo("info Up to date: 1 schema file, 6 generated files");
        assertThat(mojo.project.getCompileSourceRoots()).hasSize(1);
        assertThat(mojo.project.getResources()).hasSize(1);
    }

    @Test
    void putsSchemasWithoutAModuleIntoTheDefaultPackage() throws Exception {
        schema("Point.epl", "create json schema Point(x double);\n");
        mojo.defaultPackage = "com.acme";
        mojo.execute();
        assertThat(folder.resolve("sources/com/acme/Point.java")).isRegularFile();
    }

    @Test
    void warnsOfClassesThatPackagesCannotUse() throws Exception {
        schema("Point.epl", "create json schema Point(x double);\n");
        Path sources = folder.resolve("java");
        Files.createDirectories(sources.resolve("com/acme/shop/view"));
        mojo.project.addCompileSourceRoot(sources.toString());
        Files.writeString(sources.resolve("Main.java"), "class Main {}");
        mojo.execute();
        assertThat(log).containsExactly("info Compiled 1 schema file: 6 generated files written, 0 unchanged");

        Files.writeString(sources.resolve("com/acme/shop/view/Map.java"), "package com.acme.shop.view; class Map {}");
        Files.writeString(sources.resolve("com/acme/shop/Shop.java"), "package com.acme.shop; class Shop {}");
        String warning = "warn Classes of schemas without a module are in the unnamed package, so classes of packages"
                + " cannot use them: Point. Begin the schema file with its Java package, such as"
                + " 'module com.acme.shop;', or set the parameter 'defaultPackage'.";
        log.clear();
        mojo.execute();
        assertThat(log).containsExactly("info Up to date: 1 schema file, 6 generated files", warning);

        mojo.defaultPackage = "com.acme.shop";
        mojo.execute();
        log.clear();
        mojo.execute();
        assertThat(log).containsExactly("info Up to date: 1 schema file, 6 generated files");
    }

    @Test
    void findsEnumsAmongTheSourcesOfTheProject() throws Exception {
        Path sources = folder.resolve("java");
        Files.createDirectories(sources.resolve("geo"));
        Files.writeString(sources.resolve("geo/Color.java"), "package geo; public enum Color { RED }");
        mojo.project.addCompileSourceRoot(sources.toString());
        schema("Point.epl", "module geo;\nimport geo.Color;\ncreate json schema Point(color Color);\n");
        mojo.execute();
        assertThat(folder.resolve("sources/geo/Point.java")).content().contains("public Color getColor()");
    }

    @Test
    void warnsOfWhatEsperRefuses() throws Exception {
        Path point = schema("Point.epl", "create json schema Point(index int);\n");
        mojo.esper = true;
        mojo.execute();
        assertThat(log).first().asString().startsWith("warn " + point + ":[1,26] ");
    }

    @Test
    void warnsAboutUnknownParametersOfItsExecution() throws Exception {
        Plugin plugin = new Plugin();
        plugin.setConfiguration(configuration("sytle", "failOnViolation", "project"));
        PluginExecution own = new PluginExecution();
        own.setId("records");
        own.setConfiguration(configuration("sytle", "style", "colour"));
        plugin.addExecution(own);
        PluginExecution other = new PluginExecution();
        other.setId("other");
        other.setConfiguration(configuration("nothing"));
        plugin.addExecution(other);
        mojo.project.getBuild().addPlugin(plugin);
        PluginDescriptor descriptor = new PluginDescriptor();
        MojoDescriptor generate = goal(descriptor, "generate", "style", "strings");
        goal(descriptor, "check", "failOnViolation");
        mojo.execution = new MojoExecution(generate, "records");
        descriptor.setPlugin(plugin);
        mojo.execute();
        assertThat(log)
                .startsWith(
                        "warn The configuration in the POM has an unknown parameter 'sytle'; did you mean 'style'?",
                        "warn The configuration in the POM has an unknown parameter 'project'",
                        "warn The configuration in the POM has an unknown parameter 'colour'")
                .hasSize(4);
    }

    private static Xpp3Dom configuration(String... parameters) {
        Xpp3Dom configuration = new Xpp3Dom("configuration");
        for (String parameter : parameters) {
            configuration.addChild(new Xpp3Dom(parameter));
        }
        return configuration;
    }

    /** Adds a goal with these parameters and a read-only one. */
    private static MojoDescriptor goal(PluginDescriptor plugin, String name, String... parameters) throws Exception {
        MojoDescriptor goal = new MojoDescriptor();
        goal.setGoal(name);
        goal.setPluginDescriptor(plugin);
        goal.addParameter(parameter("project", false));
        for (String parameter : parameters) {
            goal.addParameter(parameter(parameter, true));
        }
        plugin.addMojo(goal);
        return goal;
    }

    private static Parameter parameter(String name, boolean editable) {
        Parameter parameter = new Parameter();
        parameter.setName(name);
        parameter.setEditable(editable);
        return parameter;
    }

    @Test
    void doesNothingWithoutASourceFolder() throws Exception {
        mojo.sourceDirectory = folder.resolve("none").toFile();
        mojo.execute();
        assertThat(log).containsExactly("info No schemas: there is no folder " + mojo.sourceDirectory);
        assertThat(mojo.project.getCompileSourceRoots()).isEmpty();
        assertThat(mojo.outputDirectory).doesNotExist();
    }

    @Test
    void warnsOfSchemasInOtherFolders() throws Exception {
        Path src = mavenFolders();
        Path main = src.resolve("main");
        misplaced(main.resolve("resources/Order.epl"));
        mojo.execute();
        assertThat(log)
                .containsExactly("warn No classes are generated: there is no schema file in src/main/epl, but there is"
                        + " src/main/resources/Order.epl. Move it to src/main/epl, or set the parameter"
                        + " 'sourceDirectory' of schemac-maven-plugin to its folder.");

        misplaced(src.resolve("A.epl"));
        misplaced(src.resolve("epl/B.epl"));
        misplaced(src.resolve("test/epl/Case.epl"));
        log.clear();
        mojo.execute();
        assertThat(log)
                .containsExactly("warn No classes are generated: there is no schema file in src/main/epl, but there is"
                        + " src/A.epl, src/epl/B.epl, src/main/resources/Order.epl and 1 more. Move them to"
                        + " src/main/epl, or set the parameter 'sourceDirectory' of schemac-maven-plugin to their"
                        + " folder.");
    }

    @Test
    void doesNotWarnOfOtherFoldersWhereSchemasAreInTheirs() throws Exception {
        Path src = mavenFolders();
        misplaced(src.resolve("main/resources/Order.epl"));
        Files.createDirectories(mojo.sourceDirectory.toPath());
        schema("Point.epl", "create json schema Point(x double);\n");
        mojo.execute();
        assertThat(log).containsExactly("info Compiled 1 schema file: 6 generated files written, 0 unchanged");
    }

    @Test
    void doesNotWarnOfExcludedSchemas() throws Exception {
        Path src = mavenFolders();
        misplaced(src.resolve("main/resources/Order.epl"));
        Files.createDirectories(mojo.sourceDirectory.toPath());
        schema("Point.epl", "create json schema Point(x double);\n");
        mojo.excludes = new String[] {"*"};
        mojo.execute();
        assertThat(log).containsExactly("info No schemas: no file in " + mojo.sourceDirectory + " is included");
    }

    @Test
    void doesNotWarnOfFoldersOfOtherExecutions() throws Exception {
        Path src = mavenFolders();
        misplaced(src.resolve("test/epl/Case.epl"));
        misplaced(src.resolve("main/events/Event.epl"));
        Plugin plugin = new Plugin();
        plugin.setGroupId("dev.schemac");
        plugin.setArtifactId("schemac-maven-plugin");
        PluginExecution tests = new PluginExecution();
        tests.setId("tests");
        tests.addGoal("generate-test");
        plugin.addExecution(tests);
        PluginExecution events = new PluginExecution();
        events.setId("events");
        events.addGoal("generate");
        Xpp3Dom configuration = new Xpp3Dom("configuration");
        Xpp3Dom sourceDirectory = new Xpp3Dom("sourceDirectory");
        sourceDirectory.setValue("src/main/events");
        configuration.addChild(sourceDirectory);
        events.setConfiguration(configuration);
        plugin.addExecution(events);
        mojo.project.getBuild().addPlugin(plugin);
        mojo.execution = new MojoExecution(plugin, "generate", "default");
        mojo.execute();
        assertThat(log).containsExactly("info No schemas: there is no folder " + mojo.sourceDirectory);
    }

    /** Lays the project out as Maven does, and returns its folder {@code src}. */
    private Path mavenFolders() {
        mojo.project.setFile(folder.resolve("pom.xml").toFile());
        mojo.sourceDirectory = folder.resolve("src/main/epl").toFile();
        return folder.resolve("src");
    }

    private static void misplaced(Path file) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, "create json schema Misplaced(x double);\n");
    }

    @Test
    void doesNothingWhereItIsToSkip() throws Exception {
        schema("Point.epl", "broken");
        mojo.skip = true;
        mojo.execute();
        assertThat(log).containsExactly("info Skipped because schemac.skip is set");
    }

    @Test
    void logsEveryErrorWithItsPlaceAndFails() throws Exception {
        Path book = schema("Book.epl", "create json schema Book(author Naems);\ncreate json schema Names(x int);\n");
        Path shelf = schema("Shelf.epl", "create json schema Shelf(\n  room strin);\n");
        assertThatThrownBy(mojo::execute)
                .isExactlyInstanceOf(MojoFailureException.class)
                .hasMessage("schemac: 2 errors in 2 files");
        assertThat(log)
                .containsExactly(
                        "error " + book + ":[1,32] unknown type 'Naems'; did you mean 'Names'? [SC012]",
                        "error   create json schema Book(author Naems);",
                        "error                                  ^^^^^",
                        "error " + shelf + ":[2,8] unknown type 'strin'; did you mean 'string'? [SC012]",
                        "error     room strin);",
                        "error          ^^^^^");
        assertThat(mojo.outputDirectory).doesNotExist();
    }

    @Test
    void generatesRecordsWhereAsked() throws Exception {
        schema("Point.epl", "create json schema Point(x int);\n");
        mojo.style = "record";
        mojo.execute();
        assertThat(folder.resolve("sources/Point.java")).content().contains("public record Point(Integer x)");
    }

    @Test
    void generatesLazyTextsWhereAsked() throws Exception {
        schema("Point.epl", "create json schema Point(label string);\n");
        mojo.strings = "lazy";
        mojo.execute();
        assertThat(folder.resolve("sources/Point.java")).content().contains("long labelAt;");
        mojo.strings = "late";
        assertThatThrownBy(mojo::execute)
                .isExactlyInstanceOf(MojoFailureException.class)
                .hasMessage("strings: expected one of [eager, lazy] but was 'late'");
    }

    @Test
    void columnsAreCalledAsAsked() throws Exception {
        schema("Page.epl", "create json schema Page(html_url string);\n");
        mojo.execute();
        assertThat(folder.resolve("sources/Page.java")).content().contains(" getHtmlUrl() {");
        mojo.names = "as-is";
        mojo.execute();
        assertThat(folder.resolve("sources/Page.java")).content().contains(" getHtml_url() {");
        mojo.names = "asIs";
        assertThatThrownBy(mojo::execute)
                .isExactlyInstanceOf(MojoFailureException.class)
                .hasMessage("names: expected one of [java, as-is] but was 'asIs'; did you mean 'as-is'?");
    }

    @Test
    void saysWhereNullIsAValueWhereJSpecifyIsADependency() throws Exception {
        schema("Point.epl", "create json schema Point(label string);\n");
        Path library = Files.createDirectories(folder.resolve("jspecify/org/jspecify/annotations"));
        Files.createFile(library.resolve("NullMarked.class"));
        mojo.classPath = List.of(RUNTIME, folder.resolve("jspecify").toString());
        mojo.execute();
        assertThat(folder.resolve("sources/Point.java"))
                .content()
                .contains("@NullMarked", "public @Nullable String getLabel() {");
        mojo.jspecify = "false";
        mojo.execute();
        assertThat(folder.resolve("sources/Point.java")).content().doesNotContain("@NullMarked");
        mojo.jspecify = "auto";
        mojo.execute();
        assertThat(folder.resolve("sources/Point.java")).content().contains("@NullMarked");
        mojo.classPath = List.of(RUNTIME);
        mojo.execute();
        assertThat(folder.resolve("sources/Point.java")).content().doesNotContain("@NullMarked");
        mojo.jspecify = "yes";
        assertThatThrownBy(mojo::execute)
                .isExactlyInstanceOf(MojoFailureException.class)
                .hasMessage("jspecify: expected one of [auto, true, false] but was 'yes'");
    }

    @Test
    void saysWhatToAddWhereJSpecifyIsMissing() throws Exception {
        schema("Point.epl", "create json schema Point(label string);\n");
        mojo.jspecify = "true";
        assertThatThrownBy(mojo::execute)
                .isExactlyInstanceOf(MojoFailureException.class)
                .hasMessage("""
                        jspecify: org.jspecify:jspecify is not on the compile class path of this project. Add to its dependencies:

                            <dependency>
                              <groupId>org.jspecify</groupId>
                              <artifactId>jspecify</artifactId>
                              <version>1.0.0</version>
                              <scope>provided</scope>
                            </dependency>
                        """);
        assertThat(mojo.outputDirectory).doesNotExist();
    }

    @Test
    void saysWhatToAddWhereTheAdapterForGsonIsMissing() throws Exception {
        schema("Point.epl", "create json schema Point(label string);\n");
        Plugin plugin = new Plugin();
        plugin.setVersion("1.2.3");
        mojo.execution = new MojoExecution(plugin, "generate", "default");
        mojo.gson = "true";
        assertThatThrownBy(mojo::execute)
                .isExactlyInstanceOf(MojoFailureException.class)
                .hasMessage("""
                        gson: schemac-gson is not on the compile class path of this project. Add to its dependencies:

                            <dependency>
                              <groupId>dev.schemac</groupId>
                              <artifactId>schemac-gson</artifactId>
                              <version>1.2.3</version>
                            </dependency>
                        """);
        assertThat(mojo.outputDirectory).doesNotExist();
    }

    @Test
    void selectsTheAdapterForGsonWhereItIsADependency() throws Exception {
        schema("Point.epl", "create json schema Point(label string);\n");
        Plugin plugin = new Plugin();
        plugin.setVersion("1.2.3");
        mojo.execution = new MojoExecution(plugin, "generate", "default");
        Path gson = Files.createDirectories(folder.resolve("gson/com/google/gson/annotations"));
        Files.createFile(gson.resolve("JsonAdapter.class"));
        Path adapter = Files.createDirectories(folder.resolve("adapter/dev/schemac/gson"));
        Files.createFile(adapter.resolve("EventAdapterFactory.class"));
        mojo.classPath = List.of(RUNTIME, folder.resolve("gson").toString());
        mojo.execute();
        assertThat(folder.resolve("sources/Point.java")).content().contains("@JsonAdapter(GsonGuard.class)");
        assertThat(log).contains("""
                        warn Gson is on the compile class path of this project, but schemac-gson is not, so new Gson() rejects generated classes. Add to its dependencies, or set the option 'gson' to 'false' if Gson does not read or write them:

                            <dependency>
                              <groupId>dev.schemac</groupId>
                              <artifactId>schemac-gson</artifactId>
                              <version>1.2.3</version>
                            </dependency>
                        """);
        mojo.classPath = List.of(
                RUNTIME,
                folder.resolve("gson").toString(),
                folder.resolve("adapter").toString());
        mojo.execute();
        assertThat(folder.resolve("sources/Point.java")).content().contains("@JsonAdapter(EventAdapterFactory.class)");
        mojo.gson = "false";
        mojo.execute();
        assertThat(folder.resolve("sources/Point.java")).content().doesNotContain("@JsonAdapter");
    }

    @Test
    void refusesAStyleThatIsNone() {
        mojo.style = "Record";
        assertThatThrownBy(mojo::execute)
                .isExactlyInstanceOf(MojoFailureException.class)
                .hasMessage("style: expected one of [bean, record] but was 'Record'; did you mean 'record'?");
    }

    @Test
    void refusesAPackageThatIsNone() {
        mojo.defaultPackage = "a..b";
        assertThatThrownBy(mojo::execute)
                .isExactlyInstanceOf(MojoFailureException.class)
                .hasMessage(
                        "defaultPackage: expected a Java package name of ASCII characters, outside of 'java', but found 'a..b'");
    }

    @Test
    void removesWhatWasGeneratedWhereTheSchemasAreGone() throws Exception {
        Path point = schema("Point.epl", "create json schema Point(x double);\n");
        mojo.execute();
        Files.delete(point);
        mojo.project = new MavenProject();
        mojo.execute();
        assertThat(log)
                .last()
                .isEqualTo("info Compiled 0 schema files: 0 generated files written, 0 unchanged, 6 removed");
        assertThat(mojo.outputDirectory).doesNotExist();
        assertThat(mojo.project.getCompileSourceRoots()).isEmpty();
    }

    @Test
    void readsWhatIsIncludedAndNotExcluded() throws Exception {
        Files.createDirectories(folder.resolve("epl/drafts"));
        schema("Point.epl", "create json schema Point(x double);\n");
        schema("drafts/Draft.epl", "broken");
        schema("Other.schema", "create json schema Other(x double);\n");
        mojo.includes = new String[] {"**/*.epl", "*.schema"};
        mojo.excludes = new String[] {"drafts/**"};
        mojo.execute();
        assertThat(log).containsExactly("info Compiled 2 schema files: 10 generated files written, 0 unchanged");
    }

    @Test
    void warnsOfWhatWasEditedAndKeepsIt() throws Exception {
        schema("Point.epl", "create json schema Point(x double);\n");
        mojo.execute();
        Path point = folder.resolve("sources/Point.java");
        Files.writeString(point, "by hand");
        log.clear();
        mojo.execute();
        Path kept = folder.resolve("state/edited/sources/Point.java");
        assertThat(kept).hasContent("by hand");
        assertThat(log)
                .containsExactly(
                        "warn " + point + " was changed by hand after it was generated; the changed file was moved to "
                                + kept + ". Change the schema, or generate to another folder and copy the file.",
                        "info Compiled 1 schema file: 1 generated file written, 5 unchanged");
    }

    @Test
    void failsWhereAFileOfSomebodyElseIsInTheWay() throws Exception {
        schema("Point.epl", "create json schema Point(x double);\n");
        Path point = folder.resolve("sources/Point.java");
        Files.createDirectories(point.getParent());
        Files.writeString(point, "class Point {}");
        assertThatThrownBy(mojo::execute)
                .isExactlyInstanceOf(MojoFailureException.class)
                .hasMessage(point
                        + " exists, but schemac did not generate it: move the file, or set another output folder");
        assertThat(point).hasContent("class Point {}");
    }

    @Test
    void leavesTheClassesOfTheModuleItselfToItsSources() throws Exception {
        Path classes = folder.resolve("classes");
        Files.createDirectories(classes.resolve("META-INF/schemac/a/b"));
        Files.writeString(classes.resolve("META-INF/schemac/a/b/schemas.index"), "broken");
        mojo.project.getBuild().setOutputDirectory(classes.toString());
        mojo.classPath = List.of(classes.toString(), RUNTIME);
        schema("Point.epl", "create json schema Point(x double);\n");
        mojo.execute();
        mojo.project.getBuild().setOutputDirectory(folder.resolve("other").toString());
        assertThatThrownBy(mojo::execute)
                .isExactlyInstanceOf(MojoExecutionException.class)
                .hasMessageStartingWith("the schemas in " + classes + " cannot be used: ");
    }

    @Test
    @SuppressWarnings("deprecation") // no other constructor of a session goes without a running Maven
    void marksErrorsInEditors() throws Exception {
        Path book = schema("Book.epl", "create json schema Book(author Naems);\n");
        List<String> marks = new ArrayList<>();
        mojo.buildContext = (BuildContext) Proxy.newProxyInstance(
                getClass().getClassLoader(), new Class<?>[] {BuildContext.class}, (proxy, method, arguments) -> {
                    marks.add(method.getName() + Arrays.toString(arguments));
                    return null;
                });
        DefaultMavenExecutionRequest request = new DefaultMavenExecutionRequest();
        request.setSystemProperties(new Properties());
        request.getSystemProperties().setProperty("m2e.version", "2.0");
        mojo.session = new MavenSession(null, (RepositorySystemSession) null, request, null);

        assertThatThrownBy(mojo::execute).isExactlyInstanceOf(MojoFailureException.class);
        schema("Book.epl", "create json schema Book(author string);\n");
        mojo.execute();

        assertThat(marks)
                .containsExactly(
                        "removeMessages[" + book + "]",
                        "addMessage[" + book + ", 1, 32, unknown type 'Naems' [SC012], 2, null]",
                        "removeMessages[" + book + "]",
                        "refresh[" + mojo.outputDirectory + "]",
                        "refresh[" + mojo.resourceDirectory + "]");
    }

    @Test
    void saysWhatToAddWhereTheRuntimeIsMissing() throws Exception {
        schema("Point.epl", "create json schema Point(x double);\n");
        Plugin plugin = new Plugin();
        plugin.setVersion("1.2.3");
        mojo.execution = new MojoExecution(plugin, "generate", "default");
        mojo.classPath = List.of();
        assertThatThrownBy(mojo::execute)
                .isExactlyInstanceOf(MojoFailureException.class)
                .hasMessage("""
                        schemac-runtime is not on the compile class path of this project, and generated classes need it. Add to its dependencies:

                            <dependency>
                              <groupId>dev.schemac</groupId>
                              <artifactId>schemac-runtime</artifactId>
                              <version>1.2.3</version>
                            </dependency>
                        """);
        assertThat(mojo.outputDirectory).doesNotExist();
    }

    @Test
    void needsNoRuntimeWithoutSchemas() throws Exception {
        mojo.classPath = List.of();
        mojo.execute();
        assertThat(log).containsExactly("info No schemas: no file in " + mojo.sourceDirectory + " is included");
    }

    @Test
    void warnsWhereOnlyTheCommandLineRunsIt() throws Exception {
        schema("Point.epl", "create json schema Point(x double);\n");
        Plugin plugin = new Plugin();
        plugin.setGroupId("dev.schemac");
        plugin.setArtifactId("schemac-maven-plugin");
        mojo.execution = new MojoExecution(plugin, "generate", "default-cli") {
            @Override
            public Source getSource() {
                return Source.CLI;
            }
        };
        mojo.project.getBuild().addPlugin(plugin);
        mojo.execute();
        assertThat(log)
                .first()
                .isEqualTo("warn This goal is not part of the build of this project: add"
                        + " <executions><execution><goals><goal>generate</goal></goals></execution></executions>"
                        + " to the plugin in its POM");

        PluginExecution bound = new PluginExecution();
        bound.addGoal("generate");
        plugin.addExecution(bound);
        log.clear();
        mojo.execute();
        assertThat(log).containsExactly("info Up to date: 1 schema file, 6 generated files");
    }

    @Test
    void reportsWhatCannotBeWritten() throws Exception {
        schema("Point.epl", "create json schema Point(x double);\n");
        Files.writeString(mojo.outputDirectory.toPath(), "a file where a folder belongs");
        assertThatThrownBy(mojo::execute)
                .isExactlyInstanceOf(MojoExecutionException.class)
                .hasMessageContaining(mojo.outputDirectory.getPath());
    }

    @Test
    void reportsWhatMayNotBeWritten() throws Exception {
        Path parent = Files.createDirectories(folder.resolve("closed"));
        mojo.outputDirectory = parent.resolve("sources").toFile();
        assumeTrue(parent.toFile().setWritable(false) && !Files.isWritable(parent), "this user may write everywhere");
        schema("Point.epl", "create json schema Point(x double);\n");
        assertThatThrownBy(mojo::execute)
                .isExactlyInstanceOf(MojoExecutionException.class)
                .hasMessage(mojo.outputDirectory + ": permission denied");
    }

    private Path schema(String name, String text) throws IOException {
        return Files.writeString(mojo.sourceDirectory.toPath().resolve(name), text);
    }
}
