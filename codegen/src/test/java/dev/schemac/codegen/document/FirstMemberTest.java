package dev.schemac.codegen.document;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.golden.members.ContactParser;
import dev.schemac.golden.records.users.UserParser;
import dev.schemac.golden.users.FriendParser;
import dev.schemac.golden.users.UsersParser;
import dev.schemac.golden.wide.WideParser;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The first member of an object, whichever column it is. */
class FirstMemberTest {
    private static final List<String> VALUES = List.of("\"x\"", "1", "true", "null", "[]", "{}");

    static Stream<ObjectParser<?>> parsers() {
        return Stream.of(
                UsersParser.INSTANCE,
                dev.schemac.golden.users.UserParser.INSTANCE,
                UserParser.INSTANCE,
                FriendParser.INSTANCE,
                ContactParser.INSTANCE,
                WideParser.INSTANCE,
                dev.schemac.golden.dynamic.EventParser.INSTANCE);
    }

    /** Each column as the first member behind a comma, with a value of each kind, and so far from the end that the fast path is open. */
    @ParameterizedTest
    @MethodSource("parsers")
    void noCommaStandsBeforeIt(ObjectParser<?> parser) {
        parser.eventType()
                .columns()
                .forEach(column -> VALUES.forEach(value -> {
                    String member = "\"" + column.jsonName() + "\":" + value;
                    for (String json : List.of("{," + member + "}", "{ ," + member + "}", "{, " + member + "}")) {
                        byte[] bytes = (json + " ".repeat(64)).getBytes(StandardCharsets.UTF_8);
                        for (JsonOptions options :
                                List.of(JsonOptions.DEFAULT, JsonOptions.STRICT, JsonOptions.ESPER)) {
                            assertThatThrownBy(() -> parser.parse(bytes, options))
                                    .as(json)
                                    .isInstanceOf(JsonParseException.class)
                                    .hasMessageContaining("expected member name but found ','");
                        }
                    }
                }));
    }
}
