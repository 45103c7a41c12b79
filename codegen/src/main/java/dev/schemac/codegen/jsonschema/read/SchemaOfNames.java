package dev.schemac.codegen.jsonschema.read;

import static dev.schemac.codegen.jsonschema.read.Omission.Effect.WIDER;

import dev.schemac.codegen.jsonschema.JsonKind;
import dev.schemac.codegen.jsonschema.document.SchemaNode;
import dev.schemac.codegen.jsonschema.document.SchemaSite;
import dev.schemac.codegen.jsonschema.read.ObjectView.NameRule;
import java.util.List;
import java.util.Optional;

/** The schema of {@code propertyNames}. It is read when it is needed, because it can refer to the schema around it. */
record SchemaOfNames(FactsReader reader, ListedValues values, SchemaSite site) implements NameRule {
    @Override
    public Optional<Boolean> accepts(String name) {
        SchemaFacts names = reader.read(SchemaNode.of(site));
        boolean fits = names.kinds.contains(JsonKind.STRING)
                && (names.allowed == null || names.allowed.contains(name))
                && values.keepsRules(name, names);
        boolean known = names.choices.isEmpty()
                && names.losses.stream().noneMatch(loss -> loss.effect() == WIDER)
                && !names.rules.containsKey("format")
                && !names.rules.containsKey("contentEncoding");
        return known || !fits ? Optional.of(fits) : Optional.empty();
    }

    @Override
    public Optional<List<String>> all() {
        SchemaFacts names = reader.read(SchemaNode.of(site));
        if (!names.kinds.contains(JsonKind.STRING)) {
            return Optional.of(List.of());
        }
        return Optional.ofNullable(names.allowed)
                .map(allowed -> allowed.stream()
                        .filter(String.class::isInstance)
                        .map(String.class::cast)
                        .toList());
    }
}
