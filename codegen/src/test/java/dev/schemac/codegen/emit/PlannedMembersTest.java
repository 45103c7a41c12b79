package dev.schemac.codegen.emit;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.GeneratedFile;
import dev.schemac.codegen.LoadedSchemas;
import dev.schemac.codegen.TestSchemas;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.codegen.names.GeneratedNames;
import dev.schemac.codegen.names.JavaType;
import dev.schemac.codegen.plan.ColumnGroup;
import dev.schemac.codegen.plan.ColumnPlan;
import dev.schemac.codegen.plan.EnumPlan;
import dev.schemac.codegen.plan.EnumPlan.GsonSupport;
import dev.schemac.codegen.plan.ObjectPlan;
import dev.schemac.codegen.plan.PlannedSchemas;
import dev.schemac.codegen.plan.PlannedSchemas.PlanOptions;
import dev.schemac.codegen.plan.ValuePlan;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.dsl.diagnostic.SourceText;
import dev.schemac.dsl.model.CollectionStyle;
import dev.schemac.dsl.model.SchemaSet;
import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Each emitted file, read again by a Java parser, has the members that its plan names, in the order of the plan, and no
 * others; and no two names of a plan are one.
 */
@Tag("slow")
class PlannedMembersTest {

    private static final CompilerOptions OPTIONS = CompilerOptions.DEFAULT
            .withClassPath(List.of(Path.of("target/test-classes").toAbsolutePath()))
            .withSourcePath(List.of(Path.of("src/test/java"), Path.of("../testing/compiler")));

    /** Pieces that case folding, normalisation or escaping could make one. */
    private static final List<String> PIECES = List.of(
            "a",
            "A",
            "b",
            "B",
            "_",
            "$",
            "1",
            "41",
            "e9",
            "\u00e9",
            "\u00c9",
            "e\u0301",
            "E\u0301",
            "s",
            "\u017f",
            "\u00df",
            "ss",
            "k",
            "\u212a",
            "i",
            "I",
            "\u0130",
            "\u0131",
            "\u01c5",
            "\ufb01",
            "fi",
            "class",
            "presence",
            "_2",
            "get",
            "Parser",
            "Writer",
            "Builder",
            "Columns",
            "\u212b",
            "\u00c5",
            "..",
            "*/",
            "\\u0041",
            "\"");

    /** The inputs of a value class for an event and for a list, three of them also with options. */
    private static final List<String> PARSE = Stream.concat(
                    Collections.nCopies(7, "parse").stream(), Collections.nCopies(7, "parseList").stream())
            .toList();

    /** Each output, also with options. */
    private static final List<String> WRITE =
            List.of("toJson", "toJson", "toJsonBytes", "toJsonBytes", "writeTo", "writeTo");

    @ParameterizedTest
    @EnumSource
    void ofTestSchemas(ValueStyle style) throws IOException {
        check(style, TestSchemas.withGolden(style));
    }

    @ParameterizedTest
    @EnumSource
    void ofRandomSchemas(ValueStyle style) throws IOException {
        int rounds = Volume.cases(1, 2);
        for (int round = 0; round < rounds; round++) {
            long seed = Seed.drawn() + round;
            try {
                check(style, LoadedSchemas.random(seed, 15));
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("-Dschemac.seed=" + seed + ": " + e.getMessage(), e);
            }
        }
    }

    @Test
    void ofWideSchemas() throws IOException {
        String columns = IntStream.range(0, 200)
                .mapToObj(i -> "c" + i + (i % 3 == 0 ? " int" : " string"))
                .collect(Collectors.joining(","));
        check(
                ValueStyle.BEAN,
                text("create json schema Wide(" + columns + "); create json schema Child(d int) inherits Wide"));
        check(ValueStyle.RECORD, text("create json schema Wide(" + columns + ")"));
    }

