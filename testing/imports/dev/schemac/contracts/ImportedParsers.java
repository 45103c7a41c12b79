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
public final class ImportedParsers {
    private final EventRuntime runtime = new EventRuntime();

    /** @param contracts by a name of the source, such as the event that is parsed; each has another module */
    public ImportedParsers(Map<String, ImportedContract> contracts) {
        new SchemaCompiler(CompilerOptions.DEFAULT)
                .deploy(
                        runtime,
                        contracts.entrySet().stream()
                                .map(each -> new SchemaSource(
                                        each.getKey(), each.getValue().text()))
                                .toList());
    }

    /** What a strict parser makes of a document: either an event or an error. */
    public record Outcome(Object event, JsonParseException error) {
        public boolean isAccepted() {
            return error == null;
        }
    }

    /** Parses a document strictly. */
    public Outcome parse(String event, String document) {
        try {
            return new Outcome(
                    runtime.eventSender(event).withOptions(JsonOptions.STRICT).parse(document), null);
        } catch (JsonParseException e) {
            return new Outcome(null, e);
        }
    }

    /** Returns the error of a strict parser, or an empty string if it accepts the document. */
    public String refusal(String event, String document) {
        Outcome outcome = parse(event, document);
        return outcome.isAccepted() ? "" : outcome.error().getMessage();
    }
}
