package dev.schemac.codegen.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.golden.users.Users;
import dev.schemac.golden.users.UsersParser;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The Users document of the example, whole, cut and changed: only {@link JsonParseException} may come out of a parse.
 */
@Tag("slow")
@Tag("each-jdk")
class DamagedUsersTest {
    private static byte[] document(String name) throws IOException {
        return Files.readAllBytes(Path.of("../examples/quickstart/src/main/resources", name));
    }

    @Test
    void compactAndIndentedFormsAreEqual() throws IOException {
        Users compact = Users.parse(document("users.json"));
        Users indented = Users.parse(document("users-pretty.json"));
        assertThat(indented).isEqualTo(compact);
        assertThat(compact.getUsers()).hasSize(2);
        assertThat(compact.getUsers()[0].getIsActive()).isEqualTo("true");
        assertThat(Users.parse(compact.toJsonBytes())).isEqualTo(compact);
    }

    @ParameterizedTest
    @ValueSource(strings = {"users.json", "users-pretty.json"})
    void everyTruncationIsRefusedAtEveryEntryPoint(String name) throws IOException {
        byte[] whole =
                new String(document(name), StandardCharsets.UTF_8).strip().getBytes(StandardCharsets.UTF_8);
        for (int length = 0; length < whole.length; length++) {
            byte[] cut = Arrays.copyOf(whole, length);
            int range = length;
            assertThatThrownBy(() -> Users.parse(cut)).isInstanceOf(JsonParseException.class);
            assertThatThrownBy(() -> Users.parse(whole, 0, range)).isInstanceOf(JsonParseException.class);
            assertThatThrownBy(() -> Users.parse(new String(cut, StandardCharsets.UTF_8)))
                    .isInstanceOf(JsonParseException.class);
            assertThatThrownBy(() -> Users.parse(new ByteArrayInputStream(cut))).isInstanceOf(JsonParseException.class);
        }
    }

    @Test
    void everySingleByteChangeParsesOrIsRefused() throws IOException {
        byte[] json = document("users.json");
        int refused = 0;
        for (int at = 0; at < json.length; at++) {
            byte original = json[at];
            for (int change = 1; change < 256; change++) {
                json[at] = (byte) (original ^ change);
                JsonOptions options = (change & 1) == 0 ? JsonOptions.DEFAULT : JsonOptions.ESPER;
                try {
                    assertThat((Object) UsersParser.INSTANCE.parse(json, options))
                            .isNotNull();
                } catch (JsonParseException e) {
                    refused++;
                } catch (RuntimeException e) {
                    throw new AssertionError("byte " + at + " became " + (json[at] & 0xff), e);
                }
            }
            json[at] = original;
        }
        // Every byte above 127 is ill-formed alone: more than half of all changes must be refused.
        assertThat(refused).isGreaterThan(json.length * 127);
    }
}
