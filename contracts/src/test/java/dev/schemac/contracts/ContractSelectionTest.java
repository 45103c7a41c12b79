package dev.schemac.contracts;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.contracts.load.ContractException;
import dev.schemac.contracts.load.ContractSelection;
import dev.schemac.contracts.load.Formats;
import dev.schemac.contracts.report.ImportedContract;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Parts of contracts: operations, components and tags, with all schemas that they refer to. */
class ContractSelectionTest {
    @RegisterExtension
    static final CompiledImports IMPORTS = new CompiledImports();

    private static final String CLOSED = "\"type\":\"object\",\"additionalProperties\":false";

    private static final String SHOP = ("""
            {"openapi":"3.1.0","paths":{
              "/orders":{
                "get":{"operationId":"listOrders","tags":["read"],"responses":{
                  "200":{"content":{"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/Order"}}}}}}},
                "post":{"operationId":"addOrder","tags":["write"],
                  "requestBody":{"$ref":"#/components/requestBodies/NewOrder"},
                  "responses":{"201":{"description":"none"}}}},
              "/orders/{id}":{
                "get":{"tags":["read","single"],"responses":{
                  "200":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/Order"}}}},
                  "404":{"content":{"application/json":{"schema":{CLOSED,"properties":{"reason":{"type":"string"}}}}}}}},
                "delete":{"operationId":"dropOrder","responses":{"204":{"description":"none"}}}}},
             "components":{
              "requestBodies":{"NewOrder":{"content":{"application/json":{"schema":{CLOSED,"properties":{"lines":{"type":"array","items":{"$ref":"#/components/schemas/Line"}}}}}}}},
              "schemas":{
                "Order":{CLOSED,"properties":{"line":{"$ref":"#/components/schemas/Line"}}},
                "Line":{CLOSED,"properties":{"unit":{"$ref":"#/components/schemas/Unit"}}},
                "Unit":{"enum":["g","kg"]},
                "Lines":{"type":"array","items":{"type":"array","items":{"$ref":"#/components/schemas/Line"}}},
                "Other":{CLOSED,"properties":{"x":{"type":"boolean"}}}}}}
            """).replace("CLOSED", CLOSED);

    private static final String ORDER = """
            @JsonSchema(nullable=false)
            create json schema Order(line Line);
            """;

    private static final String LINE = """
            @JsonSchema(nullable=false)
            create json schema Line(unit Unit);
            """;

    private static final String UNIT = "create json enum Unit('g', 'kg');\n";

    @TempDir
    private Path folder;

    @Test
    void anOperationIsSelectedByItsId() {
        ImportedContract imported = operations("addOrder");
        assertThat(imported.text()).isEqualTo("""
                @JsonSchema(nullable=false, nullElements=false)
                create json schema NewOrder(lines Line[]);
                """ + "\n" + LINE + "\n" + UNIT);
        assertThat(imported.events()).containsExactly("NewOrder");
    }

    @Test
    void anOperationIsSelectedByMethodAndPath() {
        String expected = ORDER + "\n" + LINE + "\n" + UNIT + "\n" + """
                @JsonSchema(nullable=false)
                create json schema GetOrdersIdResponse404(reason string);
                """;
        assertThat(operations("GET /orders/{id}").text()).isEqualTo(expected);
        assertThat(operations("get  /orders/{id}").text()).isEqualTo(expected);
    }

    /** An event is an object, so the elements of an array become schemas. */
    @Test
    void theElementsOfABodyAreImported() {
        ImportedContract imported = operations("listOrders");
        assertThat(imported.text()).isEqualTo(ORDER + "\n" + LINE + "\n" + UNIT);
        assertThat(imported.differences())
                .extracting(Object::toString)
                .contains("shop.json#/paths/~1orders/get/responses/200/content/application~1json/schema: not an object,"
                        + " so it has no schema of its own; it applies where it is referenced [no effect]");
    }

    @Test
    void anOperationWithoutJsonIsReported() {
        ImportedContract imported = operations("dropOrder");
        assertThat(imported.text()).isEmpty();
        assertThat(imported.differences())
                .extracting(Object::toString)
                .containsExactly("shop.json#/paths/~1orders~1{id}/delete: the operation has no JSON body, so it has no"
                        + " schema [no effect]");
    }

