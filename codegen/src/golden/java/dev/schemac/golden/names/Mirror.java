package dev.schemac.golden.names;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.support.Generated;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;

/**
 * What it inherits keeps the names of its parent.
 *
 * <p>An event of schema {@code Mirror} in module {@code dev.schemac.golden.names}.
 * A column that is absent or null reads as 0, false or null; {@code has...} tells whether it is present.
 * Null and {@code clear...} make it absent. Changes are not thread-safe.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Mirror extends Repository {
    String mirror_url;
    boolean is_slow;

    /** The bits of the primitive columns that are present. */
    long presence_1;

    public Mirror() {}

    public static Mirror parse(String json) {
        return MirrorParser.INSTANCE.parse(json);
    }

    public static Mirror parse(String json, JsonOptions options) {
        return MirrorParser.INSTANCE.parse(json, options);
    }

    public static Mirror parse(byte[] json) {
        return MirrorParser.INSTANCE.parse(json);
    }

    public static Mirror parse(byte[] json, JsonOptions options) {
        return MirrorParser.INSTANCE.parse(json, options);
    }

    public static Mirror parse(byte[] json, int offset, int length) {
        return MirrorParser.INSTANCE.parse(json, offset, length);
    }

    public static Mirror parse(InputStream json) throws IOException {
        return MirrorParser.INSTANCE.parse(json);
    }

    public static Mirror parse(InputStream json, JsonOptions options) throws IOException {
        return MirrorParser.INSTANCE.parse(json, options);
    }

    public String getMirror_url() {
        return mirror_url;
    }

    public void setMirror_url(String mirror_url) {
        this.mirror_url = mirror_url;
    }

    public boolean hasMirror_url() {
        return mirror_url != null;
    }

    public boolean getIs_slow() {
        return is_slow;
    }

    public void setIs_slow(boolean is_slow) {
        this.is_slow = is_slow;
        presence_1 |= 1L << MirrorParser.IS_SLOW_BIT;
    }

    public boolean hasIs_slow() {
        return (presence_1 & (1L << MirrorParser.IS_SLOW_BIT)) != 0;
    }

    public void clearIs_slow() {
        is_slow = false;
        presence_1 &= ~(1L << MirrorParser.IS_SLOW_BIT);
    }

    @Override
    public Map<String, Object> asMap() {
        Object[] values = {getId(), getHtmlUrl(), getCloneUrl(), getType(), getHomePage(),
                hasUserID() ? getUserID() : null, getURLPath(), getAddressLine1(),
                hasArchived() ? isArchived() : null, hasPrivate() ? isPrivate() : null,
                hasFork() ? isFork() : null, hasHasWiki() ? isHasWiki() : null, getChecks(),
                hasAbc() ? getAbc() : null, hasABC() ? getABC() : null,
                hasGr$f6$$df$e() ? getGr$f6$$df$e() : null, has$31$st() ? get$31$st() : null,
                getToString(), getClass$(), mirror_url, hasIs_slow() ? is_slow : null};
        return MirrorParser.INSTANCE.eventType().asMap(values);
    }

    @Override
    public void writeTo(JsonWriter out) {
        MirrorWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Mirror that && super.equals(that)
                && presence_1 == that.presence_1 && Objects.equals(mirror_url, that.mirror_url)
                && is_slow == that.is_slow;
    }

    @Override
    public int hashCode() {
        int[] hashes = {super.hashCode(), Long.hashCode(presence_1), Objects.hashCode(mirror_url),
                Boolean.hashCode(is_slow)};
        return Arrays.hashCode(hashes);
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
