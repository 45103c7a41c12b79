package dev.schemac.contracts;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.schemac.contracts.load.ContractException;
import dev.schemac.contracts.load.Formats;
import dev.schemac.contracts.report.ImportedContract;
import dev.schemac.testing.Volume;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * An import takes as long as its contract is large, whatever the form of the contract.
 *
 * <p>No clock decides the tests of the ordinary build. They compare the allocated bytes of a contract with those of one that is
 * twice as large: the number depends on the code only, apart from a few classes that are loaded late. Searches that allocate
 * nothing are found by the slow test, which measures the processor time of its own thread. Timings decide nothing.
 */
class ContractCostTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private static final int SIZE = 300;

    /** The allocated bytes of a contract of twice the size, as a multiple. Logarithms and tables that grow cost something. */
    private static final double MOST_GROWTH = 2.6;

    /** The forms whose cost is still the square of their size: the import reads all members of a schema for each use. */
    private static final Set<String> SQUARE = Set.of("children of a base with many members");

    private static final double MOST_GROWTH_OF_SQUARE = 4.2;

    /** The bytes of a large contract. The target for 1 MB is 2 s of processor time. */
    private static final long LARGE = Volume.orSmall(1_000_000, 100_000);

    /** The levels of a JSON document that the import reads. */
    private static final int LEVELS = 1_000;

    private static final Map<String, IntFunction<String>> FORMS = new LinkedHashMap<>();

    /** Contracts of that many levels of JSON. */
    private static final Map<String, IntFunction<String>> DEEP = new LinkedHashMap<>();

    static {
        constants();
        operations();
        inlineSchemas();
        choices();
        inheritance();
        references();
        members();
        deep();
    }

    private static void constants() {
        FORMS.put("constants that are strings", n -> member("{'enum':[" + list(n, i -> "'c" + i + "'") + "]}"));
        FORMS.put("constants without letters", n -> member("{'enum':[" + list(n, i -> "'" + symbol(i) + "'") + "]}"));
        FORMS.put("constants that are numbers", n -> member("{'enum':[" + list(n, i -> "" + i) + "]}"));
        FORMS.put("constants that are fractions", n -> member("{'enum':[" + list(n, i -> i + ".5") + "]}"));
        FORMS.put("constants that are arrays", n -> member("{'enum':[" + list(n, i -> "[" + i + "]") + "]}"));
        FORMS.put("constants of oneOf", n -> member("{'oneOf':[" + list(n, i -> "{'const':'c" + i + "'}") + "]}"));
        FORMS.put(
                "constants with titles",
                n -> member("{'oneOf':[" + list(n, i -> "{'const':'c" + i + "','title':'C" + i + "'}") + "]}"));
        FORMS.put(
                "enums that are used often",
                n -> api(
                        "'E':{'enum':[" + list(n, i -> "'c" + i + "'") + "]},'T':"
                                + object(list(n, i -> "'m" + i + "':" + ref("E"))),
                        ""));
    }

    private static void operations() {
        IntFunction<String> body = i -> object("'m" + i + "':{'type':'string'}");
        FORMS.put("operations with one id", n -> api("", list(n, i -> operation(i, "'operationId':'get'", body))));
        FORMS.put(
                "operations with equal bodies",
                n -> api("", list(n, i -> operation(i, "'operationId':'get'", j -> body.apply(0)))));
        FORMS.put("operations with one tag", n -> api("", list(n, i -> operation(i, "'tags':['t']", body))));
        FORMS.put(
                "read-only members of many parts",
                n -> api(
                        "'A':{'allOf':["
                                + list(
                                        n,
                                        i -> "{'type':'object','required':['m" + i + "'],'properties':{'m" + i
                                                + "':{'type':'string','readOnly':true}}}")
                                + "]}",
                        operation(0, "'operationId':'get'", i -> ref("A"))));
    }

    private static void inlineSchemas() {
        FORMS.put(
                "one title, different content",
                n -> root(
                        list(n, i -> "'m" + i + "':{'title':'Same','type':'object','properties':{'p" + i + "':{}}}")));
        FORMS.put(
                "one title, equal content",
                n -> root(list(n, i -> "'m" + i + "':{'title':'Same','type':'object','properties':{'p':{}}}")));
        FORMS.put(
                "inline schemas that refer to the next",
                n -> root(list(n, i -> "'m" + i + "':" + object("'n':{'$ref':'#/properties/m" + (i + 1) % n + "'}"))));
        FORMS.put(
                "inline schemas that differ at the end",
                n -> root("'m" + n + "':{'type':'string'},"
                        + list(n, i -> "'m" + i + "':" + object("'n':{'$ref':'#/properties/m" + (i + 1) + "'}"))));
        FORMS.put(
                "names in different case",
                n -> api(list(n, i -> "'" + inCase(i) + "':" + object("'m" + i + "':{'type':'string'}")), ""));
        FORMS.put("members in different case", n -> root(list(n, i -> "'" + inCase(i) + "':{'type':'string'}")));
        FORMS.put("members without letters", n -> root(list(n, i -> "'" + symbol(i) + "':{'type':'string'}")));
    }

    private static void choices() {
        IntFunction<String> named =
                i -> "{'type':'object','required':['m" + i + "'],'properties':{'m" + i + "':{'type':'string'}}}";
        FORMS.put("branches that are objects", n -> member("{'oneOf':[" + list(n, named) + "]}"));
        FORMS.put(
                "branches with one member",
                n -> member("{'anyOf':[" + list(n, i -> object("'m':{'type':'string','maxLength':" + i + "}")) + "]}"));
        FORMS.put(
                "branches that are strings",
                n -> member("{'oneOf':[" + list(n, i -> "{'type':'string','maxLength':" + i + "}") + "]}"));
        FORMS.put(
                "branches that are patterns",
                n -> member("{'oneOf':[" + list(n, i -> "{'type':'string','pattern':'^a" + i + "$'}") + "]}"));
        FORMS.put(
                "branches that require a member",
                n -> member("{'type':'object','properties':{'a':{}},'anyOf':["
                        + list(n, i -> "{'required':['m" + i + "']}") + "]}"));
        IntFunction<String> constant = i -> "{'type':'object','required':['kind'],'properties':{'kind':{'const':'k" + i
                + "'},'m" + i + "':{'type':'string'}}}";
        FORMS.put("branches with a constant", n -> member("{'oneOf':[" + list(n, constant) + "]}"));
        FORMS.put(
                "a union that is used often",
                n -> api(
                        "'U':{'oneOf':["
                                + list(
                                        n,
                                        i -> "{'type':'object','required':['k'],'properties':{'k':{'enum':['" + i
                                                + "']}}}")
                                + "]},'T':" + object(list(n, i -> "'m" + i + "':" + ref("U"))),
                        ""));
        FORMS.put(
                "branches with a mapping",
                n -> api(
                        "'U':{'oneOf':[" + list(n, i -> ref("D" + i))
                                + "],'discriminator':{'propertyName':'kind','mapping':{" + mapping(n) + "}}},"
                                + list(n, ContractCostTest::ofKind),
                        ""));
        FORMS.put(
                "branches with a discriminator",
                n -> api(
                        "'U':{'oneOf':[" + list(n, i -> ref("D" + i)) + "],'discriminator':{'propertyName':'kind'}},"
                                + list(n, ContractCostTest::ofKind),
                        ""));
        FORMS.put(
                "choices in allOf",
                n -> member("{'allOf':[" + list(n, i -> "{'oneOf':[{'type':'string'},{'type':'null'}]}") + "]}"));
        FORMS.put(
                "conditions",
                n -> member("{'allOf':["
                        + list(n, i -> "{'if':{'required':['m" + i + "']},'then':{'required':['n" + i + "']}}")
                        + "]}"));
    }

    private static void inheritance() {
        FORMS.put("children of a base", n -> api(base("Base", "", "") + list(n, i -> child("D" + i, "Base", i)), ""));
        FORMS.put(
                "children in a mapping",
                n -> api(
                        base("Base", "", ",'mapping':{" + mapping(n) + "}") + list(n, i -> child("D" + i, "Base", i)),
                        ""));
        FORMS.put(
                "one child with many values",
                n -> api(
                        base("Base", "", ",'mapping':{" + list(n, i -> "'k" + i + "':'#/components/schemas/D0'") + "}")
                                + child("D0", "Base", 0),
                        ""));
        FORMS.put(
                "children of a base with many members",
                n -> api(
                        base("Base", "," + list(n, i -> "'b" + i + "':{'type':'string'}"), "")
                                + list(n, i -> child("D" + i, "Base", i)),
                        ""));
        FORMS.put("bases with a child", n -> api(list(n, i -> base("B" + i, "", "") + child("D" + i, "B" + i, i)), ""));
        FORMS.put("parts of allOf", n -> member("{'allOf':[" + list(n, i -> object("'m" + i + "':{}")) + "]}"));
        FORMS.put("parts of allOf with one member", n -> member("{'allOf':[" + list(n, i -> object("'m':{}")) + "]}"));
        FORMS.put(
                "patterns in allOf",
                n -> member("{'type':'string','allOf':[" + list(n, i -> "{'pattern':'^a" + i + "'}") + "]}"));
    }

    private static void references() {
        FORMS.put(
                "dynamic references",
                n ->
                        "{'$schema':'https://json-schema.org/draft/2020-12/schema','title':'T','$dynamicAnchor':'a','type':'object','properties':{"
                                + list(n, i -> "'m" + i + "':{'$dynamicRef':'#a'}") + "}}");
        FORMS.put(
                "recursive references",
                n ->
                        "{'$schema':'https://json-schema.org/draft/2019-09/schema','title':'T','$recursiveAnchor':true,'type':'object','properties':{"
                                + list(n, i -> "'m" + i + "':{'$recursiveRef':'#'}") + "}}");
        FORMS.put(
                "a cycle of references",
                n -> api(list(n, i -> "'D" + i + "':" + object("'n':" + ref("D" + (i + 1) % n))), ""));
        FORMS.put(
                "references to a schema with many members",
                n -> api(
                        "'W':" + object(list(n, i -> "'m" + i + "':{'type':'string'}")) + ",'T':"
                                + object(list(n, i -> "'p" + i + "':" + ref("W"))),
                        ""));
        FORMS.put(
                "unique elements in a cycle",
                n -> api(
                        list(
                                n,
                                i -> "'D" + i + "':"
                                        + object("'n':{'type':'array','uniqueItems':true,'items':"
                                                + ref("D" + (i + 1) % n) + "}")),
                        ""));
        FORMS.put(
                "identifiers",
                n ->
                        "{'$schema':'https://json-schema.org/draft/2020-12/schema','title':'T','type':'object','properties':{"
                                + list(n, i -> "'m" + i + "':{'$ref':'r" + i + "'}") + "},'$defs':{"
                                + list(
                                        n,
                                        i -> "'D" + i + "':{'$id':'r" + i + "','type':'object','properties':{'p" + i
                                                + "':{}}}")
                                + "}}");
    }

    private static void members() {
        FORMS.put("members", n -> root(list(n, i -> "'m" + i + "':{'type':'string','description':'d" + i + "'}")));
        FORMS.put("lengths", n -> root(list(n, i -> "'m" + i + "':{'type':'string','maxLength':" + i + "}")));
        FORMS.put("required names", n -> member("{'type':'object','required':[" + list(n, i -> "'m" + i + "'") + "]}"));
        FORMS.put(
                "required members of allOf",
                n -> member("{'allOf':["
                        + list(n, i -> "{'type':'object','required':['m" + i + "'],'properties':{'m" + i + "':{}}}")
                        + "]}"));
        FORMS.put(
                "schemas for all other members",
                n -> member("{'allOf':["
                        + list(
                                n,
                                i -> "{'type':'object','additionalProperties':{'type':'string'},'properties':{'m" + i
                                        + "':{}}}")
                        + "]}"));
        FORMS.put(
                "patterns of names",
                n -> "{'title':'T','type':'object','properties':{" + list(n, i -> "'m" + i + "':{'type':'string'}")
                        + "},'patternProperties':{" + list(n, i -> "'^m" + i + "$':{'type':'string'}") + "}}");
        FORMS.put(
                "schemas for dependent members",
                n -> "{'title':'T','type':'object','dependentSchemas':{"
                        + list(n, i -> "'m" + i + "':{'properties':{'p" + i + "':{}}}") + "}}");
        FORMS.put("tuples", n -> member("{'prefixItems':[" + list(n, i -> "{'maxLength':" + i + "}") + "]}"));
        FORMS.put(
                "definitions",
                n -> api(list(n, i -> "'D" + i + "':" + object("'a':{'type':'string'},'b':{'type':'integer'}")), ""));
        FORMS.put(
                "maps",
                n -> api(
                        list(
                                n,
                                i -> "'D" + i + "':{'type':'object','additionalProperties':" + object("'m" + i + "':{}")
                                        + "}"),
                        ""));
    }

    private static void deep() {
        DEEP.put("not", n -> member(nested(n, "{'not':", "{'type':'string'}", "}")));
        DEEP.put("a constant of arrays", n -> member("{'const':" + nested(n, "[", "1", "]") + "}"));
        DEEP.put("a constant of objects", n -> member("{'const':" + nested(n, "{'a':", "1", "}") + "}"));
        DEEP.put(
                "constants of arrays",
                n -> member("{'enum':[" + nested(n, "[", "1", "]") + "," + nested(n, "[", "2", "]") + "]}"));
        DEEP.put("a default", n -> member("{'default':" + nested(n, "[", "1", "]") + "}"));
        DEEP.put("an unknown keyword", n -> member("{'x-y':" + nested(n, "[", "1", "]") + ",'type':'string'}"));
        DEEP.put("if", n -> member(nested(n, "{'then':{'type':'string'},'if':", "{'type':'string'}", "}")));
        DEEP.put("contains", n -> member(nested(n, "{'contains':", "{'type':'string'}", "}")));
        DEEP.put("propertyNames", n -> member(nested(n, "{'propertyNames':", "{'type':'string'}", "}")));
        DEEP.put("items", n -> member(nested(n, "{'type':'array','items':", "{'type':'string'}", "}")));
        DEEP.put("maps", n -> member(nested(n, "{'additionalProperties':", "{'type':'string'}", "}")));
        DEEP.put(
                "equal schemas of a tuple",
                n -> member("{'prefixItems':[" + nested(n, "{'items':", "{}", "}") + ","
                        + nested(n, "{'items':", "{}", "}") + "]}"));
        DEEP.put("parts", n -> member(nested(n / 2, "{'allOf':[", "{'type':'string'}", "]}")));
        DEEP.put("alternatives", n -> member(nested(n / 2, "{'anyOf':[", "{'type':'string'}", "]}")));
        DEEP.put("branches", n -> member(nested(n / 2, "{'oneOf':[{'type':'null'},", "{'type':'string'}", "]}")));
        DEEP.put("objects", n -> member(nested(n / 2, "{'properties':{'a':", "{'type':'string'}", "}}")));
        DEEP.put("tuples", n -> member(nested(n / 2, "{'prefixItems':[", "{'type':'string'}", "]}")));
        DEEP.put("identifiers", n -> member(nested(n, "{'$anchor':'a','not':", "{'type':'string'}", "}")));
    }

    // ---- the tests

    static Set<String> forms() {
        return FORMS.keySet();
    }

    static List<String> linearForms() {
        return FORMS.keySet().stream().filter(form -> !SQUARE.contains(form)).toList();
    }

    static Set<String> deepForms() {
        return DEEP.keySet();
    }

    @ParameterizedTest
    @MethodSource("forms")
    void aContractOfTwiceTheSizeAllocatesTwiceAsMuch(String form) {
        imported(FORMS.get(form), SIZE); // Loads classes.
        long once = bytes(FORMS.get(form), SIZE);
        long twice = bytes(FORMS.get(form), 2 * SIZE);
        assertThat((double) twice / once)
                .as("growth from " + once + " bytes")
                .isLessThan(SQUARE.contains(form) ? MOST_GROWTH_OF_SQUARE : MOST_GROWTH);
    }

    /**
     * Prints the processor time, which decides nothing, and finds searches that allocate nothing: they would not end. A contract
     * may need more schemas than an import makes. Then it must be refused.
     */
    @ParameterizedTest
    @MethodSource("linearForms")
    @Tag("slow")
    @Timeout(value = 2, unit = TimeUnit.MINUTES, threadMode = ThreadMode.SEPARATE_THREAD)
    void aLargeContractTakesSeconds(String form) {
        int size = (int) (LARGE * SIZE / FORMS.get(form).apply(SIZE).length());
        long nanos = difference(THREADS::getCurrentThreadCpuTime, () -> {
            try {
                imported(FORMS.get(form), size);
            } catch (ContractException e) {
                assertThat(e).hasMessageContaining("more than");
            }
        });
        System.out.println(form + ": " + LARGE + " bytes in " + nanos / 1_000_000 + " ms");
    }

    /** The thread has the default stack. */
    @ParameterizedTest
    @MethodSource("deepForms")
    void aContractMayHaveThousandLevels(String form) {
        int around = 5; // The schema with the member, and the values around the innermost one.
        Volume.sweep(() -> imported(DEEP.get(form), LEVELS - around));
    }

    @Test
    void manyFilesAreReadInLinearTime(@TempDir Path folder) throws IOException {
        LongSupplier once = files(folder, SIZE);
        LongSupplier twice = files(folder, 2 * SIZE);
        once.getAsLong();
        assertThat((double) twice.getAsLong() / once.getAsLong()).isLessThan(MOST_GROWTH);
    }

    @Test
    void anEmptyNameBecomesAName() {
        assertThat(imported(n -> api("'':" + object("'a':{'type':'string'}"), ""), 1)
                        .text())
                .contains("create json schema Value(a string);");
    }

    private static LongSupplier files(Path folder, int count) throws IOException {
        for (int i = 0; i < count; i++) {
            Files.writeString(folder.resolve("f" + i + ".json"), json(object("'m" + i + "':{'type':'string'}")));
        }
        Path root = folder.resolve(count + ".json");
        Files.writeString(root, json(root(list(count, i -> "'m" + i + "':{'$ref':'f" + i + ".json'}"))));
        return () -> difference(THREADS::getCurrentThreadAllocatedBytes, () -> {
            ContractImport contracts = ContractImport.ofAnyFormat(folder, Formats.TYPES);
            contracts.add(root, "");
            contracts.schemas("m");
        });
    }

    private static long bytes(IntFunction<String> form, int size) {
        byte[] contract = json(form.apply(size)).getBytes(UTF_8);
        return difference(THREADS::getCurrentThreadAllocatedBytes, () -> imported(contract));
    }

    private static long difference(LongSupplier measure, Runnable action) {
        long before = measure.getAsLong();
        action.run();
        return measure.getAsLong() - before;
    }

    private static ImportedContract imported(IntFunction<String> form, int size) {
        return imported(json(form.apply(size)).getBytes(UTF_8));
    }

    private static ImportedContract imported(byte[] contract) {
        ContractImport contracts = ContractImport.ofAnyFormat(Path.of(""), Formats.TYPES);
        contracts.add("contract.json", contract, "");
        return contracts.schemas("m");
    }

    // ---- contracts, with single quotes

    private static String json(String contract) {
        return contract.replace('\'', '"');
    }

    private static String list(int count, IntFunction<String> element) {
        return IntStream.range(0, count).mapToObj(element).collect(Collectors.joining(","));
    }

    private static String nested(int levels, String begin, String innermost, String end) {
        return begin.repeat(levels) + innermost + end.repeat(levels);
    }

    private static String object(String members) {
        return "{'type':'object','properties':{" + members + "}}";
    }

    private static String root(String members) {
        return "{'$schema':'https://json-schema.org/draft/2020-12/schema','title':'T','type':'object','properties':{"
                + members + "}}";
    }

    private static String member(String schema) {
        return root("'v':" + schema);
    }

    private static String api(String schemas, String paths) {
        return "{'openapi':'3.0.3','info':{'title':'T','version':'1'},'paths':{" + paths + "},'components':{'schemas':{"
                + schemas + "}}}";
    }

    private static String ref(String definition) {
        return "{'$ref':'#/components/schemas/" + definition + "'}";
    }

    private static String operation(int number, String keyword, IntFunction<String> body) {
        return "'/p" + number + "':{'get':{" + keyword
                + ",'responses':{'200':{'description':'','content':{'application/json':{'schema':" + body.apply(number)
                + "}}}}}}";
    }

    private static String base(String name, String members, String mapping) {
        return "'" + name + "':{'type':'object','required':['kind'],'properties':{'kind':{'type':'string'}" + members
                + "},'discriminator':{'propertyName':'kind'" + mapping + "}},";
    }

    private static String child(String name, String base, int member) {
        return "'" + name + "':{'allOf':[" + ref(base) + "," + object("'c" + member + "':{'type':'string'}") + "]}";
    }

    private static String ofKind(int number) {
        return "'D" + number + "':{'type':'object','required':['kind'],'properties':{'kind':{'type':'string'},'m"
                + number + "':{'type':'string'}}}";
    }

    private static String mapping(int count) {
        return list(count, i -> "'k" + i + "':'#/components/schemas/D" + i + "'");
    }

    private static String symbol(int number) {
        return "*".repeat(number % 60 + 1) + "+".repeat(number / 60);
    }

    /** Returns names that differ only in the case of letters. */
    private static String inCase(int number) {
        return IntStream.range(0, 16)
                .mapToObj(i -> String.valueOf((char) ((number >> i & 1) == 0 ? 'a' + i : 'A' + i)))
                .collect(Collectors.joining());
    }
}
