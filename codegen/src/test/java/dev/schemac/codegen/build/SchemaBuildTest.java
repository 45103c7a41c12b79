package dev.schemac.codegen.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.AnnotationMode;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.StringStyle;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.codegen.WriteReport;
import dev.schemac.dsl.diagnostic.Diagnostic;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.dsl.model.NamingStyle;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TimeZone;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What is generated again and what is not, what is removed and what stays: after each step as after a clean build.
 */
class SchemaBuildTest {

    private static final String ORDER = "module shop; create json schema Order(id string);";
    private static final String ITEM = "module shop; create json schema Item(sku string, order Order);";

    @TempDir
    private Path folder;

    private BuildFolder project;

    @BeforeEach
    void project() throws IOException {
        project = new BuildFolder(folder.resolve("project"));
        project.schema("Order.epl", ORDER).schema("parts/Item.epl", ITEM);
    }

    // ---- what makes output stale, and what does not

    @Test
    void generatesOnceAndIsUpToDateThen() throws IOException {
        BuildReport first = project.build();
        assertThat(first.reason()).isEqualTo("nothing has been generated yet");
        assertThat(first.files()).isEqualTo(new WriteReport(7, 0));
        assertThat(first.schemas()).isEqualTo(2);
        project.age();

        BuildReport second = project.build();

        assertThat(second.upToDate()).isTrue();
        assertThat(second.files()).isEqualTo(new WriteReport(0, 7));
        assertThat(project.young()).isEmpty();
    }

    @Test
    @DisplayName("antlr4 #1945, maven-protoc #6, ascopes #438: time stamps count for nothing, only content does")
    void timeStampsDoNotCount() throws IOException {
        project.build();
        project.age();
        project.schema("Order.epl", ORDER);
        assertThat(project.build().upToDate()).isTrue();

        // newer content with an older time
        Path order = project.path("src/main/epl/Order.epl");
        java.nio.file.attribute.FileTime time = Files.getLastModifiedTime(order);
        project.schema("Order.epl", ORDER.replace("string", "int"));
        Files.setLastModifiedTime(order, time);
        assertThat(project.build().reason()).isEqualTo("schemas changed");
        assertThat(project.young()).containsExactlyInAnyOrder("Order.java", "OrderParser.java", "OrderWriter.java");
        assertAsClean();
    }

    @Test
    @DisplayName(
            "antlr4 #4504, jsonschema2pojo #1322, swagger #10313: what is generated again with the same bytes keeps its time")
    void whatStaysTheSameIsNotWritten() throws IOException {
        project.build();
        project.age();
        project.schema("Order.epl", "// a comment\n" + ORDER);

        BuildReport report = project.build();

        assertThat(report.reason()).isEqualTo("schemas changed");
        assertThat(report.files()).isEqualTo(new WriteReport(0, 7));
        assertThat(project.young()).isEmpty();
        assertThat(project.build().upToDate()).isTrue();
    }

    @Test
    @DisplayName("openapi #4512: files of one name in two folders are two files")
    void stateKnowsFilesByTheirPaths() throws IOException {
        project.schema("a/X.epl", "module a; create json schema A(i int);");
        project.schema("b/X.epl", "module b; create json schema B(i int);");
        project.build();
        project.schema("b/X.epl", "module b; create json schema B(i long);");
        assertThat(project.build().reason()).isEqualTo("schemas changed");

        // and a file that changes its place only is another input
        Files.move(project.path("src/main/epl/b/X.epl"), project.path("src/main/epl/b/Y.epl"));
        assertThat(project.build().reason()).isEqualTo("schemas changed");
        assertAsClean();
    }

