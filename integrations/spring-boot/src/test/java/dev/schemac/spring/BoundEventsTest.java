package dev.schemac.spring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.acme.orders.Order;
import com.acme.shop.User;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.context.annotation.Bean;
import org.springframework.core.MethodParameter;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.bind.support.WebDataBinderFactory;
import org.springframework.web.context.request.NativeWebRequest;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.method.support.ModelAndViewContainer;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/** Request parameters cannot be bound to events: Spring would not know the names and rules of the schema. */
class BoundEventsTest {
    @RestController
    static class Annotated {
        @GetMapping("/user")
        long user(@ModelAttribute User user) {
            return user.getId();
        }
    }

    @RestController
    static class NotAnnotated {
        @GetMapping("/order")
        long order(Order order) {
            return order.number();
        }
    }

    @RestController
    static class Resolved {
        @GetMapping("/user")
        long user(User user) {
            return user.getId();
        }

        /** A resolver of the application. */
        @Bean
        static WebMvcConfigurer users() {
            return new WebMvcConfigurer() {
                @Override
                public void addArgumentResolvers(java.util.List<HandlerMethodArgumentResolver> resolvers) {
                    resolvers.add(new HandlerMethodArgumentResolver() {
                        @Override
                        public boolean supportsParameter(MethodParameter parameter) {
                            return parameter.getParameterType() == User.class;
                        }

                        @Override
                        public Object resolveArgument(
                                MethodParameter parameter,
                                ModelAndViewContainer model,
                                NativeWebRequest request,
                                WebDataBinderFactory binders) {
                            return User.parse("{\"id\":7}");
                        }
                    });
                }
            };
        }
    }

    private static void assertIsRejected(WebApplicationType type, Class<?> controller, String event, String method) {
        assertThatThrownBy(() -> Application.start(type, controller).close())
                .hasMessage("cannot bind request parameters to " + event + ", the class of a schema, in "
                        + method + ": annotate the parameter with @RequestBody to read the"
                        + " event from the body, or declare the request parameters with @RequestParam");
    }

    @ParameterizedTest
    @EnumSource(names = {"SERVLET", "REACTIVE"})
    void modelAttributesAreRejectedAtTheStart(WebApplicationType type) {
        assertIsRejected(
                type,
                Annotated.class,
                "com.acme.shop.User",
                "long dev.schemac.spring.BoundEventsTest$Annotated.user(com.acme.shop.User)");
    }

    @Test
    void parametersWithoutAnnotationAreModelAttributes() {
        assertIsRejected(
                WebApplicationType.SERVLET,
                NotAnnotated.class,
                "com.acme.orders.Order",
                "long dev.schemac.spring.BoundEventsTest$NotAnnotated.order(com.acme.orders.Order)");
    }

    @Test
    @ExtendWith(OutputCaptureExtension.class)
    void webFluxRejectsThemAtTheFirstRequest(CapturedOutput output) throws Exception {
        try (Application application =
                Application.start(WebApplicationType.REACTIVE, NotAnnotated.class, "logging.level.org=error")) {
            assertThat(application.get("/order?note=a&number=7", "application/json"))
                    .startsWith("500 ");
        }
        assertThat(output)
                .contains("cannot bind request parameters to com.acme.orders.Order, the class of a schema: annotate the"
                        + " parameter with @RequestBody to read the event from the body, or declare the request"
                        + " parameters with @RequestParam");
    }

    @Test
    void resolversOfTheApplicationMayReturnEvents() throws Exception {
        try (Application application = Application.start(WebApplicationType.SERVLET, Resolved.class)) {
            assertThat(application.get("/user", "application/json")).isEqualTo("200 application/json 7");
        }
    }
}
