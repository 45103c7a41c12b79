package dev.schemac.flink;

import dev.schemac.flink.beans.Click;
import dev.schemac.flink.beans.ClickParser;
import dev.schemac.flink.beans.Visits;
import dev.schemac.flink.beans.VisitsParser;
import dev.schemac.flink.table.EventTables;
import dev.schemac.flink.unions.Message;
import dev.schemac.flink.unions.Text;
import dev.schemac.flink.unions.TextParser;
import dev.schemac.runtime.JsonOptions;
import java.util.List;
import org.apache.flink.api.common.serialization.DeserializationSchema;
import org.apache.flink.api.common.serialization.SerializationSchema;
import org.apache.flink.api.common.state.ValueStateDescriptor;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.PipelineOptions;
import org.apache.flink.connector.file.sink.FileSink;
import org.apache.flink.connector.file.src.FileSource;
import org.apache.flink.core.fs.Path;
import org.apache.flink.streaming.api.datastream.DataStream;
import org.apache.flink.streaming.api.datastream.KeyedStream;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.streaming.api.functions.sink.filesystem.rollingpolicies.OnCheckpointRollingPolicy;
import org.apache.flink.table.api.Schema;
import org.apache.flink.table.api.Table;
import org.apache.flink.table.api.bridge.java.StreamTableEnvironment;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What {@code docs/flink.md} shows. */
final class DocumentedJobs {
    private static final Logger LOG = LoggerFactory.getLogger(DocumentedJobs.class);

    private DocumentedJobs() {}

    static List<Object> recordsOfBytes() {
        DeserializationSchema<Click> reading = EventDeserializationSchema.of(ClickParser.INSTANCE)
                .withOptions(JsonOptions.STRICT)
                .skippingRejected();
        SerializationSchema<Visits> writing = EventSerializationSchema.of(VisitsParser.INSTANCE);
        return List.of(reading, writing);
    }

    static List<Object> files(Path input, Path output) {
        FileSource<Click> source = FileSource.forBulkFileFormat(EventLinesFormat.of(ClickParser.INSTANCE), input)
                .build();
        FileSink<Visits> sink = FileSink.forRowFormat(output, EventLinesEncoder.of(VisitsParser.INSTANCE))
                .withRollingPolicy(OnCheckpointRollingPolicy.build())
                .build();
        return List.of(source, sink);
    }

    static EventLinesFormat<Click> lenient() {
        // file:/data/clicks.jsonl: line at byte 20481: expected int but found string at $.age (...)
        EventLinesFormat<Click> lenient =
                EventLinesFormat.of(ClickParser.INSTANCE).onRejected(line -> LOG.warn("{}", line));
        return lenient;
    }

    static StreamExecutionEnvironment registered() {
        EventTypeInfoFactory.register(Click.class, Visits.class);
        Configuration configuration = new Configuration();
        configuration.set(PipelineOptions.GENERIC_TYPES, false); // nothing goes through Kryo
        StreamExecutionEnvironment env = StreamExecutionEnvironment.getExecutionEnvironment(configuration);
        return env;
    }

    static List<Object> types(DataStream<Click> clicks) {
        DataStream<Visits> visits = clicks.map(Jobs::visit).returns(EventTypeInfo.of(VisitsParser.INSTANCE));
        ValueStateDescriptor<Click> last = new ValueStateDescriptor<>("last", EventTypeInfo.of(Click.class));
        return List.of(visits, last);
    }

    static DataStream<Click> keys(DataStream<Click> clicks) {
        KeyedStream<Click, String> byPage = clicks.keyBy(Click::getPage);
        return byPage;
    }

    static DataStream<Text> routed(DataStream<Message> messages) {
        DataStream<Text> texts = messages.filter(Text.class::isInstance)
                .map(Text.class::cast)
                .returns(EventTypeInfo.of(TextParser.INSTANCE));
        return texts;
    }

    /** A function of the job. */
    static final class Jobs {
        private Jobs() {}

        static Visits visit(Click click) {
            Visits visits = new Visits();
            visits.setPage(click.getPage());
            visits.setClicks(1);
            return visits;
        }
    }

    static List<Object> tables(StreamTableEnvironment tables, DataStream<Click> stream) {
        Table clicks = EventTables.fromDataStream(tables, stream);
        Schema columns = EventTables.schema(Click.class);
        return List.of(clicks, columns);
    }
}
