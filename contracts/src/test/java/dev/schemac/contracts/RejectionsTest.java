package dev.schemac.contracts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.contracts.report.Difference;
import dev.schemac.contracts.report.Difference.Effect;
import dev.schemac.contracts.report.Difference.Reason;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A line explains only the errors that it names. */
class RejectionsTest {
    private static final JsonNode CONTRACT = ExportedValidator.tree("""
            {"openapi": "3.1.0", "components": {"schemas": {
              "Thing": {"type": "object", "properties": {"sort": {"type": "string"}, "id": {"type": "string", "format": "uuid"},
                "amount": {"type": "integer"}, "parts": {"type": "array", "items": {"$ref": "#/components/schemas/Thing"}}},
                "discriminator": {"propertyName": "sort"}},
              "Plant": {"allOf": [{"$ref": "#/components/schemas/Thing"},
                {"properties": {"born": {"type": "string", "format": "date"}}, "required": ["born"]}]}
            }}}
            """);

    private static final CompiledSchemas PARSERS = CompiledSchemas.of("""
            import java.time.LocalDate;
            import java.util.UUID;
            @JsonSchema(discriminator=sort) create json schema Thing(sort string, id UUID, amount int, parts Thing[]);
            @JsonSchema(discriminatorValue=Plant) create json schema Plant(@Required born LocalDate) inherits Thing;
            """);

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            Thing/discriminator                | discriminator | NARROWER | {'sort':'Rock'}                                    | true
            Thing/discriminator                | discriminator | NARROWER | {}                                                 | true
            Thing/discriminator                | discriminator | NARROWER | {'sort':'Plant','born':'x'}                        | false
            Thing/discriminator                | discriminator | NARROWER | {'sort':'Plant'}                                   | false
            Thing/discriminator                | discriminator | NARROWER | {'sort':'Plant','id':'x'}                          | false
            Thing/discriminator                | discriminator | NARROWER | {'parts':[{'sort':'Rock'}],'sort':'Plant'}         | true
            Thing/discriminator                | discriminator | WIDER    | {'sort':'Rock'}                                    | false
            Thing/properties/id/format         | format        | NARROWER | {'sort':'Plant','id':'x'}                          | true
            Thing/properties/id/format         | format        | NARROWER | {'sort':'Plant','parts':[{'sort':'Plant','id':1}]} | true
            Thing/properties/id/format         | format        | NARROWER | {'sort':'Plant','born':'x'}                        | false
            Plant/allOf/1/properties/born/format | format      | NARROWER | {'sort':'Plant','born':'x'}                        | true
            Plant/allOf/1/properties/born/format | format      | NARROWER | {'sort':'Plant'}                                   | false
            Plant/allOf/1/required             | required      | NARROWER | {'sort':'Plant'}                                   | true
            Plant/allOf/1/required             | required      | NARROWER | {'sort':'Plant','born':'x'}                        | false
            Thing/properties/amount/type       | type          | NUMBERS  | {'sort':'Plant','amount':3000000000}               | true
            Thing/properties/amount/type       | type          | NUMBERS  | {'sort':'Plant','amount':'x'}                      | false
            """)
    void aLineExplainsTheErrorsThatItNames(
            String pointer, String keyword, Effect effect, String json, boolean explained) {
        Difference line = new Difference(
                "folder/api.json", "#/components/schemas/" + pointer, keyword, effect, Reason.OTHER, "a difference");
        String document = json.replace('\'', '"');
        JsonParseException error = catchThrowableOfType(
                JsonParseException.class, () -> PARSERS.parser("Thing").parse(document, JsonOptions.STRICT));
        Rejections rejections =
                new Rejections(Map.of("api.json", CONTRACT), List.of(line), new OpenApiValidator(CONTRACT)::selects);
        assertThat(rejections.explain("api.json", "/components/schemas/Thing", ExportedValidator.tree(document), error))
                .as(error.getMessage())
                .isEqualTo(explained);
    }
}
