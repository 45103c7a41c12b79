package dev.schemac.fuzzing;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Computes a digest of the main sources of modules. It changes with the code and resources, but not with comments,
 * indentation and line breaks of Java files.
 */
public final class SourceDigest {
    /**
     * Matches a text block, a string or a character; a comment; white space. Only the first group is kept. A pattern with
     * possessive repetitions needs no stack.
     */
    private static final Pattern TOKENS = Pattern.compile(
            "(\"\"\"(?:[^\"\\\\]|\\\\.|\"(?!\"\"))*+\"\"\"|\"(?:[^\"\\\\\\n]|\\\\.)*+\"|'(?:[^'\\\\\\n]|\\\\.)*+')"
                    + "|//[^\\n]*+|/\\*(?:[^*]|\\*(?!/))*+\\*/|\\s++",
            Pattern.DOTALL);

    private SourceDigest() {}

    /**
     * {@return the digest, 12 hexadecimal digits}
     *
     * @param root the folder of the repository
     * @param modules the folders of the modules in it
     */
    public static String of(Path root, List<String> modules) {
        MessageDigest digest = sha256();
        for (String module : modules) {
            Path main = root.resolve(module).resolve("src/main");
            try (Stream<Path> files = Files.walk(main)) {
                files.filter(Files::isRegularFile)
                        .map(file -> root.relativize(file).toString().replace('\\', '/'))
                        .sorted()
                        .forEach(name -> add(digest, root, name));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return HexFormat.of().formatHex(digest.digest(), 0, 6);
    }

    private static void add(MessageDigest digest, Path root, String name) {
        try {
            byte[] content = Files.readAllBytes(root.resolve(name));
            digest.update((name + '\0').getBytes(UTF_8));
            digest.update(
                    name.endsWith(".java") ? code(new String(content, UTF_8)).getBytes(UTF_8) : content);
            digest.update((byte) 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** {@return a Java file without comments and white space outside of its strings} */
    static String code(String java) {
        return TOKENS.matcher(java)
                .replaceAll(match -> match.group(1) == null ? "" : Matcher.quoteReplacement(match.group(1)));
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }
}
