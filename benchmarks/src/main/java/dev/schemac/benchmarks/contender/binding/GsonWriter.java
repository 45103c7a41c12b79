package dev.schemac.benchmarks.contender.binding;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonPrimitive;
import com.google.gson.JsonSerializer;
import dev.schemac.benchmarks.library.Writer;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.OffsetDateTime;

/** Gson, through one shared instance. It writes a String only, which is then encoded. */
public record GsonWriter(Gson gson, Class<?> type) implements Writer {

    public static Writer of(Class<?> type) {
        JsonSerializer<LocalDate> date = (value, source, context) -> new JsonPrimitive(value.toString());
        JsonSerializer<OffsetDateTime> time = (value, source, context) -> new JsonPrimitive(value.toString());
        Gson gson = new GsonBuilder()
                .registerTypeAdapter(LocalDate.class, date)
                .registerTypeAdapter(OffsetDateTime.class, time)
                .create();
        return new GsonWriter(gson, type);
    }

    @Override
    public Object writeBytes(Object value) {
        return gson.toJson(value, type).getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public String writeText(Object value) {
        return gson.toJson(value, type);
    }
}
