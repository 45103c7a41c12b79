package dev.schemac.jackson3;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.acme.Vehicle;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.golden.animals.Animal;
import dev.schemac.golden.animals.Dog;
import dev.schemac.golden.dynamic.Message;
import dev.schemac.golden.formats.Ticket;
import dev.schemac.golden.orders.Item;
import dev.schemac.golden.orders.Order;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.EventSender;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonReadFeature;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DefaultTyping;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MappingIterator;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.exc.InvalidDefinitionException;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.BasicPolymorphicTypeValidator;

/** Generated classes in an ObjectMapper that knows the module: alone, and in all that Jackson binds. */
class SchemacModuleTest {
    private static final JsonMapper MAPPER =
            JsonMapper.builder().addModule(new SchemacModule()).build();

    private static final String ORDER =
            "{\"number\":7,\"buyer\":{\"name\":\"Ada\"},\"items\":[{\"article\":\"a\",\"price\":1.10,\"quantity\":2}]}";

    /** A class of the application that Jackson binds. */
    static class Envelope {
        public int before;
        public Order order;
        public List<Item> items;
        public Map<String, Item> byName;
        public Item[] array;
        public Vehicle vehicle;
        public int after;
    }

    record Pair(String name, Order order) {}

    // ---- where events stand

    @Test
    void isFoundByName() {
        ObjectMapper mapper = JsonMapper.builder().findAndAddModules().build();
        assertThat(mapper.registeredModules())
                .extracting(module -> module.getRegistrationId())
                .contains("schemac");
        assertThat(mapper.readValue("{\"unknown\":{},\"number\":\"7\"}", Order.class)
                        .getNumber())
                .isEqualTo(7);
    }

    @Test
    void eventAlone() {
        Order expected = Order.parse(ORDER);
        byte[] bytes = ORDER.getBytes(StandardCharsets.UTF_8);
        byte[] amid = ("xx" + ORDER + "yyy").getBytes(StandardCharsets.UTF_8);
        assertThat(MAPPER.readValue(ORDER, Order.class)).isEqualTo(expected);
        assertThat(MAPPER.readValue(bytes, Order.class)).isEqualTo(expected);
        assertThat(MAPPER.readValue(amid, 2, bytes.length, Order.class)).isEqualTo(expected);
        assertThat(MAPPER.readValue(new ByteArrayInputStream(bytes), Order.class))
                .isEqualTo(expected);
        assertThat(MAPPER.readValue(new StringReader(ORDER), Order.class)).isEqualTo(expected);
        assertThat(MAPPER.readerFor(Order.class)
                        .<Order>readValue(MAPPER.readTree(ORDER))
                        .getBuyer())
                .isEqualTo(expected.getBuyer());
        assertThat(MAPPER.writeValueAsString(expected)).isEqualTo(ORDER);
        assertThat(MAPPER.writeValueAsBytes(expected)).isEqualTo(bytes);
        assertThat(MAPPER.readValue("null", Order.class)).isNull();
    }

    @ParameterizedTest
    @EnumSource
    void insideOfAllThatJacksonBinds(Formats format) {
        ObjectMapper mapper = format.mapper().addModule(new SchemacModule()).build();
        Envelope envelope = new Envelope();
        envelope.before = 1;
        envelope.order = Order.parse(ORDER);
        envelope.items = new java.util.ArrayList<>(List.of(Item.parse("{\"article\":\"b\"}"), Item.parse("{}")));
        envelope.items.add(null);
        envelope.byName = Map.of("c", Item.parse("{\"price\":-0.50}"));
        envelope.array = new Item[] {Item.parse("{\"quantity\":3}")};
        envelope.vehicle = mapper.readValue(format.copy("{\"route\":\"x\",\"places\":4}"), Vehicle.class);
        envelope.after = 2;
        byte[] written = mapper.writeValueAsBytes(envelope);
        for (InputStream in : new InputStream[] {null, new ByteArrayInputStream(written)}) {
            Envelope read =
                    in == null ? mapper.readValue(written, Envelope.class) : mapper.readValue(in, Envelope.class);
            assertThat(read.before).isEqualTo(1);
            assertThat(read.order).isEqualTo(envelope.order);
            assertThat(read.items).isEqualTo(envelope.items);
            assertThat(read.byName).isEqualTo(envelope.byName);
            assertThat(read.array).isEqualTo(envelope.array);
            assertThat(read.vehicle.getLine()).isEqualTo("x");
            assertThat(read.after).isEqualTo(2);
        }
        if (format == Formats.JSON) {
            assertThat(new String(written, StandardCharsets.UTF_8))
                    .isEqualTo(
                            "{\"before\":1,\"order\":" + ORDER
                                    + ",\"items\":[{\"article\":\"b\"},{},null],\"byName\":{\"c\":{\"price\":-0.50}},\"array\":[{\"quantity\":3}],"
                                    + "\"vehicle\":{\"line\":\"x\",\"places\":4,\"energy\":\"POWER\",\"late\":false},\"after\":2}");
        }
    }

