package dev.schemac.testing;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Sends one request of HTTP/1.1 over a socket, and tells whether the body of the answer arrived as a whole. */
public final class RawHttp {
    private static final int TIMEOUT_MILLIS = 20_000;

    /**
     * An answer.
     *
     * @param headers by their names in lower case
     * @param body what arrived of it, without the framing of chunks
     * @param whole whether the end arrived that the headers announce: a last chunk, or as many bytes as they say
     */
    public record Answer(int status, Map<String, String> headers, byte[] body, boolean whole) {
        public String text() {
            return new String(body, StandardCharsets.UTF_8);
        }
    }

    private RawHttp() {}

    /**
     * Sends a request, and returns the answer. The body of the request is sent while that of the answer is read.
     *
     * @param headers lines without their ends, for example {@code Accept: application/json}
     * @param body what is sent after the headers. A {@code Content-Length} announces it, unless it is empty or a header
     *     does
     */
    public static Answer send(String method, URI uri, byte[] body, String... headers) throws IOException {
        try (Socket socket = new Socket(uri.getHost(), uri.getPort())) {
            socket.setSoTimeout(TIMEOUT_MILLIS);
            StringBuilder head = new StringBuilder(method + " " + uri.getRawPath()
                    + (uri.getRawQuery() == null ? "" : "?" + uri.getRawQuery()) + " HTTP/1.1\r\nHost: " + uri.getHost()
                    + "\r\n");
            boolean announced = body.length == 0;
            for (String header : headers) {
                head.append(header).append("\r\n");
                String name = header.substring(0, header.indexOf(':')).toLowerCase(Locale.ROOT);
                announced |= name.equals("content-length") || name.equals("transfer-encoding");
            }
            head.append(announced ? "" : "Content-Length: " + body.length + "\r\n")
                    .append("\r\n");
            OutputStream out = socket.getOutputStream();
            out.write(head.toString().getBytes(StandardCharsets.US_ASCII));
            out.flush();
            Thread sender = new Thread(() -> sendBody(out, body), "sender"); // ends when the socket is closed
            sender.start();
            return read(new BufferedInputStream(socket.getInputStream()));
        }
    }

    /** The server may refuse a body before it has read it. */
    private static void sendBody(OutputStream out, byte[] body) {
        try {
            out.write(body);
            out.flush();
        } catch (IOException e) {
            // the answer tells
        }
    }

    private static Answer read(InputStream in) throws IOException {
        int status = Integer.parseInt(line(in).split(" ")[1]);
        Map<String, String> headers = new TreeMap<>();
        for (String line = line(in); !line.isEmpty(); line = line(in)) {
            int colon = line.indexOf(':');
            headers.put(
                    line.substring(0, colon).toLowerCase(Locale.ROOT),
                    line.substring(colon + 1).trim());
        }
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        boolean whole;
        try {
            whole = "chunked".equalsIgnoreCase(headers.get("transfer-encoding"))
                    ? readChunks(in, body)
                    : readRest(in, body, headers.get("content-length"));
        } catch (IOException e) { // a reset, or an end inside of a chunk
            whole = false;
        }
        return new Answer(status, headers, body.toByteArray(), whole);
    }

    private static boolean readChunks(InputStream in, ByteArrayOutputStream body) throws IOException {
        while (true) {
            int size = Integer.parseInt(line(in).trim(), 16);
            if (size == 0) {
                return line(in).isEmpty();
            }
            copy(in, body, size);
            line(in);
        }
    }

    private static boolean readRest(InputStream in, ByteArrayOutputStream body, String length) throws IOException {
        copy(in, body, length == null ? Integer.MAX_VALUE : Integer.parseInt(length));
        return length != null;
    }

    private static void copy(InputStream in, ByteArrayOutputStream body, int count) throws IOException {
        byte[] bytes = new byte[8 * 1024];
        for (int left = count; left > 0; ) {
            int read = in.read(bytes, 0, Math.min(left, bytes.length));
            if (read < 0) {
                if (count == Integer.MAX_VALUE) {
                    return;
                }
                throw new EOFException();
            }
            body.write(bytes, 0, read);
            left -= read;
        }
    }

    private static String line(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int b = in.read(); b != '\n'; b = in.read()) {
            if (b < 0) {
                throw new EOFException();
            }
            line.append((char) b);
        }
        return line.toString().stripTrailing();
    }
}
