package dev.schemac.playground;

import com.sun.net.httpserver.HttpServer;
import dev.schemac.playground.workbench.Workbench;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledThreadPoolExecutor;

/**
 * A page on this machine that shows what becomes of a schema and a document: generated code, the parsed event, errors.
 *
 * <pre>{@code
 * try (Playground playground = Playground.open(0)) {
 *     System.out.println(playground.address());
 *     ...
 * }
 * }</pre>
 *
 * <p>Only programs of this machine reach it, and only those that know the address, which holds 128 random bits. It
 * writes no file, and reads none but those of the program. Schemas there can name no Java classes.
 */
public final class Playground implements AutoCloseable {
    /** As many as a browser has connections, and some more. */
    private static final int CONNECTIONS = 16;

    private final HttpServer server;
    private final ExecutorService connections;
    private final ScheduledThreadPoolExecutor watch;
    private final BoundedWork work;
    private final URI address;

    private Playground(HttpServer server, Limits limits) {
        this.server = server;
        this.connections = Executors.newFixedThreadPool(CONNECTIONS, run -> daemon(run, "playground-connection"));
        this.watch = new ScheduledThreadPoolExecutor(1, run -> daemon(run, "playground-watch"));
        this.watch.setRemoveOnCancelPolicy(true);
        this.work = new BoundedWork(limits);
        int port = server.getAddress().getPort();
        byte[] secret = new byte[16];
        new SecureRandom().nextBytes(secret);
        String token = HexFormat.of().formatHex(secret);
        this.address = URI.create("http://127.0.0.1:" + port + "/" + token + "/");
        server.setExecutor(connections);
        server.createContext("/", new PageHandler(token, port, limits, new PageFiles(), new Workbench(), work, watch));
    }

    /**
     * Serves the page until it is closed. The JDK's server waits for ever for those who never end what they ask, unless its
     * system property {@code sun.net.httpserver.maxReqTime} says for how many seconds.
     *
     * @param port 0 for one that is free
     * @throws IOException if the port is in use, or may not be used
     */
    public static Playground open(int port) throws IOException {
        return open(port, Limits.DEFAULT);
    }

    static Playground open(int port, Limits limits) throws IOException {
        InetAddress loopback = InetAddress.getByAddress("127.0.0.1", new byte[] {127, 0, 0, 1});
        Playground playground = new Playground(HttpServer.create(new InetSocketAddress(loopback, port), 0), limits);
        playground.server.start();
        return playground;
    }

    /** {@return where the page is; whoever knows it can use it} */
    public URI address() {
        return address;
    }

    @Override
    public void close() {
        server.stop(0);
        connections.shutdownNow();
        watch.shutdownNow();
        work.close();
    }

    static Thread daemon(Runnable run, String name) {
        Thread thread = new Thread(run, name);
        thread.setDaemon(true);
        return thread;
    }
}
