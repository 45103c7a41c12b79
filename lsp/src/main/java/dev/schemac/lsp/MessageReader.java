package dev.schemac.lsp;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import org.eclipse.lsp4j.jsonrpc.JsonRpcException;
import org.eclipse.lsp4j.jsonrpc.MessageConsumer;
import org.eclipse.lsp4j.jsonrpc.json.MessageJsonHandler;
import org.eclipse.lsp4j.jsonrpc.json.StreamMessageProducer;
import org.eclipse.lsp4j.jsonrpc.messages.RequestMessage;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseMessage;

/**
 * Reads the messages of a client, with limits that LSP4J lacks. The nesting is limited by the JSON library.
 *
 * <p>A message that is neither a request nor a notification is answered with an error, and reading continues.
 * After a header without a valid length, the begin of the next message is unknown: reading ends. Not thread-safe.
 */
final class MessageReader extends StreamMessageProducer {
    /** Enough for a source of {@link Projects#LONGEST_TEXT} characters in any form. */
    static final int MAX_MESSAGE_BYTES = 64 << 20;

    static final int MAX_HEADER_BYTES = 8_192;

    private final MessageConsumer answers;
    private boolean insideMessage;

    /** @param answers gets an error for each message that cannot be read */
    MessageReader(InputStream in, MessageJsonHandler json, MessageConsumer answers) {
        super(new Header(in), json, (message, issues) -> {
            ResponseMessage answer = error(
                    ResponseErrorCode.InvalidParams,
                    "the message cannot be read: " + reason(issues.get(0).getCause()));
            if (message instanceof RequestMessage request) {
                answer.setRawId(request.getRawId());
            }
            answers.consume(answer);
        });
        this.answers = answers;
    }

    /** The header has no usable length. */
    static final class BrokenHeaderException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        BrokenHeaderException(String message) {
            super(message);
        }
    }

    /** Limits a header, whose bytes are read one by one. */
    private static final class Header extends FilterInputStream {
        private int length;

        Header(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            if (++length > MAX_HEADER_BYTES) {
                throw new BrokenHeaderException("expected a header of at most " + MAX_HEADER_BYTES + " bytes");
            }
            return super.read();
        }
    }

    @Override
    public void listen(MessageConsumer requests) {
        super.listen(message -> {
            if (message != null) {
                requests.consume(message);
            } else {
                answers.consume(error(
                        ResponseErrorCode.InvalidRequest,
                        "expected a JSON-RPC message but found JSON that is not an object"));
            }
        });
    }

    @Override
    protected void parseHeader(String line, Headers headers) {
        int colon = line.indexOf(':');
        if (colon < 0) {
            throw new BrokenHeaderException(
                    "expected a header such as 'Content-Length: 120' but found " + quoted(line));
        }
        if (line.substring(0, colon).strip().equalsIgnoreCase(CONTENT_LENGTH_HEADER)) {
            headers.contentLength = parse(line.substring(colon + 1).strip());
        }
    }

    private static int parse(String length) {
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

    /** Reads the whole message first: LSP4J continues after the character where parsing failed. */
    @Override
    protected boolean handleMessage(InputStream in, Headers headers) {
        ((Header) in).length = 0;
        insideMessage = true;
        try {
            byte[] content = in.readNBytes(headers.contentLength);
            if (content.length < headers.contentLength) {
                return false;
            }
            UTF_8.newDecoder().decode(ByteBuffer.wrap(content));
            return super.handleMessage(new ByteArrayInputStream(content), headers);
        } catch (CharacterCodingException e) {
            answers.consume(error(ResponseErrorCode.ParseError, "the message is not well-formed UTF-8"));
            return true;
        } catch (IOException e) {
            throw new JsonRpcException(e);
        } finally {
            insideMessage = false;
        }
    }

    /** Called for JSON that is no message, and for a header without a length. */
    @Override
    protected void fireError(Throwable e) {
        if (!insideMessage) {
            throw new BrokenHeaderException("expected the header Content-Length before a message");
        }
        answers.consume(error(ResponseErrorCode.ParseError, "expected a JSON-RPC message: " + reason(e)));
    }

    @Override
    protected void fireStreamClosed(Exception e) {
        // the client has ended
    }

    private static ResponseMessage error(ResponseErrorCode code, String message) {
        ResponseMessage answer = new ResponseMessage();
        answer.setError(new ResponseError(code, message, null));
        return answer;
    }

    /** The library wraps its exceptions, and their second line is an address for programmers. */
    private static String reason(Throwable e) {
        return e.getCause() != null
                ? reason(e.getCause())
                : String.valueOf(e.getMessage()).lines().findFirst().orElse("");
    }
}
