package dev.schemac.dsl.link;

import dev.schemac.dsl.model.JavaClasses;
import dev.schemac.dsl.syntax.SchemaFile;
import dev.schemac.dsl.syntax.SchemaFile.ImportDeclaration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Resolves the Java class names of one file: full names, imported and nested classes, and imported packages. */
public final class ClassNames {
    private final List<ImportDeclaration> imports;
    private final JavaClasses classes;
    private final Map<String, Optional<String>> known = new HashMap<>();

    @SuppressWarnings("exports") // syntax trees stay inside the module
    public ClassNames(SchemaFile file, JavaClasses classes) {
        this.imports = file.imports();
        this.classes = classes;
    }

    /**
     * {@return the full name of the class that a name refers to} A class named in full, here or in an import, need not
     * exist.
     */
    public Optional<String> resolve(String name) {
        return known.computeIfAbsent(name, this::find);
    }

    private Optional<String> find(String name) {
        if (!isClassName(name)) {
            return Optional.empty();
        }
        Optional<String> inside = insideAnother(name);
        if (name.contains(".")) {
            return exists(name) ? Optional.of(name) : inside.or(() -> Optional.of(name));
        }
        return importedClass(name)
                .or(() -> inPackages(name))
                .or(() -> inside)
                .or(() -> withinImportedClass(name))
                .or(() -> Optional.of(name).filter(this::exists));
    }

    /** Skips the lookup of quoted names that cannot be a class. */
    private static boolean isClassName(String name) {
        return Stream.of(name.split("\\.", -1)).allMatch(ClassNames::isIdentifier);
    }

    private static boolean isIdentifier(String part) {
        return !part.isEmpty()
                && Character.isJavaIdentifierStart(part.charAt(0))
                && part.chars().allMatch(c -> Character.isJavaIdentifierPart(c) && !Character.isIdentifierIgnorable(c));
    }

    private Optional<String> importedClass(String name) {
        return classImports()
                .filter(full -> full.endsWith("." + name) || full.endsWith("$" + name) || full.equals(name))
                .findFirst();
    }

    private Optional<String> inPackages(String name) {
        Stream<String> imported =
                imports.stream().filter(ImportDeclaration::wholePackage).map(ImportDeclaration::name);
        return Stream.concat(imported, BuiltInTypes.DEFAULT_IMPORTS.stream())
                .map(folder -> folder + "." + name)
                .filter(this::exists)
                .findFirst();
    }

    /** Resolves {@code Outer.Inner} and {@code Outer$Inner} if {@code Outer} is known by its simple name. */
    private Optional<String> insideAnother(String name) {
        int end = name.replace('$', '.').indexOf('.');
        if (end <= 0) {
            return Optional.empty();
        }
        String outer = name.substring(0, end);
        return importedClass(outer)
                .or(() -> inPackages(outer))
                .map(full -> full + name.substring(end))
                .filter(this::exists);
    }

    private Optional<String> withinImportedClass(String name) {
        return classImports()
                .map(full -> full + "." + name)
                .filter(this::exists)
                .findFirst();
    }

    private Stream<String> classImports() {
        return imports.stream().filter(declared -> !declared.wholePackage()).map(ImportDeclaration::name);
    }

    private boolean exists(String full) {
        return BuiltInTypes.ofClass(full).isPresent()
                || !full.startsWith("java.") && classes.find(full).isPresent() // no application has such a package
                || BuiltInTypes.isJdkClass(full);
    }
}
