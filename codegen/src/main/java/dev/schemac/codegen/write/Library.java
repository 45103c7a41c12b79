package dev.schemac.codegen.write;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** A library that generated classes can name. */
public enum Library {
    /** The library of generated code. */
    RUNTIME("dev.schemac.runtime", "ObjectParser"),

    /** The annotations of JSpecify. */
    JSPECIFY("org.jspecify", "annotations/NullMarked"),

    /** Gson. */
    GSON("com.google.gson", "annotations/JsonAdapter"),

    /** The adapter for Gson. */
    GSON_ADAPTER("dev.schemac.gson", "EventAdapterFactory");

    /** The name of its module, and of the package that contains its classes. */
    private final String module;

    private final String file;

    Library(String module, String className) {
        this.module = module;
        this.file = module.replace('.', '/') + "/" + className;
    }

    /** {@return the libraries that a class path or source path contains} */
    public static Set<Library> on(List<Path> classPath, List<Path> sourcePath) {
        Set<Library> found = EnumSet.noneOf(Library.class);
        try (ClassPathFiles files = new ClassPathFiles(classPath)) {
            for (Library library : values()) {
                if (files.contains(library.file + ".class")
                        || sourcePath.stream()
                                .anyMatch(folder -> Files.exists(folder.resolve(library.file + ".java")))) {
                    found.add(library);
                }
            }
        } catch (IOException e) {
            // a jar that cannot be closed: the Java compiler reports it if it cannot be read either
        }
        return found;
    }

    /** {@return whether a module among the sources cannot use the library} */
    public boolean isHidden(List<Path> sourcePath) {
        return sourcePath.stream()
                .map(folder -> folder.resolve("module-info.java"))
                .filter(Files::isRegularFile)
                .anyMatch(moduleInfo -> !isNamed(moduleInfo));
    }

    private boolean isNamed(Path moduleInfo) {
        try {
            return Files.readString(moduleInfo).contains(module);
        } catch (IOException e) {
            // the Java compiler reports it
            return false;
        }
    }

    /** {@return the name of its module} */
    public String module() {
        return module;
    }

    /** {@return the binary name of a class of the library} */
    public String className() {
        return file.replace('/', '.');
    }
}
