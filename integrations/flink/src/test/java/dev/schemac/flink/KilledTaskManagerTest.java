package dev.schemac.flink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.apache.flink.runtime.jobgraph.JobGraph;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A job on two task managers, one of which is killed at a random moment: its result is that of an undisturbed one. */
@Tag("slow")
final class KilledTaskManagerTest {
    private static final int KILLS = Volume.cases(1, 1);
    private static final int CLICKS = 20_000;

    /** So that a job takes about two seconds. */
    private static final int PAUSE_EVERY = 8;

    @TempDir
    private Path folder;

    @Test
    @Timeout(value = 20, unit = TimeUnit.MINUTES) // 20 kills take three
    void losesNothingAndCountsNothingTwice() throws Exception {
        long seed = Seed.drawn();
        System.out.println(KILLS + " kills with -Dschemac.seed=" + seed);
        Random random = new Random(seed);
        VisitsJob job = new VisitsJob(folder);
        Map<String, Integer> expected = job.writeInput(random, CLICKS);
        try (Cluster cluster = new Cluster(2)) {
            cluster.run(job.graph("undisturbed", PAUSE_EVERY));
            assertThat(job.results("undisturbed")).hasSize(7 * 6).isEqualTo(expected);

            // once more, because the first job of a cluster is slower than those that are to be disturbed
            long undisturbed =
                    cluster.run(job.graph("undisturbed-again", PAUSE_EVERY)).getNetRuntime();
            assertThat(job.results("undisturbed-again")).isEqualTo(expected);

            List<Integer> alive = new ArrayList<>(List.of(0, 1));
            int started = 2;
            int kills = 0;
            for (int attempt = 0; kills < KILLS; attempt++) {
                assertThat(attempt).as("kills that met no running job").isLessThan(10 * KILLS + 10);
                String output = "killed-" + attempt;
                JobGraph graph = job.graph(output, PAUSE_EVERY);
                int restarts = VisitsJob.RESTARTS.get();
                int restores = VisitsJob.RESTORES.get();
                cluster.submit(graph);
                int moment = random.nextInt((int) undisturbed);
                Thread.sleep(moment);
                boolean running = !cluster.hasEnded(graph);
                int killed = alive.remove(random.nextInt(2));
                cluster.replace(killed);
                alive.add(started++);
                long took = cluster.await(graph).getNetRuntime();
                boolean disturbed = VisitsJob.RESTARTS.get() > restarts;
                System.out.println("killed task manager " + killed + " after " + moment + " ms: "
                        + (disturbed
                                ? "the job started again"
                                        + (VisitsJob.RESTORES.get() > restores
                                                ? " from a checkpoint"
                                                : " from the beginning")
                                : running ? "nothing of the job was running there" : "the job had ended"));
                assertThat(job.results(output)).as(output).isEqualTo(expected);
                if (disturbed) {
                    kills++;
                } else if (!running) {
                    undisturbed = Math.min(undisturbed, took); // the machine was busier before
                }
            }
        }
    }
}
