package dev.schemac.flink;

import dev.schemac.flink.beans.Click;
import dev.schemac.flink.beans.ClickParser;
import dev.schemac.flink.beans.Visits;
import dev.schemac.flink.beans.VisitsParser;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.apache.flink.api.common.eventtime.WatermarkStrategy;
import org.apache.flink.api.common.functions.OpenContext;
import org.apache.flink.api.common.functions.RichMapFunction;
import org.apache.flink.configuration.CheckpointingOptions;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.PipelineOptions;
import org.apache.flink.configuration.RestartStrategyOptions;
import org.apache.flink.connector.file.sink.FileSink;
import org.apache.flink.connector.file.src.FileSource;
import org.apache.flink.runtime.jobgraph.JobGraph;
import org.apache.flink.runtime.state.FunctionInitializationContext;
import org.apache.flink.runtime.state.FunctionSnapshotContext;
import org.apache.flink.streaming.api.checkpoint.CheckpointedFunction;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.streaming.api.functions.sink.filesystem.rollingpolicies.OnCheckpointRollingPolicy;
import org.apache.flink.streaming.api.functions.windowing.ProcessWindowFunction;
import org.apache.flink.streaming.api.windowing.assigners.TumblingEventTimeWindows;
import org.apache.flink.streaming.api.windowing.windows.TimeWindow;
import org.apache.flink.util.Collector;

/**
 * Clicks in files of JSON Lines in, how often each page was visited in each window of ten seconds out, as JSON Lines.
 */
final class VisitsJob {
    private static final int WINDOW_MILLIS = 10_000;

    /** How often a task of the source was started again, over all jobs. */
    static final AtomicInteger RESTARTS = new AtomicInteger();

    /** How often a task of the source got the state of a checkpoint, over all jobs. */
    static final AtomicInteger RESTORES = new AtomicInteger();

    private final Path folder;

    VisitsJob(Path folder) {
        this.folder = folder;
    }

    /** Writes clicks into four files, one of them compressed, and counts them as the job should. */
    Map<String, Integer> writeInput(Random random, int clicks) throws IOException {
        Map<String, Integer> counts = new TreeMap<>();
        Path input = Files.createDirectories(folder.resolve("input"));
        for (int file = 0; file < 4; file++) {
            Path path = input.resolve("clicks-" + file + (file == 3 ? ".jsonl.gz" : ".jsonl"));
            try (OutputStream raw = Files.newOutputStream(path);
                    OutputStream out = file == 3 ? new GZIPOutputStream(raw) : raw) {
                for (int i = 0; i < clicks / 4; i++) {
                    String page = "/" + random.nextInt(7);
                    int at = random.nextInt(60_000);
                    counts.merge(page + " " + at / WINDOW_MILLIS * WINDOW_MILLIS, 1, Integer::sum);
                    String line = "{\"user\":\"u" + random.nextInt(1000) + "\",\"page\":\"" + page + "\",\"at\":" + at
                            + ",\"tags\":[\"" + "x".repeat(random.nextInt(40)) + "\"]}\n";
                    out.write(line.getBytes(StandardCharsets.UTF_8));
                }
            }
        }
        return counts;
    }

