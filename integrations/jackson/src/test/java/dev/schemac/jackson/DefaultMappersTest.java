package dev.schemac.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import dev.schemac.golden.enums.Car;
import dev.schemac.golden.enums.Color;
import dev.schemac.runtime.JsonEvent;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;

/**
 * Mappers in their default settings, without the module. They would read and write generated classes by reflection, and
 * lose data.
 */
class DefaultMappersTest {
    static final String MESSAGE =
            "reflection would lose data of classes that schemac generates: register SchemacModule of"
                    + " schemac-jackson (Jackson 2) or schemac-jackson3 (Jackson 3), add schemac-gson for Gson, or"
                    + " call parse and toJson of the class; docs/jackson.md lists frameworks";

    /** A class of the application with an event inside of it. */
    record Holder(dev.schemac.golden.orders.Order order) {}

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
                Car.parse("{\"paint\":\"red\"}"));
    }

    @ParameterizedTest
    @MethodSource("events")
    void jackson2RejectsEvents(JsonEvent event) {
        ObjectMapper mapper = new ObjectMapper();
        for (int attempt = 0; attempt < 2; attempt++) { // the second one finds what is cached
            assertThatThrownBy(() -> mapper.writeValueAsString(event))
                    .isInstanceOf(JsonMappingException.class)
                    .hasMessageContaining(MESSAGE);
            assertThatThrownBy(() -> mapper.readValue(event.toJson(), event.getClass()))
                    .isInstanceOf(InvalidDefinitionException.class)
                    .hasMessageContaining(MESSAGE);
        }
        assertThatThrownBy(() -> mapper.valueToTree(event)).hasMessageContaining(MESSAGE);
        assertThatThrownBy(() -> mapper.convertValue(event, Map.class)).hasMessageContaining(MESSAGE);
        assertThatThrownBy(() -> mapper.convertValue(Map.of(), event.getClass()))
                .hasMessageContaining(MESSAGE);
    }

    @ParameterizedTest
    @MethodSource("events")
    void jackson3RejectsEvents(JsonEvent event) {
        JsonMapper mapper = new JsonMapper();
        for (int attempt = 0; attempt < 2; attempt++) {
            assertThatThrownBy(() -> mapper.writeValueAsString(event))
                    .isInstanceOf(tools.jackson.databind.DatabindException.class)
                    .hasMessageContaining(MESSAGE);
            assertThatThrownBy(() -> mapper.readValue(event.toJson(), event.getClass()))
                    .isInstanceOf(tools.jackson.databind.exc.InvalidDefinitionException.class)
                    .hasMessageContaining(MESSAGE);
        }
        assertThatThrownBy(() -> mapper.valueToTree(event)).hasMessageContaining(MESSAGE);
        assertThatThrownBy(() -> mapper.convertValue(event, Map.class)).hasMessageContaining(MESSAGE);
        assertThatThrownBy(() -> mapper.convertValue(Map.of(), event.getClass()))
                .hasMessageContaining(MESSAGE);
    }

    @Test
    void eventsInsideOfOtherValuesAreRejected() {
        Holder holder = new Holder(dev.schemac.golden.orders.Order.parse("{\"number\":7}"));
        ObjectMapper jackson2 = new ObjectMapper();
        assertThatThrownBy(() -> jackson2.writeValueAsString(holder)).hasMessageContaining(MESSAGE);
        assertThatThrownBy(() -> jackson2.writeValueAsString(List.of(holder.order)))
                .hasMessageContaining(MESSAGE);
        assertThatThrownBy(() -> jackson2.readValue("{\"order\":{\"number\":7}}", Holder.class))
                .hasMessageContaining(MESSAGE);
        JsonMapper jackson3 = new JsonMapper();
        assertThatThrownBy(() -> jackson3.writeValueAsString(holder)).hasMessageContaining(MESSAGE);
        assertThatThrownBy(() -> jackson3.writeValueAsString(List.of(holder.order)))
                .hasMessageContaining(MESSAGE);
        assertThatThrownBy(() -> jackson3.readValue("{\"order\":{\"number\":7}}", Holder.class))
                .hasMessageContaining(MESSAGE);
    }

    /** The strings of the schema, not the names of the constants. */
    @Test
    void constantsOfAnEnumAreRight() throws JsonProcessingException {
        Paint paint = new Paint(Color.DARK_BLUE, Map.of(Color.CHECKED, 2));
        String json = "{\"color\":\"dark-blue\",\"litres\":{\"\u2713 white\":2}}";
        ObjectMapper jackson2 = new ObjectMapper();
        assertThat(jackson2.writeValueAsString(paint)).isEqualTo(json);
        assertThat(jackson2.readValue(json, Paint.class)).isEqualTo(paint);
        JsonMapper jackson3 = new JsonMapper();
        assertThat(jackson3.writeValueAsString(paint)).isEqualTo(json);
        assertThat(jackson3.readValue(json, Paint.class)).isEqualTo(paint);
    }

    /** The module is a service, so the methods that look for modules find it. */
    @Test
    void mappersThatFindModulesAreRight() throws JsonProcessingException {
        ObjectMapper mapper = com.fasterxml.jackson.databind.json.JsonMapper.builder()
                .findAndAddModules()
                .build();
        Holder holder = mapper.readValue("{\"order\":{\"number\":7}}", Holder.class);
        assertThat(holder.order.getNumber()).isEqualTo(7);
        assertThat(mapper.writeValueAsString(holder)).isEqualTo("{\"order\":{\"number\":7}}");
    }
}
