package dev.schemac.jackson;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.dataformat.cbor.CBORFactory;
import dev.schemac.golden.orders.Order;
import dev.schemac.golden.orders.OrderParser;
import dev.schemac.golden.orders.OrderWriter;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.JsonOptions;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The Java of {@code docs/jackson.md}, as it stands there. */
final class JacksonExamples {
    private JacksonExamples() {}

    static List<Order> mapper(byte[] json, Order order) throws IOException {
        ObjectMapper mapper =
                JsonMapper.builder().addModule(new SchemacModule()).build();

        Order one = mapper.readValue(json, Order.class);
        Map<String, List<Order>> byCustomer = Map.of("Ada", List.of(one, order));
        String text = mapper.writeValueAsString(byCustomer);
        return mapper.readerForMapOf(Order[].class).<Map<String, Order[]>>readValue(text).values().stream()
                .flatMap(java.util.Arrays::stream)
                .toList();
    }

    static List<Order> lines(ObjectMapper mapper, InputStream stream) throws IOException {
        List<Order> all = new ArrayList<>();
        try (MappingIterator<Order> orders = mapper.readerFor(Order.class).readValues(stream)) {
            while (orders.hasNextValue()) {
                all.add(orders.nextValue());
            }
        }
        return all;
    }

    static ObjectMapper live(EventRuntime runtime) {
        SchemacModule module =
                new SchemacModule().with(runtime.eventSender("Order").parser()).withOptions(JsonOptions.STRICT);
        return JsonMapper.builder().addModule(module).build();
    }

    static byte[] cbor(List<Order> orders) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        write(orders, bytes);
        return bytes.toByteArray();
    }

    private static void write(List<Order> orders, OutputStream stream) throws IOException {
        JsonFactory cbor = new CBORFactory();
        TokenWriter<Order> writer = TokenWriter.of(OrderWriter.INSTANCE);
        try (JsonGenerator out = cbor.createGenerator(stream)) {
            for (Order order : orders) {
                writer.write(order, out);
            }
        }
    }

    static List<Order> cbor(InputStream stream) throws IOException {
        List<Order> all = new ArrayList<>();
        JsonFactory cbor = new CBORFactory();
        TokenReader<Order> reader = TokenReader.of(OrderParser.INSTANCE);
        try (JsonParser in = cbor.createParser(stream)) {
            for (Order order = reader.read(in); order != null; order = reader.read(in)) {
                all.add(order);
            }
        }
        return all;
    }
}
