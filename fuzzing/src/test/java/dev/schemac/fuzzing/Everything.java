package dev.schemac.fuzzing;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.GeneratedFiles;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ObjectParser;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** A wide schema with columns of all types, and two small ones. */
final class Everything {
    static final List<JsonOptions> PROFILES = List.of(JsonOptions.DEFAULT, JsonOptions.STRICT, JsonOptions.ESPER);

    private static final String TEXT = """
            module fuzzing;
            import java.math.*;
            import java.time.*;
            create json schema Nothing();
            create json schema Untyped(m Map);
            create json schema Inner(id int, name string, inner Inner, inners Inner[]);
            @Column(name='other', jsonName='an other name', alias='alias')
            @Column(name='mime', base64='mime')
            @Column(name='url', base64='url')
            create json schema Everything(s string, c char, z boolean, b byte, h short, i int, l long, f float, d double,
                bi BigInteger, bd BigDecimal, bin binary, mime binary, url binary, uuid java.util.UUID, uri java.net.URI,
                date LocalDate, time LocalTime, at LocalDateTime, offset OffsetDateTime, zone ZonedDateTime,
                instant Instant, duration Duration, day DayOfWeek, other string, `größe` int,
                ss string[], cs char[primitive], zs boolean[primitive], bs byte[primitive], hs short[primitive],
                is int[primitive], ls long[primitive], fs float[primitive], ds double[primitive], integers int[],
                decimals BigDecimal[], days DayOfWeek[], bins binary[], grid int[][], cube double[primitive][][],
                list List<string>, map Map<String, int>, maps Map<String, List<Inner>>,
                any Object, anything Map, anyList java.util.List, anys Object[], inner Inner, inners Inner[], OTHERS none null);
            @JsonSchema(dynamic=true) create json schema Dynamic(s string, i int);
            """;

    static final ObjectParser<JsonEvent> EVERYTHING;
    static final ObjectParser<JsonEvent> DYNAMIC;
    static final ObjectParser<JsonEvent> INNER;
    static final ObjectParser<JsonEvent> NOTHING;
    static final ObjectParser<JsonEvent> UNTYPED;

    static {
        try {
            ClassLoader loader = loader();
            EVERYTHING = parser(loader, "Everything");
            DYNAMIC = parser(loader, "Dynamic");
            INNER = parser(loader, "Inner");
            NOTHING = parser(loader, "Nothing");
            UNTYPED = parser(loader, "Untyped");
        } catch (IOException | ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private Everything() {}

    /** Returns columns of the classes for which no column is written above. */
    private static String otherTypes() {
        return Stream.of(ScalarType.values())
                .filter(type -> type.className().endsWith("." + type))
                .filter(type -> !TEXT.contains(type + ","))
                .map(type -> "scalar" + type + " " + type.className() + ", ")
                .collect(Collectors.joining());
    }

    /**
     * Returns the loader of the generated classes. After {@link #compile}, the folder may be on the class path, so that a
     * fuzzed program starts sooner.
     */
    private static ClassLoader loader() throws IOException {
        ClassLoader own = Everything.class.getClassLoader();
        if (own.getResource("fuzzing/EverythingParser.class") != null) {
            return own;
        }
        Path folder = Files.createTempDirectory("everything");
        compile(folder);
        return new URLClassLoader(new URL[] {folder.toUri().toURL()}, own);
    }

    /** Generates the classes of the schemas and compiles them into a folder. */
    static void compile(Path folder) throws IOException {
        SchemaCompiler compiler = new SchemaCompiler(CompilerOptions.DEFAULT);
        String text = TEXT.replace("OTHERS", otherTypes());
        GeneratedFiles files = compiler.generate(List.of(new SchemaSource("everything.epl", text)));
        compiler.write(files, folder, folder);
        List<String> arguments = new ArrayList<>(
                List.of("-proc:none", "-cp", System.getProperty("java.class.path"), "-d", folder.toString()));
        files.sources()
                .forEach(file -> arguments.add(folder.resolve(file.path()).toString()));
        int failed = ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new));
        if (failed != 0) {
            throw new AssertionError("the schemas do not compile");
        }
    }

    @SuppressWarnings("unchecked") // as every generated parser
    private static ObjectParser<JsonEvent> parser(ClassLoader loader, String name) throws ReflectiveOperationException {
        return (ObjectParser<JsonEvent>) Class.forName("fuzzing." + name + "Parser", true, loader)
                .getField("INSTANCE")
                .get(null);
    }
}
