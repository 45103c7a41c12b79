import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Copies the sources whose Javadoc a release has: the packages that module descriptors export to all, except those for
 * generated code. Modules without a descriptor have all packages but internal ones. The descriptors themselves are not
 * copied, because Javadoc then treats all sources as one class path.
 *
 * <pre>{@code java JavadocSources.java ROOT TARGET}</pre>
 */
final class JavadocSources {
    /** Programs, which nobody calls from code. */
    private static final Set<String> PROGRAMS =
            Set.of("benchmarks", "cli", "fuzzing", "gradle-plugin", "maven-plugin", "playground");

    private static final Pattern EXPORTS = Pattern.compile("exports ([\\w.]+);");
    private static final Pattern INTERNAL = Pattern.compile("\\.(internal|support)(\\.|$)");

    public static void main(String[] arguments) throws IOException {
        Path root = Path.of(arguments[0]);
        Path target = Path.of(arguments[1]);
        for (Path sources : sources(root)) {
            copy(sources, exported(sources), target);
        }
    }

    private static List<Path> sources(Path root) throws IOException {
        try (Stream<Path> modules = Files.list(root);
                Stream<Path> integrations = Files.list(root.resolve("integrations"))) {
            return Stream.concat(
                            modules.filter(each -> !PROGRAMS.contains(each.getFileName().toString())), integrations)
                    .map(module -> module.resolve("src/main/java"))
                    .filter(Files::isDirectory)
                    .toList();
        }
    }

    private static Predicate<String> exported(Path sources) throws IOException {
        Predicate<String> internal = INTERNAL.asPredicate();
        Path descriptor = sources.resolve("module-info.java");
        if (!Files.exists(descriptor)) {
            return internal.negate();
        }
        Set<String> exported = EXPORTS.matcher(Files.readString(descriptor))
                .results()
                .map(each -> each.group(1))
                .collect(Collectors.toSet());
        return internal.negate().and(exported::contains);
    }

    private static void copy(Path sources, Predicate<String> exported, Path target) throws IOException {
        try (Stream<Path> files = Files.walk(sources)) {
            for (Path file : (Iterable<Path>) files.filter(each -> each.toString().endsWith(".java"))::iterator) {
                Path folder = sources.relativize(file.getParent());
                if (exported.test(folder.toString().replace(folder.getFileSystem().getSeparator(), "."))) {
                    Path copy = target.resolve(folder.toString()).resolve(file.getFileName().toString());
                    Files.createDirectories(copy.getParent());
                    Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
                }
            }
        }
    }
}
