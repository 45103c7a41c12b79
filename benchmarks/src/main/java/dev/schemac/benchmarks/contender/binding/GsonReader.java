package dev.schemac.benchmarks.contender.binding;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonDeserializer;
import dev.schemac.benchmarks.library.Reader;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.OffsetDateTime;

/** Gson, through one shared instance. It reads a String only, so bytes are decoded first. */
public record GsonReader(Gson gson, Class<?> type) implements Reader {

    public static GsonReader of(Class<?> type) {
        JsonDeserializer<LocalDate> date = (json, target, context) -> LocalDate.parse(json.getAsString());
        JsonDeserializer<OffsetDateTime> time = (json, target, context) -> OffsetDateTime.parse(json.getAsString());
        return new GsonReader(
                new GsonBuilder()
                        .registerTypeAdapter(LocalDate.class, date)
                        .registerTypeAdapter(OffsetDateTime.class, time)
                        .create(),
                type);
    }

    @Override
    public Object read(byte[] json) {
        return gson.fromJson(new String(json, StandardCharsets.UTF_8), type);
    }

    @Override
    public Object read(String json) {
        return gson.fromJson(json, type);
    }
}
