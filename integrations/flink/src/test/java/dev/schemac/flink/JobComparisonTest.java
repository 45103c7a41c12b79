package dev.schemac.flink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.management.OperatingSystemMXBean;
import dev.schemac.flink.beans.Access;
import dev.schemac.flink.beans.AccessParser;
import dev.schemac.testing.RunTimes;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.apache.flink.api.common.JobExecutionResult;
import org.apache.flink.api.common.accumulators.LongCounter;
import org.apache.flink.api.common.eventtime.WatermarkStrategy;
import org.apache.flink.api.common.functions.OpenContext;
import org.apache.flink.api.common.state.ValueState;
import org.apache.flink.api.common.state.ValueStateDescriptor;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.api.common.typeinfo.Types;
import org.apache.flink.api.java.functions.KeySelector;
import org.apache.flink.configuration.CheckpointingOptions;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.PipelineOptions;
import org.apache.flink.connector.file.src.FileSource;
import org.apache.flink.connector.file.src.reader.SimpleStreamFormat;
import org.apache.flink.connector.file.src.reader.StreamFormat;
import org.apache.flink.core.fs.FSDataInputStream;
import org.apache.flink.runtime.jobgraph.JobGraph;
import org.apache.flink.runtime.util.EnvironmentInformation;
import org.apache.flink.streaming.api.datastream.DataStream;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.streaming.api.functions.KeyedProcessFunction;
import org.apache.flink.streaming.api.functions.sink.v2.DiscardingSink;
import org.apache.flink.streaming.api.functions.windowing.RichWindowFunction;
import org.apache.flink.streaming.api.windowing.assigners.TumblingEventTimeWindows;
import org.apache.flink.streaming.api.windowing.windows.TimeWindow;
import org.apache.flink.util.Collector;
import org.apache.flink.util.function.SerializableFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The same jobs with schemac and with Jackson databind, in turns on one cluster of two task managers, with a checkpoint
 * every half second: two tasks read JSON Lines and send them to two others, by key. The two must come to the same sums;
 * how long they take is printed and decides nothing. Runs with {@code -Dschemac.flink.rounds=5}.
 */
final class JobComparisonTest {
    private static final int ROUNDS = Integer.getInteger("schemac.flink.rounds", 0);
    private static final int EVENTS = Integer.getInteger("schemac.flink.events", 400_000);

    /** So many tasks read, and so many count. */
    private static final int TASKS = 2;

    /** What goes from task to task. */
    private enum Job {
        PAGES("the page is sent, and counted by minute"),
        EVENTS("whole events are sent, and counted by page and minute"),
        KEPT("whole events are sent, and the last of each user is kept in state");

        private final String what;

        Job(String what) {
            this.what = what;
        }
    }

    @TempDir
    private Path folder;

    @Test
    void sideBySide() throws Exception {
        assumeThat(ROUNDS).as("-Dschemac.flink.rounds=N compares with Jackson").isPositive();
        long bytes = write();
        RunTimes times = new RunTimes("Flink " + EnvironmentInformation.getVersion() + ", DataStream");
        try (Cluster cluster = new Cluster(TASKS)) {
            for (int round = 0; round <= ROUNDS; round++) {
                for (Job job : Job.values()) {
                    Run schemac = run(
                            cluster,
                            graph(
                                    EventLinesFormat.of(AccessParser.INSTANCE),
                                    EventTypeInfo.of(AccessParser.INSTANCE),
                                    Access::getPage,
                                    Access::getUser,
                                    Access::getAt,
                                    job));
                    Run jackson = run(
                            cluster,
                            graph(
                                    new JacksonLines(),
                                    Types.POJO(JacksonAccess.class),
                                    access -> access.page,
                                    access -> access.user,
                                    access -> access.at,
                                    job));
                    assertThat(schemac.sum()).isEqualTo(jackson.sum());
                    if (round > 0) { // the first is for the compiler
                        times.add(job.what, "schemac", schemac.processorNanos(), schemac.nanos());
                        times.add(job.what, "Jackson databind", jackson.processorNanos(), jackson.nanos());
                    }
                }
            }
        }
        System.out.printf(
                "%,d events, %,d bytes, %d rounds, JDK %s%n",
                EVENTS, bytes, ROUNDS, System.getProperty("java.version"));
        times.report();
    }

    /** One job: how long it took, what all threads of the JVM together computed, and what it counted. */
    private record Run(long nanos, long processorNanos, long sum) {}

    private static Run run(Cluster cluster, JobGraph graph) throws Exception {
        OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        long before = system.getProcessCpuTime();
        JobExecutionResult result = cluster.run(graph);
        long processor = system.getProcessCpuTime() - before;
        assertThat((Long) result.getAccumulatorResult("events")).isEqualTo(EVENTS);
        return new Run(result.getNetRuntime(TimeUnit.NANOSECONDS), processor, result.getAccumulatorResult("sum"));
    }

    /** As many files as tasks that read them. */
    private long write() throws IOException {
        Random random = new Random(42);
        long bytes = 0;
        for (int task = 0; task < TASKS; task++) {
            Path file = Files.createDirectories(folder.resolve("input")).resolve(task + ".jsonl");
            ComparedEvents.write(file, EVENTS / TASKS, random);
            bytes += Files.size(file);
        }
        return bytes;
    }

