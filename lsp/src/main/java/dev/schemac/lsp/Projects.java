package dev.schemac.lsp;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.EditorAnalysis;
import dev.schemac.dsl.SchemaLoader;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.diagnostic.Findings;
import dev.schemac.dsl.diagnostic.SchemaException;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Groups schemas that are compiled together: those below one {@code src/*}{@code /epl} folder; all others of a
 * folder that the client has opened; otherwise the files of one folder. An open source replaces its file. Not
 * thread-safe.
 */
final class Projects {
    private static final String SUFFIX = ".epl";

    /** Folders of build output and of other tools. */
    private static final Set<String> SKIPPED = Set.of("target", "build", "out", "bin", "node_modules");

    /** A folder with more files was probably opened by mistake, such as a home directory. */
    private static final int MOST_FILES = 20_000;

    /** Larger sources are ignored: they would keep the server busy. */
    static final int LONGEST_TEXT = 4_000_000;

    private final CompilerOptions options;
    private final List<Path> folders = new ArrayList<>();
    private final Map<Path, Project> projects = new LinkedHashMap<>();
    /** The errors of files that could not be decoded. */
    final Map<String, Findings> unreadable = new HashMap<>();

    /** The content of the open sources. */
    private final Map<String, String> open = new HashMap<>();

    private Set<String> changed = new HashSet<>();

    Projects(CompilerOptions options) {
        this.options = options;
    }

    /** Reads all schemas of a folder. */
    void addFolder(Path folder) {
        folders.add(folder);
        read(files(folder, Integer.MAX_VALUE));
    }

    /** Forgets a folder, but not its open sources. */
    void removeFolder(Path folder) {
        folders.remove(folder);
        for (Project project : projects.values()) {
            project.texts().names().stream()
                    .filter(name ->
                            file(name).filter(path -> path.startsWith(folder)).isPresent())
                    .filter(name -> !open.containsKey(name))
                    .forEach(project::remove);
        }
    }

    /** Replaces the content of an open source. */
    void put(String name, String text) {
        open.put(name, text);
        changed.add(name);
        unreadable.remove(name);
        Optional<Path> file = file(name);
        Path root = root(name, file);
        boolean known = projects.containsKey(root);
        project(root).put(new SchemaSource(name, text.length() > LONGEST_TEXT ? "" : text));
        if (!known && file.isPresent() && !isInFolder(file.get())) {
            read(files(root, root.endsWith("epl") ? Integer.MAX_VALUE : 1));
        }
    }

    /** Returns the content of an open source as the client has it; empty if it is not open. */
    String open(String name) {
        return open.getOrDefault(name, "");
    }

    /** From here on the file counts. */
    void close(String name) {
        open.remove(name);
        changed.remove(name);
        fileChanged(name);
    }

    /** The file of a source was made, changed or deleted. */
    void fileChanged(String name) {
        if (open.containsKey(name)) {
            return;
        }
        Optional<Path> file = file(name).filter(Files::isRegularFile);
        boolean wanted = file.isPresent() && (isInFolder(file.get()) || projects.containsKey(root(name, file)));
        unreadable.remove(name);
        if (wanted) {
            read(List.of(file.get()));
        } else {
            project(root(name, file(name))).remove(name);
        }
    }

    void classesChanged() {
        projects.values().forEach(Project::forgetClasses);
    }

    /** Returns the schemas of the project of a source, for a request about that source. */
    EditorAnalysis schemas(String name) {
        return of(name).asked().among(asked(), name);
    }

    /** Returns the schemas of each project, for a request about all of them. */
    List<EditorAnalysis> schemas() {
        return asked().stream().map(project -> project.among(asked())).toList();
    }

    /** Returns the schemas of each project alone, which is enough to know the declarations. */
    List<ProjectSchemas> asked() {
        return projects.values().stream().map(Project::asked).toList();
    }

    /** Returns the schemas of all projects, for the thread that checks for errors. */
    List<ProjectSchemas> checked() {
        return projects.values().stream().map(Project::checked).toList();
    }

    /** The project of a source. */
    Project of(String name) {
        return project(root(name, file(name)));
    }

    List<Project> all() {
        return List.copyOf(projects.values());
    }

    /** Returns the open sources with new content since the last call. */
    Set<String> takeChanged() {
        Set<String> taken = changed;
        changed = new HashSet<>();
        return taken;
    }

    /** Reads files again, except open ones. */
    private void read(List<Path> files) {
        Map<Project, List<SchemaSource>> read = new LinkedHashMap<>();
        for (Path file : files) {
            String name = file.toString();
            if (!open.containsKey(name)) {
                read(file)
                        .ifPresent(source -> read.computeIfAbsent(of(name), project -> new ArrayList<>())
                                .add(source));
            }
        }
        read.forEach(Project::putAll);
    }

    private Optional<SchemaSource> read(Path file) {
        String name = file.toString();
        try {
            String text = Files.size(file) > LONGEST_TEXT
                    ? ""
                    : SchemaLoader.read(List.of(file)).get(0).text();
            return Optional.of(new SchemaSource(name, text));
        } catch (SchemaException e) {
            unreadable.put(name, e.findings());
        } catch (IOException e) {
            // it was deleted, or is not readable
            of(name).remove(name);
        }
        return Optional.empty();
    }

    private Project project(Path root) {
        return projects.computeIfAbsent(root, key -> new Project(withSources(key)));
    }

    /** For {@code src/main/epl} the classes are in {@code src/main/java} and {@code target/classes}. */
    private CompilerOptions withSources(Path root) {
        if (!root.endsWith("epl")) {
            return options;
        }
        Path sources = root.resolveSibling("java");
        Path classes = root.resolve("../../../target/classes").normalize();
        return options.withSourcePath(withFolder(options.sourcePath(), sources))
                .withClassPath(withFolder(options.classPath(), classes));
    }

    private static List<Path> withFolder(List<Path> path, Path folder) {
        return Stream.concat(path.stream(), Stream.of(folder).filter(Files::isDirectory))
                .toList();
    }

    private static Optional<Path> file(String name) {
        return name.endsWith(SUFFIX) && Path.of(name).isAbsolute() ? Optional.of(Path.of(name)) : Optional.empty();
    }

    private boolean isInFolder(Path file) {
        return folders.stream().anyMatch(file::startsWith);
    }

    private Path root(String name, Optional<Path> file) {
        if (file.isEmpty()) {
            return Path.of("/", Integer.toHexString(name.hashCode()) + SUFFIX);
        }
        for (Path folder = file.get().getParent(); folder != null; folder = folder.getParent()) {
            boolean sources = folder.endsWith("epl")
                    && folder.getParent() != null
                    && folder.getParent().getParent() != null
                    && folder.getParent().getParent().endsWith("src");
            if (sources) {
                return folder;
            }
        }
        return folders.stream()
                .filter(file.get()::startsWith)
                .findFirst()
                .orElseGet(() -> file.get().getParent());
    }

    private static List<Path> files(Path folder, int depth) {
        List<Path> found = new ArrayList<>();
        try {
            Files.walkFileTree(folder, Set.of(), depth, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult preVisitDirectory(Path visited, BasicFileAttributes attributes) {
                    Path name = visited.getFileName();
                    boolean skipped = !visited.equals(folder)
                            && name != null
                            && (SKIPPED.contains(name.toString())
                                    || name.toString().startsWith("."));
                    return skipped ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                    if (attributes.isRegularFile() && file.toString().endsWith(SUFFIX)) {
                        found.add(file);
                    }
                    return found.size() < MOST_FILES ? FileVisitResult.CONTINUE : FileVisitResult.TERMINATE;
                }

                @Override
                public FileVisitResult visitFileFailed(Path file, IOException failure) {
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException e) {
            // the files found so far are all that can be read
        }
        return found;
    }
}