    @Test
    void recordsOfTheApplication() {
        String json = "{\"name\":\"n\",\"order\":" + ORDER + "}";
        Pair pair = MAPPER.readValue(json, Pair.class);
        assertThat(pair.order()).isEqualTo(Order.parse(ORDER));
        assertThat(MAPPER.writeValueAsString(pair)).isEqualTo(json);
        assertThat(MAPPER.readValue("{\"name\":\"n\",\"order\":null}", Pair.class)
                        .order())
                .isNull();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void sequencesOfRootValues(boolean recorded) {
        ObjectMapper mapper = (recorded
                        ? JsonMapper.builder(SchemacModule.recordInput(new JsonFactory()))
                        : JsonMapper.builder())
                .addModule(new SchemacModule())
                .build();
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < 3_000; i++) {
            lines.append("{\"number\":")
                    .append(i)
                    .append(",\"buyer\":{\"name\":\"")
                    .append("é".repeat(i % 50))
                    .append("\"}}\n");
        }
        byte[] bytes = lines.toString().getBytes(StandardCharsets.UTF_8);
        for (int source = 0; source < 4; source++) {
            try (MappingIterator<Order> orders = switch (source) {
                case 0 -> mapper.readerFor(Order.class).readValues(bytes);
                case 1 -> mapper.readerFor(Order.class).readValues(new ByteArrayInputStream(bytes));
                case 2 -> mapper.readerFor(Order.class).readValues(lines.toString());
                default -> mapper.readerFor(Order.class).readValues(new StringReader(lines.toString()));
            }) {
                int number = 0;
                while (orders.hasNextValue()) {
                    Order order = orders.nextValue();
                    assertThat(order.getNumber()).isEqualTo(number);
                    assertThat(order.getBuyer().getName()).hasSize(number % 50);
                    number++;
                }
                assertThat(number).isEqualTo(3_000);
            }
        }
    }

    /** Streams give their bytes in pieces of any size. */
    @Test
    void piecesOfAStream() {
        String json = "[" + (ORDER + ", ").repeat(40) + ORDER + "]";
        byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
        Order expected = Order.parse(ORDER);
        for (int piece : new int[] {1, 2, 3, 7, 50, 1000}) {
            InputStream in = new ByteArrayInputStream(bytes) {
                @Override
                public synchronized int read(byte[] target, int offset, int length) {
                    return super.read(target, offset, Math.min(piece, length));
                }
            };
            List<Order> orders = MAPPER.readerForListOf(Order.class).readValue(in);
            assertThat(orders).hasSize(41).containsOnly(expected);
        }
    }

    @Test
    void aByteOrderMarkChangesNothing() {
        byte[] marked = ("\ufeff[" + ORDER + "," + ORDER + "]").getBytes(StandardCharsets.UTF_8);
        Order expected = Order.parse(ORDER);
        assertThat(MAPPER.readerForListOf(Order.class).<List<Order>>readValue(marked))
                .containsExactly(expected, expected);
        assertThat(MAPPER.readerForListOf(Order.class).<List<Order>>readValue(new ByteArrayInputStream(marked)))
                .containsExactly(expected, expected);
        byte[] wide = ("[" + ORDER + "]").getBytes(StandardCharsets.UTF_16BE);
        assertThat(MAPPER.readerForListOf(Order.class).<List<Order>>readValue(wide))
                .containsExactly(expected);
    }

