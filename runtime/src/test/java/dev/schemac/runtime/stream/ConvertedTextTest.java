package dev.schemac.runtime.stream;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.JsonAdapter;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.ScanningParser;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.event.GeneratedEventType;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A text that its format refuses is a bad event like any other, in a stream as in memory, and an adapter's exception stays its cause. */
class ConvertedTextTest {
    private static final JsonKey DAY = JsonKey.string("day");

    private static final JsonFormat<LocalDate> ADAPTER = JsonFormat.ofAdapter(new DayAdapter(), JsonAdapter::parse);

    private static final class DayAdapter implements JsonAdapter<LocalDate> {
        @Override
        public LocalDate parse(String text) {
            return LocalDate.parse(text);
        }

        @Override
        public void write(LocalDate value, JsonWriter out) {
            out.value(value.toString());
        }
    }

    /** An object with the one column {@code day}. */
    private record DayParser(JsonFormat<LocalDate> format) implements ScanningParser<LocalDate> {
        @Override
        public EventType<LocalDate> eventType() {
            return GeneratedEventType.of(LocalDate.class, "", "Day", List.of());
        }

        @Override
        public LocalDate read(JsonScanner in) {
            in.beginObject();
            in.tryFirst(DAY);
            LocalDate day = in.readAs(format);
            in.endObject();
            return day;
        }
    }

    @Test
    void aDateThatIsNone() {
        for (JsonFormat<LocalDate> format : List.of(JsonFormat.LOCAL_DATE, ADAPTER)) {
            ObjectParser<LocalDate> parser = new DayParser(format);
            String lines = "{\"day\":\"2026-11-21\"}\n{\"day\":\"2026-02-30\"}\n{\"day\":\"2026-12-24\"}\n";
            List<JsonParseException> errors = new ArrayList<>();
            errors.add(error(EventFormat.lines(parser), lines));
            errors.add(error(EventFormat.documents(parser), lines.replace("\n", "")));
            errors.add(error(EventFormat.elements(parser), "[" + lines.strip().replace('\n', ',') + "]"));
            String wanted = format == ADAPTER ? format.name() : "a date (such as 2007-12-03)";
            String expected = "expected " + wanted + " but found string at ";
            assertThat(errors)
                    .extracting(Throwable::getMessage)
                    .containsExactly(
                            expected + "$.day (line 2, column 8)",
                            expected + "$.day (line 1, column 28)",
                            expected + "$[1].day (line 1, column 30)");
            assertThatThrownBy(() -> parser.parse("{\"day\":\"2026-02-30\"}"))
                    .hasMessage(expected + "$.day (line 1, column 8)");
            if (format == ADAPTER) {
                assertThat(errors)
                        .allSatisfy(error -> assertThat(error).hasCauseInstanceOf(DateTimeParseException.class));
            }
        }
    }

    private static JsonParseException error(EventFormat<LocalDate> format, String text) {
        List<LocalDate> days = new ArrayList<>();
        List<JsonParseException> errors = new ArrayList<>();
        EventFeed<LocalDate> feed =
                format.onRejected(bad -> errors.add(bad.error())).feed(days::add);
        byte[] bytes = text.getBytes(UTF_8);
        feed.feed(bytes, 0, bytes.length);
        feed.finish();
        assertThat(days).containsExactly(LocalDate.of(2026, 11, 21), LocalDate.of(2026, 12, 24));
        assertThat(errors).hasSize(1);
        return errors.get(0);
    }
}
