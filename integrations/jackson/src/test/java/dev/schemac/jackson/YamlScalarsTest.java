package dev.schemac.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonParseException;
import dev.schemac.golden.scalars.Scalars;
import dev.schemac.golden.scalars.ScalarsParser;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Scalars of YAML 1.1: Jackson decides which of them are numbers. */
class YamlScalarsTest {
    private static final TokenReader<Scalars> SCALARS = TokenReader.of(ScalarsParser.INSTANCE);

    /** Jackson reports these as numbers, but they have no value. */
    @ParameterizedTest
    @ValueSource(strings = {".nan", ".inf", "-.INF"})
    void numbersThatAreNoneAreRefusedInYaml(String number) {
        for (String column : List.of("fine", "text", "not declared")) {
            String yaml = column + ": " + number + "\nnumber: 1\n";
            assertThatThrownBy(() -> SCALARS.read(Formats.YAML.factory.createParser(yaml)))
                    .isInstanceOf(JsonParseException.class)
                    .hasMessageContaining("Malformed numeric value");
        }
    }

    @Test
    void yamlScalarsHaveTheTypesOfJackson() throws IOException {
        String yaml =
                "text: 1.10\nletter: x\nflag: true\nnumber: 0x1F\nlarge: 1_000\nfine: .5\nexact: 1.20\nwhole: ~\n";
        Scalars read = SCALARS.read(Formats.YAML.factory.createParser(yaml));
        assertThat(read.getText()).isEqualTo("1.10");
        assertThat(read.getLetter()).isEqualTo('x');
        assertThat(read.isFlag()).isTrue();
        assertThat(read.getNumber()).isEqualTo(31);
        assertThat(read.getLarge()).isEqualTo(1000);
        assertThat(read.getFine()).isEqualTo(0.5);
        assertThat(read.getExact()).isEqualTo(new BigDecimal("1.20"));
        assertThat(read.getWhole()).isNull();
    }
}
