package dev.schemac.playground.workbench;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.contracts.ContractImport;
import dev.schemac.contracts.load.ContractException;
import dev.schemac.contracts.load.ContractParser;
import dev.schemac.contracts.load.Formats;
import dev.schemac.contracts.load.PointerPlaces.Place;
import dev.schemac.contracts.report.Difference;
import dev.schemac.contracts.report.Difference.Effect;
import dev.schemac.contracts.report.ImportedContract;
import dev.schemac.dsl.LinkedSchemas;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.export.ExportTarget;
import dev.schemac.export.declaration.Declaration;
import dev.schemac.processor.AnnotatedClasses;
import dev.schemac.processor.SourceException;
import java.util.List;
import java.util.Map;

/**
 * Converts contracts and Java classes to a schema. Both are untrusted: no other file is read, and no class is loaded.
 *
 * @param others parses contracts that are not JSON
 */
record Conversion(ContractParser others) {
    private static final String NAME = "contract";

    /** Adds the schema of a contract and the report, or the problem. */
    void contract(String text, Answer answer) {
        try {
            ContractImport contracts =
                    ContractImport.withoutFiles(Formats.TYPES).with(others);
            contracts.add(NAME, text.getBytes(UTF_8), "");
            ImportedContract imported = contracts.schemas("");
            Map<Difference, Place> places = contracts.places(imported);
            answer.with("schema", imported.text())
                    .with("type", imported.events().stream().findFirst().orElse(""));
            List<Difference> differences = imported.differences();
            answer.withAll("report", differences, each -> {
                Place place = places.get(each);
                boolean noted = each.effect() == Effect.NARROWER || each.effect() == Effect.WIDER;
                answer.with("severity", noted ? "warning" : "note")
                        .with("word", each.effect().toString())
                        .with("message", each.description());
                if (place != null) {
                    answer.at(place.line(), place.column(), place.length());
                }
            });
        } catch (ContractException e) {
            answer.withProblem(e.description(), e.line(), e.column());
        }
    }

    /** Adds the schema of Java classes and the rules that it lacks, or the first problem. */
    void classes(String source, Answer answer) {
        try {
            LinkedSchemas classes = AnnotatedClasses.link(source);
            Declaration exported = ExportTarget.JSON_SCHEMA.export(classes, List.of());
            ContractImport contracts = ContractImport.withoutFiles(Formats.TYPES);
            contracts.add(NAME, exported.text().getBytes(UTF_8), "");
            List<ObjectType> types = classes.types();
            answer.with("schema", contracts.schemas(types.get(0).module()).text())
                    .with("type", classes.documentTypes().get(0).qualifiedName());
            answer.withAll(
                    "report",
                    exported.differences(),
                    each -> answer.with("severity", "warning")
                            .with("word", "different")
                            .with("message", each.path() + ": " + each.message()));
        } catch (SourceException e) {
            answer.withProblem(e.getMessage(), e.line(), e.column());
        } catch (ContractException e) {
            answer.withProblem("these classes have no schema of their own: " + e.getMessage(), 0, 0);
        }
    }
}
