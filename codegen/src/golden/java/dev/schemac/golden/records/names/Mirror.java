package dev.schemac.golden.records.names;

import dev.schemac.runtime.JsonEvent;
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
 * <p>An event of schema {@code Mirror} in module {@code dev.schemac.golden.records.names}.
 * Immutable, except that arrays are not copied. Columns that are absent are {@code null}.
 *
 * @param gr$f6$$df$e column "gr&#246;&#223;e"
 * @param $31$st column {@code 1st}
 * @param toString$ column {@code to_string}
 * @param class$ column {@code class}
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public record Mirror(
        String id,
        String htmlUrl,
        String cloneUrl,
        String type,
        String homePage,
        Integer userID,
        String URLPath,
        String addressLine1,
        Boolean archived,
        Boolean isPrivate,
        Boolean isFork,
        Boolean hasWiki,
        boolean[] checks,
        Integer abc,
        Integer ABC,
        Double gr$f6$$df$e,
        Integer $31$st,
        String toString$,
        String class$,
        String mirror_url,
        Boolean is_slow) implements JsonEvent {

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

    /** A builder without any column. */
    public static Builder builder() {
        return new Builder();
    }

    /** A builder with the columns of this event. */
    public Builder toBuilder() {
        Builder builder = new Builder();
        builder.id = id;
        builder.htmlUrl = htmlUrl;
        builder.cloneUrl = cloneUrl;
        builder.type = type;
        builder.homePage = homePage;
        builder.userID = userID;
        builder.URLPath = URLPath;
        builder.addressLine1 = addressLine1;
        builder.archived = archived;
        builder.isPrivate = isPrivate;
        builder.isFork = isFork;
        builder.hasWiki = hasWiki;
        builder.checks = checks;
        builder.abc = abc;
        builder.ABC = ABC;
        builder.gr$f6$$df$e = gr$f6$$df$e;
        builder.$31$st = $31$st;
        builder.toString$ = toString$;
        builder.class$ = class$;
        builder.mirror_url = mirror_url;
        builder.is_slow = is_slow;
        return builder;
    }

    @Override
    public Map<String, Object> asMap() {
        Object[] values = {id, htmlUrl, cloneUrl, type, homePage, userID, URLPath, addressLine1,
                archived, isPrivate, isFork, hasWiki, checks, abc, ABC, gr$f6$$df$e, $31$st,
                toString$, class$, mirror_url, is_slow};
        return MirrorParser.INSTANCE.eventType().asMap(values);
    }

    @Override
    public void writeTo(JsonWriter out) {
        MirrorWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Mirror that && Objects.equals(id, that.id)
                && Objects.equals(htmlUrl, that.htmlUrl) && Objects.equals(cloneUrl, that.cloneUrl)
                && Objects.equals(type, that.type) && Objects.equals(homePage, that.homePage)
                && Objects.equals(userID, that.userID) && Objects.equals(URLPath, that.URLPath)
                && Objects.equals(addressLine1, that.addressLine1)
                && Objects.equals(archived, that.archived)
                && Objects.equals(isPrivate, that.isPrivate) && Objects.equals(isFork, that.isFork)
                && Objects.equals(hasWiki, that.hasWiki) && Arrays.equals(checks, that.checks)
                && Objects.equals(abc, that.abc) && Objects.equals(ABC, that.ABC)
                && Objects.equals(gr$f6$$df$e, that.gr$f6$$df$e)
                && Objects.equals($31$st, that.$31$st) && Objects.equals(toString$, that.toString$)
                && Objects.equals(class$, that.class$)
                && Objects.equals(mirror_url, that.mirror_url)
                && Objects.equals(is_slow, that.is_slow);
    }

    @Override
    public int hashCode() {
        int[] hashes = {Objects.hashCode(id), Objects.hashCode(htmlUrl), Objects.hashCode(cloneUrl),
                Objects.hashCode(type), Objects.hashCode(homePage), Objects.hashCode(userID),
                Objects.hashCode(URLPath), Objects.hashCode(addressLine1),
                Objects.hashCode(archived), Objects.hashCode(isPrivate), Objects.hashCode(isFork),
                Objects.hashCode(hasWiki), Arrays.hashCode(checks), Objects.hashCode(abc),
                Objects.hashCode(ABC), Objects.hashCode(gr$f6$$df$e), Objects.hashCode($31$st),
                Objects.hashCode(toString$), Objects.hashCode(class$), Objects.hashCode(mirror_url),
                Objects.hashCode(is_slow)};
        return Arrays.hashCode(hashes);
    }

    @Override
    public String toString() {
        return toDisplayString();
    }

    /** Collects the columns of {@link Mirror}; null makes a column absent. Not safe for use by several threads. */
    public static final class Builder {
        String id;
        String htmlUrl;
        String cloneUrl;
        String type;
        String homePage;
        Integer userID;
        String URLPath;
        String addressLine1;
        Boolean archived;
        Boolean isPrivate;
        Boolean isFork;
        Boolean hasWiki;
        boolean[] checks;
        Integer abc;
        Integer ABC;
        Double gr$f6$$df$e;
        Integer $31$st;
        String toString$;
        String class$;
        String mirror_url;
        Boolean is_slow;

        Builder() {}

        public Builder id(String id) {
            this.id = id;
            return this;
        }

        public Builder htmlUrl(String htmlUrl) {
            this.htmlUrl = htmlUrl;
            return this;
        }

        public Builder cloneUrl(String cloneUrl) {
            this.cloneUrl = cloneUrl;
            return this;
        }

        public Builder type(String type) {
            this.type = type;
            return this;
        }

        public Builder homePage(String homePage) {
            this.homePage = homePage;
            return this;
        }

        public Builder userID(Integer userID) {
            this.userID = userID;
            return this;
        }

        public Builder URLPath(String URLPath) {
            this.URLPath = URLPath;
            return this;
        }

        public Builder addressLine1(String addressLine1) {
            this.addressLine1 = addressLine1;
            return this;
        }

        public Builder archived(Boolean archived) {
            this.archived = archived;
            return this;
        }

        public Builder isPrivate(Boolean isPrivate) {
            this.isPrivate = isPrivate;
            return this;
        }

        public Builder isFork(Boolean isFork) {
            this.isFork = isFork;
            return this;
        }

        public Builder hasWiki(Boolean hasWiki) {
            this.hasWiki = hasWiki;
            return this;
        }

        public Builder checks(boolean[] checks) {
            this.checks = checks;
            return this;
        }

        public Builder abc(Integer abc) {
            this.abc = abc;
            return this;
        }

        public Builder ABC(Integer ABC) {
            this.ABC = ABC;
            return this;
        }

        /** Sets column "gr&#246;&#223;e". */
        public Builder gr$f6$$df$e(Double gr$f6$$df$e) {
            this.gr$f6$$df$e = gr$f6$$df$e;
            return this;
        }

        /** Sets column {@code 1st}. */
        public Builder $31$st(Integer $31$st) {
            this.$31$st = $31$st;
            return this;
        }

        /** Sets column {@code to_string}. */
        public Builder toString$(String toString$) {
            this.toString$ = toString$;
            return this;
        }

        /** Sets column {@code class}. */
        public Builder class$(String class$) {
            this.class$ = class$;
            return this;
        }

        public Builder mirror_url(String mirror_url) {
            this.mirror_url = mirror_url;
            return this;
        }

        public Builder is_slow(Boolean is_slow) {
            this.is_slow = is_slow;
            return this;
        }

        /** The event with the columns as they are now; the builder can be used further. */
        public Mirror build() {
            return new Mirror(id, htmlUrl, cloneUrl, type, homePage, userID, URLPath, addressLine1,
                    archived, isPrivate, isFork, hasWiki, checks, abc, ABC, gr$f6$$df$e, $31$st,
                    toString$, class$, mirror_url, is_slow);
        }
    }
}
