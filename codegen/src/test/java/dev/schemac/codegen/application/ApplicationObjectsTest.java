package dev.schemac.codegen.application;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.acme.Stop;
import com.acme.Vehicle;
import com.acme.Vehicle.Energy;
import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.golden.application.BusParser;
import dev.schemac.golden.application.BusWriter;
import dev.schemac.golden.application.Trip;
import dev.schemac.golden.application.TripParser;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.EventSender;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriteException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Objects of the application's classes, read and written by the golden code: as events, and as values of columns. */
class ApplicationObjectsTest {

    private static final String STOP = "{\"name\":\"a\",\"platform\":2,\"floor\":-1,\"departure\":\"10:15\","
            + "\"position\":[1.5,2.0],\"transfers\":[{\"name\":\"b\",\"platform\":1,\"transfers\":[]},null],"
            + "\"passengers\":{\"adults\":7,\"unknown\":null},"
            + "\"vehicle\":{\"line\":\"7\",\"seats\":50,\"late\":true,\"zone\":\"B\",\"energy\":\"FUEL\",\"tags\":[\"x\"]},"
            + "\"note\":{\"n\":[1]}}";

    static List<JsonOptions> profiles() {
        return List.of(JsonOptions.DEFAULT, JsonOptions.STRICT, JsonOptions.ESPER);
    }

    @Test
    void columnHoldsObject() {
        Trip trip = Trip.parse("{\"id\":1,\"start\":" + STOP + "}");

        Stop start = trip.getStart();
        assertThat(start.name).isEqualTo("a");
        assertThat(start.platform).isEqualTo(2);
        assertThat(start.floor).isEqualTo(-1);
        assertThat(start.departure).isEqualTo(LocalTime.of(10, 15));
        assertThat(start.position).containsExactly(1.5, 2.0);
        assertThat(start.transfers).hasSize(2).last().isNull();
        assertThat(start.transfers.get(0).name).isEqualTo("b");
        assertThat(start.passengers).containsEntry("adults", 7L).containsEntry("unknown", null);
        assertThat(start.vehicle.getEnergy()).isEqualTo(Energy.FUEL);
        assertThat(start.vehicle.getTags()).containsExactly("x");
        assertThat(trip.asMap()).containsEntry("start", start);
        assertThat(trip.toJson()).isEqualTo("{\"id\":1,\"start\":" + STOP + "}");
    }

    @ParameterizedTest
    @MethodSource("profiles")
    void writtenReadsBackTheSame(JsonOptions options) {
        String json = "{\"stops\":[" + STOP + ",null],\"spare\":[{\"line\":\"9\",\"tags\":[]},null],"
                + "\"bus\":{\"line\":\"7\",\"places\":3,\"late\":true}}";
        String written = TripParser.INSTANCE.parse(json, options).toJson(options);

        Trip again = TripParser.INSTANCE.parse(written, options);
        assertThat(again.toJson(options)).isEqualTo(written);
        assertThat(again.getBus()).isEqualTo(TripParser.INSTANCE.parse(json).getBus());
        assertThat(again.getSpare()).isEqualTo(TripParser.INSTANCE.parse(json).getSpare());
    }

    @Test
    void anyOrderAndTheOrderOfTheClassGiveTheSame() {
        assertThat(Trip.parse("{\"spare\":[{\"tags\":[\"a\"],\"zone\":\"A\",\"late\":true,\"line\":\"1\"}]}")
                        .getSpare())
                .isEqualTo(Trip.parse("{\"spare\":[{\"line\":\"1\",\"late\":true,\"zone\":\"A\",\"tags\":[\"a\"]}]}")
                        .getSpare());
    }

    @Test
    void absentLeavesWhatTheClassSays() {
        Stop start = Trip.parse("{\"start\":{}}").getStart();

        assertThat(start.platform).isEqualTo(1);
        assertThat(start.transfers).isEmpty();
    }

    @Test
    void nullLeavesPrimitivesAndReachesTheOthers() {
        Stop start = Trip.parse("{\"start\":{\"platform\":null,\"floor\":null,\"transfers\":null,\"vehicle\":null}}")
                .getStart();

        assertThat(start.platform).isEqualTo(1);
        assertThat(start.floor).isNull();
        assertThat(start.transfers).isNull();
        assertThat(Trip.parse("{\"start\":{\"name\":\"a\",\"platform\":null}}").getStart().platform)
                .isEqualTo(1);
    }

    @Test
    void whatIsNoPropertyIsNoMember() {
        String json = "{\"start\":{\"fixed\":\"x\",\"all\":1,\"hidden\":2,\"vehicle\":{\"length\":3}}}";

        assertThat(Trip.parse(json).toJson())
                .isEqualTo("{\"start\":{\"platform\":1,\"transfers\":[],"
                        + "\"vehicle\":{\"seats\":2,\"late\":false,\"energy\":\"NONE\"}}}");
        assertThatThrownBy(() -> TripParser.INSTANCE.parse(json, JsonOptions.STRICT))
                .isInstanceOf(JsonParseException.class)
                .hasMessageContaining("fixed");
    }

