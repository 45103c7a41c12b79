package dev.schemac.spring;

import dev.schemac.integrations.common.ProblemDetails;
import dev.schemac.runtime.JsonParseException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.function.Supplier;
import org.springframework.core.Ordered;
import org.springframework.core.codec.DecodingException;
import org.springframework.http.codec.HttpMessageReader;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.util.ClassUtils;
import org.springframework.util.ReflectionUtils;
import org.springframework.web.servlet.HandlerExceptionResolver;
import org.springframework.web.servlet.ModelAndView;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * Replaces the exception of an invalid event inside another object by that of an invalid body, so that the same handlers answer it. Jackson
 * reads such objects, and its exceptions have the error of the event as cause.
 */
final class NestedEvents {
    private static final boolean JACKSON_2 = isPresent("com.fasterxml.jackson.databind.JsonMappingException");
    private static final boolean JACKSON_3 = isPresent("tools.jackson.core.JacksonException");

    private NestedEvents() {}

    private static boolean isPresent(String type) {
        return ClassUtils.isPresent(type, NestedEvents.class.getClassLoader());
    }

    /** Returns the error of an event, with its path in the whole body; null if the exception has another reason. */
    private static JsonParseException error(Throwable failure) {
        Throwable mapping = failure.getCause();
        if (mapping == null || !(mapping.getCause() instanceof JsonParseException error)) {
            return null;
        }
        List<Object> path = JACKSON_2 ? Jackson2.path(mapping) : null;
        path = path == null && JACKSON_3 ? Jackson3.path(mapping) : path;
        return path == null ? null : ProblemDetails.at(error, path);
    }

    /** Its classes are loaded only if they are present. */
    private static final class Jackson2 {
        static List<Object> path(Throwable mapping) {
            return mapping instanceof com.fasterxml.jackson.databind.JsonMappingException e
                    ? e.getPath().stream()
                            .<Object>map(step -> step.getFieldName() == null ? step.getIndex() : step.getFieldName())
                            .toList()
                    : null;
        }
    }

    /** Its classes are loaded only if they are present. */
    private static final class Jackson3 {
        static List<Object> path(Throwable mapping) {
            return mapping instanceof tools.jackson.core.JacksonException e
                    ? e.getPath().stream()
                            .<Object>map(
                                    step -> step.getPropertyName() == null ? step.getIndex() : step.getPropertyName())
                            .toList()
                    : null;
        }
    }

    /** For Spring MVC: passes the other exception to the handlers of the application and of the starter. */
    static final class OfServlets implements HandlerExceptionResolver, Ordered {
        private final Supplier<HandlerExceptionResolver> handlers;

        OfServlets(Supplier<HandlerExceptionResolver> handlers) {
            this.handlers = handlers;
        }

        @Override
        public int getOrder() {
            return HIGHEST_PRECEDENCE + 1; // after BrokenResponses
        }

        @Override
        public ModelAndView resolveException(
                HttpServletRequest request, HttpServletResponse response, Object handler, Exception failure) {
            if (failure instanceof HttpMessageNotReadableException unreadable
                    && !(failure instanceof UnreadableEventException)) {
                JsonParseException error = error(failure);
                if (error != null) {
                    RuntimeException invalid = ProblemDetails.isTooLong(error)
                            ? new EventTooLargeException(error)
                            : new UnreadableEventException(List.of(error), failure, unreadable.getHttpInputMessage());
                    return handlers.get().resolveException(request, response, handler, invalid);
                }
            }
            return null;
        }
    }

    /** For WebFlux: returns a reader of another library, with the other exception. */
    static HttpMessageReader<?> reader(HttpMessageReader<?> reader) {
        return (HttpMessageReader<?>) Proxy.newProxyInstance(
                NestedEvents.class.getClassLoader(), new Class<?>[] {HttpMessageReader.class}, (proxy, method, all) -> {
                    Object result = ReflectionUtils.invokeMethod(method, reader, all);
                    if (result instanceof Mono<?> body) {
                        return body.onErrorMap(DecodingException.class, NestedEvents::translated);
                    }
                    return result instanceof Flux<?> body
                            ? body.onErrorMap(DecodingException.class, NestedEvents::translated)
                            : result;
                });
    }

    private static Exception translated(DecodingException failure) {
        JsonParseException error = failure instanceof UndecodableEventException ? null : error(failure);
        if (error == null) {
            return failure;
        }
        return ProblemDetails.isTooLong(error)
                ? new EventTooLargeException(error)
                : new UndecodableEventException(List.of(error), failure);
    }
}
