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
 * An event of schema {@code Fork} in module {@code dev.schemac.golden.names}.
 * A column that is absent or null reads as 0, false or null; {@code has...} tells whether it is present.
 * Null and {@code clear...} make it absent. Changes are not thread-safe.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Fork extends Repository {
    String sourceId;
    boolean isDeep;
    String HTML_URL;

    /** The bits of the primitive columns that are present. */
    long presence_1;

    public Fork() {}

    public static Fork parse(String json) {
        return ForkParser.INSTANCE.parse(json);
    }

    public static Fork parse(String json, JsonOptions options) {
        return ForkParser.INSTANCE.parse(json, options);
    }

    public static Fork parse(byte[] json) {
        return ForkParser.INSTANCE.parse(json);
    }

    public static Fork parse(byte[] json, JsonOptions options) {
        return ForkParser.INSTANCE.parse(json, options);
    }

    public static Fork parse(byte[] json, int offset, int length) {
        return ForkParser.INSTANCE.parse(json, offset, length);
    }

    public static Fork parse(InputStream json) throws IOException {
        return ForkParser.INSTANCE.parse(json);
    }

    public static Fork parse(InputStream json, JsonOptions options) throws IOException {
        return ForkParser.INSTANCE.parse(json, options);
    }

    public String getSourceId() {
        return sourceId;
    }

    public void setSourceId(String sourceId) {
        this.sourceId = sourceId;
    }

    public boolean hasSourceId() {
        return sourceId != null;
    }

    public boolean isDeep() {
        return isDeep;
    }

    public void setDeep(boolean isDeep) {
        this.isDeep = isDeep;
        presence_1 |= 1L << ForkParser.IS_DEEP_BIT;
    }

    public boolean hasDeep() {
        return (presence_1 & (1L << ForkParser.IS_DEEP_BIT)) != 0;
    }

    public void clearDeep() {
        isDeep = false;
        presence_1 &= ~(1L << ForkParser.IS_DEEP_BIT);
    }

    public String getHTML_URL() {
        return HTML_URL;
    }

    public void setHTML_URL(String HTML_URL) {
        this.HTML_URL = HTML_URL;
    }

    public boolean hasHTML_URL() {
        return HTML_URL != null;
    }

    @Override
    public Map<String, Object> asMap() {
        Object[] values = {getId(), getHtmlUrl(), getCloneUrl(), getType(), getHomePage(),
                hasUserID() ? getUserID() : null, getURLPath(), getAddressLine1(),
                hasArchived() ? isArchived() : null, hasPrivate() ? isPrivate() : null,
                hasFork() ? isFork() : null, hasHasWiki() ? isHasWiki() : null, getChecks(),
                hasAbc() ? getAbc() : null, hasABC() ? getABC() : null,
                hasGr$f6$$df$e() ? getGr$f6$$df$e() : null, has$31$st() ? get$31$st() : null,
                getToString(), getClass$(), sourceId, hasDeep() ? isDeep : null, HTML_URL};
        return ForkParser.INSTANCE.eventType().asMap(values);
    }

    @Override
    public void writeTo(JsonWriter out) {
        ForkWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Fork that && super.equals(that)
                && presence_1 == that.presence_1 && Objects.equals(sourceId, that.sourceId)
                && isDeep == that.isDeep && Objects.equals(HTML_URL, that.HTML_URL);
    }

    @Override
    public int hashCode() {
        int[] hashes = {super.hashCode(), Long.hashCode(presence_1), Objects.hashCode(sourceId),
                Boolean.hashCode(isDeep), Objects.hashCode(HTML_URL)};
        return Arrays.hashCode(hashes);
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
