package dev.schemac.spark;

import dev.schemac.testing.FreePorts;
import dev.schemac.testing.JavaProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.spark.launcher.JavaModuleOptions;

/** A master of Spark and workers of one core each, as JVMs of their own on the loopback interface. */
final class StandaloneCluster implements AutoCloseable {
    /** How long each step may take. Nothing depends on the time that it takes. */
    static final Duration PATIENCE = Duration.ofMinutes(5);

    private final Path home;
    private final String address;
    private final JavaProcess master;
    private final List<JavaProcess> workers = new ArrayList<>();
    private int started;

    /**
     * @param home a new folder for everything that the cluster reads and writes
     * @param jars those of Spark
     */
    StandaloneCluster(Path home, List<Path> jars) throws Exception {
        this.home = home;
        for (String each : List.of("jars", "conf", "logs", "tmp", "work")) {
            Files.createDirectories(home.resolve(each));
        }
        for (Path jar : jars) {
            Files.createSymbolicLink(home.resolve("jars").resolve(jar.getFileName()), jar);
        }
        List<Integer> ports = FreePorts.find(2);
        this.address = "spark://127.0.0.1:" + ports.get(0);
        this.master = start(
                "master",
                List.of(),
                List.of(
                        "org.apache.spark.deploy.master.Master",
                        "--host",
                        "127.0.0.1",
                        "--port",
                        ports.get(0).toString(),
                        "--webui-port",
                        ports.get(1).toString()));
        master.awaitLine("(I have been elected leader)", PATIENCE);
    }

    private JavaProcess start(String name, List<String> options, List<String> main) throws IOException {
        List<String> jvm = new ArrayList<>(List.of(
                "-Xmx512m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Djava.io.tmpdir=" + home.resolve("tmp")));
        jvm.addAll(List.of(JavaModuleOptions.defaultModuleOptions().trim().split(" +")));
        jvm.addAll(options);
        return JavaProcess.start(
                home.resolve("logs/" + name + ".log"),
                Map.of(
                        "SPARK_HOME",
                        home.toString(),
                        "SPARK_SCALA_VERSION",
                        "2.13",
                        "SPARK_LOCAL_IP",
                        "127.0.0.1",
                        "SPARK_LOCAL_DIRS",
                        home.resolve("tmp").toString()),
                jvm,
                home.resolve("jars") + "/*",
                main);
    }

    /** Starts a worker, and waits until the master knows it. */
    void startWorker() throws Exception {
        JavaProcess worker = start(
                "worker-" + started++,
                List.of(),
                List.of(
                        "org.apache.spark.deploy.worker.Worker",
                        "--host",
                        "127.0.0.1",
                        "--webui-port",
                        "0",
                        "--cores",
                        "1",
                        "--memory",
                        "512m",
                        "--work-dir",
                        home.resolve("work").toString(),
                        address));
        workers.add(worker);
        worker.awaitLine("(Successfully registered with master)", PATIENCE);
    }

    /** Ends a worker and its executors like {@code kill -9}. */
    void killWorker(int index) {
        workers.remove(index).close();
    }

    /**
     * Starts a program by {@code spark-submit}.
     *
     * @param name of the log
     * @param options of each JVM
     * @param jars those that the program brings, the first with its main class
     */
    JavaProcess submit(String name, String options, List<Path> jars, String main, List<String> arguments)
            throws IOException {
        List<String> program =
                new ArrayList<>(List.of("--class", main, jars.get(0).toString()));
        program.addAll(arguments);
        return submit(name, options, jars, program);
    }

    /** @param program the options of {@code spark-submit} that name it, its file and its arguments */
    JavaProcess submit(String name, String options, List<Path> jars, List<String> program) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                "org.apache.spark.deploy.SparkSubmit",
                "--master",
                address,
                "--conf",
                "spark.driver.host=127.0.0.1",
                "--conf",
                "spark.driver.bindAddress=127.0.0.1",
                "--conf",
                "spark.ui.enabled=false",
                "--conf",
                "spark.executor.memory=512m", // at least 450 MB, without the survivor spaces of the collector
                "--conf",
                "spark.sql.shuffle.partitions=4",
                "--conf",
                "spark.executor.extraJavaOptions=-XX:+UseSerialGC " + options,
                "--jars",
                String.join(",", jars.stream().skip(1).map(Path::toString).toList())));
        command.addAll(program);
        return start(name, options.isEmpty() ? List.of() : List.of(options.split(" ")), command);
    }

    @Override
    public void close() {
        workers.forEach(JavaProcess::close);
        master.close();
    }
}
