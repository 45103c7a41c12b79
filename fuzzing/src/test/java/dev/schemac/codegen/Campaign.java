package dev.schemac.codegen;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.codegen.CampaignProgram.Totals;
import dev.schemac.fuzzing.Ledger;
import dev.schemac.fuzzing.SourceDigest;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/**
 * Runs programs for a time or for a number of documents, and adds a line to the ledger for each program.
 * {@code fuzzing/campaign} starts it. It exits with 1 after a difference, and with 2 if the arguments are wrong. If it is
 * stopped early, it still records the documents so far.
 *
 * <p>The system properties {@code schemac.root}, {@code schemac.commit} and {@code schemac.changes} are the folder of the
 * repository, its commit, and the files that differ from the commit.
 */
final class Campaign {
    /** The number of documents between two checks of the clock. */
    private static final long STEP = 1_000;

    private final CampaignOptions options;
    private final Path root;
    private final String commit;
    private volatile boolean stopped;

    private Campaign(CampaignOptions options) {
        this.options = options;
        root = Path.of(System.getProperty("schemac.root")).toAbsolutePath().normalize();
        commit = System.getProperty("schemac.commit", "");
    }

    public static void main(String[] arguments) throws Exception {
        CampaignOptions options;
        try {
            options = CampaignOptions.of(Arrays.asList(arguments));
        } catch (IllegalArgumentException e) {
            System.err.println("fuzzing/campaign: " + e.getMessage() + "\nTry: fuzzing/campaign --help");
            System.exit(2);
            return;
        }
        Campaign campaign = new Campaign(options);
        if (options.status()) {
            campaign.printStatus();
            return;
        }
        String changes = System.getProperty("schemac.changes", "").strip();
        if (options.recorded() && (campaign.commit.isEmpty() || !changes.isEmpty())) {
            System.err.println(
                    "fuzzing/campaign: expected a checkout without changes, so that the ledger can name its commit, but found\n"
                            + (campaign.commit.isEmpty() ? "no commit" : changes)
                            + "\nCommit the changes, or run with --unrecorded.");
            System.exit(2);
        }
        Thread main = Thread.currentThread();
        Thread stop = new Thread(() -> {
            campaign.stopped = true;
            try {
                main.join(TimeUnit.MINUTES.toMillis(2));
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        Runtime.getRuntime().addShutdownHook(stop);
        long differences = campaign.run();
        if (!campaign.stopped) {
            Runtime.getRuntime().removeShutdownHook(stop);
            System.exit(differences == 0 ? 0 : 1);
        }
    }

    private long run() throws Exception {
        long differences = 0;
        for (CampaignProgram program : options.programs()) {
            if (!stopped) {
                differences += run(program);
            }
        }
        return differences;
    }

    private long run(CampaignProgram program) throws Exception {
        String digest = SourceDigest.of(root, program.modules());
        Totals totals = program.hasRounds() ? rounds(program) : program.run(options.seconds(), options.seed());
        print(program + ": " + totals.documents() + " documents, " + totals.parses() + " parses, "
                + totals.differences() + " differences, --seed " + options.seed());
        if (options.recorded() && totals.documents() > 0) {
            Ledger.append(
                    root,
                    new Ledger.Run(
                            LocalDate.now(ZoneOffset.UTC),
                            commit,
                            jdk(),
                            program.toString(),
                            options.seed(),
                            digest,
                            totals.documents(),
                            totals.parses(),
                            totals.differences()));
        }
        return totals.differences();
    }

    /** Runs one round after the other, each with the next seed. */
    private Totals rounds(CampaignProgram program) throws Exception {
        long begin = cpuNanos();
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(options.seconds());
        Totals totals = new Totals(0, 0, 0);
        Map<String, Long> known = new TreeMap<>();
        for (long seed = options.seed(); !isOver(totals.documents(), end); seed++) {
            CampaignRound round = program.round(seed);
            try {
                while (round.documents() < program.documentsOfRound()
                        && !isOver(totals.documents() + round.documents(), end)) {
                    long most = options.documents() == 0 ? Long.MAX_VALUE : options.documents() - totals.documents();
                    round.run(Math.min(round.documents() + STEP, most));
                    report(program, seed, round);
                }
            } finally {
                round.close();
                report(program, seed, round);
            }
            round.known().forEach((reason, count) -> known.merge(reason, count, Long::sum));
            totals = new Totals(
                    totals.documents() + round.documents(),
                    totals.parses() + round.parses(),
                    totals.differences() + round.differences());
        }
        known.forEach((reason, count) -> print(program + ": " + count + " known: " + reason));
        print(program + ": " + Math.round(totals.documents() / ((cpuNanos() - begin) / 1e9))
                + " documents in a second of processor time");
        return totals;
    }

    private boolean isOver(long documents, long end) {
        return stopped || (options.documents() > 0 ? documents >= options.documents() : System.nanoTime() >= end);
    }

    /** Returns the processor time of this thread. The JVM's own threads compile, mostly at the beginning. */
    private static long cpuNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private static String jdk() {
        return Runtime.version().feature() + (hasVectors() ? "+vectors" : "");
    }

    /** Returns whether the scanner can use vector instructions. */
    static boolean hasVectors() {
        return ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent();
    }

    private void report(CampaignProgram program, long seed, CampaignRound round) throws IOException {
        for (CampaignRound.Failure failure : round.takeFailures()) {
            String text = "DIFFERENCE of " + program + ": " + failure.kind() + "\nfuzzing/campaign " + program
                    + " --seed " + seed + " --documents " + failure.documents() + " --unrecorded\n"
                    + failure.details() + "\n\n";
            System.out.print(text);
            Path file = root.resolve("fuzzing/target/campaign/" + program + "-" + seed + ".txt");
            Files.createDirectories(file.getParent());
            Files.write(file, text.getBytes(UTF_8), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            System.out.println("Written to " + root.relativize(file));
        }
    }

    private static void print(String line) {
        System.out.println(line);
    }

    /** Prints the sums of the ledger, and the documents that ran on the current sources. */
    private void printStatus() throws IOException {
        Map<String, Ledger.Sum> sums = new LinkedHashMap<>(Ledger.read(root).inAll());
        Map<String, Ledger.Sum> last = Ledger.read(root).ofLastDigest();
        for (CampaignProgram program : options.programs()) {
            Ledger.Sum all = sums.get(program.toString());
            Ledger.Sum newest = last.get(program.toString());
            boolean current = newest != null && newest.last().digest().equals(SourceDigest.of(root, program.modules()));
            print(String.format(
                    Locale.ROOT,
                    "%-12s %,15d documents, %,15d on these sources: %s",
                    program,
                    all == null ? 0 : all.documents(),
                    current ? newest.documents() : 0,
                    program.description()));
        }
    }
}
