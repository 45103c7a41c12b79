package dev.schemac.codegen.emit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Schema text in Java sources. That javac reads literals as they were meant is tested by the golden classes. */
class JavaTextTest {

    @Test
    void literals() {
        assertThat(JavaText.literal("")).isEqualTo("\"\"");
        assertThat(JavaText.literal("it's")).isEqualTo("\"it's\"");
        assertThat(JavaText.literal("\"\\\n\r\t\0\u007f")).isEqualTo("\"\\\"\\\\\\n\\r\\t\\u0000\\u007f\"");
        assertThat(JavaText.literal("\\u0022")).isEqualTo("\"\\\\u0022\"");
        assertThat(JavaText.literal("\u00e9\ud83d\ude00")).isEqualTo("\"\\u00e9\\ud83d\\ude00\"");
    }

    /** As they were written, unless javac would read something else in a comment. */
    @Test
    void comments() {
        assertThat(JavaText.comment("^<[A-Z]{2}>&\\d+ */$ ")).isEqualTo("^<[A-Z]{2}>&\\d+ */$");
        assertThat(JavaText.comment("[\u00e9]")).isEqualTo("\"[\\u00e9]\"");
        assertThat(JavaText.comment("a\nb")).isEqualTo("\"a\\nb\"");
        assertThat(JavaText.comment("\\u000aint x;")).isEqualTo("\"\\\\u000aint x;\"");
    }

    @ParameterizedTest
    @CsvSource({
        "plain text., plain text.",
        "*/, &#42;/",
        "a \\u002a b, a &#92;u002a b",
        "{@link X}, &#123;&#64;link X&#125;",
        "<b> & >, &#60;b&#62; &#38; &#62;",
        "é, &#233;",
        "😀, &#128512;",
        "a   b, a b",
    })
    void javadoc(String text, String harmless) {
        assertThat(JavaText.javadoc(text)).isEqualTo(harmless);
    }

    @Test
    void javadocKeepsLinesAndBreaksLongOnes() {
        assertThat(JavaText.javadoc(" a\r\nb\u0007c\n")).isEqualTo("a\nb c");
        assertThat(JavaText.javadoc("word ".repeat(50)).lines()).hasSize(3).allMatch(line -> line.length() <= 100);
        assertThat(JavaText.javadoc("x".repeat(300))).hasSize(300);
    }

    @Test
    void mentions() {
        assertThat(JavaText.mention("eyeColor")).isEqualTo("{@code eyeColor}");
        assertThat(JavaText.mention("a.b")).isEqualTo("{@code a.b}");
        assertThat(JavaText.mention("p q")).isEqualTo("\"p q\"");
        assertThat(JavaText.mention("}*/\"")).isEqualTo("\"&#125;&#42;/&#34;\"");
        assertThat(JavaText.mention("")).isEqualTo("\"\"");
    }
}
