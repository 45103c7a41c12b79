package dev.schemac.codegen.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.GeneratedFile;
import dev.schemac.codegen.Reflected;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.TestSchemas;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.golden.animals.Animal;
import dev.schemac.golden.animals.AnimalParser;
import dev.schemac.golden.animals.Dog;
import dev.schemac.golden.animals.Kennel;
import dev.schemac.golden.animals.KennelParser;
import dev.schemac.golden.collections.Basket;
import dev.schemac.golden.collections.BasketParser;
import dev.schemac.golden.dynamic.Event;
import dev.schemac.golden.dynamic.EventParser;
import dev.schemac.golden.members.Contact;
import dev.schemac.golden.members.ContactParser;
import dev.schemac.golden.users.UserParser;
import dev.schemac.golden.wide.Wide;
import dev.schemac.golden.wide.WideParser;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.RefillingParser;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Array;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.LinkedList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An event that is filled again is as if it had just been parsed, and keeps its nested events and arrays. */
class RefillTest {

    private static final RefillingParser<JsonEvent> NODES = refilling("Tree", "tree.Node");
    private static final RefillingParser<JsonEvent> SAMPLES = refilling("PrimitiveArrays", "primitives.Samples");

    private static final String FULL = """
            {"label":"a","weight":1,"left":{"label":"l","weight":2},"right":{"label":"r"},
             "children":[{"label":"c1"},{"label":"c2"}],"roads":[{"length":1.5,"target":{"label":"t"}}]}""";

    private static RefillingParser<JsonEvent> refilling(String file, String schema) {
        return (RefillingParser<JsonEvent>) TestSchemas.beans(file).parser(schema);
    }

