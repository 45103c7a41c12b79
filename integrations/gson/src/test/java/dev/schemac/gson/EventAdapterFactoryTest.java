package dev.schemac.gson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonIOException;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.reflect.TypeToken;
import dev.schemac.codegen.AnnotationMode;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Gson with generated classes: annotated ones without a registration, and all others with one. */
class EventAdapterFactoryTest {
    private static final String ORDER =
            "{\"order-number\":7,\"placed\":\"2026-01-01T00:00:00Z\",\"paint\":\"dark-blue\",\"lines\":[{\"sku\":\"a\",\"quantity\":2}],\"total\":1.50}";

    /** Classes of the application with events inside of them. */
    record Basket(com.acme.records.Order order, List<com.acme.beans.Payment> payments, com.acme.beans.Color color) {}

    static final class Shelf {
        com.acme.beans.Order order;
        Map<String, com.acme.records.Payment> payments;
        com.acme.records.Color color;
    }

    static Stream<JsonEvent> annotated() {
        return Stream.of(
                com.acme.beans.Order.parse(ORDER),
                com.acme.records.Order.parse(ORDER),
                com.acme.beans.Order.parse("{}"),
                com.acme.records.Order.parse("{}"),
                com.acme.beans.Payment.parse("{\"type\":\"cash\",\"amount\":1.50,\"till\":3}"),
                com.acme.records.Payment.parse("{\"type\":\"cash\",\"amount\":1.50,\"till\":3}"));
    }

    static Stream<JsonEvent> plain() {
        return Stream.of(
                com.acme.plain.Order.parse(ORDER), com.acme.plain.Payment.parse("{\"type\":\"cash\",\"till\":3}"));
    }

    private static Gson registered() {
        return new GsonBuilder()
                .registerTypeAdapterFactory(new EventAdapterFactory())
                .create();
    }

    @ParameterizedTest
    @MethodSource("annotated")
    void annotatedClassesAreRightInABareGson(JsonEvent event) {
        assertBothWays(new Gson(), event);
    }

    @ParameterizedTest
    @MethodSource({"annotated", "plain"})
    void allClassesAreRightWithTheFactory(JsonEvent event) {
        assertBothWays(registered(), event);
    }

    private static void assertBothWays(Gson gson, JsonEvent event) {
        assertThat(gson.toJson(event)).isEqualTo(event.toJson());
        assertThat((Object) gson.fromJson(event.toJson(), event.getClass())).isEqualTo(event);
        assertThat(gson.toJson(List.of(event))).isEqualTo("[" + event.toJson() + "]");
        assertThat(gson.toJsonTree(event)).isEqualTo(JsonParser.parseString(event.toJson()));
        assertThat((Object) gson.fromJson(JsonParser.parseString(event.toJson()), event.getClass()))
                .isEqualTo(event);
        assertThat((Object) gson.fromJson("null", event.getClass())).isNull();
    }

    /** The running program has the adapter, so the classes select it. */
    @Test
    void deployedClassesAreRightInABareGson() {
        EventRuntime runtime = new EventRuntime();
        SchemaCompiler.compileDeploy(
                runtime,
                "create json enum Size('extra-large'); create json schema Parcel(@Name('parcel-size') size Size, weight int)");
        assertBothWays(new Gson(), (JsonEvent)
                runtime.eventSender("Parcel").parse("{\"parcel-size\":\"extra-large\",\"weight\":0}"));
        assertBothWays(
                new Gson(), (JsonEvent) runtime.eventSender("Parcel").parse("{\"parcel-size\":\"extra-large\"}"));

        new SchemaCompiler(CompilerOptions.DEFAULT.withGson(AnnotationMode.OFF))
                .deploy(runtime, List.of(new SchemaSource("plain", "create json schema Plain(@Name('a-b') c int)")));
        assertThat(new Gson().toJson(runtime.eventSender("Plain").parse("{\"a-b\":1}")))
                .as("without the annotation")
                .isNotEqualTo("{\"a-b\":1}");
    }

    @Test
    void theExamplesOfThePageRun() {
        assertThat(GsonExamples.bare(ORDER)).isEqualTo("{\"order\":" + ORDER + "}");
        assertThatThrownBy(() -> GsonExamples.strict().fromJson("{\"other\":1}", com.acme.plain.Order.class))
                .isExactlyInstanceOf(JsonParseException.class);
    }

