package dev.schemac.lsp;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.Locale;
import org.eclipse.lsp4j.jsonrpc.MessageConsumer;
import org.eclipse.lsp4j.jsonrpc.MessageIssueException;
import org.eclipse.lsp4j.jsonrpc.json.MessageJsonHandler;
import org.eclipse.lsp4j.jsonrpc.messages.Message;
import org.eclipse.lsp4j.jsonrpc.messages.RequestMessage;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseMessage;

/**
 * Reads the messages of a client: a header with a length, then the JSON.
 *
 * <p>A message that is neither a request nor a notification is answered with an error, and reading continues.
 * After a header without a valid length, the begin of the next message is unknown: reading ends. Not thread-safe.
 */
final class MessageReader {
    /** Enough for a source of {@link Projects#LONGEST_TEXT} characters in any form. */
    static final int MAX_MESSAGE_BYTES = 64 << 20;

    static final int MAX_HEADER_BYTES = 8_192;

    /** The JSON library calls itself for each level: a few thousand levels would use up the stack. */
    static final int MAX_NESTING = 256;

    private static final String LENGTH = "content-length";

    private final InputStream in;
    private final MessageJsonHandler json;
    private final MessageConsumer requests;
    private final MessageConsumer answers;
    private volatile boolean ended;

    /**
     * @param requests gets each message
     * @param answers gets an error for each message that cannot be read
     */
    MessageReader(InputStream in, MessageJsonHandler json, MessageConsumer requests, MessageConsumer answers) {
        this.in = in;
        this.json = json;
        this.requests = requests;
        this.answers = answers;
    }

    /** The header has no usable length. */
    static final class BrokenHeaderException extends IOException {
        private static final long serialVersionUID = 1L;

        BrokenHeaderException(String message) {
            super(message);
        }
    }

    /** Why a message is rejected. */
    private static final class Refusal extends Exception {
        private static final long serialVersionUID = 1L;

        private final transient ResponseMessage answer = new ResponseMessage();

        Refusal(ResponseErrorCode code, String message) {
            super(message);
            answer.setError(new ResponseError(code, message, null));
        }

        ResponseMessage answer() {
            return answer;
        }
    }

    /**
     * Reads messages until the stream or the connection ends.
     *
     * @throws BrokenHeaderException if the begin of the next message is unknown
     * @throws IOException if the stream cannot be read
     */
    void readAll() throws IOException {
        while (!ended) {
            int length = length();
            if (length < 0) {
                return;
            }
            byte[] content = in.readNBytes(length);
            if (content.length < length) {
                throw new EOFException("unexpected end of the input inside a message");
            }
            try {
                requests.consume(message(content));
            } catch (Refusal refusal) {
                answers.consume(refusal.answer());
            }
        }
    }

    /** Reads no further message. */
    void end() {
        ended = true;
    }

    /** The length in the next header; -1 at the end of the stream. */
    private int length() throws IOException {
        String length = null;
        int left = MAX_HEADER_BYTES;
        while (true) {
            String line = line(left);
            if (line == null) {
                return -1;
            }
            left -= line.length() + 1;
            if (line.isBlank()) {
                return parse(length);
            }
            int colon = line.indexOf(':');
            if (colon < 0) {
                throw new BrokenHeaderException(
                        "expected a header such as 'Content-Length: 120' but found " + quoted(line));
            }
            if (line.substring(0, colon).strip().toLowerCase(Locale.ROOT).equals(LENGTH)) {
                length = line.substring(colon + 1).strip();
            }
        }
    }

    /** A line without its end; null at the end of the stream. */
    private String line(int most) throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) {
                return null;
            }
            if (line.size() >= most) {
                throw new BrokenHeaderException("expected a header of at most " + MAX_HEADER_BYTES + " bytes");
            }
            line.write(next);
        }
        return line.toString(ISO_8859_1).stripTrailing();
    }

    private static int parse(String length) throws BrokenHeaderException {
        if (length == null) {
            throw new BrokenHeaderException("expected the header Content-Length before a message");
        }
        if (!length.matches("\\d{1,18}")) {
            throw new BrokenHeaderException(
                    "expected a length in bytes after Content-Length but found " + quoted(length));
        }
        long bytes = Long.parseLong(length);
        if (bytes > MAX_MESSAGE_BYTES) {
            throw new BrokenHeaderException(
                    "a message of " + bytes + " bytes; the limit is " + MAX_MESSAGE_BYTES + " bytes");
        }
        return (int) bytes;
    }

    private static String quoted(String found) {
        String start = found.length() > 40 ? found.substring(0, 40) + "..." : found;
        return "'" + start.replaceAll("[^ -~]", "?") + "'";
    }

    private Message message(byte[] content) throws Refusal {
        CharBuffer text = decoded(content);
        checkNesting(text);
        try {
            return checked(json.parseMessage(text));
        } catch (MessageIssueException e) {
            throw refusal(e);
        } catch (RuntimeException e) { // the library throws several, none of them declared
            throw new Refusal(ResponseErrorCode.ParseError, "expected a JSON-RPC message: " + firstLine(e));
        }
    }

    private static Message checked(Message message) throws Refusal {
        if (message == null) {
            throw new Refusal(
                    ResponseErrorCode.InvalidRequest,
                    "expected a JSON-RPC message but found JSON that is not an object");
        }
        return message;
    }

    /** A request whose parameters cannot be read is known by its id. */
    private static Refusal refusal(MessageIssueException found) {
        Refusal refusal = new Refusal(
                ResponseErrorCode.InvalidParams,
                "the message cannot be read: " + found.getIssues().get(0).getText());
        if (found.getRpcMessage() instanceof RequestMessage request) {
            refusal.answer().setRawId(request.getRawId());
        }
        return refusal;
    }

    private static CharBuffer decoded(byte[] content) throws Refusal {
        try {
            return UTF_8.newDecoder().decode(ByteBuffer.wrap(content));
        } catch (CharacterCodingException e) {
            throw new Refusal(ResponseErrorCode.ParseError, "the message is not well-formed UTF-8");
        }
    }

    private static void checkNesting(CharBuffer text) throws Refusal {
        int depth = 0;
        boolean string = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (string) {
                if (c == '\\') {
                    i++;
                } else if (c == '"') {
                    string = false;
                }
            } else if (c == '"') {
                string = true;
            } else if (c == '[' || c == '{') {
                depth++;
                if (depth > MAX_NESTING) {
                    throw new Refusal(
                            ResponseErrorCode.ParseError,
                            "the message is nested deeper than " + MAX_NESTING + " levels");
                }
            } else if (c == ']' || c == '}') {
                depth--;
            }
        }
    }

    private static String firstLine(Exception e) {
        return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
    }
}
