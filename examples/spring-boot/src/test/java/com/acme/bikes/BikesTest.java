package com.acme.bikes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.http.MediaType;
import org.springframework.web.client.HttpClientErrorException;
import org.springframework.web.client.RestClient;
import org.springframework.web.client.support.RestClientAdapter;
import org.springframework.web.service.invoker.HttpServiceProxyFactory;

/** Starts the application on a free port and sends it requests. */
@SpringBootTest(webEnvironment = WebEnvironment.RANDOM_PORT)
class BikesTest {
    private static final Instant NOON = Instant.parse("2026-05-01T12:00:00Z");

    private final RestClient http;
    private final BikeClient client;

    BikesTest(@Autowired RestClient.Builder builder, @LocalServerPort int port) {
        http = builder.baseUrl("http://localhost:" + port).build();
        client = HttpServiceProxyFactory.builderFor(RestClientAdapter.create(http))
                .build()
                .createClient(BikeClient.class);
    }

    @Test
    void eventsAreReceivedAndReturned() {
        Rented rented = Rented.builder().bike("os-100").at(NOON).station("Harbour").build();
        Broken broken = Broken.builder().bike("os-100").part(Part.FRONT_LIGHT).build();
        client.send(rented);
        client.send(broken);
        assertThat(client.events("os-100")).containsExactly(rented, broken);
        assertThat(client.events("os-101")).isEmpty();
    }

    @Test
    void uploadsAreCounted() {
        Rented rented = Rented.builder().bike("os-200").station("Harbour").build();
        Returned returned = Returned.builder().bike("os-200").station("Castle").metres(4200).build();
        Uploaded uploaded = client.upload(List.of(rented, returned, rented));
        assertThat(uploaded.events()).isEqualTo(3);
        assertThat(uploaded.metres()).isEqualTo(4200);
        assertThat(client.events("os-200")).containsExactly(rented, returned, rented);
    }

    /** Builders check the rules too, so an invalid event is sent as a string. */
    @Test
    void invalidEventsAreRejected() {
        assertThatThrownBy(() -> http.post()
                        .uri("/events")
                        .contentType(MediaType.APPLICATION_JSON)
                        .body("{\"type\":\"rented\",\"bike\":\"os-300\"}")
                        .retrieve()
                        .toBodilessEntity())
                .isInstanceOfSatisfying(
                        HttpClientErrorException.BadRequest.class,
                        e -> assertThat(e.getResponseBodyAsString()).contains("\"path\":\"$.station\""));
        assertThat(client.events("os-300")).isEmpty();
    }

    /** Prints the requests that README shows, and their responses. */
    @Test
    void requestsOfThePage() {
        post("application/json", "{\"type\":\"rented\",\"bike\":\"os-017\",\"at\":\"2026-05-01T08:00:00Z\",\"station\":\"Harbour\"}");
        post("application/json", "{\"type\":\"returned\",\"bike\":\"os-017\",\"station\":\"Castle\",\"metres\":-4}");
        post("application/json", "{\"type\":\"stolen\",\"bike\":\"os-017\"}");
        post("application/x-ndjson", """
                {"type":"returned","bike":"os-017","station":"Castle","metres":4200}
                {"type":"broken","bike":"os-017","part":"front-light"}
                """);
        post("application/x-ndjson", """
                {"type":"rented","bike":"os-017","station":"Castle"}
                {"type":"broken","bike":"os-017","part":"saddle"}
                """);
        get("application/json");
        get("application/x-ndjson");
    }

    private void post(String mediaType, String body) {
        System.out.println("POST /events " + mediaType + indented(body));
        print(http.post().uri("/events").contentType(MediaType.valueOf(mediaType)).body(body));
    }

    private void get(String mediaType) {
        System.out.println("GET /bikes/os-017/events " + mediaType);
        print(http.get().uri("/bikes/os-017/events").accept(MediaType.valueOf(mediaType)));
    }

    private static void print(RestClient.RequestHeadersSpec<?> request) {
        String printed = request.exchange((sent, response) -> {
            String body = response.bodyTo(String.class);
            return response.getStatusCode().value() + (body == null ? "" : indented(body));
        });
        System.out.println(printed);
    }

    private static String indented(String body) {
        return "\n  " + body.strip().replace("\n", "\n  ");
    }
}
