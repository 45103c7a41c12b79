package dev.schemac.contracts;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.contracts.load.ContractException;
import dev.schemac.contracts.load.ContractFormat;
import dev.schemac.contracts.report.Difference.Effect;
import dev.schemac.contracts.report.ImportedContract;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Inheritance by {@code allOf} in OpenAPI, and the discriminators of base schemas. */
class FamiliesTest {
    private static final String REJECTED = "rejected: ";

    @TempDir
    private Path folder;

    private record Family(ImportedContract imported, CompiledSchemas compiled) {
        /** Returns the name of the class that a document becomes, or the error. */
        String read(String schema, String document) {
            try {
                return compiled.parser(schema)
                        .parse(document.replace('\'', '"'), JsonOptions.STRICT)
                        .getClass()
                        .getSimpleName();
            } catch (JsonParseException e) {
                return REJECTED + e.getMessage();
            }
        }

        boolean hasLine(Effect effect, String pointer) {
            return imported.differences().stream()
                    .anyMatch(line -> line.effect() == effect && line.pointer().startsWith(pointer));
        }
    }

    /** Imports named schemas. {@code $X} stands for a reference to X. */
    private static ImportedContract imported(String version, String schemas) {
        boolean swagger = version.equals("2.0");
        String container = swagger ? "#/definitions/" : "#/components/schemas/";
        String named = schemas.replace('\'', '"').replaceAll("\\$([A-Z]\\w*)", "{\"\\$ref\":\"" + container + "$1\"}");
        String contract = swagger
                ? "{\"swagger\":\"2.0\",\"info\":{\"title\":\"t\",\"version\":\"1\"},\"paths\":{},\"definitions\":"
                        + named + "}"
                : "{\"openapi\":\"" + version
                        + "\",\"info\":{\"title\":\"t\",\"version\":\"1\"},\"paths\":{},\"components\":{\"schemas\":"
                        + named
                        + "}}";
        ContractImport contracts = new ContractImport(ContractFormat.OPENAPI, Path.of(""));
        contracts.add("api.json", contract.getBytes(UTF_8), "");
        return contracts.schemas("");
    }

    private static Family family(String version, String schemas) {
        ImportedContract imported = imported(version, schemas);
        return new Family(imported, CompiledSchemas.of(imported.text()));
    }

    private static String discriminator(String version, String member) {
        return version.equals("2.0") ? "'" + member + "'" : "{'propertyName':'" + member + "'}";
    }

