package dev.schemac.codegen.build;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.StringStyle;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.dsl.diagnostic.Diagnostic;
import dev.schemac.dsl.diagnostic.Findings;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.dsl.lint.LintOptions;
import dev.schemac.dsl.model.CollectionStyle;
import dev.schemac.dsl.model.NamingStyle;
import dev.schemac.runtime.JsonEvent;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Schemas of one project that refer to the public ones of another, which is a jar or a folder on the class path. */
@Tag("slow")
class LibrarySchemasTest {

    private static final String PEOPLE = """
            module people;
            @public create json schema Person(name string, home Address, mood com.acme.Mood);
            create json schema Address(street string);
            """;

    private static final String INDEX = "META-INF/schemac/com.acme/people/schemas.index";

    @TempDir
    private Path folder;

    private BuildFolder people;
    private BuildFolder staff;

    @BeforeEach
    void projects() throws IOException {
        people = new BuildFolder(folder.resolve("people"));
        people.schema("sub/People.epl", PEOPLE);
        people.write("src/main/java/com/acme/Mood.java", "package com.acme; public enum Mood { GOOD, BAD }");
        people.options = people.options.withSourcePath(List.of(people.path("src/main/java")));
        people.publishAs = "com.acme/people";
        staff = new BuildFolder(folder.resolve("staff"));
        staff.schema(
                "Staff.epl",
                "module staff; uses people;"
                        + " @public create json schema Employee(salary double, boss Person) inherits Person;");
        staff.publishAs = "com.acme/staff";
    }

    @Test
    void aProjectWithPublicSchemasCarriesThem() throws IOException {
        people.build();

        assertThat(people.output())
                .containsEntry("resources/META-INF/schemac/com.acme/people/sub/People.epl", PEOPLE)
                .containsEntry("resources/" + INDEX, """
                        schemac 1
                        style bean
                        names java
                        package\s
                        schemas sub/People.epl
                        """);
    }

    @Test
    void aProjectWithoutPublicSchemasCarriesThemForMessages() throws IOException {
        people.schema("sub/People.epl", "create json schema Person(name string);");
        people.build();

        assertThat(people.output())
                .containsEntry("resources/" + INDEX, """
                        schemac 1
                        style bean
                        names java
                        package\s
                        private
                        schemas sub/People.epl
                        """)
                .containsKey("resources/META-INF/schemac/com.acme/people/sub/People.epl");
    }

    /** A library that compiles only with its own dependencies, which the project does not see. */
    private static final String PRIVATE = """
            module people;
            create json schema Person(name string, mood com.acme.hidden.Mood);
            create json enum Color('red');
            """;

    private Path privateLibrary() throws IOException {
        people.schema("sub/People.epl", PRIVATE);
        people.write("src/main/java/com/acme/hidden/Mood.java", "package com.acme.hidden; public enum Mood { GOOD }");
        people.options = people.options.withDefaultPackage("com.acme.people");
        people.build();
        Path library = folder.resolve("lib-1.jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(library))) {
            for (Map.Entry<String, String> file :
                    people.files("target/resources", "none").entrySet()) {
                if (!file.getValue().equals("folder")) {
                    out.putNextEntry(new JarEntry(file.getKey()));
                    out.write(file.getValue().getBytes(UTF_8));
                }
            }
        }
        return library;
    }

    @Test
    void schemasThatAreNotPublicAreNamed() throws IOException {
        Path library = privateLibrary();
        staff.options = staff.options.withClassPath(List.of(library));
        staff.schema("Staff.epl", "module staff;\ncreate json schema Boss(p Person, c Color, x Xyz);\n");

        assertThatThrownBy(staff::build).isInstanceOf(SchemaException.class).hasMessage("""
                        %1$s:2:27: error: schema 'people.Person' is not '@public'; declare it '@public' at %2$s:2:20 [SC053]
                          create json schema Boss(p Person, c Color, x Xyz);
                                                    ^^^^^^
                        %1$s:2:37: error: enum 'people.Color' is not '@public'; declare it '@public' at %2$s:3:18 [SC053]
                          create json schema Boss(p Person, c Color, x Xyz);
                                                              ^^^^^
                        %1$s:2:46: error: unknown type 'Xyz' [SC012]
                          create json schema Boss(p Person, c Color, x Xyz);
                                                                       ^^^""".formatted(
                        staff.path("src/main/epl/Staff.epl"), library + "!/sub/People.epl"));
    }