    @ParameterizedTest
    @EnumSource
    void ofColumnsWithHostileNames(ValueStyle style) throws IOException {
        long seed = Seed.drawn();
        Random random = new Random(seed);
        for (int round = 0; round < Volume.cases(1, 4); round++) {
            List<String> names = List.copyOf(names(random, 60));
            String text = "module m; @JsonSchema(names='as-is') create json schema P("
                    + columns(random, names.subList(0, 30)) + "); @JsonSchema(names='as-is') create json schema C("
                    + columns(random, names.subList(30, 60)) + ") inherits P";
            try {
                check(style, text(text));
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("-Dschemac.seed=" + seed + ": " + text + "\n" + e.getMessage(), e);
            }
        }
    }

    /** No two files, and no two class files of one run, are one where case or the form of Unicode does not count. */
    @ParameterizedTest
    @EnumSource
    void schemasWithHostileNamesShareNoFile(ValueStyle style) throws IOException {
        long seed = Seed.drawn();
        Random random = new Random(seed);
        int accepted = 0;
        for (int round = 0; round < Volume.cases(3, 10); round++) {
            Set<String> names = names(random, 4);
            String text = names.stream()
                    .map(name -> "create json schema `" + name + "`(a int)")
                    .collect(Collectors.joining(";\n"));
            try {
                check(style, text(text));
                accepted++;
            } catch (SchemaException e) {
                assertThat(e.getMessage()).as(text).containsAnyOf("would both become class", "[SC010]");
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("-Dschemac.seed=" + seed + ": " + text + "\n" + e.getMessage(), e);
            }
        }
        assertThat(accepted).isPositive();
    }

    private static void check(ValueStyle style, List<SchemaSource> sources) throws IOException {
        check(style, false, CollectionStyle.ARRAY, sources);
        check(style, true, CollectionStyle.ARRAY, sources);
        check(style, false, CollectionStyle.LIST, sources);
    }

    private static void check(ValueStyle style, boolean lazy, CollectionStyle collections, List<SchemaSource> sources)
            throws IOException {
        SchemaSet schema = LoadedSchemas.load(OPTIONS, sources);
        Diagnostics diagnostics = new Diagnostics();
        sources.forEach(source -> diagnostics.addSource(new SourceText(source.name(), source.text())));
        PlannedSchemas plans = PlannedSchemas.of(
                schema,
                List.of(),
                new PlanOptions(
                        OPTIONS.defaultPackage(),
                        style == ValueStyle.RECORD,
                        false,
                        lazy,
                        OPTIONS.names(),
                        collections,
                        false,
                        GsonSupport.NONE),
                diagnostics);
        List<GeneratedFile> files = JavaEmitter.sources(plans).entrySet().stream()
                .map(source -> new GeneratedFile(source.getKey(), source.getValue()))
                .toList();

        List<JavaType.Named> expected = Stream.concat(
                        plans.enums().stream().map(EnumPlan::name),
                        plans.all().stream().flatMap(plan -> plan.names().all().stream()))
                .toList();
        assertThat(files)
                .extracting(GeneratedFile::path)
                .containsExactlyElementsOf(expected.stream()
                        .map(name -> name.canonicalName().replace('.', '/') + ".java")
                        .toList());
        Set<String> classFiles = new HashSet<>();
        int file = 0;
        for (EnumPlan plan : plans.enums()) {
            ClassTree type = parse(files.get(file++));
            assertThat(type.getSimpleName()).hasToString(plan.name().simpleName());
            addClassFiles(
                    classFiles, plan.name().packageName() + "/" + plan.name().simpleName(), type);
        }
        for (ObjectPlan plan : plans.all()) {
            assertDistinct(plan.columns().stream()
                    .flatMap(column -> Stream.concat(
                            Stream.of(column.field()), column.lazy().map(ColumnPlan.LazyString::place).stream())));
            assertDistinct(plan.columns().stream().map(ColumnPlan::accessor));
            assertDistinct(
                    plan.columns().stream().flatMap(column -> Stream.of(column.constant(), column.bitConstant())));
            for (JavaType.Named name : plan.names().all()) {
                ClassTree type = parse(files.get(file++));
                assertThat(type.getSimpleName()).hasToString(name.simpleName());
                if (plan.isAbstract() && !name.equals(plan.names().value())) {
                    // they call the parsers and writers of subtypes
                    assertThat(methods(type)).startsWith("<init>").doesNotContain("readItself", "writeItself");
                } else if (name.equals(plan.names().parser())) {
                    assertParser(type, plan);
                } else if (name.equals(plan.names().writer())) {
                    assertWriter(type, plan);
                } else if (plan.names().facade().filter(name::equals).isPresent()) {
                    assertFacade(type);
                } else if (style == ValueStyle.BEAN) {
                    assertBean(type, plan);
                } else if (plan.isInterface() && name.equals(plan.names().value())) {
                    assertInterface(type, plan);
                } else {
                    assertRecord(type, plan);
                }
                addClassFiles(classFiles, name.packageName() + "/" + name.simpleName(), type);
            }
        }
    }

