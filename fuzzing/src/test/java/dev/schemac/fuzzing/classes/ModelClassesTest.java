package dev.schemac.fuzzing.classes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.fuzzing.FastRandom;
import dev.schemac.fuzzing.classes.ClassComparison.Compared;
import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Classes with annotations of Jackson, as public projects have them, read and write the same as with Jackson, except for the
 * documented differences. They are equivalents of such classes, in {@code src/test/models}.
 */
class ModelClassesTest {
    private static final Path FOLDER = Path.of("src/test/models/com/acme/models");
    private static final long SEED = Seed.drawn();
    private static final int DOCUMENTS = Volume.cases(500, 5_000);

    private static ProcessedClasses compiled;

    /** The classes with our annotation. The others are their supertypes. */
    static List<String> models() throws IOException {
        Map<String, String> models = sources();
        models.values().removeIf(source -> !source.contains("\n@JsonSchema\n"));
        return List.copyOf(models.keySet());
    }

    private static Map<String, String> sources() throws IOException {
        Map<String, String> sources = new TreeMap<>();
        try (Stream<Path> files = Files.list(FOLDER)) {
            for (Path file : files.toList()) {
                String name = file.getFileName().toString().replace(".java", "");
                sources.put("com.acme.models." + name, Files.readString(file));
            }
        }
        return sources;
    }

    @BeforeAll
    static void compile() throws IOException {
        compiled = ProcessedClasses.of(sources());
    }

    @Test
    void allCompile() throws IOException {
        assertThat(compiled.errors()).isEmpty();
        assertThat(models()).hasSize(30);
    }

    @ParameterizedTest
    @MethodSource("models")
    void readsAndWritesWhatJacksonDoes(String model) {
        System.out.println(model + " with -Dschemac.seed=" + SEED);
        ClassComparison comparison = new ClassComparison(new FastRandom(SEED), compiled, List.of(model));
        List<String> differences = new ArrayList<>();
        int accepted = 0;
        for (int i = 0; i < DOCUMENTS; i++) {
            Compared compared = comparison.next();
            accepted += compared.isAccepted() ? 1 : 0;
            compared.difference().ifPresent(each -> differences.add(each.kind() + ": " + each.details()));
        }
        assertThat(differences).as("-Dschemac.seed=%d", SEED).isEmpty();
        // A class with many constraints accepts a fifth, so that a tenth is no chance.
        assertThat(accepted).isBetween(DOCUMENTS / 10, DOCUMENTS - DOCUMENTS / 10);
    }
}
