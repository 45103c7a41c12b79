package dev.schemac.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.core.util.JsonParserDelegate;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import dev.schemac.golden.dynamic.Message;
import dev.schemac.golden.dynamic.MessageParser;
import dev.schemac.golden.formats.Ticket;
import dev.schemac.golden.formats.TicketParser;
import dev.schemac.golden.orders.Order;
import dev.schemac.golden.orders.OrderParser;
import dev.schemac.golden.scalars.Scalars;
import dev.schemac.golden.scalars.ScalarsParser;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonParseException.Kind;
import dev.schemac.runtime.ObjectParser;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Events from tokens: what becomes of each kind of token, where the parser is afterwards, and what is refused. */
class TokenReaderTest {
    private static final TokenReader<Order> ORDERS = TokenReader.of(OrderParser.INSTANCE);
    private static final TokenReader<Scalars> SCALARS = TokenReader.of(ScalarsParser.INSTANCE);
    private static final TokenReader<Message> MESSAGES = TokenReader.of(MessageParser.INSTANCE);

    // ---- the position of the parser

    @ParameterizedTest
    @EnumSource
    void readsRootValuesOneAfterAnother(Formats format) throws IOException {
        byte[] documents = format == Formats.YAML
                ? "---\nnumber: 1\n---\n\n---\nnumber: 3\n"
                        .replace("---\n\n", "")
                        .getBytes(StandardCharsets.UTF_8)
                : format.write(out -> {
                    for (int number : new int[] {1, 3}) {
                        out.writeStartObject();
                        out.writeNumberField("number", number);
                        out.writeEndObject();
                    }
                });
        for (JsonParser in : List.of(format.factory.createParser(documents), format.stream(documents))) {
            assertThat(ORDERS.read(in).getNumber()).isEqualTo(1);
            assertThat(in.currentToken()).isEqualTo(JsonToken.END_OBJECT);
            assertThat(ORDERS.read(in).getNumber()).isEqualTo(3);
            assertThat(ORDERS.read(in)).isNull();
        }
    }

    @ParameterizedTest
    @EnumSource
    void readsElementsInsideADocument(Formats format) throws IOException {
        byte[] document =
                format.copy("{\"before\":[1],\"orders\":[{\"number\":1},{\"number\":2,\"items\":[]}],\"after\":true}");
        for (JsonParser in : List.of(format.factory.createParser(document), format.stream(document))) {
            while (in.nextToken() != JsonToken.FIELD_NAME || !in.currentName().equals("orders")) {}
            in.nextToken();
            List<Long> numbers = new ArrayList<>();
            in.nextToken();
            for (Order order = ORDERS.read(in); order != null; order = ORDERS.read(in)) {
                numbers.add(order.getNumber());
            }
            assertThat(numbers).containsExactly(1L, 2L);
            assertThat(in.currentToken()).isEqualTo(JsonToken.END_ARRAY);
            assertThat(in.nextFieldName()).isEqualTo("after");
            assertThat(in.nextBooleanValue()).isTrue();
            assertThat(in.nextToken()).isEqualTo(JsonToken.END_OBJECT);
        }
    }

    @ParameterizedTest
    @EnumSource
    void readsAMemberFromItsName(Formats format) throws IOException {
        byte[] document = format.copy("{\"order\":{\"number\":7},\"after\":1}");
        JsonParser in = format.factory.createParser(document);
        in.nextToken();
        assertThat(in.nextFieldName()).isEqualTo("order");
        assertThat(ORDERS.read(in).getNumber()).isEqualTo(7);
        assertThat(in.nextFieldName()).isEqualTo("after");
    }

