package dev.schemac.spring;

import dev.schemac.runtime.JsonException;
import io.undertow.servlet.handlers.ServletRequestContext;
import jakarta.servlet.DispatcherType;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Arrays;
import org.springframework.core.Ordered;
import org.springframework.core.ResolvableType;
import org.springframework.util.ClassUtils;
import org.springframework.web.context.request.async.AsyncRequestTimeoutException;
import org.springframework.web.filter.OncePerRequestFilter;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.HandlerExceptionResolver;
import org.springframework.web.servlet.ModelAndView;
import org.springframework.web.servlet.mvc.method.annotation.ResponseBodyEmitter;

/**
 * Breaks the connection if events of a response fail after its first bytes were sent. Otherwise the response would end as
 * if it were whole, or with the answer of an exception handler or an error page after the events.
 *
 * <p>Tomcat and Jetty close the connection if an exception leaves the servlet then; Undertow does not. As a resolver this
 * class has precedence over the others, which would turn the exception into a second answer. As a filter it is called
 * before filters that catch exceptions, such as {@code ErrorPageFilter}.
 */
final class BrokenResponses extends OncePerRequestFilter implements HandlerExceptionResolver, Ordered {
    /** The attribute of a request whose response is broken: its exception. */
    private static final String FAILURE = BrokenResponses.class.getName();

    private static final String CLIENT_IS_GONE = "AsyncRequestNotUsableException"; // since Spring 6.0.15

    private static final boolean UNDERTOW = ClassUtils.isPresent(
            "io.undertow.servlet.handlers.ServletRequestContext", BrokenResponses.class.getClassLoader());

    /** Enough for {@code ResponseEntity<Mono<List<User>>>}. */
    private static final int MOST_LEVELS = 4;

    private final EventBodies bodies;

    BrokenResponses(EventBodies bodies) {
        this.bodies = bodies;
    }

    @Override
    public int getOrder() {
        return HIGHEST_PRECEDENCE;
    }

    @Override
    public ModelAndView resolveException(
            HttpServletRequest request, HttpServletResponse response, Object handler, Exception failure) {
        if (!response.isCommitted() || !isOfEvents(failure, handler, request.getDispatcherType())) {
            return null;
        }
        request.setAttribute(FAILURE, failure);
        throw unchecked(failure);
    }

    private boolean isOfEvents(Exception failure, Object handler, DispatcherType dispatch) {
        if (failure.getClass().getSimpleName().equals(CLIENT_IS_GONE)) {
            return false;
        }
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof IncompleteResponseException || cause instanceof JsonException) {
                return true;
            }
        }
        if (!(handler instanceof HandlerMethod method)) {
            return false;
        }
        ResolvableType type = ResolvableType.forMethodParameter(method.getReturnType());
        return hasEvents(type, MOST_LEVELS)
                || dispatch == DispatcherType.ASYNC
                        && !(failure instanceof AsyncRequestTimeoutException)
                        && (mayHideEvents(type) || type.hasGenerics() && mayHideEvents(type.getGeneric()));
    }

    /** @param levels how deep type arguments are searched: a type can be an argument of its own bound */
    private boolean hasEvents(ResolvableType type, int levels) {
        return bodies.type(type) != null
                || levels > 0 && Arrays.stream(type.getGenerics()).anyMatch(generic -> hasEvents(generic, levels - 1));
    }

    /** Returns whether a type does not name the class of events that are sent one after another. */
    private static boolean mayHideEvents(ResolvableType type) {
        return type.toClass() == Object.class || ResponseBodyEmitter.class.isAssignableFrom(type.toClass());
    }

    @Override
    protected boolean shouldNotFilterAsyncDispatch() {
        return false;
    }

    @Override
    protected boolean shouldNotFilterErrorDispatch() {
        return false;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        if (request.getAttribute(FAILURE) != null) {
            return; // the container includes an error page in the response
        }
        try {
            chain.doFilter(request, response);
        } finally {
            if (request.getAttribute(FAILURE) != null && UNDERTOW) {
                Undertow.closeConnection();
            }
        }
        if (request.getAttribute(FAILURE) instanceof Exception failure) {
            throw unchecked(failure); // another filter has caught it
        }
    }

    /** Undertow ends the response, whatever is thrown. */
    private static final class Undertow {
        static void closeConnection() throws IOException {
            ServletRequestContext context = ServletRequestContext.current();
            if (context != null) {
                context.getExchange().getConnection().close();
            }
        }
    }

    /** Lets a method throw a checked exception of the application without a wrapper. */
    @SuppressWarnings("unchecked") // the cast has no effect
    private static <E extends Exception> RuntimeException unchecked(Exception failure) throws E {
        throw (E) failure;
    }
}