    @Test
    void aSchemaOfALibraryCannotBeDeclaredAgain() throws IOException {
        Path library = privateLibrary();
        staff.options = staff.options.withClassPath(List.of(library));
        staff.schema("Staff.epl", "module people;\ncreate json schema Person();\ncreate json enum Color('blue');\n");

        assertThatThrownBy(staff::build).isInstanceOf(SchemaException.class).hasMessage("""
                        %1$s:2:20: error: 'people.Person' is already declared at %2$s:2:20; delete or rename one of them [SC011]
                          create json schema Person();
                                             ^^^^^^
                        %1$s:3:18: error: 'people.Color' is already declared at %2$s:3:18; delete or rename one of them [SC011]
                          create json enum Color('blue');
                                           ^^^^^""".formatted(
                        staff.path("src/main/epl/Staff.epl"), library + "!/sub/People.epl"));

        // the classes are in different packages
        staff.schema("Staff.epl", "module other; create json schema Person(); create json enum Color('blue');");
        staff.build();
    }

    @Test
    void aPublicSchemaCannotBeDeclaredAgain() throws IOException {
        staff.options = staff.options.withClassPath(List.of(classes(people)));
        staff.schema("Staff.epl", "module people; create json schema Address();");

        assertThatThrownBy(staff::build)
                .isInstanceOf(SchemaException.class)
                .hasMessageContaining("Staff.epl:1:35: error: 'people.Address' is already declared at "
                        + people.path("target/classes") + "!/sub/People.epl:3:20; delete");
    }

    @Test
    void packagesOfFilesWithoutModuleTellSchemasApart() throws IOException {
        people.schema("sub/People.epl", "create json schema Person(name string);");
        people.options = people.options.withDefaultPackage("com.acme.people");
        staff.options = staff.options.withDefaultPackage("com.acme.staff").withClassPath(List.of(classes(people)));
        staff.schema("Staff.epl", "create json schema Person(name string);");
        staff.build();

        staff.options = staff.options.withDefaultPackage("com.acme.people");
        assertThatThrownBy(staff::build)
                .isInstanceOf(SchemaException.class)
                .hasMessageContaining("Staff.epl:1:20: error: 'com.acme.people.Person' is already declared at ");
    }

    @Test
    void breakingChangesAreFoundBesideLibrariesAndAgainstJars() throws IOException {
        Path library = jar(people);
        staff.options = staff.options.withClassPath(List.of(library));
        Path old = jar(staff, library);
        staff.schema("Staff.epl", "module staff; @public create json schema Employee(salary string) inherits Person;");
        assertThat(breaking(old.toString(), List.of("column-removed")).list())
                .extracting(Diagnostic::rule)
                .containsExactly("type-widened");

        assertThatThrownBy(() -> breaking("none.jar", List.of())).isInstanceOf(NoSuchFileException.class);
        Files.createDirectories(folder.resolve("empty"));
        assertThatThrownBy(() -> breaking("empty", List.of()))
                .isExactlyInstanceOf(IOException.class)
                .hasMessage(folder.resolve("empty") + ": no schema found");
        assertThatThrownBy(() -> breaking("git:-x", List.of())).hasMessage("git:-x: expected a commit, as in git:main");
    }