    private static void assertFacade(ClassTree type) {
        List<String> methods = new ArrayList<>(List.of("<init>"));
        methods.addAll(PARSE);
        methods.addAll(WRITE);
        methods.addAll(WRITE); // lists
        methods.addAll(List.of("parser", "writer"));
        assertThat(fields(type)).isEmpty();
        assertThat(methods(type)).containsExactlyElementsOf(methods);
    }

    private static void assertBean(ClassTree type, ObjectPlan plan) {
        List<String> fields = new ArrayList<>();
        List<String> methods = new ArrayList<>(List.of("<init>"));
        methods.addAll(PARSE);
        if (plan.value().hierarchy().root().isEmpty()) {
            methods.addAll(WRITE);
        }
        for (ColumnPlan column : plan.value().ownColumns()) {
            methods.add(column.getter());
            if (!column.alwaysNull()) {
                fields.add(column.field());
                column.lazy().ifPresent(text -> fields.add(text.place()));
                methods.add("set" + column.accessor());
            }
            methods.add("has" + column.accessor());
            if (column.hasPresenceBit()) {
                methods.add("clear" + column.accessor());
            }
        }
        fields.addAll(ColumnPlan.sources(plan.value().ownColumns()));
        plan.value().ownGroups().forEach(group -> group.presence().forEach(word -> fields.add(word.field())));
        if (plan.value().keepsUndeclared()) {
            fields.add("undeclared");
            methods.addAll(List.of("undeclaredMembers", "putUndeclaredMember", "removeUndeclaredMember", "keep"));
        } else if (plan.dynamic()) {
            methods.add("putUndeclaredMember"); // which knows the names of more columns than that of the parent
        }
        if (!plan.isAbstract()) {
            methods.addAll(List.of("asMap", "writeTo"));
        }
        if (plan.value().detachesOwn()) {
            methods.add("detach");
        }
        methods.addAll(List.of("equals", "hashCode", "toString"));
        assertThat(fields(type)).containsExactlyElementsOf(fields).doesNotHaveDuplicates();
        assertThat(withoutGroups(methods(type), plan)).containsExactlyElementsOf(methods);
        assertThat(classes(type)).isEmpty();
    }

    /** Wide schemas have methods that are called after a group of columns. */
    private static List<String> withoutGroups(List<String> methods, ObjectPlan plan) {
        Set<String> parts = Stream.concat(plan.groups().stream(), plan.value().ownGroups().stream())
                .flatMap(group -> Stream.of("put", "equal", "hash", "detach").map(word -> word + group.className()))
                .collect(Collectors.toSet());
        return methods.stream()
                .filter(name -> !(plan.wide() || plan.value().ownWide()) || !parts.contains(name))
                .toList();
    }

