package dev.schemac.benchmarks.model;

import com.dslplatform.json.CompiledJson;
import dev.schemac.runtime.annotation.JsonSchema;
import io.avaje.jsonb.Json;

/** One member of {@link Users#users}. */
@CompiledJson
@Json
@JsonSchema
public final class User {
    public String _id;
    public int index;
    public String guid;
    public String isActive;
    public String balance;
    public String picture;
    public int age;
    public String eyeColor;
    public String name;
    public String gender;
    public String company;
    public String email;
    public String phone;
    public String address;
    public String about;
    public String registered;
    public double latitude;
    public double longitude;
    public String[] tags;
    public Friend[] friends;
    public String greeting;
    public String favoriteFruit;
}
