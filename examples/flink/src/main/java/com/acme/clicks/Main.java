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

/** Counts the clicks of each page and minute: JSON Lines in, JSON Lines out, in a cluster inside this program. */
public final class Main {
    private Main() {}

    public static void main(String[] args) throws Exception {
        Path input = Path.of("src/main/data");
        Path output = Files.createTempDirectory(Files.createDirectories(Path.of("target")), "visits");

        EventTypeInfoFactory.register(Click.class, Visits.class);
        Configuration configuration = new Configuration();
        configuration.set(PipelineOptions.GENERIC_TYPES, false); // nothing goes through Kryo
        configuration.set(CheckpointingOptions.CHECKPOINTING_INTERVAL, Duration.ofSeconds(1));
        StreamExecutionEnvironment env = StreamExecutionEnvironment.createLocalEnvironment(2, configuration);

        FileSource<Click> source = FileSource.forRecordStreamFormat(EventLinesFormat.of(ClickParser.INSTANCE), flinkPath(input))
                .build();
        FileSink<Visits> sink = FileSink.forRowFormat(flinkPath(output), EventLinesEncoder.of(VisitsParser.INSTANCE))
                .withRollingPolicy(OnCheckpointRollingPolicy.build())
                .build();
        WatermarkStrategy<Click> nearlyInOrder = WatermarkStrategy.<Click>forBoundedOutOfOrderness(Duration.ofSeconds(5))
                .withTimestampAssigner((click, none) -> click.at().toEpochMilli());

        env.fromSource(source, nearlyInOrder, "clicks")
                .map(click -> Visits.builder().page(click.page()).clicks(1).build())
                .returns(Visits.class)
                .keyBy(Visits::page)
                .window(TumblingEventTimeWindows.of(Duration.ofMinutes(1)))
                .reduce(Main::sum, new WithMinute())
                .sinkTo(sink);
        env.execute("visits");

        lines(output).forEach(System.out::println);
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

    private static org.apache.flink.core.fs.Path flinkPath(Path path) {
        return new org.apache.flink.core.fs.Path(path.toAbsolutePath().toUri());
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
