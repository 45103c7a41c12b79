package dev.schemac.golden.records.users;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonOutput;
import dev.schemac.runtime.support.JsonValues;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;

/**
 * An event of schema {@code User} in module {@code dev.schemac.golden.records.users}.
 * Immutable. Columns that are absent are {@code null}.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public record User(String id, Integer index, String guid, String isActive, String balance,
        String picture, Integer age, String eyeColor, String name, String gender, String company,
        String email, String phone, String address, String about, String registered,
        Double latitude, Double longitude, List<String> tags, List<Friend> friends, String greeting,
        String favoriteFruit) implements JsonEvent, JsonOutput.Writable {
    /** Copies lists and maps, unless they are those of another event. */
    public User {
        tags = JsonValues.unmodifiable(tags, 1);
        friends = JsonValues.unmodifiable(friends, 1);
    }

    public static User parse(String json) {
        return UserParser.INSTANCE.parse(json);
    }

    public static User parse(String json, JsonOptions options) {
        return UserParser.INSTANCE.parse(json, options);
    }

    public static User parse(byte[] json) {
        return UserParser.INSTANCE.parse(json);
    }

    public static User parse(byte[] json, JsonOptions options) {
        return UserParser.INSTANCE.parse(json, options);
    }

    public static User parse(byte[] json, int offset, int length) {
        return UserParser.INSTANCE.parse(json, offset, length, JsonOptions.DEFAULT);
    }

    public static User parse(InputStream json) throws IOException {
        return UserParser.INSTANCE.parse(json);
    }

    public static User parse(InputStream json, JsonOptions options) throws IOException {
        return UserParser.INSTANCE.parse(json, options);
    }

    public static List<User> parseList(String json) {
        return UserParser.INSTANCE.parseList(json);
    }

    public static List<User> parseList(String json, JsonOptions options) {
        return UserParser.INSTANCE.parseList(json, options);
    }

    public static List<User> parseList(byte[] json) {
        return UserParser.INSTANCE.parseList(json);
    }

    public static List<User> parseList(byte[] json, JsonOptions options) {
        return UserParser.INSTANCE.parseList(json, options);
    }

    public static List<User> parseList(byte[] json, int offset, int length) {
        return UserParser.INSTANCE.parseList(json, offset, length, JsonOptions.DEFAULT);
    }

    public static List<User> parseList(InputStream json) throws IOException {
        return UserParser.INSTANCE.parseList(json);
    }

    public static List<User> parseList(InputStream json, JsonOptions options) throws IOException {
        return UserParser.INSTANCE.parseList(json, options);
    }

    public static String toJson(List<? extends User> list) {
        return UserWriter.INSTANCE.listWriter().toJson(list);
    }

    public static String toJson(List<? extends User> list, JsonOptions options) {
        return UserWriter.INSTANCE.listWriter().toJson(list, options);
    }

    public static byte[] toJsonBytes(List<? extends User> list) {
        return UserWriter.INSTANCE.listWriter().toJsonBytes(list);
    }

    public static byte[] toJsonBytes(List<? extends User> list, JsonOptions options) {
        return UserWriter.INSTANCE.listWriter().toJsonBytes(list, options);
    }

    public static void writeTo(List<? extends User> list, OutputStream stream) throws IOException {
        UserWriter.INSTANCE.listWriter().writeTo(list, stream);
    }

    public static void writeTo(List<? extends User> list, OutputStream stream, JsonOptions options)
            throws IOException {
        UserWriter.INSTANCE.listWriter().writeTo(list, stream, options);
    }

    /** Returns a builder without columns. */
    public static Builder builder() {
        return new Builder();
    }

    /** Returns a builder with the columns of this event. */
    public Builder toBuilder() {
        Builder builder = new Builder();
        builder.id = id;
        builder.index = index;
        builder.guid = guid;
        builder.isActive = isActive;
        builder.balance = balance;
        builder.picture = picture;
        builder.age = age;
        builder.eyeColor = eyeColor;
        builder.name = name;
        builder.gender = gender;
        builder.company = company;
        builder.email = email;
        builder.phone = phone;
        builder.address = address;
        builder.about = about;
        builder.registered = registered;
        builder.latitude = latitude;
        builder.longitude = longitude;
        builder.tags = tags;
        builder.friends = friends;
        builder.greeting = greeting;
        builder.favoriteFruit = favoriteFruit;
        return builder;
    }

    /**
     */
    public User withId(String id) {
        return toBuilder().id(id).build();
    }

    /**
     */
    public User withIndex(Integer index) {
        return toBuilder().index(index).build();
    }

    /**
     */
    public User withGuid(String guid) {
        return toBuilder().guid(guid).build();
    }

    /**
     */
    public User withIsActive(String isActive) {
        return toBuilder().isActive(isActive).build();
    }

    /**
     */
    public User withBalance(String balance) {
        return toBuilder().balance(balance).build();
    }

    /**
     */
    public User withPicture(String picture) {
        return toBuilder().picture(picture).build();
    }

    /**
     */
    public User withAge(Integer age) {
        return toBuilder().age(age).build();
    }

    /**
     */
    public User withEyeColor(String eyeColor) {
        return toBuilder().eyeColor(eyeColor).build();
    }

    /**
     */
    public User withName(String name) {
        return toBuilder().name(name).build();
    }

    /**
     */
    public User withGender(String gender) {
        return toBuilder().gender(gender).build();
    }

    /**
     */
    public User withCompany(String company) {
        return toBuilder().company(company).build();
    }

    /**
     */
    public User withEmail(String email) {
        return toBuilder().email(email).build();
    }

    /**
     */
    public User withPhone(String phone) {
        return toBuilder().phone(phone).build();
    }

    /**
     */
    public User withAddress(String address) {
        return toBuilder().address(address).build();
    }

    /**
     */
    public User withAbout(String about) {
        return toBuilder().about(about).build();
    }

    /**
     */
    public User withRegistered(String registered) {
        return toBuilder().registered(registered).build();
    }

    /**
     */
    public User withLatitude(Double latitude) {
        return toBuilder().latitude(latitude).build();
    }

    /**
     */
    public User withLongitude(Double longitude) {
        return toBuilder().longitude(longitude).build();
    }

    /**
     */
    public User withTags(List<String> tags) {
        return toBuilder().tags(tags).build();
    }

    /**
     */
    public User withFriends(List<Friend> friends) {
        return toBuilder().friends(friends).build();
    }

    /**
     */
    public User withGreeting(String greeting) {
        return toBuilder().greeting(greeting).build();
    }

    /**
     */
    public User withFavoriteFruit(String favoriteFruit) {
        return toBuilder().favoriteFruit(favoriteFruit).build();
    }

    @Override
    public Map<String, Object> asMap() {
        return UserParser.Columns.EVENT_TYPE.asMap(new Object[] {id, index, guid, isActive, balance,
                picture, age, eyeColor, name, gender, company, email, phone, address, about,
                registered, latitude, longitude, tags, friends, greeting, favoriteFruit});
    }

    @Override
    public void writeTo(JsonOutput out) {
        UserWriter.INSTANCE.write(this, out);
    }

    @Override
    public String toString() {
        return toDisplayString();
    }

    /** Collects the columns of {@link User}; null makes a column absent. Not thread-safe. */
    public static final class Builder {
        String id;
        Integer index;
        String guid;
        String isActive;
        String balance;
        String picture;
        Integer age;
        String eyeColor;
        String name;
        String gender;
        String company;
        String email;
        String phone;
        String address;
        String about;
        String registered;
        Double latitude;
        Double longitude;
        List<String> tags;
        List<Friend> friends;
        String greeting;
        String favoriteFruit;

        Builder() {}

        public Builder id(String id) {
            this.id = id;
            return this;
        }

        public Builder index(Integer index) {
            this.index = index;
            return this;
        }

        public Builder guid(String guid) {
            this.guid = guid;
            return this;
        }

        public Builder isActive(String isActive) {
            this.isActive = isActive;
            return this;
        }

        public Builder balance(String balance) {
            this.balance = balance;
            return this;
        }

        public Builder picture(String picture) {
            this.picture = picture;
            return this;
        }

        public Builder age(Integer age) {
            this.age = age;
            return this;
        }

        public Builder eyeColor(String eyeColor) {
            this.eyeColor = eyeColor;
            return this;
        }

        public Builder name(String name) {
            this.name = name;
            return this;
        }

        public Builder gender(String gender) {
            this.gender = gender;
            return this;
        }

        public Builder company(String company) {
            this.company = company;
            return this;
        }

        public Builder email(String email) {
            this.email = email;
            return this;
        }

        public Builder phone(String phone) {
            this.phone = phone;
            return this;
        }

        public Builder address(String address) {
            this.address = address;
            return this;
        }

        public Builder about(String about) {
            this.about = about;
            return this;
        }

        public Builder registered(String registered) {
            this.registered = registered;
            return this;
        }

        public Builder latitude(Double latitude) {
            this.latitude = latitude;
            return this;
        }

        public Builder longitude(Double longitude) {
            this.longitude = longitude;
            return this;
        }

        public Builder tags(List<String> tags) {
            this.tags = tags;
            return this;
        }

        public Builder friends(List<Friend> friends) {
            this.friends = friends;
            return this;
        }

        public Builder greeting(String greeting) {
            this.greeting = greeting;
            return this;
        }

        public Builder favoriteFruit(String favoriteFruit) {
            this.favoriteFruit = favoriteFruit;
            return this;
        }

        /** Returns an event with the current columns; the builder can be used again. */
        public User build() {
            return new User(id, index, guid, isActive, balance, picture, age, eyeColor, name,
                    gender, company, email, phone, address, about, registered, latitude, longitude,
                    tags, friends, greeting, favoriteFruit);
        }
    }
}
