package dev.schemac.codegen.names;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePathScanner;
import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.CompiledSources;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.GeneratedFiles;
import dev.schemac.codegen.RandomSchemas;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.StringStyle;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.dsl.model.CollectionStyle;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.testing.Seed;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The planner knows every variable that generated parsers and writers declare: it must refuse packages that a variable
 * would hide. {@code -Dschemac.seed=S} repeats a failed run.
 */
@Tag("slow")
class VariableNamesTest {
    private static final long SEED = Seed.drawn();

    private static final int RUNS = 12;

    /** Types with containers in containers, each with a rule for its innermost values. */
    private static final List<String> NESTED = List.of(
            "int",
            "int[][][][]",
            "int[primitive][][]",
            "List<List<List<List<int>>>>",
            "Map<String, Map<String, Map<String, Map<String, int>>>>",
            "List<Map<String, int[]>>",
            "Map<String, List<int[]>>",
            "Map<String, int>[]");

    @ParameterizedTest
    @EnumSource
    void allVariablesAreKnown(ValueStyle style) throws IOException {
        Set<String> found = new TreeSet<>();
        for (int run = 0; run < RUNS; run++) {
            long seed = SEED + run;
            Random random = new Random(seed);
            CompilerOptions options = CompilerOptions.DEFAULT
                    .withStyle(style)
                    .withRefill(true)
                    .withStrings(StringStyle.values()[run % 2])
                    .withCollections(CollectionStyle.values()[run / 2 % 2])
                    .withClassPath(List.of(Path.of("target/test-classes").toAbsolutePath()));
            String[] texts = Stream.concat(
                            Stream.of(new RandomSchemas(random, "random.m" + run, 10).texts()), fixed(found))
                    .toArray(String[]::new);
            try {
                Set<String> variables = variables(new SchemaCompiler(options).generate(CompiledSchemas.sources(texts)));
                assertThat(variables)
                        .as("-Dschemac.seed=%d", seed)
                        .allMatch(GeneratedNames::isVariable)
                        .contains("in", "out", "value", "violations", "element4", "index4", "member4");
                found.addAll(variables);
            } catch (SchemaException e) {
                throw new AssertionError("-Dschemac.seed=" + seed + "\n" + e.getMessage(), e);
            }
        }
        assertThat(found).hasSizeGreaterThan(25);
    }

    /** Rules, a union, and a wide schema, whose columns are called as the variables found before. */
    private static Stream<String> fixed(Set<String> found) {
        List<String> names = Stream.concat(Stream.of("member2", "index3", "element4"), found.stream())
                .distinct()
                .toList();
        String rules = names.stream()
                .map(name -> "@Column(name=`" + name + "`, min=1, alias='" + name + "-alias')\n")
                .collect(Collectors.joining());
        String columns = IntStream.range(0, names.size())
                .mapToObj(i -> "`" + names.get(i) + "` " + NESTED.get(i % NESTED.size()))
                .collect(Collectors.joining(", "));
        String nested = IntStream.range(0, NESTED.size())
                .mapToObj(i -> "n" + i + " " + NESTED.get(i))
                .collect(Collectors.joining(", "));
        String nestedRules = IntStream.range(0, NESTED.size())
                .mapToObj(i -> "@Column(name=n" + i + ", max=9)\n")
                .collect(Collectors.joining());
        String wide = IntStream.range(0, 140).mapToObj(i -> "w" + i + " string").collect(Collectors.joining(", "));
        return Stream.of(
                "module named;\n@JsonSchema(dynamic=true)\n" + rules + "create json schema Named(" + columns + ");\n"
                        + nestedRules + "create json schema Nested(" + nested + ");\n"
                        + "create json enum Color('red', 'dark-blue');\n"
                        + "create json schema Wide(color Color, colors Color[], value Named, " + wide + ");\n"
                        + "@JsonSchema(discriminator='type') create json schema Event(type string);\n"
                        + "@JsonSchema(discriminatorValue='a') create json schema A(x int) inherits Event;\n"
                        + "@JsonSchema(wrapper=true) create json schema Wrapped();\n"
                        + "@JsonSchema(discriminatorValue='b') create json schema B(x int) inherits Wrapped;\n");
    }

    /** The parameters and local variables of parsers and writers. */
    private static Set<String> variables(GeneratedFiles files) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<JavaFileObject> sources = files.sources().stream()
                .filter(file -> file.path().matches(".*(Parser|Writer)\\.java"))
                .map(CompiledSources::source)
                .toList();
        JavacTask task = (JavacTask) compiler.getTask(null, null, null, List.of("-proc:none"), null, sources);
        Set<String> names = new TreeSet<>();
        TreePathScanner<Void, Void> scanner = new TreePathScanner<>() {
            @Override
            public Void visitVariable(VariableTree variable, Void none) {
                Tree parent = getCurrentPath().getParentPath().getLeaf();
                if (!(parent instanceof ClassTree)) {
                    names.add(variable.getName().toString());
                }
                return super.visitVariable(variable, none);
            }
        };
        task.parse().forEach(unit -> scanner.scan(unit, null));
        return names;
    }

    @ParameterizedTest
    @EnumSource
    void columnsCalledLikeVariables(ValueStyle style) {
        CompiledSchemas schemas = CompiledSchemas.of(style, """
                @Column(name=member2, max=9)
                @Column(name=element2, max=9)
                create json schema A(member2 Map<String, Map<String, int>>, element2 int[][])""");
        String json = "{\"member2\":{\"a\":{\"b\":1}},\"element2\":[[2]]}";

        JsonEvent event = schemas.parse("A", json);

        assertThat(event.toJson()).isEqualTo(json);
    }

    /** The class would have to be written with its package, which the variable hides. */
    @ParameterizedTest
    @ValueSource(strings = {"member2", "element4", "index7", "violations"})
    void modulesCalledLikeVariablesAreRefused(String variable) {
        String[] texts = {
            "module a; create json schema Item(a int)",
            "module " + variable + "; create json schema Item(a int)",
            "module c; uses " + variable + "; create json schema Box(i Item)",
            "module d; uses c; uses a; create json schema Crate(j Item) inherits Box"
        };

        assertThat(catchThrowableOfType(SchemaException.class, () -> CompiledSchemas.of(texts)))
                .hasMessageContaining(
                        "schema 'Crate' needs class '" + variable
                                + ".Item', which shares its simple name with another class, and a package that generated code cannot use; rename one of them [SC060]");
    }

    @Test
    void otherModulesAreAccepted() {
        String json = "{\"i\":{\"a\":1},\"j\":{\"a\":2}}";

        assertThat(CompiledSchemas.of(
                                "module a; create json schema Item(a int)",
                                "module members2; create json schema Item(a int)",
                                "module c; uses members2; create json schema Box(i Item)",
                                "module d; uses c; uses a; create json schema Crate(j Item) inherits Box")
                        .parse("d.Crate", json)
                        .toJson())
                .isEqualTo(json);
    }
}
