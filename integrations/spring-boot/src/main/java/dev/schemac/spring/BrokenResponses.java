package dev.schemac.spring;

import dev.schemac.runtime.JsonException;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.core.MethodParameter;
import org.springframework.core.Ordered;
import org.springframework.core.ResolvableType;
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
 * <p>A servlet container closes the connection if an exception leaves the servlet then. As a resolver this comes before
 * the others, which would turn the exception into a second answer. As a filter it comes before those that catch
 * exceptions, as {@code ErrorPageFilter} does.
 */
final class BrokenResponses extends OncePerRequestFilter implements HandlerExceptionResolver, Ordered {
    /** The attribute of a request whose response is broken: its exception. */
    private static final String FAILURE = BrokenResponses.class.getName();

    private static final String CLIENT_IS_GONE = "AsyncRequestNotUsableException"; // since Spring 6.0.15

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
        if (!response.isCommitted() || !isOfEvents(failure, handler)) {
            return null;
        }
        request.setAttribute(FAILURE, failure);
        throw unchecked(failure);
    }

    private boolean isOfEvents(Exception failure, Object handler) {
        if (failure.getClass().getSimpleName().equals(CLIENT_IS_GONE)) {
            return false;
        }
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof IncompleteResponseException || cause instanceof JsonException) {
                return true;
            }
        }
        return handler instanceof HandlerMethod method && sendsEvents(method.getReturnType(), failure);
    }

    private boolean sendsEvents(MethodParameter result, Exception failure) {
        ResolvableType type = ResolvableType.forMethodParameter(result);
        return hasEvents(type) || isEmitter(type) && !(failure instanceof AsyncRequestTimeoutException);
    }

    private boolean hasEvents(ResolvableType type) {
        if (bodies.type(type) != null) {
            return true;
        }
        for (ResolvableType generic : type.getGenerics()) {
            if (hasEvents(generic)) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether a type is that of objects to which the application sends events; it does not name their class. */
    private static boolean isEmitter(ResolvableType type) {
        return ResponseBodyEmitter.class.isAssignableFrom(type.toClass())
                || ResponseBodyEmitter.class.isAssignableFrom(type.getGeneric().toClass());
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
        chain.doFilter(request, response);
        if (request.getAttribute(FAILURE) instanceof Exception failure) {
            throw unchecked(failure); // another filter has caught it
        }
    }

    /** The caller throws checked exceptions of the application as they are. */
    @SuppressWarnings("unchecked") // the cast has no effect
    private static <E extends Exception> RuntimeException unchecked(Exception failure) throws E {
        throw (E) failure;
    }
}