    private Findings breaking(String version, List<String> ignored) throws IOException {
        Path schemas = staff.path("src/main/epl");
        return SchemaBuild.breaking(
                staff.options, List.of(schemas.resolve("Staff.epl")), folder, version, schemas, file -> true, ignored);
    }

    @Test
    void schemasReferToThoseOfAJar() throws IOException {
        Path jar = jar(people);
        staff.options = staff.options.withClassPath(List.of(jar));

        BuildReport report = staff.build();

        assertThat(report.files().written()).isEqualTo(6);
        assertThat(staff.output().get("java/staff/Employee.java"))
                .contains("class Employee extends Person ")
                .contains("import people.Person;");
        assertThat(staff.output().get("resources/META-INF/schemac/com.acme/staff/schemas.index"))
                .contains("\nrequires com.acme/people\n");
        assertThat(staff.build().upToDate()).isTrue();
        compile(staff, jar);
    }

    @Test
    void schemasReferToThoseOfAFolder() throws IOException {
        staff.options = staff.options.withClassPath(List.of(classes(people)));

        staff.build();

        compile(staff, classes(people));
    }

    @Test
    void recordsAndDefaultPackagesAreAsTheLibraryHasThem() throws IOException {
        people.schema("sub/People.epl", "@public create json schema Person(name string, age int);");
        people.options = people.options.withStyle(ValueStyle.RECORD).withDefaultPackage("com.acme.people");
        staff.schema("Staff.epl", "module staff; create json schema Team(members Person[]);");
        staff.options = staff.options.withClassPath(List.of(classes(people)));

        staff.build();

        assertThat(staff.output().get("java/staff/Team.java")).contains("import com.acme.people.Person;");
        compile(staff, classes(people));
    }

    @ParameterizedTest
    @EnumSource
    void arraysAreWhatTheyAreInTheLibrary(ValueStyle style) throws IOException {
        people.schema("sub/People.epl", "module people; @public create json schema Person(names string[]);");
        people.options = people.options.withStyle(style).withCollections(CollectionStyle.LIST);
        people.build();
        assertThat(people.output().get("resources/" + INDEX)).contains("\ncollections list\n");
        staff.schema(
                "Staff.epl",
                "module staff; uses people; create json schema Boss(titles string[], team Person[]) inherits Person;");
        staff.options = staff.options
                .withStyle(style)
                .withCollections(CollectionStyle.ARRAY)
                .withClassPath(List.of(classes(people)));

        staff.build();

        assertThat(staff.output().get("java/staff/Boss.java")).contains("String[] titles", "Person[] team");
        assertThat(staff.output().get("java/staff/BossParser.java"))
                .contains("new EventColumn(\"titles\", ColumnTypes.array(Scalar.STRING))")
                .contains("List<String> readStringList(JsonScanner in)");
        compile(staff, classes(people));
    }

    @Test
    void eventsOfALibraryWithLazyTextsAreDetached() throws IOException {
        people.schema("sub/People.epl", "@public create json schema Person(name string, age int);");
        people.options = people.options.withStrings(StringStyle.LAZY).withDefaultPackage("com.acme.people");
        staff.schema(
                "Staff.epl",
                "module staff; create json schema Boss(title string) inherits Person;"
                        + " create json schema Team(members Person[], title string, boss Boss);");
        staff.options = staff.options.withClassPath(List.of(classes(people)));

        staff.build();

        assertThat(staff.output().get("java/staff/Team.java"))
                .contains("LazyEvents.detachAll(members);", "LazyEvents.detachAll(boss);")
                .doesNotContain("titleAt");
        compile(staff, classes(people));
    }

    private static final String FEED = """
            module people;
            @public create json enum Color('red', 'dark-blue' as NAVY);
            @public @JsonSchema(discriminator=type, otherwise=base) create json schema Event(type string, color Color);
            @public @JsonSchema(discriminatorValue=push) create json schema Push(commits int) inherits Event;
            """;

