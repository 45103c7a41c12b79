package dev.schemac.codegen;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
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
 */
public record CompilerOptions(
        String defaultPackage,
        List<Path> classPath,
        List<Path> sourcePath,
        boolean esper,
        ValueStyle style,
        boolean refill,
        StringStyle strings) {

    /** Schemas without a module go to the unnamed package; no classes but those of the JDK; no warnings; JavaBeans. */
    public static final CompilerOptions DEFAULT =
            new CompilerOptions("", List.of(), List.of(), false, ValueStyle.BEAN, false, StringStyle.EAGER);

    /**
     * Checks the package and copies the lists.
     *
     * @throws IllegalArgumentException if {@code defaultPackage} is not a Java package name that code may be put in
     */
    public CompilerOptions {
        Objects.requireNonNull(defaultPackage, "defaultPackage");
        Objects.requireNonNull(style, "style");
        Objects.requireNonNull(strings, "strings");
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
        return new CompilerOptions(packageName, classPath, sourcePath, esper, style, refill, strings);
    }

    /** {@return these options with compiled classes that schemas may name} */
    public CompilerOptions withClassPath(List<Path> foldersAndJars) {
        return new CompilerOptions(defaultPackage, foldersAndJars, sourcePath, esper, style, refill, strings);
    }

    /**
     * {@return these options with folders of Java sources that schemas may name classes of before they are compiled}
     */
    public CompilerOptions withSourcePath(List<Path> folders) {
        return new CompilerOptions(defaultPackage, classPath, folders, esper, style, refill, strings);
    }

    /** {@return these options with warnings of what Esper would refuse, or without} */
    public CompilerOptions withEsper(boolean warn) {
        return new CompilerOptions(defaultPackage, classPath, sourcePath, warn, style, refill, strings);
    }

    /** {@return these options with events of this kind} */
    public CompilerOptions withStyle(ValueStyle valueStyle) {
        return new CompilerOptions(defaultPackage, classPath, sourcePath, esper, valueStyle, refill, strings);
    }

    /**
     * {@return these options with parsers of beans that can fill an event again, or without}
     *
     * @param everywhere whether all can; without it those can whose schemas ask for it
     */
    public CompilerOptions withRefill(boolean everywhere) {
        return new CompilerOptions(defaultPackage, classPath, sourcePath, esper, style, everywhere, strings);
    }

    /** {@return these options with texts of beans that are made at such a time, unless a column says when} */
    public CompilerOptions withStrings(StringStyle stringStyle) {
        return new CompilerOptions(defaultPackage, classPath, sourcePath, esper, style, refill, stringStyle);
    }

    /** ASCII only, as generated sources are; {@code java} and what is below it belong to the platform. */
    private static boolean isUsablePackage(String name) {
        return SourceVersion.isName(name, SourceVersion.RELEASE_17)
                && name.chars().allMatch(c -> c < 0x80)
                && !name.equals("java")
                && !name.startsWith("java.");
    }
}
