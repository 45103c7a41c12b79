package dev.schemac.runtime.strings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.Formats;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonParseException.Kind;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.Outputs;
import dev.schemac.runtime.internal.format.ListedStrings;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonKey;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Discriminators as columns: only some texts are accepted, or all except some. */
class ListedStringsTest {
    private static final JsonFormat<String> ONE_OF = JsonFormat.oneOf("a", "circle", "\u00c4rger", "1", "true");
    private static final JsonFormat<String> NONE_OF = JsonFormat.noneOf("a", "circle", "1");

    private static final String LISTED = "'a', 'circle', '\u00c4rger', '1' or 'true'";

    private static Object read(JsonFormat<String> format, String value, JsonOptions options) {
        return Formats.read(format, value, options);
    }

    @Test
    void oneOfTheTextsIsReadAsTheSameObject() {
        for (String text : List.of("a", "circle", "\u00c4rger", "1", "true")) {
            Object first = read(ONE_OF, "\"" + text + "\"", JsonOptions.DEFAULT);
            assertThat(first).isEqualTo(text);
            assertThat(read(ONE_OF, "\"" + text + "\"", JsonOptions.STRICT)).isSameAs(first);
            assertThat(read(
                            ONE_OF,
                            Formats.quoted(text).replace("a", "\\u0061").replace("\u00c4", "\\u00c4"),
                            JsonOptions.DEFAULT))
                    .isSameAs(first);
            assertThat(ONE_OF.parse(text)).isSameAs(first);
            assertThat(ONE_OF.format(text)).isEqualTo(text);
        }
        assertThat(read(ONE_OF, "null", JsonOptions.DEFAULT)).isNull();
    }

    @Test
    void scalarsCountAsTheirSourceTextExceptUnderStrict() {
        assertThat(read(ONE_OF, "1", JsonOptions.DEFAULT)).isEqualTo("1");
        assertThat(read(ONE_OF, "true", JsonOptions.DEFAULT)).isEqualTo("true");
        Formats.refused(ONE_OF, "1", JsonOptions.STRICT, "number");
        Formats.refused(ONE_OF, "2", JsonOptions.DEFAULT, "number");
        Formats.refused(NONE_OF, "1", JsonOptions.DEFAULT, "number");
        assertThat(read(NONE_OF, "2", JsonOptions.DEFAULT)).isEqualTo("2");
    }

    @Test
    void anotherTextIsAnErrorThatListsThem() {
        for (String value : List.of("\"b\"", "\"\"", "\"A\"", "\"circl\"", "\"circles\"", "\"\\u0062\"")) {
            JsonParseException e = Formats.refused(ONE_OF, value, JsonOptions.DEFAULT, "string");
            assertThat(e.description()).isEqualTo("expected " + LISTED + " but found string");
            assertThat(e.kind()).isEqualTo(Kind.MISMATCH);
        }
        assertThatThrownBy(() -> ONE_OF.parse("b")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void allOthersAreReadAsTheyAre() {
        for (String text : List.of("b", "", "A", "circl", "circles", "\u00c4")) {
            assertThat(read(NONE_OF, "\"" + text + "\"", JsonOptions.DEFAULT)).isEqualTo(text);
            assertThat(NONE_OF.parse(text)).isEqualTo(text);
        }
        for (String text : List.of("a", "circle", "1")) {
            Formats.refused(NONE_OF, "\"" + text + "\"", JsonOptions.DEFAULT, "string");
            assertThatThrownBy(() -> NONE_OF.parse(text)).isInstanceOf(IllegalArgumentException.class);
        }
        assertThat(NONE_OF.name()).isEqualTo("a string other than 'a', 'circle' or '1'");
    }

    @Test
    void theEmptyStringMayBeTheOneThatIsNotAccepted() {
        JsonFormat<String> format = JsonFormat.noneOf("");
        Formats.refused(format, "\"\"", JsonOptions.DEFAULT, "string");
        assertThat(read(format, "\"a\"", JsonOptions.DEFAULT)).isEqualTo("a");
    }

    @Test
    void messagesListTheStrings() {
        assertThat(JsonFormat.oneOf("a").name()).isEqualTo("'a'");
        assertThat(JsonFormat.oneOf("a", "b").name()).isEqualTo("'a' or 'b'");
        assertThat(JsonFormat.oneOf("a", "b", "c").name()).isEqualTo("'a', 'b' or 'c'");
        assertThat(JsonFormat.noneOf("a", "b").name()).isEqualTo("a string other than 'a' or 'b'");
        assertThat(ListedStrings.describe(List.of())).isEmpty();
        List<String> ten = List.of("0", "1", "2", "3", "4", "5", "6", "7", "8", "9");
        assertThat(ListedStrings.describe(ten)).isEqualTo("'0', '1', '2', '3', '4', '5', '6', '7', '8' or '9'");
        assertThat(ListedStrings.describe(ten, 9))
                .isEqualTo("one of 10 strings ('0', '1', '2', '3', '4', '5', '6', '7', '8', ...)");
    }

    @Test
    void stringsOfANewFormatAreAccepted() {
        JsonFormat<String> format = JsonFormat.oneOf("a", "b");
        assertThat(format.parse("b")).isEqualTo("b");
        assertThat(read(format, "\"b\"", JsonOptions.DEFAULT)).isEqualTo("b");
    }

    @Test
    void whatIsNotAcceptedIsNotWritten() {
        assertThat(written(ONE_OF, "circle")).isEqualTo("{\"k\":\"circle\"}");
        assertThat(written(NONE_OF, "square")).isEqualTo("{\"k\":\"square\"}");
        assertThatThrownBy(() -> written(ONE_OF, "square"))
                .isInstanceOf(JsonWriteException.class)
                .hasMessageContaining("the discriminator must be " + LISTED);
        assertThatThrownBy(() -> written(NONE_OF, "circle"))
                .isInstanceOf(JsonWriteException.class)
                .hasMessageContaining("the discriminator must be a string other than 'a', 'circle' or '1'");
    }

    private static String written(JsonFormat<String> format, String value) {
        JsonWriter out = new JsonWriter();
        out.beginObject();
        Outputs.of(out).member(JsonKey.string("k"), format, value);
        out.endObject();
        return out.toJson();
    }
}