    @ParameterizedTest
    @EnumSource
    void enumsAndUnionsOfALibraryAreReadAsThere(ValueStyle style) throws Exception {
        people.schema("sub/People.epl", FEED);
        people.options = people.options.withStyle(style);
        staff.schema("Staff.epl", """
                module staff;
                @Column(name=color, defaultValue='dark-blue')
                create json schema Page(color Color, byColor Map<string, Color>, events Event[]);
                create json schema Signed(by string) inherits Push;
                """);
        Path jar = jar(people);
        staff.options = staff.options.withStyle(style).withClassPath(List.of(jar));
        Path classes = classes(staff, jar);
        String json = "{\"color\":\"red\",\"byColor\":{\"a\":\"dark-blue\"},\"events\":["
                + "{\"type\":\"push\",\"color\":\"dark-blue\",\"commits\":2},{\"type\":\"star\"}]}";

        URL[] places = {classes.toUri().toURL(), jar.toUri().toURL()};
        try (URLClassLoader loader = new URLClassLoader(places, getClass().getClassLoader())) {
            Method page = loader.loadClass("staff.Page").getMethod("parse", String.class);
            JsonEvent event = (JsonEvent) page.invoke(null, json);

            assertThat(event.toJson()).isEqualTo(json);
            assertThat(event.get("events[0]")).isInstanceOf(loader.loadClass("people.Push"));
            assertThat(((Enum<?>) event.get("events[0].color")).name()).isEqualTo("NAVY");
            assertThat(((JsonEvent) page.invoke(null, "{}")).toJson()).isEqualTo("{\"color\":\"dark-blue\"}");
            Method signed = loader.loadClass("staff.Signed").getMethod("parse", String.class);
            String push = "{\"type\":\"push\",\"commits\":1,\"by\":\"ada\"}";
            assertThat(((JsonEvent) signed.invoke(null, push)).toJson()).isEqualTo(push);
        }
    }

    @Test
    void aUnionOfALibraryTakesNoFurtherShapes() throws IOException {
        people.schema("sub/People.epl", FEED);
        staff.schema(
                "Staff.epl",
                "module staff; @JsonSchema(discriminatorValue=issue) create json schema Issue(n int) inherits Event;");
        staff.options = staff.options.withClassPath(List.of(jar(people)));

        assertThatThrownBy(staff::build)
                .isInstanceOf(SchemaException.class)
                .hasMessageContaining("Staff.epl:1:46: error: schema 'Event' has been compiled before, and its parser"
                        + " cannot know 'Issue': compile both together [SC073]");
    }

    @ParameterizedTest
    @CsvSource({"JAVA, AS_IS, getHtmlUrl, getHome_page", "AS_IS, JAVA, getHtml_url, getHomePage"})
    void columnsKeepTheNamesThatTheirOwnProjectGivesThem(
            NamingStyle library, NamingStyle own, String inherited, String declared) throws IOException {
        people.schema("sub/People.epl", "module people; @public create json schema Person(html_url string, a_b int);");
        people.options = people.options.withNames(library);
        staff.schema(
                "Staff.epl",
                "module staff; uses people; create json schema Boss(home_page string, is_in boolean) inherits Person;"
                        + " create json schema Team(the_boss Boss, all_members Person[]);");
        staff.options = staff.options.withNames(own).withClassPath(List.of(jar(people)));

        staff.build();

        assertThat(people.path("target/java/people/Person.java")).content().contains(" " + inherited + "()");
        assertThat(staff.path("target/java/staff/Boss.java"))
                .content()
                .contains(" " + declared + "()")
                .doesNotContain(" " + inherited + "() {");
        assertThat(staff.path("target/java/staff/BossWriter.java")).content().contains("value." + inherited + "()");
        compile(staff, folder.resolve("people.jar"));
    }

