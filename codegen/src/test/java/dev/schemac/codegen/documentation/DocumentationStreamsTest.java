package dev.schemac.codegen.documentation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.StreamExamples;
import dev.schemac.golden.users.User;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code docs/streams.md} shows is what {@link StreamExamples} runs, and what comes out. */
class DocumentationStreamsTest {
    private static final Path PAGE = Path.of("..", "docs", "streams.md");
    private static final Path EXAMPLES = Path.of("src/test/java/dev/schemac/codegen/StreamExamples.java");

    private static final String ADA = "{\"age\":36,\"name\":\"Ada\"}";
    private static final String GRACE = "{\"name\":\"Grace\"}";

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void writeFile() throws IOException {
        file = Files.writeString(folder.resolve("users.ndjson"), ADA + "\n\n" + GRACE + "\n");
    }

    @Test
    void examplesAreRunAsTheyStandThere() throws IOException {
        String source = withoutIndentation(Files.readString(EXAMPLES));
        List<String> examples = blocks("java");

        assertThat(examples).hasSize(9);
        for (String example : examples) {
            assertThat(source).contains("\n\n" + withoutIndentation(example) + "\n");
        }
    }

    @Test
    void examplesSeeTheEvents() throws IOException {
        byte[] both = (ADA + GRACE).getBytes(UTF_8);
        byte[] first = Arrays.copyOf(both, 30);
        byte[] second = Arrays.copyOfRange(both, 30, both.length);

        assertThat(StreamExamples.lines(file)).containsExactly("Ada", "Grace");
        assertThat(StreamExamples.elements("{\"data\":{\"users\":[" + ADA + "," + GRACE + "]}}"))
                .containsExactly("Ada", "Grace");
        assertThat(StreamExamples.fed(first, second)).containsExactly("Ada", "Grace");
        assertThat(StreamExamples.parallel(file)).containsExactly("Ada", "Grace");
        assertThat(StreamExamples.unordered(file)).isEqualTo(2);
        assertThat(StreamExamples.ranges(file)).containsExactly("Ada", "Grace");
        assertThat(StreamExamples.written(User.parse(ADA), User.parse(GRACE))).isEqualTo(ADA + "\n" + GRACE + "\n");
        List<User> users = List.of(User.parse(ADA), User.parse(GRACE));
        assertThat(StreamExamples.array(users)).isEqualTo("[\n" + ADA + ",\n" + GRACE + "\n]\n");
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        StreamExamples.arrayOneByOne(users, written);
        assertThat(written.toString(UTF_8)).isEqualTo("[\n" + ADA + ",\n" + GRACE + "\n]\n");
        written.reset();
        Iterator<User> failing = Stream.concat(users.stream(), Stream.of(users).map(all -> {
                    throw new IllegalStateException("the rows are gone");
                }))
                .map(User.class::cast)
                .iterator();
        assertThatThrownBy(() -> StreamExamples.arrayOneByOne(() -> failing, written))
                .hasMessage("the rows are gone");
        assertThat(written.toString(UTF_8)).doesNotContain("]");
    }

    @Test
    void badLineIsToldAsShown() throws IOException {
        String bad = "{\"name\":\"Grace\",\"age\":\"?\"}";

        assertThat(Files.readString(PAGE)).contains("A line `" + bad + "` comes out as");
        assertThat(StreamExamples.rejected(ADA + "\n" + bad + "\n" + GRACE))
                .containsExactly("Ada", blocks("text").get(0).strip(), "Grace");
    }

    private static List<String> blocks(String language) throws IOException {
        return Pattern.compile("(?ms)^```" + language + "\n(.*?)^```$")
                .matcher(Files.readString(PAGE))
                .results()
                .map(block -> block.group(1).stripTrailing())
                .toList();
    }

    private static String withoutIndentation(String java) {
        return java.replaceAll("(?m)^ +", "");
    }
}
