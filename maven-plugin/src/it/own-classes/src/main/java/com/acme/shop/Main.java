package com.acme.shop;

import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.EventSender;
import dev.schemac.runtime.JsonParseException;
import java.nio.charset.StandardCharsets;

public class Main {
    public static void main(String[] arguments) {
        byte[] bytes = """
                {"order_id": "A-1", "customer": {"name": "Ada", "address": {"street": "Main St 1", "city": "London"}},
                 "lines": [{"sku": "pen", "quantity": 12}], "placedAt": "2026-01-31T08:00:00Z", "total": 12.50}
                """.getBytes(StandardCharsets.UTF_8);
        Order order = OrderJson.parse(bytes);
        System.out.println(order);
        System.out.println(OrderJson.toJson(order));

        EventSender<Order> sender = EventRuntime.load().eventSender(Order.class);
        System.out.println(sender.parse(bytes).equals(order));
        for (String wrong : new String[] {"{\"customer\": null}", "{\"customer\": {}, \"total\": -1}"}) {
            try {
                OrderJson.parse(wrong);
            } catch (JsonParseException e) {
                System.out.println(e.getMessage());
            }
        }

        Parcel parcel = ParcelJson.parse("{\"number\": 7, \"sent_to\": {\"city\": \"Paris\"}}");
        System.out.println(parcel);
        System.out.println(ParcelJson.toJson(parcel));
    }
}
