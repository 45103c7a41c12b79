package dev.schemac.spring;

import com.google.gson.GsonBuilder;
import dev.schemac.gson.EventAdapterFactory;
import dev.schemac.jackson.SchemacModule;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ParserIndex;
import io.swagger.v3.core.converter.ModelConverter;
import org.springdoc.core.customizers.GlobalOpenApiCustomizer;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.SmartInitializingSingleton;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication.Type;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.http.codec.CodecCustomizer;
import org.springframework.boot.http.converter.autoconfigure.ClientHttpMessageConvertersCustomizer;
import org.springframework.boot.http.converter.autoconfigure.ServerHttpMessageConvertersCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.ImportRuntimeHints;
import org.springframework.context.annotation.Lazy;
import org.springframework.core.annotation.Order;
import org.springframework.core.io.ResourceLoader;
import org.springframework.http.codec.HttpMessageReader;
import org.springframework.http.codec.ServerCodecConfigurer;
import org.springframework.http.converter.HttpMessageConverter;
import org.springframework.http.converter.HttpMessageConverters;
import org.springframework.http.converter.json.AbstractJackson2HttpMessageConverter;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.method.annotation.ModelAttributeMethodProcessor;
import org.springframework.web.reactive.config.WebFluxConfigurer;
import org.springframework.web.reactive.function.client.WebClient;
import org.springframework.web.servlet.HandlerExceptionResolver;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerAdapter;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

/**
 * Registers converters and codecs of generated classes, before those of Jackson and Gson, the modules for Jackson 2 and 3,
 * and an adapter for Gson.
 * Declare a bean of {@link JsonOptions} to replace the options of the properties {@code schemac.json}.
 */
@AutoConfiguration
@EnableConfigurationProperties(SchemacJsonProperties.class)
@ImportRuntimeHints(EventHints.class)
public class SchemacAutoConfiguration {
    private static final String BOOT_4_CONVERTERS =
            "org.springframework.boot.http.converter.autoconfigure.ServerHttpMessageConvertersCustomizer";
    private static final String BOOT_4_CODECS = "org.springframework.boot.http.codec.CodecCustomizer";
    private static final String WEB_CLIENT = "org.springframework.web.reactive.function.client.WebClient";

    private static final String PROBLEMS = "schemac.json.problem-details";

    @Bean
    @ConditionalOnMissingBean
    JsonOptions schemacJsonOptions(SchemacJsonProperties properties) {
        return properties.options();
    }

    /** The beans that need spring-web. */
    @Configuration(proxyBeanMethods = false)
    @ConditionalOnClass(HttpMessageConverter.class)
    static class Bodies {
        @Bean
        EventBodies schemacEventBodies(ResourceLoader resources, JsonOptions options) {
            return new EventBodies(ParserIndex.of(resources.getClassLoader()), options);
        }

        @Bean
        @ConditionalOnWebApplication(type = Type.SERVLET)
        @ConditionalOnProperty(name = PROBLEMS, matchIfMissing = true)
        EventProblems.OfServlets schemacEventProblems() {
            return new EventProblems.OfServlets();
        }

        @Bean
        @ConditionalOnWebApplication(type = Type.REACTIVE)
        @ConditionalOnProperty(name = PROBLEMS, matchIfMissing = true)
        EventProblems.OfWebFlux schemacReactiveEventProblems() {
            return new EventProblems.OfWebFlux();
        }

        @Bean
        @ConditionalOnWebApplication(type = Type.REACTIVE)
        EventProblems.AfterCommit schemacErrorsAfterCommit() {
            return new EventProblems.AfterCommit();
        }
    }

    /** For Spring MVC. */
    @Configuration(proxyBeanMethods = false)
    @ConditionalOnClass(HandlerExceptionResolver.class)
    @ConditionalOnWebApplication(type = Type.SERVLET)
    static class Responses {
        @Bean
        BrokenResponses schemacBrokenResponses(EventBodies bodies) {
            return new BrokenResponses(bodies);
        }

        @Bean
        NestedEvents.OfServlets schemacNestedEvents(
                @Qualifier("handlerExceptionResolver") ObjectProvider<HandlerExceptionResolver> handlers) {
            return new NestedEvents.OfServlets(handlers::getObject);
        }

