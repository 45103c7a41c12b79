package dev.schemac.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.dsl.AnnotationPlacement;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Formatted schemas: formatting them again changes nothing, and they generate what they generated before. */
@Tag("slow")
class FormatTest {
    private static final int SCHEMAS = Volume.cases(30, 100);
    private static final int SCHEMAS_AT_ONCE = 20;

    private static final List<Path> TEST_CLASSES = List.of(Path.of(URI.create(
            EpochDate.class.getProtectionDomain().getCodeSource().getLocation().toString())));

    @Test
    void randomSchemasGenerateTheSame() {
        long seed = Seed.of(20_261_121L);
        Random random = new Random(seed);
        for (int i = 0; i < SCHEMAS; i += SCHEMAS_AT_ONCE) {
            RandomSchemas schemas = new RandomSchemas(random, "random.m" + i, SCHEMAS_AT_ONCE);
            List<SchemaSource> sources = new ArrayList<>();
            for (String text : schemas.texts()) {
                sources.add(new SchemaSource("random" + sources.size(), text));
            }
            assertThat(generate(sources)).as("-Dschemac.seed=" + seed).isNotInstanceOf(Errors.class);
            assertSame(sources, "-Dschemac.seed=" + seed);
        }
    }

    /** Also those that are examples of errors: what is wrong with them stays the same, and so do the words for it. */
    @Test
    void theSchemasOfTheRepositoryGenerateTheSame() throws IOException {
        SchemaCompiler compiler = new SchemaCompiler(CompilerOptions.DEFAULT);
        int compared = 0;
        for (SchemaSource source : repository(compiler)) {
            try {
                compiler.format(List.of(source));
            } catch (SchemaException e) {
                // An example of what is no schema.
                continue;
            }
            assertSame(List.of(source), source.name());
            compared++;
        }
        assertThat(compared).isGreaterThan(100);
    }

    private static List<SchemaSource> repository(SchemaCompiler compiler) throws IOException {
        try (Stream<Path> files = Files.walk(Path.of(".."))) {
            return compiler.read(files.filter(file -> file.toString().endsWith(".epl"))
                    .filter(file -> !file.toString().contains("target"))
                    .sorted()
                    .toList());
        }
    }

    private static void assertSame(List<SchemaSource> sources, String what) {
        SchemaCompiler compiler = new SchemaCompiler(CompilerOptions.DEFAULT);
        List<SchemaSource> formatted = compiler.format(sources);
        assertThat(compiler.format(formatted)).as(what).isEqualTo(formatted);
        Object generated = generate(sources);
        assertThat(generate(formatted)).as(what).isEqualTo(generated);
        if (!(generated instanceof Errors)) {
            for (AnnotationPlacement placement : AnnotationPlacement.values()) {
                List<SchemaSource> moved = compiler.format(sources, placement);
                assertThat(generate(moved)).as(what + ", " + placement).isEqualTo(generated);
                assertThat(compiler.format(compiler.format(moved), placement))
                        .as(what + ", " + placement)
                        .isEqualTo(moved);
            }
        }
    }

    /** What is wrong with a file alone, which may need others, or classes that are not there. */
    private record Errors(List<String> messages) {}

    private static Object generate(List<SchemaSource> sources) {
        SchemaCompiler compiler = new SchemaCompiler(CompilerOptions.DEFAULT.withClassPath(TEST_CLASSES));
        try {
            return compiler.generate(sources).sources();
        } catch (SchemaException e) {
            return new Errors(e.diagnostics().stream()
                    .map(error -> error.code() + " " + error.message().replaceAll("(line |:)\\d+", "$1N"))
                    .toList());
        }
    }
}
