package dev.schemac.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.RandomSchemas;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.contracts.ExportedValidator;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.model.ColumnOptions;
import dev.schemac.dsl.model.Rules;
import dev.schemac.testing.Seed;
import java.lang.reflect.RecordComponent;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Schemas described as JSON Schema and OpenAPI. The schema of each type is in {@code json-schema-cases.md}. */
class ExportTest {
    private static final SchemaCompiler COMPILER = new SchemaCompiler(CompilerOptions.DEFAULT.withClassPath(
            List.of(Path.of("target/test-classes").toAbsolutePath())));

    @Test
    void whatAnnotationsSay() {
        assertThat(definition("T", """
                @Description('A customer.')
                @Column(name=id, required=true, nullable=false)
                @Column(name=mail, jsonName='e-mail', defaultValue='none')
                @Column(name=size, defaultValue=2.5)
                create json schema T(id string, mail string, size double)""")).isEqualTo(json("""
                {'description': 'A customer.', 'type': 'object',
                 'properties': {
                   'id': {'type': 'string'},
                   'e-mail': {'type': ['string', 'null'], 'default': 'none'},
                   'size': {'type': ['number', 'null'], 'format': 'double', 'default': 2.5}},
                 'required': ['id'], 'additionalProperties': false}"""));
    }

    @Test
    void whatIsSaidAboutColumns() {
        JsonNode schema = definition("T", """
                // A customer.
                @Column(name=b, alias='c')
                create json schema T(
                  // the first
                  a boolean,
                  @Description('the second') b T, // not this
                  e E)
                ;
                // what it is
                create json enum E('x' /** the only one */)""");
        assertThat(schema.get("description").textValue()).isEqualTo("A customer.");
        assertThat(schema.at("/properties/a/description").textValue()).isEqualTo("the first");
        assertThat(schema.at("/properties/b/description").textValue()).isEqualTo("the second");
        assertThat(schema.at("/properties/c/description").textValue()).isEqualTo("Alias of 'b'.");
        assertThat(schema.at("/properties/e").has("description")).isFalse();
        assertThat(definition("E", "create json schema T(e E);\n// what it is\ncreate json enum E('x')"))
                .isEqualTo(json(
                        "{'description': 'what it is', 'type': 'string', 'enum': ['x'], 'x-schemac': {'name': 'E'}}"));
    }

    @Test
    void whatIsSaidAboutConstants() {
        String schema = "create json schema T(e E); create json enum E('x', @Description('the last') 'y-z')";
        assertThat(definition("E", schema)).isEqualTo(json("""
                {'type': 'string',
                 'oneOf': [{'const': 'x'}, {'const': 'y-z', 'description': 'the last'}]}"""));
    }

    @Test
    void aMemberWithOtherNames() {
        JsonNode schema = definition("T", """
                @Column(name=a, alias={'b', 'c'}) @Column(name=d, alias='e', required=true)
                create json schema T(a boolean, d boolean)""");
        assertThat(schema.at("/properties/c/type")).isEqualTo(json("['boolean', 'null']"));
        assertThat(schema.at("/properties/c/description").textValue()).isEqualTo("Alias of 'a'.");
        assertThat(schema.has("required")).isFalse();
        assertThat(schema.get("allOf")).isEqualTo(json("""
                [{'not': {'properties': {'a': true, 'b': true}, 'required': ['a', 'b']}},
                 {'not': {'properties': {'a': true, 'c': true}, 'required': ['a', 'c']}},
                 {'not': {'properties': {'b': true, 'c': true}, 'required': ['b', 'c']}},
                 {'oneOf': [{'properties': {'d': true}, 'required': ['d']},
                            {'properties': {'e': true}, 'required': ['e']}]}]"""));
    }

    @Test
    void undeclaredMembersOfDynamicSchemas() {
        assertThat(definition("T", "@JsonSchema(dynamic=true) create json schema T()"))
                .isEqualTo(json("{'type': 'object', 'properties': {}, 'x-schemac': {'columns': []}}"));
    }