    // ---- the values of subtypes

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            3.0.3 | 'enum':['mail']  | {'allOf':[$Notice,PART]}
            3.0.3 | 'enum':['mail']  | {'allOf':[PART,$Notice]}
            3.1.0 | 'enum':['mail']  | {'allOf':[$Notice,PART]}
            3.1.0 | 'const':'mail'   | {'allOf':[$Notice,PART]}
            3.1.0 | 'const':'mail'   | {'allOf':[$Notice],'properties':{'channel':{FIXED},'subject':{'type':'string'}}}
            2.0   | 'enum':['mail']  | {'allOf':[$Notice,PART]}
            """)
    void aSubtypeFixesItsValue(String version, String fixed, String mail) {
        String part = "{'type':'object','properties':{'channel':{FIXED},'subject':{'type':'string'}}}";
        Family family = family(version, """
                {
                  'Notice': {'type': 'object', 'required': ['channel'],
                    'properties': {'channel': {'type': 'string', 'enum': ['mail', 'sms', 'fax']}},
                    'discriminator': DISCRIMINATOR},
                  'MailNotice': MAIL,
                  'TextNotice': {'allOf': [$Notice, {'type': 'object', 'properties': {
                    'channel': {'type': 'string', 'enum': ['sms']}, 'number': {'type': 'string'}}}]}
                }
                """.replace("DISCRIMINATOR", discriminator(version, "channel"))
                .replace("MAIL", mail.replace("PART", part).replace("FIXED", "'type':'string'," + fixed)));
        assertThat(family.read("Notice", "{'channel':'mail','subject':'x'}")).isEqualTo("MailNotice");
        assertThat(family.read("Notice", "{'subject':'x','channel':'mail'}")).isEqualTo("MailNotice");
        assertThat(family.read("Notice", "{'channel':'sms','number':'1'}")).isEqualTo("TextNotice");
        assertThat(family.read("Notice", "{'channel':'mail','subject':1}")).startsWith(REJECTED);
        assertThat(family.read("MailNotice", "{'channel':'mail','subject':'x'}"))
                .isEqualTo("MailNotice");
        assertThat(family.read("MailNotice", "{'channel':'sms','subject':'x'}")).startsWith(REJECTED);
        assertThat(family.read("MailNotice", "{'channel':'MailNotice'}")).startsWith(REJECTED);
        assertThat(family.read("Notice", "{'channel':'MailNotice'}")).startsWith(REJECTED);
        assertThat(family.read("Notice", "{'channel':'pigeon'}")).startsWith(REJECTED);
    }

    @Test
    void aFixedValueAppliesBeforeTheMappingAndTheMappingBeforeTheName() {
        Family family = family("3.0.3", """
                {
                  'Job': {'type': 'object', 'required': ['task'], 'properties': {'task': {'type': 'string'}},
                    'discriminator': {'propertyName': 'task', 'mapping': {
                      'b': '#/components/schemas/Build', 'compile': 'Build', 'c': 'Clean'}}},
                  'Build': {'allOf': [$Job, {'properties': {'target': {'type': 'string'}}}]},
                  'Clean': {'allOf': [$Job, {'properties': {'task': {'enum': ['clean']}, 'all': {'type': 'boolean'}}}]},
                  'Deploy': {'allOf': [$Job, {'properties': {'host': {'type': 'string'}}}]}
                }
                """);
        assertThat(family.read("Job", "{'task':'b','target':'x'}")).isEqualTo("Build");
        assertThat(family.read("Job", "{'task':'compile','target':'x'}")).isEqualTo("Build");
        assertThat(family.read("Job", "{'task':'clean','all':true}")).isEqualTo("Clean");
        assertThat(family.read("Job", "{'task':'Deploy','host':'x'}")).isEqualTo("Deploy");
        assertThat(family.read("Clean", "{'task':'clean'}")).isEqualTo("Clean");
        assertThat(family.read("Clean", "{'task':'c'}")).startsWith(REJECTED);
    }

    /** A mapping may name the file of the contract, or another one. */
    @Test
    void aMappingLeadsToFiles() throws IOException {
        Files.writeString(folder.resolve("parts.json"), """
                {"Wheel": {"allOf": [{"$ref": "api.json#/components/schemas/Item"},
                  {"type": "object", "properties": {"inches": {"type": "integer", "format": "int32"}}}]}}
                """);
        Path file = Files.writeString(folder.resolve("api.json"), """
                {"openapi": "3.0.3", "info": {"title": "t", "version": "1"}, "paths": {}, "components": {"schemas": {
                  "Item": {"type": "object", "required": ["sort"], "properties": {"sort": {"type": "string"}},
                    "discriminator": {"propertyName": "sort", "mapping": {
                      "wheel": "parts.json#/Wheel", "bell": "api.json#/components/schemas/Bell"}}},
                  "Bell": {"allOf": [{"$ref": "#/components/schemas/Item"},
                    {"type": "object", "properties": {"tone": {"type": "string"}}}]},
                  "Wheel": {"$ref": "parts.json#/Wheel"}
                }}}
                """);
        ContractImport contracts = new ContractImport(ContractFormat.OPENAPI, folder);
        contracts.add(file, "");
        ImportedContract imported = contracts.schemas("");
        Family family = new Family(imported, CompiledSchemas.of(imported.text()));
        assertThat(family.read("Item", "{'sort':'bell','tone':'a'}")).isEqualTo("Bell");
        assertThat(family.read("Item", "{'sort':'wheel','inches':28}")).isEqualTo("Wheel");
        assertThat(family.read("Item", "{'sort':'wheel','inches':'x'}")).startsWith(REJECTED);
    }

    // ---- changed members

    /** A rule of the subtype about an inherited member is kept, or the report has a line about the subtype. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            {'type':'object','required':['iban','rate']}                             | {'kind':'savings','rate':1.5}
            {'required':['iban']}                                                    | {'kind':'savings','rate':1.5}
            {'type':'object','properties':{'iban':{'type':'string','maxLength':4}}}  | {'kind':'savings','iban':'abcde','rate':1.5}
            """)
    void aSubtypeRestrictsAnInheritedMember(String part, String invalid) {
        Family family = family("3.0.3", """
                {
                  'Account': {'type': 'object', 'required': ['kind'],
                    'properties': {'kind': {'type': 'string'}, 'iban': {'type': 'string'}},
                    'discriminator': {'propertyName': 'kind', 'mapping': {'savings': '#/components/schemas/Savings'}}},
                  'Savings': {'allOf': [$Account, {'properties': {'rate': {'type': 'number'}}}, PART]}
                }
                """.replace("PART", part));
        boolean reported = family.hasLine(Effect.WIDER, "#/components/schemas/Savings");
        for (String schema : new String[] {"Account", "Savings"}) {
            if (schema.equals("Savings") || !reported) {
                assertThat(family.read(schema, "{'kind':'savings','iban':'abc','rate':1.5}"))
                        .isEqualTo("Savings");
            }
            assertThat(family.read(schema, invalid).startsWith(REJECTED) || reported)
                    .as(schema)
                    .isTrue();
        }
    }

    @Test
    void aSubtypeWithoutOwnMembersIsASubtype() {
        for (String version : new String[] {"3.0.3", "3.1.0", "2.0"}) {
            Family family = family(version, """
                    {
                      'Signal': {'type': 'object', 'required': ['name'], 'properties': {'name': {'type': 'string'}},
                        'discriminator': DISCRIMINATOR},
                      'Start': {'allOf': [$Signal]},
                      'Stop': {'allOf': [$Signal, {'type': 'object'}]},
                      'Wait': {'allOf': [$Signal, {'type': 'object', 'properties': {'seconds': {'type': 'number'}}}]}
                    }
                    """.replace("DISCRIMINATOR", discriminator(version, "name")));
            for (String name : new String[] {"Start", "Stop", "Wait"}) {
                assertThat(family.read("Signal", "{'name':'" + name + "'}"))
                        .as(version)
                        .isEqualTo(name);
                assertThat(family.read(name, "{'name':'" + name + "'}"))
                        .as(version)
                        .isEqualTo(name);
            }
        }
    }

    // ---- levels

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'type':'object','required':['sort'],'properties':{'sort':{'type':'string'}},'discriminator':D}",
                "{'properties':{'sort':{'type':'string'}},'required':['sort'],'discriminator':D}",
                "{'allOf':[{'type':'object','required':['sort'],'properties':{'sort':{'type':'string'}}}],'discriminator':D}",
                "{'allOf':[{'type':'object','required':['sort'],'properties':{'sort':{'type':'string'}},'discriminator':D}]}"
            })
    void levelsOfAnyDepthAreSubtypes(String base) {
        String discriminator = "{'propertyName':'sort','mapping':{'plant':'Plant','tree':'#/components/schemas/Tree'}}";
        for (String repeated : new String[] {"", "'discriminator':{'propertyName':'sort'},"}) {
            Family family = family("3.0.3", """
                    {
                      'Thing': BASE,
                      'Plant': {REPEATED 'allOf': [$Thing, {'type': 'object', 'properties': {'leaves': {'type': 'boolean'}}}]},
                      'Tree': {'allOf': [$Plant, {'type': 'object', 'properties': {'height': {'type': 'number'}}}]},
                      'Oak': {'allOf': [{'type': 'object', 'properties': {'acorns': {'type': 'string'}}}, $Tree]},
                      'Cork': {'allOf': [$Oak], 'properties': {'bottles': {'type': 'string'}}}
                    }
                    """.replace("BASE", base.replace("D", discriminator))
                    .replace("REPEATED", repeated));
            String[][] levels = {{"Thing", ""}, {"Plant", "plant"}, {"Tree", "tree"}, {"Oak", "Oak"}, {"Cork", "Cork"}};
            for (int reader = 0; reader < levels.length; reader++) {
                for (int of = Math.max(1, reader); of < levels.length; of++) {
                    String document = "{'sort':'" + levels[of][1] + "','leaves':true,'bottles':'x'}";
                    assertThat(family.read(levels[reader][0], document))
                            .as(levels[reader][0] + " " + document)
                            .isEqualTo(levels[of][0]);
                }
            }
            assertThat(family.read("Thing", "{'sort':'Oak','acorns':1}")).startsWith(REJECTED);
            assertThat(family.read("Thing", "{'sort':'Cork','height':'x'}")).startsWith(REJECTED);
            assertThat(family.read("Oak", "{'sort':'tree'}")).startsWith(REJECTED);
        }
    }

    /** A middle schema lists the values of its subtypes, because JSON Schema requires it. */
    @Test
    void aMiddleSchemaListsTheValuesOfItsSubtypes() {
        Family family = family("3.1.0", """
                {
                  'Thing': {'type': 'object', 'required': ['sort'], 'properties': {'sort': {'type': 'string'}},
                    'discriminator': {'propertyName': 'sort'}},
                  'Plant': {'allOf': [$Thing, {'properties': {'sort': {'enum': ['plant', 'tree']}, 'leaves': {'type': 'boolean'}}}]},
                  'Tree': {'allOf': [$Plant, {'properties': {'sort': {'const': 'tree'}, 'height': {'type': 'number'}}}]}
                }
                """);
        for (String reader : new String[] {"Thing", "Plant"}) {
            assertThat(family.read(reader, "{'sort':'plant'}")).isEqualTo("Plant");
            assertThat(family.read(reader, "{'sort':'tree','height':1.5}")).isEqualTo("Tree");
            assertThat(family.read(reader, "{'sort':'tree','height':'x'}")).startsWith(REJECTED);
        }
        assertThat(family.read("Tree", "{'sort':'plant'}")).startsWith(REJECTED);
    }

    // ---- choices

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            3.0.3 | $Circle,$Square |
            3.0.3 | $Circle,$Square | ,'mapping':{'Circle':'#/components/schemas/Circle','Square':'Square'}
            3.1.0 | $Circle,$Square |
            """)
    void aBaseListsItsSubtypesInOneOf(String version, String branches, String mapping) {
        Family family =
                family(version, """
                {
                  'Figure': {'type': 'object', 'required': ['form'],
                    'properties': {'form': {'type': 'string'}, 'label': {'type': 'string'}},
                    'oneOf': [BRANCHES], 'discriminator': {'propertyName': 'form'MAPPING}},
                  'Circle': {'allOf': [$Figure, {'type': 'object', 'properties': {'radius': {'type': 'number'}}}]},
                  'Square': {'allOf': [$Figure, {'type': 'object', 'properties': {'side': {'type': 'number'}}}]},
                  'Drawing': {'type': 'object', 'properties': {'figures': {'type': 'array', 'items': $Figure}}}
                }
                """.replace("BRANCHES", branches).replace("MAPPING", mapping == null ? "" : mapping));
        assertThat(family.read("Figure", "{'form':'Circle','label':'a','radius':1.5}"))
                .isEqualTo("Circle");
        assertThat(family.read("Circle", "{'form':'Circle','label':'a','radius':1.5}"))
                .isEqualTo("Circle");
        assertThat(family.read("Drawing", "{'figures':[{'form':'Square','side':2.5}]}"))
                .isEqualTo("Drawing");
        assertThat(family.read("Square", "{'form':'Square','side':2.5}")).isEqualTo("Square");
        assertThat(family.read("Figure", "{'form':'Circle','radius':'x'}")).startsWith(REJECTED);
        assertThat(family.read("Square", "{'form':'Square','side':'x'}")).startsWith(REJECTED);
        assertThat(family.read("Figure", "{'form':'Circle','label':1}")).startsWith(REJECTED);
    }

    // ---- faults of contracts

    @ParameterizedTest
    @CsvSource({
        "#/components/schemas/Nowhere, Nowhere",
        "Nowhere, Nowhere",
        "nowhere.json#/Thing, nowhere.json",
        "api.json#/components/schemas/Nowhere, Nowhere"
    })
    void aMappingToAMissingSchemaIsAnError(String target, String named) throws IOException {
        Path file = Files.writeString(folder.resolve("api.json"), """
                {"openapi": "3.0.3", "info": {"title": "t", "version": "1"}, "paths": {}, "components": {"schemas": {
                  "Thing": {"type": "object", "properties": {"sort": {"type": "string"}},
                    "discriminator": {"propertyName": "sort", "mapping": {"a": "Plant", "b": "TARGET"}}},
                  "Plant": {"allOf": [{"$ref": "#/components/schemas/Thing"},
                    {"type": "object", "properties": {"leaves": {"type": "boolean"}}}]}
                }}}
                """.replace("TARGET", target));
        ContractImport contracts = new ContractImport(ContractFormat.OPENAPI, folder);
        contracts.add(file, "");
        assertThatThrownBy(() -> contracts.schemas(""))
                .isInstanceOf(ContractException.class)
                .hasMessageContaining("api.json")
                .hasMessageContaining("/discriminator")
                .hasMessageMatching("(?s).*(there is no schema|no schema|no file).*")
                .hasMessageContaining(named);
    }

    @ParameterizedTest
    @ValueSource(strings = {"3.0.3", "3.1.0", "2.0"})
    void aDiscriminatorThatIsNoMemberIsReported(String version) {
        Family family = family(version, """
                {
                  'Thing': {'type': 'object', 'properties': {'name': {'type': 'string'}}, 'discriminator': DISCRIMINATOR},
                  'Plant': {'allOf': [$Thing, {'type': 'object', 'properties': {'leaves': {'type': 'boolean'}}}]}
                }
                """.replace("DISCRIMINATOR", discriminator(version, "sort")));
        assertThat(family.imported().differences()).anySatisfy(line -> {
            assertThat(line.keyword()).isEqualTo("discriminator");
            assertThat(line.pointer()).endsWith("/Thing/discriminator");
            assertThat(line.description()).contains("'sort'");
        });
        assertThat(family.read("Plant", "{'name':'a','leaves':true}")).isEqualTo("Plant");
    }
}
