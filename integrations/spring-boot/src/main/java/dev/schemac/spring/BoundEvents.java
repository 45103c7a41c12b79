package dev.schemac.spring;

import dev.schemac.spring.EventBodies.BodyType;
import dev.schemac.spring.EventBodies.Container;
import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.SmartInitializingSingleton;
import org.springframework.core.MethodParameter;
import org.springframework.core.ResolvableType;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.method.annotation.ModelAttributeMethodProcessor;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerAdapter;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

/**
 * Rejects controllers with an event class as model attribute when the application starts. Spring would bind request
 * parameters to its setters or constructor by their Java names, ignore the names of the schema, and check no rules.
 */
final class BoundEvents {
    private BoundEvents() {}

    static SmartInitializingSingleton ofServlets(
            EventBodies bodies,
            ObjectProvider<RequestMappingHandlerMapping> mappings,
            ObjectProvider<RequestMappingHandlerAdapter> adapters) {
        return () -> {
            List<HandlerMethodArgumentResolver> resolvers = adapters.stream()
                    .map(RequestMappingHandlerAdapter::getArgumentResolvers)
                    .flatMap(Collection::stream)
                    .toList();
            check(
                    bodies,
                    mappings.stream().flatMap(mapping -> mapping.getHandlerMethods().values().stream()),
                    parameter -> resolvers.stream()
                            .filter(resolver -> resolver.supportsParameter(parameter))
                            .findFirst()
                            .filter(ModelAttributeMethodProcessor.class::isInstance)
                            .isPresent());
        };
    }

    static SmartInitializingSingleton ofWebFlux(
            EventBodies bodies,
            ObjectProvider<org.springframework.web.reactive.result.method.annotation.RequestMappingHandlerMapping>
                    mappings) {
        // The resolvers are not public, and one of the application may support a parameter without annotation.
        return () -> check(
                bodies,
                mappings.stream().flatMap(mapping -> mapping.getHandlerMethods().values().stream()),
                parameter -> parameter.hasParameterAnnotation(ModelAttribute.class));
    }

    private static void check(EventBodies bodies, Stream<HandlerMethod> methods, Predicate<MethodParameter> isBound) {
        methods.forEach(method -> {
            for (MethodParameter parameter : method.getMethodParameters()) {
                BodyType type = bodies.type(ResolvableType.forMethodParameter(parameter));
                if (type != null && type.container() == Container.NONE && isBound.test(parameter)) {
                    throw new IllegalStateException("cannot bind request parameters to "
                            + type.event().getName() + ", the class of a schema, in " + method.getShortLogMessage()
                            + ": annotate the parameter with @RequestBody to read the event from the body, or declare"
                            + " the request parameters with @RequestParam");
                }
            }
        });
    }
}
