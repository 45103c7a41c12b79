package dev.schemac.codegen.documentation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.WritingExamples;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonWriteException;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** {@code docs/writing.md} and {@code docs/tuning.md} show the code of {@link WritingExamples}, and what it writes. */
class DocumentationWritingTest {

    private static final List<Path> PAGES =
            List.of(Path.of("..", "docs", "writing.md"), Path.of("..", "docs", "tuning.md"));
    private static final Path ERRORS = Path.of("src/test/resources/documentation/writing.md");
    private static final Path EXAMPLES = Path.of("src/test/java/dev/schemac/codegen/WritingExamples.java");
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```(\\w+)\n(.*?)^```$");
    private static final Pattern ERROR = Pattern.compile("(?m)^\\| ((?:`\\w+` ?)+) \\| `([^`|]+)` \\|$");

    private static final Pattern UNWRITABLE = Pattern.compile("(?m)^\\| [^|]+ \\| `([^`|]+ at \\$[^`|]*)` \\|$");

    @Test
    void examplesAreRunAsTheyStandThere() throws IOException {
        String source = withoutIndentation(Files.readString(EXAMPLES));
        List<String> examples = blocks("java");

        assertThat(examples).hasSize(5);
        for (String example : examples) {
            assertThat(source).contains("\n\n" + withoutIndentation(example) + "\n");
        }
    }

    @Test
    void examplesWriteWhatIsShown() throws IOException {
        List<List<String>> written = List.of(
                WritingExamples.event(),
                WritingExamples.options(),
                WritingExamples.withoutSchema(),
                WritingExamples.readChangeWrite(),
                WritingExamples.refilled());
        List<String> shown = blocks("json");

        assertThat(shown).hasSameSizeAs(written);
        for (int i = 0; i < shown.size(); i++) {
            assertThat(written.get(i)).isNotEmpty().containsOnly(shown.get(i).strip());
        }
    }

    @Test
    void errorsAreThoseShown() throws IOException {
        Matcher rows = ERROR.matcher(Files.readString(PAGES.get(0)) + Files.readString(ERRORS));
        int count = 0;
        while (rows.find()) {
            List<String> calls = List.of(rows.group(1).replace("`", "").split(" "));
            WritingExamples.makeCalls(calls.subList(0, calls.size() - 1));
            assertThatThrownBy(() -> WritingExamples.makeCalls(calls))
                    .as("%s", calls)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage(rows.group(2));
            count++;
        }
        assertThat(count).isEqualTo(7);
    }

    @Test
    void eventsThatCannotBeWrittenHaveTheMessagesShown() throws Exception {
        CompiledSchemas compiled =
                CompiledSchemas.of("create json schema Line(@Required @NotNull sku string, @Min(1) quantity int);"
                        + "create json schema Order(lines Line[], weight double);");
        String json = "{\"lines\":[{\"sku\":\"a\"},{\"sku\":\"b\"}]}";
        JsonEvent incomplete = compiled.parse("Order", json);
        compiled.type("Line").getMethod("setSku", String.class).invoke(incomplete.get("lines[1]"), (Object) null);
        JsonEvent broken = compiled.parse("Order", json);
        compiled.type("Line").getMethod("setQuantity", int.class).invoke(broken.get("lines[0]"), 0);
        JsonEvent unknown = compiled.parse("Order", json);
        compiled.type("Order").getMethod("setWeight", double.class).invoke(unknown, Double.NaN);
        Method list = compiled.type("Order").getMethod("toJson", List.class);
        List<ThrowingCallable> calls = List.of(
                incomplete::toJson,
                () -> {
                    try {
                        list.invoke(null, List.of(compiled.parse("Order", json), broken));
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                },
                unknown::toJson);
        List<String> messages = UNWRITABLE
                .matcher(Files.readString(PAGES.get(0)))
                .results()
                .map(row -> row.group(1))
                .toList();

        assertThat(messages).hasSameSizeAs(calls);
        for (int i = 0; i < calls.size(); i++) {
            assertThatThrownBy(calls.get(i))
                    .isInstanceOf(JsonWriteException.class)
                    .hasMessage(messages.get(i));
        }
    }

    private static List<String> blocks(String language) throws IOException {
        List<String> blocks = new ArrayList<>();
        Matcher block = BLOCK.matcher(Files.readString(PAGES.get(0)) + Files.readString(PAGES.get(1)));
        while (block.find()) {
            if (block.group(1).equals(language)) {
                blocks.add(block.group(2));
            }
        }
        return blocks;
    }

    private static String withoutIndentation(String java) {
        return java.replaceAll("(?m)^ +", "");
    }
}