    @Test
    void columnsOfOtherSchemas() {
        String text = "create json schema P(p boolean); create json schema Q(q boolean);"
                + "create json schema T(t boolean) inherits P copyfrom Q";
        assertThat(definition("T", text).get("properties").fieldNames())
                .toIterable()
                .containsExactly("p", "q", "t");
    }

    @Test
    void constantsThatAreNotKnown() {
        JsonNode schema = definition("T", """
                create json enum Color('red', 'other one' as OTHER);
                @Column(name=a, unknown='null') @Column(name=b, unknown='other one', nullable=false)
                create json schema T(a java.time.DayOfWeek, b Color)""");
        assertThat(schema.get("properties")).isEqualTo(json("""
                {'a': {'anyOf': [{'$ref': '#/$defs/DayOfWeek'}, {'type': 'string'}, {'type': 'null'}],
                       'x-schemac': {'unknown': null}},
                 'b': {'anyOf': [{'$ref': '#/$defs/Color'}, {'type': 'string'}],
                       'x-schemac': {'unknown': 'other one'}}}"""));
    }

    @Test
    void rulesOnValues() {
        JsonNode schema = definition("T", """
                @Column(name=a, min=0, exclusiveMax=150) @Column(name=b, minLength=1, maxLength=20, pattern='^[a-z]')
                @Column(name=c, max=0.5, minItems=1, maxItems=3, unique=true) @Column(name=d, minItems=1, maxItems=2)
                create json schema T(a int, b string, c List<double[]>, d Map<String, boolean>)""");
        assertThat(schema.get("properties").toString()).isEqualTo(json("""
                        {'a': {'type': ['integer', 'null'], 'format': 'int32', 'minimum': 0, 'exclusiveMaximum': 150},
                         'b': {'type': ['string', 'null'], 'minLength': 1, 'maxLength': 20, 'pattern': '^[a-z]'},
                         'c': {'type': ['array', 'null'],
                               'items': {'type': ['array', 'null'],
                                         'items': {'type': ['number', 'null'], 'format': 'double', 'maximum': 0.5}},
                               'minItems': 1, 'maxItems': 3, 'uniqueItems': true},
                         'd': {'type': ['object', 'null'], 'additionalProperties': {'type': ['boolean', 'null']},
                               'minProperties': 1, 'maxProperties': 2}}""").toString());
    }

    @Test
    void theOnlyValueOfAColumn() {
        JsonNode schema = definition("T", """
                create json enum Color('red', 'dark-blue' as DARK_BLUE);
                @Column(name=a, const='1.0') @Column(name=b, const='dark-blue') create json schema T(a string, b Color)""");
        assertThat(schema.get("properties")).isEqualTo(json("""
                {'a': {'type': 'string', 'const': '1.0'}, 'b': {'$ref': '#/$defs/Color', 'const': 'dark-blue'}}"""));
    }

    @Test
    void unions() {
        String text = """
                @JsonSchema(discriminator='type', otherwise='base') create json schema Event(id string, type string);
                @JsonSchema(discriminatorValue={'A', 'B'}) create json schema Push(n boolean) inherits Event;""";
        JsonNode event = definition("Event", text);
        assertThat(event.has("discriminator")).isFalse();
        assertThat(export(text, ExportTarget.OPENAPI).at("/components/schemas/Event/discriminator"))
                .isEqualTo(json("""
                        {'propertyName': 'type',
                         'mapping': {'A': '#/components/schemas/Push', 'B': '#/components/schemas/Push'}}"""));
        assertThat(event.at("/oneOf/0")).isEqualTo(json("{'$ref': '#/$defs/Push'}"));
        assertThat(event.at("/oneOf/1/properties/type"))
                .isEqualTo(json("{'type': ['string', 'null'], 'not': {'enum': ['A', 'B']}}"));
        assertThat(event.get("oneOf")).hasSize(2);
        JsonNode push = definition("Push", text);
        assertThat(push.at("/properties/type")).isEqualTo(json("{'type': 'string', 'enum': ['A', 'B']}"));
        assertThat(push.get("required")).isEqualTo(json("['type']"));
    }

