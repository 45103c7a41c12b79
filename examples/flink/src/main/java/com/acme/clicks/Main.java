package com.acme.clicks;

import dev.schemac.flink.EventLinesEncoder;
import dev.schemac.flink.EventLinesFormat;
import dev.schemac.flink.EventTypeInfoFactory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.flink.api.common.eventtime.WatermarkStrategy;
import org.apache.flink.configuration.CheckpointingOptions;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.PipelineOptions;
import org.apache.flink.connector.file.sink.FileSink;
import org.apache.flink.connector.file.src.FileSource;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.streaming.api.functions.sink.filesystem.rollingpolicies.OnCheckpointRollingPolicy;
import org.apache.flink.streaming.api.functions.windowing.ProcessWindowFunction;
import org.apache.flink.streaming.api.windowing.assigners.TumblingEventTimeWindows;
import org.apache.flink.streaming.api.windowing.windows.TimeWindow;
import org.apache.flink.util.Collector;
import org.apache.flink.util.ParameterTool;

/**
 * Counts the clicks of each page and minute: JSON Lines in, JSON Lines out.
 *
 * <pre>
 * --input PATH     file or folder of clicks, src/main/data by default
 * --output PATH    folder for the counts; without it the counts are printed, which needs a local run
 * --watch SECONDS  how often to look for new files in the folder; without it the job ends after the last file
 * --late SECONDS   how late a click may be, 5 by default
 * </pre>
 */
public final class Main {
    private Main() {}

    public static void main(String[] args) throws Exception {
        ParameterTool options = ParameterTool.fromArgs(args);
        String input = options.get("input", absolute(Path.of("src/main/data")));
        long watch = options.getLong("watch", 0);
        Duration late = Duration.ofSeconds(options.getLong("late", 5));
        String output = options.get("output");
        if (!options.getUnrequestedParameters().isEmpty()) {
            throw new IllegalArgumentException("unknown options: " + options.getUnrequestedParameters());
        }
        if (output != null) {
            run(input, output, watch, late);
            return;
        }
        Path folder = Files.createTempDirectory(Files.createDirectories(Path.of("target")), "visits");
        run(input, absolute(folder), watch, late);
        lines(folder).forEach(System.out::println);
    }

    private static void run(String input, String output, long watch, Duration late) throws Exception {
        EventTypeInfoFactory.register(Click.class, Visits.class);
        Configuration configuration = new Configuration();
        configuration.set(PipelineOptions.GENERIC_TYPES, false); // nothing goes through Kryo
        configuration.set(CheckpointingOptions.CHECKPOINTING_INTERVAL, Duration.ofSeconds(1));
        // The cluster to which the job is submitted, otherwise one inside this program.
        StreamExecutionEnvironment env = StreamExecutionEnvironment.getExecutionEnvironment(configuration);

        FileSource.FileSourceBuilder<Click> files = FileSource.forBulkFileFormat(
                EventLinesFormat.of(ClickParser.INSTANCE), new org.apache.flink.core.fs.Path(input));
        if (watch > 0) {
            files.monitorContinuously(Duration.ofSeconds(watch));
        }
        FileSink<Visits> sink = FileSink.forRowFormat(
                        new org.apache.flink.core.fs.Path(output), EventLinesEncoder.of(VisitsParser.INSTANCE))
                .withRollingPolicy(OnCheckpointRollingPolicy.build())
                .build();
        WatermarkStrategy<Click> nearlyInOrder = WatermarkStrategy.<Click>forBoundedOutOfOrderness(late)
                .withTimestampAssigner((click, none) -> click.at().toEpochMilli())
                .withIdleness(Duration.ofSeconds(10)); // a task without files delays no window

        // A savepoint finds the state of an operator by its uid, also after a change of the job.
        // The source itself would lose the watermark of a file that it reads within Flink's interval of 200 ms.
        env.fromSource(files.build(), WatermarkStrategy.noWatermarks(), "clicks")
                .uid("clicks")
                .assignTimestampsAndWatermarks(nearlyInOrder)
                .map(click -> Visits.builder().page(click.page()).clicks(1).build())
                .returns(Visits.class)
                .keyBy(Visits::page)
                .window(TumblingEventTimeWindows.of(Duration.ofMinutes(1)))
                .reduce(Main::sum, new WithMinute())
                .uid("visits")
                .sinkTo(sink)
                .uid("output");
        env.execute("visits");
    }

    private static Visits sum(Visits a, Visits b) {
        return a.toBuilder().clicks(a.clicks() + b.clicks()).build();
    }

    private static final class WithMinute extends ProcessWindowFunction<Visits, Visits, String, TimeWindow> {
        private static final long serialVersionUID = 1L;

        @Override
        public void process(String page, Context context, Iterable<Visits> sums, Collector<Visits> out) {
            Instant minute = Instant.ofEpochMilli(context.window().getStart());
            sums.forEach(sum -> out.collect(sum.toBuilder().from(minute).build()));
        }
    }

    private static String absolute(Path path) {
        return path.toAbsolutePath().toUri().toString();
    }

    /** Returns the lines that the sink wrote, in the order of pages. */
    private static List<String> lines(Path output) throws IOException {
        List<String> lines = new ArrayList<>();
        try (Stream<Path> files = Files.walk(output)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                lines.addAll(Files.readAllLines(file));
            }
        }
        lines.sort(null);
        return lines;
    }
}
