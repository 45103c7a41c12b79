package dev.schemac.benchmarks.model.records;

import dev.schemac.runtime.annotation.JsonSchema;
import io.avaje.jsonb.Json;

/** One member of {@link UsersRecord#users}. */
@Json
@JsonSchema
public record UserRecord(
        String _id,
        int index,
        String guid,
        String isActive,
        String balance,
        String picture,
        int age,
        String eyeColor,
        String name,
        String gender,
        String company,
        String email,
        String phone,
        String address,
        String about,
        String registered,
        double latitude,
        double longitude,
        String[] tags,
        FriendRecord[] friends,
        String greeting,
        String favoriteFruit) {}
