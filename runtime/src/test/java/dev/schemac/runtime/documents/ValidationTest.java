package dev.schemac.runtime.documents;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.Column;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonParseException.Kind;
import dev.schemac.runtime.ProbeParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonScanner;
import java.util.List;
import org.junit.jupiter.api.Test;

/** All errors of a document. A column {@code v} with an integer reports as many violations. */
class ValidationTest {
    private static final JsonKey V = JsonKey.number("v");
    private static final JsonKey FAILS = JsonKey.number("fails");

    private static final ProbeParser PARSER = new ProbeParser(
            counting(), Column.intColumn("a"), new Column(FAILS, ValidationTest::fail, ValidationTest::fail));

    private static Column counting() {
        return new Column(V, ValidationTest::violations, ValidationTest::violations);
    }

    private static Object violations(JsonScanner in) {
        int count = in.readInt();
        for (int i = 0; i < count; i++) {
            in.violation(V, "rule " + i);
        }
        return count;
    }

    /** As a setter of an application that rejects a value. */
    private static Object fail(JsonScanner in) {
        in.readInt();
        throw new IllegalStateException("rejected");
    }

    private static List<String> errors(String json) {
        List<String> ofString = messages(PARSER.validate(json, JsonOptions.DEFAULT));
        assertThat(messages(PARSER.validate(json.getBytes(UTF_8), JsonOptions.DEFAULT)))
                .isEqualTo(ofString);
        return ofString;
    }

    private static List<String> messages(List<JsonParseException> errors) {
        return errors.stream().map(JsonParseException::getMessage).toList();
    }

    @Test
    void violationsAreInTheirOrderAndAnotherErrorIsTheLast() {
        assertThat(errors("{\"v\":0,\"a\":1}")).isEmpty();
        assertThat(errors("{\"v\":2,\"a\":1}"))
                .containsExactly(
                        "expected rule 0 at $.v (line 1, column 6)", "expected rule 1 at $.v (line 1, column 6)");
        assertThat(errors("{\"v\":1,\"a\":true}"))
                .containsExactly(
                        "expected rule 0 at $.v (line 1, column 6)",
                        "expected int but found boolean at $.a (line 1, column 12)");
        assertThat(errors("{\"a\":true,\"v\":1}"))
                .containsExactly("expected int but found boolean at $.a (line 1, column 6)");
        assertThat(errors("{} x")).singleElement().asString().endsWith("(line 1, column 4)");
        assertThat(errors("\uFEFF{}")).isEmpty();
    }

    @Test
    void theListHasAtMostOneHundredErrors() {
        assertThat(errors("{\"v\":99,\"a\":true}")).hasSize(100);
        assertThat(errors("{\"v\":100,\"a\":true}")).hasSize(100);
        assertThat(errors("{\"v\":120}")).hasSize(100).last().asString().contains("rule 99");
    }

    /** Each error needs a scan of the bytes before it: together at most 64 MiB. */
    @Test
    void aLongDocumentHasFewerErrors() {
        String blanks = " ".repeat((1 << 20) - "{\"v\":120".length());
        assertThat(PARSER.validate("{\"v\":" + blanks + "120}", JsonOptions.DEFAULT))
                .hasSize(64);
        assertThat(PARSER.validate("{\"v\":" + blanks.substring(1) + "120}", JsonOptions.DEFAULT))
                .hasSize(65);
    }

    @Test
    void anUnpairedSurrogateIsTheOnlyError() {
        assertThat(PARSER.validate("{\"v\":1,\"b\":\"\uD800\"}", JsonOptions.DEFAULT))
                .singleElement()
                .satisfies(error -> assertThat(error.kind()).isEqualTo(Kind.MALFORMED));
    }

    /** A setter need not accept the value after an error. */
    @Test
    void anExceptionOfTheApplicationEndsTheList() {
        assertThat(errors("{\"v\":1,\"fails\":1}")).hasSize(1);
        assertThatThrownBy(() -> errors("{\"v\":0,\"fails\":1}"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("rejected");
    }
}
