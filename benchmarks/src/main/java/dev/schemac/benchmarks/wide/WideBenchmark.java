package dev.schemac.benchmarks.wide;

import dev.schemac.benchmarks.jvm.FreshJvm;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Nanoseconds for a document of an odd schema. The warm-up is long, because thousands of columns are many methods,
 * and HotSpot compiles them one after the other.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(
        value = 3,
        jvmArgsAppend = {FreshJvm.SMALLEST_HEAP, FreshJvm.LARGEST_HEAP})
@Warmup(iterations = 15, time = 1)
@Measurement(iterations = 5, time = 1)
@State(Scope.Thread)
public class WideBenchmark {
    private int turn;

    /** Parses the next document. */
    @Benchmark
    public Object parse(WideTrial trial) {
        return trial.parse(turn++);
    }
}
