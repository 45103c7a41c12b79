package dev.schemac.kafka;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.kafka.connect.EventConverter;
import dev.schemac.kafka.orders.Order;
import dev.schemac.kafka.orders.OrderParser;
import dev.schemac.kafka.orders.OrderWriter;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.connect.data.Struct;
import org.apache.kafka.connect.errors.DataException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Records of a schema registry with the id of the schema in a header. */
class RegistryHeaderTest {
    private static final String JSON = "{\"id\":7,\"customer\":\"Ad\u00e9\"}";
    private static final byte[] DOCUMENT = JSON.getBytes(UTF_8);
    private static final byte[] PREFIXED = ("\0\0\0\0\u0001" + JSON).getBytes(UTF_8);
    private static final Order ORDER = Order.parse(JSON);
    private static final String READING = "cannot read a record of topic orders as dev.schemac.kafka.orders.Order: ";
    private static final UUID ID = UUID.fromString("3f2504e0-4f89-11d3-9a0c-0305e82c3301");

    /** Each header of the registries, with its name for values and its bytes, written here by hand. */
    private static final String HEADERS = """
            __value_schema_id        | 013f2504e04f8911d39a0c0305e82c3301
            __value_schema_id        | 000000002a
            apicurio.value.globalId  | 000000000000002a
            apicurio.value.contentId | 000000000000002a
            apicurio.value.contentHash | 6162
            apicurio.value.artifactId | 6f72646572
            """;

    private static Headers headers(String... namesAndBytes) {
        Headers headers = new RecordHeaders();
        for (int i = 0; i < namesAndBytes.length; i += 2) {
            headers.add(namesAndBytes[i], HexFormat.of().parseHex(namesAndBytes[i + 1]));
        }
        return headers;
    }

    /** Names and bytes, in order. */
    private static List<String> shown(Headers headers) {
        List<String> shown = new ArrayList<>();
        headers.forEach(each -> shown.add(each.key() + "=" + HexFormat.of().formatHex(each.value())));
        return shown;
    }

    private static Map<String, Object> configs(Object registryId) {
        return Map.of("schemac.value.type", "Order", "schemac.key.type", "Order", "schemac.registry.id", registryId);
    }

    private static EventSerde<Order> serde(Object registryId, boolean isKey) {
        EventSerde<Order> serde = new EventSerde<>();
        serde.configure(configs(registryId), isKey);
        return serde;
    }

    private static EventConverter converter(Object registryId, boolean isKey) {
        EventConverter converter = new EventConverter();
        converter.configure(configs(registryId), isKey);
        return converter;
    }

    @ParameterizedTest
    @CsvSource(textBlock = HEADERS, delimiter = '|')
    void valuesAndKeysAreReadWithoutAnOption(String name, String bytes) {
        String key = name.replace("value", "key");
        assertRead(new EventSerde<>(OrderParser.INSTANCE), headers(name, bytes));
        assertRead(new EventSerde<>(OrderParser.INSTANCE), headers(key, bytes));
        assertRead(serde("none", false), headers(name, bytes));
        assertRead(serde("none", true), headers(key, bytes));
        assertThat(((Struct) converter("none", false)
                                .toConnectData("orders", headers(name, bytes), DOCUMENT)
                                .value())
                        .getInt64("id"))
                .isEqualTo(7);
    }

    /** As a topic has them while its producers change from bytes to headers. */
    @ParameterizedTest
    @CsvSource(textBlock = HEADERS, delimiter = '|')
    void theOptionAcceptsAHeaderInsteadOfTheBytes(String name, String bytes) {
        for (Object id : List.of("any", 42, ID, "globalId:1")) {
            assertRead(serde(id, false), headers(name, bytes));
            assertRead(serde(id, true), headers(name.replace("value", "key"), bytes));
            assertThat(serde(id, false).deserializer().deserialize("orders", headers(name, bytes), PREFIXED))
                    .isEqualTo(ORDER);
            assertThat(serde(id, false).deserializer().deserialize("orders", headers(), PREFIXED))
                    .isEqualTo(ORDER);
            assertThat(converter(id, true)
                            .toConnectData("orders", headers(name.replace("value", "key"), bytes), DOCUMENT)
                            .value())
                    .isInstanceOf(Struct.class);
        }
        EventDeserializer<Order> inCode = new EventDeserializer<>(OrderParser.INSTANCE).skippingRegistryId();
        assertThat(inCode.deserialize("orders", headers(name, bytes), DOCUMENT)).isEqualTo(ORDER);
        assertThat(inCode.deserialize("orders", headers(name.replace("value", "key"), bytes), DOCUMENT))
                .isEqualTo(ORDER);
    }

