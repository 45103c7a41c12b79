package dev.schemac.codegen.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.schemac.codegen.write.SourceWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The class folder of Maven, which removes neither copied resources nor the classes of a project without sources. */
class CompiledCopiesTest {

    private static final String INDEX = "META-INF/services/dev.schemac.runtime.ObjectParser";
    private static final String BOOK = "module lib; @public create json schema Book(title string);";
    private static final String LOAN = "module lib; create json schema Loan(days int);";

    @TempDir
    private Path folder;

    private BuildFolder project;

    @BeforeEach
    void project() throws IOException {
        project = new BuildFolder(folder.resolve("project"));
        project.schema("Book.epl", BOOK).schema("Loan.epl", LOAN);
    }

    @Test
    void nothingIsLeftOfTheLastSchema() throws IOException {
        project.publishAs = "com.acme/lib";
        project.build();
        compile("target/java");
        project.write("target/classes/lib/Book$Builder.class", "").write("target/classes/lib/Books.class", "");
        Files.delete(project.path("src/main/epl/Book.epl"));
        Files.delete(project.path("src/main/epl/Loan.epl"));

        project.build();

        assertThat(classes()).containsExactly("lib/Books.class");
    }

    @Test
    void nothingIsLeftOfADeletedSchemaFolder() throws IOException {
        project.build();
        compile("target/java");
        Files.delete(project.path("src/main/epl/Book.epl"));
        Files.delete(project.path("src/main/epl/Loan.epl"));
        Files.delete(project.path("src/main/epl"));

        project.build();

        assertThat(classes()).isEmpty();
        assertThat(project.path("target/classes")).isEmptyDirectory();
    }

    @Test
    void onlyTheCopiesOfOneOfSeveralSchemasAreRemoved() throws IOException {
        project.build();
        compile("target/java");
        Files.delete(project.path("src/main/epl/Book.epl"));

        project.build();

        assertThat(classes()).containsExactly(INDEX, "lib/Loan.class", "lib/LoanParser.class", "lib/LoanWriter.class");
        compile("target/java");
        assertThat(project.path("target/classes/" + INDEX)).hasContent("lib.LoanParser\n");
    }

    @Test
    void publishedSchemasThatAreNoLongerPublishedAreRemoved() throws IOException {
        project.publishAs = "com.acme/lib";
        project.build();
        compile("target/java");
        assertThat(classes()).anyMatch(file -> file.startsWith("META-INF/schemac/"));
        project.publishAs = "";

        project.build();

        assertThat(classes()).noneMatch(file -> file.startsWith("META-INF/schemac/"));
        assertThat(project.path("target/classes/lib/Book.class")).exists();
    }

    @Test
    void theModuleIsRenamed() throws IOException {
        project.build();
        compile("target/java");
        project.schema("Book.epl", BOOK.replace("lib", "shelf")).schema("Loan.epl", LOAN.replace("lib", "shelf"));

        project.build();

        assertThat(classes()).containsExactly(INDEX);
        compile("target/java");
        assertThat(project.path("target/classes/" + INDEX)).hasContent("shelf.BookParser\nshelf.LoanParser\n");
    }

    @Test
    void otherOutputFoldersHaveTheSameClasses() throws IOException {
        project.build();
        compile("target/java");
        Set<String> before = Set.copyOf(classes());
        project.sourceFolder = "target/other-java";
        project.resourceFolder = "target/other-resources";

        project.build();

        assertThat(Set.copyOf(classes())).isEqualTo(before);
        Files.delete(project.path("src/main/epl/Book.epl"));
        Files.delete(project.path("src/main/epl/Loan.epl"));
        project.build();
        assertThat(classes()).isEmpty();
    }

    @Test
    void theLastSchemaIsDeletedTogetherWithAChangeOfTheOutputFolders() throws IOException {
        project.build();
        compile("target/java");
        project.sourceFolder = "target/other-java";
        project.resourceFolder = "target/other-resources";
        Files.delete(project.path("src/main/epl/Book.epl"));
        Files.delete(project.path("src/main/epl/Loan.epl"));

        project.build();

        assertThat(classes()).isEmpty();
    }

    @Test
    void oneOfSeveralStepsLosesItsSchemas() throws IOException {
        project.steps = Set.of("generate-default", "generate-more");
        project.build();
        project.schemaFolder = "src/more/epl";
        project.schema("More.epl", "module more; create json schema More(n int);");
        project.build("generate-more");
        compile("target/java");
        Files.delete(project.path("src/more/epl/More.epl"));

        project.schemaFolder = "src/main/epl";
        project.build();
        project.schemaFolder = "src/more/epl";
        project.build("generate-more");

        assertThat(classes()).contains("lib/Book.class").noneMatch(file -> file.startsWith("more"));
        compile("target/java");
        assertThat(project.path("target/classes/" + INDEX)).hasContent("lib.BookParser\nlib.LoanParser\n");
    }

