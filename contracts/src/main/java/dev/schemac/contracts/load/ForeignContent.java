package dev.schemac.contracts.load;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Recognizes files that are no contracts by their first bytes, so that the message is not about their syntax. */
final class ForeignContent {
    /** The first two words of a tag, a declaration or a comment, as short as a message can quote them. */
    private static final Pattern MARKUP =
            Pattern.compile("<[!?/A-Za-z][^> \\p{Cntrl}]{0,20}(?: [^> \\p{Cntrl}]{0,20})?>?");

    private static final Pattern HTML = Pattern.compile("<(!doctype )?html\\b");

    /** The description of a file without a value. */
    static final String EMPTY = "is empty: expected JSON Schema or OpenAPI";

    /** The length of the prefix that is read. The declaration of a document may be after a comment. */
    private static final int MOST_BYTES = 1_024;

    private ForeignContent() {}

    /** Returns the description of a file that is neither JSON nor YAML. Returns empty for other files. */
    static Optional<String> problem(byte[] content) {
        String bytes = new String(content, 0, Math.min(4, content.length), ISO_8859_1);
        if (bytes.startsWith("\u001F\u008B")) {
            return Optional.of("is compressed with gzip: decompress it first");
        }
        if (bytes.equals("PK\u0003\u0004")) {
            return Optional.of("is a ZIP archive: extract the contract first");
        }
        if (bytes.startsWith("\u00FF\u00FE") || bytes.startsWith("\u00FE\u00FF")) {
            return Optional.of("is text in UTF-16: convert it to UTF-8 first");
        }
        int start = bytes.startsWith("\u00EF\u00BB\u00BF") ? 3 : 0;
        while (start < content.length && isWhitespace(content[start])) {
            start++;
        }
        if (start == content.length) {
            return Optional.of(EMPTY);
        }
        String head = new String(content, start, Math.min(MOST_BYTES, content.length - start), UTF_8);
        Matcher markup = MARKUP.matcher(head);
        if (!markup.lookingAt()) {
            return Optional.empty();
        }
        boolean isHtml = HTML.matcher(head.toLowerCase(Locale.ROOT)).find();
        return Optional.of("is " + (isHtml ? "HTML" : "XML") + ", not a contract: it begins with '" + markup.group()
                + "'" + (isHtml ? "; download the file itself, not the page that shows it" : ""));
    }

    private static boolean isWhitespace(byte next) {
        return next == ' ' || next == '\t' || next == '\n' || next == '\r';
    }
}
