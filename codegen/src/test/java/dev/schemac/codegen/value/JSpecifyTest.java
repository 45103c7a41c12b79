package dev.schemac.codegen.value;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.codegen.AnnotationMode;
import dev.schemac.codegen.CompiledClasses;
import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.CompiledSources;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.GeneratedFile;
import dev.schemac.codegen.GeneratedFiles;
import dev.schemac.codegen.RandomSchemas;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.TestSchemas;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.runtime.Deployment;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.testing.Seed;
import java.io.File;
import java.io.StringWriter;
import java.lang.reflect.AnnotatedArrayType;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Value classes that say by the annotations of JSpecify where null is a value. */
class JSpecifyTest {
    private static Class<?> bean;
    private static Class<?> record;

    @TempDir
    private static Path beans;

    @TempDir
    private static Path records;

    @TempDir
    private Path classes;

    @BeforeAll
    static void compileParcels() throws Exception {
        bean = compile(ValueStyle.BEAN, beans, TestSchemas.text(ValueStyle.BEAN, "Parcels"))
                .loadClass("jspecify.Parcel");
        record = compile(ValueStyle.RECORD, records, TestSchemas.text(ValueStyle.RECORD, "Parcels"))
                .loadClass("jspecify.Parcel");
    }

    @Test
    void valueClassesAreMarkedAndNoOthers() throws ReflectiveOperationException {
        ClassLoader loader = bean.getClassLoader();
        assertThat(List.of(bean, record, loader.loadClass("jspecify.Size")))
                .allMatch(type -> type.isAnnotationPresent(NullMarked.class));
        assertThat(List.of(
                        loader.loadClass("jspecify.ParcelParser"),
                        loader.loadClass("jspecify.ParcelWriter"),
                        dev.schemac.golden.users.User.class))
                .noneMatch(type -> type.isAnnotationPresent(NullMarked.class));
    }

    @Test
    void interfacesAndTheRecordsBelowThemAreMarked() {
        List<GeneratedFile> sources = CompiledSchemas.generate(
                        CompilerOptions.DEFAULT.withStyle(ValueStyle.RECORD).withJSpecify(AnnotationMode.ON),
                        "@JsonSchema(discriminator='kind', otherwise=base) create json schema Move(kind string);"
                                + "@JsonSchema(discriminatorValue='drive') create json schema Drive(to string) inherits Move")
                .sources();
        assertThat(sources)
                .filteredOn(file -> file.content().contains("@NullMarked"))
                .extracting(GeneratedFile::path)
                .containsExactlyInAnyOrder("Move.java", "MoveOther.java", "Drive.java");
    }

    @Test
    void whatABeanLacksIsNull() throws ReflectiveOperationException {
        assertThat(said(getter("getId"))).isEqualTo("String?");
        assertThat(said(getter("getWeight"))).isEqualTo("double");
        assertThat(said(getter("getStops"))).isEqualTo("String?[]?");
        assertThat(said(getter("getCodes"))).isEqualTo("int[]?");
        assertThat(said(getter("getGrid"))).isEqualTo("Integer?[]?[]?");
        assertThat(said(getter("getParts"))).isEqualTo("List<Parcel?>?");
        assertThat(said(getter("getLabels"))).isEqualTo("Map<String, String?[]?>?");
        assertThat(said(getter("getMore"))).isEqualTo("Map<String, Object?>?");
        assertThat(said(getter("getRoutes"))).isEqualTo("List<Parcel>?");
        assertThat(said(getter("getNotes"))).isEqualTo("Map<String, String[]>?");
        assertThat(said(getter("getTags"))).isEqualTo("Map<String, Object>?");
        assertThat(said(getter("getGroups"))).isEqualTo("List<Map<String, Object?>>?");
        assertThat(said(getter("getAny"))).isEqualTo("Object?");
        assertThat(said(getter("getNothing"))).isEqualTo("Object?");
        assertThat(said(getter("undeclaredMembers"))).isEqualTo("Map<String, Object?>");
        assertThat(said(getter("asMap"))).isEqualTo("Map<String, Object?>");
        assertThat(said(bean.getMethod("setId", String.class).getAnnotatedParameterTypes()[0]))
                .isEqualTo("String?");
        assertThat(said(bean.getMethod("equals", Object.class).getAnnotatedParameterTypes()[0]))
                .isEqualTo("Object?");
    }

