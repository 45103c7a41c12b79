package dev.schemac.integrations.common;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.ScanningParser;
import dev.schemac.runtime.support.Discriminator;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.event.GeneratedEventType;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The schemas of unions, found by their parsers. */
class UnionsTest {
    /** @param discriminator of wrapper objects; null without them */
    private record Parser(String name, Discriminator discriminator, List<ObjectParser<? extends Object>> subtypes)
            implements ScanningParser<Object> {
        @Override
        public EventType<Object> eventType() {
            return GeneratedEventType.of(Object.class, "", name, List.of());
        }

        @Override
        public Object read(JsonScanner in) {
            if (discriminator == null) {
                return in.readMap();
            }
            in.beginObject();
            if (in.enterWrapper(discriminator).isEmpty()) {
                throw in.unknownWrapperMember(discriminator);
            }
            return in.exitWrapper(in.readValue());
        }
    }

    private static Parser parser(String name, Parser... subtypes) {
        return new Parser(name, null, List.of(subtypes));
    }

    @Test
    void aFamilyContainsTheSubtypesOfSubtypes() {
        Parser opened = parser("Opened");
        Parser issue = parser("Issue", opened, parser("Closed"));
        Parser event = parser("Event", parser("Push"), issue, opened);

        assertThat(Unions.family(event))
                .extracting(EventType::name)
                .containsExactly("Event", "Push", "Issue", "Opened", "Closed");
        assertThat(Unions.family(opened)).extracting(EventType::name).containsExactly("Opened");
    }

    @Test
    void aWrapperIsFoundByTheErrorOfAnEmptyObject() {
        assertThat(Unions.hasWrapper(new Parser("Start", Discriminator.ofWrapper("start"), List.of())))
                .isTrue();
        assertThat(Unions.hasWrapper(new Parser("Command", Discriminator.ofWrapper("start", "stop"), List.of())))
                .isTrue();
        assertThat(Unions.hasWrapper(parser("Push"))).isFalse();
    }

    @Test
    void otherErrorsOfAnEmptyObjectAreNoWrapper() {
        ObjectParser<Object> requiring = new ScanningParser<>() {
            @Override
            public EventType<Object> eventType() {
                return GeneratedEventType.of(Object.class, "", "Event", List.of());
            }

            @Override
            public Object read(JsonScanner in) {
                return in.discriminator(Discriminator.of("type", "a")).isEmpty() ? fail(in) : in.readMap();
            }

            private Object fail(JsonScanner in) {
                throw in.unknownSubtype(Discriminator.of("type", "a"));
            }
        };
        assertThat(Unions.hasWrapper(requiring)).isFalse();
    }

    @Test
    void theSchemaOfAClassIsTheMostSpecificOne() {
        EventType<Number> number = GeneratedEventType.of(Number.class, "", "Number", List.of());
        EventType<Integer> integer = GeneratedEventType.of(Integer.class, "", "Integer", List.of());

        assertThat(Unions.typeOf(Integer.class, List.of(integer, number))).isSameAs(integer);
        assertThat(Unions.typeOf(Integer.class, List.of(number, integer))).isSameAs(integer);
        assertThat(Unions.typeOf(Long.class, List.of(integer, number))).isSameAs(number);
        assertThatThrownBy(() -> Unions.typeOf(String.class, List.of(number)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("class java.lang.String belongs to no schema of the union");
    }
}
