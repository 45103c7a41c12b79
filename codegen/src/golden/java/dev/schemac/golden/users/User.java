package dev.schemac.golden.users;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonOutput;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** An event of schema {@code User} in module {@code dev.schemac.golden.users}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class User implements JsonEvent, JsonOutput.Writable {
    String id;
    int index;
    String guid;
    String isActive;
    String balance;
    String picture;
    int age;
    String eyeColor;
    String name;
    String gender;
    String company;
    String email;
    String phone;
    String address;
    String about;
    String registered;
    double latitude;
    double longitude;
    String[] tags;
    Friend[] friends;
    String greeting;
    String favoriteFruit;
    long presence;

    public User() {}

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

    public String getId() {
        return id;
    }

    public void setId(String id) {
        this.id = id;
    }

    public boolean hasId() {
        return id != null;
    }

    public int getIndex() {
        return index;
    }

    public void setIndex(int index) {
        this.index = index;
        presence |= 1L << UserParser.INDEX_BIT;
    }

    public boolean hasIndex() {
        return (presence & (1L << UserParser.INDEX_BIT)) != 0;
    }

    public void clearIndex() {
        index = 0;
        presence &= ~(1L << UserParser.INDEX_BIT);
    }

    public String getGuid() {
        return guid;
    }

    public void setGuid(String guid) {
        this.guid = guid;
    }

    public boolean hasGuid() {
        return guid != null;
    }

    public String getIsActive() {
        return isActive;
    }

    public void setIsActive(String isActive) {
        this.isActive = isActive;
    }

    public boolean hasIsActive() {
        return isActive != null;
    }

    public String getBalance() {
        return balance;
    }

    public void setBalance(String balance) {
        this.balance = balance;
    }

    public boolean hasBalance() {
        return balance != null;
    }

    public String getPicture() {
        return picture;
    }

    public void setPicture(String picture) {
        this.picture = picture;
    }

    public boolean hasPicture() {
        return picture != null;
    }

    public int getAge() {
        return age;
    }

    public void setAge(int age) {
        this.age = age;
        presence |= 1L << UserParser.AGE_BIT;
    }

    public boolean hasAge() {
        return (presence & (1L << UserParser.AGE_BIT)) != 0;
    }

    public void clearAge() {
        age = 0;
        presence &= ~(1L << UserParser.AGE_BIT);
    }

    public String getEyeColor() {
        return eyeColor;
    }

    public void setEyeColor(String eyeColor) {
        this.eyeColor = eyeColor;
    }

    public boolean hasEyeColor() {
        return eyeColor != null;
    }

    public String getName() {
        return name;
    }

    public void setName(String name) {
        this.name = name;
    }

    public boolean hasName() {
        return name != null;
    }

    public String getGender() {
        return gender;
    }

    public void setGender(String gender) {
        this.gender = gender;
    }

    public boolean hasGender() {
        return gender != null;
    }

    public String getCompany() {
        return company;
    }

    public void setCompany(String company) {
        this.company = company;
    }

    public boolean hasCompany() {
        return company != null;
    }

    public String getEmail() {
        return email;
    }

    public void setEmail(String email) {
        this.email = email;
    }

    public boolean hasEmail() {
        return email != null;
    }

    public String getPhone() {
        return phone;
    }

    public void setPhone(String phone) {
        this.phone = phone;
    }

    public boolean hasPhone() {
        return phone != null;
    }

    public String getAddress() {
        return address;
    }

    public void setAddress(String address) {
        this.address = address;
    }

    public boolean hasAddress() {
        return address != null;
    }

    public String getAbout() {
        return about;
    }

    public void setAbout(String about) {
        this.about = about;
    }

    public boolean hasAbout() {
        return about != null;
    }

    public String getRegistered() {
        return registered;
    }

    public void setRegistered(String registered) {
        this.registered = registered;
    }

    public boolean hasRegistered() {
        return registered != null;
    }

    public double getLatitude() {
        return latitude;
    }

    public void setLatitude(double latitude) {
        this.latitude = latitude;
        presence |= 1L << UserParser.LATITUDE_BIT;
    }

    public boolean hasLatitude() {
        return (presence & (1L << UserParser.LATITUDE_BIT)) != 0;
    }

    public void clearLatitude() {
        latitude = 0;
        presence &= ~(1L << UserParser.LATITUDE_BIT);
    }

    public double getLongitude() {
        return longitude;
    }

    public void setLongitude(double longitude) {
        this.longitude = longitude;
        presence |= 1L << UserParser.LONGITUDE_BIT;
    }

    public boolean hasLongitude() {
        return (presence & (1L << UserParser.LONGITUDE_BIT)) != 0;
    }

    public void clearLongitude() {
        longitude = 0;
        presence &= ~(1L << UserParser.LONGITUDE_BIT);
    }

    public String[] getTags() {
        return tags;
    }

    public void setTags(String[] tags) {
        this.tags = tags;
    }

    public boolean hasTags() {
        return tags != null;
    }

    public Friend[] getFriends() {
        return friends;
    }

    public void setFriends(Friend[] friends) {
        this.friends = friends;
    }

    public boolean hasFriends() {
        return friends != null;
    }

    public String getGreeting() {
        return greeting;
    }

    public void setGreeting(String greeting) {
        this.greeting = greeting;
    }

    public boolean hasGreeting() {
        return greeting != null;
    }

    public String getFavoriteFruit() {
        return favoriteFruit;
    }

    public void setFavoriteFruit(String favoriteFruit) {
        this.favoriteFruit = favoriteFruit;
    }

    public boolean hasFavoriteFruit() {
        return favoriteFruit != null;
    }

    @Override
    public Map<String, Object> asMap() {
        return UserParser.Columns.EVENT_TYPE.asMap(new Object[] {id, hasIndex() ? index : null,
                guid, isActive, balance, picture, hasAge() ? age : null, eyeColor, name, gender,
                company, email, phone, address, about, registered, hasLatitude() ? latitude : null,
                hasLongitude() ? longitude : null, tags, friends, greeting, favoriteFruit});
    }

    @Override
    public void writeTo(JsonOutput out) {
        UserWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof User that && presence == that.presence
                && Objects.equals(id, that.id) && index == that.index
                && Objects.equals(guid, that.guid) && Objects.equals(isActive, that.isActive)
                && Objects.equals(balance, that.balance) && Objects.equals(picture, that.picture)
                && age == that.age && Objects.equals(eyeColor, that.eyeColor)
                && Objects.equals(name, that.name) && Objects.equals(gender, that.gender)
                && Objects.equals(company, that.company) && Objects.equals(email, that.email)
                && Objects.equals(phone, that.phone) && Objects.equals(address, that.address)
                && Objects.equals(about, that.about) && Objects.equals(registered, that.registered)
                && Double.compare(latitude, that.latitude) == 0
                && Double.compare(longitude, that.longitude) == 0 && Arrays.equals(tags, that.tags)
                && Arrays.equals(friends, that.friends) && Objects.equals(greeting, that.greeting)
                && Objects.equals(favoriteFruit, that.favoriteFruit);
    }

    @Override
    public int hashCode() {
        return Objects.hash(id, index, guid, isActive, balance, picture, age, eyeColor, name,
                gender, company, email, phone, address, about, registered, latitude, longitude,
                Arrays.hashCode(tags), Arrays.hashCode(friends), greeting, favoriteFruit);
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
