package com.acme.models;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.schemac.runtime.annotation.JsonSchema;
import java.util.List;

/** A message of a chat with blocks: a bean with an abstract class as a union. */
@JsonSchema
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public class ChatMessage {
    @JsonAlias({"user_id", "sender"})
    public String user;

    public String text;

    @JsonProperty("thread_ts")
    public String threadTimestamp;

    public List<Block> blocks;

    @JsonProperty("is_bot")
    public Boolean bot;

    /** A block. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.PROPERTY, property = "type")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Section.class, name = "section"),
        @JsonSubTypes.Type(value = Image.class, name = "image"),
        @JsonSubTypes.Type(value = Divider.class, name = "divider")
    })
    @JsonIgnoreProperties(ignoreUnknown = true)
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public abstract static class Block {
        @JsonProperty("block_id")
        public String id;
    }

    /** A section of text. */
    public static class Section extends Block {
        public String text;
        public List<String> fields;
    }

    /** An image. */
    public static class Image extends Block {
        @JsonProperty("image_url")
        public String url;

        @JsonProperty("alt_text")
        public String alternative;
    }

    /** A line. */
    public static class Divider extends Block {}
}