    /**
     * @param output where the results go, below the folder
     * @param pauseEvery so many clicks pass a task before it pauses for a millisecond
     */
    JobGraph graph(String output, int pauseEvery) {
        Configuration configuration = new Configuration();
        configuration.set(PipelineOptions.GENERIC_TYPES, false);
        configuration.set(CheckpointingOptions.CHECKPOINTING_INTERVAL, Duration.ofMillis(100));
        configuration.set(
                CheckpointingOptions.CHECKPOINTS_DIRECTORY,
                folder.resolve("checkpoints-" + output).toUri().toString());
        configuration.set(RestartStrategyOptions.RESTART_STRATEGY, "fixed-delay");
        configuration.set(RestartStrategyOptions.RESTART_STRATEGY_FIXED_DELAY_ATTEMPTS, Integer.MAX_VALUE);
        configuration.set(RestartStrategyOptions.RESTART_STRATEGY_FIXED_DELAY_DELAY, Duration.ofMillis(50));

        StreamExecutionEnvironment env = StreamExecutionEnvironment.getExecutionEnvironment(configuration);
        env.setParallelism(2);
        FileSource<Click> source = FileSource.forBulkFileFormat(
                        EventLinesFormat.of(ClickParser.INSTANCE),
                        new org.apache.flink.core.fs.Path(
                                folder.resolve("input").toUri()))
                .setFileEnumerator(() -> new SmallSplits(50_000))
                .build();
        // which split comes when is not the same after a restart: no click may count as late
        WatermarkStrategy<Click> times = WatermarkStrategy.<Click>forBoundedOutOfOrderness(Duration.ofDays(1))
                .withTimestampAssigner((click, none) -> click.getAt());
        env.fromSource(source, WatermarkStrategy.noWatermarks(), "clicks")
                .map(new Pause(pauseEvery))
                .returns(EventTypeInfo.of(ClickParser.INSTANCE))
                .assignTimestampsAndWatermarks(times)
                .keyBy(Click::getPage)
                .window(TumblingEventTimeWindows.of(Duration.ofMillis(WINDOW_MILLIS)))
                .process(new Count(), EventTypeInfo.of(VisitsParser.INSTANCE))
                .sinkTo(FileSink.forRowFormat(
                                new org.apache.flink.core.fs.Path(
                                        folder.resolve(output).toUri()),
                                EventLinesEncoder.of(VisitsParser.INSTANCE))
                        .withRollingPolicy(OnCheckpointRollingPolicy.build())
                        .build());
        return env.getStreamGraph().getJobGraph();
    }

    /** What the job wrote: visits by page and window, and how many lines that were. */
    Map<String, Integer> results(String output) throws IOException {
        Map<String, Integer> results = new TreeMap<>();
        List<Path> parts = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder.resolve(output))) {
            files.filter(file -> file.getFileName().toString().startsWith("part-"))
                    .forEach(parts::add);
        }
        for (Path part : parts) {
            for (String line : Files.readAllLines(part)) {
                Visits visits = Visits.parse(line);
                results.merge(visits.getPage() + " " + visits.getFrom(), visits.getClicks(), (a, b) -> {
                    throw new AssertionError("window " + visits + " was written twice");
                });
            }
        }
        return results;
    }

    /** Slow, so that it can be killed meanwhile. */
    private static final class Pause extends RichMapFunction<Click, Click> implements CheckpointedFunction {
        private static final long serialVersionUID = 1L;

        private final int every;
        private int passed;

        Pause(int every) {
            this.every = every;
        }

        @Override
        public void open(OpenContext context) {
            if (getRuntimeContext().getTaskInfo().getAttemptNumber() > 0) {
                RESTARTS.incrementAndGet();
            }
        }

        @Override
        public void initializeState(FunctionInitializationContext context) {
            if (context.isRestored()) {
                RESTORES.incrementAndGet();
            }
        }

        @Override
        public void snapshotState(FunctionSnapshotContext context) {}

        @Override
        public Click map(Click click) throws InterruptedException {
            if (++passed % every == 0) {
                Thread.sleep(1);
            }
            return click;
        }
    }

    /** All clicks of a window are in its state, so that checkpoints hold them. */
    private static final class Count extends ProcessWindowFunction<Click, Visits, String, TimeWindow> {
        private static final long serialVersionUID = 1L;

        @Override
        public void process(String page, Context context, Iterable<Click> clicks, Collector<Visits> out) {
            Visits visits = new Visits();
            visits.setPage(page);
            visits.setFrom(context.window().getStart());
            int count = 0;
            for (Click click : clicks) {
                count++;
            }
            visits.setClicks(count);
            out.collect(visits);
        }
    }
}
