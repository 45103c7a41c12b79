package dev.schemac.flink;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.schemac.testing.FreePorts;
import dev.schemac.testing.JavaProcess;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;

/** A job manager and task managers of one slot each, as JVMs of their own on the loopback interface. */
final class StandaloneCluster implements AutoCloseable {
    /** How long each step may take. Nothing depends on the time that it takes. */
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    /** Packages that {@code env.java.opts.all} exports in the {@code conf/config.yaml} of a distribution of Flink. */
    private static final List<String> EXPORTED = List.of(
            "java.base/sun.net.util",
            "java.rmi/sun.rmi.registry",
            "jdk.compiler/com.sun.tools.javac.api",
            "jdk.compiler/com.sun.tools.javac.file",
            "jdk.compiler/com.sun.tools.javac.parser",
            "jdk.compiler/com.sun.tools.javac.tree",
            "jdk.compiler/com.sun.tools.javac.util",
            "java.security.jgss/sun.security.krb5");

    /** Packages of {@code java.base} that the same line opens. */
    private static final List<String> OPENED = List.of(
            "java.lang",
            "java.net",
            "java.io",
            "java.nio",
            "sun.nio.ch",
            "java.lang.reflect",
            "java.text",
            "java.time",
            "java.util",
            "java.util.concurrent",
            "java.util.concurrent.atomic",
            "java.util.concurrent.locks");

    private final Path folder;
    private final String classPath;
    private final int restPort;
    private final JavaProcess jobManager;
    private final List<JavaProcess> taskManagers = new ArrayList<>();
    private final HttpClient http =
            HttpClient.newBuilder().proxy(HttpClient.Builder.NO_PROXY).build();
    private int started;

    /**
     * @param folder for everything that the cluster writes
     * @param lib the jars of Flink
     */
    StandaloneCluster(Path folder, Path lib) throws Exception {
        this.folder = folder;
        this.classPath = lib.resolve("*").toString();
        List<Integer> ports = FreePorts.find(2);
        this.restPort = ports.get(1);
        for (String each : List.of("conf", "logs", "tmp")) {
            Files.createDirectories(folder.resolve(each));
        }
        Files.write(
                folder.resolve("conf/config.yaml"),
                List.of(
                        "jobmanager.rpc.address: 127.0.0.1",
                        "jobmanager.bind-host: 127.0.0.1",
                        "jobmanager.rpc.port: " + ports.get(0),
                        "rest.address: 127.0.0.1",
                        "rest.bind-address: 127.0.0.1",
                        "rest.port: " + restPort,
                        "rest.bind-port: \"" + restPort + "\"",
                        "taskmanager.host: 127.0.0.1",
                        "taskmanager.bind-host: 127.0.0.1",
                        "taskmanager.numberOfTaskSlots: 1",
                        "taskmanager.cpu.cores: 1.0",
                        "taskmanager.memory.framework.heap.size: 128m",
                        "taskmanager.memory.framework.off-heap.size: 128m",
                        "taskmanager.memory.jvm-metaspace.size: 256m",
                        "taskmanager.memory.jvm-overhead.min: 192m",
                        "taskmanager.memory.jvm-overhead.max: 192m",
                        "taskmanager.memory.task.heap.size: 256m",
                        "taskmanager.memory.task.off-heap.size: 64m",
                        "taskmanager.memory.network.min: 32m",
                        "taskmanager.memory.network.max: 32m",
                        "taskmanager.memory.managed.size: 128m",
                        "heartbeat.interval: 1 s",
                        "heartbeat.timeout: 30 s",
                        "web.refresh-interval: 100 ms",
                        "metrics.fetcher.update-interval: 100 ms",
                        "io.tmp.dirs: " + folder.resolve("tmp"),
                        "execution.checkpointing.dir: \"" + uri("checkpoints") + "\"",
                        "execution.checkpointing.incremental: true"));
        jobManager = start("job-manager", "org.apache.flink.runtime.entrypoint.StandaloneSessionClusterEntrypoint");
    }

    private List<String> jvm() {
        List<String> options = new ArrayList<>(List.of(
                "-Xmx512m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Djava.io.tmpdir=" + folder.resolve("tmp")));
        options.addAll(moduleOptions());
        return options;
    }

    /** Returns the options of {@code env.java.opts.all} in a distribution of Flink. */
    static List<String> moduleOptions() {
        return Stream.concat(
                        EXPORTED.stream().map(each -> "--add-exports=" + each),
                        OPENED.stream().map(each -> "--add-opens=java.base/" + each))
                .map(option -> option + "=ALL-UNNAMED")
                .toList();
    }

    private JavaProcess start(String name, String main) throws IOException {
        return JavaProcess.start(
                folder.resolve("logs/" + name + ".log"),
                Map.of(),
                jvm(),
                classPath,
                List.of(main, "--configDir", folder.resolve("conf").toString()));
    }

    /** Returns the URI of a folder of the cluster. */
    String uri(String name) {
        return folder.resolve(name).toUri().toString();
    }

    void startTaskManager() throws IOException {
        taskManagers.add(start("task-manager-" + started++, "org.apache.flink.runtime.taskexecutor.TaskManagerRunner"));
    }

    void awaitTaskManagers(int count) throws Exception {
        await(
                count + " task managers",
                () -> get("/taskmanagers").get("taskmanagers").size() == count);
    }

    /** Ends a running task manager like {@code kill -9}. */
    void killTaskManager(int index) {
        taskManagers.remove(index).close();
    }

