package dev.schemac.codegen.names;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.CompiledSources;
import dev.schemac.codegen.GeneratedFile;
import dev.schemac.codegen.GeneratedFiles;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.dsl.diagnostic.SchemaException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Schemas whose texts try to break out of the generated code: each file, read again by a Java parser, has exactly the
 * members that its
 * columns call for.
 */
class HostileSchemasTest {

    private static final List<String> NAMES = List.of(
            "\"); System.exit(1); (\"",
            "*/ static { System.exit(1); } /*",
            "\\u0022 + evil() + \\u0022",
            "\\u002a/ class X {} /*",
            "\\",
            "'",
            "$",
            "$$",
            "$24$",
            "a$b",
            "..",
            "../../etc/passwd",
            "class",
            "int",
            "String",
            "Map",
            "Object",
            "Override",
            "this",
            "super",
            "value",
            "name",
            "toString",
            "hashCode",
            "a b",
            "a\tb",
            "\u00e9",
            "\ud83d\ude00",
            "\u202e",
            "\ufeff",
            "undeclared",
            "presence",
            "presence_1",
            "Class",
            "",
            "{@link Evil}",
            "<script>");

    @ParameterizedTest
    @ValueSource(strings = {"string", "int", "string[]", "java.util.UUID", "List<int>", "Map<string, long>"})
    void membersAreThoseOfTheColumns(String type) throws IOException {
        String columns = NAMES.stream().map(name -> "`" + name + "` " + type).collect(Collectors.joining(", "));
        GeneratedFiles files = CompiledSchemas.generate(
                "module m; @JsonSchema(names='as-is') create json schema Hostile(" + columns + ")");
        boolean primitive = type.equals("int");
        int count = NAMES.size();

        ClassTree value = parse(files, "m/Hostile.java");
        assertThat(fields(value)).hasSize(primitive ? count + 1 : count);
        assertThat(methods(value)).hasSize(count * (primitive ? 4 : 3) + 26);
        assertThat(accessors(value, "get")).hasSize(count);
        assertThat(accessors(value, "set")).hasSize(count);
        assertThat(accessors(value, "has")).hasSize(count + 1); // hashCode is one of them
        assertNothingElse(value);

        ClassTree parser = parse(files, "m/HostileParser.java");
        assertThat(methods(parser)).contains("<init>", "read", "readAnyOrder");
        assertOnlyColumnsElse(parser);
        assertNothingElse(parse(files, "m/HostileWriter.java"));
        CompiledSources.compile(files);
    }

    @ParameterizedTest
    @ValueSource(strings = {"string", "int", "string[]", "Object", "Map<string, long>"})
    void componentsAreThoseOfTheColumns(String type) throws IOException {
        String columns = Stream.concat(NAMES.stream(), Stream.of("builder", "build", "wait", "equals", "asMap"))
                .map(name -> "`" + name + "` " + type)
                .collect(Collectors.joining(", "));
        GeneratedFiles files = CompiledSchemas.generate(
                ValueStyle.RECORD, "module m; @JsonSchema(names='as-is') create json schema Hostile(" + columns + ")");
        int count = NAMES.size() + 5;

        ClassTree value = parse(files, "m/Hostile.java");
        assertThat(fields(value)).hasSize(count);
        boolean copies = List.of("string[]", "Object", "Map<string, long>").contains(type);
        assertThat(methods(value).stream().filter("<init>"::equals)).hasSize(copies ? 1 : 0);
        List<String> methods = new ArrayList<>(Collections.nCopies(7, "parse"));
        methods.addAll(Collections.nCopies(7, "parseList"));
        List.of("toJson", "toJsonBytes", "writeTo").forEach(name -> methods.addAll(List.of(name, name)));
        methods.addAll(List.of("builder", "toBuilder", "asMap", "writeTo"));
        if (type.equals("Object")) {
            methods.addAll(List.of("equals", "hashCode"));
        }
        methods.add("toString");
        assertThat(methods(value).stream().filter(name -> !name.equals("<init>") && !name.startsWith("with")))
                .containsExactlyElementsOf(methods);
        assertThat(methods(value).stream().filter(name -> name.startsWith("with")))
                .hasSize(count)
                .doesNotHaveDuplicates();
        ClassTree builder =
                (ClassTree) value.getMembers().get(value.getMembers().size() - 1);
        assertThat(fields(builder)).isEqualTo(fields(value));
        assertThat(methods(builder))
                .hasSize(count + 2)
                .contains("<init>", "build")
                .containsAll(fields(value));
        assertNothingElse(builder);
        assertOnlyColumnsElse(parse(files, "m/HostileParser.java"));
        assertNothingElse(parse(files, "m/HostileWriter.java"));
        CompiledSources.compile(files);
    }