    /** A refused value is passed over, so that the next one can be read. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"number\":\"x\"}",
                "{\"unknown\":[[[[1]]],{\"a\":{\"b\":1}}]}",
                "{\"items\":[{\"quantity\":1e99}],\"number\":1}"
            })
    void goesOnBehindARefusedValue(String refused) throws IOException {
        JsonOptions shallow = JsonOptions.DEFAULT.withMaxDepth(4);
        TokenReader<Order> orders = ORDERS.withOptions(shallow);
        for (Formats format : List.of(Formats.JSON, Formats.CBOR, Formats.SMILE)) {
            byte[] document = format.copy("[" + refused + ",{\"number\":2}]");
            for (JsonParser in : List.of(format.factory.createParser(document), format.stream(document))) {
                in.nextToken();
                in.nextToken();
                assertThatThrownBy(() -> orders.read(in)).isInstanceOf(JsonParseException.class);
                assertThat(in.currentToken()).isEqualTo(JsonToken.END_OBJECT);
                assertThat(orders.read(in).getNumber()).isEqualTo(2);
                assertThat(orders.read(in)).isNull();
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void emptyInputHasNoEvent(Formats format) throws IOException {
        assertThat(ORDERS.read(format.factory.createParser(new byte[0]))).isNull();
        assertThat(ORDERS.read(format.stream(new byte[0]))).isNull();
    }

    // ---- kinds of tokens

    @ParameterizedTest
    @EnumSource
    void numbersKeepTheirValue(Formats format) throws IOException {
        BigInteger whole = BigInteger.TWO.pow(200).negate();
        BigDecimal exact = new BigDecimal("12345678901234567890.1200");
        byte[] document = format.write(out -> {
            out.writeStartObject();
            out.writeNumberField("number", Integer.MIN_VALUE);
            out.writeNumberField("large", Long.MAX_VALUE);
            out.writeNumberField("rough", 0.1f);
            out.writeNumberField("fine", -0.0);
            out.writeNumberField("whole", whole);
            out.writeNumberField("exact", exact);
            out.writeEndObject();
        });
        for (JsonParser in : List.of(format.factory.createParser(document), format.stream(document))) {
            Scalars read = SCALARS.read(in);
            assertThat(read.getNumber()).isEqualTo(Integer.MIN_VALUE);
            assertThat(read.getLarge()).isEqualTo(Long.MAX_VALUE);
            assertThat(read.getRough()).isEqualTo(0.1f);
            assertThat(Double.doubleToRawLongBits(read.getFine())).isEqualTo(Double.doubleToRawLongBits(-0.0));
            assertThat(read.getWhole()).isEqualTo(whole);
            assertThat(read.getExact()).isEqualTo(exact);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"-0", "1.10", "1e2", "-0.0", "1E400", "100000000000000000000", "0.30000000000000004"})
    void numbersAsTextAreWhatTheSourceHas(String number) throws IOException {
        byte[] json = ("{\"text\":" + number + "}").getBytes(StandardCharsets.UTF_8);
        assertThat(SCALARS.read(Formats.JSON.stream(json)).getText()).isEqualTo(number);
        assertThat(SCALARS.read(Formats.JSON.factory.createParser(json)).getText())
                .isEqualTo(number);
    }

    @ParameterizedTest
    @EnumSource(names = {"CBOR", "SMILE"})
    void numbersThatAreNoneAreRefused(Formats format) throws IOException {
        for (double value : new double[] {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY}) {
            for (String column : List.of("fine", "rough", "text", "not declared")) {
                byte[] document = format.write(out -> {
                    out.writeStartObject();
                    out.writeNumberField(column, value);
                    out.writeNumberField("after", 1);
                    out.writeEndObject();
                });
                JsonParseException native_ = nativeError(ScalarsParser.INSTANCE, "{\"" + column + "\":NaN}");
                JsonParseException error = error(() -> SCALARS.read(format.factory.createParser(document)));
                assertThat(error.kind()).isEqualTo(native_.kind()).isEqualTo(Kind.MALFORMED);
                assertThat(error.description()).isEqualTo(native_.description());
                assertThat(error.path()).isEqualTo(native_.path());
            }
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"CBOR", "SMILE", "YAML"})
    void bytesAreReadIntoEveryVariantOfBase64(Formats format) throws IOException {
        for (byte[] bytes : List.of(
                new byte[0], new byte[] {1}, new byte[] {-5, -1, -2}, new byte[] {-1, -17, -66, -3}, new byte[9_000])) {
            byte[] document = format.write(out -> {
                out.writeStartObject();
                out.writeBinaryField("content", bytes);
                out.writeBinaryField("token", bytes);
                out.writeArrayFieldStart("pages");
                out.writeBinary(bytes);
                out.writeEndArray();
                out.writeEndObject();
            });
            Ticket ticket = TokenReader.of(TicketParser.INSTANCE).read(format.stream(document));
            assertThat(ticket.getContent()).isEqualTo(bytes);
            assertThat(ticket.getToken()).isEqualTo(bytes);
            assertThat(ticket.getPages()).hasSize(1).first().isEqualTo(bytes);
        }
    }

    /** As text a value must be what its column's variant writes, as in JSON. */
    @ParameterizedTest
    @EnumSource
    void textIsReadOnlyInTheVariantOfTheColumn(Formats format) throws IOException {
        byte[] document = format.copy("{\"token\":\"+/+/\"}");
        JsonParseException error =
                error(() -> TokenReader.of(TicketParser.INSTANCE).read(format.stream(document)));
        assertThat(error.description()).isEqualTo("expected base64url but found string");
    }

