package dev.schemac.codegen.application;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.support.JsonFormat;
import java.time.temporal.ChronoUnit;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Enums of the application whose constants have other strings in JSON. */
class NamedConstantsTest {

    @Test
    void constantsHaveTheStringsInTheirOrder() {
        JsonFormat<TimeUnit> format =
                JsonFormat.of(TimeUnit.values()).withStrings("ns", "us", "ms", "s", "min", "h", "d");

        assertThat(format.parse("ms")).isEqualTo(TimeUnit.MILLISECONDS);
        assertThat(format.format(TimeUnit.DAYS)).isEqualTo("d");
        assertThatThrownBy(() -> format.parse("DAYS"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no constant of TimeUnit has this string");
    }

    @Test
    void unknownStringsAreReadAsBefore() {
        assertThat(JsonFormat.of(ChronoUnit.values(), ChronoUnit.FOREVER)
                        .withStrings(names())
                        .parse("x"))
                .isEqualTo(ChronoUnit.FOREVER);
        assertThat(JsonFormat.ofOrNull(ChronoUnit.values()).withStrings(names()).parse("x"))
                .isNull();
    }

    private static String[] names() {
        String[] names = new String[ChronoUnit.values().length];
        for (int i = 0; i < names.length; i++) {
            names[i] = "unit " + i;
        }
        return names;
    }
}
