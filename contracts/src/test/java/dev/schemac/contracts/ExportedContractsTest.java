package dev.schemac.contracts;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.RandomEvents;
import dev.schemac.codegen.RandomSchemas;
import dev.schemac.codegen.RandomSchemas.SchemaText;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.contracts.load.ContractFormat;
import dev.schemac.contracts.report.ImportedContract;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.export.ExportTarget;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.EventSender;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** {@code x-schemac} tells the import how a schema was declared, unless it contradicts the other keywords. */
class ExportedContractsTest {
    private static final int CONTRACTS = Volume.cases(2, 30);
    private static final int DOCUMENTS = 20;
    private static final long SEED = Seed.drawn();
    private static final SchemaCompiler COMPILER = ExportComparison.compiler();

    private static final String CONDITION =
            "{'not': {'properties': {'mail': true, 'email': true}, 'required': ['mail', 'email']}}";

    private static final String UNION = """
            'Event': {'type': 'object', 'oneOf': [{'$ref': '#/$defs/Push'}, {'$ref': '#/$defs/Note'}],
                'x-schemac': {'discriminator': 'type', 'columns': ['type']}}""";
    private static final String PUSH = """
            'Push': {'type': 'object', 'properties': {'type': {'type': 'string', 'const': 'push'}, 'n': {'type': 'string'}},
                'required': ['type'], 'additionalProperties': false, 'x-schemac': {'inherits': '#/$defs/Event'}}""";
    private static final String NOTE = PUSH.replace("Push", "Note").replace("push", "note");

    @Test
    void aliases() {
        String members = "'mail': {'type': 'string'}, 'email': {'description': 'Alias.', 'type': 'string'}";
        String extension = "'x-schemac': {'aliases': {'mail': ['email']}}";
        assertThat(contact(members, CONDITION, extension))
                .contains("create json schema Contact(@Column(alias={'email'}) mail string);");
        assertThat(contact(members.replace("'Alias.', 'type': 'string'", "'Alias.'"), CONDITION, extension))
                .contains("mail string,\n")
                .doesNotContain("alias");
        assertThat(contact(members, CONDITION.replace("'mail', 'email'", "'mail'"), extension))
                .doesNotContain("alias");
        assertThat(contact(members, "true", extension)).doesNotContain("alias");
        assertThat(contact(members, CONDITION, extension.replace("'email'", "'email', 'e-mail'")))
                .doesNotContain("alias");
        assertThat(contact(members, CONDITION, extension.replace("['email']", "['mail']")))
                .doesNotContain("alias");
        assertThat(contact(members, CONDITION + ", {'minProperties': 1}", extension))
                .doesNotContain("alias");
    }

    private static String contact(String members, String conditions, String extension) {
        return imported("'Contact': {'type': 'object', 'properties': {" + members
                + "}, 'additionalProperties': false, 'allOf': [" + conditions + "], " + extension + "}");
    }

    @Test
    void unions() {
        assertThat(imported(UNION, PUSH, NOTE)).contains("""
                @JsonSchema(discriminator='type')
                create json schema Event(type string);

                @JsonSchema(discriminatorValue='push', nullable=false)
                create json schema Push(n string) inherits Event;
                """);
        assertIsNoUnion(UNION, PUSH, NOTE.replace("'note'", "'push'"));
        assertIsNoUnion(UNION, PUSH, NOTE.replace("'required': ['type'], ", ""));
        assertIsNoUnion(UNION, PUSH, NOTE.replace("'const': 'note'", "'minLength': 1"));
        assertIsNoUnion(UNION, PUSH, NOTE.replace("'const': 'note'", "'const': null"));
        assertIsNoUnion(UNION, PUSH, NOTE.replace("'const': 'note'", "'enum': []"));
        assertIsNoUnion(UNION, PUSH, NOTE.replace("Event", "Push"));
        assertIsNoUnion(UNION.replace("#/$defs/Note", "#/$defs/Push"), PUSH, NOTE);
        assertIsNoUnion(UNION.replace("'columns': ['type']", "'columns': ['type', 'm']"), PUSH, NOTE);
        assertIsNoUnion(UNION.replace("'columns': ['type']", "'columns': ['n']"), PUSH, NOTE);
        assertIsNoUnion(UNION.replace("'discriminator': 'type'", "'wrapper': true"), PUSH, NOTE);
        assertIsNoUnion(
                UNION.replace("{'$ref': '#/$defs/Note'}", "{'$ref': '#/$defs/Note', 'required': ['n']}"), PUSH, NOTE);
        assertIsNoUnion(UNION.replace("'oneOf'", "'minProperties': 2, 'oneOf'"), PUSH, NOTE);
    }

