package dev.schemac.dsl;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.dsl.diagnostic.SourceText;
import dev.schemac.dsl.format.ColumnRewriter;
import dev.schemac.dsl.format.SchemaFormatter;
import dev.schemac.dsl.link.BuiltInTypes;
import dev.schemac.dsl.link.EnumLinker;
import dev.schemac.dsl.link.LinkedRun;
import dev.schemac.dsl.link.Linker;
import dev.schemac.dsl.model.JavaClasses;
import dev.schemac.dsl.model.SchemaSet;
import dev.schemac.dsl.pattern.PatternCompiler;
import dev.schemac.dsl.syntax.SchemaFile;
import dev.schemac.dsl.syntax.SchemaParser;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Reads schema files and links them to a {@link SchemaSet}. The entry point of this module, and the only class that
 * reads schema files.
 *
 * <pre>{@code
 * SchemaSet schemas = SchemaLoader.load(SchemaLoader.read(List.of(Path.of("src/main/epl")))).schemas();
 * }</pre>
 *
 * <p>Stateless and thread-safe.
 */
public final class SchemaLoader {
    private SchemaLoader() {}

    /**
     * Reads files, and every {@code *.epl} file below folders. The result has the order of the arguments, and within a
     * folder the order of the paths. A file that is named twice is read once.
     *
     * @param filesAndFolders in any order
     * @return sources named by their paths
     * @throws SchemaException if a file is not well-formed UTF-8
     * @throws IOException if a file cannot be read
     */
    public static List<SchemaSource> read(List<Path> filesAndFolders) throws IOException {
        Diagnostics diagnostics = new Diagnostics();
        List<SchemaSource> sources = new ArrayList<>();
        for (Path file : files(filesAndFolders)) {
            sources.add(decode(file.toString(), Files.readAllBytes(file), diagnostics));
        }
        SchemaException.throwIfErrors(diagnostics);
        return List.copyOf(sources);
    }

    /**
     * Reads one source from a stream, which stays open.
     *
     * @param name the name in diagnostics
     * @param in UTF-8
     * @throws SchemaException if the source is not well-formed UTF-8
     * @throws IOException if the stream cannot be read
     */
    public static SchemaSource read(String name, InputStream in) throws IOException {
        Diagnostics diagnostics = new Diagnostics();
        SchemaSource source = decode(name, in.readAllBytes(), diagnostics);
        SchemaException.throwIfErrors(diagnostics);
        return source;
    }

    /**
     * Parses and links sources that name only built-in Java classes.
     *
     * @throws SchemaException if there are errors; it contains all errors of all sources
     */
    public static LinkedSchemas load(List<SchemaSource> sources) {
        return load(sources, JavaClasses.NONE, false);
    }

    /**
     * Parses and links like {@link #load(List)}, for several runs that share their patterns.
     *
     * @param patterns compiles each distinct pattern once
     */
    public static LinkedSchemas load(List<SchemaSource> sources, PatternCompiler patterns) {
        return load(sources, List.of(), JavaClasses.NONE, patterns, false);
    }

    /**
     * Parses and links like {@link #load(List, List, JavaClasses, boolean)}, without earlier schemas.
     *
     * @param esperWarnings whether to warn of statements that Esper rejects
     */
    public static LinkedSchemas load(List<SchemaSource> sources, JavaClasses classes, boolean esperWarnings) {
        return load(sources, List.of(), classes, esperWarnings);
    }

    /**
     * Parses and links the sources together.
     *
     * @param others the loaded schemas: sources may refer to {@code @public} ones, and within the same module to {@code
     *     @protected} ones
     * @param classes finds the Java classes that schemas may name
     * @param esperWarnings whether to warn of statements that Esper rejects
     * @throws SchemaException if there are errors; it contains all errors of all sources
     */
    public static LinkedSchemas load(
            List<SchemaSource> sources, List<LinkedSchemas> others, JavaClasses classes, boolean esperWarnings) {
        return load(sources, others, classes, new PatternCompiler(), esperWarnings);
    }

    private static LinkedSchemas load(
            List<SchemaSource> sources,
            List<LinkedSchemas> others,
            JavaClasses classes,
            PatternCompiler patterns,
            boolean esperWarnings) {
        Diagnostics diagnostics = new Diagnostics();
        List<SchemaFile> files = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (SchemaSource source : sources) {
            SourceText text = new SourceText(source.name(), source.text());
            diagnostics.addSource(text);
            if (names.add(source.name())) {
                files.add(SchemaParser.parse(text, diagnostics));
            } else {
                diagnostics.error(
                        DiagnosticCode.SAME_SOURCE_NAME,
                        text.locate(0, 1),
                        "two sources are called '" + source.name() + "'");
            }
        }
        List<LinkedRun> runs = others.stream().map(LinkedSchemas::run).toList();
        LinkedRun run = new Linker(files, runs, classes, patterns, diagnostics).link(esperWarnings);
        SchemaException.throwIfErrors(diagnostics);
        return new LinkedSchemas(run, others);
    }

