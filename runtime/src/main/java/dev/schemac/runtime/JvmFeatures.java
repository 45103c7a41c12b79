package dev.schemac.runtime;

import dev.schemac.runtime.internal.input.SpecialBytes;
import dev.schemac.runtime.internal.output.StringBytes;

/** Reports which faster ways of this JVM schemac uses. None of them changes a result. */
public final class JvmFeatures {
    private JvmFeatures() {}

    /**
     * Returns whether writers read the bytes of strings without a copy. They do if {@code java.lang} is open to this
     * library: by the option {@code --add-opens java.base/java.lang=ALL-UNNAMED} of the JVM, or by
     * {@code Add-Opens: java.base/java.lang} in the manifest of the jar that {@code java -jar} runs.
     */
    public static boolean writesStringsWithoutCopy() {
        return StringBytes.isOpen();
    }

    /**
     * Returns whether parsers find the ends of strings with vector instructions. They do on JDK 25 and newer with the
     * option {@code --add-modules jdk.incubator.vector} of the JVM, if the processor has vectors of 32 bytes.
     */
    public static boolean readsWithVectors() {
        return SpecialBytes.useVectors();
    }

    /**
     * Returns one line for people, for example: {@code strings are written without a copy; no vector instructions}. Its
     * words may change.
     */
    public static String describe() {
        return (writesStringsWithoutCopy()
                        ? "strings are written without a copy"
                        : "strings are copied before they are written")
                + (readsWithVectors() ? "; vector instructions" : "; no vector instructions");
    }
}
