package dev.schemac.codegen.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.schemac.codegen.Reflected;
import dev.schemac.codegen.TestSchemas;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonParseException.Kind;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.ObjectParser;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The rule {@code types}: the JSON types of columns of type {@code Object}. */
class JsonTypesTest {
    private static final ObjectParser<JsonEvent> SETTINGS =
            TestSchemas.beans("JsonTypes").parser("jsontypes.Setting");
    private static final List<JsonOptions> PROFILES =
            List.of(JsonOptions.DEFAULT, JsonOptions.STRICT, JsonOptions.ESPER);

    /** Each: members, the offset of the value among them, its path, and the expected types. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "'value':{}                           | 8| $.value       | a string, a number or a boolean",
                "'value': []                          | 9| $.value       | a string, a number or a boolean",
                "'value':1,'owner':true               |18| $.owner       | a string or an object",
                "'value':1,'owner':['a']              |18| $.owner       | a string or an object",
                "'value':1,'steps':[1,1.0,[],0.5]     |28| $.steps[3]    | an integer or an array",
                "'value':1,'steps':[null,'1']         |24| $.steps[1]    | an integer or an array",
                "'value':1,'features':{'a':{},'b':'t'}|33| $.features.b  | a boolean or an object"
            })
    void valuesOfAnotherTypeAreRejected(String members, int offset, String path, String expected) {
        String json = "{" + members.replace('\'', '"') + "}";
        for (JsonOptions options : PROFILES) {
            JsonParseException e = catchThrowableOfType(JsonParseException.class, () -> SETTINGS.parse(json, options));
            assertThat(e).hasMessage("expected " + expected + " at " + path + " (line 1, column " + (offset + 2) + ")");
            assertThat(e.kind()).isEqualTo(Kind.VIOLATION);
            assertThat(SETTINGS.validate(json, options))
                    .extracting(JsonParseException::getMessage)
                    .containsExactly(e.getMessage());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "'port':0            |17| $.port      | a number of at least 1 and at most 65535",
                "'port':65536.0      |17| $.port      | a number of at least 1 and at most 65535",
                "'port':18446744073709551616|17| $.port | a number of at least 1 and at most 65535",
                "'port':'80:'        |17| $.port      | a string that matches ^\\d+(:\\d+)?$",
                "'rest':{'a':[],'b':0.5} |29| $.rest.b | a number above 0.5",
                "'rest':{'a':true,'b':'x'} |31| $.rest.b | a string of at least 2 and at most 3 characters",
                "'rest':{'b':'wxyz'} |22| $.rest.b    | a string of at least 2 and at most 3 characters"
            })
    void rulesApplyToValuesOfTheirType(String member, int offset, String path, String expected) {
        valuesOfAnotherTypeAreRejected("'value':1," + member, offset, path, expected);
    }

    @Test
    void rulesDoNotApplyToOtherTypes() {
        String json =
                "{\"value\":1,\"port\":\"80:81\",\"rest\":{\"a\":[],\"b\":{\"c\":\"\"},\"d\":false,\"e\":null,\"f\":1}}";
        for (JsonOptions options : PROFILES) {
            assertThat(SETTINGS.parse(json, options).toJson()).isEqualTo(json);
        }
        JsonEvent setting = SETTINGS.parse(json);
        for (Object low : List.of(0, -1L, (short) 0, 0.5, 0.5f, BigInteger.ZERO, new BigDecimal("0.50"), Double.NaN)) {
            Reflected.set(setting, "rest", Map.of("a", low));
            assertThatThrownBy(setting::toJson)
                    .isInstanceOf(JsonWriteException.class)
                    .hasMessage("expected a number above 0.5 at $.rest.a");
        }
        Reflected.set(setting, "rest", Map.of("a", 'x'));
        assertThatThrownBy(setting::toJson).hasMessageContaining("a string of at least 2 and at most 3 characters");
        for (Object number : List.of(1, 1L, 0.6, 0.6f, BigInteger.ONE, new BigDecimal("0.51"))) {
            Reflected.set(setting, "rest", Map.of("a", number));
            assertThat(setting.toJson()).contains("\"rest\":{\"a\":");
        }
    }

    @Test
    void nullsAndAbsentMembersHaveNoType() {
        String json = "{\"value\":null,\"owner\":null,\"steps\":[null,2],\"features\":{\"a\":null},"
                + "\"port\":null,\"rest\":null}";
        assertThat(SETTINGS.parse(json).toJson(JsonOptions.ESPER)).isEqualTo(json);
        assertThat(SETTINGS.parse("{\"value\":\"a\"}").toJson()).isEqualTo("{\"value\":\"a\"}");
    }

    @Test
    void valuesOfAnotherTypeAreNotWritten() {
        JsonEvent setting = SETTINGS.parse("{\"value\":1}");
        for (Object owner : List.of(1, true, new int[0], List.of("a"), new BigDecimal("1.5"))) {
            Reflected.set(setting, "owner", owner);
            assertThatThrownBy(setting::toJson)
                    .isInstanceOf(JsonWriteException.class)
                    .hasMessage("expected a string or an object at $.owner");
        }
        for (Object owner : List.of("a", 'a', Map.of("b", 1), SETTINGS.parse("{\"value\":2}"))) {
            Reflected.set(setting, "owner", owner);
            assertThat(setting.toJson()).startsWith("{\"value\":1,\"owner\":");
        }
        Reflected.set(setting, "owner", null);
        for (Object step :
                List.of(1.0, 1f, new BigDecimal("1E+3"), new BigDecimal("10.00"), BigInteger.TEN, (byte) 1)) {
            Reflected.set(setting, "steps", new Object[] {step});
            assertThat(setting.toJson()).startsWith("{\"value\":1,\"steps\":[1");
        }
        for (Object step : List.of(0.5, 0.5f, new BigDecimal("0.1"), Double.NaN)) {
            Reflected.set(setting, "steps", new Object[] {step});
            assertThatThrownBy(setting::toJson)
                    .isInstanceOf(JsonWriteException.class)
                    .hasMessage("expected an integer or an array at $.steps[0]");
        }
    }

    @Test
    void classesWithoutJsonFormAreNotWritten() {
        JsonEvent setting = SETTINGS.parse("{\"value\":1}");
        Reflected.set(setting, "owner", LocalDate.EPOCH);
        assertThatThrownBy(setting::toJson)
                .isInstanceOf(JsonWriteException.class)
                .hasMessage("java.time.LocalDate cannot be written as JSON at $.owner");
    }
}
