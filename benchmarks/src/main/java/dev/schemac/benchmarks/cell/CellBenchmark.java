package dev.schemac.benchmarks.cell;

import dev.schemac.benchmarks.jvm.FreshJvm;
import java.io.IOException;
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

/** How many documents a library reads, writes, or reads and writes in a second. */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(
        value = 3,
        jvmArgsAppend = {FreshJvm.SMALLEST_HEAP, FreshJvm.LARGEST_HEAP})
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@State(Scope.Thread)
public class CellBenchmark {
    private int turn;

    /** The last touched byte: without it, the compiler could remove the work. */
    public int mix;

    /** Deals with the next document of the payload, touched before where that belongs to the payload. */
    @Benchmark
    public Object turn(Trial trial) throws IOException {
        mix += trial.touch(turn);
        return trial.take(turn++);
    }
}
