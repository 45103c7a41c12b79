package dev.schemac.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.ObjectParser;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Sources that a test writes down, compiled with the processor. */
final class Compilation {
    private static final String SOURCES = ".sources";
    private static final Pattern PACKAGE = Pattern.compile("^package ([\\w.]+);", Pattern.MULTILINE);
    private static final Pattern TYPE = Pattern.compile("\\b(?:class|record|interface|enum|module) ([\\w.]+) *[<({ei]");

    private final JavaCompiler compiler;
    private final Path folder;
    private final List<String> options = new ArrayList<>();
    private final List<Processor> processors = new ArrayList<>(List.of(new SchemaProcessor()));
    private final List<Path> sources = new ArrayList<>();
    private String classPath = System.getProperty("java.class.path");
    private URLClassLoader loader;
    private List<String> messages = List.of();

    private Compilation(JavaCompiler compiler, Path folder) {
        this.compiler = compiler;
        this.folder = folder;
    }

    static Compilation with(JavaCompiler compiler, Path folder) {
        return new Compilation(compiler, folder);
    }

    /** @param folder receives the class files and the generated sources */
    static Compilation in(Path folder) {
        return with(ToolProvider.getSystemJavaCompiler(), folder);
    }

    Compilation source(String text) {
        Matcher type = TYPE.matcher(text);
        Matcher inPackage = PACKAGE.matcher(text);
        assertThat(type.find()).as(text).isTrue();
        String name = (inPackage.find() ? inPackage.group(1) + "." : "")
                + (text.contains("module " + type.group(1)) ? "module-info" : type.group(1));
        try {
            Path file = folder.resolve(SOURCES).resolve(name.replace('.', '/') + ".java");
            Files.createDirectories(file.getParent());
            sources.add(Files.writeString(file, text));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }

    Compilation option(String... more) {
        options.addAll(List.of(more));
        return this;
    }

    Compilation processors(Processor... others) {
        processors.clear();
        processors.addAll(List.of(others));
        return this;
    }

    /** Uses all processors that the class path declares, in its order. */
    Compilation processorsOfClassPath() {
        processors.clear();
        return option("-processorpath", System.getProperty("java.class.path"));
    }

    Compilation library(Path classes) {
        classPath = classes + File.pathSeparator + classPath;
        return this;
    }

    Compilation classPath(String path) {
        classPath = path;
        return this;
    }

    private Path generated() {
        return folder.resolve(".generated");
    }

    /** Compiles; a failure is a message. */
    Compilation run() {
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        generated().toFile().mkdirs();
        try (StandardJavaFileManager files =
                compiler.getStandardFileManager(found, Locale.ROOT, StandardCharsets.UTF_8)) {
            List<String> all = new ArrayList<>(
                    List.of("-d", folder.toString(), "-s", generated().toString(), "--release", "17"));
            all.addAll(options.contains("--module-path") ? List.of() : List.of("-classpath", classPath));
            all.addAll(options);
            JavaCompiler.CompilationTask task = compiler.getTask(
                    new StringWriter(), files, found, all, null, files.getJavaFileObjectsFromPaths(sources));
            if (!processors.isEmpty()) {
                task.setProcessors(processors);
            }
            boolean compiled = task.call();
            messages = found.getDiagnostics().stream()
                    .filter(each -> each.getKind() != Diagnostic.Kind.NOTE)
                    .map(Compilation::shown)
                    .toList();
            assertThat(compiled || messages.stream().anyMatch(each -> each.startsWith("ERROR")))
                    .as(found.getDiagnostics().toString())
                    .isTrue();
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Compiles without any message. */
    Compilation cleanly() {
        run();
        assertThat(messages).as(folder.toString()).isEmpty();
        return this;
    }

    /** Kind, line, the source at the place, and the message. */
    private static String shown(Diagnostic<? extends JavaFileObject> each) {
        String kind = each.getKind() == Diagnostic.Kind.ERROR ? "ERROR" : "WARNING";
        return kind + " " + each.getLineNumber() + ":" + each.getColumnNumber() + " " + each.getMessage(Locale.ROOT);
    }

    List<String> messages() {
        return messages;
    }

    /** The folders and files below the output folder, by their paths. */
    Map<String, String> files(String suffix) {
        Map<String, String> found = new TreeMap<>();
        try (Stream<Path> all = Files.walk(suffix.equals(".java") ? generated() : folder)) {
            for (Path each : (Iterable<Path>) all.filter(Files::isRegularFile)::iterator) {
                String name = (suffix.equals(".java") ? generated() : folder)
                        .relativize(each)
                        .toString()
                        .replace('\\', '/');
                if (name.endsWith(suffix)) {
                    found.put(name, suffix.equals(".class") ? "" : Files.readString(each));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new LinkedHashMap<>(found);
    }

    ClassLoader loader() {
        try {
            if (loader == null) {
                List<URL> urls = new ArrayList<>(List.of(folder.toUri().toURL()));
                for (String each : classPath.split(File.pathSeparator)) {
                    urls.add(Path.of(each).toUri().toURL());
                }
                loader = new URLClassLoader(urls.toArray(URL[]::new), Compilation.class.getClassLoader());
            }
            return loader;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads a document by the generated parser, and writes it again. */
    String again(String parser, String json) {
        ObjectParser<Object> found = parser(parser);
        return found.writer().toJson(found.parse(json));
    }

    @SuppressWarnings("unchecked")
    ObjectParser<Object> parser(String name) {
        try {
            return (ObjectParser<Object>)
                    loader().loadClass(name).getField("INSTANCE").get(null);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(name, e);
        }
    }
}
