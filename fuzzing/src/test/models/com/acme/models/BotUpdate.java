package com.acme.models;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.schemac.runtime.annotation.JsonSchema;
import java.util.List;

/** An update of a messenger: recursion through an answered message. */
@JsonSchema
@JsonIgnoreProperties(ignoreUnknown = true)
public record BotUpdate(@JsonProperty("update_id") int id, Message message) {

    /** A message. */
    @JsonIgnoreProperties(ignoreUnknown = true)
    public record Message(
            @JsonProperty("message_id") int id,
            @JsonProperty("from") Sender sender,
            long date,
            String text,
            List<Entity> entities,
            @JsonProperty("reply_to_message") Message answered) {}

    /** Who sent it. */
    @JsonIgnoreProperties(ignoreUnknown = true)
    public record Sender(
            long id, @JsonProperty("is_bot") boolean bot, @JsonProperty("first_name") String firstName) {}

    /** A part of the text. */
    @JsonIgnoreProperties(ignoreUnknown = true)
    public record Entity(Kind type, int offset, int length) {}

    /** What a part is. */
    public enum Kind {
        @JsonProperty("mention")
        MENTION,
        @JsonProperty("bot_command")
        BOT_COMMAND,
        @JsonProperty("url")
        URL
    }
}
