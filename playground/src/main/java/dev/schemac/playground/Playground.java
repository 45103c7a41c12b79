package dev.schemac.playground;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpServer;
import dev.schemac.contracts.load.ContractParser;
import dev.schemac.playground.workbench.Workbench;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Serves a local page that shows the results of a schema and a document: generated code, the parsed event, errors.
 *
 * <pre>{@code
 * try (Playground playground = Playground.open(0, parser)) {
 *     System.out.println(playground.address());
 *     ...
 * }
 * }</pre>
 *
 * <p>Only programs on this machine can connect, and only with the address, which contains 128 random bits. It writes no
 * file, and reads only the program's own files. Schemas cannot name Java classes.
 */
public final class Playground implements AutoCloseable {
    /** Many more than a browser opens: incomplete requests on most of them do not block the others. */
    private static final int MAX_CONNECTIONS = 100;

    private static final int SECONDS_PER_REQUEST = 2;

    private static final int IDLE_SECONDS = 5;

    /**
     * System properties of the JDK's server: the deadline for the bytes of a request, the longest pause of a connection, and
     * the number of connections. The JDK reads them once, before the first server is opened. By default it has no limit for
     * requests and connections.
     */
    public static final Map<String, String> SERVER_PROPERTIES = Map.of(
            "sun.net.httpserver.maxReqTime", String.valueOf(SECONDS_PER_REQUEST),
            "sun.net.httpserver.timerMillis", "250",
            "sun.net.httpserver.idleInterval", String.valueOf(IDLE_SECONDS),
            "sun.net.httpserver.clockTick", "1000",
            "jdk.httpserver.maxConnections", String.valueOf(MAX_CONNECTIONS));

    private static final int IDLE_THREAD_SECONDS = 10;

    private final HttpServer server;
    private final ExecutorService connections;
    private final ScheduledThreadPoolExecutor watch;
    private final BoundedWork work;
    private final URI address;

    private Playground(HttpServer server, ContractParser others, Limits limits) {
        this.server = server;
        this.connections = connections();
        this.watch = new ScheduledThreadPoolExecutor(1, run -> daemon(run, "playground-watch"));
        this.watch.setRemoveOnCancelPolicy(true);
        this.work = new BoundedWork(limits);
        int port = server.getAddress().getPort();
        byte[] secret = new byte[16];
        new SecureRandom().nextBytes(secret);
        String token = HexFormat.of().formatHex(secret);
        this.address = URI.create("http://127.0.0.1:" + port + "/" + token + "/");
        server.setExecutor(connections);
        server.createContext(
                "/",
                new PageHandler(
                        token.getBytes(UTF_8),
                        PageHandler.hosts(port),
                        limits,
                        new PageFiles(),
                        new Workbench(others),
                        work,
                        watch));
    }

    /** Uses a thread for each connection, so that an incomplete request blocks no other one. */
    private static ExecutorService connections() {
        ThreadPoolExecutor threads = new ThreadPoolExecutor(
                MAX_CONNECTIONS,
                MAX_CONNECTIONS,
                IDLE_THREAD_SECONDS,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(),
                run -> daemon(run, "playground-connection"));
        threads.allowCoreThreadTimeOut(true);
        return threads;
    }

    /**
     * Serves the page until it is closed. {@link #SERVER_PROPERTIES} limit the connections, if they are set before the
     * process opens its first server. An {@link OutOfMemoryError} can end the thread that accepts requests: the server
     * then no longer responds. Applications should therefore exit when a thread ends with an error.
     *
     * @param port 0 for a free one
     * @param others parses contracts that are not JSON
     * @throws IOException if the port is in use, or not permitted
     */
    public static Playground open(int port, ContractParser others) throws IOException {
        return open(port, others, Limits.DEFAULT);
    }

    static Playground open(int port, ContractParser others, Limits limits) throws IOException {
        InetAddress loopback = InetAddress.getByAddress("127.0.0.1", new byte[] {127, 0, 0, 1});
        Playground playground =
                new Playground(HttpServer.create(new InetSocketAddress(loopback, port), 0), others, limits);
        playground.server.start();
        return playground;
    }

    /** {@return the address of the page, which grants access to it} */
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