    @Test
    void nestedEventsAndArraysOfTheSameLengthAreUsedAgain() {
        JsonEvent node = NODES.parse(FULL);
        Object left = node.get("left");
        Object children = node.get("children");
        Object second = node.get("children[1]");
        Object target = node.get("roads[0].target");

        String other = FULL.replace("c2", "other").replace("\"l\"", "\"m\"").replace("1.5", "2.5");
        NODES.parseInto(other, node);

        assertThat(node).isEqualTo(NODES.parse(other));
        assertThat(left).isNotNull().isSameAs(node.get("left"));
        assertThat(children).isNotNull().isSameAs(node.get("children"));
        assertThat(second).isNotNull().isSameAs(node.get("children[1]"));
        assertThat(target).isNotNull().isSameAs(node.get("roads[0].target"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"children\":[]}",
                "{\"children\":[{\"label\":\"only\"}]}",
                "{\"children\":[null,{\"weight\":7},{},{},{}]}",
                "{\"weight\":null,\"left\":null,\"children\":null,\"label\":null}",
                "{\"roads\":[{}],\"left\":{\"left\":{}},\"weight\":3}",
                " { \"weight\" : 3 , \"label\" : \"b\" } "
            })
    void whatTheDocumentDoesNotHaveIsAbsent(String json) {
        JsonEvent node = NODES.parse(FULL);
        NODES.parseInto(json, node);
        assertThat(node).isEqualTo(NODES.parse(json)).hasSameHashCodeAs(NODES.parse(json));
        assertThat(node.toJson()).isEqualTo(NODES.parse(json).toJson());

        NODES.parseInto(FULL, node);
        assertThat(node).isEqualTo(NODES.parse(FULL));
    }

    @Test
    void primitiveColumnsThatAreAbsentAreZero() {
        Wide wide = Wide.parse("{\"column1\":1,\"column8\":2,\"column2\":3.5}");
        WideParser.INSTANCE.parseInto("{\"column8\":4}", wide);
        assertThat(wide).isEqualTo(Wide.parse("{\"column8\":4}"));
        assertThat(wide.hasColumn1()).isFalse();
        assertThat(wide.getColumn1()).isZero();
        assertThat(wide.getColumn2()).isZero();
        assertThat(wide.getColumn8()).isEqualTo(4);
    }

    @Test
    void defaultsComeBackAndRequiredColumnsAreAskedFor() {
        Contact contact = Contact.parse("{\"contact_id\":\"1\",\"visits\":5,\"language\":\"de\"}");
        ContactParser.INSTANCE.parseInto("{\"contact_id\":\"2\",\"email\":\"m\"}", contact);
        assertThat(contact).isEqualTo(Contact.parse("{\"contact_id\":\"2\",\"mail\":\"m\"}"));
        assertThat(contact.getVisits()).isEqualTo(1);
        assertThat(contact.getLanguage()).isEqualTo("en");
        assertThatThrownBy(() -> ContactParser.INSTANCE.parseInto("{\"mail\":\"m\"}", contact))
                .isInstanceOf(JsonParseException.class)
                .hasMessageContaining("required member is missing");
    }

    @Test
    void undeclaredMembersAreThoseOfTheNewDocument() {
        Event event = Event.parse("{\"kind\":\"a\",\"x\":1,\"y\":{\"z\":2}}");
        EventParser.INSTANCE.parseInto("{\"w\":3,\"kind\":\"b\",\"v\":[4]}", event);
        assertThat(event.undeclaredMembers()).containsOnlyKeys("w", "v");
        assertThat(event.toJson()).isEqualTo("{\"kind\":\"b\",\"w\":3,\"v\":[4]}");
        EventParser.INSTANCE.parseInto("{}", event);
        assertThat(event.undeclaredMembers()).isEmpty();
    }

    @Test
    void wideEventsAreFilledAgainToo() {
        Wide first = Wide.parse("{\"column0\":\"a\",\"column1\":7,\"column65\":1}");
        String json = first.toJson();
        Wide wide = Wide.parse(json);
        WideParser.INSTANCE.parseInto("{}", wide);
        assertThat(wide).isEqualTo(Wide.parse("{}"));
        WideParser.INSTANCE.parseInto(json, wide);
        assertThat(wide).isEqualTo(first);
    }

    /**
     * The same error as from {@code parse}, at every place where a document may be cut, and nothing of the document is
     * left.
     */
    @Test
    void anEventWhoseDocumentIsRefusedHasNoColumns() {
        for (int length = 0; length < FULL.length(); length++) {
            String cut = FULL.substring(0, length);
            JsonEvent node = NODES.parse(FULL);
            assertThatThrownBy(() -> NODES.parseInto(cut, node))
                    .isInstanceOf(JsonParseException.class)
                    .hasMessage(refusal(cut));
            assertThat(node).isEqualTo(Reflected.create(NODES.eventType().type()));
        }
    }

    private static String refusal(String json) {
        try {
            NODES.parse(json);
        } catch (JsonParseException e) {
            return e.getMessage();
        }
        throw new AssertionError(json);
    }

    @Test
    void optionsAndRangesAreThoseOfParse() {
        byte[] bytes = "..{\"legs\":1,\"legs\":2}..".getBytes(StandardCharsets.UTF_8);
        Animal animal = new Animal();
        AnimalParser.INSTANCE.parseInto(bytes, 2, bytes.length - 4, animal, JsonOptions.ESPER);
        assertThat(animal.getLegs()).isEqualTo(2);
        assertThatThrownBy(
                        () -> AnimalParser.INSTANCE.parseInto(bytes, 2, bytes.length - 4, animal, JsonOptions.STRICT))
                .isInstanceOf(JsonParseException.class)
                .hasMessageContaining("duplicate member");
        assertThatThrownBy(() -> AnimalParser.INSTANCE.parseInto(bytes, 2, bytes.length, animal, JsonOptions.STRICT))
                .isInstanceOf(IndexOutOfBoundsException.class);
        assertThatNullPointerException()
                .isThrownBy(() -> AnimalParser.INSTANCE.parseInto("{}", null))
                .withMessage("value");
    }

    @Test
    void anEventOfASubclassIsNotFilledByTheParserOfItsSuperclass() {
        Dog dog = Dog.parse("{\"name\":\"Rex\",\"tricks\":[\"sit\"]}");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> AnimalParser.INSTANCE.parseInto("{}", dog))
                .withMessage("expected an object of dev.schemac.golden.animals.Animal"
                        + " but found an object of dev.schemac.golden.animals.Dog");
        assertThat(dog.getTricks()).containsExactly("sit");

        Kennel kennel = new Kennel();
        kennel.setFirst(dog);
        KennelParser.INSTANCE.parseInto("{\"first\":{\"name\":\"Tom\"}}", kennel);
        assertThat(kennel.getFirst().getClass()).isEqualTo(Animal.class);
        assertThat(dog.getName()).isEqualTo("Rex");
    }

