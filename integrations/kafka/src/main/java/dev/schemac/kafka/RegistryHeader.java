package dev.schemac.kafka;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.UUID;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.Headers;

/**
 * The id of a schema in a header of each record, as registries of Confluent and Apicurio write it.
 *
 * <pre>{@code
 * new EventSerializer<>(OrderWriter.INSTANCE).withRegistryHeader(RegistryHeader.globalId(42));
 * }</pre>
 *
 * <p>It is for values of records; {@link #forKeys} returns the one for keys. Immutable and thread-safe.
 */
public final class RegistryHeader {
    private final RegistryConvention convention;
    final boolean isKey;
    private final byte[] id;

    private RegistryHeader(RegistryConvention convention, boolean isKey, byte[] id) {
        this.convention = convention;
        this.isKey = isKey;
        this.id = id;
    }

    /**
     * {@return Confluent's header} It is {@code __value_schema_id} with byte 1 and the 16 bytes of the GUID.
     *
     * @param guid the GUID of the schema, not null
     */
    public static RegistryHeader guid(UUID guid) {
        ByteBuffer id = ByteBuffer.allocate(1 + 2 * Long.BYTES).put((byte) 1);
        id.putLong(guid.getMostSignificantBits()).putLong(guid.getLeastSignificantBits());
        return new RegistryHeader(RegistryConvention.GUID, false, id.array());
    }

    /**
     * {@return Apicurio's header of a global id} It is {@code apicurio.value.globalId} with a number of eight bytes.
     *
     * @param id the id of the version of an artifact, at least 0
     * @throws IllegalArgumentException if the id is negative
     */
    public static RegistryHeader globalId(long id) {
        return number(RegistryConvention.GLOBAL_ID, id);
    }

    /**
     * {@return Apicurio's header of a content id} It is {@code apicurio.value.contentId} with a number of eight bytes.
     *
     * @param id the id of the content of an artifact, at least 0
     * @throws IllegalArgumentException if the id is negative
     */
    public static RegistryHeader contentId(long id) {
        return number(RegistryConvention.CONTENT_ID, id);
    }

    private static RegistryHeader number(RegistryConvention convention, long id) {
        RegistryFraming.checkId(id);
        ByteBuffer bytes = ByteBuffer.allocate(Long.BYTES).putLong(id);
        return new RegistryHeader(convention, false, bytes.array());
    }

    /** {@return the header with the same id for keys, such as {@code __key_schema_id}} */
    public RegistryHeader forKeys() {
        return new RegistryHeader(convention, true, id);
    }

    /** Returns the header in a configuration value, or null if it is of another form. */
    static RegistryHeader parse(String text) {
        if (text.startsWith("globalId:") || text.startsWith("contentId:")) {
            long number = Long.parseLong(text.substring(text.indexOf(':') + 1));
            return text.startsWith("global") ? globalId(number) : contentId(number);
        }
        return text.matches("\\p{XDigit}{8}(-\\p{XDigit}{4}){3}-\\p{XDigit}{12}") ? guid(UUID.fromString(text)) : null;
    }

    /** Adds the header if none of its name is there: the headers of a record that is sent again cannot change. */
    void addTo(Headers headers) {
        String name = convention.header(isKey);
        if (headers.lastHeader(name) == null) {
            headers.add(name, id.clone());
        }
    }

    boolean isSame(Header header) {
        return header.key().equals(convention.header(isKey)) && Arrays.equals(header.value(), id);
    }
}