    private static void assertIsNoUnion(String... definitions) {
        assertThat(imported(definitions)).doesNotContain("@JsonSchema(discriminator='type')\n");
    }

    @Test
    void parents() {
        String animal =
                "'Animal': {'type': 'object', 'properties': {'name': {'type': 'string'}}, 'required': ['name']}";
        String dog =
                "'Dog': {'type': 'object', 'properties': {'name': {'type': 'string'}, 'age': {}}, 'required': ['name'],"
                        + " 'x-schemac': {'inherits': '#/$defs/Animal'}}";
        assertThat(imported(animal, dog)).contains("inherits Animal");
        assertThat(imported(animal, dog.replace(", 'required': ['name']", ""))).doesNotContain("inherits");
        assertThat(imported(animal, dog.replace("'string'", "'boolean'"))).doesNotContain("inherits");
        assertThat(imported(animal, dog.replace("'name'", "'nick'"))).doesNotContain("inherits");
        assertThat(imported(animal, dog.replace("Animal", "Dog"))).doesNotContain("inherits");
        assertThat(imported(animal, dog.replace("#/$defs/Animal", "#/$defs/Cat")))
                .doesNotContain("inherits");
        assertThat(imported(animal, dog.replace("'required'", "'additionalProperties': false, 'required'")))
                .doesNotContain("inherits");
    }

    /** A definition is read as declared only where nothing else applies to its objects. */
    @Test
    void usesThatAddConstraints() {
        String stranger =
                "'Stranger': {'properties': {'event': {'allOf': [{'$ref': '#/$defs/Event'}, {'required': ['n']}]}}}";
        assertThat(imported(stranger, UNION, PUSH, NOTE))
                .contains("event StrangerEvent", "create json schema StrangerEvent(type string, n string);");
    }

    @Test
    void names() {
        String definition =
                "'a_20_b': {'type': 'object', 'properties': {}, 'additionalProperties': false, 'x-schemac': {'name': 'a b'}}";
        assertThat(imported(definition)).contains("create json schema `a b`();");
        assertThat(imported(definition.replace("a b", "a`b"))).contains("create json schema A20B();");
        assertThat(imported(definition, definition.replace("_20_", "_")))
                .contains("create json schema `a b`();", "create json schema `a b2`();");
    }

    @Test
    void unknownConstants() {
        String schema =
                "'T': {'type': 'object', 'properties': {'v': {'anyOf': [{'$ref': '#/$defs/E'}, {'type': 'string'}],"
                        + " 'x-schemac': {'unknown': 'b'}}}}, 'E': {'type': 'string', 'enum': ['a', 'b']}";
        assertThat(imported(schema)).contains("@Column(unknown='b') v E");
        assertThat(imported(schema.replace("'unknown': 'b'", "'unknown': 'c'"))).contains("v string");
        assertThat(imported(schema.replace("{'type': 'string'}]", "{'type': 'string', 'minLength': 2}]")))
                .doesNotContain("v E");
    }

    /** Contracts whose {@code x-schemac} is wrong, or whose other keywords were changed: no verdict is worse than without it. */
    @Test
    void randomContradictions() {
        int judged = 0;
        for (int i = 0; i < CONTRACTS; i++) {
            long seed = SEED + i;
            Random random = new Random(seed);
            RandomSchemas schemas = new RandomSchemas(random, "lie.m" + i, 8);
            ObjectNode contract = (ObjectNode) ExportedValidator.tree(ExportTarget.JSON_SCHEMA
                    .export(
                            COMPILER.link(CompiledSchemas.sources(schemas.texts()), List.of())
                                    .schemas(),
                            List.of())
                    .text());
            for (int changes = random.nextInt(4); changes >= 0; changes--) {
                change((ObjectNode) contract.get("$defs"), random);
            }
            Map<String, EventSender<?>> senders = senders(contract, "with.m" + i);
            Map<String, EventSender<?>> others = senders(without(contract.deepCopy()), "without.m" + i);
            // Some definitions have another name, or are the same schema as another one.
            List<String> keys = senders.keySet().stream()
                    .filter(others::containsKey)
                    .filter(key -> schemas.get(key) != null)
                    .filter(key -> Stream.of("Class", "Value").noneMatch(key::startsWith))
                    .toList();
            RandomEvents events = new RandomEvents(random, schemas);
            for (String key : keys) {
                SchemaText schema = schemas.get(key);
                Schema validator = validator(contract, key);
                for (int n = 0; n < DOCUMENTS; n++) {
                    JsonNode document =
                            ExportedValidator.tree(events.nextSmall(schema).json());
                    change(document, random);
                    boolean valid = validator.validate(document).isEmpty();
                    String refusal = ExportComparison.refusal(senders.get(key), document.toString());
                    String without = ExportComparison.refusal(others.get(key), document.toString());
                    judged++;
                    assertThat(refusal.isEmpty() != valid && without.isEmpty() == valid)
                            .as("-Dschemac.seed=%d %s %s\n%s\n%s", seed, key, document, refusal, contract)
                            .isFalse();
                }
            }
        }
        assertThat(judged).isGreaterThan(CONTRACTS * DOCUMENTS);
    }

