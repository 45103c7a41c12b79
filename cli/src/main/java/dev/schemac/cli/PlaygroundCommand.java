package dev.schemac.cli;

import dev.schemac.cli.console.Browser;
import dev.schemac.cli.console.CommandFailure;
import dev.schemac.cli.console.ExitCode;
import dev.schemac.cli.console.MissingModule;
import dev.schemac.cli.console.StandardStreams;
import dev.schemac.cli.yaml.YamlContracts;
import dev.schemac.dsl.diagnostic.Findings;
import dev.schemac.playground.Playground;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code schemac playground}: serves a page for the browser until the process ends. */
@Command(
        name = "playground",
        header = "Serve a page to try schemas in the browser",
        description = "Only this user can open the page; it writes no files. Ctrl-C stops it.",
        footer = {
            "Example: schemac playground --open",
            "Exit codes: 1 the port is in use or the memory is full, 2 an error in the command line"
        })
final class PlaygroundCommand extends AbstractCommand {
    /** Created early, because memory may be exhausted later. */
    private static final String OUT_OF_MEMORY =
            "schemac: out of memory: the playground has stopped; start it with more memory, as in java -Xmx2g -jar schemac.jar playground\n";

    private static final int LAST_PORT = 65_535;

    @Option(names = "--port", paramLabel = "PORT", description = "Port of the page (default: 0, any free port)")
    private int port;

    @Option(names = "--open", description = "Open the page in the browser")
    private boolean open;

    PlaygroundCommand(StandardStreams streams) {
        super(streams);
    }

    @Override
    public Integer call() throws CommandFailure {
        if (port < 0 || port > LAST_PORT) {
            throw mistake("--port must be from 0 to " + LAST_PORT + " but is " + port);
        }
        if (!MissingModule.hasCompiler()) {
            throw new CommandFailure("schemac: " + MissingModule.noCompiler());
        }
        Playground.SERVER_PROPERTIES.forEach((name, value) -> {
            if (System.getProperty(name) == null) {
                System.setProperty(name, value);
            }
        });
        try (Playground playground = Playground.open(port, new YamlContracts())) {
            Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> ended(
                    thread, failure, streams().err(), () -> Runtime.getRuntime().halt(ExitCode.FAILED)));
            CountDownLatch end = new CountDownLatch(1);
            Runtime.getRuntime().addShutdownHook(new Thread(playground::close, "playground-end"));
            streams().print("Playground: " + playground.address() + "\n");
            if (open) {
                open(playground.address());
            }
            end.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (IOException e) {
            throw new CommandFailure("schemac: port " + port + ": " + e.getMessage());
        }
        return ExitCode.OK;
    }

    /**
     * Ends the process after an uncaught error. A server without its thread would accept connections and never respond.
     *
     * @param end ends the process; a shutdown hook might wait for threads that need memory
     */
    static void ended(Thread thread, Throwable failure, PrintStream err, Runnable end) {
        try {
            if (failure instanceof OutOfMemoryError) {
                err.print(OUT_OF_MEMORY);
            } else {
                err.println("schemac: internal error: the thread " + thread.getName() + " of the playground has ended");
                StandardStreams.trace(failure).lines().map(Findings::printable).forEach(err::println);
            }
            err.flush();
        } finally {
            end.run();
        }
    }

    private void open(URI address) {
        if (!Browser.open(address)) {
            streams().message("schemac: cannot open a browser: open the address yourself");
        }
    }
}
