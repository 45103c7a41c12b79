package dev.schemac.golden.members;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonOutput;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** An event of schema {@code Contact} in module {@code dev.schemac.golden.members}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Contact implements JsonEvent, JsonOutput.Writable {
    String id;
    String mail;
    int visits = 1;
    String language = "en";
    String nick;
    long presence = 1L << ContactParser.VISITS_BIT;

    public Contact() {}

    public static Contact parse(String json) {
        return ContactParser.INSTANCE.parse(json);
    }

    public static Contact parse(String json, JsonOptions options) {
        return ContactParser.INSTANCE.parse(json, options);
    }

    public static Contact parse(byte[] json) {
        return ContactParser.INSTANCE.parse(json);
    }

    public static Contact parse(byte[] json, JsonOptions options) {
        return ContactParser.INSTANCE.parse(json, options);
    }

    public static Contact parse(byte[] json, int offset, int length) {
        return ContactParser.INSTANCE.parse(json, offset, length, JsonOptions.DEFAULT);
    }

    public static Contact parse(InputStream json) throws IOException {
        return ContactParser.INSTANCE.parse(json);
    }

    public static Contact parse(InputStream json, JsonOptions options) throws IOException {
        return ContactParser.INSTANCE.parse(json, options);
    }

    public static List<Contact> parseList(String json) {
        return ContactParser.INSTANCE.parseList(json);
    }

    public static List<Contact> parseList(String json, JsonOptions options) {
        return ContactParser.INSTANCE.parseList(json, options);
    }

    public static List<Contact> parseList(byte[] json) {
        return ContactParser.INSTANCE.parseList(json);
    }

    public static List<Contact> parseList(byte[] json, JsonOptions options) {
        return ContactParser.INSTANCE.parseList(json, options);
    }

    public static List<Contact> parseList(byte[] json, int offset, int length) {
        return ContactParser.INSTANCE.parseList(json, offset, length, JsonOptions.DEFAULT);
    }

    public static List<Contact> parseList(InputStream json) throws IOException {
        return ContactParser.INSTANCE.parseList(json);
    }

    public static List<Contact> parseList(InputStream json, JsonOptions options) throws
            IOException {
        return ContactParser.INSTANCE.parseList(json, options);
    }

    public static String toJson(List<? extends Contact> list) {
        return ContactWriter.INSTANCE.listWriter().toJson(list);
    }

    public static String toJson(List<? extends Contact> list, JsonOptions options) {
        return ContactWriter.INSTANCE.listWriter().toJson(list, options);
    }

    public static byte[] toJsonBytes(List<? extends Contact> list) {
        return ContactWriter.INSTANCE.listWriter().toJsonBytes(list);
    }

    public static byte[] toJsonBytes(List<? extends Contact> list, JsonOptions options) {
        return ContactWriter.INSTANCE.listWriter().toJsonBytes(list, options);
    }

    public static void writeTo(List<? extends Contact> list, OutputStream stream) throws
            IOException {
        ContactWriter.INSTANCE.listWriter().writeTo(list, stream);
    }

    public static void writeTo(List<? extends Contact> list, OutputStream stream,
            JsonOptions options) throws IOException {
        ContactWriter.INSTANCE.listWriter().writeTo(list, stream, options);
    }

    /** Required, not null. */
    public String getId() {
        return id;
    }

    /** Required, not null. */
    public void setId(String id) {
        this.id = id;
    }

    public boolean hasId() {
        return id != null;
    }

    public String getMail() {
        return mail;
    }

    public void setMail(String mail) {
        this.mail = mail;
    }

    public boolean hasMail() {
        return mail != null;
    }

    /** Default: {@code 1}. */
    public int getVisits() {
        return visits;
    }

    /** Default: {@code 1}. */
    public void setVisits(int visits) {
        this.visits = visits;
        presence |= 1L << ContactParser.VISITS_BIT;
    }

    public boolean hasVisits() {
        return (presence & (1L << ContactParser.VISITS_BIT)) != 0;
    }

    public void clearVisits() {
        visits = 0;
        presence &= ~(1L << ContactParser.VISITS_BIT);
    }

    /** Not null. Default: {@code en}. */
    public String getLanguage() {
        return language;
    }

    /** Not null. Default: {@code en}. */
    public void setLanguage(String language) {
        this.language = language;
    }

    public boolean hasLanguage() {
        return language != null;
    }

    /** Column {@code legacy}, always {@code null}. */
    public Object getLegacy() {
        return null;
    }

    public boolean hasLegacy() {
        return false;
    }

    /** Null counts as present. */
    public String getNick() {
        return nick;
    }

    /** Null counts as present. */
    public void setNick(String nick) {
        this.nick = nick;
        presence |= 1L << ContactParser.NICK_BIT;
    }

    public boolean hasNick() {
        return (presence & (1L << ContactParser.NICK_BIT)) != 0;
    }

    public void clearNick() {
        nick = null;
        presence &= ~(1L << ContactParser.NICK_BIT);
    }

    @Override
    public Map<String, Object> asMap() {
        return ContactParser.Columns.EVENT_TYPE.asMap(new Object[] {id, mail,
                hasVisits() ? visits : null, language, null, nick});
    }

    @Override
    public void writeTo(JsonOutput out) {
        ContactWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Contact that && presence == that.presence
                && Objects.equals(id, that.id) && Objects.equals(mail, that.mail)
                && visits == that.visits && Objects.equals(language, that.language)
                && Objects.equals(nick, that.nick);
    }

    @Override
    public int hashCode() {
        return Objects.hash(id, mail, visits, language, nick);
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