    private static void assertRead(EventSerde<Order> serde, Headers headers) {
        EventDeserializer<Order> deserializer = serde.deserializer();
        List<String> before = shown(headers);
        assertThat(deserializer.deserialize("orders", headers, DOCUMENT)).isEqualTo(ORDER);
        assertThat(deserializer.deserialize("orders", headers, ByteBuffer.wrap(DOCUMENT)))
                .isEqualTo(ORDER);
        assertThat(deserializer.deserialize("orders", headers, (byte[]) null)).isNull();
        assertThat(shown(headers)).isEqualTo(before);
    }

    @Test
    void theHeaderOfTheKeyDoesNotCountForTheValue() {
        String id = "000000000000002a";
        assertThatThrownBy(() -> serde("any", false)
                        .deserializer()
                        .deserialize("orders", headers("apicurio.key.globalId", id), DOCUMENT))
                .isInstanceOf(SerializationException.class)
                .hasMessage(READING + "expected byte 0 and the id of a schema before the document, or header "
                        + "__value_schema_id or another one with an id, as schemac.registry.id or skippingRegistryId() "
                        + "requires, but found neither; remove the option to read documents without an id");
        assertThatThrownBy(() ->
                        converter(42, true).toConnectData("orders", headers("apicurio.value.globalId", id), DOCUMENT))
                .isInstanceOf(DataException.class)
                .hasMessageContaining("or header __key_schema_id or another one with an id");
    }

    @ParameterizedTest
    @CsvSource({
        "__value_schema_id, 01, 'byte 1 and the 16 bytes of a GUID', '1 bytes, the first of which is 1'",
        "__value_schema_id, '', 'byte 1 and the 16 bytes of a GUID', 0 bytes",
        "__value_schema_id, 023f2504e04f8911d39a0c0305e82c3301, 'byte 1 and the 16 bytes of a GUID',"
                + " '17 bytes, the first of which is 2'",
        "apicurio.value.globalId, 0000002a, a number of 8 bytes, '4 bytes, the first of which is 0'",
        "apicurio.value.contentId, 0000000000000000ff, a number of 8 bytes, '9 bytes, the first of which is 0'",
        "apicurio.value.artifactId, '', the id of an artifact, 0 bytes",
    })
    void malformedHeadersAreRejectedWhereTheyAreNeeded(String name, String bytes, String expected, String found) {
        for (Object id : List.of("any", 1, ID, "contentId:7")) {
            assertThatThrownBy(
                            () -> serde(id, false).deserializer().deserialize("orders", headers(name, bytes), DOCUMENT))
                    .isInstanceOf(SerializationException.class)
                    .hasMessage(READING + "expected " + expected + " in header " + name + " but found " + found
                            + "; correct the program that writes the header, or set schemac.registry.id=none to ignore"
                            + " it");
        }
        assertRead(serde("none", false), headers(name, bytes));
    }

    @Test
    void aHeaderWithoutAValueIsNone() {
        Headers headers = new RecordHeaders().add("__value_schema_id", null);
        assertThatThrownBy(() -> serde("any", false).deserializer().deserialize("orders", headers, DOCUMENT))
                .hasMessageEndingWith("but found neither; remove the option to read documents without an id");
        assertThat(serde(ID, false).deserializer().deserialize("orders", headers, DOCUMENT))
                .isEqualTo(ORDER);
    }

