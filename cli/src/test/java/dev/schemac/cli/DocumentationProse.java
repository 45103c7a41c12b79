package dev.schemac.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The sentences of the repository that users read: pages, Javadoc of exported packages, and messages. */
final class DocumentationProse {
    private static final Set<String> GENERATED = Set.of("target", "build", ".git", "node_modules", "golden");

    /** Logs of measurements, and what former versions brought. */
    private static final Pattern LOGS = Pattern.compile(".*(CHANGELOG|FINDINGS|RESULTS|survivors)\\.md");

    private static final Pattern FENCED = Pattern.compile("(?ms)^ *```.*?^ *```$");
    private static final Pattern MARKUP = Pattern.compile("(?s)<!--.*?-->|</?[a-zA-Z][^>]*>");
    private static final Pattern LINK = Pattern.compile("!?\\[([^\\]]*)\\]\\([^)]*\\)");
    private static final Pattern CODE = Pattern.compile("``[^\\n]+?``|`[^`\\n]+`");
    private static final Pattern ITEM = Pattern.compile("\\n(?=\\s*(?:[-*] |\\d+\\. |#+ |\\|))|\\n\\s*\\n");
    private static final Pattern BULLET = Pattern.compile("^\\s*(?:[-*]|\\d+\\.|#+) ");
    private static final Pattern END = Pattern.compile("(?<=[.:!?])[)\"'*]*\\s+");
    private static final Pattern CELL = Pattern.compile("(?<!\\\\)\\||;|(?<=[.:!?])\\s+");

    private static final Pattern JAVADOC = Pattern.compile("(?s)/\\*\\*(.*?)\\*/");
    private static final Pattern TAG =
            Pattern.compile("(?m)^\\s*@\\w+( \\w+)?|<p>|<li>|<ul>|<pre>.*?</pre>", Pattern.DOTALL);
    private static final Pattern INLINE = Pattern.compile("\\{@\\w+ [^}]*\\}");

    private static final Pattern COMMENT = Pattern.compile("(?s:/\\*.*?\\*/)|(?m)^\\s*//.*$");
    private static final Pattern LITERALS =
            Pattern.compile("\"(?:[^\"\\\\\\n]|\\\\.)*\"(?:\\s*\\+\\s*\"(?:[^\"\\\\\\n]|\\\\.)*\")*");
    private static final Pattern EXPORT = Pattern.compile("(?m)^\\s*exports ([\\w.]+);");

    private final Path root;

    DocumentationProse(Path root) {
        this.root = root;
    }

    /** The files that have such sentences, by their paths in the repository. */
    Set<String> files() throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(file -> IntStream.range(0, root.relativize(file).getNameCount())
                            .noneMatch(part -> GENERATED.contains(
                                    root.relativize(file).getName(part).toString())))
                    .filter(Files::isRegularFile)
                    .map(file -> root.relativize(file).toString().replace('\\', '/'))
                    .filter(file -> file.endsWith(".md") && !LOGS.matcher(file).matches()
                            || file.endsWith(".java") && file.contains("/src/main/java/"))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    /** The sentences of a file, with {@code x} for each piece of code. */
    List<String> sentences(String file) {
        String text = read(root.resolve(file));
        List<String> sentences = new ArrayList<>();
        if (file.endsWith(".md")) {
            addPage(text, sentences);
        } else {
            if (isExported(file)) {
                JAVADOC.matcher(text).results().forEach(comment -> addJavadoc(comment.group(1), sentences));
            }
            LITERALS.matcher(COMMENT.matcher(text).replaceAll(""))
                    .results()
                    .map(MatchResult::group)
                    .map(literals -> literals.replaceAll("\"\\s*\\+\\s*\"", "").replaceAll("^\"|\"$", ""))
                    .filter(literal -> literal.contains(" "))
                    .flatMap(literal -> Stream.of(literal.split(";\\\\n"))) // lines of code
                    .forEach(literal -> sentences.addAll(
                            END.splitAsStream(literal.replace("\\n", " ").replace("%n", " "))
                                    .toList()));
        }
        sentences.removeIf(String::isBlank);
        return sentences;
    }

    private static void addPage(String page, List<String> sentences) {
        String text = FENCED.matcher(page).replaceAll("\n");
        text = LINK.matcher(MARKUP.matcher(text).replaceAll("")).replaceAll("$1");
        text = CODE.matcher(text).replaceAll("x");
        for (String paragraph : ITEM.split(text)) {
            Pattern end = paragraph.strip().startsWith("|") ? CELL : END;
            sentences.addAll(
                    end.splitAsStream(BULLET.matcher(paragraph).replaceAll("").strip())
                            .toList());
        }
    }

    private static void addJavadoc(String comment, List<String> sentences) {
        String text = comment.replaceAll("(?m)^\\s*\\*", "");
        text = INLINE.matcher(text).replaceAll("x");
        for (String paragraph : TAG.split(text)) {
            sentences.addAll(
                    END.splitAsStream(MARKUP.matcher(paragraph).replaceAll("").strip())
                            .toList());
        }
    }

    /** Whether all modules may use the package of a source. */
    private boolean isExported(String file) {
        String sources = file.substring(0, file.indexOf("/src/main/java/") + "/src/main/java/".length());
        Path module = root.resolve(sources).resolve("module-info.java");
        String folder = file.substring(sources.length(), Math.max(sources.length(), file.lastIndexOf('/')));
        return Files.exists(module)
                && EXPORT.matcher(read(module))
                        .results()
                        .anyMatch(export -> export.group(1).equals(folder.replace('/', '.')));
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