    /** CBOR has names that are no strings. */
    @Test
    void numbersAsNamesAreNamesOfDigits() throws IOException {
        // {1: 2, "kind": "a"}
        byte[] cbor = {(byte) 0xA2, 1, 2, 0x64, 'k', 'i', 'n', 'd', 0x61, 'a'};
        assertThat(MESSAGES.read(Formats.CBOR.factory.createParser(cbor)).getKind())
                .isEqualTo("a");
        JsonParseException strict =
                error(() -> MESSAGES.withOptions(JsonOptions.STRICT).read(Formats.CBOR.factory.createParser(cbor)));
        assertThat(strict.path()).isEqualTo("$['1']");
    }

    @Test
    void objectsInTokenBuffersAreValuesOrRefused() throws IOException {
        try (TokenBuffer tokens = new TokenBuffer(new ObjectMapper(), false)) {
            tokens.writeStartObject();
            tokens.writeFieldName("payload");
            tokens.writeEmbeddedObject(java.util.Map.of("a", List.of(1, 2.5)));
            tokens.writeEndObject();
            assertThat(MESSAGES.read(tokens.asParser()).toJson()).isEqualTo("{\"payload\":{\"a\":[1,2.5]}}");
        }
        try (TokenBuffer tokens = new TokenBuffer(new ObjectMapper(), false)) {
            tokens.writeStartObject();
            tokens.writeFieldName("payload");
            tokens.writeEmbeddedObject(new StringBuilder("x"));
            tokens.writeEndObject();
            assertThatThrownBy(() -> MESSAGES.read(tokens.asParser()))
                    .isInstanceOf(com.fasterxml.jackson.core.JsonParseException.class)
                    .hasMessageContaining(
                            "Embedded object that cannot be written as JSON: java.lang.StringBuilder cannot be written as JSON");
        }
    }

    // ---- lone surrogates

