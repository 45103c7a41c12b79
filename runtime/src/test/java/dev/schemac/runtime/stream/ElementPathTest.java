package dev.schemac.runtime.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.ProbeParser;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The paths that lead to an array: what they mean, and what is wrong with those that are none. */
class ElementPathTest {

    private static List<String> names(String text) {
        ElementPath path = ElementPath.of(text);
        assertThat(path).hasToString(text);
        assertThat(path.upTo(path.length())).isEqualTo(text);
        return IntStream.range(0, path.length()).mapToObj(path::name).toList();
    }

    @Test
    void paths() {
        assertThat(names("$")).isEmpty();
        assertThat(names("$.users")).containsExactly("users");
        assertThat(names("$.data.users")).containsExactly("data", "users");
        assertThat(names("$['odd name'].users")).containsExactly("odd name", "users");
        assertThat(names("$.a[\"b\"]['c']")).containsExactly("a", "b", "c");
        assertThat(names("$['it\\'s'][\"\\\"\\\\\"]")).containsExactly("it's", "\"\\");
        assertThat(names("$['']['.']['[']")).containsExactly("", ".", "[");
        assertThat(names("$.\u00e9\ud83d\ude00 \\x")).containsExactly("\u00e9\ud83d\ude00 \\x");
    }

    @Test
    void itsBeginning() {
        ElementPath path = ElementPath.of("$.a['b c'].d");
        assertThat(IntStream.rangeClosed(0, 3).mapToObj(path::upTo))
                .containsExactly("$", "$.a", "$.a['b c']", "$.a['b c'].d");
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '|',
            delimiter = ';',
            value = {
                "||;'$';1",
                "users;'$';1",
                "$users;'.' or '[';2",
                "$.;a name;3",
                "$..a;a name;3",
                "$.a.;a name;5",
                "$.a[0];a name in quotes;5",
                "$[;a name in quotes;3",
                "$[*];a name in quotes;3",
                "$['a;the closing ']';5",
                "$['a';the closing ']';5",
                "$['a'x];the closing ']';5",
                "$[\"a'];the closing \"];7",
                "$['a\\;the closing ']';6",
                "$['a']b;'.' or '[';7",
                "$.a]b;'.' or '[';4",
                "$.a'b;'.' or '[';4"
            })
    void whatIsNone(String text, String needs, int character) {
        String expected = needs.equals("the closing ']'") ? "the closing ']" : needs;
        String message = "path \"" + text + "\": expected " + expected + " at character " + character
                + "; a path leads from the document, $, through member names to an array, as in $.data.users";
        assertThatThrownBy(() -> EventFormat.elements(ProbeParser.ANYTHING, text))
                .isExactlyInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }
}
