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
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Schemas that contain themselves, contracts of arrays, and values of another type than the schema says. */
class ContractFaultsTest {
    private static ImportedContract imported(ContractFormat format, String contract) {
        ContractImport contracts = new ContractImport(format, Path.of(""));
        contracts.add("contract.json", contract.replace('\'', '"').getBytes(UTF_8), "");
        return contracts.schemas("");
    }

    private static ImportedContract api(String version, String schemas) {
        return imported(
                ContractFormat.OPENAPI,
                "{'openapi':'" + version + "','info':{'title':'t','version':'1'},'paths':{},'components':{'schemas':{"
                        + schemas + "}}}");
    }

    private static boolean accepts(CompiledSchemas compiled, String schema, String document) {
        try {
            compiled.parser(schema).parse(document.replace('\'', '"'), JsonOptions.STRICT);
            return true;
        } catch (JsonParseException e) {
            return false;
        }
    }

    // ---- recursion

    /** The schema is typed, or its values become untyped with a line. Another schema is imported in any case. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            {'type':'object','additionalProperties':SELF}                                         | {'a':{'b':{}}}          | {'a':[]}
            {'type':'object','additionalProperties':{'type':'array','items':SELF}}                | {'a':[{'b':[]}]}        | {'a':{}}
            {'type':'object','properties':{'m':{'type':'object','additionalProperties':SELF}}}    | {'m':{'a':{'m':{}}}}    | {'m':{'a':1}}
            {'type':'object','properties':{'l':{'type':'array','items':{'type':'array','items':SELF}}}} | {'l':[[{'l':[]}]]} | {'l':[[1]]}
            """)
    void aSchemaMayContainItself(String schema, String valid, String invalid) {
        ImportedContract imported =
                api("3.0.3", """
                'Folder': SCHEMA,
                'Disk': {'type': 'object', 'properties': {'id': {'type': 'string'}, 'root': {'$ref': '#/components/schemas/Folder'}}}
                """.replace("SCHEMA", schema).replace("SELF", "{'$ref':'#/components/schemas/Folder'}"));
        assertThat(imported.events()).contains("Folder", "Disk");
        CompiledSchemas compiled = CompiledSchemas.of(imported.text());
        boolean reported = imported.differences().stream()
                .anyMatch(line ->
                        line.effect() == Effect.WIDER && line.pointer().startsWith("#/components/schemas/Folder"));
        assertThat(accepts(compiled, "Disk", "{'id':'x'}")).isTrue();
        assertThat(accepts(compiled, "Disk", "{'id':1}")).isFalse();
        assertThat(accepts(compiled, "Folder", valid)).isTrue();
        assertThat(accepts(compiled, "Disk", "{'root':" + valid + "}")).isTrue();
        assertThat(accepts(compiled, "Folder", invalid) && !reported).isFalse();
        assertThat(accepts(compiled, "Disk", "{'root':" + invalid + "}") && !reported)
                .isFalse();
    }

    /** A schema of arrays has no parser of its own, but others contain it. */
    @Test
    void arraysMayContainThemselves() {
        ImportedContract imported = api("3.1.0", """
                'Nest': {'type': 'array', 'items': {'$ref': '#/components/schemas/Nest'}},
                'Box': {'type': 'object', 'properties': {'id': {'type': 'string'}, 'nest': {'$ref': '#/components/schemas/Nest'}}}
                """);
        assertThat(imported.events()).containsExactly("Box");
        CompiledSchemas compiled = CompiledSchemas.of(imported.text());
        boolean reported = imported.differences().stream().anyMatch(line -> line.effect() == Effect.WIDER);
        assertThat(accepts(compiled, "Box", "{'id':'x','nest':[[],[[[]]]]}")).isTrue();
        assertThat(accepts(compiled, "Box", "{'nest':{}}") && !reported).isFalse();
        assertThat(accepts(compiled, "Box", "{'nest':[[1]]}") && !reported).isFalse();
    }

    // ---- contracts of arrays

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            draft-07/schema#      | definitions
            draft/2020-12/schema  | $defs
            """)
    void theDefinitionsOfAContractOfArraysAreImported(String dialect, String definitions) {
        ImportedContract imported = imported(
                ContractFormat.JSON_SCHEMA, """
                {'$schema': 'http://json-schema.org/DIALECT', 'type': 'array', 'items': {'$ref': '#/DEFS/branch'}, 'DEFS': {
                  'branch': {'type': 'object', 'properties': {
                    'name': {'type': 'string'}, 'twigs': {'type': 'array', 'items': {'$ref': '#/DEFS/branch'}}}}}}
                """.replace("DIALECT", dialect).replace("DEFS", definitions));
        assertThat(imported.events()).containsExactly("Branch");
        CompiledSchemas compiled = CompiledSchemas.of(imported.text());
        assertThat(accepts(compiled, "Branch", "{'name':'a','twigs':[{'name':'b'}]}"))
                .isTrue();
        assertThat(accepts(compiled, "Branch", "{'twigs':[1]}")).isFalse();
    }

    @Test
    void aContractWithoutObjectsIsAnError() {
        assertThatThrownBy(() -> imported(
                        ContractFormat.JSON_SCHEMA,
                        "{'type':'array','items':{'$ref':'#/definitions/id'},'definitions':{'id':{'type':'string'}}}"))
                .isInstanceOf(ContractException.class)
                .hasMessageContaining("accepts no objects");
    }

    // ---- values of another type

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            3.0.3 | {'type':'string','enum':[2.50,2.5]}       | enum    | is a number
            3.0.3 | {'type':'string','enum':[17,'newest']}    | enum    | '17' is a number
            3.0.3 | {'type':'string','enum':[true,false]}     | enum    | 'true' is a boolean
            3.0.3 | {'type':'integer','enum':['17','18']}     | enum    | '17' is a string
            3.1.0 | {'type':'string','const':17}              | const   | '17' is a number
            3.0.3 | {'type':'string','default':17}            | default | 'string'
            """)
    void valuesOfAnotherTypeAreReported(String version, String member, String keyword, String description) {
        ImportedContract imported = api(version, "'Release':{'type':'object','properties':{'version':" + member + "}}");
        assertThat(imported.differences()).anySatisfy(line -> {
            assertThat(line.pointer()).startsWith("#/components/schemas/Release/properties/version/" + keyword);
            assertThat(line.keyword()).isEqualTo(keyword);
            assertThat(line.description()).contains(description);
        });
        CompiledSchemas.of(imported.text());
    }

    @Test
    void otherValuesOfTheEnumRemain() {
        ImportedContract imported = api(
                "3.0.3", "'Release':{'type':'object','properties':{'version':{'type':'string','enum':[17,'newest']}}}");
        CompiledSchemas compiled = CompiledSchemas.of(imported.text());
        assertThat(accepts(compiled, "Release", "{'version':'newest'}")).isTrue();
        assertThat(accepts(compiled, "Release", "{'version':'17'}")).isFalse();
        assertThat(accepts(compiled, "Release", "{'version':17}")).isFalse();
    }
}