    /** Jackson lets them through in escapes; here the options decide. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"kind\":\"a\\ud800\"}",
                "{\"kind\":\"\\udc00 \\\" \\ud83d\\ude00\\udbff\"}",
                "{\"not declared\":[\"\\ud800\"],\"kind\":\"\\ud800\\ud800\"}"
            })
    void loneSurrogatesAreTakenAsTheOptionsSay(String json) throws IOException {
        byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
        Message taken = MESSAGES.withOptions(JsonOptions.ESPER).read(Formats.JSON.stream(bytes));
        assertThat(taken).isEqualTo(MessageParser.INSTANCE.parse(json, JsonOptions.ESPER));
        JsonParseException expected = nativeError(MessageParser.INSTANCE, json);
        for (JsonParser in : List.of(Formats.JSON.stream(bytes), Formats.JSON.factory.createParser(bytes))) {
            JsonParseException error = error(() -> MESSAGES.read(in));
            assertThat(error.kind()).isEqualTo(expected.kind()).isEqualTo(Kind.MALFORMED);
            assertThat(error.description()).isEqualTo(expected.description());
            assertThat(error.path()).isEqualTo(expected.path());
        }
    }

    /** No parser of text gives such names, but a buffer of tokens may hold them. */
    @Test
    void loneSurrogatesInNames() throws IOException {
        try (TokenBuffer tokens = new TokenBuffer(new ObjectMapper(), false)) {
            tokens.writeStartObject();
            tokens.writeObjectFieldStart("payload");
            tokens.writeNumberField("x\ud800y", 1);
            tokens.writeNumberField("\udfff\"\ud83d\ude00\ud83d", 2);
            tokens.writeEndObject();
            tokens.writeEndObject();
            String json = "{\"payload\":{\"x\\ud800y\":1,\"\\udfff\\\"\\ud83d\\ude00\\ud83d\":2}}";
            assertThat(MESSAGES.withOptions(JsonOptions.ESPER).read(tokens.asParser()))
                    .isEqualTo(MessageParser.INSTANCE.parse(json, JsonOptions.ESPER));
            assertThat(outcome(() -> MESSAGES.read(tokens.asParser())))
                    .isEqualTo(outcome(() -> MessageParser.INSTANCE.parse(json)));
        }
    }

    /** A name that stands for a value of its own, and the value has come when the limit is met. */
    @Test
    void oneLevelTooManyBehindAMemberWithALoneSurrogate() throws IOException {
        try (TokenBuffer tokens = new TokenBuffer(new ObjectMapper(), false)) {
            tokens.writeStartObject();
            tokens.writeObjectFieldStart("\ud800");
            tokens.writeObjectFieldStart("a");
            tokens.writeEndObject();
            tokens.writeEndObject();
            tokens.writeEndObject();
            assertThat(error(() -> MESSAGES.withOptions(JsonOptions.ESPER.withMaxDepth(2))
                                    .read(tokens.asParser()))
                            .kind())
                    .isEqualTo(Kind.LIMIT);
        }
    }

    @Test
    void tokensOutOfOrderAreJacksonsErrors() throws IOException {
        for (JsonToken wrong :
                List.of(JsonToken.END_ARRAY, JsonToken.START_ARRAY, JsonToken.VALUE_NULL, JsonToken.NOT_AVAILABLE)) {
            try (TokenBuffer tokens = new TokenBuffer(null, false)) {
                tokens.writeStartObject();
                tokens.writeEndObject();
                JsonParser in = new JsonParserDelegate(tokens.asParser()) {
                    private int count;

                    @Override
                    public JsonToken nextToken() throws IOException {
                        return count++ == 0 ? delegate.nextToken() : wrong;
                    }
                };
                assertThatThrownBy(() -> MESSAGES.read(in))
                        .isInstanceOf(com.fasterxml.jackson.core.JsonParseException.class)
                        .hasMessageStartingWith("Token " + wrong + " out of order");
            }
        }
    }

    @Test
    void textThatIsNoNumberIsJacksonsError() throws IOException {
        for (String text : List.of("-", "12abc3", "")) {
            try (TokenBuffer tokens = new TokenBuffer(null, false)) {
                tokens.writeStartObject();
                tokens.writeFieldName("payload");
                tokens.writeNumber(text);
                tokens.writeEndObject();
                assertThatThrownBy(() -> MESSAGES.read(tokens.asParser()))
                        .isInstanceOf(com.fasterxml.jackson.core.JsonParseException.class)
                        .hasMessageStartingWith("Token VALUE_NUMBER_FLOAT without a number");
            }
        }
    }

