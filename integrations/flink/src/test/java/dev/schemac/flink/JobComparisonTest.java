package dev.schemac.flink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.management.OperatingSystemMXBean;
import dev.schemac.flink.beans.Access;
import dev.schemac.flink.beans.AccessParser;
import java.io.BufferedWriter;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.ToLongFunction;
import org.apache.flink.api.common.JobExecutionResult;
import org.apache.flink.api.common.accumulators.LongCounter;
import org.apache.flink.api.common.eventtime.WatermarkStrategy;
import org.apache.flink.api.common.functions.OpenContext;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.api.common.typeinfo.Types;
import org.apache.flink.api.java.functions.KeySelector;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.PipelineOptions;
import org.apache.flink.connector.file.src.FileSource;
import org.apache.flink.connector.file.src.reader.SimpleStreamFormat;
import org.apache.flink.connector.file.src.reader.StreamFormat;
import org.apache.flink.core.fs.FSDataInputStream;
import org.apache.flink.runtime.jobgraph.JobGraph;
import org.apache.flink.streaming.api.datastream.DataStream;
import org.apache.flink.streaming.api.datastream.KeyedStream;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.streaming.api.functions.sink.v2.DiscardingSink;
import org.apache.flink.streaming.api.functions.windowing.RichWindowFunction;
import org.apache.flink.streaming.api.windowing.assigners.TumblingEventTimeWindows;
import org.apache.flink.streaming.api.windowing.windows.TimeWindow;
import org.apache.flink.util.Collector;
import org.apache.flink.util.function.SerializableFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The same job with schemac and with Jackson databind, in turns on one cluster: JSON Lines in, accesses to each page
 * and minute counted. The two must count the same; how long they take is printed and decides nothing. Runs with {@code
 * -Dschemac.flink.rounds=5}.
 */
final class JobComparisonTest {
    private static final int ROUNDS = Integer.getInteger("schemac.flink.rounds", 0);
    private static final int EVENTS = Integer.getInteger("schemac.flink.events", 400_000);

    @TempDir
    private Path folder;

    @Test
    void sideBySide() throws Exception {
        assumeThat(ROUNDS).as("-Dschemac.flink.rounds=N compares with Jackson").isPositive();
        Path file = folder.resolve("accesses.jsonl");
        write(file);
        long bytes = Files.size(file);
        Map<String, List<Run>> runs = new LinkedHashMap<>();
        try (Cluster cluster = new Cluster(1)) {
            for (int round = 0; round <= ROUNDS; round++) {
                for (boolean wholeEvents : new boolean[] {false, true}) {
                    String what = wholeEvents ? "whole events are sent" : "pages are sent";
                    Run schemac = run(
                            cluster,
                            graph(
                                    file,
                                    EventLinesFormat.of(AccessParser.INSTANCE),
                                    EventTypeInfo.of(AccessParser.INSTANCE),
                                    Access::getPage,
                                    Access::getAt,
                                    wholeEvents));
                    Run jackson = run(
                            cluster,
                            graph(
                                    file,
                                    new JacksonLines(),
                                    Types.POJO(JacksonAccess.class),
                                    access -> access.page,
                                    access -> access.at,
                                    wholeEvents));
                    assertThat(schemac.sum()).isEqualTo(jackson.sum());
                    if (round > 0) { // the first is for the compiler
                        runs.computeIfAbsent(what + ", schemac", any -> new ArrayList<>())
                                .add(schemac);
                        runs.computeIfAbsent(what + ", Jackson", any -> new ArrayList<>())
                                .add(jackson);
                    }
                }
            }
        }
        System.out.printf(
                "%,d events, %,d bytes, medians of %d rounds, JDK %s%n",
                EVENTS, bytes, ROUNDS, System.getProperty("java.version"));
        runs.forEach((what, all) -> System.out.printf(
                "%s: %,d ms, %,d events a second; %,d ms of processor time%n",
                what,
                median(all, Run::millis),
                EVENTS * 1000L / median(all, Run::millis),
                median(all, Run::processorMillis)));
    }

