package com.acme.models;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import dev.schemac.runtime.annotation.JsonSchema;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Set;

/** An issue of a tracker: inheritance, fields in an object of their own, a pattern for times. */
@JsonSchema
@JsonIgnoreProperties(ignoreUnknown = true)
public class Issue extends Identified {
    private String key;
    private Fields fields;

    public String getKey() {
        return key;
    }

    public void setKey(String key) {
        this.key = key;
    }

    public Fields getFields() {
        return fields;
    }

    public void setFields(Fields fields) {
        this.fields = fields;
    }

    /** Its content. */
    @JsonIgnoreProperties(ignoreUnknown = true)
    public static class Fields {
        public String summary;
        public Priority priority;

        @JsonFormat(pattern = "yyyy-MM-dd'T'HH:mm:ss.SSSXX")
        public OffsetDateTime created;

        public Set<String> labels;
        public List<Comment> comments;
    }

    /** How urgent it is. */
    @JsonIgnoreProperties(ignoreUnknown = true)
    public static class Priority extends Identified {
        private String name;

        public String getName() {
            return name;
        }

        public void setName(String name) {
            this.name = name;
        }
    }

    /** A comment. */
    public record Comment(String author, String body) {}
}