    // ---- limits

    @ParameterizedTest
    @EnumSource
    void depthIsLimitedAsInJson(Formats format) throws IOException {
        for (String member : List.of("payload", "not declared")) {
            for (String level : List.of("[", "{\"a\":")) {
                String end = level.equals("[") ? "]" : "}";
                String deep = "{\"" + member + "\":" + level.repeat(9) + "1" + end.repeat(9) + ",\"kind\":\"k\"}";
                byte[] document = format.copy(deep);
                JsonOptions enough = JsonOptions.DEFAULT.withMaxDepth(10);
                assertThat(MESSAGES.withOptions(enough).read(format.stream(document)))
                        .isEqualTo(MessageParser.INSTANCE.parse(deep, enough));
                JsonOptions tooFew = JsonOptions.DEFAULT.withMaxDepth(9);
                JsonParseException error =
                        error(() -> MESSAGES.withOptions(tooFew).read(format.stream(document)));
                assertThat(error.kind()).isEqualTo(Kind.LIMIT);
                assertThat(error.description()).isEqualTo("nesting deeper than 9 levels");
                assertThat(error.path())
                        .isEqualTo(assertThatNative(MessageParser.INSTANCE, deep, tooFew)
                                .path());
            }
        }
    }

    /** Of two errors the parser reports the first one, as in JSON: what comes before the limit counts. */
    @Test
    void whatIsWrongBeforeTheLimitIsSaid() throws IOException {
        String json = "{\"number\":\"x\",\"items\":[[[[[[]]]]]]}";
        JsonOptions shallow = JsonOptions.DEFAULT.withMaxDepth(3);
        JsonParseException error =
                error(() -> ORDERS.withOptions(shallow).read(Formats.CBOR.stream(Formats.CBOR.copy(json))));
        assertThat(error.description()).isEqualTo("expected long but found string");
    }

    @ParameterizedTest
    @EnumSource
    void sizeIsLimitedAsInJson(Formats format) throws IOException {
        String json = "{\"kind\":\"" + "a".repeat(100) + "\",\"payload\":[1,2,3,{\"b\":\"c\"}]}";
        byte[] document = format.copy(json);
        JsonOptions enough = JsonOptions.DEFAULT.withMaxEventBytes(json.length());
        assertThat(MESSAGES.withOptions(enough).read(format.stream(document)))
                .isEqualTo(MessageParser.INSTANCE.parse(json));
        for (int size : new int[] {1, 5, 50, 100, 115, json.length() - 1}) {
            JsonOptions tooSmall = JsonOptions.DEFAULT.withMaxEventBytes(size);
            for (JsonParser in : List.of(format.stream(document), format.factory.createParser(document))) {
                JsonParseException error =
                        error(() -> MESSAGES.withOptions(tooSmall).read(in));
                assertThat(error.kind()).isEqualTo(Kind.LIMIT);
                assertThat(error.description()).isEqualTo("document longer than " + size + " bytes");
                assertThat(in.currentToken()).isEqualTo(JsonToken.END_OBJECT);
                assertThat(MESSAGES.read(in)).isNull();
            }
        }
    }

    @Test
    void longNumbersAreLimitedAsInJson() throws IOException {
        String json = "{\"whole\":" + "9".repeat(40) + "}";
        JsonOptions few = JsonOptions.DEFAULT.withMaxNumberLength(39);
        JsonParseException expected = assertThatNative(ScalarsParser.INSTANCE, json, few);
        for (Formats format : Formats.values()) {
            JsonParseException error = error(() -> SCALARS.withOptions(few).read(format.stream(format.copy(json))));
            assertThat(error.kind()).isEqualTo(Kind.LIMIT);
            assertThat(error.description()).isEqualTo(expected.description());
        }
    }

