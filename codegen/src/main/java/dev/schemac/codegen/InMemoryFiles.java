package dev.schemac.codegen;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.net.URI;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;

/**
 * The compiler's view of the files: sources come from memory, classes go to memory, libraries are where they always
 * are.
 */
final class InMemoryFiles extends ForwardingJavaFileManager<JavaFileManager> {

    private final Map<String, ByteArrayOutputStream> classes = new HashMap<>();

    InMemoryFiles(JavaFileManager libraries) {
        super(libraries);
    }

    /** A source as the compiler takes it. */
    static JavaFileObject source(GeneratedFile file) {
        return new SimpleJavaFileObject(URI.create("memory:///" + file.path()), JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return file.content();
            }
        };
    }

    /** The class files that the compiler has written, by binary name. */
    Map<String, byte[]> classes() {
        return classes.entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey, entry -> entry.getValue().toByteArray()));
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
            Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
        return new SimpleJavaFileObject(URI.create("memory:///" + className.replace('.', '/') + ".class"), kind) {
            @Override
            public OutputStream openOutputStream() {
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                classes.put(className, bytes);
                return bytes;
            }
        };
    }
}
