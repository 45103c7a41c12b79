package dev.schemac.benchmarks;

import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;
import com.google.protobuf.util.JsonFormat;
import dev.schemac.benchmarks.library.Reader;
import dev.schemac.benchmarks.model.proto.UsersMessage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads Users documents with the classes that protoc generates, in their mapping to JSON. */
final class ProtobufReader implements Reader {
    @Override
    public Object read(byte[] json) throws IOException {
        return read(new String(json, StandardCharsets.UTF_8));
    }

    @Override
    public Object read(String json) throws IOException {
        UsersMessage.Builder builder = UsersMessage.newBuilder();
        JsonFormat.parser().ignoringUnknownFields().merge(json, builder);
        return builder.build();
    }

    @Override
    public Object values(Object result) {
        if (result instanceof Message message) {
            Map<String, Object> values = new LinkedHashMap<>();
            for (FieldDescriptor field : message.getDescriptorForType().getFields()) {
                values.put(field.getJsonName(), values(message.getField(field)));
            }
            return values;
        }
        return result instanceof List<?> list ? list.stream().map(this::values).toList() : result;
    }
}
