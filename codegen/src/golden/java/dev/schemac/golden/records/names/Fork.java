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
 * An event of schema {@code Fork} in module {@code dev.schemac.golden.records.names}.
 * Immutable, except that arrays are not copied. Columns that are absent are {@code null}.
 *
 * @param gr$f6$$df$e column "gr&#246;&#223;e"
 * @param $31$st column {@code 1st}
 * @param toString$ column {@code to_string}
 * @param class$ column {@code class}
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public record Fork(
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
        String sourceId,
        Boolean isDeep,
        String HTML_URL) implements JsonEvent {

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
        builder.sourceId = sourceId;
        builder.isDeep = isDeep;
        builder.HTML_URL = HTML_URL;
        return builder;
    }

    @Override
    public Map<String, Object> asMap() {
        Object[] values = {id, htmlUrl, cloneUrl, type, homePage, userID, URLPath, addressLine1,
                archived, isPrivate, isFork, hasWiki, checks, abc, ABC, gr$f6$$df$e, $31$st,
                toString$, class$, sourceId, isDeep, HTML_URL};
        return ForkParser.INSTANCE.eventType().asMap(values);
    }

    @Override
    public void writeTo(JsonWriter out) {
        ForkWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Fork that && Objects.equals(id, that.id)
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
                && Objects.equals(class$, that.class$) && Objects.equals(sourceId, that.sourceId)
                && Objects.equals(isDeep, that.isDeep) && Objects.equals(HTML_URL, that.HTML_URL);
    }

    @Override
    public int hashCode() {
        int[] hashes = {Objects.hashCode(id), Objects.hashCode(htmlUrl), Objects.hashCode(cloneUrl),
                Objects.hashCode(type), Objects.hashCode(homePage), Objects.hashCode(userID),
                Objects.hashCode(URLPath), Objects.hashCode(addressLine1),
                Objects.hashCode(archived), Objects.hashCode(isPrivate), Objects.hashCode(isFork),
                Objects.hashCode(hasWiki), Arrays.hashCode(checks), Objects.hashCode(abc),
                Objects.hashCode(ABC), Objects.hashCode(gr$f6$$df$e), Objects.hashCode($31$st),
                Objects.hashCode(toString$), Objects.hashCode(class$), Objects.hashCode(sourceId),
                Objects.hashCode(isDeep), Objects.hashCode(HTML_URL)};
        return Arrays.hashCode(hashes);
    }

    @Override
    public String toString() {
        return toDisplayString();
    }

    /** Collects the columns of {@link Fork}; null makes a column absent. Not safe for use by several threads. */
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
        String sourceId;
        Boolean isDeep;
        String HTML_URL;

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

        public Builder sourceId(String sourceId) {
            this.sourceId = sourceId;
            return this;
        }

        public Builder isDeep(Boolean isDeep) {
            this.isDeep = isDeep;
            return this;
        }

        public Builder HTML_URL(String HTML_URL) {
            this.HTML_URL = HTML_URL;
            return this;
        }

        /** The event with the columns as they are now; the builder can be used further. */
        public Fork build() {
            return new Fork(id, htmlUrl, cloneUrl, type, homePage, userID, URLPath, addressLine1,
                    archived, isPrivate, isFork, hasWiki, checks, abc, ABC, gr$f6$$df$e, $31$st,
                    toString$, class$, sourceId, isDeep, HTML_URL);
        }
    }
}