    private <T> JobGraph graph(
            StreamFormat<T> format,
            TypeInformation<T> type,
            KeySelector<T, String> page,
            KeySelector<T, String> user,
            SerializableFunction<T, Long> time,
            Job job) {
        Configuration configuration = new Configuration();
        configuration.set(PipelineOptions.GENERIC_TYPES, false);
        configuration.set(PipelineOptions.OBJECT_REUSE, true);
        configuration.set(CheckpointingOptions.CHECKPOINTING_INTERVAL, Duration.ofMillis(500));
        configuration.set(
                CheckpointingOptions.CHECKPOINTS_DIRECTORY,
                folder.resolve("checkpoints").toUri().toString());
        StreamExecutionEnvironment env = StreamExecutionEnvironment.getExecutionEnvironment(configuration);
        env.setParallelism(TASKS);
        org.apache.flink.core.fs.Path input =
                new org.apache.flink.core.fs.Path(folder.resolve("input").toUri());
        FileSource<T> source = FileSource.forRecordStreamFormat(format, input).build();
        // a task may read one file after another
        WatermarkStrategy<T> times = WatermarkStrategy.<T>forBoundedOutOfOrderness(Duration.ofDays(1))
                .withTimestampAssigner((event, none) -> time.apply(event));
        DataStream<T> events = env.fromSource(source, times, "accesses", type);
        TumblingEventTimeWindows minutes = TumblingEventTimeWindows.of(Duration.ofMinutes(1));
        switch (job) {
            case PAGES ->
                events.map(page::getKey)
                        .returns(Types.STRING)
                        .keyBy(any -> any)
                        .window(minutes)
                        .aggregate(new Counting<String>(), new Summing(), Types.LONG, Types.LONG)
                        .sinkTo(new DiscardingSink<>());
            case EVENTS ->
                events.keyBy(page)
                        .window(minutes)
                        .aggregate(new Counting<T>(), new Summing(), Types.LONG, Types.LONG)
                        .sinkTo(new DiscardingSink<>());
            case KEPT ->
                events.keyBy(user)
                        .process(new Keeping<>(type, time))
                        .returns(Types.LONG)
                        .sinkTo(new DiscardingSink<>());
        }
        return env.getStreamGraph().getJobGraph();
    }

    /** Keeps the last event of each user. */
    private static final class Keeping<T> extends KeyedProcessFunction<String, T, Long> {
        private static final long serialVersionUID = 1L;

        private final LongCounter events = new LongCounter();
        private final LongCounter sum = new LongCounter();
        private final ValueStateDescriptor<T> descriptor;
        private final SerializableFunction<T, Long> time;
        private transient ValueState<T> last;

        Keeping(TypeInformation<T> type, SerializableFunction<T, Long> time) {
            this.descriptor = new ValueStateDescriptor<>("last", type);
            this.time = time;
        }

        @Override
        public void open(OpenContext context) {
            getRuntimeContext().addAccumulator("events", events);
            getRuntimeContext().addAccumulator("sum", sum);
            last = getRuntimeContext().getState(descriptor);
        }

        @Override
        public void processElement(T event, Context context, Collector<Long> out) throws IOException {
            events.add(1);
            sum.add(time.apply(event) * 31 + context.getCurrentKey().hashCode());
            T before = last.value();
            if (before == null || time.apply(before) <= time.apply(event)) {
                last.update(event);
            }
        }
    }

    /** Counts what is in a window. */
    private static final class Counting<T>
            implements org.apache.flink.api.common.functions.AggregateFunction<T, Long, Long> {
        private static final long serialVersionUID = 1L;

        @Override
        public Long createAccumulator() {
            return 0L;
        }

        @Override
        public Long add(T event, Long count) {
            return count + 1;
        }

        @Override
        public Long getResult(Long count) {
            return count;
        }

        @Override
        public Long merge(Long a, Long b) {
            return a + b;
        }
    }

    /** A sum over all windows that differs where one of them does. */
    private static final class Summing extends RichWindowFunction<Long, Long, String, TimeWindow> {
        private static final long serialVersionUID = 1L;

        private final LongCounter events = new LongCounter();
        private final LongCounter sum = new LongCounter();

        @Override
        public void open(OpenContext context) {
            getRuntimeContext().addAccumulator("events", events);
            getRuntimeContext().addAccumulator("sum", sum);
        }

        @Override
        public void apply(String page, TimeWindow window, Iterable<Long> counts, Collector<Long> out) {
            for (Long count : counts) {
                events.add(count);
                sum.add((page.hashCode() * 31L + window.getStart()) * 31L + count);
                out.collect(count);
            }
        }
    }

    /** What Jackson has for values one after another. */
    private static final class JacksonLines extends SimpleStreamFormat<JacksonAccess> {
        private static final long serialVersionUID = 1L;

        @Override
        public Reader<JacksonAccess> createReader(Configuration config, FSDataInputStream stream) throws IOException {
            MappingIterator<JacksonAccess> values =
                    new ObjectMapper().readerFor(JacksonAccess.class).readValues(stream);
            return new Reader<>() {
                @Override
                public JacksonAccess read() throws IOException {
                    return values.hasNextValue() ? values.nextValue() : null;
                }

                @Override
                public void close() throws IOException {
                    values.close();
                }
            };
        }

        @Override
        public TypeInformation<JacksonAccess> getProducedType() {
            return Types.POJO(JacksonAccess.class);
        }
    }

    /** As {@link Access}, by the rules of Flink for POJOs. */
    public static final class JacksonAccess {
        public String id;
        public String user;
        public String page;
        public long at;
        public String method;
        public int status;
        public long bytes;
        public double millis;
        public String agent;
        public String referer;
        public String country;
        public boolean mobile;
        public String[] tags;
        public JacksonCity city;

        public JacksonAccess() {}
    }

    /** As {@code City}. */
    public static final class JacksonCity {
        public String name;
        public double latitude;
        public double longitude;

        public JacksonCity() {}
    }
}