    /** Apicurio's serializers of version 2 write them unless they are configured otherwise. */
    @Test
    void idsOfEightBytesAreSkipped() {
        byte[] record = ("\0\0\0\0\0\0\u0001\u0002\u0003" + JSON).getBytes(UTF_8);
        assertThat(serde("any", false).deserializer().deserialize("orders", record))
                .isEqualTo(ORDER);
        assertThat(serde(ID, false).deserializer().deserialize("orders", record))
                .isEqualTo(ORDER);
        assertThatThrownBy(() -> new EventDeserializer<>(OrderParser.INSTANCE).deserialize("orders", record))
                .hasMessage(READING + "expected a document but found byte 0 and schema id 66051 of a schema registry; "
                        + "set schemac.registry.id=any, or call skippingRegistryId(), to skip them");
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
                    3f2504e0-4f89-11d3-9a0c-0305e82c3301 | __value_schema_id=013f2504e04f8911d39a0c0305e82c3301
                    3F2504E0-4F89-11D3-9A0C-0305E82C3301 | __value_schema_id=013f2504e04f8911d39a0c0305e82c3301
                    globalId:42 | apicurio.value.globalId=000000000000002a
                    contentId:9223372036854775807 | apicurio.value.contentId=7fffffffffffffff
                    """, delimiter = '|')
    void oneOptionWritesTheHeader(String id, String header) {
        EventSerializer<Order> serializer = new EventSerializer<>();
        serializer.configure(configs(id), false);
        Headers headers = headers("trace", "01");
        assertThat(serializer.serialize("orders", headers, ORDER)).isEqualTo(DOCUMENT);
        assertThat(shown(headers)).containsExactly("trace=01", header);

        Headers ofKey = headers();
        assertThat(serde(id, true).serializer().serialize("orders", ofKey, ORDER))
                .isEqualTo(DOCUMENT);
        assertThat(shown(ofKey)).containsExactly(header.replace("value", "key"));

        Headers fromConnect = headers();
        EventConverter converter = converter(id, false);
        assertThat(converter.fromConnectData("orders", fromConnect, null, Map.of("id", 7L, "customer", "Ad\u00e9")))
                .isEqualTo(DOCUMENT);
        assertThat(shown(fromConnect)).containsExactly(header);

        // a tombstone has no schema, and a state store no headers
        Headers ofTombstone = headers();
        assertThat(serializer.serialize("orders", ofTombstone, null)).isNull();
        assertThat(shown(ofTombstone)).isEmpty();
        assertThat(serializer.serialize("orders", ORDER)).isEqualTo(DOCUMENT);
        assertThat(serde(id, false).deserializer().deserialize("orders", DOCUMENT))
                .isEqualTo(ORDER);
    }

    @Test
    void theMethodsWriteTheSame() {
        Headers headers = headers();
        new EventSerializer<>(OrderWriter.INSTANCE)
                .withRegistryHeader(RegistryHeader.globalId(42).forKeys())
                .serialize("orders", headers, ORDER);
        new EventSerde<>(OrderParser.INSTANCE)
                .withRegistryHeader(RegistryHeader.guid(ID))
                .serializer()
                .serialize("orders", headers, ORDER);
        assertThat(shown(headers))
                .containsExactly(
                        "apicurio.key.globalId=000000000000002a",
                        "__value_schema_id=013f2504e04f8911d39a0c0305e82c3301");
        assertThatThrownBy(() -> RegistryHeader.globalId(-1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the id of a schema must be at least 0 but is -1");
    }

    /** Kafka Streams passes the headers of the input record on. */
    @Test
    void inheritedHeadersOfRegistriesAreReplaced() {
        String[] inherited = {
            "__value_schema_id", "01ffffffffffffffffffffffffffffffff",
            "__key_schema_id", "000000002a",
            "apicurio.value.artifactId", "61",
            "apicurio.value.encoding", "4a534f4e",
            "apicurio.values", "01"
        };
        Headers headers = headers(inherited);
        assertThat(serde("globalId:42", false).serializer().serialize("orders", headers, ORDER))
                .isEqualTo(DOCUMENT);
        assertThat(shown(headers))
                .containsExactly(
                        "__key_schema_id=000000002a", "apicurio.values=01", "apicurio.value.globalId=000000000000002a");

        Headers before = headers(inherited);
        assertThat(serde(1, false).serializer().serialize("orders", before, ORDER))
                .isEqualTo(PREFIXED);
        assertThat(shown(before)).containsExactly("__key_schema_id=000000002a", "apicurio.values=01");

        // without the option they are the application's own
        Headers own = headers(inherited);
        assertThat(serde("none", false).serializer().serialize("orders", own, ORDER))
                .isEqualTo(DOCUMENT);
        assertThat(shown(own)).hasSize(5);
    }

    /** A producer makes the headers of a record unchangeable when it sends it. */
    @Test
    void aRecordCanBeSentTwice() {
        RecordHeaders headers = new RecordHeaders();
        EventSerializer<Order> serializer =
                new EventSerializer<>(OrderWriter.INSTANCE).withRegistryHeader(RegistryHeader.guid(ID));
        assertThat(serializer.serialize("orders", headers, ORDER)).isEqualTo(DOCUMENT);
        headers.setReadOnly();
        assertThat(serializer.serialize("orders", headers, ORDER)).isEqualTo(DOCUMENT);
        assertThat(shown(headers)).containsExactly("__value_schema_id=013f2504e04f8911d39a0c0305e82c3301");
    }
}
