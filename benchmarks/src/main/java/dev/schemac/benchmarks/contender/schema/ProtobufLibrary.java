package dev.schemac.benchmarks.contender.schema;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.protobuf.Descriptors.EnumValueDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;
import com.google.protobuf.util.JsonFormat;
import dev.schemac.benchmarks.library.Library;
import dev.schemac.benchmarks.library.Reader;
import dev.schemac.benchmarks.library.Tier;
import dev.schemac.benchmarks.library.Writer;
import dev.schemac.benchmarks.model.proto.ObjMessage;
import dev.schemac.benchmarks.model.proto.UsersMessage;
import dev.schemac.benchmarks.payload.Document;
import dev.schemac.benchmarks.payload.Operation;
import dev.schemac.benchmarks.payload.Payload;
import dev.schemac.benchmarks.payload.ValueTree;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Protocol buffers with the classes that protoc generates, on Users and Obj, in their mapping to JSON.
 */
public final class ProtobufLibrary implements Library {

    @Override
    public String name() {
        return "protobuf-json";
    }

    @Override
    public Tier tier() {
        return Tier.SCHEMA;
    }

    @Override
    public Optional<String> missing(Operation operation, Payload payload) {
        if (!List.of("Users", "Obj").contains(payload.type().getSimpleName())) {
            return Optional.of("messages are defined for Users and Obj only");
        }
        return operation != Operation.READ && payload.name().equals("real")
                ? Optional.of("its messages do not distinguish absent strings from empty ones, which it would write")
                : Optional.empty();
    }

    @Override
    public Reader reader(Payload payload, List<Document> documents) {
        return new Json(prototype(payload));
    }

    @Override
    public Writer writer(Payload payload) {
        return new JsonWriter(prototype(payload));
    }

    private static Message prototype(Payload payload) {
        return payload.type().getSimpleName().equals("Users")
                ? UsersMessage.getDefaultInstance()
                : ObjMessage.getDefaultInstance();
    }

    private record Json(Message prototype) implements Reader {
        @Override
        public Object read(byte[] json) throws IOException {
            return read(new String(json, StandardCharsets.UTF_8));
        }

        @Override
        public Object read(String json) throws IOException {
            Message.Builder builder = prototype.newBuilderForType();
            JsonFormat.parser().ignoringUnknownFields().merge(json, builder);
            return builder.build();
        }

        @Override
        public Object values(Object result) {
            return ProtobufLibrary.values((Message) result);
        }
    }

    /** Writes every member, also those with default values. */
    private record JsonWriter(Message prototype) implements Writer {
        private static final JsonFormat.Printer PRINTER =
                JsonFormat.printer().omittingInsignificantWhitespace().alwaysPrintFieldsWithNoPresence();

        @Override
        public Object prepare(Document document) throws IOException {
            Message.Builder builder = prototype.newBuilderForType();
            JsonFormat.parser().merge(document.text(), builder);
            return builder.build();
        }

        @Override
        public Object writeBytes(Object value) throws IOException {
            return writeText(value).getBytes(StandardCharsets.UTF_8);
        }

        @Override
        public String writeText(Object value) throws IOException {
            return PRINTER.print((Message) value);
        }

        /** Its 64-bit integers are strings, as that mapping has it. */
        @Override
        public Object values(byte[] written) throws IOException {
            return numbers((ObjectNode) ValueTree.ofJson(written));
        }

        private static ObjectNode numbers(ObjectNode tree) {
            if (tree.path("num64").isTextual()) {
                tree.put("num64", Long.parseLong(tree.path("num64").textValue()));
            }
            tree.path("children").forEach(child -> numbers((ObjectNode) child));
            return tree;
        }
    }

    /** Absent strings are empty; no document contains empty ones. */
    private static Map<String, Object> values(Message message) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (FieldDescriptor field : message.getDescriptorForType().getFields()) {
            Object value = message.getField(field);
            if (!value.equals("")) {
                values.put(field.getJsonName(), value(value));
            }
        }
        return values;
    }

    private static Object value(Object value) {
        if (value instanceof Message message) {
            return values(message);
        }
        if (value instanceof List<?> list) {
            return list.stream().map(ProtobufLibrary::value).toList();
        }
        return value instanceof EnumValueDescriptor constant ? constant.getName() : value;
    }
}
