package dev.schemac.benchmarks.interleaved;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.management.ThreadMXBean;
import dev.schemac.benchmarks.record.Measure;
import dev.schemac.benchmarks.record.RunRecord;
import java.io.File;
import java.io.IOException;
import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;

/**
 * The program of each JVM of an {@link InterleavedJvm}: the trials of a row in turns of 10 milliseconds, in a
 * random order in each round, row after row. If a trial is {@link Runnable}, it runs before each batch of
 * operations, outside of the timed part.
 */
public final class InterleavedTrials {
    /** Between two rows. */
    static final String NEXT_ROW = "--";

    /** In the place of a class: nothing comes before the rows. */
    static final String NOTHING = "-";

    /** The name of the property that is true if turns have processor time, not that of the clock. */
    static final String PROCESSOR_TIME = "schemac.benchmarks.processor-time";

    /** The name of the property with the payloads whose calls are timed one by one, separated by commas. */
    static final String LATENCY = "schemac.benchmarks.latency";

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final boolean OF_PROCESSOR = Boolean.getBoolean(PROCESSOR_TIME);

    private static final long TURN = TimeUnit.MILLISECONDS.toNanos(10);
    private static final int BLOCKS = 10;

    /** Enough to process each document of a payload several times, within a time limit. */
    private static final int COUNTED = 32_768;

    private static final long LONGEST_COUNT = TimeUnit.MILLISECONDS.toNanos(50);

    /** The compiler rests if it has compiled less than this part of the time, */
    private static final int BUSY = 10;

    /** for so many times what each trial is timed, or a second if that is longer; */
    private static final int QUIET = 3;

    /** it is waited for so many times that. */
    private static final int LONGEST = 30;

    /** In a JVM that has processed all kinds, most code is compiled: a rest of this many times that is enough, */
    private static final int QUIET_AFTER_ALL = 1;

    /** and it is waited for this many times the time of all trials of the row, or a rest. */
    private static final int LONGEST_AFTER_ALL = 2;

    /** C2 needs more than a second for some methods, and its time counts only when it is done. */
    private static final long LEAST_QUIET = TimeUnit.SECONDS.toNanos(1);

    /** A shorter time for each trial is for tests, which do not wait for the compiler. */
    private static final long LEAST_MEASURED = TimeUnit.MILLISECONDS.toNanos(150);

    /** The number of periods for which each library runs the work before the rows. */
    private static final int FIRST_ROUNDS = 4;

    /** At least two seconds for each library, because the rows after it are short. */
    private static final int LEAST_FIRST_ROUNDS = 200;

    private final Random random = new Random(1);
    private final Calibration calibration = new Calibration(InterleavedTrials::now);
    private final Map<String, URLClassLoader> loaders = new LinkedHashMap<>();
    private final int rounds;
    private final boolean afterAll;

    private InterleavedTrials(int rounds, boolean afterAll) {
        this.rounds = rounds;
        this.afterAll = afterAll;
    }

    /**
     * Writes an object with a member for each trial: its speeds, the measures of {@link Measure}, and the load of the
     * machine and the time of {@link Calibration}, both before and after its row.
     *
     * @param args the file to write; milliseconds of warm-up and of timing for each trial; the class of the work
     *     before all rows, or {@link #NOTHING}; the class of the trials; and their words, with {@link #NEXT_ROW}
     *     between the rows
     */
    public static void main(String[] args) throws IOException, ReflectiveOperationException {
        List<List<String>> rows = new ArrayList<>(List.of(new ArrayList<>()));
        for (String word : List.of(args).subList(4, args.length)) {
            if (word.equals(NEXT_ROW)) {
                rows.add(new ArrayList<>());
            } else {
                rows.get(rows.size() - 1).add(word);
            }
        }
        int rounds = (int) Math.max(1, TimeUnit.MILLISECONDS.toNanos(Long.parseLong(args[1])) / TURN);
        InterleavedTrials trials = new InterleavedTrials(rounds, !args[2].equals(NOTHING));
        if (trials.afterAll) {
            trials.first(args[2], rows);
        }
        ObjectNode all = new ObjectMapper().createObjectNode();
        for (List<String> row : rows) {
            trials.time(args[3], row, all);
        }
        new ObjectMapper().writeValue(new File(args[0]), all);
    }

    private void first(String type, List<List<String>> rows)
            throws MalformedURLException, ReflectiveOperationException {
        Map<String, List<String>> byLibrary = rows.stream()
                .flatMap(List::stream)
                .collect(Collectors.groupingBy(
                        InterleavedTrials::library,
                        LinkedHashMap::new,
                        Collectors.mapping(word -> word.substring(library(word).length() + 1), Collectors.toList())));
        List<LongSupplier> contenders = new ArrayList<>();
        for (Map.Entry<String, List<String>> each : byLibrary.entrySet()) {
            contenders.add(contender(type, each.getKey(), each.getKey() + "," + String.join(",", each.getValue())));
        }
        boolean test = rounds * TURN < LEAST_MEASURED;
        turns(contenders, test ? rounds : Math.max(FIRST_ROUNDS * rounds, LEAST_FIRST_ROUNDS));
    }