    @Test
    void aStepIsRemovedFromTheBuild() throws IOException {
        project.steps = Set.of("generate-default", "generate-more");
        project.build();
        project.schemaFolder = "src/more/epl";
        project.schema("More.epl", "module more; create json schema More(n int);");
        project.build("generate-more");
        compile("target/java");
        project.steps = Set.of("generate-default");
        project.schemaFolder = "src/main/epl";

        project.build();

        assertThat(classes()).contains("lib/Book.class").noneMatch(file -> file.startsWith("more"));
    }

    @Test
    void aSchemaMovesFromOneStepToAnother() throws IOException {
        project.steps = Set.of("generate-default", "generate-more");
        project.build();
        compile("target/java");
        Files.delete(project.path("src/main/epl/Loan.epl"));
        project.build();
        project.schemaFolder = "src/more/epl";
        project.schema("Loan.epl", LOAN);

        project.build("generate-more");

        assertThat(project.path("target/java/lib/Loan.java")).exists();
        assertThat(classes()).doesNotContain("lib/Loan.class");
    }

    @Test
    void parsersOfTheProjectStayInTheIndex() throws IOException {
        project.build();
        compile("target/java");
        project.write("target/classes/own/HandParser.class", "")
                .write("target/classes/" + INDEX, "# by hand\nlib.BookParser\nlib.LoanParser\nown.HandParser # mine\n");
        Files.delete(project.path("src/main/epl/Book.epl"));
        Files.delete(project.path("src/main/epl/Loan.epl"));

        project.build();

        assertThat(project.path("target/classes/" + INDEX)).hasContent("own.HandParser # mine\n");
        assertThat(project.path("target/classes/own/HandParser.class")).exists();
    }

    @Test
    void anIndexThatWasNotCopiedAgainIsRemoved() throws IOException {
        project.build();
        compile("target/java");
        Files.delete(project.path("src/main/epl/Book.epl"));
        project.build();
        Files.delete(project.path("src/main/epl/Loan.epl"));

        project.build();

        assertThat(classes()).isEmpty();
    }

    @Test
    void aKilledBuildIsFinishedByTheNext() throws IOException {
        project.build();
        compile("target/java");
        Files.delete(project.path("src/main/epl/Book.epl"));
        Files.delete(project.path("src/main/epl/Loan.epl"));
        project.writer = new SourceWriter() {
            @Override
            public void delete(Path file) throws IOException {
                if (file.startsWith(project.path("target/classes"))) {
                    throw new IOException("killed");
                }
                super.delete(file);
            }
        };
        assertThat(catchThrowable(project::build)).hasMessage("killed");
        project.writer = new SourceWriter();

        project.build();

        assertThat(classes()).isEmpty();
    }

    @Test
    void aClassFolderBehindALinkStaysLinked() throws IOException {
        Path elsewhere = Files.createDirectories(folder.resolve("elsewhere"));
        Files.createDirectories(project.path("target"));
        Files.createSymbolicLink(project.path("target/classes"), elsewhere);
        project.build();
        compile("target/java");
        Files.delete(project.path("src/main/epl/Book.epl"));
        Files.delete(project.path("src/main/epl/Loan.epl"));

        project.build();

        assertThat(project.path("target/classes")).isSymbolicLink();
        assertThat(elsewhere).isEmptyDirectory();
    }

    /** Does what Maven does: copies resources, and makes a class of each source; it removes nothing. */
    private void compile(String sources) throws IOException {
        copy(project.path(sources), ".java", ".class");
        copy(project.path(project.resourceFolder), "", "");
    }

    private void copy(Path from, String suffix, String newSuffix) throws IOException {
        try (Stream<Path> below = Files.walk(from)) {
            for (Path file : below.filter(Files::isRegularFile).toList()) {
                String name = from.relativize(file).toString();
                Path to = project.path("target/classes")
                        .resolve(name.substring(0, name.length() - suffix.length()) + newSuffix);
                Files.createDirectories(to.getParent());
                Files.copy(file, to, StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }

    private List<String> classes() throws IOException {
        return project.files("target/classes", "target/schemac").entrySet().stream()
                .filter(file -> !file.getValue().equals("folder"))
                .map(Map.Entry::getKey)
                .toList();
    }
}
