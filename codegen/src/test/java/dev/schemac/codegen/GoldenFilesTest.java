package dev.schemac.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The generated code is exactly that in {@code src/golden}. Other tests run it, and that of {@link TestSchemas}, whose files
 * are not golden.
 *
 * <p>{@code mvn test -pl codegen -am -Dschemac.golden.update=true} writes the files anew; look at the difference
 * before you commit it.
 */
class GoldenFilesTest {

    private static final Path GOLDEN = Path.of("src/golden");
    private static final Path PAGE = Path.of("../docs/generated-api.md");
    /** The application's classes are compiled together with what is generated for them. */
    private static final CompilerOptions OPTIONS =
            CompilerOptions.DEFAULT.withSourcePath(List.of(Path.of("src/test/java"), Path.of("../testing/compiler")));

    private static final boolean UPDATE = Boolean.getBoolean("schemac.golden.update");

    private static GeneratedFiles generated;

    @BeforeAll
    static void generate() throws IOException {
        generated = generateAll();
        if (UPDATE) {
            for (Path stale : staleFiles()) {
                Files.delete(stale);
            }
            new SchemaCompiler(OPTIONS).write(generated, GOLDEN.resolve("java"), GOLDEN.resolve("resources"));
            Files.writeString(PAGE, Files.readString(PAGE).replace(shown(PAGE), readOfFriend()));
        }
    }

    @TestFactory
    Stream<DynamicTest> generatedEqualsGolden() {
        return expected().entrySet().stream()
                .map(entry -> DynamicTest.dynamicTest(entry.getKey().toString(), () -> {
                    Path golden = entry.getKey();
                    assertThat(golden)
                            .as("rewrite with -Dschemac.golden.update=true")
                            .exists();
                    assertThat(Files.readString(golden))
                            .as("rewrite with -Dschemac.golden.update=true")
                            .isEqualTo(entry.getValue());
                }));
    }

    @Test
    void nothingElseIsGolden() throws IOException {
        assertThat(staleFiles()).isEmpty();
    }

    /** Each package shows one decision of the generator. Schemas that only a test needs are in {@link TestSchemas}. */
    @Test
    void goldenFilesStayFew() {
        assertThat(generated.sources().stream()
                        .map(file -> Path.of(file.path()).getParent())
                        .distinct())
                .hasSizeLessThanOrEqualTo(20);
        assertThat(generated.sources().stream()
                        .mapToLong(file -> file.content().lines().count())
                        .sum())
                .isLessThanOrEqualTo(24_500);
    }

    @Test
    void generatedTwiceIsTheSame() throws IOException {
        Assumptions.assumeFalse(UPDATE);
        assertThat(generateAll()).isEqualTo(generated);
    }

    @Test
    void generatedIsAsciiWithoutTabsAndTrailingBlanks() {
        for (GeneratedFile file : generated.sources()) {
            assertThat(StandardCharsets.US_ASCII.newEncoder().canEncode(file.content()))
                    .as(file.path())
                    .isTrue();
            assertThat(file.content())
                    .as(file.path())
                    .doesNotContain("\t", " \n", "\r")
                    .endsWith("}\n");
        }
    }

    /** The classes of 22 columns can be read in one go. */
    @ParameterizedTest
    @CsvSource({"users/UserParser, 350", "users/User, 460", "records/users/UserParser, 350", "records/users/User, 440"})
    void theClassesOfUsersAreShort(String name, int lines) throws IOException {
        Path golden = GOLDEN.resolve("java/dev/schemac/golden").resolve(name + ".java");
        assertThat(Files.readAllLines(golden)).hasSizeLessThan(lines);
    }

    @Test
    void theAnnotationNamesTheCompiler() {
        assertThat(generated.sources())
                .allSatisfy(file ->
                        assertThat(file.content()).contains("@Generated(\"" + SchemaCompiler.class.getName() + "\")"));
    }

    @Test
    void thePageShowsTheParserThatIsGenerated() throws IOException {
        assertThat(shown(PAGE)).as("rewrite with -Dschemac.golden.update=true").isEqualTo(readOfFriend());
    }

    /** The code between the marks of the page. */
    private static String shown(Path page) throws IOException {
        String text = Files.readString(page);
        int from = text.indexOf("<!-- parser -->\n```java\n");
        int to = text.indexOf("```\n<!-- /parser -->", from);
        assertThat(from).isPositive();
        assertThat(to).isPositive();
        return text.substring(from, to);
    }

    /** The method that reads an object with two strings, as it stands between the marks. */
    private static String readOfFriend() {
        String parser = generated.sources().stream()
                .filter(file -> file.path().endsWith("golden/users/FriendParser.java"))
                .findFirst()
                .orElseThrow()
                .content();
        int from = parser.indexOf("    public Friend read(");
        assertThat(from).isPositive();
        String method = parser.substring(from, parser.indexOf("\n    }\n", from) + "\n    }\n".length());
        return "<!-- parser -->\n```java\n" + method.replaceAll("(?m)^    ", "");
    }

    /** The index is that of the beans: two schemas of one name, and neither could be asked for by it alone. */
    private static GeneratedFiles generateAll() throws IOException {
        SchemaCompiler beans = new SchemaCompiler(OPTIONS);
        GeneratedFiles ofBeans = beans.generate(beans.read(List.of(GOLDEN.resolve("epl"))));
        SchemaCompiler records = new SchemaCompiler(OPTIONS.withStyle(ValueStyle.RECORD));
        GeneratedFiles ofRecords = records.generate(records.read(List.of(GOLDEN.resolve("epl-records"))));
        List<GeneratedFile> sources = new ArrayList<>(ofBeans.sources());
        sources.addAll(ofRecords.sources());
        SchemaCompiler lazyBeans = new SchemaCompiler(OPTIONS.withStrings(StringStyle.LAZY));
        sources.addAll(lazyBeans
                .generate(lazyBeans.read(List.of(GOLDEN.resolve("epl-lazy"))))
                .sources());
        SchemaCompiler annotated =
                new SchemaCompiler(OPTIONS.withStyle(ValueStyle.RECORD).withJSpecify(AnnotationMode.ON));
        sources.addAll(annotated
                .generate(annotated.read(List.of(GOLDEN.resolve("epl-records-jspecify"))))
                .sources());
        Path fare = Path.of("../testing/compiler/dev/schemac/golden/application/Fare.java");
        OwnClasses.generate(
                        List.of(new GeneratedFile("Fare.java", Files.readString(fare))),
                        Files.readString(GOLDEN.resolve("epl-classes/Fares.epl")))
                .stream()
                .filter(file -> !file.path().endsWith("Json.java")) // BusJson shows this decision
                .forEach(sources::add);
        return new GeneratedFiles(sources, ofBeans.resources());
    }

    private static Map<Path, String> expected() {
        Map<Path, String> expected = new HashMap<>();
        generated.sources().forEach(file -> expected.put(GOLDEN.resolve("java").resolve(file.path()), file.content()));
        generated
                .resources()
                .forEach(file -> expected.put(GOLDEN.resolve("resources").resolve(file.path()), file.content()));
        return expected;
    }

    private static List<Path> staleFiles() throws IOException {
        List<Path> stale = new ArrayList<>();
        for (String folder : List.of("java", "resources")) {
            Files.createDirectories(GOLDEN.resolve(folder));
            try (Stream<Path> files = Files.walk(GOLDEN.resolve(folder))) {
                files.filter(Files::isRegularFile)
                        .filter(file -> !expected().containsKey(file))
                        .forEach(stale::add);
            }
        }
        return stale;
    }
}