    private void time(String type, List<String> words, ObjectNode all)
            throws MalformedURLException, ReflectiveOperationException {
        ObjectMapper mapper = new ObjectMapper();
        double[] loads = {RunRecord.load(), 0};
        double[] nanos = {calibration.nanos(), 0};
        List<LongSupplier> contenders = new ArrayList<>();
        for (String word : words) {
            contenders.add(contender(type, library(word), word));
        }
        warmUp(contenders);
        double[][] speeds = InterleavedFigures.of(turns(contenders, rounds), BLOCKS);
        loads[1] = RunRecord.load();
        nanos[1] = calibration.nanos();
        for (int i = 0; i < speeds.length; i++) {
            Map<Measure, Double> measures = new EnumMap<>(Measure.class);
            measures.put(Measure.BYTES, bytesPerOperation(contenders.get(i)));
            if (contenders.get(i) instanceof IntSupplier call && isTimedCallByCall(words.get(i))) {
                measures.putAll(SingleCalls.time(call));
            }
            ObjectNode figures = all.putObject(words.get(i));
            figures.set("speeds", mapper.valueToTree(speeds[i]));
            figures.set("load", mapper.valueToTree(loads));
            figures.set("calibration", mapper.valueToTree(nanos));
            figures.set("measures", mapper.valueToTree(measures));
        }
    }

    /** The second part of a word is the payload. */
    private static boolean isTimedCallByCall(String word) {
        return List.of(System.getProperty(LATENCY, "").split(",")).contains(word.split("/")[1]);
    }

    /** A word begins with what its class loader is for. */
    private static String library(String word) {
        return word.split("[/,]", 2)[0];
    }

    private LongSupplier contender(String type, String library, String word)
            throws MalformedURLException, ReflectiveOperationException {
        URLClassLoader loader = loaders.get(library);
        if (loader == null) {
            String[] path = System.getProperty("java.class.path").split(File.pathSeparator);
            URL[] urls = new URL[path.length];
            for (int i = 0; i < path.length; i++) {
                urls[i] = new File(path[i]).toURI().toURL();
            }
            loader = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader());
            loaders.put(library, loader);
        }
        Thread.currentThread().setContextClassLoader(loader);
        return (LongSupplier)
                loader.loadClass(type).getConstructor(String.class).newInstance(word);
    }

    /**
     * Runs turns until the JVM stops compiling. This needs seconds for some libraries, and more on a busy machine;
     * figures of interpreted code are meaningless.
     */
    private void warmUp(List<LongSupplier> contenders) {
        if (!afterAll) {
            turns(contenders, rounds);
        }
        CompilationMXBean compiler = ManagementFactory.getCompilationMXBean();
        long time = rounds * TURN < LEAST_MEASURED ? rounds * TURN : Math.max(rounds * TURN, LEAST_QUIET);
        long longest =
                afterAll ? LONGEST_AFTER_ALL * Math.max(time, contenders.size() * rounds * TURN) : LONGEST * time;
        long deadline = now() + longest;
        long quiet = (afterAll ? QUIET_AFTER_ALL : QUIET) * time;
        long quietSince = now();
        long compiled = compiler.getTotalCompilationTime();
        while (now() - quietSince < quiet && now() < deadline) {
            long start = now();
            turns(contenders, 1);
            long now = compiler.getTotalCompilationTime();
            if (TimeUnit.MILLISECONDS.toNanos(now - compiled) > (now() - start) / BUSY) {
                quietSince = now();
            }
            compiled = now;
        }
    }

    /** Nanoseconds for one operation, by contender and then by round. */
    private double[][] turns(List<LongSupplier> contenders, int count) {
        double[][] nanos = new double[contenders.size()][count];
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < contenders.size(); i++) {
            order.add(i);
        }
        for (int round = 0; round < count; round++) {
            Collections.shuffle(order, random);
            for (int contender : order) {
                nanos[contender][round] = turn(contenders.get(contender));
            }
        }
        return nanos;
    }

    /** The time of the operations alone, without the preparation of their batch. */
    private static double turn(LongSupplier contender) {
        // A library that generates classes at the first use may find its own by this.
        Thread.currentThread().setContextClassLoader(contender.getClass().getClassLoader());
        long operations = 0;
        long spent = 0;
        do {
            prepare(contender);
            long start = now();
            operations += contender.getAsLong();
            spent += now() - start;
        } while (spent < TURN);
        return spent / (double) operations;
    }

    private static void prepare(LongSupplier contender) {
        if (contender instanceof Runnable preparation) {
            preparation.run();
        }
    }

    private static double bytesPerOperation(LongSupplier contender) {
        long operations = 0;
        long before = THREADS.getCurrentThreadAllocatedBytes();
        long deadline = now() + LONGEST_COUNT;
        do {
            prepare(contender);
            operations += contender.getAsLong();
        } while (operations < COUNTED && now() < deadline);
        return (THREADS.getCurrentThreadAllocatedBytes() - before) / (double) operations;
    }

    private static long now() {
        return OF_PROCESSOR ? THREADS.getCurrentThreadCpuTime() : System.nanoTime();
    }
}
