package dev.schemac.codegen.random;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.CompiledSources;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.GeneratedFile;
import dev.schemac.codegen.GeneratedFiles;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.StringStyle;
import dev.schemac.codegen.TestSchemas;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.dsl.SchemaLoader;
import dev.schemac.dsl.diagnostic.Diagnostic;
import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.dsl.model.NamingStyle;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Schemas, columns, modules and application classes whose names are those that generated code uses itself: every
 * identifier of the golden files, the classes of the runtime, of {@code java.lang} and {@code java.util}, packages, and
 * words of Java. What is accepted compiles without a warning; what is refused is refused for its name.
 *
 * <p>{@code -Dschemac.volume=N} tries more, {@code -Dschemac.seed=S} those of a failed run.
 */
@Tag("slow")
@Tag("each-jdk")
class RandomNamesTest {

    private static final int RUNS = Volume.cases(10, 30);
    private static final long SEED = Seed.drawn();

    private static final Set<DiagnosticCode> REFUSED_FOR_NAMES = Set.of(
            DiagnosticCode.JAVA_NAME,
            DiagnosticCode.JAVA_COLUMN_NAME,
            DiagnosticCode.JAVA_PACKAGE,
            DiagnosticCode.SCHEMA_NAME,
            DiagnosticCode.INHERITED_COLUMN,
            DiagnosticCode.TYPE_PARAMETERS);

    private static final List<String> WORDS = List.of(
            "_",
            "__",
            "_1",
            "$",
            "$$",
            "a$b",
            "var",
            "record",
            "yield",
            "sealed",
            "permits",
            "when",
            "module",
            "open",
            "exports",
            "to",
            "with",
            "class",
            "int",
            "null",
            "true",
            "goto",
            "enum",
            "strictfp",
            "non-sealed");

    private static final List<String> PACKAGES =
            List.of("java", "dev", "schemac", "runtime", "lang", "util", "io", "net");

    private static final List<String> SCALARS = List.of(
            "string",
            "char",
            "boolean",
            "byte",
            "short",
            "int",
            "long",
            "float",
            "double",
            "BigInteger",
            "BigDecimal",
            "java.lang.Object",
            "java.util.Map",
            "null",
            "binary",
            "java.time.LocalDate",
            "java.util.UUID",
            "java.net.URL",
            "java.net.URI",
            "java.time.Instant",
            "java.time.Duration",
            "java.time.LocalTime",
            "java.time.MonthDay",
            "java.time.Year",
            "java.time.OffsetDateTime",
            "java.time.ZonedDateTime",
            "java.time.LocalDateTime");

    /** Names of everything in generated code, and of what is around it. */
    private static final List<String> NAMES = new ArrayList<>();

    @TempDir
    static Path application;

    private static final List<String> APPLICATION = new ArrayList<>();

    private Random random;

    @BeforeAll
    static void collectNames() throws IOException {
        Set<String> names = new TreeSet<>(identifiersOf(TestSchemas.generated()));
        assertThat(names).contains("INSTANCE", "RefillingObjectParser", "next", "Override", "java", "dev");
        Set<String> classes = new TreeSet<>();
        classesOf(ObjectParser.class, "dev.schemac.runtime", classes);
        classesOf(ObjectParser.class, "dev.schemac.runtime.support", classes);
        classesOf(ObjectParser.class, "dev.schemac.runtime.support.event", classes);
        classesOf(Object.class, "java.lang", classes);
        classesOf(Object.class, "java.util", classes);
        assertThat(classes).contains("JsonScanner", "String", "UUID");
        // each kind is drawn as often as another, however many there are
        List<List<String>> kinds = List.of(List.copyOf(names), List.copyOf(classes), WORDS, PACKAGES);
        // not the seed of the runs: the names and classes of all of them are the same
        Random random = new Random(1);
        for (int i = 0; i < 20_000; i++) {
            List<String> kind = kinds.get(random.nextInt(kinds.size()));
            NAMES.add(kind.get(random.nextInt(kind.size())));
        }
        writeApplication(random);
    }

