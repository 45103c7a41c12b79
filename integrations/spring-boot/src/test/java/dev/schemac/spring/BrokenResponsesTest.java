package dev.schemac.spring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ParserIndex;
import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.http.ResponseEntity;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.web.method.HandlerMethod;

/** Failed responses of handlers that return no events. */
class BrokenResponsesTest {
    @SuppressWarnings({"rawtypes", "unused"}) // the argument of Enum is an Enum again
    Enum raw() {
        return null;
    }

    @SuppressWarnings("unused")
    <T extends Comparable<T>> ResponseEntity<T> bounded() {
        return null;
    }

    @ParameterizedTest
    @ValueSource(strings = {"raw", "bounded"})
    void typesThatAreTheirOwnArgumentsHaveNoEvents(String handler) throws Exception {
        MockHttpServletResponse response = new MockHttpServletResponse();
        response.setCommitted(true);
        BrokenResponses broken = new BrokenResponses(new EventBodies(ParserIndex.of(), JsonOptions.DEFAULT));

        assertThat(broken.resolveException(
                        new MockHttpServletRequest(),
                        response,
                        new HandlerMethod(this, getClass().getDeclaredMethod(handler)),
                        new IOException("the client is gone")))
                .isNull();
    }
}
