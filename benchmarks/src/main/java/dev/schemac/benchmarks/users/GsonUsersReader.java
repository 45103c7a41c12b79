package dev.schemac.benchmarks.users;

import com.google.gson.Gson;
import java.nio.charset.StandardCharsets;

/** Gson, through one shared instance. It reads text only, so bytes are decoded first. */
final class GsonUsersReader implements UsersReader {
    private static final Gson GSON = new Gson();

    @Override
    public Object read(byte[] json) {
        return GSON.fromJson(new String(json, StandardCharsets.UTF_8), Users.class);
    }

    @Override
    public Object read(String json) {
        return GSON.fromJson(json, Users.class);
    }
}
