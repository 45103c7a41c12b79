package dev.schemac.spring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.acme.shop.Place;
import com.acme.shop.User;
import com.google.gson.Gson;
import com.google.gson.JsonIOException;
import com.google.gson.JsonParseException;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.boot.WebApplicationType;

/** Applications whose mapper is Gson. */
class GsonTest {
    private static final String HOLDER = "{\"note\":\"n\",\"user\":" + BodiesContract.ADA + "}";

    private static Application application;
    private static Gson gson;

    @BeforeAll
    static void start() {
        application = Application.start(
                WebApplicationType.SERVLET,
                Shop.class,
                "spring.mvc.converters.preferred-json-mapper=gson",
                "spring.http.converters.preferred-json-mapper=gson");
        gson = application.bean(Gson.class);
    }

    @AfterAll
    static void stop() {
        application.close();
    }

    @Test
    void eventsInsideOfOtherObjects() throws Exception {
        assertThat(application.post("/holder", HOLDER)).isEqualTo("200 application/json;charset=UTF-8 " + HOLDER);
        assertThat(application.post("/holder", "{\"user\":{\"age\":\"young\"}}"))
                .startsWith("400 ")
                .doesNotContain("young");
    }

    @Test
    void theBeanReadsAndWritesEvents() {
        Shop.Holder holder = gson.fromJson(HOLDER, Shop.Holder.class);
        assertThat(holder.user()).isEqualTo(User.parse(BodiesContract.ADA));
        assertThat(gson.toJson(holder)).isEqualTo(HOLDER);
        assertThat(gson.toJson(Map.of("place", gson.fromJson("{\"place_title\":\"Malta\"}", Place.class))))
                .isEqualTo("{\"place\":{\"place_title\":\"Malta\"}}");
        assertThat(gson.fromJson("null", User.class)).isNull();
    }

    @Test
    void errorsAreThoseOfGson() {
        assertThatThrownBy(() -> gson.fromJson("{\"age\":\"young\"}", User.class))
                .isInstanceOf(JsonParseException.class)
                .hasMessage("expected int but found string at $.age");
        assertThatThrownBy(() -> gson.fromJson("{\"user\":{\"age\":\"young\"}}", Shop.Holder.class))
                .as("the path in the whole document")
                .hasMessage("expected int but found string at $.user.age");
        User user = new User();
        user.setWeight(-1);
        assertThatThrownBy(() -> gson.toJson(user))
                .isInstanceOf(JsonIOException.class)
                .hasMessage("expected a number of at least 0 at $.weight");
    }
}