    @Test
    void componentsAndTagsAreSelected() {
        assertThat(select(SHOP, List.of(), List.of("Line"), List.of()).text()).isEqualTo(LINE + "\n" + UNIT);
        assertThat(select(SHOP, List.of(), List.of("Lines"), List.of()).text()).isEqualTo(LINE + "\n" + UNIT);
        assertThat(select(SHOP, List.of(), List.of(), List.of("single")).text())
                .isEqualTo(operations("GET /orders/{id}").text());
        assertThat(select(SHOP, List.of(), List.of("Other", "Line"), List.of("write"))
                        .events())
                .containsExactly("Line", "Other", "NewOrder");
    }

    /** The order of the names on the command line has no effect. */
    @Test
    void theResultIsInTheOrderOfTheContract() {
        assertThat(select(SHOP, List.of("addOrder"), List.of("Other", "Order"), List.of()))
                .isEqualTo(select(SHOP, List.of("addOrder"), List.of("Order", "Other"), List.of()));
    }

    @Test
    void unknownNamesAreRefused() {
        assertThatThrownBy(() -> operations("addOder"))
                .isInstanceOf(ContractException.class)
                .hasMessage("operation 'addOder': not found; did you mean 'addOrder'?");
        assertThatThrownBy(() -> operations("put /orders"))
                .hasMessage("operation 'PUT /orders': not found; did you mean 'GET /orders' or 'POST /orders'?");
        assertThatThrownBy(() -> select(SHOP, List.of(), List.of("Lime"), List.of()))
                .hasMessage("component 'Lime': not found; did you mean 'Line'?");
        assertThatThrownBy(() -> select(SHOP, List.of(), List.of("Line", "Nothing"), List.of()))
                .hasMessage("component 'Nothing': not found");
        assertThatThrownBy(() -> select(SHOP, List.of(), List.of(), List.of("writ")))
                .hasMessage("tag 'writ': not found; did you mean 'write'?");
    }

    @Test
    void theNearestOperationsAreListed() {
        assertThat(nearest("GET /order/{id}")).isEqualTo("; did you mean 'GET /orders/{id}' or 'DELETE /orders/{id}'?");
        assertThat(nearest("POST /v1/orders")).isEqualTo("; did you mean 'POST /orders' or 'GET /orders'?");
        assertThat(nearest("GET /orders/7")).isEqualTo("; did you mean 'GET /orders/{id}' or 'DELETE /orders/{id}'?");
        assertThat(nearest("/orders/{order}"))
                .as("without a method")
                .isEqualTo("; did you mean 'GET /orders/{id}' or 'DELETE /orders/{id}'?");
        assertThat(nearest("GTE /orders/")).isEqualTo("; did you mean 'GET /orders' or 'POST /orders'?");
        assertThat(nearest("GET /")).isEmpty();
        assertThat(nearest("GET /pets/{id}")).as("a shared parameter").isEmpty();
        assertThat(nearest("GET /pets")).isEmpty();
    }

    /** Returns the end of the message about an operation that the shop does not have. */
    private String nearest(String operation) {
        try {
            operations(operation);
        } catch (ContractException e) {
            return e.getMessage().replaceFirst(".*': not found", "");
        }
        throw new AssertionError(operation);
    }

    @Test
    void aNameMayBeInOneOfSeveralContracts() {
        ContractImport contracts = ContractImport.ofAnyFormat(folder, Formats.TYPES)
                .only(new ContractSelection(List.of(), List.of("Line", "Box"), List.of()));
        contracts.add("shop.json", SHOP.getBytes(UTF_8), "");
        contracts.add("box.json", ("{\"$defs\":{\"Box\":{" + CLOSED + "}}}").getBytes(UTF_8), "");
        assertThat(IMPORTS.schemas(contracts, "").events()).containsExactly("Line", "Box");
    }

    /** The schema of the file itself is not imported. */
    @Test
    void definitionsOfJsonSchemaAreComponents() {
        String contract = "{" + CLOSED + ",\"properties\":{\"a\":{\"$ref\":\"#/$defs/A\"}},\"$defs\":{"
                + "\"A\":{" + CLOSED + ",\"properties\":{\"b\":{\"$ref\":\"#/definitions/B\"}}},\"C\":{" + CLOSED
                + "}},"
                + "\"definitions\":{\"B\":{" + CLOSED + "}}}";
        assertThat(select(contract, List.of(), List.of("A"), List.of()).text()).isEqualTo("""
                @JsonSchema(nullable=false)
                create json schema A(b B);

                create json schema B();
                """);
    }

