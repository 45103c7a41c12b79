package dev.schemac.runtime.documents;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.ChildJvm;
import dev.schemac.runtime.Column;
import dev.schemac.runtime.Formats;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ProbeParser;
import dev.schemac.runtime.support.JsonFormat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The stack that docs/security.md asks for is enough, even if the value at the deepest place is the first use of its
 * classes. Each run has a JVM of its own, in which no class has been used before.
 */
class DeepFirstUseTest {
    private static final int KILOBYTES = 256;
    private static final int KILOBYTES_FOR_A_LEVEL = 1;

    @ParameterizedTest
    @CsvSource({"-Xint,256", "-Xint,10000", "-Xmixed,10000", "-XX:TieredStopAtLevel=1,10000"})
    void theStackOfThePageIsEnough(String mode, int levels) throws Exception {
        ChildJvm jvm = ChildJvm.run(
                List.of(mode),
                Program.class,
                List.of(Integer.toString(levels), Integer.toString(KILOBYTES + KILOBYTES_FOR_A_LEVEL * levels)));

        assertThat(jvm.output()).isEqualTo("read\n");
        assertThat(jvm.exitValue()).isZero();
    }

    /** Reads one document: so many levels, with values at the deepest one that need classes of the JDK. */
    static final class Program {
        private Program() {}

        public static void main(String[] arguments) throws InterruptedException {
            int levels = Integer.parseInt(arguments[0]);
            Thread thread = new Thread(null, () -> read(levels), "deep", Long.parseLong(arguments[1]) << 10);
            thread.start();
            thread.join();
        }

        private static void read(int levels) {
            Map<String, JsonFormat<?>> formats = new LinkedHashMap<>();
            formats.put("took", JsonFormat.DURATION);
            formats.put("moment", JsonFormat.INSTANT);
            formats.put("zoned", JsonFormat.ZONED_DATE_TIME);
            formats.put("uri", JsonFormat.URI);
            formats.put("url", JsonFormat.URL);
            formats.put("bytes", JsonFormat.BASE64_MIME);
            AtomicReference<ProbeParser> self = new AtomicReference<>();
            List<Column> columns = new ArrayList<>(List.of(Column.recursive("child", self::get), Column.any("any")));
            formats.forEach((name, format) -> columns.add(Formats.column(name, format)));
            self.set(new ProbeParser(columns.toArray(Column[]::new)));
            String leaf = "{\"took\":\"pt1h\",\"moment\":\"2024-02-29t10:15:30z\","
                    + "\"zoned\":\"2024-02-29T10:15:30+01:00[Europe/Paris]\",\"uri\":\"http://example.com/a\","
                    + "\"url\":\"http://example.com/a\",\"bytes\":\"aGVsbG8=\","
                    + "\"any\":1.7976931348623157e308}";
            String json = "{\"child\":".repeat(levels - 1) + leaf + "}".repeat(levels - 1);
            self.get().parse(json.getBytes(UTF_8), JsonOptions.DEFAULT.withMaxDepth(levels));
            System.out.println("read");
        }
    }
}
