package dev.schemac.benchmarks.interleaved;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.management.ThreadMXBean;
import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * What runs in each JVM of an {@link InterleavedJvm}: its trials in turns of 10 milliseconds, in a random order in each
 * round. What a trial that is {@link Runnable}, too, does there comes before each batch of operations, and is not
 * timed.
 */
public final class InterleavedTrials {
    private static final long TURN = TimeUnit.MILLISECONDS.toNanos(10);
    private static final int BLOCKS = 10;

    /** Enough to meet each of the documents of a payload several times, if that takes less than a second. */
    private static final int COUNTED = 32_768;

    private final List<LongSupplier> contenders;
    private final Random random = new Random(1);

    private InterleavedTrials(List<LongSupplier> contenders) {
        this.contenders = contenders;
    }

    /**
     * Writes an object with a member for each trial: its speeds, and how many bytes one operation allocates.
     *
     * @param args the file to write, seconds for each trial to warm up and then to be timed, the class of the trials,
     *     and the words that they are made of
     */
    public static void main(String[] args) throws IOException, ReflectiveOperationException {
        List<String> words = List.of(args).subList(3, args.length);
        List<LongSupplier> contenders = new ArrayList<>();
        for (String word : words) {
            contenders.add(contender(args[2], word));
        }
        InterleavedTrials trials = new InterleavedTrials(contenders);
        int rounds = (int) (TimeUnit.SECONDS.toNanos(Long.parseLong(args[1])) / TURN);
        trials.turns(rounds);
        double[][] speeds = InterleavedFigures.of(trials.turns(rounds), BLOCKS);
        ObjectMapper mapper = new ObjectMapper();
        ObjectNode all = mapper.createObjectNode();
        for (int i = 0; i < speeds.length; i++) {
            ObjectNode figures = all.putObject(words.get(i));
            figures.set("speeds", mapper.valueToTree(speeds[i]));
            figures.put("bytesPerOperation", bytesPerOperation(contenders.get(i)));
        }
        mapper.writeValue(new File(args[0]), all);
    }

    private static LongSupplier contender(String trial, String word)
            throws MalformedURLException, ReflectiveOperationException {
        String[] path = System.getProperty("java.class.path").split(File.pathSeparator);
        URL[] urls = new URL[path.length];
        for (int i = 0; i < path.length; i++) {
            urls[i] = new File(path[i]).toURI().toURL();
        }
        ClassLoader loader = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader());
        Thread.currentThread().setContextClassLoader(loader);
        return (LongSupplier)
                loader.loadClass(trial).getConstructor(String.class).newInstance(word);
    }

    /** Nanoseconds for one operation, by contender and then by round. */
    private double[][] turns(int rounds) {
        double[][] nanos = new double[contenders.size()][rounds];
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < contenders.size(); i++) {
            order.add(i);
        }
        for (int round = 0; round < rounds; round++) {
            Collections.shuffle(order, random);
            for (int contender : order) {
                nanos[contender][round] = turn(contenders.get(contender));
            }
        }
        return nanos;
    }

    /** The time of the operations alone: what a contender prepares for a batch of them is not in it. */
    private static double turn(LongSupplier contender) {
        long operations = 0;
        long spent = 0;
        do {
            prepare(contender);
            long start = System.nanoTime();
            operations += contender.getAsLong();
            spent += System.nanoTime() - start;
        } while (spent < TURN);
        return spent / (double) operations;
    }

    private static void prepare(LongSupplier contender) {
        if (contender instanceof Runnable preparation) {
            preparation.run();
        }
    }

    private static double bytesPerOperation(LongSupplier contender) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long operations = 0;
        long before = threads.getCurrentThreadAllocatedBytes();
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(1);
        do {
            prepare(contender);
            operations += contender.getAsLong();
        } while (operations < COUNTED && System.nanoTime() < deadline);
        return (threads.getCurrentThreadAllocatedBytes() - before) / (double) operations;
    }
}
