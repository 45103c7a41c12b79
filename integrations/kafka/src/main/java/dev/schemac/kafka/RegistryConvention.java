package dev.schemac.kafka;

import java.util.function.Predicate;

/**
 * The headers in which schema registries put the id of the schema of a key or value, which then is a document alone.
 * {@link RegistryFraming} has the bytes of those that put it before the document.
 */
enum RegistryConvention {
    /** Confluent. Its serializers write the GUID, its deserializers also read a number. */
    GUID(
            "__%s_schema_id",
            "byte 1 and the 16 bytes of a GUID", id -> id.length >= 17 && id[0] == 1 || id.length >= 5 && id[0] == 0),
    /** Apicurio, like all below. */
    GLOBAL_ID("apicurio.%s.globalId", "a number of 8 bytes", id -> id.length == Long.BYTES),
    CONTENT_ID("apicurio.%s.contentId", "a number of 8 bytes", id -> id.length == Long.BYTES),
    CONTENT_HASH("apicurio.%s.contentHash", "a hash", id -> id.length > 0),
    ARTIFACT_ID("apicurio.%s.artifactId", "the id of an artifact", id -> id.length > 0);

    private static final String APICURIO = "apicurio.%s.";

    private final String header;
    private final String content;
    private final Predicate<byte[]> valid;

    RegistryConvention(String header, String content, Predicate<byte[]> valid) {
        this.header = header;
        this.content = content;
        this.valid = valid;
    }

    /** Returns the name of the header for keys or values. */
    String header(boolean isKey) {
        return name(header, isKey);
    }

    /** Returns the content of the header for messages. */
    String content() {
        return content;
    }

    boolean accepts(byte[] id) {
        return valid.test(id);
    }

    /** Whether a header of keys or values is one of a registry, with an id or other facts about the schema. */
    static boolean owns(String name, boolean isKey) {
        return name.equals(GUID.header(isKey)) || name.startsWith(name(APICURIO, isKey));
    }

    private static String name(String pattern, boolean isKey) {
        return pattern.replace("%s", isKey ? "key" : "value");
    }
}
