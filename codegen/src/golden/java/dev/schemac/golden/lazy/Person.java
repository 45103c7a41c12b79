package dev.schemac.golden.lazy;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.LazyEvent;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonOutput;
import dev.schemac.runtime.support.StringSource;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * An event of schema {@code Person} in module {@code dev.schemac.golden.lazy}.
 * Strings are decoded on first access. Until then, or {@link #detach}, the event refers to its document.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Person implements LazyEvent, JsonOutput.Writable {
    String name;
    long nameAt;
    String email;
    long emailAt;

    /** Contains each string whose {@code ...At} is not 0. */
    StringSource source;

    public Person() {}

    public static Person parse(String json) {
        return PersonParser.INSTANCE.parse(json);
    }

    public static Person parse(String json, JsonOptions options) {
        return PersonParser.INSTANCE.parse(json, options);
    }

    public static Person parse(byte[] json) {
        return PersonParser.INSTANCE.parse(json);
    }

    public static Person parse(byte[] json, JsonOptions options) {
        return PersonParser.INSTANCE.parse(json, options);
    }

    public static Person parse(byte[] json, int offset, int length) {
        return PersonParser.INSTANCE.parse(json, offset, length, JsonOptions.DEFAULT);
    }

    public static Person parse(InputStream json) throws IOException {
        return PersonParser.INSTANCE.parse(json);
    }

    public static Person parse(InputStream json, JsonOptions options) throws IOException {
        return PersonParser.INSTANCE.parse(json, options);
    }

    public static List<Person> parseList(String json) {
        return PersonParser.INSTANCE.parseList(json);
    }

    public static List<Person> parseList(String json, JsonOptions options) {
        return PersonParser.INSTANCE.parseList(json, options);
    }

    public static List<Person> parseList(byte[] json) {
        return PersonParser.INSTANCE.parseList(json);
    }

    public static List<Person> parseList(byte[] json, JsonOptions options) {
        return PersonParser.INSTANCE.parseList(json, options);
    }

    public static List<Person> parseList(byte[] json, int offset, int length) {
        return PersonParser.INSTANCE.parseList(json, offset, length, JsonOptions.DEFAULT);
    }

    public static List<Person> parseList(InputStream json) throws IOException {
        return PersonParser.INSTANCE.parseList(json);
    }

    public static List<Person> parseList(InputStream json, JsonOptions options) throws IOException {
        return PersonParser.INSTANCE.parseList(json, options);
    }

    public static String toJson(List<? extends Person> list) {
        return PersonWriter.INSTANCE.listWriter().toJson(list);
    }

    public static String toJson(List<? extends Person> list, JsonOptions options) {
        return PersonWriter.INSTANCE.listWriter().toJson(list, options);
    }

    public static byte[] toJsonBytes(List<? extends Person> list) {
        return PersonWriter.INSTANCE.listWriter().toJsonBytes(list);
    }

    public static byte[] toJsonBytes(List<? extends Person> list, JsonOptions options) {
        return PersonWriter.INSTANCE.listWriter().toJsonBytes(list, options);
    }

    public static void writeTo(List<? extends Person> list, OutputStream stream) throws
            IOException {
        PersonWriter.INSTANCE.listWriter().writeTo(list, stream);
    }

    public static void writeTo(List<? extends Person> list, OutputStream stream,
            JsonOptions options) throws IOException {
        PersonWriter.INSTANCE.listWriter().writeTo(list, stream, options);
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

    public String getEmail() {
        String text = email;
        if (text == null && emailAt != 0) {
            text = source.string(emailAt);
            email = text;
        }
        return text;
    }

    public void setEmail(String email) {
        this.email = email;
        emailAt = 0;
    }

    public boolean hasEmail() {
        return email != null || emailAt != 0;
    }

    @Override
    public Map<String, Object> asMap() {
        return PersonParser.Columns.EVENT_TYPE.asMap(new Object[] {getName(), getEmail()});
    }

    @Override
    public void writeTo(JsonOutput out) {
        PersonWriter.INSTANCE.write(this, out);
    }

    @Override
    public void detach() {
        setName(getName());
        setEmail(getEmail());
        source = null;
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Person that
                && Objects.equals(getName(), that.getName())
                && Objects.equals(getEmail(), that.getEmail());
    }

    @Override
    public int hashCode() {
        return Objects.hash(getName(), getEmail());
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
