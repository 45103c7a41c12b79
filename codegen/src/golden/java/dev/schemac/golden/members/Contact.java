package dev.schemac.golden.members;

import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Objects;

/**
 * An event of schema {@code Contact} in module {@code dev.schemac.golden.members}.
 * Not safe for use by several threads while one of them changes it.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Contact implements JsonEvent {
    String id;
    String mail;
    int visits;
    String language;

    /** Bit i is set while column number i is present; primitive columns only. */
    long presence;

    /** An event without any column. */
    public Contact() {}

    /** Parses a document. */
    public static Contact parse(String json) {
        return ContactParser.INSTANCE.parse(json);
    }

    /** Parses a document in UTF-8. */
    public static Contact parse(byte[] json) {
        return ContactParser.INSTANCE.parse(json);
    }

    /** Parses the document in UTF-8 that begins at {@code offset} and is {@code length} bytes long. */
    public static Contact parse(byte[] json, int offset, int length) {
        return ContactParser.INSTANCE.parse(json, offset, length);
    }

    /** Reads a stream to its end and parses the document in UTF-8; the stream stays open. */
    public static Contact parse(InputStream json) throws IOException {
        return ContactParser.INSTANCE.parse(json);
    }

    /** Column {@code id}, {@code null} where it is absent. */
    public String getId() {
        return id;
    }

    /** Sets column {@code id}; {@code null} makes it absent. */
    public void setId(String id) {
        this.id = id;
    }

    /** Whether column {@code id} is present and not null. */
    public boolean hasId() {
        return id != null;
    }

    /** Column {@code mail}, {@code null} where it is absent. */
    public String getMail() {
        return mail;
    }

    /** Sets column {@code mail}; {@code null} makes it absent. */
    public void setMail(String mail) {
        this.mail = mail;
    }

    /** Whether column {@code mail} is present and not null. */
    public boolean hasMail() {
        return mail != null;
    }

    /** Column {@code visits}, {@code 0} where it is absent. */
    public int getVisits() {
        return visits;
    }

    /** Sets column {@code visits}; it is present from now on. */
    public void setVisits(int visits) {
        this.visits = visits;
        presence |= 1L << 2;
    }

    /** Whether column {@code visits} is present and not null. */
    public boolean hasVisits() {
        return (presence & (1L << 2)) != 0;
    }

    /** Makes column {@code visits} absent. */
    public void clearVisits() {
        visits = 0;
        presence &= ~(1L << 2);
    }

    /** Column {@code language}, {@code null} where it is absent. */
    public String getLanguage() {
        return language;
    }

    /** Sets column {@code language}; {@code null} makes it absent. */
    public void setLanguage(String language) {
        this.language = language;
    }

    /** Whether column {@code language} is present and not null. */
    public boolean hasLanguage() {
        return language != null;
    }

    /** Column {@code legacy}, always {@code null}. */
    public Object getLegacy() {
        return null;
    }

    /** Whether column {@code legacy} is present and not null. */
    public boolean hasLegacy() {
        return false;
    }

    /** The columns by name as they are now, in the order of the schema; absent ones are {@code null}. */
    @Override
    public Map<String, Object> asMap() {
        Object[] values = {
            id,
            mail,
            hasVisits() ? visits : null,
            language,
            null
        };
        return ContactParser.INSTANCE.eventType().asMap(values);
    }

    @Override
    public void writeTo(JsonWriter out) {
        ContactWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        return other instanceof Contact that
                && presence == that.presence
                && Objects.equals(id, that.id)
                && Objects.equals(mail, that.mail)
                && visits == that.visits
                && Objects.equals(language, that.language);
    }

    @Override
    public int hashCode() {
        int hash = 1;
        hash = 31 * hash + Long.hashCode(presence);
        hash = 31 * hash + Objects.hashCode(id);
        hash = 31 * hash + Objects.hashCode(mail);
        hash = 31 * hash + Integer.hashCode(visits);
        hash = 31 * hash + Objects.hashCode(language);
        return hash;
    }

    /** The event as compact JSON. */
    @Override
    public String toString() {
        return toDisplayString();
    }
}
