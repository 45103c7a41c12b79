package dev.schemac.kafka;

/**
 * The headers in which schema registries put the id of the schema of a key or value, which then is a document alone.
 * {@link RegistryFraming} has the bytes of registries that put the id before the document.
 */
enum RegistryConvention {
    /** Confluent. Its serializers write the GUID, its deserializers also read a number. */
    GUID("__%s_schema_id", "byte 1 and the 16 bytes of a GUID"),
    /** Apicurio, like all below. */
    GLOBAL_ID("apicurio.%s.globalId", "a number of 8 bytes"),
    CONTENT_ID("apicurio.%s.contentId", "a number of 8 bytes"),
    CONTENT_HASH("apicurio.%s.contentHash", "a hash"),
    ARTIFACT_ID("apicurio.%s.artifactId", "the id of an artifact");

    private final String header;

    /** The content of the header for messages. */
    final String content;

    RegistryConvention(String header, String content) {
        this.header = header;
        this.content = content;
    }

    /** Returns the name of the header for keys or values. */
    String header(boolean isKey) {
        return header.replace("%s", isKey ? "key" : "value");
    }

    boolean accepts(byte[] id) {
        return switch (this) {
            case GUID -> id.length >= 17 && id[0] == 1 || id.length >= 5 && id[0] == 0;
            case GLOBAL_ID, CONTENT_ID -> id.length == Long.BYTES;
            case CONTENT_HASH, ARTIFACT_ID -> id.length > 0;
        };
    }

    /** Whether a header of keys or values is one of a registry, with an id or other facts about the schema. */
    static boolean owns(String name, boolean isKey) {
        return name.equals(GUID.header(isKey)) || name.startsWith(isKey ? "apicurio.key." : "apicurio.value.");
    }
}
