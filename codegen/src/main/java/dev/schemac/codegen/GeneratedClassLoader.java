package dev.schemac.codegen;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Loads the classes of one deployment, in this order:
 *
 * <ol>
 * <li>the classes of the deployment, which hide classes of the same name elsewhere
 * <li>the classes of its dependencies, each from its own loader
 * <li>the classes of the running program
 * <li>the classes that schemas name, from the class paths of the dependencies and of this deployment
 * </ol>
 */
final class GeneratedClassLoader extends ClassLoader {

    private final Map<String, byte[]> classes;
    private final GeneratedFile index;
    private final Set<String> names;
    private final List<GeneratedClassLoader> dependencies;
    private final Optional<ClassLoader> libraries;

    GeneratedClassLoader(
            Map<String, byte[]> classes,
            GeneratedFile index,
            ClassLoader parent,
            List<Path> classPath,
            List<GeneratedClassLoader> dependencies) {
        super(parent);
        this.libraries = classPath.isEmpty()
                ? Optional.empty()
                : Optional.of(new URLClassLoader(
                        classPath.stream().map(GeneratedClassLoader::url).toArray(URL[]::new), parent));
        this.classes = new HashMap<>(classes);
        this.index = index;
        this.names = Set.copyOf(classes.keySet());
        this.dependencies = dependencies;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            byte[] bytes = classes.remove(name);
            if (bytes != null) {
                return defineClass(name, bytes, 0, bytes.length);
            }
            if (!names.contains(name)) {
                for (GeneratedClassLoader dependency : dependencies) {
                    if (dependency.has(name)) {
                        return dependency.loadClass(name, resolve);
                    }
                }
            }
            try {
                return super.loadClass(name, resolve);
            } catch (ClassNotFoundException e) {
                return loadFromLibraries(name, resolve, e);
            }
        }
    }

    private Class<?> loadFromLibraries(String name, boolean resolve, ClassNotFoundException notFound)
            throws ClassNotFoundException {
        for (GeneratedClassLoader dependency : dependencies) {
            try {
                return dependency.loadClass(name, resolve);
            } catch (ClassNotFoundException e) {
                // the next loader may find it
            }
        }
        if (libraries.isEmpty()) {
            throw notFound;
        }
        return libraries.get().loadClass(name);
    }

    /** Finds the index of parsers, by which frameworks find the parser of a class. */
    @Override
    protected Enumeration<URL> findResources(String name) throws IOException {
        return name.equals(index.path())
                ? Collections.enumeration(List.of(new URL(null, "schemac:" + name, new IndexHandler(index))))
                : Collections.emptyEnumeration();
    }

    /** Opens the index, which is not a file. */
    private static final class IndexHandler extends URLStreamHandler {
        private final GeneratedFile index;

        IndexHandler(GeneratedFile index) {
            this.index = index;
        }

        @Override
        protected URLConnection openConnection(URL url) {
            return new URLConnection(url) {
                @Override
                public void connect() {
                    // the content is in memory
                }

                @Override
                public InputStream getInputStream() {
                    return new ByteArrayInputStream(index.content().getBytes(StandardCharsets.UTF_8));
                }
            };
        }
    }

    private static URL url(Path place) {
        try {
            return place.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException("expected a folder or jar in the class path but found " + place, e);
        }
    }

    /** Returns whether it is the loader of this class or of a dependency. */
    private boolean has(String name) {
        return names.contains(name) || dependencies.stream().anyMatch(dependency -> dependency.has(name));
    }
}
