package dev.schemac.codegen.write;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import java.util.zip.ZipFile;

/** Looks for {@code org.jspecify:jspecify}, whose annotations generated classes can have. */
public final class JSpecifyLibrary {
    private static final String PACKAGE = "org.jspecify";

    private static final String CLASS = "org/jspecify/annotations/NullMarked";

    private JSpecifyLibrary() {}

    /** {@return whether a class path or source path contains the annotations} */
    public static boolean isFound(List<Path> classPath, List<Path> sourcePath) {
        return sourcePath.stream().anyMatch(folder -> Files.exists(folder.resolve(CLASS + ".java")))
                || likelyFirst(classPath).anyMatch(JSpecifyLibrary::contains);
    }

    /** A jar of this name is found without opening all others. */
    private static Stream<Path> likelyFirst(List<Path> classPath) {
        return classPath.stream()
                .sorted(Comparator.comparing(
                        place -> !place.toString().toLowerCase(Locale.ROOT).contains("jspecify")));
    }

    private static boolean contains(Path place) {
        if (Files.isDirectory(place)) {
            return Files.exists(place.resolve(CLASS + ".class"));
        }
        if (!Files.isRegularFile(place)) {
            return false;
        }
        try (ZipFile jar = new ZipFile(place.toFile())) {
            return jar.getEntry(CLASS + ".class") != null;
        } catch (IOException e) {
            // not a jar: the Java compiler reports it when it uses the entry
            return false;
        }
    }

    /** {@return whether a module among the sources cannot see the annotations} */
    public static boolean isHidden(List<Path> sourcePath) {
        return sourcePath.stream()
                .map(folder -> folder.resolve("module-info.java"))
                .filter(Files::isRegularFile)
                .anyMatch(file -> !names(file));
    }

    private static boolean names(Path moduleInfo) {
        try {
            return Files.readString(moduleInfo).contains(PACKAGE);
        } catch (IOException e) {
            // the Java compiler reports it
            return false;
        }
    }
}
