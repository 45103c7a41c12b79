package dev.schemac.benchmarks.library;

import com.google.protobuf.Descriptors.EnumValueDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;
import com.google.protobuf.util.JsonFormat;
import dev.schemac.benchmarks.model.proto.ObjMessage;
import dev.schemac.benchmarks.model.proto.UsersMessage;
import dev.schemac.benchmarks.payload.Document;
import dev.schemac.benchmarks.payload.Payload;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Protocol buffers with the classes that protoc generates, on Users and Obj: the binary format, or its mapping to JSON. */
record ProtobufLibrary(boolean binary) implements Library {

    @Override
    public String name() {
        return binary ? "protobuf" : "protobuf-json";
    }

    @Override
    public Tier tier() {
        return Tier.SCHEMA;
    }

    @Override
    public Optional<String> missing(Payload payload) {
        if (!List.of("Users", "Obj").contains(payload.type().getSimpleName())) {
            return Optional.of("messages are defined for Users and Obj only");
        }
        return binary && List.of("users-pretty", "users-shuffled").contains(payload.name())
                ? Optional.of("its format has neither blanks nor an order to choose")
                : Optional.empty();
    }

    @Override
    public boolean readsText() {
        return !binary;
    }

    @Override
    public byte[] encode(Payload payload, Document document) throws IOException {
        if (!binary) {
            return document.bytes();
        }
        Message.Builder builder = prototype(payload).newBuilderForType();
        JsonFormat.parser().merge(document.text(), builder);
        return builder.build().toByteArray();
    }

    @Override
    public Reader reader(Payload payload, List<Document> documents) {
        Message prototype = prototype(payload);
        return binary ? new Binary(prototype) : new Json(prototype);
    }

    private static Message prototype(Payload payload) {
        return payload.type().getSimpleName().equals("Users")
                ? UsersMessage.getDefaultInstance()
                : ObjMessage.getDefaultInstance();
    }

    private record Binary(Message prototype) implements Reader {
        @Override
        public Object read(byte[] message) throws IOException {
            return prototype.getParserForType().parseFrom(message);
        }

        @Override
        public Object values(Object result) {
            return ProtobufLibrary.values((Message) result);
        }
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

    private static Map<String, Object> values(Message message) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (FieldDescriptor field : message.getDescriptorForType().getFields()) {
            values.put(field.getJsonName(), value(message.getField(field)));
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
