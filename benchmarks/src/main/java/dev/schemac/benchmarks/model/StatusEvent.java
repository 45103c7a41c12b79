package dev.schemac.benchmarks.model;

import com.dslplatform.json.CompiledJson;
import dev.schemac.runtime.annotation.JsonSchema;
import io.avaje.jsonb.Json;
import java.time.OffsetDateTime;

/** A status of a social network, with its author, attachments, tags and poll. */
@CompiledJson
@Json
@JsonSchema
public final class StatusEvent {
    public String id;
    public OffsetDateTime created_at;
    public String in_reply_to_id;
    public String in_reply_to_account_id;
    public boolean sensitive;
    public String spoiler_text;
    public String visibility;
    public String language;
    public String uri;
    public String url;
    public int replies_count;
    public int reblogs_count;
    public int favourites_count;
    public Boolean favourited;
    public Boolean muted;
    public OffsetDateTime edited_at;
    public String content;
    public Account account;
    public Application application;
    public Media[] media_attachments;
    public Mention[] mentions;
    public Tag[] tags;
    public Emoji[] emojis;
    public Preview card;
    public Poll poll;

    /** The author. */
    @CompiledJson
    @Json
    public static final class Account {
        public String id;
        public String username;
        public String acct;
        public String display_name;
        public boolean locked;
        public boolean bot;
        public Boolean discoverable;
        public OffsetDateTime created_at;
        public String note;
        public String url;
        public String avatar_url;
        public String avatar_static_url;
        public String header_url;
        public int followers_count;
        public int following_count;
        public int statuses_count;
        public OffsetDateTime last_status_at;
        public Emoji[] emojis;
        public Line[] fields;
    }

    /** The application of the author. */
    @CompiledJson
    @Json
    public static final class Application {
        public String name;
        public String website_url;
    }

    /** A line of a profile. */
    @CompiledJson
    @Json
    public static final class Line {
        public String name;
        public String content;
        public OffsetDateTime verified_at;
    }

    /** A picture or film. */
    @CompiledJson
    @Json
    public static final class Media {
        public String id;
        public String type;
        public String url;
        public String preview_url;
        public String remote_url;
        public String description;
        public String blurhash;
        public Size original;
        public Size small;
    }

    /** How large a picture is, and where it matters. */
    @CompiledJson
    @Json
    public static final class Size {
        public int width;
        public int height;
        public double aspect;
    }

    /** A mentioned user. */
    @CompiledJson
    @Json
    public static final class Mention {
        public String id;
        public String username;
        public String url;
        public String acct;
    }

    /** A word to search for. */
    @CompiledJson
    @Json
    public static final class Tag {
        public String name;
        public String url;
    }

    /** A picture in the status. */
    @CompiledJson
    @Json
    public static final class Emoji {
        public String shortcode;
        public String url;
        public String static_url;
        public boolean visible_in_picker;
    }

    /** The target of a link. */
    @CompiledJson
    @Json
    public static final class Preview {
        public String url;
        public String title;
        public String description;
        public String type;
        public String author_name;
        public String provider_name;
        public int width;
        public int height;
        public String image_url;
    }

    /** A question. */
    @CompiledJson
    @Json
    public static final class Poll {
        public String id;
        public OffsetDateTime expires_at;
        public boolean expired;
        public int votes_count;
        public Choice[] options;
    }

    /** An answer. */
    @CompiledJson
    @Json
    public static final class Choice {
        public String title;
        public Integer votes_count;
    }
}
