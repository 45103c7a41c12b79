package dev.schemac.codegen;

import dev.schemac.dsl.SchemaSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The schemas of behaviour tests that have no golden files. Each selection of them is compiled once. */
public final class TestSchemas {

    private static final Path FOLDER = Path.of("src/test/resources/schemas");
    /** One golden file refers to classes of the application. */
    private static final CompilerOptions OPTIONS =
            CompilerOptions.DEFAULT.withSourcePath(List.of(Path.of("src/test/java"), Path.of("../testing/compiler")));

    private static final Map<String, CompiledSchemas> COMPILED = new ConcurrentHashMap<>();

    private TestSchemas() {}

    /** @param files names without folder and extension */
    public static CompiledSchemas beans(String... files) {
        return compiled(ValueStyle.BEAN, files);
    }

    /** @param files names without folder and extension */
    public static CompiledSchemas records(String... files) {
        return compiled(ValueStyle.RECORD, files);
    }

    private static CompiledSchemas compiled(ValueStyle style, String... files) {
        return COMPILED.computeIfAbsent(
                style + Arrays.toString(files),
                key -> CompiledSchemas.of(
                        style,
                        Arrays.stream(files).map(file -> text(style, file)).toArray(String[]::new)));
    }

    /** The source of one file. */
    public static String text(ValueStyle style, String file) {
        try {
            return Files.readString(folder(style).resolve(file + ".epl"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** All files of a style. */
    public static Path folder(ValueStyle style) {
        return FOLDER.resolve(style == ValueStyle.BEAN ? "beans" : "records");
    }

    /** All of a style and its golden schemas, except those for which the golden files use other options. */
    public static List<SchemaSource> withGolden(ValueStyle style) throws IOException {
        Path golden = Path.of(style == ValueStyle.BEAN ? "src/golden/epl" : "src/golden/epl-records");
        return new SchemaCompiler(OPTIONS).read(List.of(folder(style), golden));
    }

    /** What is generated for the schemas of all styles, golden or not. */
    public static List<GeneratedFile> generated() throws IOException {
        List<GeneratedFile> files = new ArrayList<>();
        for (ValueStyle style : ValueStyle.values()) {
            files.addAll(new SchemaCompiler(OPTIONS.withStyle(style))
                    .generate(withGolden(style))
                    .sources());
        }
        SchemaCompiler lazyBeans = new SchemaCompiler(OPTIONS.withStrings(StringStyle.LAZY));
        files.addAll(lazyBeans
                .generate(lazyBeans.read(List.of(Path.of("src/golden/epl-lazy"))))
                .sources());
        return files;
    }
}
