package com.acme.download;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Serves files on a free port of this machine, to programs on this machine only. */
public final class DownloadServer implements AutoCloseable {
    private static final String PATH = "/download";

    private final List<Content> contents;
    private final HttpServer server;
    private final ExecutorService threads = Executors.newCachedThreadPool();

    private DownloadServer(List<Content> contents) throws IOException {
        this.contents = List.copyOf(contents);
        this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext(PATH, this::answer);
        server.setExecutor(threads);
    }

    public static DownloadServer start(List<Content> contents) throws IOException {
        DownloadServer service = new DownloadServer(contents);
        service.server.start();
        return service;
    }

    /** Returns the address of the files. */
    public URI uri() {
        InetSocketAddress address = server.getAddress();
        String host = address.getAddress().getHostAddress();
        return URI.create("http://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + address.getPort() + PATH);
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            if (!exchange.getRequestMethod().equals("GET")) {
                exchange.getResponseHeaders().set("Allow", "GET");
                exchange.sendResponseHeaders(405, -1);
                return;
            }
            exchange.getResponseHeaders().set("Content-Type", "application/x-ndjson");
            exchange.sendResponseHeaders(200, 0); // of a length that is not known yet
            // If this fails the last line is missing, and the client notices that.
            OutputStream out = exchange.getResponseBody();
            new DownloadWriter(out).write(contents);
            out.close();
        }
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
