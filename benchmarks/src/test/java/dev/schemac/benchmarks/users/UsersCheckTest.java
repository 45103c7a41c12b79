package dev.schemac.benchmarks.users;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.schemac.benchmarks.payload.Document;
import dev.schemac.benchmarks.payload.Payload;
import dev.schemac.benchmarks.payload.UsersGenerator;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UsersCheckTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    /** Right but for the last digit of one number of one document. */
    private static final class AlmostRight implements UsersReader {
        private final JacksonUsersReader jackson = new JacksonUsersReader();
        private int reads;

        @Override
        public Object read(byte[] json) throws IOException {
            return spoil((Users) jackson.read(json));
        }

        @Override
        public Object read(String json) throws IOException {
            return spoil((Users) jackson.read(json));
        }

        private Users spoil(Users users) {
            if (++reads == 100) {
                users.users[0].latitude = Math.nextUp(users.users[0].latitude);
            }
            return users;
        }
    }

    @Test
    void findsOneWrongDigitInOneOfManyDocuments() {
        List<Document> documents = UsersGenerator.generate(Payload.named("1k"));

        assertThatIllegalStateException()
                .isThrownBy(() -> UsersCheck.check("almost", new AlmostRight(), documents, false))
                .withMessageStartingWith("almost reads document 99 wrongly: $.users[0].latitude should be ");
        assertThatIllegalStateException()
                .isThrownBy(() -> UsersCheck.check("almost", new AlmostRight(), documents, true))
                .withMessageStartingWith("almost reads document 99 wrongly: $.users[0].latitude should be ");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{\"a\":1}       | {\"a\":2}         | $.a should be 1 but is 2",
                "{\"a\":1}       | {\"a\":\"1\"}     | $.a should be 1 but is \"1\"",
                "{\"a\":1}       | {\"b\":1}         | $.a should be 1 but is ",
                "{\"a\":1}       | {\"a\":1,\"b\":2} | $ should be {\"a\":1} but is {\"a\":1,\"b\":2}",
                "{\"a\":[1,2]}   | {\"a\":[1,3]}     | $.a[1] should be 2 but is 3",
                "{\"a\":[1,2]}   | {\"a\":[1]}       | $.a should be [1,2] but is [1]",
                "{\"a\":\"x\"}   | {\"a\":null}      | $.a should be \"x\" but is null",
            })
    void namesThePlaceOfTheFirstDifference(String expected, String actual, String message) throws IOException {
        JsonNode left = MAPPER.readTree(expected);
        JsonNode right = MAPPER.readTree(actual);

        assertThat(UsersCheck.firstDifference(left, right, "$").map(String::strip))
                .contains(message.strip());
        assertThat(UsersCheck.firstDifference(left, left.deepCopy(), "$")).isEmpty();
    }
}