    @Test
    void treesAndConversions() {
        Order order = Order.parse(ORDER);
        JsonNode tree = MAPPER.valueToTree(order);
        assertThat(tree.get("items").get(0).get("quantity").intValue()).isEqualTo(2);
        assertThat(MAPPER.treeToValue(MAPPER.readTree(ORDER), Order.class).getNumber())
                .isEqualTo(7);
        assertThat(MAPPER.convertValue(order, Map.class).get("number")).isEqualTo(7);
        assertThat(MAPPER.convertValue(Map.of("number", "8"), Order.class).getNumber())
                .isEqualTo(8);
        assertThat(MAPPER.convertValue(order, Order.class)).isEqualTo(order).isNotSameAs(order);
        assertThat(MAPPER.convertValue(Map.of("order", order), Envelope.class).order)
                .isEqualTo(order);
    }

    @Test
    void bytesInTrees() {
        byte[] bytes = {-1, -2, -3};
        Ticket ticket = new Ticket();
        ticket.setToken(bytes);
        JsonNode tree = MAPPER.valueToTree(ticket);
        // a buffer of tokens does not declare that it accepts bytes
        assertThat(tree.get("token").stringValue())
                .isEqualTo(java.util.Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
        assertThat(MAPPER.convertValue(tree, Ticket.class).getToken()).isEqualTo(bytes);
        assertThat(MAPPER.convertValue(Map.of("token", bytes, "content", bytes), Ticket.class)
                        .getContent())
                .isEqualTo(bytes);
    }

    // ---- types among the members

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @com.fasterxml.jackson.annotation.JsonSubTypes({
        @com.fasterxml.jackson.annotation.JsonSubTypes.Type(value = Animal.class, name = "animal"),
        @com.fasterxml.jackson.annotation.JsonSubTypes.Type(value = Dog.class, name = "dog")
    })
    private interface Kinds {}

    @ParameterizedTest
    @EnumSource
    void typesAmongMembers(Formats format) {
        ObjectMapper mapper = format.mapper()
                .addModule(new SchemacModule())
                .addMixIn(Animal.class, Kinds.class)
                .build();
        Dog dog = Dog.parse("{\"name\":\"Rex\",\"tricks\":[\"sit\"],\"age\":3}");
        byte[] written = mapper.writerFor(Animal.class).writeValueAsBytes(dog);
        if (format != Formats.YAML) { // which has a place of its own for types
            assertThat(mapper.readTree(written).get("kind").stringValue()).isEqualTo("dog");
        }
        assertThat(mapper.readValue(written, Animal.class)).isEqualTo(dog);
        assertThat(mapper.readValue(new ByteArrayInputStream(written), Animal.class))
                .isEqualTo(dog);
        assertThat(mapper.readValue(
                        format.copy("{\"name\":\"Rex\",\"age\":3,\"kind\":\"dog\",\"tricks\":[\"sit\"]}"),
                        Animal.class))
                .isEqualTo(dog);
        assertThat(mapper.readValue(format.copy("{\"kind\":\"dog\"}"), Animal.class))
                .isEqualTo(new Dog());
    }

    @ParameterizedTest
    @EnumSource(
            value = JsonTypeInfo.As.class,
            names = {"PROPERTY", "WRAPPER_ARRAY", "WRAPPER_OBJECT"})
    void typesOfObjects(JsonTypeInfo.As as) {
        ObjectMapper mapper = JsonMapper.builder()
                .addModule(new SchemacModule())
                .activateDefaultTyping(
                        BasicPolymorphicTypeValidator.builder()
                                .allowIfBaseType(Object.class)
                                .build(),
                        DefaultTyping.NON_FINAL,
                        as)
                .build();
        Order order = Order.parse(ORDER);
        Object[] values = {order, new Item(), Map.of("a", order)};
        Object[] read = mapper.readValue(mapper.writeValueAsString(values), Object[].class);
        assertThat(read[0]).isEqualTo(order);
        assertThat(read[1]).isEqualTo(new Item());
        assertThat(((Map<?, ?>) read[2]).get("a")).isEqualTo(order);
    }

    // ---- errors

    @Test
    void mismatchHasPathAndPlace() {
        String json = "{\n \"before\": 1,\n \"order\": {\"items\": [{},\n  {\"quantity\": \"many\"}]}}";
        for (int source = 0; source < 3; source++) {
            int which = source;
            MismatchedInputException error = catchThrowableOfType(MismatchedInputException.class, () -> {
                switch (which) {
                    case 0 -> MAPPER.readValue(json, Envelope.class);
                    case 1 -> MAPPER.readValue(json.getBytes(StandardCharsets.UTF_8), Envelope.class);
                    default ->
                        JsonMapper.builder()
                                .addModule(new SchemacModule())
                                .build()
                                .readValue(
                                        new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)),
                                        Envelope.class);
                }
            });
            assertThat(error.getOriginalMessage())
                    .isEqualTo(
                            "Cannot read dev.schemac.golden.orders.Order: expected int but found string (line 4, column 16)");
            assertThat(error.getPath().stream()
                            .map(step -> step.getPropertyName() == null ? step.getIndex() : step.getPropertyName()))
                    .containsExactly("order", "items", 1, "quantity");
            assertThat(error.getTargetType()).isEqualTo(Order.class);
            assertThat(error.getLocation().getLineNr()).isEqualTo(4);
            assertThat(error.getLocation().getColumnNr()).isEqualTo(16);
            if (source > 0) {
                assertThat(error.getLocation().getByteOffset()).isEqualTo(json.indexOf("\"many\""));
            }
            assertThat(error.getCause()).isInstanceOf(JsonParseException.class);
            assertThat(((JsonParseException) error.getCause()).kind()).isEqualTo(JsonParseException.Kind.MISMATCH);
            assertThat(error.getCause())
                    .hasMessage("expected int but found string at $.items[1].quantity (line 4, column 16)");
        }
    }

    @Test
    void placesInOtherFormatsAreThoseOfTheToken() {
        byte[] yaml = "before: 1\norder:\n  number: 1\n  items:\n  - quantity: many\n".getBytes(StandardCharsets.UTF_8);
        ObjectMapper mapper =
                Formats.YAML.mapper().addModule(new SchemacModule()).build();
        MismatchedInputException error =
                catchThrowableOfType(MismatchedInputException.class, () -> mapper.readValue(yaml, Envelope.class));
        assertThat(error.getLocation().getLineNr()).isEqualTo(5);
        assertThat(error.getLocation().getColumnNr()).isEqualTo(15);

        byte[] cbor = Formats.CBOR.copy("{\"order\":{\"items\":[{\"quantity\":\"many\"}]}}");
        ObjectMapper binary =
                Formats.CBOR.mapper().addModule(new SchemacModule()).build();
        MismatchedInputException inCbor =
                catchThrowableOfType(MismatchedInputException.class, () -> binary.readValue(cbor, Envelope.class));
        assertThat(new String(cbor, (int) inCbor.getLocation().getByteOffset() + 1, 4, StandardCharsets.UTF_8))
                .isEqualTo("many");
    }

    @Test
    void limitsAreMappingExceptions() {
        ObjectMapper mapper = JsonMapper.builder()
                .addModule(new SchemacModule()
                        .withOptions(JsonOptions.DEFAULT.withMaxDepth(2).withMaxEventBytes(100)))
                .build();
        DatabindException deep =
                catchThrowableOfType(DatabindException.class, () -> mapper.readValue("{\"items\":[{}]}", Order.class));
        assertThat(deep.getOriginalMessage())
                .isEqualTo(
                        "Cannot read dev.schemac.golden.orders.Order: nesting deeper than 2 levels (line 1, column 11)");
        assertThat(((JsonParseException) deep.getCause()).kind()).isEqualTo(JsonParseException.Kind.LIMIT);
        String longText = "{\"payload\":\"" + "x".repeat(100) + "\"}";
        for (InputStream in :
                new InputStream[] {null, new ByteArrayInputStream(longText.getBytes(StandardCharsets.UTF_8))}) {
            DatabindException error = catchThrowableOfType(DatabindException.class, () -> {
                if (in == null) {
                    mapper.readValue(longText, Message.class);
                } else {
                    mapper.readValue(in, Message.class);
                }
            });
            assertThat(error.getOriginalMessage())
                    .isEqualTo(
                            "Cannot read dev.schemac.golden.dynamic.Message: document longer than 100 bytes (line 1, column 12)");
        }
    }

    @Test
    void whatCannotBeWrittenIsAMappingException() {
        Message message = new Message();
        message.setPayload(Double.NaN);
        assertThatThrownBy(() -> MAPPER.writeValueAsString(Map.of("m", message)))
                .isInstanceOf(DatabindException.class)
                .hasMessageContaining("NaN cannot be written as JSON")
                .hasMessageContaining("[\"m\"]");
    }

    @Test
    void anEventIsNotUpdated() {
        Order order = new Order();
        assertThatThrownBy(() -> MAPPER.updateValue(order, Map.of("number", 1)))
                .isInstanceOf(InvalidDefinitionException.class)
                .hasMessageContaining("an event of dev.schemac.golden.orders.Order cannot be updated while reading");
        assertThatThrownBy(() -> MAPPER.readerForUpdating(order).readValue("{\"number\":1}"))
                .isInstanceOf(InvalidDefinitionException.class);
        assertThat(order).isEqualTo(new Order());
    }

    // ---- settings of the mapper

    @Test
    void outputIsThatOfTheMapper() {
        Item item = Item.parse("{\"article\":\"é/\",\"price\":1E+3,\"quantity\":2}");
        assertThat(JsonMapper.builder()
                        .addModule(new SchemacModule())
                        .enable(SerializationFeature.INDENT_OUTPUT)
                        .build()
                        .writeValueAsString(item)
                        .replace(System.lineSeparator(), "\n"))
                .isEqualTo("{\n  \"article\" : \"é/\",\n  \"price\" : 1E+3,\n  \"quantity\" : 2\n}");
        assertThat(JsonMapper.builder()
                        .addModule(new SchemacModule())
                        .enable(
                                JsonWriteFeature.ESCAPE_NON_ASCII,
                                JsonWriteFeature.WRITE_NUMBERS_AS_STRINGS,
                                JsonWriteFeature.ESCAPE_FORWARD_SLASHES)
                        .build()
                        .writeValueAsString(item))
                .isEqualTo("{\"article\":\"\\u00E9\\/\",\"price\":\"1E+3\",\"quantity\":\"2\"}");
        assertThat(JsonMapper.builder()
                        .addModule(new SchemacModule())
                        .disable(JsonWriteFeature.QUOTE_PROPERTY_NAMES)
                        .enable(tools.jackson.core.StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
                        .build()
                        .writeValueAsString(item))
                .isEqualTo("{article:\"é/\",price:1000,quantity:2}");
    }

    @Test
    void inputMayBeLenientAsTheMapperIs() {
        JsonMapper mapper = JsonMapper.builder()
                .addModule(new SchemacModule())
                .enable(
                        JsonReadFeature.ALLOW_SINGLE_QUOTES,
                        JsonReadFeature.ALLOW_TRAILING_COMMA,
                        JsonReadFeature.ALLOW_YAML_COMMENTS)
                .build();
        assertThat(mapper.readValue("{'number':1,# a\n}", Order.class).getNumber())
                .isEqualTo(1);
    }

    @Test
    void trailingTokensAreTheMappersAffair() {
        JsonMapper lenient = JsonMapper.builder()
                .addModule(new SchemacModule())
                .disable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .build();
        assertThat(lenient.readValue(ORDER + " x", Order.class)).isEqualTo(Order.parse(ORDER));
        assertThat(MAPPER.readValue(ORDER + " ", Order.class)).isEqualTo(Order.parse(ORDER));
        assertThatThrownBy(() -> MAPPER.readValue(ORDER + " 1", Order.class))
                .isInstanceOf(tools.jackson.core.JacksonException.class);
    }

    @Test
    void optionsSayWhatIsTakenAndWritten() {
        ObjectMapper strict = JsonMapper.builder()
                .addModule(new SchemacModule().withOptions(JsonOptions.STRICT))
                .build();
        assertThatThrownBy(() -> strict.readValue("{\"unknown\":1}", Order.class))
                .isInstanceOf(MismatchedInputException.class);
        ObjectMapper esper = JsonMapper.builder()
                .addModule(new SchemacModule().withOptions(JsonOptions.ESPER))
                .build();
        assertThat(esper.writeValueAsString(new Item()))
                .isEqualTo("{\"article\":null,\"price\":null,\"quantity\":null}");
        ObjectMapper sorted = JsonMapper.builder()
                .addModule(new SchemacModule().withOptions(JsonOptions.DEFAULT.withSortedMembers(true)))
                .build();
        assertThat(sorted.writeValueAsString(Order.parse(ORDER))).startsWith("{\"buyer\":");
    }

    @Test
    void theFactoryThatRecordsIsANewOne() {
        JsonFactory own = new JsonFactory();
        assertThat(SchemacModule.recordInput(own)).isNotSameAs(own);
        assertThat(own).extracting("_inputDecorator").isNull();
    }

    // ---- which parsers

    @ParameterizedTest
    @EnumSource
    void parsersOfSchemasThatCameAtRunTime(ValueStyle style) {
        EventRuntime runtime = new EventRuntime();
        new SchemaCompiler(CompilerOptions.DEFAULT.withStyle(style))
                .deploy(
                        runtime,
                        List.of(new SchemaSource(
                                "live.epl",
                                "module live; create json schema Point(x int, data binary, kids Point[]);")));
        EventSender<?> sender = runtime.eventSender("Point");
        ObjectMapper mapper = JsonMapper.builder()
                .addModule(new SchemacModule().with(sender.parser()))
                .build();
        Class<?> type = sender.eventType().type();
        String json = "{\"x\":1,\"data\":\"AQI=\",\"kids\":[{\"x\":2}]}";
        Object point = mapper.readValue(json, type);
        assertThat(point).isEqualTo(sender.parse(json));
        assertThat(mapper.writeValueAsString(List.of(point))).isEqualTo("[" + json + "]");
        // events write themselves, with or without a known parser
        assertThat(MAPPER.writeValueAsString(point)).isEqualTo(json);
        assertThat(mapper.convertValue(Map.of("a", point), Map.class).toString())
                .contains("x=2");
    }

    @Test
    void twoParsersOfOneClassAreRefused() {
        EventRuntime runtime = new EventRuntime();
        SchemaCompiler.compileDeploy(runtime, "module a; create json schema P(x int);");
        assertThatThrownBy(() -> new SchemacModule()
                        .with(
                                runtime.eventSender("P").parser(),
                                runtime.eventSender("P").parser()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("two parsers of a.P are registered; a mapper can have only one");
    }

    /** Nulls, inclusion and wrappers are Jackson's. */
    static class Holder {
        @JsonInclude(JsonInclude.Include.NON_NULL)
        public Order absent;

        public java.util.Optional<String> none;
        public JsonEvent any = new Item();
    }

    @Test
    void propertiesOfEvents() {
        assertThat(JsonMapper.builder().addModule(new SchemacModule()).build().writeValueAsString(new Holder()))
                .isEqualTo("{\"any\":{},\"none\":null}");
    }

    @Test
    void manyThreadsShareAMapper() throws Exception {
        byte[] bytes = ORDER.getBytes(StandardCharsets.UTF_8);
        ObjectMapper cbor = Formats.CBOR.mapper().addModule(new SchemacModule()).build();
        byte[] binary = Formats.CBOR.copy(ORDER);
        Order expected = Order.parse(ORDER);
        List<Thread> threads = new java.util.ArrayList<>();
        java.util.concurrent.atomic.AtomicInteger wrong = new java.util.concurrent.atomic.AtomicInteger();
        for (int t = 0; t < 4; t++) {
            Thread thread = new Thread(() -> {
                for (int i = 0; i < 300; i++) {
                    try {
                        if (!MAPPER.readValue(new ByteArrayInputStream(bytes), Order.class)
                                        .equals(expected)
                                || !cbor.readValue(binary, Order.class).equals(expected)
                                || !java.util.Arrays.equals(
                                        cbor.writeValueAsBytes(expected), cbor.writeValueAsBytes(expected))) {
                            wrong.incrementAndGet();
                        }
                    } catch (RuntimeException e) {
                        wrong.incrementAndGet();
                    }
                }
            });
            threads.add(thread);
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(wrong).hasValue(0);
    }

    @Test
    void writesIntoAGeneratorThatIsOpen() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonGenerator out = MAPPER.createGenerator(bytes)) {
            out.writeStartArray();
            out.writePOJO(new Item());
            out.writePOJO(Item.parse("{\"article\":\"" + "x".repeat(20_000) + "\"}"));
            out.writeNumber(1);
            out.writeEndArray();
        }
        assertThat(bytes.toString(StandardCharsets.UTF_8))
                .isEqualTo("[{},{\"article\":\"" + "x".repeat(20_000) + "\"},1]");
    }
}