    /** What the records of several schemas have in common. */
    private static void assertInterface(ClassTree type, ObjectPlan plan) {
        List<String> methods = new ArrayList<>(PARSE);
        methods.addAll(WRITE);
        plan.columns().forEach(column -> methods.add(column.field()));
        if (plan.dynamic()) {
            methods.add(GeneratedNames.UNDECLARED_MEMBERS);
        }
        assertThat(fields(type)).isEmpty();
        assertThat(methods(type)).containsExactlyElementsOf(methods);
        assertThat(classes(type)).isEmpty();
    }

    private static void assertRecord(ClassTree type, ObjectPlan plan) {
        List<String> fields = new ArrayList<>(plan.columns().stream()
                .filter(column -> !column.alwaysNull())
                .map(ColumnPlan::field)
                .toList());
        List<String> setters = new ArrayList<>(List.of("<init>"));
        setters.addAll(fields);
        List<String> methods = new ArrayList<>();
        if (plan.dynamic()) {
            fields.add("undeclaredMembers");
            setters.addAll(List.of("undeclaredMember", "removeUndeclaredMember"));
        }
        if (plan.dynamic()
                || plan.columns().stream().anyMatch(column -> column.type().copiedLevels() > 0)) {
            methods.add("<init>");
        }
        setters.add("build");
        if (plan.value().builderChecks()) {
            setters.add(GeneratedNames.UNCHECKED_BUILD);
        }
        if (!plan.isInterface()) {
            methods.addAll(PARSE);
            methods.addAll(WRITE);
        }
        methods.addAll(List.of("builder", "toBuilder"));
        plan.value().replacements().forEach(each -> methods.add(each.method()));
        plan.columns().stream().filter(ColumnPlan::alwaysNull).forEach(column -> methods.add(column.field()));
        methods.addAll(List.of("asMap", "writeTo"));
        if (plan.value().definesEquality()) {
            methods.addAll(List.of("equals", "hashCode"));
        }
        methods.add("toString");
        if (plan.wide()) {
            plan.groups().forEach(group -> methods.add("put" + group.className()));
        }

        assertThat(fields(type)).containsExactlyElementsOf(fields);
        assertThat(methods(type)).containsExactlyElementsOf(methods);
        assertThat(classes(type)).hasSize(1);
        assertThat(fields(classes(type).get(0)))
                .hasSize(fields.size() + plan.value().builderPresence().size())
                .containsAll(plan.value().builderPresence().values())
                .doesNotHaveDuplicates();
        assertThat(methods(classes(type).get(0))).containsExactlyElementsOf(setters);
        assertThat(classes(classes(type).get(0))).isEmpty();
    }

    private static void assertParser(ClassTree type, ObjectPlan plan) {
        List<String> nested = new ArrayList<>();
        plan.parser().construction().ifPresent(how -> nested.add("Builder"));
        if (plan.ofSchema()) {
            nested.add(plan.parser().columnsClass());
        }
        assertKeys(type, plan, nested);
        assertThat(methods(type))
                .contains("<init>")
                .containsAll(plan.parser().containers().stream()
                        .map(ValuePlan.Container::readMethod)
                        .toList());
    }

    private static void assertWriter(ClassTree type, ObjectPlan plan) {
        assertThat(classes(type)).isEmpty();
        assertThat(keys(type)).isSubsetOf(GeneratedNames.WRAPPER);
        List<String> methods = new ArrayList<>(List.of("<init>", "write"));
        if (plan.ofSchema()) {
            methods.add("write"); // to a JsonWriter, and to a JsonOutput
        }
        if (plan.parser().union().isPresent()) {
            methods.add("writeItself");
        }
        plan.parser().containers().forEach(container -> methods.add(container.writeMethod()));
        if (plan.wide() && !plan.isAbstract()) {
            plan.groups().forEach(group -> methods.add("write" + group.className()));
        }
        assertThat(methods(type)).containsExactlyElementsOf(methods);
    }