    /** A document of D is one of A in A and in T, and nothing else. */
    @Test
    void subtypesOfSubtypes() {
        String text = """
                @JsonSchema(discriminator=t) create json schema T(t string);
                @JsonSchema(discriminatorValue=a) create json schema A() inherits T;
                create json schema B() inherits A;
                @JsonSchema(discriminatorValue=c) create json schema C() inherits B;
                @JsonSchema(discriminatorValue=d) create json schema D() inherits C;""";
        assertThat(definition("T", text).get("oneOf")).isEqualTo(json("[{'$ref': '#/$defs/A'}]"));
        assertThat(definition("A", text).at("/oneOf/1")).isEqualTo(json("{'$ref': '#/$defs/B'}"));
        assertThat(definition("B", text).get("oneOf")).isEqualTo(json("[{'$ref': '#/$defs/C'}]"));
        assertThat(definition("C", text).at("/oneOf/1")).isEqualTo(json("{'$ref': '#/$defs/D'}"));
        assertThat(export(text, ExportTarget.OPENAPI).at("/components/schemas/T/discriminator/mapping"))
                .isEqualTo(json("""
                        {'a': '#/components/schemas/A', 'c': '#/components/schemas/A', 'd': '#/components/schemas/A'}"""));
        for (String type : List.of("T", "A", "B", "C", "D")) {
            ExportedValidator validator = ExportedValidator.of(COMPILER, CompiledSchemas.sources(text), type, false);
            for (String string : List.of("a", "c", "d", "t")) {
                boolean valid = validator
                        .refusal(ExportedValidator.tree("{\"t\":\"" + string + "\"}"))
                        .isEmpty();
                assertThat(valid)
                        .as(type + " " + string)
                        .isEqualTo(Map.of("T", "acd", "A", "acd", "B", "cd", "C", "cd", "D", "d")
                                .get(type)
                                .contains(string));
            }
        }
    }

    @Test
    void whatJsonSchemaCannotExpress() {
        String text = """
                @JsonSchema(discriminator=t) create json schema `a base`(@Column(alias='i') id boolean, @Name(k) t string);
                @JsonSchema(discriminatorValue=s) create json schema Sub() inherits `a base`;
                @JsonSchema(wrapper=true) create json schema W(i boolean);
                @JsonSchema(discriminatorValue=x) create json schema X() inherits W;""";
        JsonNode schemas = export(text, ExportTarget.JSON_SCHEMA).get("$defs");
        assertThat(schemas.at("/a_20_base/x-schemac"))
                .isEqualTo(json("{'discriminator': 'k', 'columns': ['id', 'k'], 'name': 'a base'}"));
        assertThat(schemas.at("/Sub/x-schemac"))
                .isEqualTo(json("{'aliases': {'id': ['i']}, 'inherits': '#/$defs/a_20_base'}"));
        assertThat(schemas.at("/W/x-schemac")).isEqualTo(json("{'wrapper': true, 'columns': ['i']}"));
        assertThat(schemas.at("/X/x-schemac")).isEqualTo(json("{'inherits': '#/$defs/W'}"));
        assertThat(export(text, ExportTarget.JSON_SCHEMA, "X").at("/$defs/X").has("x-schemac"))
                .isFalse();
    }

    @Test
    void unionsByTheNamesOfMembers() {
        String text = """
                @JsonSchema(deduction=true, otherwise=base) create json schema T(i boolean);
                create json schema A(a string) inherits T;
                create json schema B(a string, b string) inherits T;""";
        assertThat(definition("T", text)).isEqualTo(json("""
                {'type': 'object', 'anyOf': [{'$ref': '#/$defs/A'}, {'$ref': '#/$defs/B'},
                 {'type': 'object', 'properties': {'i': {'type': ['boolean', 'null']}}, 'additionalProperties': false}]}"""));
        assertThat(definition("A", text)).isEqualTo(json("""
                {'type': 'object', 'properties': {'i': {'type': ['boolean', 'null']}, 'a': {'type': ['string', 'null']}},
                 'additionalProperties': false, 'x-schemac': {'inherits': '#/$defs/T'}}"""));
    }

