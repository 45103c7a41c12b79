package dev.schemac.runtime.errors;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.schemac.runtime.Column;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonParseException.Kind;
import dev.schemac.runtime.JsonParseException.Reason;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.ProbeParser;
import dev.schemac.runtime.ScanningParser;
import dev.schemac.runtime.UntypedParser;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import dev.schemac.runtime.stream.EventFormat;
import dev.schemac.runtime.stream.EventStream;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import java.io.ByteArrayInputStream;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The reasons of errors, which callers read instead of messages. */
class ErrorReasonTest {
    private static final JsonKeys KEYS = JsonKeys.of(1, JsonKey.number("v"));

    /** Reads objects with the required member {@code v}. */
    private static final ObjectParser<Map<String, Object>> PARSER = new ScanningParser<>() {
        private final ProbeParser probe = new ProbeParser(Column.intColumn("v"));

        @Override
        public EventType<Map<String, Object>> eventType() {
            return probe.eventType();
        }

        @Override
        public Map<String, Object> read(JsonScanner in) {
            Map<String, Object> found = probe.read(in);
            if (found != null && !found.containsKey("v")) {
                in.missing(KEYS, 1);
            }
            return found;
        }
    };

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "'' ~ MALFORMED ~ END_OF_INPUT",
                "{\"v\":1 ~ MALFORMED ~ END_OF_INPUT",
                "{\"v\":1}{\"v\":2} ~ MALFORMED ~ SECOND_DOCUMENT",
                "{\"v\":1} [] ~ MALFORMED ~ SECOND_DOCUMENT",
                "{\"v\":1} 2 ~ MALFORMED ~ OTHER",
                "{\"v\":1}] ~ MALFORMED ~ OTHER",
                "[{\"v\":1}] ~ MISMATCH ~ ARRAY",
                "{\"v\":[1]} ~ MISMATCH ~ ARRAY",
                "{\"v\" [1]} ~ MALFORMED ~ OTHER",
                "{[1]} ~ MALFORMED ~ OTHER",
                "{\"v\":\"a\"} ~ MISMATCH ~ OTHER",
                "{} ~ MISMATCH ~ MISSING_MEMBER",
                "{\"v\":1,\"w\":\"0123456789012345678901234567890\"} ~ LIMIT ~ EVENT_BYTES",
            })
    void everyErrorHasAReason(String json, Kind kind, Reason reason) {
        JsonOptions options = JsonOptions.DEFAULT.withMaxEventBytes(40);
        JsonParseException error = catchThrowableOfType(JsonParseException.class, () -> PARSER.parse(json, options));

        assertThat(error.kind()).isEqualTo(kind);
        assertThat(error.reason()).as(error.getMessage()).isEqualTo(reason);
        assertThat(RuntimeAccess.within(error, "$[1]", 7, 1, 8).reason()).isEqualTo(reason);
    }

    /** Whatever byte is the last one that arrived. */
    @Test
    void aDocumentThatIsCutAnywhereEndsEarly() {
        byte[] json =
                "{\"a\": [1, -2.5e+3, true, false, null, \"x\\u00e9\\n\\ud83d\\ude00\"], \"\u00e9\u20ac\ud83d\ude00\":{}}"
                        .getBytes(UTF_8);
        for (int length = 0; length < json.length; length++) {
            byte[] cut = Arrays.copyOf(json, length);
            JsonParseException error = catchThrowableOfType(
                    JsonParseException.class, () -> UntypedParser.parse(cut, 0, cut.length, JsonOptions.DEFAULT));

            assertThat(error.reason())
                    .as("%s bytes: %s", length, error.getMessage())
                    .isEqualTo(Reason.END_OF_INPUT);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "{\"b\":1} ~ MISSING_MEMBER",
                "{\"a\":[{\"v\":1}]}{} ~ SECOND_DOCUMENT",
                "{\"a\":[{\"v\":1}]}, ~ OTHER",
                "{\"a\":[{\"v\":1} ~ END_OF_INPUT",
                "[{\"a\":[{\"v\":1}]}] ~ ARRAY",
            })
    void errorsBetweenEventsHaveOneToo(String json, Reason reason) {
        EventFormat<?> format = EventFormat.elements(PARSER, "$.a");
        JsonParseException error = catchThrowableOfType(JsonParseException.class, () -> {
            try (EventStream<?> events = format.read(new ByteArrayInputStream(json.getBytes(UTF_8)))) {
                while (events.read() != null) {
                    // reads all
                }
            }
        });

        assertThat(error.reason()).as(error.getMessage()).isEqualTo(reason);
    }
}
