package dev.schemac.spring;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.orders.OrderParser;
import com.acme.shop.TicketParser;
import com.acme.shop.UserParser;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.springframework.aot.generate.ClassNameGenerator;
import org.springframework.aot.generate.DefaultGenerationContext;
import org.springframework.aot.generate.InMemoryGeneratedFiles;
import org.springframework.aot.hint.FieldHint;
import org.springframework.aot.hint.MemberCategory;
import org.springframework.aot.hint.RuntimeHints;
import org.springframework.aot.hint.predicate.RuntimeHintsPredicates;
import org.springframework.context.annotation.AnnotatedBeanDefinitionReader;
import org.springframework.context.aot.ApplicationContextAotGenerator;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.http.codec.HttpMessageReader;
import org.springframework.javapoet.ClassName;

/** The hints for a native image, which ahead-of-time processing collects. */
class EventHintsTest {
    /** Processes the configuration as the build of an application does. */
    private static RuntimeHints processed() {
        GenericApplicationContext context = new GenericApplicationContext();
        new AnnotatedBeanDefinitionReader(context).register(SchemacAutoConfiguration.class);
        DefaultGenerationContext generation = new DefaultGenerationContext(
                new ClassNameGenerator(ClassName.get("com.acme", "Application")), new InMemoryGeneratedFiles());
        new ApplicationContextAotGenerator().processAheadOfTime(context, generation);
        return generation.getRuntimeHints();
    }

    @Test
    void parsersAndTheirIndexAreRegistered() {
        RuntimeHints hints = processed();
        List<Predicate<RuntimeHints>> expected = List.of(
                RuntimeHintsPredicates.proxies().forInterfaces(HttpMessageReader.class),
                RuntimeHintsPredicates.resource().forResource("META-INF/services/dev.schemac.runtime.ObjectParser"),
                RuntimeHintsPredicates.resource().forResource("META-INF/schemac/com.acme.shop.Ticket"),
                RuntimeHintsPredicates.resource().forResource("META-INF/schemac/openapi.json"),
                RuntimeHintsPredicates.reflection()
                        .onType(UserParser.class)
                        .withMemberCategory(MemberCategory.INVOKE_PUBLIC_CONSTRUCTORS),
                RuntimeHintsPredicates.reflection()
                        .onType(OrderParser.class)
                        .withMemberCategory(MemberCategory.INVOKE_PUBLIC_CONSTRUCTORS));
        assertThat(expected).allSatisfy(hint -> assertThat(hint).accepts(hints));
        assertThat(hints.reflection().getTypeHint(TicketParser.class).fields())
                .extracting(FieldHint::getName)
                .containsExactly("INSTANCE");
        assertThat(RuntimeHintsPredicates.resource().forResource("META-INF/other"))
                .rejects(hints);
    }
}
