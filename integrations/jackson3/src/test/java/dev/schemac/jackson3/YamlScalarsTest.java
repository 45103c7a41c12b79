package dev.schemac.jackson3;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.golden.scalars.Scalars;
import dev.schemac.golden.scalars.ScalarsParser;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.exc.StreamReadException;

/** Scalars of YAML 1.2: Jackson decides which of them are numbers. */
class YamlScalarsTest {
    private static Scalars read(String yaml) {
        return TokenReader.of(ScalarsParser.INSTANCE)
                .read(Formats.YAML.factory.createParser(ObjectReadContext.empty(), yaml));
    }

    /** Jackson reports these as numbers, but they have no value. */
    @ParameterizedTest
    @ValueSource(strings = {".nan", ".inf", "-.inf"})
    void numbersThatAreNoneAreRefused(String number) {
        for (String column : List.of("fine", "text", "not declared")) {
            assertThatThrownBy(() -> read(column + ": " + number + "\nnumber: 1\n"))
                    .isInstanceOf(StreamReadException.class)
                    .hasMessageContaining("Malformed numeric value");
        }
    }

    @Test
    void scalarsHaveTheTypesOfJackson() {
        Scalars read = read(
                "text: 1.10\nletter: x\nflag: true\nnumber: 31\nlarge: 1000\nfine: 0.5\nexact: 1.20\nwhole: null\n");
        assertThat(read.getText()).isEqualTo("1.10");
        assertThat(read.getLetter()).isEqualTo('x');
        assertThat(read.isFlag()).isTrue();
        assertThat(read.getNumber()).isEqualTo(31);
        assertThat(read.getLarge()).isEqualTo(1000);
        assertThat(read.getFine()).isEqualTo(0.5);
        assertThat(read.getExact()).isEqualTo(new BigDecimal("1.20"));
    }

    @Test
    void otherNotationsOfNumbersAreStrings() {
        assertThat(read("text: 0x1F\n").getText()).isEqualTo("0x1F");
        assertThatThrownBy(() -> read("number: 0x1F\n"))
                .hasMessage("expected int but found string at $.number (line 1, column 9)");
    }
}