    /** A base does not refer to its subtypes, but its discriminator does. */
    @Test
    void aUnionIsImportedWithItsSubtypes() throws IOException {
        String contract = Files.readString(Path.of("src/test/resources/contracts/swagger-2.0.json"));
        ImportedContract dog = select(contract, List.of(), List.of("Dog"), List.of());
        assertThat(dog.events()).containsExactly("Dog", "Cat");
        assertThat(dog.text())
                .contains("create json schema Animal(", "create json schema Owner(")
                .doesNotContain("Color", "Failure");
        CompiledSchemas.of(ValueStyle.RECORD, dog.text());
        assertThat(select(contract, List.of("replaceAnimal"), List.of(), List.of())
                        .events())
                .containsExactly("Animal", "Failure", "Dog", "Cat");
    }

    private static final String CALLBACKS = ("""
            {"openapi":"3.1.0","paths":{
              "/streams":{"post":{"operationId":"subscribe","responses":{"201":{"description":"none"}},"callbacks":{
                "onData":{"{$request.query.url}":{"post":{"requestBody":{"content":{"application/json":{"schema":{CLOSED,"properties":{"n":{"type":"boolean"}}}}}},
                  "responses":{"200":{"content":{"application/json":{"schema":{CLOSED,"properties":{"ok":{"type":"boolean"}}}}}}}}}},
                "onEnd":{"$ref":"#/components/callbacks/End"}}}}},
             "webhooks":{"closed":{"$ref":"#/components/pathItems/Closed"}},
             "components":{
              "callbacks":{
                "End":{"{$request.query.url}/end":{"delete":{"operationId":"streamEnded","tags":["end"],"requestBody":{"content":{"application/json":{"schema":{CLOSED,"properties":{"reason":{"type":"string"}}}}}},
                  "callbacks":{"onEnd":{"$ref":"#/components/callbacks/End"}}}}},
                "Unused":{"{$url}":{"post":{"requestBody":{"content":{"application/json":{"schema":{CLOSED,"properties":{"u":{"type":"string"}}}}}}}}}},
              "pathItems":{
                "Closed":{"post":{"requestBody":{"content":{"application/json":{"schema":{CLOSED,"properties":{"at":{"type":"string"}}}}}}}},
                "Shared":{"get":{"responses":{"200":{"content":{"application/json":{"schema":{CLOSED,"properties":{"s":{"type":"string"}}}}}}}}}}}}
            """).replace("CLOSED", CLOSED);

    /** A callback that refers to itself is read once. */
    @Test
    void callbacksAreSelectedWithTheirOperation() {
        assertThat(select(CALLBACKS, List.of("subscribe"), List.of(), List.of()).text())
                .isEqualTo("""
                @JsonSchema(nullable=false)
                create json schema SubscribeOnDataRequest(n boolean);

                @JsonSchema(nullable=false)
                create json schema SubscribeOnDataResponse(ok boolean);

                @JsonSchema(nullable=false)
                create json schema StreamEndedRequest(reason string);
                """);
    }

    @Test
    void callbacksAndWebhooksAreSelectedAlone() {
        List<String> ended = List.of("StreamEndedRequest");
        assertThat(select(CALLBACKS, List.of("streamEnded"), List.of(), List.of())
                        .events())
                .isEqualTo(ended);
        assertThat(select(CALLBACKS, List.of("DELETE {$request.query.url}/end"), List.of(), List.of())
                        .events())
                .isEqualTo(ended);
        assertThat(select(CALLBACKS, List.of(), List.of(), List.of("end")).events())
                .isEqualTo(ended);
        assertThat(select(CALLBACKS, List.of("post closed"), List.of(), List.of())
                        .events())
                .containsExactly("PostClosedRequest");
    }

    /** A whole import also has the path items and callbacks that no path of this contract refers to. */
    @Test
    void sharedPathItemsAndCallbacksAreImported() {
        assertThat(select(CALLBACKS, List.of(), List.of(), List.of()).events())
                .containsExactly(
                        "GetSharedResponse",
                        "UnusedRequest",
                        "SubscribeOnDataRequest",
                        "SubscribeOnDataResponse",
                        "StreamEndedRequest",
                        "PostClosedRequest");
    }

    private ImportedContract operations(String... names) {
        return select(SHOP, List.of(names), List.of(), List.of());
    }

    private ImportedContract select(
            String contract, List<String> operations, List<String> components, List<String> tags) {
        ContractImport contracts = ContractImport.ofAnyFormat(folder, Formats.TYPES)
                .only(new ContractSelection(operations, components, tags));
        contracts.add("shop.json", contract.getBytes(UTF_8), "");
        return IMPORTS.schemas(contracts, "");
    }
}