    @Test
    void columnsThatAreOneInJavaAreFoundAcrossProjects() throws IOException {
        people.schema("sub/People.epl", "module people; @public create json schema Person(html_url string);");
        staff.schema(
                "Staff.epl", "module staff; uses people; create json schema Boss(htmlUrl string) inherits Person;");
        staff.options = staff.options.withClassPath(List.of(jar(people)));
        assertThatThrownBy(staff::build)
                .isInstanceOf(SchemaException.class)
                .hasMessageContaining("column 'htmlUrl' and column 'html_url'")
                .hasMessageContaining("would both become 'htmlUrl' in Java")
                .hasMessageContaining("[SC065]");

        // where the library keeps its names they are two
        people.options = people.options.withNames(NamingStyle.AS_IS);
        staff.options = staff.options.withClassPath(List.of(jar(people)));
        staff.build();
        compile(staff, jar(people));
    }

    @Test
    void anIndexWithoutNamesIsOfALibraryThatKeepsThem() throws IOException {
        people.schema("sub/People.epl", "module people; @public create json schema Person(html_url string);");
        people.options = people.options.withNames(NamingStyle.AS_IS);
        people.build();
        assertThat(people.output().get("resources/" + INDEX)).doesNotContain("names");

        people.options = people.options.withNames(NamingStyle.JAVA);
        assertThat(people.build().reason()).isEqualTo("configuration changed");
        assertThat(people.output().get("resources/" + INDEX)).contains("\nnames java\n");
    }

    @Test
    void librariesReferToLibraries() throws IOException {
        staff.options = staff.options.withClassPath(List.of(jar(people)));
        BuildFolder top = new BuildFolder(folder.resolve("top"));
        top.schema("Top.epl", "module top; create json schema Chief(staff Employee[], self Person) inherits Employee;");
        // in any order
        top.options = top.options.withClassPath(List.of(jar(staff, jar(people)), jar(people)));

        top.build();

        compile(top, jar(staff, jar(people)), jar(people));

        // the one that the other needs is missing
        top.options = top.options.withClassPath(List.of(jar(staff, jar(people))));
        assertThatThrownBy(top::build)
                .isInstanceOf(SchemaException.class)
                .hasMessageStartingWith(folder.resolve("staff.jar") + "!/Staff.epl:1:84: error: unknown type 'Person'");
    }

    @Test
    void whatIsUsedOfALibraryIsNoFinding() throws IOException {
        staff.options = staff.options.withClassPath(List.of(classes(people)));
        assertThat(check(staff).isEmpty()).isTrue();

        staff.schema("Staff.epl", "module staff; uses people; @public create json schema Alone(i int);");
        assertThat(check(staff).list()).extracting(Diagnostic::rule).containsExactly("unused-uses");

        staff.schema("Staff.epl", "module staff; @public create json schema Wrong(p Persn);");
        assertThat(check(staff).list())
                .extracting(Diagnostic::message)
                .containsExactly("unknown type 'Persn'; did you mean 'Person'?");
    }

    private static Findings check(BuildFolder project) throws IOException {
        return SchemaBuild.check(project.options, List.of(project.path("src/main/epl/Staff.epl")), LintOptions.DEFAULT);
    }

    @Test
    void onlyPublicSchemasAreSeen() throws IOException {
        staff.schema("Staff.epl", "module staff; create json schema Home(address Address);");
        staff.options = staff.options.withClassPath(List.of(jar(people)));

        assertThatThrownBy(staff::build).isInstanceOf(SchemaException.class).hasMessageContaining("is not '@public'");
    }

    @Test
    void aLibraryThatChangesIsAnInput() throws IOException {
        staff.options = staff.options.withClassPath(List.of(jar(people)));
        staff.build();
        people.write("src/main/java/com/acme/Other.java", "package com.acme; public class Other { }");
        people.schema("sub/People.epl", PEOPLE.replace("street string", "street string, town string"));
        jar(people);

        assertThat(staff.build().reason()).isEqualTo("libraries changed");

        // the enum that a column of the library has is one too
        people.write("src/main/java/com/acme/Mood.java", "package com.acme; public enum Mood { GOOD }");
        jar(people);
        assertThat(staff.build().reason()).isEqualTo("classes changed");
        assertThat(staff.build().upToDate()).isTrue();
    }

