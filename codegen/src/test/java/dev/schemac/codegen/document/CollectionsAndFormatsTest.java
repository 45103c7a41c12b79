package dev.schemac.codegen.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.golden.collections.Basket;
import dev.schemac.golden.collections.BasketParser;
import dev.schemac.golden.formats.Ticket;
import dev.schemac.golden.formats.TicketParser;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Columns of lists, typed maps and object arrays, and of the scalars that are strings in JSON. */
class CollectionsAndFormatsTest {

    private static final String BASKET = "{\"notes\":[\"a\",null],\"stock\":{\"x\":1,\"y\":null},"
            + "\"groups\":{\"g\":[{\"article\":\"b\",\"sizes\":[[1,2],null]},null],\"h\":null},"
            + "\"pages\":[[1,null],null,[]],\"parts\":[1,\"s\",[2],{\"k\":null}]}";

    private static final String TICKET = "{\"id\":\"123e4567-e89b-12d3-a456-426614174000\",\"home\":\"urn:a\","
            + "\"logo\":\"https://example.org/a.png\",\"day\":\"2007-12-03\",\"hour\":\"10:15\","
            + "\"local\":\"2007-12-03T10:15:30\",\"sent\":\"2007-12-03T10:15:30+01:00\","
            + "\"shown\":\"2007-12-03T10:15:30+01:00[Europe/Paris]\",\"at\":\"2007-12-03T10:15:30Z\","
            + "\"valid\":\"PT2H\",\"days\":[\"2007-12-03\",null],\"moments\":{\"m\":\"2007-12-03T10:15:30Z\",\"n\":null},"
            + "\"content\":\"+/8=\",\"token\":\"-_8\",\"pages\":[\"AQ==\",null]}";

    @Test
    void collections() {
        Basket basket = Basket.parse(BASKET);

        assertThat(basket.toJson()).isEqualTo(BASKET);
        assertThat(basket.getNotes()).containsExactly("a", null);
        assertThat(basket.getStock()).containsEntry("x", 1).containsEntry("y", null);
        assertThat(basket.getPages()[0]).containsExactly(1, null);
        assertThat(basket.getGroups().get("g").get(0).getArticle()).isEqualTo("b");
    }

    @Test
    void collectionsAreEqualByContent() {
        Basket basket = Basket.parse(BASKET);

        assertThat(basket).isEqualTo(Basket.parse(BASKET)).hasSameHashCodeAs(Basket.parse(BASKET));
        assertThat(basket).isNotEqualTo(Basket.parse(BASKET.replace("[1,2]", "[1,3]")));
    }

    @Test
    void emptyAndAbsentCollections() {
        String json = "{\"notes\":[],\"stock\":{},\"pages\":[]}";

        assertThat(Basket.parse(json).toJson()).isEqualTo(json);
        assertThat(Basket.parse("{\"notes\":null}").hasNotes()).isFalse();
    }

    @Test
    void placesInCollections() {
        assertRefused(BasketParser.INSTANCE, "{\"stock\":{\"x\":true}}", "expected int but found boolean at $.stock.x");
        assertRefused(
                BasketParser.INSTANCE, "{\"pages\":[[1],[1,\"q\"]]}", "expected int but found string at $.pages[1][1]");
        assertRefused(BasketParser.INSTANCE, "{\"notes\":{}}", "expected array but found object at $.notes");
    }

    @Test
    void formats() {
        Ticket ticket = Ticket.parse(TICKET);

        assertThat(ticket.toJson()).isEqualTo(TICKET);
        assertThat(ticket.getId()).isEqualTo(UUID.fromString("123e4567-e89b-12d3-a456-426614174000"));
        assertThat(ticket.getDays()).containsExactly(LocalDate.of(2007, 12, 3), null);
        assertThat(ticket.getMoments()).containsEntry("m", Instant.parse("2007-12-03T10:15:30Z"));
        assertThat(ticket.getContent()).containsExactly(0xfb, 0xff);
        assertThat(ticket.getToken()).isEqualTo(ticket.getContent());
        assertThat(ticket).isEqualTo(Ticket.parse(TICKET)).hasSameHashCodeAs(Ticket.parse(TICKET));
        assertThat(ticket).isNotEqualTo(Ticket.parse(TICKET.replace("AQ==", "Ag==")));
    }