    private static AnnotatedType getter(String name) throws ReflectiveOperationException {
        return bean.getMethod(name).getAnnotatedReturnType();
    }

    @Test
    void columnsOfRecordsThatMustHaveAValueAreNotNull() throws ReflectiveOperationException {
        assertThat(Stream.of(record.getRecordComponents())
                        .map(component -> component.getName() + " " + said(component.getAnnotatedType())))
                .containsExactly(
                        "id String",
                        "weight Double?",
                        "fragile Boolean?",
                        "size Size?",
                        "stops List<String?>",
                        "codes int[]?",
                        "grid List<List<Integer?>?>?",
                        "parts List<Parcel?>?",
                        "labels Map<String, List<String?>?>?",
                        "more Map<String, Object?>?",
                        "routes List<Parcel>?",
                        "notes Map<String, List<String>>?",
                        "tags Map<String, Object>?",
                        "groups List<Map<String, Object?>>?",
                        "any Object?",
                        "undeclaredMembers Map<String, Object?>");
        Class<?> builder = record.getClassLoader().loadClass("jspecify.Parcel$Builder");
        assertThat(said(builder.getMethod("id", String.class).getAnnotatedParameterTypes()[0]))
                .isEqualTo("String");
        assertThat(said(builder.getMethod("weight", Double.class).getAnnotatedParameterTypes()[0]))
                .isEqualTo("Double?");
    }

    /** A type with a question mark behind whatever may be null. */
    private static String said(AnnotatedType type) {
        String mark = ((AnnotatedElement) type).isAnnotationPresent(Nullable.class) ? "?" : "";
        if (type instanceof AnnotatedArrayType array) {
            List<String> brackets = new ArrayList<>();
            AnnotatedType inner = type;
            while (inner instanceof AnnotatedArrayType next) {
                brackets.add("[]" + (next.isAnnotationPresent(Nullable.class) ? "?" : ""));
                inner = next.getAnnotatedGenericComponentType();
            }
            return said(inner) + String.join("", brackets);
        } else if (type instanceof AnnotatedParameterizedType generic) {
            String raw =
                    ((Class<?>) ((java.lang.reflect.ParameterizedType) type.getType()).getRawType()).getSimpleName();
            List<String> arguments = Stream.of(generic.getAnnotatedActualTypeArguments())
                    .map(JSpecifyTest::said)
                    .toList();
            return raw + "<" + String.join(", ", arguments) + ">" + mark;
        }
        return ((Class<?>) type.getType()).getSimpleName() + mark;
    }

    @ParameterizedTest
    @EnumSource(ValueStyle.class)
    void schemasMayHaveTheNamesOfTheAnnotations(ValueStyle style) throws Exception {
        compile(
                style,
                classes,
                "module m; create json schema Nullable(a string, b NullMarked, c Nullable[]);"
                        + "create json schema NullMarked(a string, b Nullable, c Map<string, NullMarked>)");
    }

    @ParameterizedTest
    @EnumSource(ValueStyle.class)
    void randomSchemasCompile(ValueStyle style) throws Exception {
        long seed = Seed.of(20_261_123);
        for (int i = 0; i < 3; i++) {
            RandomSchemas schemas = new RandomSchemas(new Random(seed + i), "j" + i, 8);
            compile(style, classes, schemas.texts());
        }
    }

