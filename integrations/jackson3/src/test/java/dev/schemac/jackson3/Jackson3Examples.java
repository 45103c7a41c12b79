package dev.schemac.jackson3;

import dev.schemac.golden.orders.Order;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.json.JsonMapper;

/** The code of {@code docs/jackson.md} for Jackson 3. */
final class Jackson3Examples {
    private Jackson3Examples() {}

    static String again(byte[] json) {
        JsonMapper mapper = JsonMapper.builder(SchemacModule.recordInput(new JsonFactory()))
                .addModule(new SchemacModule())
                .build();
        return mapper.writeValueAsString(mapper.readValue(json, Order.class));
    }
}