    @Test
    void aPropertyWithoutGetterIsReadAndNotWritten() {
        List<Vehicle> spare = Trip.parse("{\"spare\":[{\"secret\":\"abc\"}]}").getSpare();

        assertThat(spare.get(0).getLength()).isEqualTo(3);
        Trip trip = new Trip();
        trip.setSpare(spare);
        assertThat(trip.toJson()).doesNotContain("secret").doesNotContain("length");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{\"start\":[]} | expected object but found array at $.start (line 1, column 10)",
                "{\"start\":{\"platform\":\"x\"}} | expected int but found string at $.start.platform (line 1, column 22)",
                "{\"stops\":[{\"transfers\":[{},7]}]} | expected object but found number at $.stops[0].transfers[1] (line 1, column 28)",
                "{\"start\":{\"vehicle\":{\"energy\":\"STEAM\"}}} | expected 'NONE', 'POWER' or 'FUEL' but found string at $.start.vehicle.energy (line 1, column 31)",
                "{\"start\":{\"name\":\"a\",\"name\":\"b\"}} | duplicate member at $.start.name (line 1, column 29)",
                "{\"bus\":{\"line\":\"7\"}} | required member is missing at $.bus.places (line 1, column 19)",
                "{\"bus\":{\"places\":1,\"line\":null}} | expected string but found null at $.bus.line (line 1, column 27)"
            })
    void errorsHaveTheirPlace(String json, String message) {
        assertThatThrownBy(() -> Trip.parse(json))
                .isInstanceOf(JsonParseException.class)
                .hasMessage(message);
    }

    @Test
    void deepObjectsAreRefused() {
        String open = "{\"transfers\":[".repeat(200);
        assertThatThrownBy(() -> Trip.parse("{\"start\":" + open + "]}".repeat(200) + "}"))
                .isInstanceOf(JsonParseException.class)
                .hasMessageContaining("nesting");
    }

    @Test
    void objectsThatContainThemselvesAreRefused() {
        Trip trip = new Trip();
        trip.setStart(new Stop());
        trip.getStart().transfers.add(trip.getStart());

        assertThatThrownBy(trip::toJson)
                .isInstanceOf(JsonWriteException.class)
                .hasMessageStartingWith(
                        "values are nested deeper than 1000 levels, or contain themselves at $.start.transfers[0].");
        assertThat(trip.toString()).endsWith("...");
    }

    @Test
    void equalityIsThatOfTheClass() {
        String json = "{\"spare\":[{\"line\":\"1\"}],\"bus\":{\"places\":2}}";

        assertThat(Trip.parse(json)).isEqualTo(Trip.parse(json)).hasSameHashCodeAs(Trip.parse(json));
        assertThat(Trip.parse(json)).isNotEqualTo(Trip.parse(json.replace("1", "2")));
        assertThat(Trip.parse("{\"start\":{}}")).isNotEqualTo(Trip.parse("{\"start\":{}}"));
    }

    @Test
    void eventOfTheApplication() {
        EventSender<Vehicle> sender = EventRuntime.load().eventSender(Vehicle.class);
        List<Vehicle> seen = new ArrayList<>();
        sender.addListener(seen::add);

        String json = "{\"route\":\"7\",\"places\":40,\"zone\":null,\"tags\":[\"a\",null]}";
        Vehicle bus = sender.parse(json);
        sender.send(json);
        sender.send(bus);

        assertThat(bus.getLine()).isEqualTo("7");
        assertThat(bus.getSeats()).isEqualTo(40);
        assertThat(bus.getEnergy()).isEqualTo(Energy.POWER);
        assertThat(seen).containsExactly(bus, bus);
        assertThat(sender.eventType().qualifiedName()).isEqualTo("dev.schemac.golden.application.Bus");
        String written = "{\"line\":\"7\",\"places\":40,\"energy\":\"POWER\",\"late\":false,\"tags\":[\"a\",null]}";
        assertThat(sender.parser().writer().toJson(bus)).isEqualTo(written);
        assertThat(new String(sender.parser().writer().toJsonBytes(bus), StandardCharsets.UTF_8))
                .isEqualTo(written);
        assertThat(BusWriter.INSTANCE.toJson(bus)).isEqualTo(written);
        assertThat(sender.parser().writer().toJson(bus, JsonOptions.ESPER)).contains("\"zone\":null");
    }

    @Test
    void generatedEventsHaveTheSameApi() {
        EventSender<Trip> sender = EventRuntime.load().eventSender(Trip.class);

        assertThat(sender.parser().writer().toJson(sender.parse("{\"id\":1}"))).isEqualTo("{\"id\":1}");
    }

    @Test
    void oneClassForTwoSchemas() {
        EventRuntime runtime = new EventRuntime();
        new SchemaCompiler(CompilerOptions.DEFAULT.withClassPath(List.of(Path.of("target/test-classes"))))
                .deploy(runtime, CompiledSchemas.sources("""
                        @JsonSchema(className='com.acme.Vehicle') create json schema Bus();
                        @JsonSchema(className='com.acme.Vehicle') create json schema Tram(line string);
                        """));

        assertThatThrownBy(() -> runtime.eventSender(Vehicle.class))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("class com.acme.Vehicle belongs to several event types: Bus, Tram; select one by its name");
        Object tram = runtime.eventSender("Tram").parse("{\"line\":\"1\"}");
        assertThat(tram).isInstanceOf(Vehicle.class);
    }

    @Test
    void theParserKnowsClassAndWriter() {
        assertThat(BusParser.INSTANCE.eventType().type()).isEqualTo(Vehicle.class);
        assertThat(BusParser.INSTANCE.writer()).isSameAs(BusWriter.INSTANCE);
    }
}
