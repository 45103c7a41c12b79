package dev.schemac.benchmarks.model.records;

import dev.schemac.runtime.annotation.JsonSchema;
import io.avaje.jsonb.Json;
import java.time.OffsetDateTime;

/** A status of a social network, with its author, attachments, tags and poll. */
@Json
@JsonSchema
public record StatusEventRecord(
        String id,
        OffsetDateTime created_at,
        String in_reply_to_id,
        String in_reply_to_account_id,
        boolean sensitive,
        String spoiler_text,
        String visibility,
        String language,
        String uri,
        String url,
        int replies_count,
        int reblogs_count,
        int favourites_count,
        Boolean favourited,
        Boolean muted,
        OffsetDateTime edited_at,
        String content,
        Account account,
        Application application,
        Media[] media_attachments,
        Mention[] mentions,
        Tag[] tags,
        Emoji[] emojis,
        Preview card,
        Poll poll) {

    /** The author. */
    @Json
    public record Account(
            String id,
            String username,
            String acct,
            String display_name,
            boolean locked,
            boolean bot,
            Boolean discoverable,
            OffsetDateTime created_at,
            String note,
            String url,
            String avatar_url,
            String avatar_static_url,
            String header_url,
            int followers_count,
            int following_count,
            int statuses_count,
            OffsetDateTime last_status_at,
            Emoji[] emojis,
            Line[] fields) {}

    /** The application of the author. */
    @Json
    public record Application(String name, String website_url) {}

    /** A line of a profile. */
    @Json
    public record Line(String name, String content, OffsetDateTime verified_at) {}

    /** A picture or film. */
    @Json
    public record Media(
            String id,
            String type,
            String url,
            String preview_url,
            String remote_url,
            String description,
            String blurhash,
            Size original,
            Size small) {}

    /** How large a picture is, and where it matters. */
    @Json
    public record Size(int width, int height, double aspect) {}

    /** A mentioned user. */
    @Json
    public record Mention(String id, String username, String url, String acct) {}

    /** A word to search for. */
    @Json
    public record Tag(String name, String url) {}

    /** A picture in the status. */
    @Json
    public record Emoji(String shortcode, String url, String static_url, boolean visible_in_picker) {}

    /** The target of a link. */
    @Json
    public record Preview(
            String url,
            String title,
            String description,
            String type,
            String author_name,
            String provider_name,
            int width,
            int height,
            String image_url) {}

    /** A question. */
    @Json
    public record Poll(String id, OffsetDateTime expires_at, boolean expired, int votes_count, Choice[] options) {}

    /** An answer. */
    @Json
    public record Choice(String title, Integer votes_count) {}
}
