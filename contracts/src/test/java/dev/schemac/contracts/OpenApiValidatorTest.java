package dev.schemac.contracts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The verdicts of the validator that judges imported families. */
class OpenApiValidatorTest {
    private static final OpenApiValidator VALIDATOR = new OpenApiValidator(ExportedValidator.tree("""
            {"openapi": "3.1.0", "components": {"schemas": {
              "Thing": {"type": "object", "required": ["sort"], "properties": {"sort": {"type": "string"}},
                "discriminator": {"propertyName": "sort", "mapping": {"shrub": "#/components/schemas/Shrub", "stone": "Stone"}}},
              "Plant": {"allOf": [{"$ref": "#/components/schemas/Thing"},
                {"properties": {"sort": {"enum": ["plant", "tree"]}, "leaves": {"type": "boolean"}}}]},
              "Tree": {"allOf": [{"$ref": "#/components/schemas/Plant"},
                {"properties": {"sort": {"const": "tree"}, "height": {"type": "number"}}, "required": ["height"]}]},
              "Shrub": {"allOf": [{"$ref": "#/components/schemas/Thing"}, {"properties": {"berries": {"type": "boolean"}}}]},
              "Stone": {"allOf": [{"$ref": "#/components/schemas/Thing"}], "properties": {"sort": {"enum": ["rock"]}}},
              "Figure": {"type": "object", "required": ["form"], "properties": {"form": {"type": "string"}},
                "oneOf": [{"$ref": "#/components/schemas/Circle"}, {"$ref": "#/components/schemas/Square"}],
                "discriminator": {"propertyName": "form"}},
              "Circle": {"allOf": [{"$ref": "#/components/schemas/Figure"}, {"properties": {"radius": {"type": "number"}}}]},
              "Square": {"allOf": [{"$ref": "#/components/schemas/Figure"}, {"properties": {"side": {"type": "number"}}}]},
              "Payment": {"anyOf": [{"$ref": "#/components/schemas/Card"}, {"$ref": "#/components/schemas/Cash"}],
                "discriminator": {"propertyName": "by", "mapping": {"c": "Card"}}},
              "Card": {"type": "object", "required": ["by", "number"], "properties": {"by": {"type": "string"}}},
              "Cash": {"type": "object", "required": ["by"], "properties": {"by": {"type": "string"}}},
              "Shelf": {"type": "object", "properties": {"things": {"type": "array", "items": {"$ref": "#/components/schemas/Thing"}}}}
            }}}
            """));

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            Thing   | {'sort':'tree','height':2}                | true  | Tree
            Thing   | {'sort':'tree'}                           | false | Tree
            Thing   | {'sort':'plant'}                          | true  | Plant
            Thing   | {'sort':'plant','leaves':1}               | false | Plant
            Thing   | {'sort':'shrub','berries':1}              | false | Shrub
            Thing   | {'sort':'Shrub','berries':1}              | true  |
            Thing   | {'sort':'rock'}                           | true  | Stone
            Thing   | {'sort':'stone'}                          | true  |
            Thing   | {'sort':'air'}                            | true  |
            Thing   | {}                                        | false |
            Plant   | {'sort':'tree'}                           | false | Tree
            Plant   | {'sort':'plant'}                          | true  | Plant
            Plant   | {'sort':'shrub'}                          | false | Shrub
            Tree    | {'sort':'plant','height':2}               | false | Plant
            Thing   | {'sort':'Thing'}                          | true  |
            Shrub   | {'sort':'rock'}                           | false | Stone
            Shelf   | {'things':[{'sort':'tree','height':2}]}   | true  |
            Shelf   | {'things':[{'sort':'tree'}]}              | false |
            Figure  | {'form':'Circle','radius':1}              | true  | Circle
            Figure  | {'form':'Circle','radius':'x'}            | false | Circle
            Figure  | {'form':'Square','radius':'x'}            | true  | Square
            Figure  | {'form':'Oval'}                           | false |
            Figure  | {'form':'Oval','radius':'x'}              | true  |
            Circle  | {'form':'Square'}                         | false | Square
            Payment | {'by':'c','number':1}                     | true  | Card
            Payment | {'by':'c'}                                | false | Card
            Payment | {'by':'Cash'}                             | true  | Cash
            Payment | {'by':'x'}                                | true  |
            Cash    | {'by':'c'}                                | false | Card
            """)
    void discriminatorsSelectSchemas(String schema, String document, boolean valid, String selected) {
        var tree = ExportedValidator.tree(document.replace('\'', '"'));
        assertThat(VALIDATOR.accepts(schema, tree)).isEqualTo(valid);
        assertThat(VALIDATOR.selected(schema, tree)).isEqualTo(Optional.ofNullable(selected));
    }
}