    /**
     * Submits a jar with {@code flink run --detached}.
     *
     * @param options of {@code flink run}
     * @param arguments of the job
     * @return the id of the job
     */
    String submit(Path jar, List<String> options, List<String> arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of("run", "--detached", "--parallelism", "2"));
        command.addAll(options);
        command.add(jar.toString());
        command.addAll(arguments);
        return flink(command, "Job has been submitted with JobID ([0-9a-f]{32})");
    }

    /** Stops a job with {@code flink stop}, and returns the savepoint. */
    String stop(String job) throws Exception {
        return flink(List.of("stop", "--savepointPath", uri("savepoints"), job), "Savepoint completed\\. Path: (\\S+)");
    }

    /**
     * Runs a script with the SQL client.
     *
     * @param name of the script and its output
     * @return the output
     */
    String sql(String name, String script) throws Exception {
        Path file = folder.resolve(name + ".sql");
        Files.writeString(file, script);
        // the client starts a gateway, which would use the port of the cluster
        Path conf = Files.createDirectories(folder.resolve("conf-client"));
        List<String> lines = Files.readAllLines(folder.resolve("conf/config.yaml"));
        Files.write(
                conf.resolve("config.yaml"),
                lines.stream()
                        .filter(line -> !line.startsWith("rest.bind-port"))
                        .toList());
        try (JavaProcess client = JavaProcess.start(
                folder.resolve("logs/" + name + ".log"),
                Map.of("FLINK_CONF_DIR", conf.toString()),
                jvm(),
                classPath,
                List.of(
                        "org.apache.flink.table.client.SqlClient",
                        "-hist",
                        folder.resolve("history").toString(),
                        "-f",
                        file.toString()))) {
            int code = client.await(PATIENCE);
            if (code != 0 || client.output().contains("[ERROR]")) {
                throw new AssertionError("the SQL client ended with " + code + ": " + client.output());
            }
            return client.output();
        }
    }

    /** Runs Flink's command, and returns the first group of the expression in its output. */
    private String flink(List<String> arguments, String regex) throws Exception {
        List<String> main = new ArrayList<>();
        main.add("org.apache.flink.client.cli.CliFrontend");
        main.addAll(arguments);
        Path log = folder.resolve("logs/command-" + started++ + ".log");
        try (JavaProcess command = JavaProcess.start(
                log, Map.of("FLINK_CONF_DIR", folder.resolve("conf").toString()), jvm(), classPath, main)) {
            int code = command.await(PATIENCE);
            if (code != 0) {
                throw new AssertionError("flink " + arguments + " ended with " + code + ": " + command.output());
            }
            return command.awaitLine(regex, PATIENCE);
        }
    }

    String state(String job) throws Exception {
        return get("/jobs/" + job).get("state").asText();
    }

    /** Returns how many clicks the tasks of the source have sent since they last started. */
    long clicksRead(String job) throws Exception {
        for (JsonNode vertex : get("/jobs/" + job).get("vertices")) {
            if (vertex.get("name").asText().startsWith("Source: clicks")) {
                return vertex.get("metrics").get("write-records").asLong();
            }
        }
        throw new AssertionError("the job has no source");
    }

    String stateBackend(String job) throws Exception {
        return get("/jobs/" + job + "/checkpoints/config").get("state_backend").asText();
    }

    int completedCheckpoints(String job) throws Exception {
        return get("/jobs/" + job + "/checkpoints")
                .get("counts")
                .get("completed")
                .asInt();
    }

    /** Returns how often the job was restored from a checkpoint or savepoint. */
    int restores(String job) throws Exception {
        return get("/jobs/" + job + "/checkpoints")
                .get("counts")
                .get("restored")
                .asInt();
    }

    private JsonNode get(String path) throws Exception {
        HttpResponse<String> response = http.send(
                HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + restPort + path))
                        .timeout(PATIENCE)
                        .build(),
                HttpResponse.BodyHandlers.ofString());
        if (response.statusCode() != 200) {
            throw new IOException(path + ": status " + response.statusCode() + ", " + response.body());
        }
        return new ObjectMapper().readTree(response.body());
    }

    /** Waits until a condition is true. Until the cluster answers, it is false. */
    void await(String expected, Callable<Boolean> condition) throws Exception {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (true) {
            IOException refused = null;
            try {
                if (condition.call()) {
                    return;
                }
            } catch (IOException e) {
                refused = e;
            }
            boolean alive = jobManager.isAlive() && taskManagers.stream().allMatch(JavaProcess::isAlive);
            if (!alive || System.nanoTime() > end) {
                throw new AssertionError(
                        (alive ? "waited in vain for " : "a JVM of the cluster has ended before ") + expected + "; see "
                                + folder.resolve("logs"),
                        refused);
            }
            Thread.sleep(100);
        }
    }

    @Override
    public void close() {
        taskManagers.forEach(JavaProcess::close);
        jobManager.close();
    }

    /** {@return the lines of committed files, sorted} */
    static List<String> lines(Path output) throws IOException {
        List<String> lines = new ArrayList<>();
        if (Files.exists(output)) {
            List<Path> parts;
            try (Stream<Path> files = Files.walk(output)) {
                parts = files.filter(file -> file.getFileName().toString().startsWith("part-"))
                        .toList();
            }
            for (Path part : parts) {
                lines.addAll(Files.readAllLines(part));
            }
        }
        lines.sort(null);
        return lines;
    }

    /** Deletes a folder with its content, if it exists. */
    static void delete(Path folder) throws IOException {
        if (Files.exists(folder)) {
            List<Path> paths;
            try (Stream<Path> files = Files.walk(folder)) {
                paths = files.sorted(Comparator.reverseOrder()).toList();
            }
            for (Path path : paths) {
                Files.delete(path);
            }
        }
    }
}
