package dev.schemac.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.testing.JavaProcess;
import dev.schemac.testing.Seed;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A program is submitted to a cluster of several JVMs, and a worker is killed while it writes. Each click is copied
 * once, and the totals are those that this test counts. Runs with {@code -Pclusters}, which builds the jars.
 */
@Tag("clusters")
@Timeout(value = 20, unit = TimeUnit.MINUTES)
final class ClusterTest {
    private static final Path TARGET = Path.of("target").toAbsolutePath();
    private static final Path HOME = TARGET.resolve("cluster");
    private static final int CLICKS = 60_000;
    private static final int FILES = 6;
    private static final Pattern CLICK =
            Pattern.compile("\\{\"id\":(\\d+),\"page\":\"([^\"]*)\",.*\"millis\":(\\d+).*}");
    private static final Pattern TOTAL =
            Pattern.compile("\\{\"page\":\"([^\"]*)\",\"clicks\":(\\d+),\"millis\":(\\d+)}");

    private static final String CLICK_SCHEMA =
            "create json schema Click(id long, page string, at java.time.Instant, millis int, tags string[])";

    /** All modules that Spark needs, without the compiler. */
    private static final String WITHOUT_COMPILER =
            "--limit-modules=java.se,jdk.unsupported,jdk.management,jdk.security.auth,jdk.security.jgss,jdk.crypto.ec,"
                    + "jdk.zipfs,jdk.net,jdk.charsets,jdk.incubator.vector";

    private static StandaloneCluster cluster;
    private static List<Path> jars;