    // ---- features of the parser of Jackson

    @Test
    void lenientJsonIsReadAsJacksonReadsIt() throws IOException {
        JsonFactory lenient = JsonFactory.builder()
                .enable(JsonReadFeature.ALLOW_JAVA_COMMENTS)
                .enable(JsonReadFeature.ALLOW_SINGLE_QUOTES)
                .enable(JsonReadFeature.ALLOW_TRAILING_COMMA)
                .enable(JsonReadFeature.ALLOW_LEADING_DECIMAL_POINT_FOR_NUMBERS)
                .enable(JsonReadFeature.ALLOW_LEADING_ZEROS_FOR_NUMBERS)
                .enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
                .build();
        byte[] text = "{/* a */'fine':.5,'number':007,}".getBytes(StandardCharsets.UTF_8);
        assertThat(SCALARS.read(lenient.createParser(text)).toJson()).isEqualTo("{\"number\":7,\"fine\":0.5}");
        byte[] none = "{'fine':NaN}".getBytes(StandardCharsets.UTF_8);
        assertThat(error(() -> SCALARS.read(lenient.createParser(none))).kind()).isEqualTo(Kind.MALFORMED);
    }

    @Test
    void whatJacksonRefusesIsItsOwnException() throws IOException {
        for (Formats format : List.of(Formats.CBOR, Formats.SMILE, Formats.JSON)) {
            byte[] document = format.copy("{\"kind\":\"abcdefgh\",\"payload\":[1,2]}");
            byte[] cut = java.util.Arrays.copyOf(document, document.length - 3);
            assertThatThrownBy(() -> MESSAGES.read(format.stream(cut))).isInstanceOf(IOException.class);
            assertThatThrownBy(() -> MESSAGES.read(format.factory.createParser(cut)))
                    .isInstanceOf(IOException.class);
        }
    }

    // ---- places

    @Test
    void errorsSayThePlaceInTheSource() throws IOException {
        String yaml = "---\nnumber: 1\n---\nnumber: 2\nitems:\n- quantity: many\n";
        JsonParser in = Formats.YAML.factory.createParser(yaml);
        assertThat(ORDERS.read(in).getNumber()).isEqualTo(1);
        JsonParseException error = error(() -> ORDERS.read(in));
        assertThat(error).hasMessage("expected int but found string at $.items[0].quantity (line 6, column 13)");

        byte[] cbor = Formats.CBOR.copy("{\"items\":[{\"quantity\":\"many\"}]}");
        JsonParseException inCbor = error(() -> ORDERS.read(Formats.CBOR.stream(cbor)));
        assertThat(new String(cbor, (int) inCbor.offset() + 1, 4, StandardCharsets.UTF_8))
                .isEqualTo("many");
        assertThat(inCbor.line()).isEqualTo(1);
        assertThat(inCbor.column()).isEqualTo(inCbor.offset() + 1);

        String json = "[{\"number\":1},\n {\"buyer\":{\"name\":\"\u00e9\ud83d\ude00\"},\"number\":\"x\"}]";
        int wrong = json.indexOf("\"x\"");
        byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
        for (JsonParser each : List.of(
                Formats.JSON.factory.createParser(json),
                Formats.JSON.factory.createParser(new RecordedReader(new java.io.StringReader(json))))) {
            each.nextToken();
            each.nextToken();
            ORDERS.read(each);
            JsonParseException inText = error(() -> ORDERS.read(each));
            assertThat(inText.offset()).isEqualTo(wrong);
            assertThat(inText.line()).isEqualTo(2);
            assertThat(inText.column()).isEqualTo(wrong - json.indexOf('\n'));
        }
        int wrongByte = json.substring(0, wrong).getBytes(StandardCharsets.UTF_8).length;
        for (JsonParser each : List.of(
                Formats.JSON.factory.createParser(bytes),
                Formats.JSON.stream(bytes),
                Formats.JSON.factory.createParser(new RecordedInput(new java.io.ByteArrayInputStream(bytes))))) {
            each.nextToken();
            each.nextToken();
            ORDERS.read(each);
            JsonParseException inBytes = error(() -> ORDERS.read(each));
            assertThat(inBytes.offset()).isEqualTo(wrongByte);
            assertThat(inBytes.line()).isEqualTo(2);
        }
    }

