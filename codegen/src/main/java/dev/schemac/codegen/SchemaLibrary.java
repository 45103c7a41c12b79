package dev.schemac.codegen;

import dev.schemac.codegen.CompilerOptions.Option;
import dev.schemac.dsl.SchemaSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/**
 * The schemas of a library with compiled classes. Schemas of other projects may refer to the {@code @public} ones. The
 * library contains their sources below {@value #FOLDER}, and an index file with their compiler options. Without a schema
 * for others it contains them, too, for messages and for comparisons with later versions.
 *
 * @param name their path below that folder, unique among libraries: {@code group/artifact}
 * @param place the library in messages
 * @param options the compiler options in the index
 * @param visibleToOthers whether schemas of other projects may refer to any of the schemas
 * @param requires the names of the libraries that the schemas refer to
 * @param sources all schema files that were compiled together, by their paths
 */
public record SchemaLibrary(
        String name,
        String place,
        CompilerOptions options,
        boolean visibleToOthers,
        List<String> requires,
        List<SchemaSource> sources) {

    /** The folder of published schemas in a library. */
    public static final String FOLDER = "META-INF/schemac";

    private static final String INDEX = "/schemas.index";

    /** The line of a library without a schema for others. */
    private static final String PRIVATE = "private";

    private static final String FORMAT = "schemac 1";

    /** The options that users of the schemas depend on. */
    private static final List<Option<?>> PUBLISHED = Option.all().stream()
            .filter(option -> !option.indexWord().isEmpty())
            .toList();

    /** Checks that no argument is null, copies the lists, and drops unpublished options. */
    public SchemaLibrary {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(place, "place");
        options = published(options, CompilerOptions.DEFAULT);
        requires = List.copyOf(requires);
        sources = List.copyOf(sources);
    }

    private static CompilerOptions published(CompilerOptions from, CompilerOptions to) {
        for (Option<?> option : PUBLISHED) {
            to = to.withValue(option, from.value(option));
        }
        return to;
    }

    /** Returns other options, overridden by the options of the library. */
    CompilerOptions options(CompilerOptions others) {
        return published(options, others);
    }

    /** {@return the files to put into a library; {@link #read} reads them} */
    public List<GeneratedFile> files() {
        List<GeneratedFile> files = new ArrayList<>();
        StringBuilder index = new StringBuilder(FORMAT + "\n");
        for (Option<?> option : PUBLISHED) {
            String value = options.value(option);
            if (!option.unpublished().equals(Optional.of(value))) {
                index.append(option.indexWord()).append(' ').append(value).append('\n');
            }
        }
        requires.forEach(library -> index.append("requires ").append(library).append('\n'));
        index.append(visibleToOthers ? "" : PRIVATE + "\n");
        sources.forEach(source -> index.append("schemas ").append(source.name()).append('\n'));
        files.add(new GeneratedFile(FOLDER + "/" + name + INDEX, index.toString()));
        sources.forEach(source -> files.add(new GeneratedFile(path(name, source.name()), source.text())));
        return files;
    }

    /** {@return the sources under names that begin with the place of the library} */
    public List<SchemaSource> placedSources() {
        return sources.stream()
                .map(source -> new SchemaSource(place + "!/" + source.name(), source.text()))
                .toList();
    }

    private static String path(String name, String source) {
        return FOLDER + "/" + name + "/" + source;
    }

    /**
     * {@return the name of the library, if this is the path of its index file}
     *
     * @param path a path inside the library, with {@code /} between the parts
     */
    public static Optional<String> nameOfIndex(String path) {
        boolean index = path.startsWith(FOLDER + "/") && path.endsWith(INDEX);
        return index
                ? Optional.of(path.substring(FOLDER.length() + 1, path.length() - INDEX.length()))
                : Optional.empty();
    }

    /**
     * Reads the schemas of a library.
     *
     * @param file returns the content of a file of the library by its path
     * @throws UncheckedIOException if a file is missing, or another version created the library with another format
     */
    public static SchemaLibrary read(String name, String place, Function<String, Optional<String>> file) {
        String index = FOLDER + "/" + name + INDEX;
        List<String> lines = text(index, place, file).lines().toList();
        if (lines.isEmpty() || !lines.get(0).equals(FORMAT)) {
            throw broken(
                    place,
                    index + " begins with '" + (lines.isEmpty() ? "" : lines.get(0)) + "' instead of '" + FORMAT
                            + "': another version of schemac created it; use the same version in both projects");
        }
        CompilerOptions options = CompilerOptions.DEFAULT;
        for (Option<?> option : PUBLISHED) {
            if (option.unpublished().isPresent()) {
                options = options.withValue(option, option.unpublished().get());
            }
        }
        List<String> requires = new ArrayList<>();
        List<SchemaSource> sources = new ArrayList<>();
        for (String line : lines.subList(1, lines.size())) {
            String word = line.substring(0, Math.max(0, line.indexOf(' ')));
            String value = line.substring(line.indexOf(' ') + 1);
            Optional<Option<?>> option = PUBLISHED.stream()
                    .filter(each -> each.indexWord().equals(word))
                    .findFirst();
            if (option.isPresent()) {
                options = options.withValue(option.get(), value);
            } else if (word.equals("requires")) {
                requires.add(value);
            } else if (word.equals("schemas")) {
                sources.add(new SchemaSource(value, text(path(name, value), place, file)));
            } else if (!line.equals(PRIVATE)) {
                throw broken(
                        place,
                        index + " contains the unknown line '" + line
                                + "': use the same version of schemac in both projects");
            }
        }
        return new SchemaLibrary(name, place, options, !lines.contains(PRIVATE), requires, sources);
    }

    private static String text(String path, String place, Function<String, Optional<String>> file) {
        return file.apply(path).orElseThrow(() -> broken(place, path + " is missing"));
    }

    private static UncheckedIOException broken(String place, String what) {
        return new UncheckedIOException(new IOException("the schemas in " + place + " cannot be used: " + what));
    }
}
