package dev.schemac.codegen;

import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.model.CollectionStyle;
import dev.schemac.dsl.model.NamingStyle;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/**
 * The schemas of a library whose classes are compiled already: its {@code @public} ones may be referred to. A library
 * carries their text, and an index file that says how they were compiled, below {@value #FOLDER}.
 *
 * @param name where they are below that folder, unique among libraries: {@code group/artifact}
 * @param place the library, as messages call it
 * @param style what kind of classes their events are
 * @param strings when the texts of beans are made
 * @param names what columns are called in Java
 * @param collections what arrays are in Java
 * @param defaultPackage the Java package of those that stand in no module
 * @param requires the names of the libraries whose schemas these refer to
 * @param sources all schema files that were compiled together, by their paths
 */
public record SchemaLibrary(
        String name,
        String place,
        ValueStyle style,
        StringStyle strings,
        NamingStyle names,
        CollectionStyle collections,
        String defaultPackage,
        List<String> requires,
        List<SchemaSource> sources) {

    /** Where libraries have them. */
    public static final String FOLDER = "META-INF/schemac";

    private static final String INDEX = "/schemas.index";

    /** Where the index says nothing of names: it may be older than the choice. */
    private static final NamingStyle UNNAMED = NamingStyle.AS_IS;

    /** Where it says nothing of arrays: the same. */
    private static final CollectionStyle UNSAID = CollectionStyle.ARRAY;

    private static final String FORMAT = "schemac 1";

    /** Checks that nothing is missing, and copies the lists. */
    public SchemaLibrary {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(place, "place");
        Objects.requireNonNull(names, "names");
        Objects.requireNonNull(collections, "collections");
        requires = List.copyOf(requires);
        sources = List.copyOf(sources);
    }

    /** {@return the files that a library carries; {@link #read} makes the same of them} */
    public List<GeneratedFile> files() {
        List<GeneratedFile> files = new ArrayList<>();
        StringBuilder index = new StringBuilder(FORMAT + "\n");
        index.append("style ").append(style).append('\n');
        if (strings != StringStyle.EAGER) {
            index.append("strings ").append(strings).append('\n');
        }
        if (names != UNNAMED) {
            index.append("names ").append(names).append('\n');
        }
        if (collections != UNSAID) {
            index.append("collections ").append(collections).append('\n');
        }
        index.append("package ").append(defaultPackage).append('\n');
        requires.forEach(library -> index.append("requires ").append(library).append('\n'));
        sources.forEach(source -> index.append("schemas ").append(source.name()).append('\n'));
        files.add(new GeneratedFile(FOLDER + "/" + name + INDEX, index.toString()));
        sources.forEach(source -> files.add(new GeneratedFile(path(name, source.name()), source.text())));
        return files;
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
     * Reads what a library offers.
     *
     * @param file gives the text of a file of the library by its path
     * @throws UncheckedIOException if a file is missing, or the library was made by a version with another format
     */
    public static SchemaLibrary read(String name, String place, Function<String, Optional<String>> file) {
        String index = FOLDER + "/" + name + INDEX;
        List<String> lines = text(index, place, file).lines().toList();
        if (lines.isEmpty() || !lines.get(0).equals(FORMAT)) {
            throw broken(
                    place,
                    index + " begins with '" + (lines.isEmpty() ? "" : lines.get(0)) + "' in place of '" + FORMAT
                            + "': it was made by another version of schemac; use the same in both projects");
        }
        ValueStyle style = ValueStyle.BEAN;
        StringStyle strings = StringStyle.EAGER;
        NamingStyle names = UNNAMED;
        CollectionStyle collections = UNSAID;
        String defaultPackage = "";
        List<String> requires = new ArrayList<>();
        List<SchemaSource> sources = new ArrayList<>();
        for (String line : lines.subList(1, lines.size())) {
            String word = line.substring(0, Math.max(0, line.indexOf(' ')));
            String value = line.substring(line.indexOf(' ') + 1);
            switch (word) {
                case "style" -> style = ValueStyle.named(value);
                case "strings" -> strings = StringStyle.named(value);
                case "names" -> names = NamingStyle.named(value);
                case "collections" -> collections = CollectionStyle.named(value);
                case "package" -> defaultPackage = value;
                case "requires" -> requires.add(value);
                case "schemas" -> sources.add(new SchemaSource(value, text(path(name, value), place, file)));
                default -> throw broken(place, index + " holds a line that means nothing: '" + line + "'");
            }
        }
        return new SchemaLibrary(name, place, style, strings, names, collections, defaultPackage, requires, sources);
    }

    private static String text(String path, String place, Function<String, Optional<String>> file) {
        return file.apply(path).orElseThrow(() -> broken(place, path + " is missing"));
    }

    private static UncheckedIOException broken(String place, String what) {
        return new UncheckedIOException(new IOException("the schemas in " + place + " cannot be used: " + what));
    }
}