    @ParameterizedTest
    @ValueSource(strings = {"string", "int"})
    void membersAreThoseOfTheColumnsOfAChildToo(String type) throws IOException {
        String parent =
                NAMES.stream().limit(18).map(name -> "`" + name + "` " + type).collect(Collectors.joining(", "));
        String child =
                NAMES.stream().skip(18).map(name -> "`" + name + "` " + type).collect(Collectors.joining(", "));
        GeneratedFiles files =
                CompiledSchemas.generate("module m; @JsonSchema(names='as-is') create json schema P(" + parent + ");"
                        + "@JsonSchema(dynamic=true, names='as-is') create json schema C(" + child + ") inherits P");

        List<String> accessors = new ArrayList<>(accessors(parse(files, "m/P.java"), "get"));
        accessors.addAll(accessors(parse(files, "m/C.java"), "get"));
        assertThat(accessors).hasSize(NAMES.size()).doesNotHaveDuplicates();
        CompiledSources.compile(files);
    }

    @Test
    void descriptionsStayInTheirComment() throws IOException {
        String text = String.join(" ", NAMES).replace("'", "");
        GeneratedFiles files = CompiledSchemas.generate("@Description('" + text + "') create json schema D(a int)");

        assertThat(methods(parse(files, "D.java"))).hasSize(30);
        CompiledSources.compile(files);
    }

    @ParameterizedTest
    @EnumSource(ValueStyle.class)
    void descriptionsOfColumnsAndConstantsStayInTheirComments(ValueStyle style) throws IOException {
        String text = String.join(" ", NAMES).replace("'", "");
        String described = "@Description('" + text + "') ";
        GeneratedFiles files = CompiledSchemas.generate(
                style,
                "create json schema D(" + described + "a int, // " + text + "\n b string);" + " create json enum E("
                        + described + "'c', // " + text + "\n 'd')");
        GeneratedFiles plain =
                CompiledSchemas.generate(style, "create json schema D(a int, b string); create json enum E('c', 'd')");

        for (String file : List.of("D.java", "DParser.java", "DWriter.java", "E.java")) {
            assertThat(methods(parse(files, file))).isEqualTo(methods(parse(plain, file)));
            assertThat(fields(parse(files, file))).isEqualTo(fields(parse(plain, file)));
        }
        assertThat(content(files, "D.java")).contains("&#60;script&#62;").doesNotContain("<script>");
        assertThat(content(files, "E.java")).contains("&#60;script&#62;").doesNotContain("<script>");
        CompiledSources.compile(files);
    }

    private static String content(GeneratedFiles files, String path) {
        return files.sources().stream()
                .filter(each -> each.path().equals(path))
                .findFirst()
                .orElseThrow()
                .content();
    }

    @Test
    void schemaNamesStayInTheFolder() {
        for (String name : NAMES) {
            try {
                GeneratedFiles files = CompiledSchemas.generate("create json schema `" + name + "`(a int)");
                CompiledSources.compile(files);
                assertThat(files.sources())
                        .allSatisfy(file -> assertThat(file.path()).matches("[A-Za-z0-9_$]+\\.java"));
            } catch (SchemaException e) {
                assertThat(e).hasMessageStartingWith("test.epl:1:20: error: ").hasMessageContaining("[SC010]");
            }
        }
    }

    private static ClassTree parse(GeneratedFiles files, String path) throws IOException {
        GeneratedFile file = files.sources().stream()
                .filter(each -> each.path().equals(path))
                .findFirst()
                .orElseThrow();
        DiagnosticCollector<JavaFileObject> errors = new DiagnosticCollector<>();
        JavacTask task = (JavacTask) ToolProvider.getSystemJavaCompiler()
                .getTask(null, null, errors, List.of("-proc:none"), null, List.of(CompiledSources.source(file)));
        CompilationUnitTree unit = task.parse().iterator().next();
        assertThat(errors.getDiagnostics()).isEmpty();
        assertThat(unit.getTypeDecls()).hasSize(1);
        return (ClassTree) unit.getTypeDecls().get(0);
    }

    /** The last member of a parser is the class that knows its event type. */
    private static void assertOnlyColumnsElse(ClassTree parser) {
        List<? extends Tree> members = parser.getMembers();
        assertThat(members.subList(0, members.size() - 1))
                .allSatisfy(member -> assertThat(member).isInstanceOfAny(VariableTree.class, MethodTree.class));
        ClassTree columns = (ClassTree) members.get(members.size() - 1);
        assertThat(fields(columns)).containsExactly("EVENT_TYPE");
        assertThat(methods(columns)).isEmpty();
        assertNothingElse(columns);
    }

    private static void assertNothingElse(ClassTree type) {
        assertThat(type.getMembers())
                .allSatisfy(member -> assertThat(member).isInstanceOfAny(VariableTree.class, MethodTree.class));
    }

    private static Set<String> fields(ClassTree type) {
        return names(type, VariableTree.class).collect(Collectors.toCollection(TreeSet::new));
    }

    private static List<String> methods(ClassTree type) {
        return names(type, MethodTree.class).toList();
    }

    private static Set<String> accessors(ClassTree type, String prefix) {
        return methods(type).stream()
                .filter(name -> name.startsWith(prefix))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static <T extends Tree> Stream<String> names(ClassTree type, Class<T> kind) {
        return type.getMembers().stream()
                .filter(kind::isInstance)
                .map(member -> member instanceof MethodTree method
                        ? method.getName().toString()
                        : ((VariableTree) member).getName().toString());
    }
}
