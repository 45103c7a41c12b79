package dev.schemac.codegen.application;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.acme.Seat;
import dev.schemac.golden.application.PlaceJson;
import dev.schemac.golden.application.TripParser;
import dev.schemac.golden.application.TripWriter;
import dev.schemac.golden.collections.BasketParser;
import dev.schemac.golden.collections.BasketWriter;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonParseException.Kind;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Objects of application classes that constructors make, and sets. */
class ConstructedClassesTest {

    private static final String FULL =
            "{\"row\":3,\"wishes\":[\"quiet\",null],\"letter\":\"C\",\"guest\":\"Ann\",\"age\":41,\"beside\":[\"D\"],\"rank\":-1}";

    @Test
    void aRecordIsReadAndWritten() {
        Seat seat = PlaceJson.parse(FULL);

        assertThat(seat.row()).isEqualTo(3);
        assertThat(seat.letter()).isEqualTo('C');
        assertThat(seat.guest()).contains("Ann");
        assertThat(seat.age()).hasValue(41);
        assertThat(seat.notes()).containsExactly("quiet", null);
        assertThat(seat.beside()).containsExactly("D");
        assertThat(seat.rank()).isEqualTo((byte) -1);
        assertThat(PlaceJson.toJson(seat)).isEqualTo(FULL);
        assertThat(PlaceJson.parse(PlaceJson.toJsonBytes(seat))).isEqualTo(seat);
    }

    @Test
    void membersInAnotherOrderMakeTheSameObject() {
        assertThat(
                        PlaceJson.parse(
                                "{\"rank\":-1,\"age\":41,\"x\":[],\"guest\":\"Ann\",\"beside\":[\"D\"],\"letter\":\"C\",\"row\":3,\"wishes\":[\"quiet\",null]}"))
                .isEqualTo(PlaceJson.parse(FULL));
    }

    @Test
    void absentAndNullMembersAreEmptyOrZero() {
        Seat seat = new Seat(1, '\0', Optional.empty(), OptionalInt.empty(), null, null, (byte) 0);

        assertThat(PlaceJson.parse("{\"row\":1}")).isEqualTo(seat);
        assertThat(
                        PlaceJson.parse(
                                "{\"row\":1,\"wishes\":null,\"letter\":null,\"guest\":null,\"age\":null,\"beside\":null,\"rank\":null}"))
                .isEqualTo(seat);
        assertThat(PlaceJson.parse("{\"age\":null,\"guest\":null,\"rank\":null,\"row\":1}"))
                .isEqualTo(seat);
    }

    @Test
    void nullAsAnOptionalIsWrittenLikeAnEmptyOne() {
        assertThat(PlaceJson.toJson(new Seat(1, 'A', null, null, null, null, (byte) 0)))
                .isEqualTo("{\"row\":1,\"letter\":\"A\",\"rank\":0}");
    }

    @Test
    void anExceptionOfTheConstructorIsAViolationAtTheObject() {
        String message = "expected an object that com.acme.Seat accepts at ";

        JsonParseException inside = catchThrowableOfType(
                JsonParseException.class, () -> TripParser.INSTANCE.parse("{\"places\":[{\"row\":1},{\"row\":0}]}"));

        assertThat(inside).hasMessage(message + "$.places[1] (line 1, column 22)");
        assertThat(inside.kind()).isEqualTo(Kind.VIOLATION);
        assertThat(inside).hasCauseInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> PlaceJson.parse("{\"rank\":1,\"row\":-5}"))
                .hasMessage(message + "$ (line 1, column 1)");
        assertThatThrownBy(() -> PlaceJson.parse("{\"row\":1", JsonOptions.STRICT))
                .isInstanceOf(JsonParseException.class);
    }

    @Test
    void aMissingMemberIsReportedBeforeTheConstructorIsCalled() {
        assertThatThrownBy(() -> PlaceJson.parse("{\"letter\":\"C\"}"))
                .hasMessage("required member is missing at $.row (line 1, column 14)");
    }

    @Test
    void anElementOfASetIsNotRepeated() {
        assertThatThrownBy(() -> PlaceJson.parse("{\"row\":1,\"wishes\":[\"a\",\"b\",\"a\"]}"))
                .hasMessage("duplicate element of a set at $.wishes[2] (line 1, column 28)");
        assertThatThrownBy(() -> BasketParser.INSTANCE.parse("{\"labels\":[null,null]}"))
                .hasMessage("duplicate element of a set at $.labels[1] (line 1, column 17)");
    }

    @Test
    void setsOfGeneratedClassesKeepTheirOrder() {
        String json = "{\"labels\":[\"z\",\"a\",\"m\"]}";

        assertThat(BasketParser.INSTANCE.parse(json).getLabels()).isEqualTo(Set.of("a", "m", "z"));
        assertThat(BasketWriter.INSTANCE.toJson(BasketParser.INSTANCE.parse(json)))
                .isEqualTo(json);
        assertThat(BasketParser.INSTANCE.parse("{\"labels\":[]}").getLabels()).isEmpty();
    }

    @Test
    void columnsOfOtherSchemasContainSuchObjects() {
        String json = "{\"places\":[" + FULL + ",null]}";

        assertThat(TripWriter.INSTANCE.toJson(TripParser.INSTANCE.parse(json))).isEqualTo(json);
        assertThat(List.of(TripParser.INSTANCE.parse(json).getPlaces()[0])).containsExactly(PlaceJson.parse(FULL));
    }
}