        @Bean
        @Lazy(false)
        SmartInitializingSingleton schemacBoundEvents(
                EventBodies bodies,
                ObjectProvider<RequestMappingHandlerMapping> mappings,
                ObjectProvider<RequestMappingHandlerAdapter> adapters) {
            return () -> BoundEvents.reject(
                    bodies,
                    mappings.stream().flatMap(each -> each.getHandlerMethods().values().stream()),
                    parameter -> adapters.stream()
                            .flatMap(adapter -> adapter.getArgumentResolvers().stream())
                            .filter(resolver -> resolver.supportsParameter(parameter))
                            .findFirst()
                            .filter(ModelAttributeMethodProcessor.class::isInstance)
                            .isPresent());
        }
    }

    /** For WebFlux. */
    @Configuration(proxyBeanMethods = false)
    @ConditionalOnClass(WebFluxConfigurer.class)
    @ConditionalOnWebApplication(type = Type.REACTIVE)
    static class Requests {
        /** Its resolvers are not public, so only annotated parameters are known at the start. */
        @Bean
        @Lazy(false)
        SmartInitializingSingleton schemacBoundEvents(
                EventBodies bodies,
                ObjectProvider<org.springframework.web.reactive.result.method.annotation.RequestMappingHandlerMapping>
                        mappings) {
            return () -> BoundEvents.reject(
                    bodies,
                    mappings.stream().flatMap(each -> each.getHandlerMethods().values().stream()),
                    parameter -> parameter.hasParameterAnnotation(ModelAttribute.class));
        }

        @Bean
        static BeanPostProcessor schemacRequests(ObjectProvider<EventBodies> bodies) {
            return new BeanPostProcessor() {
                @Override
                public Object postProcessBeforeInitialization(Object bean, String name) {
                    if (bean
                            instanceof
                            org.springframework.web.reactive.result.method.annotation.RequestMappingHandlerAdapter
                                    adapter) {
                        adapter.setMessageReaders(adapter.getMessageReaders().stream()
                                .<HttpMessageReader<?>>map(NestedEvents::reader)
                                .toList());
                        adapter.setWebBindingInitializer(
                                BoundEvents.rejecting(bodies::getObject, adapter.getWebBindingInitializer()));
                    }
                    return bean;
                }
            };
        }
    }

    /** Spring Boot 3 collects the converters that are beans. */
    @Configuration(proxyBeanMethods = false)
    @ConditionalOnClass(HttpMessageConverter.class)
    @ConditionalOnMissingClass(BOOT_4_CONVERTERS)
    static class Boot3Converters {
        @Bean
        EventHttpMessageConverter schemacHttpMessageConverter(EventBodies bodies) {
            return new EventHttpMessageConverter(bodies);
        }
    }

    /** In Spring Boot 4 a bean that converts JSON would replace the converter of Jackson. */
    @Configuration(proxyBeanMethods = false)
    @ConditionalOnClass(name = BOOT_4_CONVERTERS)
    static class Boot4Converters {
        @Bean
        @Order(-1)
        EventConverters schemacHttpMessageConverters(EventBodies bodies) {
            return new EventConverters(new EventHttpMessageConverter(bodies));
        }

        /** Adds a converter before the others, of servers and clients. */
        record EventConverters(EventHttpMessageConverter converter)
                implements ServerHttpMessageConvertersCustomizer, ClientHttpMessageConvertersCustomizer {
            @Override
            public void customize(HttpMessageConverters.ServerBuilder builder) {
                builder.addCustomConverter(converter);
            }

            @Override
            public void customize(HttpMessageConverters.ClientBuilder builder) {
                builder.addCustomConverter(converter);
            }
        }
    }

    @Configuration(proxyBeanMethods = false)
    @ConditionalOnClass(WebFluxConfigurer.class)
    @ConditionalOnMissingClass(BOOT_4_CODECS)
    static class Boot3Codecs {
        @Bean
        WebFluxConfigurer schemacWebFluxConfigurer(EventBodies bodies) {
            return new WebFluxConfigurer() {
                @Override
                public void configureHttpMessageCodecs(ServerCodecConfigurer codecs) {
                    EventCodecs.addTo(codecs, bodies);
                }
            };
        }

        /** The customizers of Spring Boot 3 for codecs have another name than those of Spring Boot 4. */
        @Bean
        static BeanPostProcessor schemacWebClientCodecs(ObjectProvider<EventBodies> bodies) {
            return new BeanPostProcessor() {
                @Override
                public Object postProcessAfterInitialization(Object bean, String name) {
                    if (bean instanceof WebClient.Builder builder) {
                        builder.codecs(codecs -> EventCodecs.addTo(codecs, bodies.getObject()));
                    }
                    return bean;
                }
            };
        }
    }

