package dev.schemac.codegen.jsonschema.read;

import static dev.schemac.codegen.jsonschema.read.Omission.Effect.NONE;
import static dev.schemac.codegen.jsonschema.read.Omission.Effect.WIDER;

import dev.schemac.codegen.jsonschema.read.ContractDocument.Draft;
import dev.schemac.codegen.jsonschema.read.SchemaFacts.Keyword;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reads the keywords for the elements of arrays and tuples. */
final class ElementsReader {
    private ElementsReader() {}

    /** Reads a keyword about elements. Returns whether it constrains values. */
    static boolean read(SchemaSite site, String keyword, SchemaFacts facts) {
        Object value = site.get(keyword);
        boolean prefix =
                site.document().draft() == Draft.CURRENT && !site.document().isOf2019();
        if (keyword.equals("prefixItems")) {
            if (!prefix) {
                facts.lose(site, keyword, NONE, "not a keyword before draft 2020-12");
            }
            return prefix && tuple(site, keyword, "items", facts);
        } else if (keyword.equals("additionalItems") || prefix && site.has("prefixItems")) {
            return false;
        } else if (value instanceof List) {
            return tuple(site, keyword, "additionalItems", facts);
        } else if (Boolean.FALSE.equals(value)) {
            facts.addSize("maxItems", new Keyword(site, keyword, 0));
        } else if (value instanceof Map || value instanceof Boolean) {
            facts.items.add(site.child(keyword));
        } else {
            facts.lose(site, keyword, WIDER, "the types of the elements of a tuple are not checked");
        }
        return true;
    }

    /**
     * Reads the elements of a tuple. If they have equal schemas, it is an array.
     *
     * @param others the keyword for the elements after the tuple
     */
    private static boolean tuple(SchemaSite site, String keyword, String others, SchemaFacts facts) {
        List<SchemaSite> elements = site.get(keyword) instanceof List ? site.children(keyword) : new ArrayList<>();
        SchemaSite rest = site.has(others) ? site.child(others) : null;
        Keyword end =
                rest != null && Boolean.FALSE.equals(rest.value()) ? new Keyword(site, others, elements.size()) : null;
        for (int i = elements.size() - 1; i >= 0; i--) {
            if (Boolean.FALSE.equals(elements.get(i).value())) {
                end = new Keyword(site, keyword, i);
                elements = elements.subList(0, i);
            }
        }
        if (end != null) {
            facts.addSize("maxItems", end);
        } else {
            elements.add(rest);
        }
        if (elements.stream().allMatch(element -> element == null || SchemaNode.of(element) == SchemaNode.ANY)) {
            return end != null;
        }
        SchemaSite first = elements.get(0);
        if (first != null && elements.stream().allMatch(element -> element != null && first.hasContentOf(element))) {
            facts.items.add(first);
        } else {
            facts.lose(site, keyword, WIDER, "the types of the elements of a tuple are not checked");
        }
        return true;
    }
}
