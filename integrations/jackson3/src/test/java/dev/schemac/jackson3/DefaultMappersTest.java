package dev.schemac.jackson3;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.golden.enums.Car;
import dev.schemac.golden.enums.Color;
import dev.schemac.golden.events.Push;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.ParserIndex;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.exc.InvalidDefinitionException;
import tools.jackson.databind.json.JsonMapper;

/** Mappers in their default settings: without the module they reject events, with it they read and write them. */
class DefaultMappersTest {
    private static final String MESSAGE =
            "reflection would lose data of classes that schemac generates: register SchemacModule of"
                    + " schemac-jackson (Jackson 2) or schemac-jackson3 (Jackson 3), add schemac-gson for Gson, or"
                    + " call parse and toJson of the class; docs/jackson.md lists frameworks";

    /** A class of the application with events inside of it. */
    record Holder(dev.schemac.golden.orders.Order order, List<dev.schemac.golden.events.Event> events) {}

    record Paint(Color color, Map<Color, Integer> litres) {}

    static Stream<JsonEvent> events() {
        return Stream.of(
                dev.schemac.golden.users.User.parse("{\"name\":\"Ada\",\"age\":36}"),
                dev.schemac.golden.records.users.User.parse("{\"name\":\"Ada\",\"age\":36}"),
                dev.schemac.golden.users.Friend.parse("{\"id\":\"7\"}"),
                dev.schemac.golden.records.users.Friend.parse("{\"id\":\"7\"}"),
                dev.schemac.golden.pets.Pet.parse("{\"owner\":\"Ada\",\"chip\":7}"),
                dev.schemac.golden.records.events.Push.parse("{\"type\":\"PushEvent\",\"commits\":7}"),
                dev.schemac.golden.records.rules.Parcel.parse("{\"quantity\":1}"),
                dev.schemac.golden.lazy.Office.parse("{\"country\":\"NO\"}"),
                Push.parse("{\"id\":\"1\",\"type\":\"PushEvent\",\"branch\":\"main\",\"commits\":2}"),
                Car.parse("{\"paint\":\"red\"}"));
    }

    /** The golden index has one of the packages with the same schemas. */
    static Stream<JsonEvent> indexedEvents() {
        ParserIndex index = ParserIndex.of(DefaultMappersTest.class.getClassLoader());
        return events().filter(event -> index.find(event.getClass()).isPresent());
    }

    @ParameterizedTest
    @MethodSource("events")
    void withoutTheModuleEventsAreRejected(JsonEvent event) {
        JsonMapper mapper = new JsonMapper();
        for (int attempt = 0; attempt < 2; attempt++) { // the second one finds what is cached
            assertThatThrownBy(() -> mapper.writeValueAsString(event))
                    .isInstanceOf(DatabindException.class)
                    .hasMessageContaining(MESSAGE);
            assertThatThrownBy(() -> mapper.readValue(event.toJson(), event.getClass()))
                    .isInstanceOf(InvalidDefinitionException.class)
                    .hasMessageContaining(MESSAGE);
        }
    }

    @ParameterizedTest
    @MethodSource("indexedEvents")
    void withTheModuleEventsAreReadAndWritten(JsonEvent event) {
        JsonMapper mapper = JsonMapper.builder().addModule(new SchemacModule()).build();
        assertThat(mapper.writeValueAsString(event)).isEqualTo(event.toJson());
        assertThat((Object) mapper.readValue(event.toJson(), event.getClass())).isEqualTo(event);
        assertThat((Object) mapper.convertValue(mapper.valueToTree(event), event.getClass()))
                .isEqualTo(event);
    }

    /** The strings of the schema, not the names of the constants. */
    @Test
    void constantsOfAnEnumNeedNoModule() {
        Paint paint = new Paint(Color.DARK_BLUE, Map.of(Color.CHECKED, 2));
        String json = "{\"color\":\"dark-blue\",\"litres\":{\"\u2713 white\":2}}";
        JsonMapper mapper = new JsonMapper();
        assertThat(mapper.writeValueAsString(paint)).isEqualTo(json);
        assertThat(mapper.readValue(json, Paint.class)).isEqualTo(paint);
    }

    /** The module is a service, so the methods that look for modules find it. */
    @Test
    void mappersThatFindModulesAreRight() {
        ObjectMapper mapper = JsonMapper.builder().findAndAddModules().build();
        String json = "{\"order\":{\"number\":7},\"events\":[{\"id\":\"1\",\"type\":\"PushEvent\",\"branch\":\"x\"}]}";
        Holder holder = mapper.readValue(json, Holder.class);
        assertThat(holder.order.getNumber()).isEqualTo(7);
        assertThat(holder.events.get(0)).isInstanceOf(Push.class);
        assertThat(mapper.readTree(mapper.writeValueAsString(holder))).isEqualTo(mapper.readTree(json));
    }

    @Test
    void theExampleOfThePageRuns() {
        assertThat(Jackson3Examples.again(" {\"number\":7} ".getBytes(StandardCharsets.UTF_8)))
                .isEqualTo("{\"number\":7}");
    }
}
