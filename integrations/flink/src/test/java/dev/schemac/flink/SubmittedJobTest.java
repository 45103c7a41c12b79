package dev.schemac.flink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.JvmFeatures;
import dev.schemac.testing.Seed;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The job of {@code examples/flink}, submitted to a cluster of several JVMs. A task manager is killed, and the job
 * continues from savepoints with changed schemas. Its windows are those that this test counts. Runs with
 * {@code -Pclusters}, which builds the jars.
 */
@Tag("clusters")
@Timeout(value = 30, unit = TimeUnit.MINUTES)
final class SubmittedJobTest {
    private static final Path TARGET = Path.of("target").toAbsolutePath();
    private static final Path JAR = TARGET.resolve("it/clicks/target/clicks-1.0-SNAPSHOT.jar");
    private static final Path CHANGED_JAR = TARGET.resolve("it/clicks-with-seconds/target/clicks-1.0-SNAPSHOT.jar");
    private static final Instant START = Instant.parse("2026-03-01T00:00:00Z");

    /** No click of the parts after the first one is late, and none of their windows ends before the input. */
    private static final Duration LATE = Duration.ofHours(3);

    private static final int SMALL_PART = 4_000;
    private static final int PARTS = 10;

    /** So many that Flink reads each file in several batches: checkpoints are within files. */
    private static final int PART = 120_000;

    private static final int FILES = 2;

    private static StandaloneCluster cluster;
    private final Random random;

    SubmittedJobTest() {
        long seed = Seed.drawn();
        System.out.println("-Dschemac.seed=" + seed);
        this.random = new Random(seed);
    }

    @BeforeAll
    static void startCluster() throws Exception {
        Path folder = TARGET.resolve("clusters");
        StandaloneCluster.delete(folder);
        cluster = new StandaloneCluster(folder, TARGET.resolve("it/flink-cluster/target/lib"));
        cluster.startTaskManager();
        cluster.startTaskManager();
    }

    @AfterAll
    static void stopCluster() {
        if (cluster != null) {
            cluster.close();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"hashmap", "rocksdb"})
    void theWindowsAreExactAfterAKillAndSavepointsWithOtherSchemas(String backend) throws Exception {
        long begin = System.nanoTime();
        Path folder = TARGET.resolve("clusters/" + backend);
        Input input = new Input(folder);
        Path output = folder.resolve("output");
        cluster.awaitTaskManagers(2);
        List<String> state = List.of("-Dstate.backend.type=" + backend);
        List<String> arguments = List.of(
                "--input", input.folder.toUri().toString(),
                "--output", output.toUri().toString(),
                "--late", String.valueOf(LATE.toSeconds()));
        List<String> watching = append(arguments, "--watch", "1");

        // Windows that end before the kill.
        input.write(SMALL_PART, Duration.ZERO, false);
        String job = cluster.submit(JAR, state, watching);
        cluster.await("the first clicks", () -> cluster.clicksRead(job) == SMALL_PART);
        assertThat(cluster.stateBackend(job)).containsIgnoringCase(backend);
        List<String> expected = input.takeWindows(false);
        input.write(SMALL_PART, Duration.ofHours(4), false);
        cluster.await("the first windows", () -> StandaloneCluster.lines(output).equals(expected));

        // Windows that are open at the kill and at the savepoints.
        boolean killed = false;
        for (int part = 0; part < PARTS; part++) {
            input.write(PART, Duration.ofHours(5), false);
            if (part >= PARTS / 2 && !killed) {
                cluster.await("some of these clicks", () -> cluster.clicksRead(job) > 2 * SMALL_PART);
                int completed = cluster.completedCheckpoints(job);
                cluster.await("a checkpoint", () -> cluster.completedCheckpoints(job) > completed);
                System.out.println(backend + ": killing a task manager after " + cluster.clicksRead(job)
                        + " clicks and " + cluster.completedCheckpoints(job) + " checkpoints");
                cluster.killTaskManager(random.nextInt(2));
                cluster.startTaskManager();
                killed = true;
            }
            Thread.sleep(100); // some parts arrive before the kill is noticed
        }
        cluster.await("a restart from a checkpoint", () -> cluster.restores(job) > 0);
        int atRestart = cluster.completedCheckpoints(job);
        cluster.await("a checkpoint", () -> cluster.completedCheckpoints(job) > atRestart);
        String savepoint = cluster.stop(job);
        assertThat(cluster.state(job)).isEqualTo("FINISHED");

        // The same windows, also with clicks of the new schema.
        String changed = cluster.submit(CHANGED_JAR, append(state, "--fromSavepoint", savepoint), watching);
        input.write((PARTS + 1) * PART, Duration.ofMinutes(330), true);
        // More than can be left of the other parts, so the folder of this one was found, with all its files.
        cluster.await("clicks with seconds", () -> cluster.clicksRead(changed) > PARTS * PART);
        assertThat(cluster.stateBackend(changed)).containsIgnoringCase(backend);
        String second = cluster.stop(changed);

        // Without --watch the job ends after the files of the savepoint, with all windows.
        assertThat(StandaloneCluster.lines(output)).isEqualTo(expected);
        String last = cluster.submit(CHANGED_JAR, append(state, "--fromSavepoint", second), arguments);
        cluster.await("the end of the job", () -> Set.of("FINISHED", "FAILED").contains(cluster.state(last)));
        assertThat(cluster.state(last)).isEqualTo("FINISHED");
        expected.addAll(input.takeWindows(true));
        expected.sort(null);
        assertThat(StandaloneCluster.lines(output)).isEqualTo(expected);
        System.out.println(backend + ": " + expected.size() + " windows are exact, after "
                + Duration.ofNanos(System.nanoTime() - begin).toSeconds() + " s");
    }