    @Test
    void libraryFilesThatAreBrokenAreNamed() throws IOException {
        staff.options = staff.options.withClassPath(List.of(folder.resolve("lib")));
        Files.createDirectories(folder.resolve("lib/META-INF/schemac/com.acme/people"));
        String prefix = "the schemas in " + folder.resolve("lib") + " cannot be used: " + INDEX;
        Files.writeString(folder.resolve("lib/" + INDEX), "schemac 2\n");
        assertThatThrownBy(staff::build)
                .isInstanceOf(IOException.class)
                .hasMessage(
                        prefix
                                + " begins with 'schemac 2' instead of 'schemac 1': another version of schemac created it; use the same version in both projects");

        Files.writeString(folder.resolve("lib/" + INDEX), "schemac 1\nwhat else\n");
        assertThatThrownBy(staff::build)
                .isInstanceOf(IOException.class)
                .hasMessage(prefix
                        + " contains the unknown line 'what else': use the same version of schemac in both projects");

        Files.writeString(folder.resolve("lib/" + INDEX), "schemac 1\nschemas X.epl\n");
        assertThatThrownBy(staff::build)
                .isInstanceOf(IOException.class)
                .hasMessageEndingWith("META-INF/schemac/com.acme/people/X.epl is missing");
    }

    @Test
    void whatIsNoJarIsPassedOver() throws IOException {
        people.schema("sub/People.epl", PEOPLE.replace(", mood com.acme.Mood", ""));
        Path broken = Files.writeString(folder.resolve("broken.jar"), "no jar");
        staff.options = staff.options.withClassPath(List.of(broken, folder.resolve("missing.jar"), jar(people)));

        assertThat(staff.build().files().written()).isEqualTo(6);
    }

    // ---- builds of whole projects

    /** The project, built and compiled, as a folder of classes. */
    private Path classes(BuildFolder project, Path... libraries) throws IOException {
        project.build();
        compile(project, libraries);
        Path classes = project.path("target/classes");
        for (Map.Entry<String, String> file :
                project.files("target/resources", "none").entrySet()) {
            if (!file.getValue().equals("folder")) {
                project.write("target/classes/" + file.getKey(), file.getValue());
            }
        }
        return classes;
    }

    private Path jar(BuildFolder project, Path... libraries) throws IOException {
        Path classes = classes(project, libraries);
        Path jar = folder.resolve(project.path("").getFileName() + ".jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
                Stream<Path> files = Files.walk(classes)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                out.putNextEntry(
                        new JarEntry(classes.relativize(file).toString().replace('\\', '/')));
                out.write(Files.readAllBytes(file));
            }
        }
        return jar;
    }

    private void compile(BuildFolder project, Path... libraries) throws IOException {
        Files.createDirectories(project.path("target/classes"));
        StringBuilder classPath = new StringBuilder(System.getProperty("java.class.path"));
        for (Path library : libraries) {
            classPath.append(File.pathSeparator).append(library);
        }
        List<String> arguments = new ArrayList<>(
                List.of("-proc:none", "-d", project.path("target/classes").toString(), "-cp", classPath.toString()));
        for (String sources : List.of("target/java", "src/main/java")) {
            project.files(sources, "none").keySet().stream()
                    .filter(name -> name.endsWith(".java"))
                    .forEach(name ->
                            arguments.add(project.path(sources + "/" + name).toString()));
        }
        ByteArrayOutputStream messages = new ByteArrayOutputStream();
        int result =
                ToolProvider.getSystemJavaCompiler().run(null, messages, messages, arguments.toArray(String[]::new));
        assertThat(result).as(messages.toString()).isZero();
    }
}