    /**
     * {@return the names of all schemas and enums of valid sources} Most of these schemas have no columns, because the
     * classes and libraries that the sources refer to may be missing. So the result is only for messages.
     */
    public static LinkedSchemas loadNames(List<SchemaSource> sources) {
        Diagnostics ignored = new Diagnostics();
        List<SchemaFile> files = sources.stream()
                .map(source -> SchemaParser.parse(new SourceText(source.name(), source.text()), ignored))
                .toList();
        LinkedRun run = new Linker(files, List.of(), JavaClasses.NONE, new PatternCompiler(), ignored).linkFile("");
        return new LinkedSchemas(run, List.of());
    }

    /**
     * Links syntax trees that a tool has made of Java classes.
     *
     * @param files with {@link SchemaFile.ClassColumns} only; one file for each package
     * @param classes finds these classes, and those that they refer to
     * @param diagnostics receives the errors, at the places of the trees
     * @return empty if there are errors
     */
    @SuppressWarnings("exports") // syntax trees stay inside the modules of this project
    public static Optional<LinkedSchemas> link(List<SchemaFile> files, JavaClasses classes, Diagnostics diagnostics) {
        LinkedRun run = new Linker(files, List.of(), classes, new PatternCompiler(), diagnostics).link(false);
        return diagnostics.hasErrors() ? Optional.empty() : Optional.of(new LinkedSchemas(run, List.of()));
    }

    /**
     * {@return the sources in canonical form; see {@link SchemaFormatter}} Names are not resolved.
     *
     * @throws SchemaException if there are syntax errors; it contains all of them
     */
    public static List<SchemaSource> format(List<SchemaSource> sources) {
        return format(sources, Optional.empty());
    }

    /**
     * {@return the sources in canonical form, like {@link #format(List)}}
     *
     * @param placement where annotations of columns are moved to; empty to keep their places
     * @throws SchemaException if there are syntax errors; it contains all of them
     */
    public static List<SchemaSource> format(List<SchemaSource> sources, Optional<AnnotationPlacement> placement) {
        Diagnostics diagnostics = new Diagnostics();
        List<SchemaSource> formatted = new ArrayList<>();
        for (SchemaSource source : sources) {
            SourceText text = new SourceText(source.name(), source.text());
            diagnostics.addSource(text);
            int before = diagnostics.errorCount();
            SchemaParser.parse(text, diagnostics);
            if (diagnostics.errorCount() == before) {
                SourceText moved = placement
                        .map(place -> ColumnRewriter.rewrite(text, place == AnnotationPlacement.BESIDE))
                        .orElse(text);
                formatted.add(new SchemaSource(source.name(), SchemaFormatter.format(moved)));
            }
        }
        SchemaException.throwIfErrors(diagnostics);
        return formatted;
    }

    /**
     * {@return the canonical form of a source without syntax errors, which this method does not look for}
     *
     * @see #format(List)
     */
    public static String formatValid(SchemaSource source) {
        return SchemaFormatter.format(new SourceText(source.name(), source.text()));
    }

    /** {@return an empty collection of diagnostics that contains these sources} */
    public static Diagnostics diagnostics(List<SchemaSource> sources) {
        Diagnostics diagnostics = new Diagnostics();
        sources.forEach(source -> diagnostics.addSource(new SourceText(source.name(), source.text())));
        return diagnostics;
    }

    /**
     * {@return whether a name is that of a built-in type or of a supported class, in any case} A schema of such a name
     * is rejected, or readers mistake it for that type.
     */
    public static boolean isBuiltInType(String name) {
        return BuiltInTypes.isBuiltIn(name);
    }

    /** {@return the Java name of an enum constant without a declared one; empty if it must declare one} */
    public static Optional<String> constantName(String text) {
        return EnumLinker.derived(text);
    }

    private static Collection<Path> files(List<Path> filesAndFolders) throws IOException {
        Map<Path, Path> files = new LinkedHashMap<>();
        for (Path path : filesAndFolders) {
            List<Path> found = Files.isDirectory(path) ? schemaFiles(path) : List.of(path);
            for (Path file : found) {
                files.putIfAbsent(file.toRealPath(), file);
            }
        }
        return files.values();
    }

    private static List<Path> schemaFiles(Path folder) throws IOException {
        try (Stream<Path> below = Files.walk(folder)) {
            return below.filter(path -> path.toString().endsWith(".epl") && Files.isRegularFile(path))
                    .sorted()
                    .toList();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static SchemaSource decode(String name, byte[] bytes, Diagnostics diagnostics) {
        CharBuffer decoded = CharBuffer.allocate(bytes.length);
        CoderResult result = UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes), decoded, true);
        String wellFormed = decoded.flip().toString();
        if (result.isError()) {
            SourceText text = new SourceText(name, new String(bytes, UTF_8));
            int offset = wellFormed.startsWith("\uFEFF") ? wellFormed.length() - 1 : wellFormed.length();
            diagnostics.addSource(text);
            diagnostics.error(DiagnosticCode.NOT_UTF_8, text.locate(offset, 1), "the file is not well-formed UTF-8");
        }
        return new SchemaSource(name, wellFormed);
    }
}