    /**
     * The constants of the columns, in the class or in one for each group, which come after the other nested classes.
     */
    private static void assertKeys(ClassTree type, ObjectPlan plan, List<String> others) {
        List<ColumnGroup> groups = plan.wide() ? plan.groups() : List.of();
        List<String> nestedClasses = new ArrayList<>(others);
        groups.forEach(group -> nestedClasses.add(group.className()));
        assertThat(classes(type))
                .extracting(nested -> nested.getSimpleName().toString())
                .containsExactlyElementsOf(nestedClasses);
        for (int i = 0; i < groups.size(); i++) {
            assertThat(keys(classes(type).get(others.size() + i)))
                    .containsExactlyElementsOf(groups.get(i).columns().stream()
                            .map(ColumnPlan::constant)
                            .toList());
            assertThat(classes(classes(type).get(others.size() + i))).isEmpty();
        }
        if (groups.isEmpty() && !plan.names().application()) {
            assertThat(keys(type))
                    .containsAll(
                            plan.columns().stream().map(ColumnPlan::constant).toList());
            assertThat(keys(type)).doesNotHaveDuplicates();
        }
    }

    private static void assertDistinct(Stream<String> names) {
        assertThat(names.toList()).doesNotHaveDuplicates();
    }

    private static void addClassFiles(Set<String> known, String name, ClassTree type) {
        String folded = Normalizer.normalize(name, Normalizer.Form.NFKC)
                .toUpperCase(Locale.ROOT)
                .toLowerCase(Locale.ROOT);
        assertThat(known.add(folded)).as(name).isTrue();
        classes(type).forEach(nested -> addClassFiles(known, name + "$" + nested.getSimpleName(), nested));
    }

    private static ClassTree parse(GeneratedFile file) throws IOException {
        DiagnosticCollector<JavaFileObject> errors = new DiagnosticCollector<>();
        JavaFileObject source =
                new SimpleJavaFileObject(URI.create("mem:///Generated.java"), JavaFileObject.Kind.SOURCE) {
                    @Override
                    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                        return file.content();
                    }
                };
        JavacTask task = (JavacTask) ToolProvider.getSystemJavaCompiler()
                .getTask(null, null, errors, List.of("-proc:none"), null, List.of(source));
        CompilationUnitTree unit = task.parse().iterator().next();
        assertThat(errors.getDiagnostics()).as(file.path()).isEmpty();
        assertThat(unit.getTypeDecls()).as(file.path()).hasSize(1);
        return (ClassTree) unit.getTypeDecls().get(0);
    }

    private static List<String> fields(ClassTree type) {
        return members(type, VariableTree.class)
                .map(field -> field.getName().toString())
                .toList();
    }

    private static List<String> keys(ClassTree type) {
        return members(type, VariableTree.class)
                .filter(field -> field.getType().toString().endsWith("JsonKey"))
                .map(field -> field.getName().toString())
                .toList();
    }

    private static List<String> methods(ClassTree type) {
        return members(type, MethodTree.class)
                .map(method -> method.getName().toString())
                .toList();
    }

    private static List<ClassTree> classes(ClassTree type) {
        assertThat(type.getMembers())
                .allSatisfy(member ->
                        assertThat(member).isInstanceOfAny(VariableTree.class, MethodTree.class, ClassTree.class));
        return members(type, ClassTree.class).toList();
    }

    private static <T extends Tree> Stream<T> members(ClassTree type, Class<T> kind) {
        return type.getMembers().stream().filter(kind::isInstance).map(kind::cast);
    }

    private static List<SchemaSource> text(String text) {
        return List.of(new SchemaSource("test.epl", text));
    }

    private static Set<String> names(Random random, int count) {
        Set<String> names = new LinkedHashSet<>();
        while (names.size() < count) {
            names.add(random.ints(random.nextInt(3) + 1L, 0, PIECES.size())
                    .mapToObj(PIECES::get)
                    .collect(Collectors.joining()));
        }
        return names;
    }

    private static String columns(Random random, List<String> names) {
        return names.stream()
                .map(name -> "`" + name + "` " + (random.nextBoolean() ? "int" : "string[]"))
                .collect(Collectors.joining(", "));
    }
}
