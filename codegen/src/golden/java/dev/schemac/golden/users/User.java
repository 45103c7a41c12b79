package dev.schemac.golden.users;

import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;

/**
 * An event of schema {@code User} in module {@code dev.schemac.golden.users}.
 * Not safe for use by several threads while one of them changes it.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class User implements JsonEvent {
    String _id;
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

    /** Bit i is set while column number i is present; primitive columns only. */
    long presence;

    /** An event without any column. */
    public User() {}

    /** Parses a document. */
    public static User parse(String json) {
        return UserParser.INSTANCE.parse(json);
    }

    /** Parses a document in UTF-8. */
    public static User parse(byte[] json) {
        return UserParser.INSTANCE.parse(json);
    }

    /** Parses the document in UTF-8 that begins at {@code offset} and is {@code length} bytes long. */
    public static User parse(byte[] json, int offset, int length) {
        return UserParser.INSTANCE.parse(json, offset, length);
    }

    /** Reads a stream to its end and parses the document in UTF-8; the stream stays open. */
    public static User parse(InputStream json) throws IOException {
        return UserParser.INSTANCE.parse(json);
    }

    /** Column {@code _id}, {@code null} where it is absent. */
    public String get_id() {
        return _id;
    }

    /** Sets column {@code _id}; {@code null} makes it absent. */
    public void set_id(String _id) {
        this._id = _id;
    }

    /** Whether column {@code _id} is present and not null. */
    public boolean has_id() {
        return _id != null;
    }

    /** Column {@code index}, {@code 0} where it is absent. */
    public int getIndex() {
        return index;
    }

    /** Sets column {@code index}; it is present from now on. */
    public void setIndex(int index) {
        this.index = index;
        presence |= 1L << 1;
    }

    /** Whether column {@code index} is present and not null. */
    public boolean hasIndex() {
        return (presence & (1L << 1)) != 0;
    }

    /** Makes column {@code index} absent. */
    public void clearIndex() {
        index = 0;
        presence &= ~(1L << 1);
    }

    /** Column {@code guid}, {@code null} where it is absent. */
    public String getGuid() {
        return guid;
    }

    /** Sets column {@code guid}; {@code null} makes it absent. */
    public void setGuid(String guid) {
        this.guid = guid;
    }

    /** Whether column {@code guid} is present and not null. */
    public boolean hasGuid() {
        return guid != null;
    }

    /** Column {@code isActive}, {@code null} where it is absent. */
    public String getIsActive() {
        return isActive;
    }

    /** Sets column {@code isActive}; {@code null} makes it absent. */
    public void setIsActive(String isActive) {
        this.isActive = isActive;
    }

    /** Whether column {@code isActive} is present and not null. */
    public boolean hasIsActive() {
        return isActive != null;
    }

    /** Column {@code balance}, {@code null} where it is absent. */
    public String getBalance() {
        return balance;
    }

    /** Sets column {@code balance}; {@code null} makes it absent. */
    public void setBalance(String balance) {
        this.balance = balance;
    }

    /** Whether column {@code balance} is present and not null. */
    public boolean hasBalance() {
        return balance != null;
    }

    /** Column {@code picture}, {@code null} where it is absent. */
    public String getPicture() {
        return picture;
    }

    /** Sets column {@code picture}; {@code null} makes it absent. */
    public void setPicture(String picture) {
        this.picture = picture;
    }

    /** Whether column {@code picture} is present and not null. */
    public boolean hasPicture() {
        return picture != null;
    }

    /** Column {@code age}, {@code 0} where it is absent. */
    public int getAge() {
        return age;
    }

    /** Sets column {@code age}; it is present from now on. */
    public void setAge(int age) {
        this.age = age;
        presence |= 1L << 6;
    }

    /** Whether column {@code age} is present and not null. */
    public boolean hasAge() {
        return (presence & (1L << 6)) != 0;
    }

    /** Makes column {@code age} absent. */
    public void clearAge() {
        age = 0;
        presence &= ~(1L << 6);
    }

    /** Column {@code eyeColor}, {@code null} where it is absent. */
    public String getEyeColor() {
        return eyeColor;
    }

    /** Sets column {@code eyeColor}; {@code null} makes it absent. */
    public void setEyeColor(String eyeColor) {
        this.eyeColor = eyeColor;
    }

    /** Whether column {@code eyeColor} is present and not null. */
    public boolean hasEyeColor() {
        return eyeColor != null;
    }

    /** Column {@code name}, {@code null} where it is absent. */
    public String getName() {
        return name;
    }

    /** Sets column {@code name}; {@code null} makes it absent. */
    public void setName(String name) {
        this.name = name;
    }

    /** Whether column {@code name} is present and not null. */
    public boolean hasName() {
        return name != null;
    }

    /** Column {@code gender}, {@code null} where it is absent. */
    public String getGender() {
        return gender;
    }

    /** Sets column {@code gender}; {@code null} makes it absent. */
    public void setGender(String gender) {
        this.gender = gender;
    }

    /** Whether column {@code gender} is present and not null. */
    public boolean hasGender() {
        return gender != null;
    }

    /** Column {@code company}, {@code null} where it is absent. */
    public String getCompany() {
        return company;
    }

    /** Sets column {@code company}; {@code null} makes it absent. */
    public void setCompany(String company) {
        this.company = company;
    }

    /** Whether column {@code company} is present and not null. */
    public boolean hasCompany() {
        return company != null;
    }

    /** Column {@code email}, {@code null} where it is absent. */
    public String getEmail() {
        return email;
    }

    /** Sets column {@code email}; {@code null} makes it absent. */
    public void setEmail(String email) {
        this.email = email;
    }

    /** Whether column {@code email} is present and not null. */
    public boolean hasEmail() {
        return email != null;
    }

    /** Column {@code phone}, {@code null} where it is absent. */
    public String getPhone() {
        return phone;
    }

    /** Sets column {@code phone}; {@code null} makes it absent. */
    public void setPhone(String phone) {
        this.phone = phone;
    }

    /** Whether column {@code phone} is present and not null. */
    public boolean hasPhone() {
        return phone != null;
    }

    /** Column {@code address}, {@code null} where it is absent. */
    public String getAddress() {
        return address;
    }

    /** Sets column {@code address}; {@code null} makes it absent. */
    public void setAddress(String address) {
        this.address = address;
    }

    /** Whether column {@code address} is present and not null. */
    public boolean hasAddress() {
        return address != null;
    }

    /** Column {@code about}, {@code null} where it is absent. */
    public String getAbout() {
        return about;
    }

    /** Sets column {@code about}; {@code null} makes it absent. */
    public void setAbout(String about) {
        this.about = about;
    }

    /** Whether column {@code about} is present and not null. */
    public boolean hasAbout() {
        return about != null;
    }

    /** Column {@code registered}, {@code null} where it is absent. */
    public String getRegistered() {
        return registered;
    }

    /** Sets column {@code registered}; {@code null} makes it absent. */
    public void setRegistered(String registered) {
        this.registered = registered;
    }

    /** Whether column {@code registered} is present and not null. */
    public boolean hasRegistered() {
        return registered != null;
    }

    /** Column {@code latitude}, {@code 0} where it is absent. */
    public double getLatitude() {
        return latitude;
    }

    /** Sets column {@code latitude}; it is present from now on. */
    public void setLatitude(double latitude) {
        this.latitude = latitude;
        presence |= 1L << 16;
    }

    /** Whether column {@code latitude} is present and not null. */
    public boolean hasLatitude() {
        return (presence & (1L << 16)) != 0;
    }

    /** Makes column {@code latitude} absent. */
    public void clearLatitude() {
        latitude = 0;
        presence &= ~(1L << 16);
    }

    /** Column {@code longitude}, {@code 0} where it is absent. */
    public double getLongitude() {
        return longitude;
    }

    /** Sets column {@code longitude}; it is present from now on. */
    public void setLongitude(double longitude) {
        this.longitude = longitude;
        presence |= 1L << 17;
    }

    /** Whether column {@code longitude} is present and not null. */
    public boolean hasLongitude() {
        return (presence & (1L << 17)) != 0;
    }

    /** Makes column {@code longitude} absent. */
    public void clearLongitude() {
        longitude = 0;
        presence &= ~(1L << 17);
    }

    /** Column {@code tags}, {@code null} where it is absent. The array is not copied. */
    public String[] getTags() {
        return tags;
    }

    /** Sets column {@code tags}; {@code null} makes it absent. The array is not copied. */
    public void setTags(String[] tags) {
        this.tags = tags;
    }

    /** Whether column {@code tags} is present and not null. */
    public boolean hasTags() {
        return tags != null;
    }

    /** Column {@code friends}, {@code null} where it is absent. The array is not copied. */
    public Friend[] getFriends() {
        return friends;
    }

    /** Sets column {@code friends}; {@code null} makes it absent. The array is not copied. */
    public void setFriends(Friend[] friends) {
        this.friends = friends;
    }

    /** Whether column {@code friends} is present and not null. */
    public boolean hasFriends() {
        return friends != null;
    }

    /** Column {@code greeting}, {@code null} where it is absent. */
    public String getGreeting() {
        return greeting;
    }

    /** Sets column {@code greeting}; {@code null} makes it absent. */
    public void setGreeting(String greeting) {
        this.greeting = greeting;
    }

    /** Whether column {@code greeting} is present and not null. */
    public boolean hasGreeting() {
        return greeting != null;
    }

    /** Column {@code favoriteFruit}, {@code null} where it is absent. */
    public String getFavoriteFruit() {
        return favoriteFruit;
    }

    /** Sets column {@code favoriteFruit}; {@code null} makes it absent. */
    public void setFavoriteFruit(String favoriteFruit) {
        this.favoriteFruit = favoriteFruit;
    }

    /** Whether column {@code favoriteFruit} is present and not null. */
    public boolean hasFavoriteFruit() {
        return favoriteFruit != null;
    }

    /** The columns by name as they are now, in the order of the schema; absent ones are {@code null}. */
    @Override
    public Map<String, Object> asMap() {
        Object[] values = {
            _id,
            hasIndex() ? index : null,
            guid,
            isActive,
            balance,
            picture,
            hasAge() ? age : null,
            eyeColor,
            name,
            gender,
            company,
            email,
            phone,
            address,
            about,
            registered,
            hasLatitude() ? latitude : null,
            hasLongitude() ? longitude : null,
            tags,
            friends,
            greeting,
            favoriteFruit
        };
        return UserParser.INSTANCE.eventType().asMap(values);
    }

    @Override
    public void writeTo(JsonWriter out) {
        UserWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        return other instanceof User that
                && presence == that.presence
                && Objects.equals(_id, that._id)
                && index == that.index
                && Objects.equals(guid, that.guid)
                && Objects.equals(isActive, that.isActive)
                && Objects.equals(balance, that.balance)
                && Objects.equals(picture, that.picture)
                && age == that.age
                && Objects.equals(eyeColor, that.eyeColor)
                && Objects.equals(name, that.name)
                && Objects.equals(gender, that.gender)
                && Objects.equals(company, that.company)
                && Objects.equals(email, that.email)
                && Objects.equals(phone, that.phone)
                && Objects.equals(address, that.address)
                && Objects.equals(about, that.about)
                && Objects.equals(registered, that.registered)
                && Double.compare(latitude, that.latitude) == 0
                && Double.compare(longitude, that.longitude) == 0
                && Arrays.equals(tags, that.tags)
                && Arrays.equals(friends, that.friends)
                && Objects.equals(greeting, that.greeting)
                && Objects.equals(favoriteFruit, that.favoriteFruit);
    }

    @Override
    public int hashCode() {
        int hash = 1;
        hash = 31 * hash + Long.hashCode(presence);
        hash = 31 * hash + Objects.hashCode(_id);
        hash = 31 * hash + Integer.hashCode(index);
        hash = 31 * hash + Objects.hashCode(guid);
        hash = 31 * hash + Objects.hashCode(isActive);
        hash = 31 * hash + Objects.hashCode(balance);
        hash = 31 * hash + Objects.hashCode(picture);
        hash = 31 * hash + Integer.hashCode(age);
        hash = 31 * hash + Objects.hashCode(eyeColor);
        hash = 31 * hash + Objects.hashCode(name);
        hash = 31 * hash + Objects.hashCode(gender);
        hash = 31 * hash + Objects.hashCode(company);
        hash = 31 * hash + Objects.hashCode(email);
        hash = 31 * hash + Objects.hashCode(phone);
        hash = 31 * hash + Objects.hashCode(address);
        hash = 31 * hash + Objects.hashCode(about);
        hash = 31 * hash + Objects.hashCode(registered);
        hash = 31 * hash + Double.hashCode(latitude);
        hash = 31 * hash + Double.hashCode(longitude);
        hash = 31 * hash + Arrays.hashCode(tags);
        hash = 31 * hash + Arrays.hashCode(friends);
        hash = 31 * hash + Objects.hashCode(greeting);
        hash = 31 * hash + Objects.hashCode(favoriteFruit);
        return hash;
    }

    /** The event as compact JSON. */
    @Override
    public String toString() {
        return toDisplayString();
    }
}