    /** Changes a definition or its {@code x-schemac}, at random. */
    private static void change(ObjectNode definitions, Random random) {
        List<String> keys = new ArrayList<>();
        definitions.fieldNames().forEachRemaining(keys::add);
        ObjectNode one = (ObjectNode) definitions.get(keys.get(random.nextInt(keys.size())));
        ObjectNode other = (ObjectNode) definitions.get(keys.get(random.nextInt(keys.size())));
        switch (random.nextInt(6)) {
            case 0 -> {
                if (other.path("x-schemac").isObject()) {
                    one.set("x-schemac", other.get("x-schemac").deepCopy());
                }
            }
            case 1 -> {
                if (one.path("x-schemac").path("columns") instanceof ArrayNode columns && !columns.isEmpty()) {
                    columns.remove(random.nextInt(columns.size()));
                }
            }
            case 2 -> {
                if (one.get("x-schemac") instanceof ObjectNode extension) {
                    extension.put("inherits", "#/$defs/" + keys.get(random.nextInt(keys.size())));
                }
            }
            case 3 -> one.remove("required");
            case 4 -> one.remove("additionalProperties");
            default -> {
                if (one.get("properties") instanceof ObjectNode properties && !properties.isEmpty()) {
                    List<String> names = new ArrayList<>();
                    properties.fieldNames().forEachRemaining(names::add);
                    properties.set(names.get(random.nextInt(names.size())), JsonNodeFactory.instance.objectNode());
                }
            }
        }
    }

    /** Removes or adds a member, at random. */
    private static void change(JsonNode document, Random random) {
        if (document instanceof ObjectNode object && !object.isEmpty() && random.nextBoolean()) {
            List<String> names = new ArrayList<>();
            object.fieldNames().forEachRemaining(names::add);
            String name = names.get(random.nextInt(names.size()));
            JsonNode value = object.get(name);
            if (random.nextBoolean() || !value.isObject()) {
                object.remove(name);
            } else {
                change(value, random);
            }
            if (random.nextInt(4) == 0) {
                object.set("more", value);
            }
        }
    }

    private static JsonNode without(JsonNode schema) {
        if (schema instanceof ObjectNode object && object.path("x-schemac").isObject()) {
            object.remove("x-schemac");
        }
        schema.forEach(ExportedContractsTest::without);
        return schema;
    }

    private static Map<String, EventSender<?>> senders(JsonNode contract, String module) {
        ContractImport imports = new ContractImport(ContractFormat.JSON_SCHEMA, Path.of(""));
        imports.add("T.json", contract.toString().getBytes(UTF_8), "");
        ImportedContract imported = imports.schemas(module);
        EventRuntime runtime = new EventRuntime();
        COMPILER.deploy(runtime, List.of(new SchemaSource("T.epl", imported.text())));
        Map<String, EventSender<?>> senders = new LinkedHashMap<>();
        for (String name : imported.events()) {
            senders.put(name, runtime.eventSender(module + "." + name).withOptions(JsonOptions.STRICT));
        }
        return senders;
    }

    private static Schema validator(ObjectNode contract, String key) {
        ObjectNode rooted = contract.deepCopy();
        rooted.put("$ref", "#/$defs/" + key);
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(rooted);
    }

    private static String imported(String... definitions) {
        String json = "{'$schema': 'https://json-schema.org/draft/2020-12/schema', '$defs': {"
                + String.join(", ", definitions) + "}}";
        ContractImport contract = new ContractImport(ContractFormat.JSON_SCHEMA, Path.of(""));
        contract.add("T.json", json.replace('\'', '"').getBytes(UTF_8), "");
        ImportedContract imported = contract.schemas("");
        return imported.text();
    }
}