    @Test
    void keysOfMapsNeedASettingOfGson() {
        Map<com.acme.beans.Color, Integer> litres = Map.of(com.acme.beans.Color.DARK_BLUE, 2);
        assertThat(new GsonBuilder()
                        .enableComplexMapKeySerialization()
                        .create()
                        .toJson(litres, new TypeToken<Map<com.acme.beans.Color, Integer>>() {}.getType()))
                .isEqualTo("{\"dark-blue\":2}");
    }

    @Test
    void eventsInsideOfOtherObjects() {
        String basket = "{\"order\":" + ORDER
                + ",\"payments\":[{\"type\":\"card\",\"last4\":\"1234\"},{\"type\":\"cash\",\"till\":3}],\"color\":\"dark-blue\"}";
        Basket read = new Gson().fromJson(basket, Basket.class);
        assertThat(read.payments().get(0)).isInstanceOf(com.acme.beans.CardPayment.class);
        assertThat(new Gson().toJson(read)).isEqualTo(basket);

        String shelf = "{\"order\":" + ORDER
                + ",\"payments\":{\"a\":{\"type\":\"card\",\"last4\":\"1234\"}},\"color\":\"red\"}";
        assertThat(new Gson().toJson(new Gson().fromJson(shelf, Shelf.class))).isEqualTo(shelf);
    }

    @Test
    void aUnionIsReadByItsInterface() {
        com.acme.records.Payment payment =
                new Gson().fromJson("{\"type\":\"cash\",\"till\":3}", com.acme.records.Payment.class);
        assertThat(payment).isInstanceOf(com.acme.records.CashPayment.class);
        List<com.acme.records.Payment> list = new Gson()
                .fromJson(
                        "[{\"type\":\"cash\",\"till\":3}]",
                        new TypeToken<List<com.acme.records.Payment>>() {}.getType());
        assertThat(list).containsExactly(payment);
    }

    /** Without the annotation and the factory, Gson reads fields: the tests above would not pass. */
    @Test
    void otherwiseGsonLosesData() {
        assertThat(new Gson()
                        .fromJson(
                                ORDER.replace(",\"placed\":\"2026-01-01T00:00:00Z\"", ""), com.acme.plain.Order.class))
                .isNotEqualTo(com.acme.plain.Order.parse(ORDER));
    }

    @Test
    void errorsHaveThePathInTheWholeDocument() {
        assertThatThrownBy(() -> new Gson()
                        .fromJson(
                                "{\"payments\":[{\"type\":\"cash\"},{\"type\":\"cash\",\"till\":\"secret\"}]}",
                                Basket.class))
                .isExactlyInstanceOf(JsonParseException.class)
                .hasMessage("expected int but found string at $.payments[1].till")
                .hasCauseExactlyInstanceOf(dev.schemac.runtime.JsonParseException.class);
        assertThatThrownBy(() -> new Gson().fromJson("{\"lines\":[{}]}", com.acme.beans.Order.class))
                .hasMessage("required member is missing at $.lines[0].sku");
        assertThatThrownBy(() -> new Gson().fromJson("{\"color\":\"secret\"}", Basket.class))
                .isExactlyInstanceOf(JsonParseException.class)
                .hasMessage("expected a constant of Color but found another string at $.color");
    }

    @Test
    void whatCannotBeWrittenIsAnErrorOfGson() {
        com.acme.beans.Line line = new com.acme.beans.Line();
        assertThatThrownBy(() -> new Gson().toJson(line))
                .isExactlyInstanceOf(JsonIOException.class)
                .hasMessageContaining("sku");
    }

    @Test
    void optionsAreThoseOfTheFactory() {
        Gson strict = new GsonBuilder()
                .registerTypeAdapterFactory(new EventAdapterFactory(JsonOptions.STRICT.withIndent(2)))
                .create();
        assertThatThrownBy(() -> strict.fromJson("{\"other\":1}", com.acme.plain.Order.class))
                .isExactlyInstanceOf(JsonParseException.class);
        assertThat(strict.toJson(com.acme.plain.Order.parse(ORDER))).isEqualTo(ORDER);
    }

    @Test
    void otherClassesStayWithGson() {
        Function<Class<?>, Object> create = type -> new EventAdapterFactory().create(new Gson(), TypeToken.get(type));
        assertThat(create.apply(Basket.class)).isNull();
        assertThat(create.apply(String.class)).isNull();
        assertThat(create.apply(int.class)).isNull();
        assertThat(create.apply(java.time.DayOfWeek.class)).isNull();
    }
}
