package dev.schemac.export;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.GeneratedFile;
import dev.schemac.codegen.OwnClasses;
import dev.schemac.contracts.ExportedValidator;
import dev.schemac.dsl.LinkedSchemas;
import dev.schemac.dsl.SchemaLoader;
import dev.schemac.dsl.diagnostic.Diagnostics;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Schemas of application classes are exported as those that the language declares. */
class OwnClassesTest {
    private static final List<GeneratedFile> CLASSES = Stream.of(
                    "public sealed interface Shape permits Circle, Square {}",
                    "public record Circle(double r) implements Shape {}",
                    "public record Square(String type, int side, Shape inner) implements Shape {}",
                    "public class Account { public String id; }",
                    "public class Saving extends Account { public double rate; }")
            .map(text -> new GeneratedFile(
                    "acme/" + text.replaceFirst(".*?(class|interface|record) (\\w+).*", "$2") + ".java",
                    "package acme; " + text))
            .toList();
    private static final String SHAPES = """
            module acme;
            @JsonSchema(discriminator='type', otherwise='acme.Square') create json schema Shape(type string);
            @JsonSchema(discriminatorValue={'circle', 'c'}) create json schema Circle(r double) inherits Shape;
            @JsonSchema(discriminatorValue='square')
            create json schema Square(TYPE side int, inner acme.Shape) inherits Shape;
            """;

    @ParameterizedTest
    @EnumSource(ExportTarget.class)
    void unions(ExportTarget target) {
        assertThat(target.export(own(SHAPES.replace("TYPE", "type string,")), List.of())
                        .text())
                .isEqualTo(target.export(declared(SHAPES.replace("TYPE ", "")), List.of())
                        .text());
    }

    @Test
    void classesAsBasesOfTheirSubclasses() {
        JsonNode schemas = ExportedValidator.tree(
                ExportTarget.JSON_SCHEMA.export(own("""
                        module acme;
                        @JsonSchema(discriminator='type', discriminatorValue='plain')
                        create json schema Account(type string, id string);
                        @JsonSchema(discriminatorValue='saving')
                        create json schema Saving(id string, rate double) inherits Account;
                        """), List.of()).text());

        JsonNode cases = schemas.at("/$defs/Account/oneOf");
        assertThat(cases.at("/0/properties/type/const").textValue()).isEqualTo("plain");
        assertThat(cases.at("/1/$ref").textValue()).isEqualTo("#/$defs/Saving");
        assertThat(schemas.at("/$defs/Saving/properties/type/const").textValue())
                .isEqualTo("saving");
    }

    private static LinkedSchemas own(String text) {
        return OwnClasses.link(new Diagnostics(), CLASSES, text).orElseThrow();
    }

    private static LinkedSchemas declared(String text) {
        return SchemaLoader.load(CompiledSchemas.sources(text.replace("acme.", "")));
    }
}
