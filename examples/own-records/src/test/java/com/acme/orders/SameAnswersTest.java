package com.acme.orders;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The service answers each order as it did with Jackson. */
class SameAnswersTest {
    private static final int ORDERS = 2_000;

    /** The mapper that the service had. */
    private static final ObjectMapper MAPPER = JsonMapper.builder()
            .addModules(new JavaTimeModule(), new Jdk8Module())
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
            .defaultPropertyInclusion(
                    JsonInclude.Value.construct(JsonInclude.Include.NON_ABSENT, JsonInclude.Include.ALWAYS))
            .build();

    private final long seed = System.nanoTime();
    private final Random random = new Random(seed);

    @Test
    void answersAreThoseOfJackson() throws Exception {
        int confirmed = 0;
        for (int i = 0; i < ORDERS; i++) {
            String order = order();
            OrderServer.Answer answer = OrderServer.answer(new ByteArrayInputStream(order.getBytes(UTF_8)));
            String expected = answerOfJackson(order);
            String message = "seed " + seed + ": " + order;
            assertEquals(expected == null ? 400 : 200, answer.status(), message);
            if (expected != null) {
                assertEquals(MAPPER.readTree(expected), MAPPER.readTree(answer.body()), message);
                confirmed++;
            }
        }
        assertTrue(confirmed > ORDERS / 2 && confirmed < ORDERS, confirmed + " confirmed, seed " + seed);
    }

    /** Returns the confirmation, or null if the order is rejected. */
    private static String answerOfJackson(String json) throws IOException {
        Order order;
        try {
            order = MAPPER.readValue(json.getBytes(UTF_8), Order.class);
        } catch (IOException e) {
            return null;
        }
        return MAPPER.writeValueAsString(Confirmation.of(order));
    }

    private String order() {
        ObjectNode order = MAPPER.createObjectNode();
        order.put("order_id", "A-" + random.nextInt(1000));
        ObjectNode customer = order.putObject("customer").put("name", pick("Ada", "Gr\u00e4ce", "\u6797"));
        maybe(() -> customer.put(pick("e-mail", "mail"), "x@example.com"));
        maybe(() -> customer.put("points", random.nextInt()));
        maybe(() -> customer.putObject("addresses").put("home", pick("", "1 Harbour \"Street\"")));
        ArrayNode lines = order.putArray("lines");
        for (int i = random.nextInt(4); i >= 0; i--) {
            lines.addObject()
                    .put("sku", pick("tea", "cup", "pot"))
                    .put("quantity", random.nextInt(100))
                    .put("price", BigDecimal.valueOf(random.nextInt(100_000), 2));
        }
        maybe(() -> order.put("placed_at", pick("2026-03-02T10:15:30Z", "2026-03-02T10:15:30.125Z")));
        maybe(() -> payment(order.putObject("payment")));
        maybe(() -> order.put("note", pick("", "ring twice", "\ud83d\ude00\n")));
        maybe(() -> order.putArray("undeclared").add(1).addObject().put("a", true));
        return random.nextInt(4) > 0 ? order.toString() : damaged(order);
    }

    private void payment(ObjectNode payment) {
        if (random.nextBoolean()) {
            payment.put("type", "card").put("last_digits", "4242").put("brand", pick("visa", "mastercard"));
        } else {
            payment.put("type", "invoice").put("due", pick("31.03.2026", "01.01.2027"));
        }
    }

    /** Returns an order that both reject. */
    private String damaged(ObjectNode order) {
        JsonNode line = order.get("lines").get(0);
        switch (random.nextInt(6)) {
            case 0 -> ((ObjectNode) line).put("quantity", "many");
            case 1 -> ((ObjectNode) line).putArray("price");
            case 2 -> order.put("placed_at", "yesterday");
            case 3 -> order.putObject("payment").put("type", "cheque");
            case 4 -> order.putObject("payment").put("type", "card").put("brand", "none");
            default -> {
                return order.toString().substring(0, 1 + random.nextInt(order.toString().length() - 1));
            }
        }
        return order.toString();
    }

    private void maybe(Runnable change) {
        if (random.nextBoolean()) {
            change.run();
        }
    }

    private String pick(String... strings) {
        return List.of(strings).get(random.nextInt(strings.length));
    }
}
