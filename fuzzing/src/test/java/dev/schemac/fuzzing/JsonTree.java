package dev.schemac.fuzzing;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A document as jackson-core reads it: whether it is JSON, and its values.
 *
 * <p>The JDK's decoder checks the UTF-8, and Jackson reads the decoded string. Alone, Jackson accepts some ill-formed
 * sequences, UTF-16 and UTF-32.
 */
public final class JsonTree {
    private static final JsonFactory JACKSON = JsonFactory.builder()
            .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNumberLength(Integer.MAX_VALUE)
                    .maxStringLength(Integer.MAX_VALUE)
                    .maxNameLength(Integer.MAX_VALUE)
                    .maxNestingDepth(Integer.MAX_VALUE)
                    .build())
            .build();

    /** Deeper trees are checked, but not built. */
    private static final int MAX_DEPTH = 1_500;

    /** A number in its original notation. */
    public record Number(String text) {}

    /** A member, in document order. Duplicates are kept. */
    public record Member(String name, Object value) {}

    /** An object. */
    public record Members(List<Member> list) {}

    private Object root;
    private String text;
    private boolean json;
    private boolean doubtful;
    private boolean loneSurrogate;
    private int depth;
    private int longestNumber;

    private JsonTree() {}

    public static JsonTree of(byte[] document) {
        JsonTree tree = new JsonTree();
        tree.text = decoded(document);
        if (tree.text != null) {
            tree.read(tree.text);
        }
        return tree;
    }

    /** {@return the string that well-formed UTF-8 encodes, otherwise null} */
    public static String decoded(byte[] document) {
        boolean ascii = true;
        for (byte each : document) {
            ascii &= each >= 0;
        }
        if (ascii) {
            return new String(document, StandardCharsets.ISO_8859_1);
        }
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .onUnmappableCharacter(CodingErrorAction.REPORT)
                    .decode(ByteBuffer.wrap(document))
                    .toString();
        } catch (CharacterCodingException e) {
            return null;
        }
    }

    /**
     * Returns whether it is one JSON value in well-formed UTF-8, without other content. A byte order mark at the beginning
     * is not JSON.
     */
    public boolean isJson() {
        return json;
    }

    /** Returns whether Jackson rejects it for an unpaired surrogate in a name. Its verdict on the rest is then unknown. */
    public boolean isDoubtful() {
        return doubtful;
    }

    /** Returns the document as a string, or null if it is not UTF-8. */
    public String text() {
        return text;
    }

    public boolean startsWithByteOrderMark() {
        return text != null && text.startsWith("\ufeff");
    }

    /** Returns whether some string or name has an unpaired surrogate. */
    public boolean hasLoneSurrogate() {
        return loneSurrogate;
    }

    /** Returns the maximum number of objects and arrays that are open at once. */
    public int depth() {
        return depth;
    }

    public int longestNumber() {
        return longestNumber;
    }

    /** Returns the value: {@link Members}, {@code List}, String, {@link Number}, Boolean or null. */
    public Object root() {
        return root;
    }

    private void read(String document) {
        // Jackson skips a byte order mark.
        String content = document.startsWith("\ufeff") ? document.substring(1) : document;
        try (JsonParser parser = JACKSON.createParser(content)) {
            if (parser.nextToken() == null) {
                return;
            }
            root = value(parser, 0);
            json = parser.nextToken() == null && hasHexadecimalEscapes(content);
        } catch (JsonProcessingException e) {
            json = false;
            doubtful = e.getOriginalMessage().contains("surrogate");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Returns whether escapes contain no character after f. Jackson only checks the lower byte of a character, so it accepts
     * U+0161 as the digit a.
     */
    private static boolean hasHexadecimalEscapes(String json) {
        for (int at = json.indexOf('\\'); at >= 0; at = json.indexOf('\\', at + 2)) {
            for (int i = at + 2; json.charAt(at + 1) == 'u' && i < at + 6; i++) {
                if (json.charAt(i) > 'f') {
                    return false;
                }
            }
        }
        return true;
    }

    private Object value(JsonParser parser, int open) throws IOException {
        depth = Math.max(depth, open);
        switch (parser.currentToken()) {
            case START_OBJECT -> {
                if (open == MAX_DEPTH) {
                    return skipped(parser, open);
                }
                depth = Math.max(depth, open + 1);
                List<Member> members = new ArrayList<>();
                while (parser.nextToken() != JsonToken.END_OBJECT) {
                    String name = checked(parser.currentName());
                    parser.nextToken();
                    members.add(new Member(name, value(parser, open + 1)));
                }
                return new Members(members);
            }
            case START_ARRAY -> {
                if (open == MAX_DEPTH) {
                    return skipped(parser, open);
                }
                depth = Math.max(depth, open + 1);
                List<Object> elements = new ArrayList<>();
                while (parser.nextToken() != JsonToken.END_ARRAY) {
                    elements.add(value(parser, open + 1));
                }
                return elements;
            }
            case VALUE_STRING -> {
                return checked(parser.getText());
            }
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> {
                String number = parser.getText();
                longestNumber = Math.max(longestNumber, number.length());
                return new Number(number);
            }
            case VALUE_TRUE -> {
                return true;
            }
            case VALUE_FALSE -> {
                return false;
            }
            case VALUE_NULL -> {
                return null;
            }
            default -> throw new AssertionError(parser.currentToken());
        }
    }

    private Object skipped(JsonParser parser, int open) throws IOException {
        int level = open + 1;
        depth = Math.max(depth, level);
        while (level > open) {
            JsonToken token = parser.nextToken();
            if (token.isStructStart()) {
                depth = Math.max(depth, ++level);
            } else if (token.isStructEnd()) {
                level--;
            } else if (token.isNumeric()) {
                longestNumber = Math.max(longestNumber, parser.getText().length());
            } else {
                checked(parser.getText());
            }
        }
        return null;
    }

    private String checked(String string) {
        for (int i = 0; i < string.length() && !loneSurrogate; i++) {
            char c = string.charAt(i);
            if (Character.isHighSurrogate(c)
                    && i + 1 < string.length()
                    && Character.isLowSurrogate(string.charAt(i + 1))) {
                i++;
            } else if (Character.isSurrogate(c)) {
                loneSurrogate = true;
            }
        }
        return string;
    }
}