    @BeforeAll
    static void startCluster() throws Exception {
        delete(HOME);
        Files.createDirectories(HOME);
        List<Path> ofSpark = new ArrayList<>();
        jars = new ArrayList<>(List.of(program()));
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            Path path = Path.of(entry);
            String name = path.getFileName().toString();
            if (name.startsWith("javapoet")) {
                jars.add(path); // of the compiler, like the modules below
            } else if (name.endsWith(".jar") && !name.startsWith("schemac-")) {
                ofSpark.add(path);
            }
        }
        for (String module :
                List.of("integrations/spark", "integrations/common", "codegen", "export", "schema-dsl", "runtime")) {
            jars.add(jar(Path.of("../..").resolve(module).resolve("target")));
        }
        cluster = new StandaloneCluster(HOME, ofSpark);
        cluster.startWorker();
        cluster.startWorker();
    }

    /** Returns the jar of a module. */
    private static Path jar(Path target) throws IOException {
        try (Stream<Path> files = Files.list(target)) {
            return files.filter(file -> file.getFileName()
                            .toString()
                            .matches("schemac-[a-z-]+" + Pattern.quote(System.getProperty("schemac.version"))
                                    + "\\.jar"))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError("no jar in " + target + ": run mvn verify"))
                    .toRealPath();
        }
    }

    /** Packs the classes of these tests, with the generated ones. */
    private static Path program() throws IOException {
        Path jar = HOME.resolve("program.jar");
        Path classes = TARGET.resolve("test-classes");
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file);
                Stream<Path> paths = Files.walk(classes)) {
            for (Path path : paths.filter(Files::isRegularFile).toList()) {
                String name = classes.relativize(path).toString().replace('\\', '/');
                if (!name.startsWith("log4j2")) {
                    out.putNextEntry(new JarEntry(name));
                    Files.copy(path, out);
                }
            }
        }
        return jar;
    }

    /** Stops all processes, and finds none of them. */
    @AfterAll
    static void stopCluster() throws InterruptedException {
        if (cluster != null) {
            cluster.close();
        }
        long end = System.nanoTime() + Duration.ofMinutes(1).toNanos();
        while (!left().isEmpty() && System.nanoTime() < end) {
            Thread.sleep(100);
        }
        assertThat(left()).isEmpty();
    }

    private static List<String> left() {
        return ProcessHandle.allProcesses()
                .filter(process -> process.pid() != ProcessHandle.current().pid())
                .map(process -> process.info().commandLine().orElse(""))
                .filter(command -> command.contains(HOME.resolve("jars").toString()))
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"schema", "class"})
    void eachClickIsCopiedOnceThoughAWorkerIsKilled(String option) throws Exception {
        long begin = System.nanoTime();
        long seed = Seed.drawn();
        Random random = new Random(seed);
        Path folder = HOME.resolve(option);
        Map<String, long[]> expected = writeClicks(Files.createDirectories(folder.resolve("clicks")), random);
        Path copies = folder.resolve("copies");
        String value = option.equals("class") ? "dev.schemac.spark.records.Click" : CLICK_SCHEMA;
        List<String> arguments = List.of(
                folder.resolve("clicks").toString(),
                copies.toString(),
                folder.resolve("totals").toString(),
                "20",
                option + "=" + value);
        try (JavaProcess program = cluster.submit(
                "submit-" + option,
                option.equals("class") ? WITHOUT_COMPILER : "",
                jars,
                ClicksJob.class.getName(),
                arguments)) {
            int committed = awaitCommittedTasks(copies, 3, program);
            int killed = random.nextInt(2);
            cluster.killWorker(killed);
            assertThat(copies.resolve("_SUCCESS")).doesNotExist();
            String lost = program.awaitLine("(Lost executor \\d+ on 127\\.0\\.0\\.1.*)", StandaloneCluster.PATIENCE);
            System.out.println(option + ": killed worker " + killed + " after " + committed + " of 24 tasks; " + lost);
            cluster.startWorker();
            assertThat(program.await(StandaloneCluster.PATIENCE))
                    .as(program.output())
                    .isZero();
            assertThat(program.output()).contains("compiler: " + option.equals("schema"));
        }
        Map<String, long[]> copied = readCopies(copies);
        assertTotals("copies, -Dschemac.seed=" + seed, copied, expected);
        assertTotals("totals, -Dschemac.seed=" + seed, readTotals(folder.resolve("totals")), expected);
        System.out.println(option + ": " + CLICKS + " clicks and " + expected.size() + " totals are exact, after "
                + Duration.ofNanos(System.nanoTime() - begin).toSeconds() + " s");
    }

    /** Each file of a stream is copied once, though the driver is killed between two batches or during one. */
    @Test
    void eachClickOfAStreamIsCopiedOnceThoughTheDriverIsKilled() throws Exception {
        long seed = Seed.drawn();
        Random random = new Random(seed);
        Path folder = Files.createDirectories(HOME.resolve("stream"));
        int files = 24;
        List<String> expected = new ArrayList<>();
        for (int file = 0; file < files; file++) {
            Path day = Files.createDirectories(folder.resolve("clicks/day=2026-01-0" + (1 + file % 3)));
            try (BufferedWriter out = Files.newBufferedWriter(day.resolve(file + ".jsonl"))) {
                for (int i = 0; i < 500; i++) {
                    int millis = random.nextInt(5000);
                    out.write("{\"id\":" + (file * 500 + i) + ",\"page\":\"/\",\"millis\":" + millis + "}\n");
                    if (millis >= 100) {
                        expected.add((file * 500 + i) + " " + millis + " 2026-01-0" + (1 + file % 3));
                    }
                }
            }
        }
        Path copies = folder.resolve("copies");
        List<String> arguments = List.of(
                folder.resolve("clicks").toString(),
                copies.toString(),
                folder.resolve("checkpoint").toString(),
                CLICK_SCHEMA);
        for (int run = 1; run <= 3; run++) {
            try (JavaProcess program =
                    cluster.submit("stream-" + run, "", jars, StreamJob.class.getName(), arguments)) {
                if (run < 3) {
                    int batches = awaitBatches(copies, run * 6, program);
                    assertThat(batches).isLessThan(files);
                    System.out.println("stream: killed the driver after " + batches + " of " + files + " batches");
                } else {
                    assertThat(program.await(StandaloneCluster.PATIENCE))
                            .as(program.output())
                            .isZero();
                }
            }
        }
        List<String> found =
                LocalSpark.read(CLICK_SCHEMA)
                        .load(copies.toString())
                        .selectExpr("id", "millis", "day")
                        .collectAsList()
                        .stream()
                        .map(row -> row.get(0) + " " + row.get(1) + " " + row.get(2))
                        .toList();
        assertThat(found).as("-Dschemac.seed=" + seed).containsExactlyInAnyOrderElementsOf(expected);
        System.out.println("stream: " + expected.size() + " of " + files * 500 + " clicks are exact after two kills");
    }

    private static int awaitBatches(Path copies, int count, JavaProcess program) throws Exception {
        long end = System.nanoTime() + StandaloneCluster.PATIENCE.toNanos();
        while (true) {
            String[] batches = copies.resolve("_spark_metadata").toFile().list((dir, name) -> name.matches("\\d+"));
            if (batches != null && batches.length >= count) {
                return batches.length;
            }
            if (!program.isAlive() || System.nanoTime() > end) {
                throw new AssertionError("no batches: " + program.output());
            }
            Thread.sleep(20);
        }
    }

    /** The program has pip's distribution of Spark, and the cluster the jars of these tests. */
    @Test
    void aPythonProgramReadsQueriesAndWrites() throws Exception {
        Path folder = Files.createDirectories(HOME.resolve("python"));
        Map<String, long[]> totals = new TreeMap<>();
        long slow = 0;
        long slowOfPage = 0;
        Random random = new Random(1);
        for (int day = 1; day < 4; day++) {
            Path partition = Files.createDirectories(folder.resolve("clicks/day=2026-01-0" + day));
            try (BufferedWriter out = Files.newBufferedWriter(partition.resolve("a.jsonl"))) {
                for (int id = 0; id < 3000; id++) {
                    String page = "/" + random.nextInt(5);
                    int millis = random.nextInt(5000);
                    add(totals, page, millis);
                    slow += millis >= 4000 ? 1 : 0;
                    slowOfPage += millis >= 4000 && page.equals("/3") ? 1 : 0;
                    out.write("{\"id\":" + id + ",\"page\":\"" + page + "\",\"millis\":" + millis + "}\n");
                }
            }
        }
        String python = python();
        List<String> program = List.of(
                "--conf",
                "spark.pyspark.python=" + python,
                "--conf",
                "spark.sql.warehouse.dir=" + folder.resolve("warehouse"),
                Path.of("src/test/python/clicks.py").toAbsolutePath().toString(),
                folder.resolve("clicks").toString(),
                folder.resolve("slow").toString(),
                CLICK_SCHEMA);
        try (JavaProcess submitted = cluster.submit("python", "", jars, program)) {
            assertThat(submitted.await(StandaloneCluster.PATIENCE))
                    .as(submitted.output())
                    .isZero();
            List<String> lines = submitted.output().lines().toList();
            assertThat(lines)
                    .contains(
                            "columns: id, page, at, millis, tags, day",
                            "slow: " + slow + " of " + slowOfPage,
                            "parsed: /a",
                            "error: unknown option 'mod'; did you mean 'mode'? The options of schemac are schema, class,"
                                    + " type, mode, columnNameOfCorruptRecord, columnPruning, compression; options with"
                                    + " a point in their name configure Hadoop");
            totals.forEach(
                    (page, total) -> assertThat(lines).contains("total: " + page + " " + total[0] + " " + total[1]));
        }
        assertThat(folder.resolve("slow/day=2026-01-02").toFile().list((dir, name) -> name.endsWith(".jsonl.gz")))
                .isNotEmpty();
        System.out.println("python: " + slow + " slow clicks of 9000, and " + totals.size() + " totals are exact");
    }

    /** Returns a Python with PySpark: that of {@code -Dschemac.python}, or a new environment with pip's distribution. */
    private static String python() throws Exception {
        String given = System.getProperty("schemac.python", "");
        if (!given.isEmpty()) {
            return given;
        }
        Path environment = TARGET.resolve("python");
        String python = environment.resolve("bin/python").toString();
        if (Files.notExists(environment.resolve("installed"))) {
            for (List<String> command : List.of(
                    List.of("python3", "-m", "venv", environment.toString()),
                    List.of(
                            python,
                            "-m",
                            "pip",
                            "install",
                            "-q",
                            "pyspark==" + LocalSpark.session().version()))) {
                Process process = new ProcessBuilder(command).inheritIO().start();
                assertThat(process.waitFor()).as(command.toString()).isZero();
            }
            Files.createFile(environment.resolve("installed"));
        }
        return python;
    }

    /** Waits until a number of tasks of the write has committed, and others have not. */
    private static int awaitCommittedTasks(Path copies, int count, JavaProcess program) throws Exception {
        long end = System.nanoTime() + StandaloneCluster.PATIENCE.toNanos();
        while (true) {
            int committed = 0;
            Path attempt = copies.resolve("_temporary/0");
            if (Files.isDirectory(attempt)) {
                try (Stream<Path> tasks = Files.list(attempt)) {
                    committed = (int)
                            tasks.filter(task -> task.getFileName().toString().startsWith("task_"))
                                    .count();
                }
            }
            if (committed >= count) {
                return committed;
            }
            if (!program.isAlive() || System.nanoTime() > end) {
                throw new AssertionError("no task has committed: " + program.output());
            }
            Thread.sleep(50);
        }
    }

    private static Map<String, long[]> writeClicks(Path folder, Random random) throws IOException {
        Map<String, long[]> totals = new TreeMap<>();
        for (int file = 0; file < FILES; file++) {
            try (BufferedWriter out = Files.newBufferedWriter(folder.resolve(file + ".jsonl"))) {
                for (int id = file; id < CLICKS; id += FILES) {
                    String page = "/" + random.nextInt(17);
                    int millis = random.nextInt(5000);
                    add(totals, page, millis);
                    out.write("{\"id\":" + id + ",\"page\":\"" + page + "\",\"at\":\""
                            + Instant.ofEpochMilli(1_770_000_000_000L + random.nextInt()) + "\",\"millis\":" + millis
                            + ",\"tags\":[\"t" + random.nextInt(9) + "\"]}\n");
                }
            }
        }
        return totals;
    }

    private static void add(Map<String, long[]> totals, String page, long millis) {
        long[] total = totals.computeIfAbsent(page, key -> new long[2]);
        total[0]++;
        total[1] += millis;
    }

    private static Map<String, long[]> readCopies(Path folder) throws IOException {
        Map<String, long[]> totals = new TreeMap<>();
        BitSet ids = new BitSet();
        for (String line : lines(folder, ".jsonl.gz")) {
            Matcher click = matched(CLICK, line);
            int id = Integer.parseInt(click.group(1));
            assertThat(ids.get(id)).as("click %d is copied twice", id).isFalse();
            ids.set(id);
            add(totals, click.group(2), Long.parseLong(click.group(3)));
        }
        assertThat(ids.cardinality()).isEqualTo(CLICKS);
        return totals;
    }

    private static Map<String, long[]> readTotals(Path folder) throws IOException {
        Map<String, long[]> totals = new TreeMap<>();
        for (String line : lines(folder, ".jsonl")) {
            Matcher total = matched(TOTAL, line);
            totals.put(total.group(1), new long[] {Long.parseLong(total.group(2)), Long.parseLong(total.group(3))});
        }
        return totals;
    }

    private static Matcher matched(Pattern pattern, String line) {
        Matcher matcher = pattern.matcher(line);
        assertThat(matcher.matches()).as(line).isTrue();
        return matcher;
    }

    /** Reads the committed files of a folder, which has no others. */
    private static List<String> lines(Path folder, String extension) throws IOException {
        List<String> lines = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                String name = file.getFileName().toString();
                if (name.endsWith(extension)) {
                    try (BufferedReader in = new BufferedReader(new InputStreamReader(
                            extension.endsWith(".gz")
                                    ? new GZIPInputStream(Files.newInputStream(file))
                                    : Files.newInputStream(file),
                            StandardCharsets.UTF_8))) {
                        in.lines().forEach(lines::add);
                    }
                } else {
                    assertThat(name).matches("_SUCCESS|\\..*\\.crc");
                }
            }
        }
        assertThat(folder.resolve("_SUCCESS")).exists();
        return lines;
    }

    private static void assertTotals(String what, Map<String, long[]> found, Map<String, long[]> expected) {
        assertThat(found.keySet()).as(what).isEqualTo(expected.keySet());
        expected.forEach((page, total) ->
                assertThat(found.get(page)).as(what + " " + page).isEqualTo(total));
    }

    private static void delete(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path path : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(path);
                }
            }
        }
    }
}
