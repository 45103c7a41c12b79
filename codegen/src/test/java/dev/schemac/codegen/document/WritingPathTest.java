package dev.schemac.codegen.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.schemac.golden.users.User;
import dev.schemac.golden.users.Users;
import dev.schemac.golden.users.UsersWriter;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.JsonWriter;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The calls from the application to the method that stores the first byte of a string, in the order of a debugger. The
 * string ends in an unpaired surrogate, so that the stack trace of its error lists them.
 */
class WritingPathTest {

    private static final int MOST = 9;

    private static Users users() {
        User user = new User();
        user.setId("abc\uD800");
        Users users = new Users();
        users.setUsers(new User[] {user});
        return users;
    }

    @Test
    void ofAnEvent() {
        assertThat(path("toJsonBytes", () -> users().toJsonBytes()))
                .containsExactly(
                        "JsonEvent.toJsonBytes",
                        "JsonWriter$Document.write",
                        "Users.writeTo",
                        "UsersWriter.write",
                        "UsersWriter.writeUserArray",
                        "UserWriter.write",
                        "JsonOutput.member",
                        "Output.text",
                        "StringEncoder.append")
                .hasSizeLessThanOrEqualTo(MOST);
    }

    @Test
    void ofAWriter() {
        assertThat(path("toJson", () -> UsersWriter.INSTANCE.toJson(users())))
                .doesNotContain("JsonWriter.value")
                .hasSizeLessThanOrEqualTo(MOST);
    }

    /** Only an application that has a {@code JsonWriter} calls it. */
    @Test
    void ofTheWriterOfAnApplication() {
        assertThat(path("value", () -> new JsonWriter().value(UsersWriter.INSTANCE, users())))
                .startsWith("JsonWriter.value", "UsersWriter.write")
                .hasSizeLessThanOrEqualTo(MOST);
    }

    /** Returns the methods from the one that the call calls to the encoder of strings. */
    private static List<String> path(String called, Runnable call) {
        JsonWriteException error = catchThrowableOfType(JsonWriteException.class, call::run);
        List<String> methods = Arrays.asList(Arrays.stream(error.getStackTrace())
                .map(frame -> frame.getClassName().replaceFirst(".*\\.", "") + "." + frame.getMethodName())
                .toArray(String[]::new));
        Collections.reverse(methods);
        int first = 0;
        while (!methods.get(first).endsWith("." + called)) {
            first++;
        }
        return methods.subList(first, methods.indexOf("StringEncoder.append") + 1);
    }
}