    /** One job: how long it took, what all threads of the JVM together computed, and what it counted. */
    private record Run(long millis, long processorMillis, long sum) {}

    private static Run run(Cluster cluster, JobGraph graph) throws Exception {
        OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        long before = system.getProcessCpuTime();
        JobExecutionResult result = cluster.run(graph);
        long processor = (system.getProcessCpuTime() - before) / 1_000_000;
        assertThat((Long) result.getAccumulatorResult("events")).isEqualTo(EVENTS);
        return new Run(result.getNetRuntime(), processor, result.getAccumulatorResult("sum"));
    }

    private static long median(List<Run> runs, ToLongFunction<Run> figure) {
        long[] figures = runs.stream().mapToLong(figure).sorted().toArray();
        return figures[figures.length / 2];
    }

    private static void write(Path file) throws IOException {
        Random random = new Random(42);
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            for (int i = 0; i < EVENTS; i++) {
                out.write("{\"id\":\"" + Long.toHexString(random.nextLong()) + "\",\"user\":\"user-"
                        + random.nextInt(10_000)
                        + "\",\"page\":\"/shop/article/" + random.nextInt(200) + "\",\"at\":"
                        + (1_700_000_000_000L + i * 10L) + ",\"method\":\"GET\",\"status\":"
                        + (random.nextInt(50) == 0 ? 404 : 200)
                        + ",\"bytes\":" + random.nextInt(200_000) + ",\"millis\":" + random.nextInt(100_000) / 1000.0
                        + ",\"agent\":\"Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0\",\"referer\":"
                        + "\"https://www.example.com/search?q=" + random.nextInt(1_000_000)
                        + "\",\"country\":\"DE\",\"mobile\":"
                        + random.nextBoolean()
                        + ",\"tags\":[\"new\",\"sale\"],\"city\":{\"name\":\"M\u00fcnchen\",\"latitude\":48."
                        + random.nextInt(100_000) + ",\"longitude\":11." + random.nextInt(100_000) + "}}\n");
            }
        }
    }

    private static <T> JobGraph graph(
            Path file,
            StreamFormat<T> format,
            TypeInformation<T> type,
            KeySelector<T, String> page,
            SerializableFunction<T, Long> time,
            boolean wholeEvents) {
        Configuration configuration = new Configuration();
        configuration.set(PipelineOptions.GENERIC_TYPES, false);
        configuration.set(PipelineOptions.OBJECT_REUSE, true);
        StreamExecutionEnvironment env = StreamExecutionEnvironment.getExecutionEnvironment(configuration);
        env.setParallelism(1);
        FileSource<T> source = FileSource.forRecordStreamFormat(format, new org.apache.flink.core.fs.Path(file.toUri()))
                .build();
        WatermarkStrategy<T> times = WatermarkStrategy.<T>forMonotonousTimestamps()
                .withTimestampAssigner((event, none) -> time.apply(event));
        DataStream<T> events = env.fromSource(source, times, "accesses", type);
        TumblingEventTimeWindows minutes = TumblingEventTimeWindows.of(Duration.ofMinutes(1));
        if (wholeEvents) {
            KeyedStream<T, String> keyed = events.keyBy(page);
            keyed.window(minutes)
                    .aggregate(new Counting<T>(), new Summing(), Types.LONG, Types.LONG)
                    .sinkTo(new DiscardingSink<>());
        } else {
            KeyedStream<String, String> keyed =
                    events.map(page::getKey).returns(Types.STRING).keyBy(any -> any);
            keyed.window(minutes)
                    .aggregate(new Counting<String>(), new Summing(), Types.LONG, Types.LONG)
                    .sinkTo(new DiscardingSink<>());
        }
        return env.getStreamGraph().getJobGraph();
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
