package dev.schemac.gson;

import com.acme.beans.Order;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import dev.schemac.runtime.JsonOptions;
import java.util.Map;

/** The code of {@code docs/jackson.md} for Gson, which {@link EventAdapterFactoryTest} runs. */
final class GsonExamples {
    private GsonExamples() {}

    static String bare(String json) {
        Gson gson = new Gson();
        Order order = gson.fromJson(json, Order.class);
        String map = gson.toJson(Map.of("order", order));
        return map;
    }

    static Gson strict() {
        Gson strict = new GsonBuilder()
                .registerTypeAdapterFactory(new EventAdapterFactory(JsonOptions.STRICT))
                .create();
        return strict;
    }
}
