package dev.schemac.dsl.syntax;

import dev.schemac.dsl.diagnostic.SourceText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.antlr.v4.runtime.Token;

/**
 * The comments that describe declarations: lines of {@code //}, or a comment that begins with two stars. Such a
 * comment is directly above a token without a blank line between, before the token in its line, after it at the
 * end of its line, or before the token that ends a column. Commented-out code, in which each line ends like a
 * column or a statement, is ignored.
 */
final class DocumentingComments {
    private static final Pattern RULER = Pattern.compile("[^\\p{L}\\p{N}]*");
    private static final Pattern CODE = Pattern.compile(".*[,;]");

    private final SourceText source;
    private final Map<Integer, List<String>> before = new HashMap<>();
    private final Map<Integer, List<String>> after = new HashMap<>();

    /** @param tokens all of a file, comments too */
    DocumentingComments(SourceText source, List<? extends Token> tokens) {
        this.source = source;
        List<String> block = new ArrayList<>();
        int blockEnd = 0;
        Optional<Token> last = Optional.empty();
        List<Optional<Token>> next = next(tokens);
        for (int i = 0; i < tokens.size(); i++) {
            Token token = tokens.get(i);
            if (isComment(token) && last.isPresent() && isBehind(token, last.get(), next.get(i))) {
                after.computeIfAbsent(last.get().getStopIndex(), offset -> new ArrayList<>())
                        .addAll(lines(token));
                continue;
            }
            if (firstLine(token) > blockEnd + 1) {
                block.clear();
            }
            blockEnd = lastLine(token);
            if (isComment(token)) {
                block.addAll(lines(token));
                continue;
            }
            if (!block.isEmpty()) {
                before.put(token.getStartIndex(), List.copyOf(block));
            }
            // if a line begins with a comma, the comment above it describes the next token
            if (!isSeparator(token)) {
                block.clear();
            }
            last = Optional.of(token);
        }
    }

    /** Returns for each token the next one that is not a comment. */
    private static List<Optional<Token>> next(List<? extends Token> tokens) {
        List<Optional<Token>> next = new ArrayList<>(Collections.nCopies(tokens.size(), Optional.empty()));
        for (int i = tokens.size() - 2; i >= 0; i--) {
            Token following = tokens.get(i + 1);
            next.set(i, isComment(following) ? next.get(i + 1) : Optional.of(following));
        }
        return next;
    }

    private boolean isBehind(Token comment, Token last, Optional<Token> next) {
        boolean endsLine = next.isEmpty() || firstLine(next.get()) > lastLine(comment);
        return endsLine ? lastLine(last) == firstLine(comment) : isEnd(next.get());
    }

    private static boolean isComment(Token token) {
        return token.getChannel() == Token.HIDDEN_CHANNEL;
    }

    private static boolean isSeparator(Token token) {
        return token.getType() == SchemaDslLexer.COMMA || token.getType() == SchemaDslLexer.SEMICOLON;
    }

    private static boolean isEnd(Token token) {
        return isSeparator(token) || token.getType() == SchemaDslLexer.RPAREN;
    }

    /** Returns the comment above a token, or before it in its line. */
    Optional<String> above(Token token) {
        return text(before.getOrDefault(token.getStartIndex(), List.of()));
    }

    /**
     * Returns the comment above the first token, and after the last one and its separator.
     *
     * @param name the first token after the annotations: a comment may be above it, too
     */
    Optional<String> about(Token first, Token name, Token last, Optional<Token> separator) {
        List<String> texts = new ArrayList<>();
        above(first).or(() -> above(name)).ifPresent(texts::add);
        behind(last).ifPresent(texts::add);
        separator.flatMap(this::behind).ifPresent(texts::add);
        return texts.isEmpty() ? Optional.empty() : Optional.of(String.join("\n", texts));
    }

    private Optional<String> behind(Token token) {
        return text(after.getOrDefault(token.getStopIndex(), List.of()));
    }

    private static Optional<String> text(List<String> lines) {
        List<String> said =
                lines.stream().filter(line -> !RULER.matcher(line).matches()).toList();
        boolean code = said.stream().allMatch(line -> CODE.matcher(line).matches());
        return code ? Optional.empty() : Optional.of(String.join("\n", said));
    }

    /**
     * Returns the description that lines of {@code //} contain if they are directly above a column, without reading a
     * source.
     */
    static Optional<String> described(List<String> lines) {
        return text(lines.stream().map(DocumentingComments::line).toList());
    }

    /** Returns a line of {@code //} without its marks. */
    private static String line(String comment) {
        int start = 0;
        while (start < comment.length() && comment.charAt(start) == '/') {
            start++;
        }
        return comment.substring(start).strip();
    }

    /** Returns the lines of a comment without its marks; empty for a comment that begins with a single star. */
    private static List<String> lines(Token comment) {
        String text = comment.getText();
        if (text.startsWith("//")) {
            return List.of(line(text));
        } else if (!text.startsWith("/**") || text.equals("/**/")) {
            return List.of();
        }
        return text.substring(2, text.length() - 2)
                .lines()
                .map(line -> line.strip().replaceFirst("^\\*+", "").strip())
                .toList();
    }

    private int firstLine(Token token) {
        return source.locate(token.getStartIndex(), 1).line();
    }

    private int lastLine(Token token) {
        return source.locate(token.getStopIndex(), 1).line();
    }
}
