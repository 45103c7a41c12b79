package dev.schemac.flink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.flink.beans.Click;
import dev.schemac.flink.beans.Visits;
import dev.schemac.flink.unions.Message;
import dev.schemac.flink.unions.MessageParser;
import dev.schemac.flink.unions.Text;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.flink.streaming.api.datastream.DataStream;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.streaming.api.functions.sink.v2.DiscardingSink;
import org.apache.flink.table.api.bridge.java.StreamTableEnvironment;
import org.junit.jupiter.api.Test;

/** What {@code docs/flink.md} shows is what {@link DocumentedJobs} compiles, and works. */
final class DocumentationFlinkTest {
    private static final Path MODULE = Path.of("").toAbsolutePath();

    /** What came out of a job in this JVM. */
    private static final Queue<Text> SEEN = new ConcurrentLinkedQueue<>();

    private final String page = text("../../docs/flink.md");

    private static String text(String path) {
        try {
            return Files.readString(MODULE.resolve(path)).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private List<String> blocks(String language) {
        List<String> blocks = new ArrayList<>();
        Matcher block = Pattern.compile("^```" + language + "\n(.*?)^```", Pattern.MULTILINE | Pattern.DOTALL)
                .matcher(page);
        while (block.find()) {
            blocks.add(block.group(1));
        }
        return blocks;
    }

    @Test
    void snippetsAreCompiled() {
        String compiled = text("src/test/java/dev/schemac/flink/DocumentedJobs.java");
        assertThat(blocks("java"))
                .hasSize(7)
                .allSatisfy(block -> assertThat(compiled).contains(block.indent(8)));
    }

    @Test
    void schemasAreThoseOfTheTests() {
        String schemas = text("src/test/epl/Beans.epl");
        assertThat(blocks("epl"))
                .hasSize(1)
                .allSatisfy(block ->
                        block.lines().forEach(line -> assertThat(schemas).contains(line)));
    }

    @Test
    void theVersionIsThisOne() {
        assertThat(page).contains("<version>" + System.getProperty("schemac.version") + "</version>");
    }

    @Test
    void snippetsWork() {
        assertThat(DocumentedJobs.recordsOfBytes()).hasSize(2);
        org.apache.flink.core.fs.Path folder = new org.apache.flink.core.fs.Path(MODULE.toUri());
        assertThat(DocumentedJobs.files(folder, folder)).hasSize(2);
        assertThat(DocumentedJobs.lenient().isSplittable()).isTrue();
        StreamExecutionEnvironment env = DocumentedJobs.registered();
        DataStream<Click> clicks = env.fromData(new Click(), new Click());
        assertThat(clicks.getType()).isEqualTo(EventTypeInfo.of(Click.class));
        DataStream<?> visits = (DataStream<?>) DocumentedJobs.types(clicks).get(0);
        assertThat(visits.getType()).isEqualTo(EventTypeInfo.of(Visits.class));
        assertThat(DocumentedJobs.keys(clicks)).isNotNull();
        assertThat(DocumentedJobs.tables(StreamTableEnvironment.create(env), clicks))
                .hasSize(2);
    }

    @Test
    void aStreamOfAUnionIsRoutedByType() throws Exception {
        StreamExecutionEnvironment env = DocumentedJobs.registered();
        env.setParallelism(1);
        Message text = Message.parse("{\"id\":\"1\",\"type\":\"text\",\"body\":\"a\"}");
        Message image = Message.parse("{\"id\":\"2\",\"type\":\"image\",\"width\":3}");
        Message other = Message.parse("{\"id\":\"3\",\"type\":\"video\"}");
        DataStream<Message> messages = env.fromData(EventTypeInfo.of(MessageParser.INSTANCE), text, image, other, text);

        DataStream<Text> texts = DocumentedJobs.routed(messages);

        assertThat(texts.getType()).isEqualTo(EventTypeInfo.of(Text.class));
        texts.map(DocumentationFlinkTest::seen)
                .returns(EventTypeInfo.of(Text.class))
                .sinkTo(new DiscardingSink<>());
        try (Cluster cluster = new Cluster(1)) {
            cluster.run(env.getStreamGraph().getJobGraph());
        }
        assertThat(SEEN).containsExactly((Text) text, (Text) text);
    }

    private static Text seen(Text text) {
        SEEN.add(text);
        return text;
    }
}