    /** The configuration of Flink opens {@code java.lang} for its JVMs, also to the classes of a job. */
    @Test
    void aTaskWritesStringsWithoutACopy() throws Exception {
        Path written = TARGET.resolve("clusters/features");
        cluster.awaitTaskManagers(2);
        String job = cluster.submit(featuresJar(), List.of(), List.of(written.toString()));
        cluster.await("the end of the job", () -> Set.of("FINISHED", "FAILED").contains(cluster.state(job)));
        assertThat(cluster.state(job)).isEqualTo("FINISHED");
        assertThat(Files.readString(written)).matches("ChildFirstClassLoader\nstrings are written without a copy; .*");
    }

    /** Makes a jar of {@link FeaturesJob} and the runtime that the jar of the example contains. */
    private static Path featuresJar() throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, FeaturesJob.class.getName());
        Path jar = TARGET.resolve("clusters/features.jar");
        String job = FeaturesJob.class.getName().replace('.', '/') + ".class";
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest);
                JarFile example = new JarFile(JAR.toFile());
                InputStream main = FeaturesJob.class.getClassLoader().getResourceAsStream(job)) {
            out.putNextEntry(new JarEntry(job));
            main.transferTo(out);
            String runtime = JvmFeatures.class.getPackageName().replace('.', '/') + "/";
            for (JarEntry entry : example.stream()
                    .filter(each -> each.getName().startsWith(runtime) && !each.isDirectory())
                    .toList()) {
                out.putNextEntry(new JarEntry(entry.getName()));
                try (InputStream in = example.getInputStream(entry)) {
                    in.transferTo(out);
                }
            }
        }
        return jar;
    }

    private static List<String> append(List<String> list, String... more) {
        List<String> all = new ArrayList<>(list);
        all.addAll(List.of(more));
        return all;
    }

    /** Files of clicks, and the counts that the job should write. */
    private final class Input {
        private final Path folder;
        private final Path unfinished;
        private final TreeMap<String, long[]> windows = new TreeMap<>();
        private int parts;

        Input(Path folder) throws IOException {
            this.folder = Files.createDirectories(folder.resolve("input"));
            this.unfinished = Files.createDirectories(folder.resolve("unfinished"));
        }

        /** Adds a folder with clicks of one hour to the input, at once and complete. */
        void write(int clicks, Duration from, boolean seconds) throws IOException {
            Path part = Files.createDirectory(unfinished.resolve("part" + parts++));
            for (int file = 0; file < FILES; file++) {
                try (BufferedWriter out = Files.newBufferedWriter(part.resolve(file + ".jsonl"))) {
                    for (int i = 0; i < clicks / FILES; i++) {
                        writeClick(out, START.plus(from).plusMillis(random.nextInt(3_600_000)), seconds);
                    }
                }
            }
            Files.move(part, folder.resolve(part.getFileName()));
        }

        private void writeClick(BufferedWriter out, Instant at, boolean seconds) throws IOException {
            String page = "/" + random.nextInt(7);
            long[] counts = windows.computeIfAbsent(page + " " + at.toString().substring(0, 16), key -> new long[2]);
            counts[0]++;
            out.write("{\"user\":\"u" + random.nextInt(1000) + "\",\"page\":\"" + page + "\",\"at\":\"" + at + "\"");
            if (seconds) {
                int spent = random.nextInt(100);
                counts[1] += spent;
                out.write(",\"seconds\":" + spent);
            }
            out.write("}\n");
        }

        /** Returns the lines for all clicks since the last call, sorted. */
        List<String> takeWindows(boolean seconds) {
            List<String> lines = new ArrayList<>();
            windows.forEach((window, counts) -> {
                String[] key = window.split(" ");
                lines.add("{\"page\":\"" + key[0] + "\",\"from\":\"" + key[1] + ":00Z\""
                        + (seconds ? ",\"seconds\":" + counts[1] : "") + ",\"clicks\":" + counts[0] + "}");
            });
            windows.clear();
            lines.sort(null);
            return lines;
        }
    }
}
