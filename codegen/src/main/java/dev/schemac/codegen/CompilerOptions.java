package dev.schemac.codegen;

import java.util.Objects;
import javax.lang.model.SourceVersion;

/**
 * What a user may choose about generated code.
 *
 * @param defaultPackage the Java package of schemas that stand in no module; {@code ""} is the unnamed package
 */
public record CompilerOptions(String defaultPackage) {

    /** Schemas without a module go to the unnamed package. */
    public static final CompilerOptions DEFAULT = new CompilerOptions("");

    /** @throws IllegalArgumentException if {@code defaultPackage} is not a Java package name that code may be put in */
    public CompilerOptions {
        Objects.requireNonNull(defaultPackage, "defaultPackage");
        if (!defaultPackage.isEmpty() && !isUsablePackage(defaultPackage)) {
            throw new IllegalArgumentException("not a usable Java package name: '" + defaultPackage + "'");
        }
    }

    public CompilerOptions withDefaultPackage(String packageName) {
        return new CompilerOptions(packageName);
    }

    /** ASCII only, as generated sources are; {@code java} and what is below it belong to the platform. */
    private static boolean isUsablePackage(String name) {
        return SourceVersion.isName(name, SourceVersion.RELEASE_17)
                && name.chars().allMatch(c -> c < 0x80)
                && !name.equals("java")
                && !name.startsWith("java.");
    }
}