    private static Set<String> identifiersOf(List<GeneratedFile> sources) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        Set<String> names = new HashSet<>();
        try (StandardJavaFileManager files =
                compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8)) {
            JavacTask task = (JavacTask) compiler.getTask(
                    null,
                    files,
                    null,
                    List.of("-proc:none"),
                    null,
                    sources.stream().map(CompiledSources::source).toList());
            TreeScanner<Void, Void> scanner = new TreeScanner<>() {
                @Override
                public Void visitIdentifier(IdentifierTree tree, Void nothing) {
                    names.add(tree.getName().toString());
                    return null;
                }

                @Override
                public Void visitMemberSelect(MemberSelectTree tree, Void nothing) {
                    names.add(tree.getIdentifier().toString());
                    return super.visitMemberSelect(tree, nothing);
                }

                @Override
                public Void visitVariable(VariableTree tree, Void nothing) {
                    names.add(tree.getName().toString());
                    return super.visitVariable(tree, nothing);
                }

                @Override
                public Void visitMethod(MethodTree tree, Void nothing) {
                    names.add(tree.getName().toString());
                    return super.visitMethod(tree, nothing);
                }
            };
            task.parse().forEach(unit -> unit.accept(scanner, null));
        }
        // what comes from columns says nothing about others
        names.removeIf(name -> name.equals("<init>") || name.matches("(get|set|has|clear)[A-Z_$].*|.*[0-9].*"));
        return names;
    }

    /** The simple names of the classes in a package of the module, or of the folder, of a class. */
    private static void classesOf(Class<?> member, String packageName, Set<String> names) throws IOException {
        String folder = packageName.replace('.', '/') + "/";
        List<String> entries;
        if (member.getModule().isNamed()) {
            try (ModuleReader reader = ModuleFinder.ofSystem()
                            .find(member.getModule().getName())
                            .orElseThrow()
                            .open();
                    Stream<String> list = reader.list()) {
                entries = list.toList();
            }
        } else {
            Path library = CompiledSources.runtimeLibrary();
            if (Files.isRegularFile(library)) {
                try (JarFile jar = new JarFile(library.toFile())) {
                    entries = jar.stream().map(JarEntry::getName).toList();
                }
            } else {
                try (Stream<Path> list = Files.walk(library.resolve(folder))) {
                    entries = list.map(
                                    file -> library.relativize(file).toString().replace(File.separatorChar, '/'))
                            .toList();
                }
            }
        }
        entries.stream()
                .filter(entry -> entry.startsWith(folder) && entry.endsWith(".class"))
                .map(entry -> entry.substring(folder.length(), entry.length() - ".class".length()))
                .filter(name -> !name.contains("$") && SourceVersion.isIdentifier(name))
                .forEach(names::add);
    }

    /** Enums and classes in packages of such names, compiled. */
    private static void writeApplication(Random random) throws IOException {
        List<Path> files = new ArrayList<>();
        Set<String> taken = new HashSet<>();
        while (APPLICATION.size() < 300) {
            String first = pick(random, NAMES);
            String second = pick(random, NAMES);
            String packageName =
                    random.nextBoolean() ? first + "_" : random.nextBoolean() ? first : first + "." + second;
            String name = pick(random, NAMES);
            String full = packageName + "." + name;
            boolean legal = SourceVersion.isName(full)
                    && !Set.of("var", "record", "yield", "sealed", "permits").contains(name)
                    && !first.equals("java")
                    && !full.startsWith("dev.schemac.runtime.");
            // no class has the name of a package
            String prefix = packageName.toLowerCase(Locale.ROOT);
            if (!legal
                    || !taken.add(full.toLowerCase(Locale.ROOT))
                    || !taken.add("package of " + full)
                    || taken.stream().anyMatch(other -> other.equals(prefix) || prefix.startsWith(other + "."))
                    || taken.stream().anyMatch(other -> other.startsWith(full.toLowerCase(Locale.ROOT) + "."))) {
                continue;
            }
            boolean constants = random.nextBoolean();
            String text = "package " + packageName + ";\npublic "
                    + (constants
                            ? "enum " + name + " { A, B }\n"
                            : "class " + name + " { public int "
                                    + (SourceVersion.isName(second)
                                                    && !Set.of("all", "next").contains(second)
                                            ? second
                                            : "a")
                                    + "; public " + name + " next; public " + name + "[] all; }\n");
            Path file = application.resolve(full.replace('.', '/') + ".java");
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
            files.add(file);
            APPLICATION.add(full);
        }
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager manager =
                compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8)) {
            StringWriter messages = new StringWriter();
            boolean compiled = compiler.getTask(
                            messages,
                            manager,
                            null,
                            List.of("-proc:none", "-d", application.toString()),
                            null,
                            manager.getJavaFileObjectsFromPaths(files))
                    .call();
            assertThat(compiled).as(messages.toString()).isTrue();
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatIsAcceptedCompiles(ValueStyle style) throws IOException {
        int accepted = 0;
        int schemas = 0;
        int runs = 0;
        // few runs can all be refused by chance: then more are tried
        while (runs < RUNS || accepted <= RUNS / 10 && runs < 20 * RUNS) {
            int compiled = compiled(style, SEED + runs++);
            accepted += compiled > 0 ? 1 : 0;
            schemas += compiled;
        }
        System.out.println("RandomNamesTest, style " + style + ", -Dschemac.seed=" + SEED + ": " + accepted + " of "
                + runs + " runs were accepted, " + schemas + " schemas compiled");
        assertThat(accepted).isGreaterThan(RUNS / 10);
    }

    /** How many schemas were accepted and compiled. */
    int compiled(ValueStyle style, long seed) throws IOException {
        random = new Random(seed);
        String[] texts = modules();
        if (texts.length == 0) {
            return 0;
        }
        String report = "-Dschemac.seed=" + seed + "\n" + String.join("\n", texts);
        try {
            GeneratedFiles files = new SchemaCompiler(CompilerOptions.DEFAULT
                            .withStyle(style)
                            .withRefill(true)
                            .withStrings(StringStyle.values()[random.nextInt(2)])
                            .withNames(random.nextInt(4) == 0 ? NamingStyle.JAVA : NamingStyle.AS_IS)
                            .withClassPath(List.of(application)))
                    .generate(CompiledSchemas.sources(texts));
            assertCompilesCleanly(files, report);
            return (int) Stream.of(texts)
                    .flatMap(String::lines)
                    .filter(line -> line.contains("create json schema"))
                    .count();
        } catch (SchemaException e) {
            assertThat(e.findings().list())
                    .as(() -> report + e.getMessage())
                    .extracting(Diagnostic::code)
                    .isSubsetOf(REFUSED_FOR_NAMES);
            return 0;
        } catch (RuntimeException e) {
            throw new AssertionError(report, e);
        }
    }

    private String[] modules() {
        int count = 1 + random.nextInt(3);
        List<String> modules = Stream.generate(this::module)
                .filter(RandomNamesTest::isFree)
                .limit(count)
                .toList();
        Map<String, String> moduleOf = new LinkedHashMap<>();
        Set<String> folded = new HashSet<>();
        for (int i = 1 + random.nextInt(8); i > 0; i--) {
            String name = name();
            String module = pick(random, modules);
            if (!SchemaLoader.isBuiltInType(name)
                    && isFree(module + "." + name)
                    && APPLICATION.stream().noneMatch(each -> each.startsWith(javaPackage(module) + "." + name + "."))
                    && folded.add(name.toLowerCase(Locale.ROOT))) {
                moduleOf.put(name, module);
            }
        }
        List<String> names = List.copyOf(moduleOf.keySet());
        List<String> earlier = new ArrayList<>();
        Map<String, StringBuilder> texts = new LinkedHashMap<>();
        moduleOf.forEach((name, module) -> {
            texts.computeIfAbsent(
                            module, each -> new StringBuilder(each.isEmpty() ? "" : "module " + ticked(each) + ";\n"))
                    .append(schema(name, names, earlier));
            earlier.add(name);
        });
        return texts.values().stream().map(StringBuilder::toString).toArray(String[]::new);
    }

    private String module() {
        if (random.nextInt(4) == 0) {
            return "";
        }
        return random.nextInt(4) == 0
                ? packageOf(pick(random, APPLICATION))
                : Stream.generate(this::name)
                        .filter(SourceVersion::isIdentifier)
                        .limit(1 + random.nextInt(2))
                        .collect(Collectors.joining("."));
    }

    /**
     * Whether the application has neither a class nor a package of that name, and in the package no class that hides
     * others: of those the compiler of schemas knows nothing unless they are named.
     */
    private static boolean isFree(String schemaName) {
        String name = javaPackage(schemaName);
        Set<String> roots =
                APPLICATION.stream().map(each -> each.split("\\.")[0]).collect(Collectors.toSet());
        roots.addAll(PACKAGES);
        return APPLICATION.stream()
                .noneMatch(each -> each.equals(name)
                        || name.startsWith(each + ".")
                        || packageOf(each).equals(name) && hides(each.substring(name.length() + 1), roots));
    }

    private static String javaPackage(String module) {
        return Stream.of(module.split("\\."))
                .map(part -> SourceVersion.isKeyword(part) ? part + "_" : part)
                .collect(Collectors.joining("."));
    }

    private static boolean hides(String simpleName, Set<String> roots) {
        return roots.contains(simpleName) || Object.class.getResource(simpleName + ".class") != null;
    }

    private static String packageOf(String className) {
        return className.substring(0, className.lastIndexOf('.'));
    }

    private static String ticked(String module) {
        return Stream.of(module.split("\\.")).map(part -> "`" + part + "`").collect(Collectors.joining("."));
    }

    private String schema(String name, List<String> names, List<String> earlier) {
        int size = random.nextInt(15) == 0 ? 70 : random.nextInt(9);
        Set<String> columns = new LinkedHashSet<>();
        for (int i = 0; i < size; i++) {
            columns.add(name());
        }
        if (size == 70) {
            for (int i = 0; i < size; i++) {
                columns.add("wide" + i);
            }
        }
        boolean child = !earlier.isEmpty() && random.nextInt(4) == 0;
        // a child has names of its own
        String suffix = child ? "Of" + earlier.size() : "";
        return (random.nextInt(4) == 0 ? "@JsonSchema(dynamic=true) " : "")
                + "create json schema `" + name + "`("
                + columns.stream()
                        .map(column ->
                                "`" + column + (child && random.nextInt(4) > 0 ? suffix : "") + "` " + type(names))
                        .collect(Collectors.joining(", "))
                + ")"
                + (child ? " inherits `" + pick(random, earlier) + "`" : "")
                + ";\n";
    }

    private String type(List<String> names) {
        return switch (random.nextInt(8)) {
            case 0 -> "`" + pick(random, names) + "`";
            case 1 -> "`" + pick(random, names) + "`[]";
            case 2 -> "Map<String, `" + pick(random, names) + "`>";
            case 3 -> "`" + pick(random, APPLICATION) + "`" + (random.nextBoolean() ? "[]" : "");
            case 4 -> "List<" + pick(random, SCALARS.subList(0, 11)) + ">";
            case 5 -> pick(random, SCALARS.subList(0, 11)) + "[][]";
            default -> pick(random, SCALARS);
        };
    }

    private String name() {
        return pick(random, NAMES);
    }

    private static <T> T pick(Random random, List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    private static void assertCompilesCleanly(GeneratedFiles files, String report) throws IOException {
        CompiledSources.compileCleanly(files, report, application);
    }
}