    @Test
    void declaredEnums() {
        String text = """
                @Description('A shade.') create json enum Color('red', 'dark-blue' as DARK_BLUE);
                @Column(name=a, nullable=false, defaultValue='dark-blue') create json schema T(a Color, b Color[])""";
        assertThat(definition("Color", text))
                .isEqualTo(json("{'description': 'A shade.', 'type': 'string', 'enum': ['red', 'dark-blue']}"));
        assertThat(definition("T", text).get("properties")).isEqualTo(json("""
                {'a': {'$ref': '#/$defs/Color', 'default': 'dark-blue'},
                 'b': {'type': ['array', 'null'], 'items': {'anyOf': [{'$ref': '#/$defs/Color'}, {'type': 'null'}]}}}"""));
    }

    @Test
    void valuesOfAnyKindThatAreNotNull() {
        assertThat(definition("T", "@Column(name=a, nullable=false) create json schema T(a Object)")
                        .at("/properties/a"))
                .isEqualTo(json("{'type': ['object', 'array', 'string', 'number', 'boolean']}"));
    }

    @Test
    void elementsThatAreNotNull() {
        assertThat(definition("T", """
                        @JsonSchema(nullable=false, nullElements=false) create json schema T(
                            a string[], b int[][], c List<T>, d Map<String, Object>, e Map, f Object[], g Map[],
                            @Min(0) h Map<String, double[]>, i int[primitive][], @NullableElements j string[])""").get("properties")).isEqualTo(json("""
                {'a': {'type': 'array', 'items': {'type': 'string'}},
                 'b': {'type': 'array', 'items': {'type': 'array', 'items':
                       {'type': 'integer', 'format': 'int32', 'minimum': -2147483648, 'maximum': 2147483647}}},
                 'c': {'type': 'array', 'items': {'$ref': '#/$defs/T'}},
                 'd': {'type': 'object', 'additionalProperties':
                       {'type': ['object', 'array', 'string', 'number', 'boolean']}},
                 'e': {'type': 'object', 'additionalProperties':
                       {'type': ['object', 'array', 'string', 'number', 'boolean']}},
                 'f': {'type': 'array', 'items': {'type': ['object', 'array', 'string', 'number', 'boolean']}},
                 'g': {'type': 'array', 'items': {'type': 'object'}},
                 'h': {'type': 'object', 'additionalProperties':
                       {'type': 'array', 'items': {'type': 'number', 'format': 'double', 'minimum': 0}}},
                 'i': {'type': 'array', 'items': {'type': 'array', 'items':
                       {'type': 'integer', 'format': 'int32', 'minimum': -2147483648, 'maximum': 2147483647}}},
                 'j': {'type': 'array', 'items': {'type': ['string', 'null']}}}"""));
    }

    @Test
    void classesOfTheApplication() {
        JsonNode schemas = export("create json schema T(v com.acme.Vehicle)", ExportTarget.JSON_SCHEMA)
                .get("$defs");
        assertThat(schemas.fieldNames()).toIterable().startsWith("T", "Vehicle");
        assertThat(schemas.at("/Vehicle/additionalProperties")).isEqualTo(json("false"));
    }

    @Test
    void onlyWhatARootNeeds() {
        String text = "create json schema A(b B[]); create json schema B(a A); create json schema C(a A);";
        JsonNode schema = export(text, ExportTarget.JSON_SCHEMA, "B");
        assertThat(schema.get("$ref")).isEqualTo(json("'#/$defs/B'"));
        assertThat(schema.get("$defs").fieldNames()).toIterable().containsExactly("B", "A");

        JsonNode two = export(text, ExportTarget.JSON_SCHEMA, "C", "B");
        assertThat(two.has("$ref")).isFalse();
        assertThat(two.get("$defs").fieldNames()).toIterable().containsExactly("C", "B", "A");
    }

    @ParameterizedTest
    @CsvSource(quoteCharacter = '`', textBlock = """
            "x",            true
            "\\u0000",       true
            "\\n",           true
            "\\uffff",       true
            "\\ud83d\\ude00", false
            "",             false
            "xy",           false
            """)
    void aCharacterIsOneUnitOfUtf16(String json, boolean valid) {
        ExportedValidator validator =
                ExportedValidator.of(COMPILER, CompiledSchemas.sources("create json schema T(a char)"), "T", false);
        assertThat(validator
                        .refusal(ExportedValidator.tree("{\"a\":" + json + "}"))
                        .isEmpty())
                .isEqualTo(valid);
    }

