package dev.schemac.codegen.jsonschema.read;

import dev.schemac.codegen.epl.EplNames;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Finds the names of schemas in contracts. */
final class SchemaNames {
    private static final Set<String> DEFINITIONS = Set.of("$defs", "definitions", "schemas");
    private static final Pattern TITLE = Pattern.compile("[A-Za-z][A-Za-z0-9_.-]*( [A-Za-z0-9_.-]+){0,3}");
    private static final Pattern SAYS_NOTHING = Pattern.compile("(?i).*\\b(json|schema)\\b.*");

    private SchemaNames() {}

    /** Returns the name of a definition, or of a whole file. Returns empty for a schema inside of another one. */
    static Optional<String> of(SchemaSite site) {
        if (site.pointer().isEmpty()) {
            return Optional.of(ofFile(site));
        }
        String[] tokens = site.pointer().split("/");
        return tokens.length > 2 && DEFINITIONS.contains(tokens[tokens.length - 2])
                ? Optional.of(EplNames.typeName(site.lastToken()))
                : Optional.empty();
    }

    /** Returns the name of the only schema of a node. Returns empty if it has no name, or there are several schemas. */
    static Optional<String> of(SchemaNode node, FactsReader reader) {
        SchemaFacts facts = reader.read(node);
        Optional<String> own = facts.core.size() == 1 ? of(facts.core.iterator().next()) : Optional.empty();
        boolean one = node.sites().size() == 1 && node.choices().isEmpty();
        return own.isPresent() || !one
                ? own
                : of(reader.target(node.sites().iterator().next()));
    }

    private static String ofFile(SchemaSite root) {
        if (root.get("title") instanceof String title
                && title.length() <= 40
                && TITLE.matcher(title).matches()
                && !SAYS_NOTHING.matcher(title).matches()) {
            return EplNames.typeName(title);
        }
        String file = root.document().name();
        file = file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
        return EplNames.typeName(
                file.replaceFirst("(?i)([._-]schema)?\\.(json|ya?ml)$", "").replaceFirst("^<stdin>$", "Event"));
    }
}
