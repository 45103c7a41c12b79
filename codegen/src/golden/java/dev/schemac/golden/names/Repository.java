package dev.schemac.golden.names;

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
 * Names in the styles of other languages, and what Java calls them.
 *
 * <p>An event of schema {@code Repository} in module {@code dev.schemac.golden.names}.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Repository implements JsonEvent {
    String id;
    String htmlUrl;
    String cloneUrl;
    String type;
    String homePage;
    int userID;
    String URLPath;
    String addressLine1;
    boolean archived;
    boolean isPrivate;
    boolean isFork;
    boolean hasWiki;
    boolean[] checks;
    int abc;
    int ABC;
    double gr$f6$$df$e;
    int $31$st;
    String toString;
    String class$;
    long presence;

    public Repository() {}

    public static Repository parse(String json) {
        return RepositoryParser.INSTANCE.parse(json);
    }
    public static Repository parse(String json, JsonOptions options) {
        return RepositoryParser.INSTANCE.parse(json, options);
    }
    public static Repository parse(byte[] json) {
        return RepositoryParser.INSTANCE.parse(json);
    }
    public static Repository parse(byte[] json, JsonOptions options) {
        return RepositoryParser.INSTANCE.parse(json, options);
    }
    public static Repository parse(byte[] json, int offset, int length) {
        return RepositoryParser.INSTANCE.parse(json, offset, length);
    }
    public static Repository parse(InputStream json) throws IOException {
        return RepositoryParser.INSTANCE.parse(json);
    }
    public static Repository parse(InputStream json, JsonOptions options) throws IOException {
        return RepositoryParser.INSTANCE.parse(json, options);
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

    public String getHtmlUrl() {
        return htmlUrl;
    }

    public void setHtmlUrl(String htmlUrl) {
        this.htmlUrl = htmlUrl;
    }

    public boolean hasHtmlUrl() {
        return htmlUrl != null;
    }

    public String getCloneUrl() {
        return cloneUrl;
    }

    public void setCloneUrl(String cloneUrl) {
        this.cloneUrl = cloneUrl;
    }

    public boolean hasCloneUrl() {
        return cloneUrl != null;
    }

    public String getType() {
        return type;
    }

    public void setType(String type) {
        this.type = type;
    }

    public boolean hasType() {
        return type != null;
    }

    public String getHomePage() {
        return homePage;
    }

    public void setHomePage(String homePage) {
        this.homePage = homePage;
    }

    public boolean hasHomePage() {
        return homePage != null;
    }

    public int getUserID() {
        return userID;
    }

    public void setUserID(int userID) {
        this.userID = userID;
        presence |= 1L << RepositoryParser.USER_ID_BIT;
    }

    public boolean hasUserID() {
        return (presence & (1L << RepositoryParser.USER_ID_BIT)) != 0;
    }

    public void clearUserID() {
        userID = 0;
        presence &= ~(1L << RepositoryParser.USER_ID_BIT);
    }

    public String getURLPath() {
        return URLPath;
    }

    public void setURLPath(String URLPath) {
        this.URLPath = URLPath;
    }

    public boolean hasURLPath() {
        return URLPath != null;
    }

    public String getAddressLine1() {
        return addressLine1;
    }

    public void setAddressLine1(String addressLine1) {
        this.addressLine1 = addressLine1;
    }

    public boolean hasAddressLine1() {
        return addressLine1 != null;
    }

    public boolean isArchived() {
        return archived;
    }

    public void setArchived(boolean archived) {
        this.archived = archived;
        presence |= 1L << RepositoryParser.ARCHIVED_BIT;
    }

    public boolean hasArchived() {
        return (presence & (1L << RepositoryParser.ARCHIVED_BIT)) != 0;
    }

    public void clearArchived() {
        archived = false;
        presence &= ~(1L << RepositoryParser.ARCHIVED_BIT);
    }

    public boolean isPrivate() {
        return isPrivate;
    }

    public void setPrivate(boolean isPrivate) {
        this.isPrivate = isPrivate;
        presence |= 1L << RepositoryParser.IS_PRIVATE_BIT;
    }

    public boolean hasPrivate() {
        return (presence & (1L << RepositoryParser.IS_PRIVATE_BIT)) != 0;
    }

    public void clearPrivate() {
        isPrivate = false;
        presence &= ~(1L << RepositoryParser.IS_PRIVATE_BIT);
    }

    public boolean isFork() {
        return isFork;
    }

    public void setFork(boolean isFork) {
        this.isFork = isFork;
        presence |= 1L << RepositoryParser.IS_FORK_BIT;
    }

    public boolean hasFork() {
        return (presence & (1L << RepositoryParser.IS_FORK_BIT)) != 0;
    }

    public void clearFork() {
        isFork = false;
        presence &= ~(1L << RepositoryParser.IS_FORK_BIT);
    }

    public boolean isHasWiki() {
        return hasWiki;
    }

    public void setHasWiki(boolean hasWiki) {
        this.hasWiki = hasWiki;
        presence |= 1L << RepositoryParser.HAS_WIKI_BIT;
    }

    public boolean hasHasWiki() {
        return (presence & (1L << RepositoryParser.HAS_WIKI_BIT)) != 0;
    }

    public void clearHasWiki() {
        hasWiki = false;
        presence &= ~(1L << RepositoryParser.HAS_WIKI_BIT);
    }

    public boolean[] getChecks() {
        return checks;
    }

    public void setChecks(boolean[] checks) {
        this.checks = checks;
    }

    public boolean hasChecks() {
        return checks != null;
    }

    public int getAbc() {
        return abc;
    }

    public void setAbc(int abc) {
        this.abc = abc;
        presence |= 1L << RepositoryParser.ABC_BIT;
    }

    public boolean hasAbc() {
        return (presence & (1L << RepositoryParser.ABC_BIT)) != 0;
    }

    public void clearAbc() {
        abc = 0;
        presence &= ~(1L << RepositoryParser.ABC_BIT);
    }

    public int getABC() {
        return ABC;
    }

    public void setABC(int ABC) {
        this.ABC = ABC;
        presence |= 1L << RepositoryParser.ABC_2_BIT;
    }

    public boolean hasABC() {
        return (presence & (1L << RepositoryParser.ABC_2_BIT)) != 0;
    }

    public void clearABC() {
        ABC = 0;
        presence &= ~(1L << RepositoryParser.ABC_2_BIT);
    }

    /** Column "gr&#246;&#223;e". */
    public double getGr$f6$$df$e() {
        return gr$f6$$df$e;
    }

    public void setGr$f6$$df$e(double gr$f6$$df$e) {
        this.gr$f6$$df$e = gr$f6$$df$e;
        presence |= 1L << RepositoryParser.GR_F6_DF_E_BIT;
    }

    public boolean hasGr$f6$$df$e() {
        return (presence & (1L << RepositoryParser.GR_F6_DF_E_BIT)) != 0;
    }

    public void clearGr$f6$$df$e() {
        gr$f6$$df$e = 0;
        presence &= ~(1L << RepositoryParser.GR_F6_DF_E_BIT);
    }

    /** Column {@code 1st}. */
    public int get$31$st() {
        return $31$st;
    }

    public void set$31$st(int $31$st) {
        this.$31$st = $31$st;
        presence |= 1L << RepositoryParser.COLUMN_31_ST_BIT;
    }

    public boolean has$31$st() {
        return (presence & (1L << RepositoryParser.COLUMN_31_ST_BIT)) != 0;
    }

    public void clear$31$st() {
        $31$st = 0;
        presence &= ~(1L << RepositoryParser.COLUMN_31_ST_BIT);
    }

    public String getToString() {
        return toString;
    }

    public void setToString(String toString) {
        this.toString = toString;
    }

    public boolean hasToString() {
        return toString != null;
    }

    /** Column {@code class}. */
    public String getClass$() {
        return class$;
    }

    public void setClass$(String class$) {
        this.class$ = class$;
    }

    public boolean hasClass$() {
        return class$ != null;
    }

    @Override
    public Map<String, Object> asMap() {
        return RepositoryParser.INSTANCE.eventType().asMap(new Object[] {id, htmlUrl, cloneUrl,
                type, homePage, hasUserID() ? userID : null, URLPath, addressLine1,
                hasArchived() ? archived : null, hasPrivate() ? isPrivate : null,
                hasFork() ? isFork : null, hasHasWiki() ? hasWiki : null, checks,
                hasAbc() ? abc : null, hasABC() ? ABC : null, hasGr$f6$$df$e() ? gr$f6$$df$e : null,
                has$31$st() ? $31$st : null, toString, class$});
    }

    @Override
    public void writeTo(JsonWriter out) {
        RepositoryWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Repository that && presence == that.presence
                && Objects.equals(id, that.id) && Objects.equals(htmlUrl, that.htmlUrl)
                && Objects.equals(cloneUrl, that.cloneUrl) && Objects.equals(type, that.type)
                && Objects.equals(homePage, that.homePage) && userID == that.userID
                && Objects.equals(URLPath, that.URLPath)
                && Objects.equals(addressLine1, that.addressLine1) && archived == that.archived
                && isPrivate == that.isPrivate && isFork == that.isFork && hasWiki == that.hasWiki
                && Arrays.equals(checks, that.checks) && abc == that.abc && ABC == that.ABC
                && Double.compare(gr$f6$$df$e, that.gr$f6$$df$e) == 0 && $31$st == that.$31$st
                && Objects.equals(toString, that.toString) && Objects.equals(class$, that.class$);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(new int[] {Long.hashCode(presence), Objects.hashCode(id),
                Objects.hashCode(htmlUrl), Objects.hashCode(cloneUrl), Objects.hashCode(type),
                Objects.hashCode(homePage), Integer.hashCode(userID), Objects.hashCode(URLPath),
                Objects.hashCode(addressLine1), Boolean.hashCode(archived),
                Boolean.hashCode(isPrivate), Boolean.hashCode(isFork), Boolean.hashCode(hasWiki),
                Arrays.hashCode(checks), Integer.hashCode(abc), Integer.hashCode(ABC),
                Double.hashCode(gr$f6$$df$e), Integer.hashCode($31$st), Objects.hashCode(toString),
                Objects.hashCode(class$)});
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
