package dev.schemac.flink;

import dev.schemac.flink.beans.Click;
import dev.schemac.flink.beans.ClickParser;
import dev.schemac.flink.table.EventTables;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.flink.api.common.eventtime.WatermarkStrategy;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.PipelineOptions;
import org.apache.flink.connector.file.src.FileSource;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.util.CloseableIterator;

/** A program of the DataStream API, for a JVM without the jars of tables. Prints the pages of clicks. */
final class PagesJob {
    private PagesJob() {}

    /** @param args a file of clicks */
    public static void main(String[] args) throws Exception {
        Configuration configuration = new Configuration();
        configuration.set(PipelineOptions.GENERIC_TYPES, false);
        StreamExecutionEnvironment env = StreamExecutionEnvironment.getExecutionEnvironment(configuration);
        env.setParallelism(1);
        FileSource<Click> clicks = FileSource.forBulkFileFormat(
                        EventLinesFormat.of(ClickParser.INSTANCE),
                        new org.apache.flink.core.fs.Path(Path.of(args[0]).toUri()))
                .build();
        List<String> pages = new ArrayList<>();
        CloseableIterator<Click> found = env.fromSource(clicks, WatermarkStrategy.noWatermarks(), "clicks")
                .keyBy(Click::getPage)
                .reduce((a, b) -> b)
                .executeAndCollect();
        found.forEachRemaining(click -> pages.add(click.getPage() + " at " + click.getAt()));
        found.close();
        System.out.println("pages: " + pages);
        System.out.println("columns: " + EventTables.dataType(Click.class));
    }
}
