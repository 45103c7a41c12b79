package dev.schemac.dsl.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Codes are a promise: what is printed in a build log today must be found in the documentation of tomorrow. */
class DiagnosticCodeTest {
    @Test
    void numbersAreUnique() {
        assertThat(new HashSet<>(Arrays.stream(DiagnosticCode.values())
                        .map(DiagnosticCode::toString)
                        .toList()))
                .hasSameSizeAs(DiagnosticCode.values());
    }

    /** Add at the end of a group; never change a number. */
    @Test
    void numbersNeverChange() {
        assertThat(Arrays.stream(DiagnosticCode.values())
                        .map(code -> code + " " + code.name())
                        .collect(Collectors.joining("\n")))
                .startsWith("SC001 NOT_UTF_8\nSC002 SAME_SOURCE_NAME\nSC003 UNCLOSED_TEXT\nSC004 SYNTAX\n")
                .contains(
                        "SC012 UNKNOWN_TYPE",
                        "SC019 DUPLICATE_COLUMN",
                        "SC027 CLASS_NOT_FOUND",
                        "SC033 UNKNOWN_ANNOTATION",
                        "SC046 INHERITANCE_CYCLE",
                        "SC060 JAVA_NAME",
                        "SC080 ESPER_RESERVED_WORD");
    }

    /** Also where a locale has digits of its own. */
    @Test
    void digitsAreThoseOfEnglish() {
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
        try {
            assertThat(String.format("%d", 12)).as("digits of the locale").isNotEqualTo("12");
            assertThat(DiagnosticCode.UNKNOWN_TYPE).hasToString("SC012");
        } finally {
            Locale.setDefault(before);
        }
    }

    @ParameterizedTest
    @EnumSource(DiagnosticCode.class)
    void eachIsExplained(DiagnosticCode code) {
        assertThat(code.toString()).matches("SC\\d{3}");
        assertThat(code.title()).isNotBlank().doesNotContain("\n").hasSizeLessThan(60);
        assertThat(code.example()).isNotBlank();
        assertThat(code.fix()).isNotBlank().endsWith(".");
    }
}
