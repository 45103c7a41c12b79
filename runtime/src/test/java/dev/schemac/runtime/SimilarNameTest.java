package dev.schemac.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The name that may have been meant: near enough, the nearest, the first of those. */
class SimilarNameTest {

    private static String meant(String written, String... names) {
        String suggestion = SimilarName.suggestion(written, List.of(names));
        return suggestion.isEmpty() ? "" : suggestion.replaceFirst("^; did you mean '(.*)'\\?$", "$1");
    }

    @Test
    void isAWholeSentence() {
        assertThat(SimilarName.suggestion("adress", List.of("name", "address"))).isEqualTo("; did you mean 'address'?");
        assertThat(SimilarName.suggestion("adress", List.of())).isEmpty();
    }

    @Test
    void oneOfEachKindOfSlipIsNear() {
        assertThat(meant("nme", "name")).isEqualTo("name");
        assertThat(meant("naame", "name")).isEqualTo("name");
        assertThat(meant("nane", "name")).isEqualTo("name");
        assertThat(meant("nmae", "name")).isEqualTo("name");
        assertThat(meant("anme", "name")).isEqualTo("name");
        assertThat(meant("naem", "name")).isEqualTo("name");
        assertThat(meant("NAME", "name")).isEqualTo("name");
    }

    /** A third of the letters, one at least, three at most; and never all of them. */
    @Test
    void howFarIsNear() {
        assertThat(meant("a", "b")).isEmpty();
        assertThat(meant("ab", "ac")).isEqualTo("ac");
        assertThat(meant("ab", "cd")).isEmpty();
        assertThat(meant("abcde", "abcxe")).isEqualTo("abcxe");
        assertThat(meant("abcde", "abxye")).isEmpty();
        assertThat(meant("abcdef", "abxyef")).isEqualTo("abxyef");
        assertThat(meant("abcdef", "axyzef")).isEmpty();
        assertThat(meant("abcdefghi", "xyzdefghi")).isEqualTo("xyzdefghi");
        assertThat(meant("abcdefghijklmnop", "wxyzefghijklmnop")).isEmpty();
        assertThat(meant("abcdefghijklmnop", "wxydefghijklmnop")).isEqualTo("wxydefghijklmnop");
        assertThat(meant("abcdefghi", "abcdef")).isEqualTo("abcdef");
        assertThat(meant("abcdefghi", "abcde")).isEmpty();
        assertThat(meant("abcdef", "abcdefghi")).isEmpty();
        assertThat(meant("abcdef", "abcdefgh")).isEqualTo("abcdefgh");
        assertThat(meant("nmax", "name")).isEmpty();
    }

    @Test
    void theNearestIsMeantAndOfEquallyNearOnesTheFirst() {
        assertThat(meant("abcdefghi", "abcdefxyi", "abcdefgxi", "abcdefghx")).isEqualTo("abcdefgxi");
        assertThat(meant("column", "colum", "columns")).isEqualTo("colum");
        assertThat(meant("column", "columns", "colum")).isEqualTo("columns");
    }

    @Test
    void longNamesAreNotCompared() {
        assertThat(meant("x".repeat(63), "x".repeat(64))).isEqualTo("x".repeat(64));
        assertThat(meant("x".repeat(64), "x".repeat(65))).isEmpty();
    }
}
