package dev.schemac.contracts;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.contracts.load.ContractFormat;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Inline schemas and enums with the same content are one type, whose name depends on the first use. */
class SharedTypesTest {
    @RegisterExtension
    static final CompiledImports IMPORTS = new CompiledImports();

    private static final Pattern STATEMENT = Pattern.compile("create json (?:schema|enum) (\\w+)[^;]*;");

    private static final String USER = "{\"type\":\"object\",\"properties\":{\"login\":{\"type\":\"string\"}}}";
    private static final String STATE = "{\"enum\":[\"open\",\"closed\"]}";

    /** The schemas in the responses of operations, one after the other. */
    private static final List<String> OPERATIONS = List.of(
            object("owner", USER, "state", STATE),
            object("owner", object("id", "{\"type\":\"boolean\"}"), "state", "{\"enum\":[\"on\",\"off\"]}"),
            object("author", USER, "list", "{\"type\":\"array\",\"items\":" + USER + "}"),
            object("owner", object("self", USER), "state", object("on", "{\"type\":\"boolean\"}")),
            object("users", object("user", USER, "state", STATE)),
            object("found", object("state", "{\"enum\":[\"a\",\"b\"]}"), "login", USER));

    @TempDir
    private Path folder;

    @Test
    void operationsAtTheEndRenameNothing() {
        Map<String, String> before = Map.of();
        for (int count = 1; count <= OPERATIONS.size(); count++) {
            Map<String, String> types = types(api(OPERATIONS.subList(0, count)));
            assertThat(types).containsAllEntriesOf(before).hasSizeGreaterThan(before.size());
            before = types;
        }
        assertThat(before.keySet())
                .containsExactly(
                        "Failure",
                        "Found",
                        "FoundState",
                        "Get0Response",
                        "Get1Response",
                        "Get1ResponseOwner",
                        "Get1ResponseState",
                        "Get2Response",
                        "Get3Response",
                        "Get3ResponseOwner",
                        "Get3ResponseState",
                        "Get4Response",
                        "Get5Response",
                        "Owner",
                        "State",
                        "Users");
    }

    /** Schemas that refer to each other are compared with what they refer to. */
    @Test
    void schemasWithEqualReferencesAreEqual() {
        String chain = "{\"type\":\"object\",\"properties\":{\"next\":%s}}";
        String three = chain.formatted(chain.formatted(chain.formatted("{\"type\":\"%s\"}")));
        assertThat(types(object("a", three.formatted("string"), "b", three.formatted("string")))
                        .keySet())
                .containsExactly("A", "C", "Next", "NextNext");
        assertThat(types(object("a", three.formatted("string"), "b", three.formatted("boolean")))
                        .keySet())
                .containsExactly("A", "B", "BNext", "BNextNext", "C", "Next", "NextNext");
    }

    /** Contracts that are added later share types with earlier ones. */
    @Test
    void contractsShareInlineSchemas() {
        ContractImport contracts = new ContractImport(ContractFormat.JSON_SCHEMA, folder);
        contracts.add("a.json", object("user", USER).getBytes(UTF_8), "");
        String alone = IMPORTS.schemas(contracts, "").text();
        contracts.add(
                "b.json", object("author", USER, "user", object("user", USER)).getBytes(UTF_8), "");
        assertThat(IMPORTS.schemas(contracts, "").text()).isEqualTo(alone + """

                @JsonSchema(dynamic=true, nullable=false)
                create json schema B(author User, user BUser);

                @JsonSchema(dynamic=true, nullable=false)
                create json schema BUser(user User);
                """);
    }

    private Map<String, String> types(String contract) {
        ContractFormat format = contract.contains("openapi") ? ContractFormat.OPENAPI : ContractFormat.JSON_SCHEMA;
        ContractImport contracts = new ContractImport(format, folder);
        contracts.add("c.json", contract.getBytes(UTF_8), "");
        Map<String, String> types = new TreeMap<>();
        Matcher statements = STATEMENT.matcher(IMPORTS.schemas(contracts, "").text());
        while (statements.find()) {
            types.put(statements.group(1), statements.group());
        }
        return types;
    }

    private static String api(List<String> bodies) {
        List<String> paths = new ArrayList<>();
        for (String body : bodies) {
            String id = "get" + paths.size();
            paths.add("\"/" + id + "\":{\"get\":{\"operationId\":\"" + id + "\",\"responses\":{\"200\":"
                    + response(body) + "}}}");
        }
        return "{\"openapi\":\"3.1.0\",\"paths\":{" + String.join(",", paths)
                + "},\"components\":{\"responses\":{\"failure\":" + response(object("owner", USER)) + "}}}";
    }

    private static String response(String schema) {
        return "{\"content\":{\"application/json\":{\"schema\":" + schema + "}}}";
    }

    private static String object(String... members) {
        List<String> properties = new ArrayList<>();
        for (int i = 0; i < members.length; i += 2) {
            properties.add("\"" + members[i] + "\":" + members[i + 1]);
        }
        return "{\"type\":\"object\",\"properties\":{" + String.join(",", properties) + "}}";
    }
}