    /** The library is on the class path of this test. */
    private static ClassLoader compile(ValueStyle style, Path classes, String... texts) throws Exception {
        GeneratedFiles files = CompiledSchemas.generate(
                CompilerOptions.DEFAULT
                        .withStyle(style)
                        .withJSpecify(AnnotationMode.ON)
                        .withSourcePath(List.of(Path.of("src/test/java"), Path.of("../testing/compiler"))),
                texts);
        assertThat(files.sources())
                .anySatisfy(file -> assertThat(file.content()).contains("org.jspecify.annotations.NullMarked"));
        StringWriter messages = new StringWriter();
        List<String> options =
                List.of("-proc:none", "-d", classes.toString(), "-cp", System.getProperty("java.class.path"));
        List<JavaFileObject> sources =
                files.sources().stream().map(CompiledSources::source).toList();
        boolean compiled = ToolProvider.getSystemJavaCompiler()
                .getTask(messages, null, null, options, null, sources)
                .call();
        assertThat(compiled).as(messages.toString()).isTrue();
        return new URLClassLoader(new URL[] {classes.toUri().toURL()}, JSpecifyTest.class.getClassLoader());
    }

    private static boolean annotates(CompilerOptions options) {
        return new SchemaCompiler(options)
                .generate(List.of(new SchemaSource("a.epl", "create json schema A(a string)"))).sources().stream()
                        .anyMatch(file -> file.content().contains("@NullMarked"));
    }

    private static CompilerOptions withLibrary() {
        return CompilerOptions.DEFAULT.withClassPath(
                Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                        .map(Path::of)
                        .filter(Files::isRegularFile)
                        .toList());
    }

    @Test
    void classesAreAnnotatedIfTheClassPathHasTheLibrary() {
        assertThat(annotates(CompilerOptions.DEFAULT)).isFalse();
        assertThat(annotates(CompilerOptions.DEFAULT.withJSpecify(AnnotationMode.ON)))
                .isTrue();
        assertThat(annotates(withLibrary())).isTrue();
        assertThat(annotates(withLibrary().withJSpecify(AnnotationMode.OFF))).isFalse();
    }

    @Test
    void aBrokenOrMissingEntryOfTheClassPathIsSkipped() throws Exception {
        Path broken = Files.writeString(classes.resolve("broken.jar"), "no jar");
        assertThat(annotates(CompilerOptions.DEFAULT.withClassPath(List.of(broken, classes.resolve("missing.jar")))))
                .isFalse();
    }

    /** The Java compiler would reject the annotations. */
    @Test
    void aModuleMustNameTheLibrary() throws Exception {
        CompilerOptions options = withLibrary().withSourcePath(List.of(classes));
        Path module = classes.resolve("module-info.java");
        Files.writeString(module, "module m { requires dev.schemac.runtime; }");
        assertThat(annotates(options)).isFalse();
        Files.writeString(module, "module m { requires dev.schemac.runtime; requires static org.jspecify; }");
        assertThat(annotates(options)).isTrue();
    }

    @Test
    void classesInMemoryHaveNoAnnotations() {
        CompiledClasses compiled = new SchemaCompiler(withLibrary())
                .compile(List.of(new SchemaSource("a.epl", "create json schema A(a string)")));
        Object event = compiled.load().get(0).parse("{}");
        assertThat(event.getClass().isAnnotationPresent(NullMarked.class)).isFalse();
    }

    @Test
    void whatIsDeployedNeedsNoLibrary() {
        EventRuntime runtime = new EventRuntime();
        SchemaCompiler compiler = new SchemaCompiler(CompilerOptions.DEFAULT.withJSpecify(AnnotationMode.ON));
        Deployment deployment =
                compiler.deploy(runtime, List.of(new SchemaSource("a.epl", "create json schema A(a string)")));
        assertThat(runtime.eventSender("A").parse("{\"a\":\"b\"}").getClass().isAnnotationPresent(NullMarked.class))
                .isFalse();
        runtime.undeploy(deployment);
    }
}
