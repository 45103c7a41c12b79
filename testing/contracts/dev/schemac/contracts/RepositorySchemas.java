package dev.schemac.contracts;

import dev.schemac.dsl.SchemaSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The schemas in the files of the repository: each file, each folder, and each example of the documents. Some have errors. */
public final class RepositorySchemas {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Set<String> IGNORED = Set.of("target", "build", ".git", "node_modules", "errors");
    private static final Pattern EXAMPLE =
            Pattern.compile("(?ms)^```epl\\s*?$(.*?)^```|`([^`\n]*create json schema [^`\n]*)`");

    private RepositorySchemas() {}

    /** Returns the sources by their place. */
    public static Map<String, List<SchemaSource>> all() throws IOException {
        Map<String, List<SchemaSource>> all = new LinkedHashMap<>();
        try (Stream<Path> files = Files.walk(ROOT)) {
            files.filter(file -> !isIgnored(file)).sorted().forEach(file -> add(file, all));
        }
        return all;
    }

    private static boolean isIgnored(Path file) {
        for (Path name : ROOT.relativize(file)) {
            if (IGNORED.contains(name.toString())) {
                return true;
            }
        }
        return false;
    }

    private static void add(Path file, Map<String, List<SchemaSource>> all) {
        String name = ROOT.relativize(file).toString().replace('\\', '/');
        if (name.endsWith(".epl")) {
            SchemaSource source = new SchemaSource(name, read(file));
            all.put(name, List.of(source));
            all.computeIfAbsent(name.substring(0, name.lastIndexOf('/')), folder -> new ArrayList<>())
                    .add(source);
        } else if (name.matches("(docs/.*|README)\\.md")) {
            String page = read(file);
            Matcher example = EXAMPLE.matcher(page);
            while (example.find()) {
                String text = example.group(1) == null ? example.group(2) : example.group(1);
                long line = page.substring(0, example.start()).lines().count() + 1;
                all.put(name + ":" + line + "." + all.size(), List.of(new SchemaSource("example.epl", text)));
            }
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