    @Test
    @DisplayName("ascopes' cache: the configuration is part of the state")
    void configurationCounts() throws IOException {
        project.build();
        project.options = project.options.withStyle(ValueStyle.RECORD);
        assertThat(project.build().reason()).isEqualTo("configuration changed");
        assertAsClean();

        project.options = project.options.withEsper(true);
        assertThat(project.build().reason()).isEqualTo("configuration changed");

        project.options = project.options.withStrings(StringStyle.LAZY);
        assertThat(project.build().reason()).isEqualTo("configuration changed");

        project.options = project.options.withNames(NamingStyle.AS_IS);
        assertThat(project.build().reason()).isEqualTo("configuration changed");

        project.options = project.options.withJSpecify(AnnotationMode.ON);
        assertThat(project.build().reason()).isEqualTo("configuration changed");

        project.options = project.options.withGson(AnnotationMode.ON);
        assertThat(project.build().reason()).isEqualTo("configuration changed");

        project.schema("Free.epl", "create json schema Free(i int);");
        project.build();
        project.options = project.options.withDefaultPackage("com.acme");
        assertThat(project.build().reason()).isEqualTo("configuration changed");
        assertThat(project.path("target/java/Free.java")).doesNotExist();
        assertThat(project.path("target/java/com/acme/Free.java")).exists();
        assertAsClean();

        project.sourceFolder = "target/elsewhere";
        assertThat(project.build().reason()).isEqualTo("configuration changed");
        assertThat(project.path("target/java")).doesNotExist();
        assertAsClean();
    }

    @Test
    void noticesThatJSpecifyAppearsAndDisappears() throws IOException {
        project.build();
        Path library = project.path("lib/org/jspecify/annotations/NullMarked.class");
        Files.createDirectories(library.getParent());
        Files.createFile(library);
        assertThat(project.build().upToDate()).isTrue();

        List<Path> before = project.options.classPath();
        project.options = project.options.withClassPath(List.of(project.path("lib")));
        assertThat(project.build().reason()).isEqualTo("configuration changed");
        assertThat(generated()).contains("@NullMarked");
        assertThat(project.build().upToDate()).isTrue();
        assertAsClean();

        project.options = project.options.withJSpecify(AnnotationMode.OFF);
        assertThat(project.build().reason()).isEqualTo("configuration changed");
        assertThat(generated()).doesNotContain("@NullMarked");

        project.options = project.options.withJSpecify(AnnotationMode.AUTO);
        assertThat(project.build().reason()).isEqualTo("configuration changed");
        project.options = project.options.withClassPath(before);
        assertThat(project.build().reason()).isEqualTo("configuration changed");
        assertThat(generated()).doesNotContain("@NullMarked");
        assertAsClean();
    }

    @Test
    void noticesThatTheAdapterForGsonAppears() throws IOException {
        project.options = project.options.withClassPath(List.of(project.path("lib")));
        project.build();
        Map<String, String> annotations = new LinkedHashMap<>();
        annotations.put("lib/com/google/gson/annotations/JsonAdapter.class", "@JsonAdapter(GsonGuard.class)");
        annotations.put("lib/dev/schemac/gson/EventAdapterFactory.class", "@JsonAdapter(EventAdapterFactory.class)");
        for (Map.Entry<String, String> each : annotations.entrySet()) {
            Files.createDirectories(project.path(each.getKey()).getParent());
            Files.createFile(project.path(each.getKey()));
            assertThat(project.build().reason()).isEqualTo("configuration changed");
            assertThat(generated()).contains(each.getValue());
            assertThat(project.build().upToDate()).isTrue();
            assertAsClean();
        }
    }