    @Test
    void onlyWhereItIsAskedFor() {
        assertThat(UserParser.INSTANCE).isNotInstanceOf(RefillingParser.class);
        String text = "create json schema A(a int); @JsonSchema(refill=true) create json schema B(a int, b A)";
        assertThat(refilling(CompilerOptions.DEFAULT, text)).containsExactly("BParser.java");
        assertThat(refilling(CompilerOptions.DEFAULT.withRefill(true), text))
                .containsExactly("AParser.java", "BParser.java");
    }

    private static List<String> refilling(CompilerOptions options, String text) {
        return new SchemaCompiler(options)
                .generate(List.of(new SchemaSource("test.epl", text))).sources().stream()
                        .filter(file -> file.content().contains("implements RefillingObjectParser"))
                        .map(GeneratedFile::path)
                        .toList();
    }

    @Test
    void schemasWithoutColumns() {
        CompiledSchemas schemas = CompiledSchemas.of("""
                @JsonSchema(refill=true) create json schema Nothing();
                @JsonSchema(refill=true) create json schema Some(n int) inherits Nothing;
                @JsonSchema(refill=true, dynamic=true) create json schema Open();
                @JsonSchema(refill=true) create json schema Around(id int, open Open, nothing Nothing)""");
        RefillingParser<JsonEvent> nothing = refilling(schemas, "Nothing");
        JsonEvent event = nothing.parse("{}");
        nothing.parseInto("{\"a\":[1],\"b\":{}}", event);
        assertThat(event).isEqualTo(nothing.parse("{}"));
        assertThatThrownBy(() -> nothing.parseInto("{\"a\":01}", event)).isInstanceOf(JsonParseException.class);
        assertThatThrownBy(() -> nothing.parseInto("[]", event))
                .hasMessage("expected object but found array at $ (line 1, column 1)");
        nothing.clear(event);
        assertThat(event.toJson()).isEqualTo("{}");
        JsonEvent some = refilling(schemas, "Some").parse("{\"n\":1}");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> nothing.parseInto("{}", some))
                .withMessage("expected an object of Nothing but found an object of Some");
        assertThat(some.toJson()).isEqualTo("{\"n\":1}");

        RefillingParser<JsonEvent> open = refilling(schemas, "Open");
        JsonEvent members = open.parse("{\"a\":1,\"b\":[2]}");
        open.parseInto("{\"b\":3,\"c\":null}", members);
        assertThat(members.toJson()).isEqualTo("{\"b\":3,\"c\":null}");
        open.parseInto("{}", members);
        assertThat(members.toJson()).isEqualTo("{}");
        open.parseInto("{\"d\":1}", members);
        assertThatThrownBy(() -> open.parseInto("{\"e\":1", members)).isInstanceOf(JsonParseException.class);
        assertThat(members.toJson()).isEqualTo("{}");
        open.parseInto("{\"d\":1}", members);
        open.clear(members);
        assertThat(members.toJson()).isEqualTo("{}");

