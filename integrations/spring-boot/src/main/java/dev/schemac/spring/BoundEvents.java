package dev.schemac.spring;

import dev.schemac.spring.EventBodies.BodyType;
import dev.schemac.spring.EventBodies.Container;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.springframework.core.MethodParameter;
import org.springframework.core.ResolvableType;
import org.springframework.web.bind.support.WebBindingInitializer;
import org.springframework.web.method.HandlerMethod;

/**
 * Rejects controllers with an event class as model attribute, if possible when the application starts. Spring would bind request
 * parameters to its setters or constructor by their Java names, ignore the names of the schema, and check no rules.
 */
final class BoundEvents {
    private BoundEvents() {}

    /**
     * @param isBound whether Spring would bind request parameters to a parameter of a method
     * @throws IllegalStateException if that is an event
     */
    static void reject(EventBodies bodies, Stream<HandlerMethod> methods, Predicate<MethodParameter> isBound) {
        methods.flatMap(method -> Stream.of(method.getMethodParameters())).forEach(parameter -> {
            BodyType type = bodies.type(ResolvableType.forMethodParameter(parameter));
            if (type != null && type.container() == Container.NONE && isBound.test(parameter)) {
                throw rejected(type, ", in " + parameter.getExecutable());
            }
        });
    }

    /**
     * {@return an initializer that rejects events} A parameter without annotation is known only when a request comes.
     *
     * @param given the initializer to call first; may be null
     */
    static WebBindingInitializer rejecting(Supplier<EventBodies> bodies, WebBindingInitializer given) {
        return binder -> {
            if (given != null) {
                given.initBinder(binder);
            }
            ResolvableType bound = binder.getTargetType();
            BodyType type = bound == null ? null : bodies.get().type(bound);
            if (type != null && type.container() == Container.NONE) {
                throw rejected(type, "");
            }
        };
    }

    private static IllegalStateException rejected(BodyType type, String place) {
        return new IllegalStateException(
                "cannot bind request parameters to " + type.event().getName()
                        + ", the class of a schema" + place
                        + ": annotate the parameter with @RequestBody to read the event from the body, or declare"
                        + " the request parameters with @RequestParam");
    }
}