    private String generated() throws IOException {
        try (Stream<Path> files = Files.walk(project.path("target/java"))) {
            return files.filter(Files::isRegularFile).map(SchemaBuildTest::text).collect(Collectors.joining());
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    @DisplayName("antlr4 PR #4618: another generator generates again")
    void theGeneratorCounts() throws IOException {
        project.build();
        Path state = project.path("target/schemac/generate-default.state");
        String text = Files.readString(state);
        assertThat(text).contains("\ninput generator " + BuildInputs.Generator.HASH + "\n");
        Files.writeString(state, text.replace(BuildInputs.Generator.HASH, "of another version"));

        assertThat(project.build().reason()).isEqualTo("generator changed");
        assertThat(project.build().upToDate()).isTrue();
    }

    @Test
    void theClassPathAloneDoesNotCount() throws IOException {
        project.build();
        Path jar = jar("other.jar", Map.of("com/other/Other.class", "class"));
        project.options = project.options.withClassPath(List.of(jar));

        assertThat(project.build().upToDate()).isTrue();
    }

    @Test
    void outputThatIsMissingIsMadeAgain() throws IOException {
        project.build();
        Map<String, String> before = project.output();
        Files.delete(project.path("target/java/shop/ItemParser.java"));

        BuildReport report = project.build();

        assertThat(report.reason()).endsWith("ItemParser.java is missing");
        assertThat(report.files()).isEqualTo(new WriteReport(1, 6));
        assertThat(project.output()).isEqualTo(before);
    }

    @Test
    void aStateThatIsNoneIsTakenForNone() throws IOException {
        for (String text : List.of("", "junk", "schemac-state 1\ninput schemas x\n", "schemac-state 2\nend\n")) {
            project.write("target/schemac/generate-default.state", text);
            assertThat(project.build().upToDate()).as(text).isFalse();
            assertThat(project.build().upToDate()).as(text).isTrue();
        }
        assertAsClean();
    }

    // ---- Java classes

    @Test
    @DisplayName("the sources of classes that schemas name, and of what these are declared with, are inputs")
    void namedClassesCount() throws IOException {
        project.options = project.options.withSourcePath(List.of(project.path("src/main/java")));
        project.write("src/main/java/com/acme/Color.java", "package com.acme; public enum Color { RED }");
        project.write("src/main/java/com/acme/Base.java", "package com.acme; public class Base { public int x; }");
        project.write("src/main/java/com/acme/Pen.java", "package com.acme; public class Pen extends Base { }");
        project.write("src/main/java/com/acme/Other.java", "package com.acme; public class Other { }");
        project.schema("Paint.epl", "import com.acme.*; create json schema Paint(color Color, pen Pen);");
        project.build();
        assertThat(project.build().upToDate()).isTrue();

        project.write("src/main/java/com/acme/Other.java", "package com.acme; public class Other { int y; }");
        assertThat(project.build().upToDate()).isTrue();

        project.write("src/main/java/com/acme/Color.java", "package com.acme; public enum Color { RED, GREEN }");
        assertThat(project.build().reason()).isEqualTo("classes changed");

        project.write("src/main/java/com/acme/Base.java", "package com.acme; public class Base { public long x, y; }");
        assertThat(project.build().reason()).isEqualTo("classes changed");
        assertAsClean();
        assertThat(project.build().upToDate()).isTrue();

        Files.delete(project.path("src/main/java/com/acme/Pen.java"));
        assertThatThrownBy(project::build).isInstanceOf(SchemaException.class);
    }

    @Test
    void classesOfLibrariesCount() throws IOException {
        project.schema("When.epl", "import java.time.*; create json schema When(day DayOfWeek, a Missing[]);");
        assertThatThrownBy(project::build).isInstanceOf(SchemaException.class);
        project.schema("When.epl", "import com.acme.*; create json schema When(day java.time.DayOfWeek);");
        Path jar = jar("lib.jar", Map.of("com/acme/Any.class", "class"));
        project.options = project.options.withClassPath(List.of(jar));
        project.build();
        assertThat(project.build().upToDate()).isTrue();

        // now there is a class that a name might mean
        Files.delete(jar);
        jar("lib.jar", Map.of("java/time/DayOfWeek.class", "class"));
        assertThat(project.build().reason()).isEqualTo("classes changed");
    }

    @Test
    @DisplayName("a module-info among the sources does not hide the class path")
    void classesAreFoundInModularProjects() throws IOException {
        project.options = project.options.withSourcePath(List.of(project.path("src/main/java")));
        project.write("src/main/java/module-info.java", "module com.acme { }");
        project.write("src/main/java/com/acme/Color.java", "package com.acme; public enum Color { RED }");
        project.schema("Paint.epl", "create json schema Paint(color com.acme.Color, sql java.sql.Types);");
        assertThatThrownBy(project::build)
                .isInstanceOfSatisfying(
                        SchemaException.class,
                        e -> assertThat(e.diagnostics())
                                .extracting(Diagnostic::message)
                                .containsExactly("class 'java.sql.Types' is not supported as a column type;"
                                        + " an adapter can convert it"));

        project.schema("Paint.epl", "create json schema Paint(color com.acme.Color);");
        assertThat(project.build().files().written()).isEqualTo(10);
    }

    // ---- what is removed, and what is not ours

    @Test
    @DisplayName("ascopes #719, #720: the files of a schema that is no more go, and their folders")
    void removesWhatNoSchemaStandsFor() throws IOException {
        project.schema("far/Away.epl", "module far.away; create json schema Away(i int);");
        project.build();
        Files.delete(project.path("src/main/epl/far/Away.epl"));

        BuildReport report = project.build();

        assertThat(report.removed()).isEqualTo(3);
        assertThat(project.path("target/java/far")).doesNotExist();
        assertAsClean();
    }

    @Test
    void removesEverythingWithTheLastSchema() throws IOException {
        project.build();
        Files.delete(project.path("src/main/epl/Order.epl"));
        Files.delete(project.path("src/main/epl/parts/Item.epl"));

        assertThat(project.build().removed()).isEqualTo(7);
        assertThat(project.output()).isEmpty();
        assertThat(project.build().upToDate()).isTrue();
        assertThat(project.files("target/schemac", "none")).containsOnlyKeys("lock");
    }

    @Test
    void doesNothingWithoutSchemas() throws IOException {
        BuildFolder empty = new BuildFolder(folder.resolve("empty"));

        assertThat(empty.build().upToDate()).isTrue();
        assertThat(empty.path("")).doesNotExist();
    }

    @Test
    void leavesTheFilesOfOthersAlone() throws IOException {
        project.write("target/java/shop/Mine.java", "mine").write("target/resources/mine.txt", "mine");
        project.build();
        Files.delete(project.path("src/main/epl/parts/Item.epl"));
        project.build();

        assertThat(project.path("target/java/shop/Mine.java")).hasContent("mine");
        assertThat(project.path("target/resources/mine.txt")).hasContent("mine");
    }

    @Test
    void refusesToWriteOverTheFilesOfOthers() throws IOException {
        project.write("target/java/shop/Item.java", "package shop; class Item {}");
        Path item = project.path("target/java/shop/Item.java");

        assertThatThrownBy(project::build)
                .isExactlyInstanceOf(OutputConflictException.class)
                .hasMessage(
                        item + " exists, but schemac did not generate it: move the file, or set another output folder");
        assertThat(item).hasContent("package shop; class Item {}");
        assertThat(project.output()).doesNotContainKey("java/shop/Order.java");
    }

    @Test
    void generatedFilesWithoutAStateAreOurs() throws IOException {
        project.build();
        Files.delete(project.path("target/schemac/generate-default.state"));
        project.schema("Order.epl", ORDER.replace("string", "long"));

        BuildReport report = project.build();

        assertThat(report.setAside()).isEmpty();
        assertAsClean();
    }

    @Test
    void editedFilesAreSetAside() throws IOException {
        project.build();
        Path order = project.path("target/java/shop/Order.java");
        String generated = Files.readString(order);
        Files.writeString(order, generated + "// by hand\n");

        BuildReport report = project.build();

        assertThat(report.reason()).isEqualTo(order + " changed");
        Path aside = project.path("target/schemac/edited/java/shop/Order.java");
        assertThat(report.setAside()).containsExactly(new BuildReport.SetAside(order, aside));
        assertThat(aside).hasContent(generated + "// by hand\n");
        assertThat(order).hasContent(generated);

        // twice, and of a schema that goes: nothing is lost
        Files.writeString(order, "again");
        Files.delete(project.path("src/main/epl/Order.epl"));
        Files.delete(project.path("src/main/epl/parts/Item.epl"));
        assertThat(project.build().setAside())
                .containsExactly(
                        new BuildReport.SetAside(order, project.path("target/schemac/edited/java/shop/Order.java.1")));
        assertThat(project.output()).isEmpty();
    }

    @Test
    void anEditedIndexIsSetAside() throws IOException {
        project.build();
        Path index = project.path("target/resources/META-INF/services/dev.schemac.runtime.ObjectParser");
        Files.writeString(index, "com.acme.Mine\n");

        BuildReport report = project.build();

        assertThat(report.reason()).isEqualTo(index + " changed");
        assertThat(report.setAside()).hasSize(1);
        assertThat(report.setAside().get(0).now()).hasContent("com.acme.Mine\n");
        assertThat(index).hasContent("shop.ItemParser\nshop.OrderParser\n");
    }

    @Test
    void everyMachineMakesTheSame() throws IOException {
        project.schema("I.epl", "@public create json schema ITEM(ID int, `title i` string, at java.time.Instant);");
        project.publishAs = "com.acme/shop";
        project.build();
        Locale locale = Locale.getDefault();
        TimeZone zone = TimeZone.getDefault();
        try {
            Locale.setDefault(new Locale("tr", "TR"));
            TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Apia"));
            BuildFolder other = new BuildFolder(folder.resolve("a folder/of another"));
            other.publishAs = project.publishAs;
            project.files("src/main/epl", "none").forEach((name, text) -> copy(other, name, text));
            other.build();
            assertThat(other.output()).isEqualTo(project.output());
        } finally {
            Locale.setDefault(locale);
            TimeZone.setDefault(zone);
        }
    }

    @Test
    @DisplayName("a project that is copied with its output is as up to date as the first, and does not reach into it")
    void aCopiedProjectStandsForItself() throws IOException {
        project.build();
        Path copy = folder.resolve("copy");
        try (Stream<Path> files = Files.walk(project.path(""))) {
            for (Path file : files.toList()) {
                Files.copy(file, copy.resolve(project.path("").relativize(file)));
            }
        }
        BuildFolder other = new BuildFolder(copy);
        assertThat(other.build().upToDate()).isTrue();
        Map<String, String> before = project.output();
        Files.delete(other.path("src/main/epl/parts/Item.epl"));
        assertThat(other.build().removed()).isEqualTo(3);
        assertThat(project.output()).isEqualTo(before);
    }

    @Test
    void anotherProcessIsWaitedFor() throws Exception {
        Process other = new ProcessBuilder(
                        ProcessHandle.current().info().command().orElseThrow(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        LockingProcess.class.getName(),
                        project.path("target/schemac").toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        ExecutorService thread = Executors.newSingleThreadExecutor();
        try {
            assertThat(other.getInputStream().read()).isEqualTo('L');
            Future<BuildReport> build = thread.submit(() -> project.build());
            // without the lock the build comes to its end in this time
            assertThatThrownBy(() -> build.get(3, TimeUnit.SECONDS)).isInstanceOf(TimeoutException.class);
            assertThat(project.output()).isEmpty();
            other.getOutputStream().close();
            assertThat(build.get().files().written()).isEqualTo(7);
        } finally {
            thread.shutdownNow();
            other.destroyForcibly();
        }
    }

    /** Holds the lock of a folder until its input ends. */
    static final class LockingProcess {
        private LockingProcess() {}

        @SuppressWarnings("try")
        public static void main(String[] arguments) throws IOException {
            try (BuildLock lock = BuildLock.on(Path.of(arguments[0]))) {
                System.out.print('L');
                System.out.flush();
                System.in.read();
            }
        }
    }

    // ---- failures

    @Test
    @DisplayName("protoc-jar #70: a run that fails leaves nothing that the next one regards as fresh")
    void aBrokenSchemaChangesNothing() throws IOException {
        project.build();
        Map<String, String> before = project.output();
        project.schema("Order.epl", "module shop; create json schema Order(id strin);");

        assertThatThrownBy(project::build).isInstanceOf(SchemaException.class);
        assertThatThrownBy(project::build).isInstanceOf(SchemaException.class);
        assertThat(project.output()).isEqualTo(before);

        project.schema("Order.epl", ORDER);
        assertThat(project.build().upToDate()).isTrue();
    }

    // ---- several steps

    @Test
    @DisplayName("openapi #7820, #7821: two executions have two states; the index of parsers is theirs together")
    void twoStepsShareTheFolders() throws IOException {
        project.steps = Set.of("one", "two");
        project.build("one");
        project.schemaFolder = "src/main/more";
        project.schema("More.epl", "module more; create json schema More(i int);");
        project.build("two");
        String index = "resources/META-INF/services/dev.schemac.runtime.ObjectParser";
        assertThat(project.output()).containsEntry(index, "more.MoreParser\nshop.ItemParser\nshop.OrderParser\n");
        assertThat(project.build("two").upToDate()).isTrue();
        project.schemaFolder = "src/main/epl";
        assertThat(project.build("one").upToDate()).isTrue();

        // a schema of one goes: that of the other stays
        Files.delete(project.path("src/main/epl/parts/Item.epl"));
        assertThat(project.build("one").removed()).isEqualTo(3);
        assertThat(project.output()).containsEntry(index, "more.MoreParser\nshop.OrderParser\n");
        project.schemaFolder = "src/main/more";
        assertThat(project.build("two").upToDate()).isTrue();

        // an execution goes
        project.steps = Set.of("two");
        BuildReport report = project.build("two");
        assertThat(report.reason()).isEqualTo("another execution was removed from the build");
        assertThat(report.removed()).isEqualTo(3);
        assertThat(project.output()).containsEntry(index, "more.MoreParser\n").doesNotContainKey("java/shop");
        assertThat(project.build("two").upToDate()).isTrue();
    }

    @Test
    void twoStepsMayNotWriteOneFileDifferently() throws IOException {
        project.steps = Set.of("one", "two");
        project.build("one");
        assertThat(project.build("two").files()).isEqualTo(new WriteReport(0, 7));

        project.options = CompilerOptions.DEFAULT.withStyle(ValueStyle.RECORD);
        assertThatThrownBy(() -> project.build("two"))
                .isExactlyInstanceOf(OutputConflictException.class)
                .hasMessageContaining(
                        "Item.java was generated by 'one' and would be replaced by 'two' with different content:");

        // in another run of the build tool, where the first has not generated it, it has changed hands
        project.claims.clear();
        assertThat(project.build("two").files().written()).isEqualTo(6);
    }

    @Test
    void namesOfStepsMayBeAnyText() throws IOException {
        Set<String> outside = project.files("", "target").keySet();
        for (String name : List.of("../../x", "a b", "", "\u00e4", "x".repeat(300))) {
            project.steps = Set.of(name);
            project.build(name);
            assertThat(project.build(name).upToDate()).isTrue();
        }
        assertThat(project.path("target/schemac")).isDirectoryContaining("glob:**.state");
        assertThat(project.files("target/schemac", "none")).hasSize(2);
        assertThat(project.files("", "target").keySet()).isEqualTo(outside);
        assertThat(folder).isDirectoryNotContaining("glob:**x*");
    }

    @Test
    @DisplayName("threads that build one folder, some with another configuration: each finds all of its output")
    void manyThreadsBuildOneFolder() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            List<Callable<BuildReport>> tasks = IntStream.range(0, 12)
                    .<Callable<BuildReport>>mapToObj(i -> () -> {
                        BuildFolder same = new BuildFolder(folder.resolve("project"));
                        same.options = i % 3 == 0 ? same.options.withStyle(ValueStyle.RECORD) : same.options;
                        return same.build();
                    })
                    .toList();
            for (Future<BuildReport> done : threads.invokeAll(tasks)) {
                BuildReport report = done.get();
                assertThat(report.setAside()).isEmpty();
                assertThat(report.files().written() + report.files().unchanged())
                        .isEqualTo(7);
            }
        } finally {
            threads.shutdownNow();
        }
        // what the last of them left is whole, before another build could repair it
        Map<String, String> left = project.output();
        List<Map<String, String>> whole = new ArrayList<>();
        for (ValueStyle style : ValueStyle.values()) {
            project.options = project.options.withStyle(style);
            project.build();
            assertAsClean();
            whole.add(project.output());
        }
        assertThat(left).isIn(whole);
    }

    private Path jar(String name, Map<String, String> files) throws IOException {
        Path jar = folder.resolve(name);
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            for (Map.Entry<String, String> file : files.entrySet()) {
                out.putNextEntry(new JarEntry(file.getKey()));
                out.write(file.getValue().getBytes(java.nio.charset.StandardCharsets.UTF_8));
            }
        }
        return jar;
    }

    /** The output is what a first build makes. */
    private void assertAsClean() throws IOException {
        BuildFolder clean = new BuildFolder(folder.resolve("clean" + System.nanoTime()));
        clean.options = project.options;
        clean.sourceFolder = project.sourceFolder;
        project.files("src/main/epl", "none").forEach((name, text) -> copy(clean, name, text));
        clean.build();
        assertThat(project.output()).isEqualTo(clean.output());
    }

    private static void copy(BuildFolder project, String name, String text) {
        try {
            if (!text.equals("folder")) {
                project.schema(name, text);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The build plugins export to a file that the user names. */
    @Test
    void exportsOverNoSchema(@TempDir Path folder) throws IOException {
        Path schema = Files.writeString(folder.resolve("A.epl"), "create json schema A(a int);");
        Path other = folder.resolve("schema.avsc");
        for (List<Path> schemas : List.of(List.of(schema), List.of(folder))) {
            for (Path file : List.of(schema, folder.resolve("./A.epl"))) {
                assertThatThrownBy(() -> SchemaBuild.link(CompilerOptions.DEFAULT, schemas, file))
                        .isInstanceOf(OutputConflictException.class)
                        .hasMessage(file + " is a schema, which the export would overwrite: set another output file");
            }
            assertThat(SchemaBuild.link(CompilerOptions.DEFAULT, schemas, other)
                            .schemas()
                            .types())
                    .hasToString("[A]");
        }
    }
}
