package dev.schemac.contracts;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.contracts.report.ImportedContract;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import java.util.Map;

/** Parsers of imported contracts, compiled together. */
final class ImportedParsers {
    private final EventRuntime runtime = new EventRuntime();

    /** @param contracts by the qualified name of the event that is parsed; each has another module */
    ImportedParsers(Map<String, ImportedContract> contracts) {
        new SchemaCompiler(CompilerOptions.DEFAULT)
                .deploy(
                        runtime,
                        contracts.entrySet().stream()
                                .map(each -> new SchemaSource(
                                        each.getKey(), each.getValue().text()))
                                .toList());
    }

    /** Returns the error of a strict parser, or an empty string if it accepts the document. */
    String refusal(String event, String document) {
        try {
            runtime.eventSender(event).withOptions(JsonOptions.STRICT).parse(document);
            return "";
        } catch (JsonParseException e) {
            return e.getMessage();
        }
    }
}