    @Test
    void plainSchemasOnlyLackTheExtension() {
        RandomSchemas schemas = new RandomSchemas(new Random(Seed.of(20_261_127)), "p", 20);
        String[] texts = schemas.texts();
        JsonNode named = tree(ExportTarget.JSON_SCHEMA, texts);
        assertThat(named.toString()).contains("x-schemac");
        assertThat(tree(ExportTarget.PLAIN_JSON_SCHEMA, texts)).isEqualTo(withoutExtension(named));
    }

    private static JsonNode tree(ExportTarget format, String... texts) {
        return ExportedValidator.tree(format.export(
                        COMPILER.link(CompiledSchemas.sources(texts), List.of()).schemas(), List.of())
                .text());
    }

    private static JsonNode withoutExtension(JsonNode schema) {
        if (schema instanceof ObjectNode object) {
            object.remove("x-schemac");
        }
        schema.forEach(ExportTest::withoutExtension);
        return schema;
    }

    @Test
    void namesOfDefinitions() {
        List<SchemaSource> sources = CompiledSchemas.sources(
                "module a; create json schema `p q`(t T); create json schema T()",
                "module b; create json schema T(); create json schema `gr\u00f6\u00dfe`()");
        JsonNode document = ExportedValidator.tree(ExportTarget.OPENAPI
                .export(COMPILER.link(sources, List.of()).schemas(), List.of())
                .text());
        JsonNode schemas = document.at("/components/schemas");
        assertThat(schemas.fieldNames()).toIterable().containsExactly("p_20_q", "a.T", "b.T", "gr_f6__df_e");
        assertThat(schemas.at("/p_20_q/properties/t/anyOf/0/$ref")).isEqualTo(json("'#/components/schemas/a.T'"));
        assertThatThrownBy(() -> ExportTarget.OPENAPI.export(
                        COMPILER.link(sources, List.of()).schemas(), List.of("T")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("there is more than one schema 'T': name its module too, as in 'a.T'");
    }

    @Test
    void theSameSchemasGiveTheSameText() {
        String text = "create json schema A(a A, m Map<String, A[]>, d com.acme.Vehicle)";
        assertThat(export(text, ExportTarget.OPENAPI).toString())
                .isEqualTo(export(text, ExportTarget.OPENAPI).toString());
    }

    /** What {@code @Column} can say is in the schema, or has nothing to do with it. */
    @Test
    void everyOptionOfAColumnIsConsidered() {
        assertThat(Stream.of(ColumnOptions.class.getRecordComponents()).map(RecordComponent::getName))
                .as(
                        "options that the export knows: add what is new to it and to docs/json-schema-reference.md, then here")
                .containsExactlyInAnyOrder(
                        "jsonName",
                        "aliases",
                        "required",
                        "nullable",
                        "keepNull",
                        "defaultValue",
                        "base64",
                        "unknownConstant",
                        "lazy",
                        "rules",
                        "format");
        assertThat(Stream.of(Rules.class.getRecordComponents()).map(RecordComponent::getName))
                .as("rules that the export knows, likewise")
                .containsExactlyInAnyOrder(
                        "min",
                        "max",
                        "minLength",
                        "maxLength",
                        "pattern",
                        "minItems",
                        "maxItems",
                        "unique",
                        "nullElements",
                        "constant",
                        "types");
    }

    private static JsonNode definition(String name, String text) {
        return export(text, ExportTarget.JSON_SCHEMA).at("/$defs/" + name);
    }

    private static JsonNode export(String text, ExportTarget format, String... types) {
        return ExportedValidator.tree(format.export(
                        COMPILER.link(CompiledSchemas.sources(text), List.of()).schemas(), List.of(types))
                .text());
    }

    /** With single quotes for double ones. */
    private static JsonNode json(String text) {
        return ExportedValidator.tree(text.replace('\'', '"'));
    }
}
