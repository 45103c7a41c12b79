package dev.schemac.golden.names;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link Repository} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class RepositoryWriter extends GeneratedWriter<Repository> implements ObjectWriter<Repository> {
    public static final RepositoryWriter INSTANCE = new RepositoryWriter();

    private static final JsonKey ID = JsonKey.string("_id");
    private static final JsonKey HTML_URL = JsonKey.string("html_url");
    private static final JsonKey CLONE_2D_URL = JsonKey.string("clone-url");
    private static final JsonKey COLUMN_40_TYPE = JsonKey.string("@type");
    private static final JsonKey HOME_PAGE = JsonKey.string("HOME_PAGE");
    private static final JsonKey USER_ID = JsonKey.number("userID");
    private static final JsonKey URL_PATH = JsonKey.string("URLPath");
    private static final JsonKey ADDRESS_20_LINE_20_1 = JsonKey.string("address line 1");
    private static final JsonKey ARCHIVED = JsonKey.bool("archived");
    private static final JsonKey IS_PRIVATE = JsonKey.bool("is_private");
    private static final JsonKey IS_FORK = JsonKey.bool("isFork");
    private static final JsonKey HAS_WIKI = JsonKey.bool("has_wiki");
    private static final JsonKey CHECKS = JsonKey.array("checks");
    private static final JsonKey ABC = JsonKey.number("abc");
    private static final JsonKey ABC_2 = JsonKey.number("ABC");
    private static final JsonKey GR_F6_DF_E = JsonKey.number("gr\u00f6\u00dfe");
    private static final JsonKey COLUMN_31_ST = JsonKey.number("1st");
    private static final JsonKey TO_STRING = JsonKey.string("to_string");
    private static final JsonKey CLASS = JsonKey.string("class");

    private RepositoryWriter() {}

    @Override
    public void write(Repository value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Repository value, JsonOutput out) {
        out.beginObject();
        out.member(ID, value.id);
        out.member(HTML_URL, value.htmlUrl);
        out.member(CLONE_2D_URL, value.cloneUrl);
        out.member(COLUMN_40_TYPE, value.type);
        out.member(HOME_PAGE, value.homePage);
        if (value.hasUserID()) {
            out.member(USER_ID, value.userID);
        } else {
            out.nullMember(USER_ID);
        }
        out.member(URL_PATH, value.URLPath);
        out.member(ADDRESS_20_LINE_20_1, value.addressLine1);
        if (value.hasArchived()) {
            out.member(ARCHIVED, value.archived);
        } else {
            out.nullMember(ARCHIVED);
        }
        if (value.hasPrivate()) {
            out.member(IS_PRIVATE, value.isPrivate);
        } else {
            out.nullMember(IS_PRIVATE);
        }
        if (value.hasFork()) {
            out.member(IS_FORK, value.isFork);
        } else {
            out.nullMember(IS_FORK);
        }
        if (value.hasHasWiki()) {
            out.member(HAS_WIKI, value.hasWiki);
        } else {
            out.nullMember(HAS_WIKI);
        }
        if (value.checks != null) {
            out.name(CHECKS);
            writeBooleanArray(value.checks, out);
        } else {
            out.nullMember(CHECKS);
        }
        if (value.hasAbc()) {
            out.member(ABC, value.abc);
        } else {
            out.nullMember(ABC);
        }
        if (value.hasABC()) {
            out.member(ABC_2, value.ABC);
        } else {
            out.nullMember(ABC_2);
        }
        if (value.hasGr$f6$$df$e()) {
            out.member(GR_F6_DF_E, value.gr$f6$$df$e);
        } else {
            out.nullMember(GR_F6_DF_E);
        }
        if (value.has$31$st()) {
            out.member(COLUMN_31_ST, value.$31$st);
        } else {
            out.nullMember(COLUMN_31_ST);
        }
        out.member(TO_STRING, value.toString);
        out.member(CLASS, value.class$);
        out.endObject();
    }

    private static void writeBooleanArray(boolean[] elements, JsonOutput out) {
        out.beginArray();
        for (boolean element : elements) {
            out.value(element);
        }
        out.endArray();
    }
}
