package dev.schemac.codegen;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardLocation;

/**
 * The compiler's file manager: sources are in memory, classes are written to memory, and libraries are found as usual.
 */
final class InMemoryFiles extends ForwardingJavaFileManager<JavaFileManager> {

    private final Map<String, ByteArrayOutputStream> classes = new HashMap<>();

    private final Map<String, List<JavaFileObject>> known = new HashMap<>();

    InMemoryFiles(JavaFileManager libraries) {
        this(libraries, Map.of());
    }

    /** @param known more class files in memory, by binary name */
    InMemoryFiles(JavaFileManager libraries, Map<String, byte[]> known) {
        super(libraries);
        known.forEach((name, bytes) -> this.known
                .computeIfAbsent(name.substring(0, Math.max(0, name.lastIndexOf('.'))), folder -> new ArrayList<>())
                .add(new ClassFile(name, bytes)));
    }

    /** A class file in memory, as the compiler reads it. */
    private static final class ClassFile extends SimpleJavaFileObject {
        private final String name;
        private final byte[] bytes;

        ClassFile(String name, byte[] bytes) {
            super(URI.create("memory:///" + name.replace('.', '/') + ".class"), Kind.CLASS);
            this.name = name;
            this.bytes = bytes;
        }

        @Override
        public InputStream openInputStream() {
            return new ByteArrayInputStream(bytes);
        }
    }

    @Override
    public Iterable<JavaFileObject> list(
            Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse) throws IOException {
        Iterable<JavaFileObject> elsewhere = super.list(location, packageName, kinds, recurse);
        List<JavaFileObject> here = known.get(packageName);
        if (here == null || location != StandardLocation.CLASS_PATH || !kinds.contains(JavaFileObject.Kind.CLASS)) {
            return elsewhere;
        }
        List<JavaFileObject> all = new ArrayList<>(here);
        elsewhere.forEach(all::add);
        return all;
    }

    @Override
    public String inferBinaryName(Location location, JavaFileObject file) {
        return file instanceof ClassFile known ? known.name : super.inferBinaryName(location, file);
    }

    /** Returns a source for the compiler. */
    static JavaFileObject source(GeneratedFile file) {
        return new SimpleJavaFileObject(URI.create("memory:///" + file.path()), JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return file.content();
            }
        };
    }

    /** Returns the class files that the compiler has written, by binary name. */
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