    // ---- a table of bad documents

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[]",
                "7",
                "\"x\"",
                "true",
                "null",
                "{\"number\":true}",
                "{\"number\":\"x\"}",
                "{\"number\":{}}",
                "{\"number\":[1]}",
                "{\"number\":1.5}",
                "{\"number\":9223372036854775808}",
                "{\"number\":1e400}",
                "{\"number\":-1e19}",
                "{\"number\":1,\"number\":2}",
                "{\"items\":{}}",
                "{\"items\":7}",
                "{\"items\":[7]}",
                "{\"items\":[[]]}",
                "{\"items\":[{\"price\":1e20000}]}",
                "{\"items\":[{\"price\":\"x\"},1]}",
                "{\"items\":[{\"quantity\":2147483648}]}",
                "{\"items\":[{\"quantity\":\"1 \"}]}",
                "{\"items\":[{\"article\":\"a\",\"article\":\"b\"}]}",
                "{\"buyer\":\"x\"}",
                "{\"undeclared\":1}",
                "{\"\":1}"
            })
    void kindsAndPathsAreThoseOfJson(String json) throws IOException {
        for (JsonOptions options : List.of(JsonOptions.DEFAULT, JsonOptions.STRICT, JsonOptions.ESPER)) {
            Object expected = outcome(() -> OrderParser.INSTANCE.parse(json, options));
            for (Formats format : Formats.values()) {
                byte[] document = format.copy(json);
                TokenReader<Order> orders = ORDERS.withOptions(options);
                assertThat(outcome(() -> orders.read(format.factory.createParser(document))))
                        .as(format + ", array, " + options)
                        .isEqualTo(expected);
                assertThat(outcome(() -> orders.read(format.stream(document))))
                        .as(format + ", stream, " + options)
                        .isEqualTo(expected);
            }
        }
    }

    private interface Read {
        Object read() throws IOException;
    }

    private static Object outcome(Read read) throws IOException {
        try {
            return read.read();
        } catch (JsonParseException e) {
            return e.kind() + " " + e.description() + " at " + e.path();
        }
    }

    private static JsonParseException error(Read read) {
        JsonParseException error = catchThrowableOfType(JsonParseException.class, read::read);
        assertThat(error).isNotNull();
        return error;
    }

    private static JsonParseException nativeError(ObjectParser<?> parser, String json) {
        return assertThatNative(parser, json, JsonOptions.DEFAULT);
    }

    private static JsonParseException assertThatNative(ObjectParser<?> parser, String json, JsonOptions options) {
        return error(() -> parser.parse(json, options));
    }

    @Test
    void deepLimitsAreNotThoseOfTheWriter() throws IOException {
        String json = "{\"left\":".repeat(1_499) + "{}" + "}".repeat(1_499);
        JsonFactory deep = JsonFactory.builder()
                .streamReadConstraints(com.fasterxml.jackson.core.StreamReadConstraints.builder()
                        .maxNestingDepth(5_000)
                        .build())
                .build();
        TokenReader<?> nodes = TokenReader.of(Tree.NODES);
        byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
        java.io.ByteArrayInputStream stream = new java.io.ByteArrayInputStream(bytes);
        JsonParser in = deep.createParser(stream);
        assertThat(outcome(() -> nodes.withOptions(JsonOptions.DEFAULT.withMaxDepth(1_499))
                        .read(in)))
                .isEqualTo(outcome(() -> Tree.NODES.parse(json, JsonOptions.DEFAULT.withMaxDepth(1_499))));
    }
}