    @Configuration(proxyBeanMethods = false)
    @ConditionalOnClass(name = {BOOT_4_CODECS, WEB_CLIENT})
    static class Boot4Codecs {
        @Bean
        @Order(-1)
        CodecCustomizer schemacCodecs(EventBodies bodies) {
            return codecs -> EventCodecs.addTo(codecs, bodies);
        }
    }

    /** For springdoc. Version 3.1 of OpenAPI is its default, and that of the exported contract. */
    @Configuration(proxyBeanMethods = false)
    @ConditionalOnClass({GlobalOpenApiCustomizer.class, ModelConverter.class})
    @ConditionalOnWebApplication
    @ConditionalOnProperty(name = "springdoc.api-docs.version", havingValue = "openapi_3_1", matchIfMissing = true)
    static class Descriptions {
        @Bean
        ContractSchemas schemacContractSchemas(EventBodies bodies, ResourceLoader resources) {
            return ContractSchemas.read(bodies, resources.getClassLoader());
        }
    }

    /** For events inside of objects that Gson reads and writes. */
    @Configuration(proxyBeanMethods = false)
    @ConditionalOnClass(name = {"com.google.gson.GsonBuilder", "dev.schemac.gson.EventAdapterFactory"})
    static class GsonAdapters {
        /** The customizers of Spring Boot 3 for Gson have another name than those of Spring Boot 4. */
        @Bean
        static BeanPostProcessor schemacGsonAdapters(ResourceLoader resources, ObjectProvider<JsonOptions> options) {
            return new BeanPostProcessor() {
                @Override
                public Object postProcessAfterInitialization(Object bean, String name) {
                    if (bean instanceof GsonBuilder builder) {
                        builder.registerTypeAdapterFactory(new EventAdapterFactory(
                                ParserIndex.of(resources.getClassLoader()), options.getObject()));
                    }
                    return bean;
                }
            };
        }
    }

    /** For events inside of objects that Jackson 2 reads and writes. */
    @Configuration(proxyBeanMethods = false)
    @ConditionalOnClass(name = {"com.fasterxml.jackson.databind.ObjectMapper", "dev.schemac.jackson.SchemacModule"})
    static class Jackson2 {
        @Bean
        @ConditionalOnMissingBean
        SchemacModule schemacModule(JsonOptions options) {
            return new SchemacModule().withOptions(options);
        }
    }

    /**
     * For the converters of Jackson 2 that Spring MVC creates with mappers of its own, such as that of YAML, which springdoc
     * brings along. For each response Spring calls all of them, and without the module they log that they cannot write generated classes.
     */
    @Configuration(proxyBeanMethods = false)
    @ConditionalOnClass(
            name = {
                "com.fasterxml.jackson.databind.ObjectMapper",
                "dev.schemac.jackson.SchemacModule",
                "org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerAdapter"
            })
    @ConditionalOnWebApplication(type = Type.SERVLET)
    static class Jackson2Converters {
        @Bean
        @SuppressWarnings("removal") // Spring 7 still has them
        static BeanPostProcessor schemacJackson2Converters(ObjectProvider<SchemacModule> module) {
            return new BeanPostProcessor() {
                @Override
                public Object postProcessAfterInitialization(Object bean, String name) {
                    if (bean instanceof RequestMappingHandlerAdapter adapter) {
                        for (HttpMessageConverter<?> converter : adapter.getMessageConverters()) {
                            if (converter instanceof AbstractJackson2HttpMessageConverter jackson
                                    && !jackson.getObjectMapper()
                                            .getFactory()
                                            .getFormatName()
                                            .equals("XML")) {
                                jackson.getObjectMapper().registerModule(module.getObject());
                            }
                        }
                    }
                    return bean;
                }
            };
        }
    }

    /** For events inside of objects that Jackson 3 reads and writes. */
    @Configuration(proxyBeanMethods = false)
    @ConditionalOnClass(name = {"tools.jackson.databind.ObjectMapper", "dev.schemac.jackson3.SchemacModule"})
    static class Jackson3 {
        @Bean
        @ConditionalOnMissingBean
        dev.schemac.jackson3.SchemacModule schemacJackson3Module(JsonOptions options) {
            return new dev.schemac.jackson3.SchemacModule().withOptions(options);
        }
    }
}