        RefillingParser<JsonEvent> around = refilling(schemas, "Around");
        JsonEvent outer = around.parse("{\"id\":1,\"open\":{\"a\":1},\"nothing\":{\"x\":1}}");
        Object inner = outer.asMap().get("open");
        around.parseInto("{\"id\":2,\"open\":{\"b\":2},\"nothing\":{}}", outer);
        assertThat(outer.toJson()).isEqualTo("{\"id\":2,\"open\":{\"b\":2},\"nothing\":{}}");
        assertThat(outer.asMap().get("open")).isSameAs(inner);
    }

    @SuppressWarnings("unchecked")
    private static RefillingParser<JsonEvent> refilling(CompiledSchemas schemas, String name) {
        assertThat(schemas.parser(name)).isInstanceOf(RefillingParser.class);
        return (RefillingParser<JsonEvent>) schemas.parser(name);
    }

    @Test
    void recordsAreNotFilledAgain() {
        assertThat(dev.schemac.golden.records.users.UserParser.INSTANCE).isNotInstanceOf(RefillingParser.class);
    }

    /** Bytes of one thread, counted by the JVM: what a round allocates once in a while would show over 2,000 rounds. */
    @Test
    void withoutStringsNothingIsAllocated() {
        List<byte[]> documents = List.of(
                bytes("{\"flags\":[true,false],\"tinies\":[1,2,3],\"smalls\":[-4],\"numbers\":[5,600000],"
                        + "\"larges\":[7,1234567890123456789],\"roughs\":[1.5e3],\"fines\":[0.1,2.5e-3],\"image\":[[1,2],[3,4]],"
                        + "\"volume\":[[[0.25]]]}"),
                bytes(
                        "{\"volume\":[[[0.5]]],\"image\":[[5,6],[7,8]],\"roughs\":[0.1],\"fines\":[0.3,1e22],\"larges\":[1,2],"
                                + "\"numbers\":[1,2],\"smalls\":[9],\"tinies\":[4,5,6],\"flags\":[false,true]}"));
        JsonEvent samples = Reflected.create(SAMPLES.eventType().type());
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        fill(samples, documents, 20_000);
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 100 && least > 0; i++) {
            long before = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
            fill(samples, documents, 2_000);
            least = Math.min(
                    least,
                    threads.getThreadAllocatedBytes(Thread.currentThread().getId()) - before);
        }
        // asking for the count may allocate itself, once for all rounds
        assertThat(least).isLessThan(2_000);
        assertThat(samples).isEqualTo(SAMPLES.parse(new String(documents.get(1), StandardCharsets.UTF_8)));
    }

    private static void fill(JsonEvent samples, List<byte[]> documents, int rounds) {
        for (int i = 0; i < rounds; i++) {
            SAMPLES.parseInto(documents.get(0), samples);
            SAMPLES.parseInto(documents.get(1), samples);
        }
    }

    private static byte[] bytes(String json) {
        return json.getBytes(StandardCharsets.UTF_8);
    }

    /**
     * Java lets an array of a subclass stand where one of a class is declared; nothing but the subclass fits into it.
     */
    @Test
    void arraysOfAnotherClassAreNotUsedAgain() {
        String parts = "{\"parts\":[1,null,{\"a\":[true]}],\"pages\":[[1],[]]}";
        Basket basket = new Basket();
        basket.setParts(new String[] {"a", "b", "c"});
        @SuppressWarnings("unchecked")
        List<Integer>[] lists = (List<Integer>[]) new LinkedList<?>[2];
        basket.setPages(lists);
        BasketParser.INSTANCE.parseInto(parts, basket);
        assertThat(basket).isEqualTo(Basket.parse(parts));
        assertThat(basket.getParts().getClass()).isEqualTo(Object[].class);
        assertThat(basket.getPages().getClass()).isEqualTo(List[].class);
    }

    @Test
    void arraysOfEventsOfAnotherClassAreNotUsedAgain() {
        CompiledSchemas schemas = CompiledSchemas.of("""
                create json schema Animal(name string);
                create json schema Dog(age int) inherits Animal;
                create json schema Zoo(animals Animal[], cages Animal[][], any Object[][], sums BigInteger[], words string[][]);
                """);
        RefillingParser<JsonEvent> parser = (RefillingParser<JsonEvent>) schemas.parser("Zoo");
        String json = "{\"animals\":[{\"name\":\"a\"},{\"name\":\"b\"}],\"cages\":[[{\"name\":\"c\"}],[]],"
                + "\"any\":[[1,\"x\"]],\"sums\":[1,99999999999999999999],\"words\":[[\"a\"]]}";
        JsonEvent zoo = parser.parse(json);
        Class<?> dog = schemas.parser("Dog").eventType().type();
        Object dogs = Array.newInstance(dog, 2);
        Object cages = Array.newInstance(dog, 2, 1);
        Reflected.set(zoo, "animals", dogs);
        Reflected.set(zoo, "cages", cages);
        Reflected.set(zoo, "any", new String[][] {{"a", "b"}});
        Reflected.set(
                zoo,
                "sums",
                Array.newInstance(
                        new BigInteger("1") {
                            private static final long serialVersionUID = 1L;
                        }.getClass(),
                        2));
        parser.parseInto(json, zoo);
        assertThat(zoo).isEqualTo(parser.parse(json));
        Object[][] any = {new Integer[] {1, 2}};
        Reflected.set(zoo, "any", any);
        parser.parseInto(json, zoo);
        assertThat(zoo).isEqualTo(parser.parse(json));
        assertThat(zoo.get("any")).isSameAs(any);
    }
}
