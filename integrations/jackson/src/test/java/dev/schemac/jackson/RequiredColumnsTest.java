package dev.schemac.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.JsonMappingException.Reference;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.schemac.golden.records.required.Reading;
import dev.schemac.golden.records.required.ReadingParser;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Records with primitive components, because their columns are required and not nullable, in an ObjectMapper. */
class RequiredColumnsTest {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .addModule(new SchemacModule().with(ReadingParser.INSTANCE))
            .build();

    private static final String READING = "{\"sensor\":\"s\",\"at\":-1,\"value\":0.0,\"valid\":false,\"samples\":null,"
            + "\"version\":2,\"presence\":\"x\"}";

    @ParameterizedTest
    @EnumSource
    void valuesThatAreThereAreRead(Formats format) throws IOException {
        try (JsonParser tokens = format.stream(format.copy(READING))) {
            assertThat(MAPPER.readValue(tokens, Reading.class))
                    .isEqualTo(new Reading("s", -1, 0, false, null, 2, 'x', null, null));
        }
    }

    @ParameterizedTest
    @EnumSource
    void absentAndNullAreRefused(Formats format) throws IOException {
        refuses(format, READING.replace("\"at\":-1,", ""), "required member is missing", "at");
        refuses(format, READING.replace("\"at\":-1,", "\"at\":null,"), "expected long but found null", "at");
        refuses(format, READING.replace("false", "null"), "expected boolean but found null", "valid");
    }

    private static void refuses(Formats format, String json, String message, String column) throws IOException {
        try (JsonParser tokens = format.stream(format.copy(json))) {
            MismatchedInputException error =
                    catchThrowableOfType(MismatchedInputException.class, () -> MAPPER.readValue(tokens, Reading.class));
            // Jackson 3 does not append the place, so the message has it.
            assertThat(error.getOriginalMessage().replaceFirst(" \\(line 1, column \\d+\\)$", ""))
                    .isEqualTo("Cannot read dev.schemac.golden.records.required.Reading: " + message);
            assertThat(error.getPath()).extracting(Reference::getFieldName).containsExactly(column);
        }
    }

    @Test
    void allAreWritten() throws IOException {
        assertThat(MAPPER.writeValueAsString(Reading.parse(READING))).isEqualTo(READING);
    }
}