    @Test
    void formatsInAnyOrder() {
        Ticket ticket = Ticket.parse("{\"pages\":[\"AQ==\"],\"token\":\"-_8\",\"day\":\"2007-12-03\",\"id\":null}");

        assertThat(ticket.toJson())
                .isEqualTo("{\"day\":\"2007-12-03\",\"valid\":\"PT1H\",\"token\":\"-_8\",\"pages\":[\"AQ==\"]}");
        assertThat(ticket.getValid()).isEqualTo(Duration.ofHours(1));
    }

    @Test
    void textThatIsNotOfTheFormat() {
        assertRefused(
                TicketParser.INSTANCE,
                "{\"day\":\"2007-12-3\"}",
                "expected a date (such as 2007-12-03) but found string at $.day");
        assertRefused(
                TicketParser.INSTANCE,
                "{\"moments\":{\"m\":\"x\"}}",
                "expected an instant (such as 2007-12-03T10:15:30Z) but found string at $.moments.m");
        assertRefused(TicketParser.INSTANCE, "{\"token\":\"+/8=\"}", "expected base64url but found string at $.token");
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName(
            "binary values of every variant wherever a value may be, some of them longer than a piece of the encoder")
    void binaryEverywhere(ValueStyle style) {
        Map<String, Base64.Encoder> variants = Map.of(
                "mime", Base64.getMimeEncoder(76, new byte[] {'\r', '\n'}),
                "mime-no-linefeeds", Base64.getEncoder(),
                "pem", Base64.getMimeEncoder(64, new byte[] {'\r', '\n'}),
                "url", Base64.getUrlEncoder().withoutPadding());
        Random random = new Random(17);
        variants.forEach((variant, encoder) -> {
            String columns = "b binary, a binary[], aa binary[][], l List<binary>, m Map<String, binary>, n T";
            String annotations = Stream.of("b", "a", "aa", "l", "m")
                    .map(name -> "@Column(name=" + name + ", base64='" + variant + "')")
                    .collect(Collectors.joining());
            CompiledSchemas schemas = CompiledSchemas.of(style, annotations + "create json schema T(" + columns + ")");
            for (int length : new int[] {0, 1, 50, 200, 20_000}) {
                byte[] bytes = new byte[length];
                random.nextBytes(bytes);
                String value = '"' + encoder.encodeToString(bytes).replace("\r\n", "\\r\\n") + '"';
                String json = "{'b':V,'a':[V,null,V],'aa':[[V],null,[]],'l':[null,V],'m':{'k':V,'o':null},'n':{'b':V}}"
                        .replace('\'', '"')
                        .replace("V", value);
                JsonEvent event = schemas.parse("T", json);

                assertThat(event.toJson()).isEqualTo(json);
                assertThat(event.asMap()).containsEntry("b", bytes);
                assertThat(event).isEqualTo(schemas.parse("T", " " + json));
            }
            assertRefused(schemas.parser("T"), "{\"a\":[\"AAAA\",\"AA*A\"]}", "expected base64");
            assertThatThrownBy(() -> schemas.parse("T", "{\"aa\":[[\"AAAA\"],[\"AAAA\",\"A\"]]}"))
                    .hasMessageEndingWith("but found string at $.aa[1][1] (line 1, column 25)");
            assertThatThrownBy(() -> schemas.parse("T", "{\"n\":{\"m\":{\"k\":\"Q===\"}}}"))
                    .hasMessageEndingWith("but found string at $.n.m.k (line 1, column 16)");
        });
    }

    private static void assertRefused(ObjectParser<?> parser, String json, String message) {
        assertThatThrownBy(() -> parser.parse(json))
                .isInstanceOf(JsonParseException.class)
                .hasMessageStartingWith(message);
    }

    @Test
    @DisplayName(
            "URLs are compared as text: URL.equals would ask the network for both hosts, and regard one address as one host")
    void urlsAreComparedAsText() {
        CompiledSchemas schemas = CompiledSchemas.of("import java.net.URL;"
                + "create json schema U(u URL, a URL[], aa URL[][], l List<URL>, m Map<String, URL>, la List<URL[]>)");
        String json = "{\"u\":\"%1$s\",\"a\":[\"%1$s\",null],\"aa\":[[\"%1$s\"]],\"l\":[\"%1$s\"],"
                + "\"m\":{\"k\":\"%1$s\"},\"la\":[[\"%1$s\"]]}";

        JsonEvent one = schemas.parse("U", json.formatted("http://one.invalid/"));
        JsonEvent same = schemas.parse("U", json.formatted("http://one.invalid/"));
        assertThat(one).isEqualTo(same).hasSameHashCodeAs(same).hasToString(json.formatted("http://one.invalid/"));
        // for URL.equals, which cannot find the hosts, or ignores a default port, these are one
        String alike = "http://one.invalid:80/";
        for (String column : List.of("u", "a", "aa", "l", "m", "la")) {
            String value = json.replaceAll(".*(\"" + column + "\":.*?)(,\"[a-z]+\":.*|}$)", "{$1}");
            assertThat(schemas.parse("U", value.formatted("http://one.invalid/")))
                    .as(value)
                    .isNotEqualTo(schemas.parse("U", value.formatted(alike)))
                    .isNotEqualTo(schemas.parse("U", value.formatted("http://ONE.invalid/")))
                    .isEqualTo(schemas.parse("U", value.formatted("http://one.invalid/")));
        }
    }

    /** Of two members with one name a map would keep one. */
    @ParameterizedTest
    @EnumSource
    void duplicatesInMapsAreRefused(ValueStyle style) {
        CompiledSchemas schemas = CompiledSchemas.of(style, """
                create json schema P(x int);
                create json schema T(m Map<String,int>, n Map<String,P[]>, l List<Map<String,string>>, o Object, u Map);
                """);
        ObjectParser<JsonEvent> parser = schemas.parser("T");
        for (String[] row : new String[][] {
            {"{\"m\":{\"role\":1,\"role\":2}}", "$.m.role"},
            {"{\"m\":{\"role\":null,\"x\":3,\"role\":2}}", "$.m.role"},
            {"{ \"m\" : { \"role\" : 1 , \"role\" : 2 } }", "$.m.role"},
            {"{\"n\":{\"role\":[{\"x\":1}],\"role\":2}}", null},
            {"{\"l\":[null,{\"role\":\"1\",\"a\":\"b\",\"role\":\"2\"}]}", "$.l[1].role"},
            {"{\"o\":{\"role\":1,\"role\":2}}", "$.o.role"},
            {"{\"o\":[{\"a\":{\"role\":1,\"role\":2}}]}", "$.o[0].a.role"},
            {"{\"u\":{\"a\":{\"role\":1,\"role\":2}}}", "$.u.a.role"}
        }) {
            String json = row[0];
            int column = json.replace("\"2\"", "2 ").lastIndexOf("2") + 1;
            for (JsonOptions options : List.of(JsonOptions.DEFAULT, JsonOptions.STRICT)) {
                assertThatThrownBy(() -> parser.parse(json, options))
                        .isInstanceOf(JsonParseException.class)
                        .hasMessage(
                                row[1] == null
                                        ? "expected array but found number at $.n.role (line 1, column " + column + ")"
                                        : "duplicate member at " + row[1] + " (line 1, column " + column + ")");
            }
            if (row[1] != null) {
                assertThat(parser.parse(json, JsonOptions.ESPER).toJson())
                        .contains("2")
                        .doesNotContain("1");
            }
        }
        assertThat(parser.parse("{\"n\":{\"x\":[{\"x\":1}],\"y\":[{\"x\":1}]}}").toJson())
                .isEqualTo("{\"n\":{\"x\":[{\"x\":1}],\"y\":[{\"x\":1}]}}");
    }
}
