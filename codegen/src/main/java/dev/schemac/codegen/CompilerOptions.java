package dev.schemac.codegen;

import dev.schemac.dsl.model.CollectionStyle;
import dev.schemac.dsl.model.NamingStyle;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.lang.model.SourceVersion;

/**
 * What a user may choose about generated code.
 *
 * <pre>{@code
 * CompilerOptions options = CompilerOptions.DEFAULT.withDefaultPackage("com.acme").withStyle(ValueStyle.RECORD);
 * }</pre>
 *
 * @param defaultPackage the Java package of schemas that stand in no module; {@code ""} is the unnamed package
 * @param classPath folders and jars with compiled classes that schemas may name: enums, adapters
 * @param sourcePath folders with Java sources that schemas may name classes of before they are compiled
 * @param esper whether to warn of what schemac accepts and Esper would refuse
 * @param style what kind of classes events are
 * @param refill whether parsers of beans can fill an event again, as those of schemas with
 *     {@code @JsonSchema(refill=true)} always can
 * @param strings when the texts of beans are made, unless {@code @Column(lazy=...)} says so
 * @param names what columns are called in Java, unless {@code @JsonSchema(names=...)} says so
 * @param collections what arrays are in Java, unless {@code @JsonSchema(collections=...)} says so; where it is empty,
 *     {@link ValueStyle#collections} says so
 * @param jspecify whether value classes say by the annotations of JSpecify where null is a value
 */
public record CompilerOptions(
        String defaultPackage,
        List<Path> classPath,
        List<Path> sourcePath,
        boolean esper,
        ValueStyle style,
        boolean refill,
        StringStyle strings,
        NamingStyle names,
        Optional<CollectionStyle> collections,
        boolean jspecify) {

    /** Schemas without a module go to the unnamed package; no classes but those of the JDK; no warnings; JavaBeans. */
    public static final CompilerOptions DEFAULT = new CompilerOptions(
            "",
            List.of(),
            List.of(),
            false,
            ValueStyle.BEAN,
            false,
            StringStyle.EAGER,
            NamingStyle.JAVA,
            Optional.empty(),
            false);

    /**
     * Checks the package and copies the lists.
     *
     * @throws IllegalArgumentException if {@code defaultPackage} is not a Java package name that code may be put in
     */
    public CompilerOptions {
        Objects.requireNonNull(defaultPackage, "defaultPackage");
        Objects.requireNonNull(style, "style");
        Objects.requireNonNull(strings, "strings");
        Objects.requireNonNull(names, "names");
        Objects.requireNonNull(collections, "collections");
        classPath = List.copyOf(classPath);
        sourcePath = List.copyOf(sourcePath);
        if (!defaultPackage.isEmpty() && !isUsablePackage(defaultPackage)) {
            throw new IllegalArgumentException("not a usable Java package name: '" + defaultPackage + "'");
        }
    }

    /**
     * {@return these options with another Java package for schemas that stand in no module}
     *
     * @param packageName {@code ""} is the unnamed package
     * @throws IllegalArgumentException if it is not a Java package name that code may be put in
     */
    public CompilerOptions withDefaultPackage(String packageName) {
        return new CompilerOptions(
                packageName, classPath, sourcePath, esper, style, refill, strings, names, collections, jspecify);
    }

    /** {@return these options with compiled classes that schemas may name} */
    public CompilerOptions withClassPath(List<Path> foldersAndJars) {
        return new CompilerOptions(
                defaultPackage,
                foldersAndJars,
                sourcePath,
                esper,
                style,
                refill,
                strings,
                names,
                collections,
                jspecify);
    }

    /**
     * {@return these options with folders of Java sources that schemas may name classes of before they are compiled}
     */
    public CompilerOptions withSourcePath(List<Path> folders) {
        return new CompilerOptions(
                defaultPackage, classPath, folders, esper, style, refill, strings, names, collections, jspecify);
    }

    /** {@return these options with warnings of what Esper would refuse, or without} */
    public CompilerOptions withEsper(boolean warn) {
        return new CompilerOptions(
                defaultPackage, classPath, sourcePath, warn, style, refill, strings, names, collections, jspecify);
    }

    /** {@return these options with events of this kind} */
    public CompilerOptions withStyle(ValueStyle valueStyle) {
        return new CompilerOptions(
                defaultPackage,
                classPath,
                sourcePath,
                esper,
                valueStyle,
                refill,
                strings,
                names,
                collections,
                jspecify);
    }

    /**
     * {@return these options with parsers of beans that can fill an event again, or without}
     *
     * @param everywhere whether all can; without it those can whose schemas ask for it
     */
    public CompilerOptions withRefill(boolean everywhere) {
        return new CompilerOptions(
                defaultPackage, classPath, sourcePath, esper, style, everywhere, strings, names, collections, jspecify);
    }

    /** {@return these options with texts of beans that are made at such a time, unless a column says when} */
    public CompilerOptions withStrings(StringStyle stringStyle) {
        return new CompilerOptions(
                defaultPackage, classPath, sourcePath, esper, style, refill, stringStyle, names, collections, jspecify);
    }

    /** {@return these options with columns called so in Java, unless their schema says how} */
    public CompilerOptions withNames(NamingStyle naming) {
        return new CompilerOptions(
                defaultPackage, classPath, sourcePath, esper, style, refill, strings, naming, collections, jspecify);
    }

    /** {@return these options with arrays that are so in Java, unless their schema says what} */
    public CompilerOptions withCollections(CollectionStyle collectionStyle) {
        return new CompilerOptions(
                defaultPackage,
                classPath,
                sourcePath,
                esper,
                style,
                refill,
                strings,
                names,
                Optional.of(collectionStyle),
                jspecify);
    }

    /**
     * {@return these options with value classes that say by the annotations of JSpecify where null is a value, or without}
     *
     * @param annotated whether they do; {@code org.jspecify:jspecify} is then needed to compile them, but not to run them
     */
    public CompilerOptions withJSpecify(boolean annotated) {
        return new CompilerOptions(
                defaultPackage, classPath, sourcePath, esper, style, refill, strings, names, collections, annotated);
    }

    /** ASCII only, as generated sources are; {@code java} and what is below it belong to the platform. */
    private static boolean isUsablePackage(String name) {
        return SourceVersion.isName(name, SourceVersion.RELEASE_17)
                && name.chars().allMatch(c -> c < 0x80)
                && !name.equals("java")
                && !name.startsWith("java.");
    }
}
