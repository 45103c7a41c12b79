package dev.schemac.golden.lazy;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.LazyEvent;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonOutput;
import dev.schemac.runtime.support.StringSource;
import dev.schemac.runtime.support.event.LazyEvents;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * An event of schema {@code Office} in module {@code dev.schemac.golden.lazy}.
 * Strings are decoded on first access. Until then, or {@link #detach}, the event refers to its document.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Office implements LazyEvent, JsonOutput.Writable {
    String code;
    String name;
    long nameAt;
    String city;
    long cityAt;
    String country;
    long countryAt;
    String language = "en";
    int floors;
    Person head;
    Person[] staff;
    String[] tags;

    /** Contains each string whose {@code ...At} is not 0. */
    StringSource source;
    long presence;

    public Office() {}

    public static Office parse(String json) {
        return OfficeParser.INSTANCE.parse(json);
    }

    public static Office parse(String json, JsonOptions options) {
        return OfficeParser.INSTANCE.parse(json, options);
    }

    public static Office parse(byte[] json) {
        return OfficeParser.INSTANCE.parse(json);
    }

    public static Office parse(byte[] json, JsonOptions options) {
        return OfficeParser.INSTANCE.parse(json, options);
    }

    public static Office parse(byte[] json, int offset, int length) {
        return OfficeParser.INSTANCE.parse(json, offset, length, JsonOptions.DEFAULT);
    }

    public static Office parse(InputStream json) throws IOException {
        return OfficeParser.INSTANCE.parse(json);
    }

    public static Office parse(InputStream json, JsonOptions options) throws IOException {
        return OfficeParser.INSTANCE.parse(json, options);
    }

    public static List<Office> parseList(String json) {
        return OfficeParser.INSTANCE.parseList(json);
    }

    public static List<Office> parseList(String json, JsonOptions options) {
        return OfficeParser.INSTANCE.parseList(json, options);
    }

    public static List<Office> parseList(byte[] json) {
        return OfficeParser.INSTANCE.parseList(json);
    }

    public static List<Office> parseList(byte[] json, JsonOptions options) {
        return OfficeParser.INSTANCE.parseList(json, options);
    }

    public static List<Office> parseList(byte[] json, int offset, int length) {
        return OfficeParser.INSTANCE.parseList(json, offset, length, JsonOptions.DEFAULT);
    }

    public static List<Office> parseList(InputStream json) throws IOException {
        return OfficeParser.INSTANCE.parseList(json);
    }

    public static List<Office> parseList(InputStream json, JsonOptions options) throws IOException {
        return OfficeParser.INSTANCE.parseList(json, options);
    }

    public static String toJson(List<? extends Office> list) {
        return OfficeWriter.INSTANCE.listWriter().toJson(list);
    }

    public static String toJson(List<? extends Office> list, JsonOptions options) {
        return OfficeWriter.INSTANCE.listWriter().toJson(list, options);
    }

    public static byte[] toJsonBytes(List<? extends Office> list) {
        return OfficeWriter.INSTANCE.listWriter().toJsonBytes(list);
    }

    public static byte[] toJsonBytes(List<? extends Office> list, JsonOptions options) {
        return OfficeWriter.INSTANCE.listWriter().toJsonBytes(list, options);
    }

    public static void writeTo(List<? extends Office> list, OutputStream stream) throws
            IOException {
        OfficeWriter.INSTANCE.listWriter().writeTo(list, stream);
    }

    public static void writeTo(List<? extends Office> list, OutputStream stream,
            JsonOptions options) throws IOException {
        OfficeWriter.INSTANCE.listWriter().writeTo(list, stream, options);
    }

    public String getCode() {
        return code;
    }

    public void setCode(String code) {
        this.code = code;
    }

    public boolean hasCode() {
        return code != null;
    }

    public String getName() {
        String text = name;
        if (text == null && nameAt != 0) {
            text = source.string(nameAt);
            name = text;
        }
        return text;
    }

    public void setName(String name) {
        this.name = name;
        nameAt = 0;
    }

    public boolean hasName() {
        return name != null || nameAt != 0;
    }

    public String getCity() {
        String text = city;
        if (text == null && cityAt != 0) {
            text = source.string(cityAt);
            city = text;
        }
        return text;
    }

    public void setCity(String city) {
        this.city = city;
        cityAt = 0;
    }

    public boolean hasCity() {
        return city != null || cityAt != 0;
    }

    /** Required, not null. */
    public String getCountry() {
        String text = country;
        if (text == null && countryAt != 0) {
            text = source.string(countryAt);
            country = text;
        }
        return text;
    }

    /** Required, not null. */
    public void setCountry(String country) {
        this.country = country;
        countryAt = 0;
    }

    public boolean hasCountry() {
        return country != null || countryAt != 0;
    }

    /** Default: {@code en}. */
    public String getLanguage() {
        return language;
    }

    /** Default: {@code en}. */
    public void setLanguage(String language) {
        this.language = language;
    }

    public boolean hasLanguage() {
        return language != null;
    }

    public int getFloors() {
        return floors;
    }

    public void setFloors(int floors) {
        this.floors = floors;
        presence |= 1L << OfficeParser.FLOORS_BIT;
    }

    public boolean hasFloors() {
        return (presence & (1L << OfficeParser.FLOORS_BIT)) != 0;
    }

    public void clearFloors() {
        floors = 0;
        presence &= ~(1L << OfficeParser.FLOORS_BIT);
    }

    public Person getHead() {
        return head;
    }

    public void setHead(Person head) {
        this.head = head;
    }

    public boolean hasHead() {
        return head != null;
    }

    public Person[] getStaff() {
        return staff;
    }

    public void setStaff(Person[] staff) {
        this.staff = staff;
    }

    public boolean hasStaff() {
        return staff != null;
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

    @Override
    public Map<String, Object> asMap() {
        return OfficeParser.Columns.EVENT_TYPE.asMap(new Object[] {code, getName(), getCity(),
                getCountry(), language, hasFloors() ? floors : null, head, staff, tags});
    }

    @Override
    public void writeTo(JsonOutput out) {
        OfficeWriter.INSTANCE.write(this, out);
    }

    @Override
    public void detach() {
        setName(getName());
        setCity(getCity());
        setCountry(getCountry());
        LazyEvents.detachAll(head);
        LazyEvents.detachAll(staff);
        source = null;
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Office that && presence == that.presence
                && Objects.equals(code, that.code) && Objects.equals(getName(), that.getName())
                && Objects.equals(getCity(), that.getCity())
                && Objects.equals(getCountry(), that.getCountry())
                && Objects.equals(language, that.language) && floors == that.floors
                && Objects.equals(head, that.head) && Arrays.equals(staff, that.staff)
                && Arrays.equals(tags, that.tags);
    }

    @Override
    public int hashCode() {
        return Objects.hash(code, getName(), getCity(), getCountry(), language, floors, head,
                Arrays.hashCode(staff), Arrays.hashCode(tags));
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
