package dev.schemac.contracts;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import dev.schemac.contracts.report.Difference;
import dev.schemac.contracts.report.Difference.Effect;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonParseException.Reason;
import java.net.URI;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Decides whether a line of a report explains that a parser rejects a valid document. A line only explains the difference
 * that it names: the error is about a value that the schema of the line applies to, and about its keyword.
 */
public final class Rejections {
    private static final Set<String> OF_MEMBERS = Set.of(
            "properties",
            "patternProperties",
            "additionalProperties",
            "unevaluatedProperties",
            "propertyNames",
            "minProperties",
            "maxProperties",
            "dependencies",
            "dependentRequired",
            "dependentSchemas");
    private static final Set<String> OF_ELEMENTS =
            Set.of("items", "prefixItems", "additionalItems", "unevaluatedItems", "contains", "minItems", "maxItems");

    /** Keywords that change everything below their schema. */
    private static final Set<String> OF_EVERYTHING =
            Set.of("$ref", "$dynamicRef", "$recursiveRef", "allOf", "anyOf", "oneOf", "not", "if");

    private static final List<String> BRANCHES = List.of("allOf", "anyOf", "oneOf");
    private static final Pattern STEP = Pattern.compile("\\.([^.\\[]+)|\\[([0-9]+)\\]|\\['((?:[^'\\\\]|\\\\.)*)'\\]");

    private final Map<String, JsonNode> files;
    private final List<Difference> narrower;
    private final BiPredicate<String, JsonNode> selects;

    /** A schema of a contract. */
    private record Site(String file, String pointer) {
        Site at(String token) {
            return new Site(file, pointer + "/" + token.replace("~", "~0").replace("/", "~1"));
        }
    }

    /** @param files the files of the contract by name, without their folders */
    public Rejections(Map<String, JsonNode> files, List<Difference> lines) {
        this(files, lines, (pointer, value) -> false);
    }

    /**
     * Creates the explanations of a report.
     *
     * @param files the files of the contract by name, without their folders
     * @param lines the report
     * @param selects whether the discriminator of the schema at a pointer has a subtype for an object
     */
    public Rejections(Map<String, JsonNode> files, List<Difference> lines, BiPredicate<String, JsonNode> selects) {
        this.files = files;
        this.narrower = lines.stream()
                .filter(line -> line.effect() == Effect.NARROWER || line.effect() == Effect.NUMBERS)
                .toList();
        this.selects = selects;
    }

    /**
     * Returns whether a line explains the error.
     *
     * @param file the file of the schema of documents
     * @param pointer the pointer of that schema
     */
    public boolean explain(String file, String pointer, JsonNode document, JsonParseException error) {
        Walk walk = new Walk(new Site(file, pointer), document, error.path());
        return narrower.stream().anyMatch(line -> explains(line, walk, error));
    }

    private boolean explains(Difference line, Walk walk, JsonParseException error) {
        if (line.effect() == Effect.NUMBERS) {
            // It is reported once, for all numbers.
            return walk.last().isNumber()
                    && (error.description().contains("number")
                            || error.description().contains("decimal scale"));
        }
        if (line.description().startsWith("values other than objects")) {
            return error.description().contains("expected object but found")
                    && (walk.steps() == 0 || walk.isAround(places(line), 0));
        }
        String keyword = line.keyword();
        Set<Site> places = places(line);
        if (keyword.equals("$schema")) {
            return true;
        }
        if (line.description().endsWith("here and elsewhere")) {
            return places.stream().anyMatch(place -> walk.hasKeyword(place, keyword));
        }
        if (keyword.equals("discriminator")) {
            return places.stream()
                    .anyMatch(place -> walk.discriminated(place)
                            .filter(object -> !selects.test(place.pointer(), object))
                            .isPresent());
        }
        if (keyword.equals("required")) {
            return error.reason() == Reason.MISSING_MEMBER && walk.isAround(places, 1);
        }
        if (keyword.equals("uniqueItems")) {
            return error.description().contains("unique") && (walk.isAround(places, 0) || walk.isAround(places, 1));
        }
        if (OF_EVERYTHING.contains(keyword)) {
            return walk.isAnywhere(places);
        }
        boolean ofContainer = OF_MEMBERS.contains(keyword) || OF_ELEMENTS.contains(keyword);
        return error.reason() != Reason.MISSING_MEMBER && walk.isAround(places, 0)
                || ofContainer && walk.isAround(places, 1);
    }

    /** Returns the schema of a line. If the last token is the keyword, it may also be the name of a schema. */
    private static Set<Site> places(Difference line) {
        String file = line.file().substring(line.file().lastIndexOf('/') + 1);
        String pointer = line.pointer().substring(1);
        Set<Site> places = new LinkedHashSet<>(List.of(new Site(file, pointer)));
        if (pointer.endsWith("/" + line.keyword())) {
            int end = pointer.length() - line.keyword().length() - 1;
            places.add(new Site(file, pointer.substring(0, end)));
        }
        return places;
    }

    /** The schemas that apply to the values on the way to an error. */
    private final class Walk {
        private final List<Set<Site>> sites = new ArrayList<>();
        private final List<JsonNode> values = new ArrayList<>();
        private final List<String> names = new ArrayList<>();
        private final boolean isComplete;

        Walk(Site root, JsonNode document, String path) {
            boolean complete = path.startsWith("$");
            Set<Site> all = new LinkedHashSet<>();
            complete &= expand(root, all);
            sites.add(all);
            values.add(document);
            names.add("");
            Matcher step = STEP.matcher(path);
            int end = 1;
            while (end < path.length() && step.find(end) && step.start() == end) {
                end = step.end();
                Set<Site> next = new LinkedHashSet<>();
                JsonNode value = last();
                String name = step.group(1) != null ? step.group(1) : step.group(3);
                for (Site site : sites.get(sites.size() - 1)) {
                    complete &= step.group(2) != null
                            ? elements(site, Integer.parseInt(step.group(2)), next)
                            : members(site, name, next);
                }
                sites.add(next);
                names.add(name);
                values.add(step.group(2) != null ? value.path(Integer.parseInt(step.group(2))) : value.path(name));
            }
            isComplete = complete && end == path.length();
        }

        JsonNode last() {
            return values.get(values.size() - 1);
        }

        int steps() {
            return sites.size() - 1;
        }

        /** Returns whether one of the places applies to the value of the error, or to the value so many levels around it. */
        boolean isAround(Set<Site> places, int levels) {
            int at = steps() - levels;
            return !isComplete || at >= 0 && sites.get(at).stream().anyMatch(places::contains);
        }

        /** Returns whether a schema of the value has a keyword with the same value as another schema. */
        boolean hasKeyword(Site like, String keyword) {
            JsonNode value = schema(like).path(keyword);
            return !value.isMissingNode()
                    && sites.get(steps()).stream()
                            .anyMatch(site -> schema(site).path(keyword).equals(value));
        }

        boolean isAnywhere(Set<Site> places) {
            return !isComplete || sites.stream().flatMap(Set::stream).anyMatch(places::contains);
        }

        /** Returns the object of the error, or of an error about its discriminator. */
        Optional<JsonNode> discriminated(Site place) {
            int at = steps();
            boolean isMember = at > 0
                    && sites.get(at - 1).contains(place)
                    && sites.get(at - 1).stream().anyMatch(site -> member(site).equals(names.get(at)));
            return discriminated(place, isMember ? at - 1 : at);
        }

        private Optional<JsonNode> discriminated(Site place, int at) {
            return sites.get(at).contains(place) ? Optional.of(values.get(at)) : Optional.empty();
        }

        private String member(Site site) {
            JsonNode discriminator = schema(site).path("discriminator");
            return discriminator.isTextual()
                    ? discriminator.asText()
                    : discriminator.path("propertyName").asText();
        }

        /** Adds a schema and those that apply to the same value. Returns whether all references are followed. */
        private boolean expand(Site site, Set<Site> all) {
            JsonNode schema = schema(site);
            if (!schema.isObject() || !all.add(site)) {
                return true;
            }
            boolean complete = true;
            for (String keyword : List.of("$ref", "$dynamicRef", "$recursiveRef")) {
                if (schema.path(keyword).isTextual()) {
                    Optional<Site> target = target(site, schema.get(keyword).asText());
                    complete &= target.isPresent() && expand(target.get(), all);
                }
            }
            for (String keyword : BRANCHES) {
                for (int i = 0; i < schema.path(keyword).size(); i++) {
                    complete &= expand(site.at(keyword).at(Integer.toString(i)), all);
                }
            }
            for (String keyword : List.of("if", "then", "else")) {
                complete &= expand(site.at(keyword), all);
            }
            for (String keyword : List.of("dependentSchemas", "dependencies")) {
                for (Map.Entry<String, JsonNode> each : schema.path(keyword).properties()) {
                    complete &= expand(site.at(keyword).at(each.getKey()), all);
                }
            }
            // The discriminator of an API selects subtypes. That of a choice applies to its branches, too.
            for (Site subtype : referring(site, "allOf")) {
                complete &= expand(subtype, all);
            }
            all.addAll(referring(site, "oneOf"));
            all.addAll(referring(site, "anyOf"));
            return complete;
        }

        /** Returns the named schemas of an API that refer to a schema with a keyword. */
        private List<Site> referring(Site target, String keyword) {
            List<Site> found = new ArrayList<>();
            JsonNode file = files.getOrDefault(target.file(), MissingNode.getInstance());
            for (String container : List.of("/components/schemas", "/definitions")) {
                if ((file.has("openapi") || file.has("swagger"))
                        && target.pointer().startsWith(container + "/")) {
                    file.at(container).properties().forEach(each -> {
                        Site site = new Site(target.file(), container).at(each.getKey());
                        each.getValue().path(keyword).forEach(part -> {
                            if (target(site, part.path("$ref").asText()).equals(Optional.of(target))) {
                                found.add(site);
                            }
                        });
                    });
                }
            }
            return found;
        }

        private boolean members(Site site, String name, Set<Site> next) {
            boolean complete = expand(site.at("properties").at(name), next);
            for (Map.Entry<String, JsonNode> each :
                    schema(site).path("patternProperties").properties()) {
                complete &= expand(site.at("patternProperties").at(each.getKey()), next);
            }
            return complete
                    & expand(site.at("additionalProperties"), next)
                    & expand(site.at("unevaluatedProperties"), next);
        }

        private boolean elements(Site site, int index, Set<Site> next) {
            boolean complete = true;
            for (String keyword : List.of("items", "prefixItems")) {
                complete &=
                        expand(site.at(keyword), next) & expand(site.at(keyword).at(Integer.toString(index)), next);
            }
            for (String keyword : List.of("additionalItems", "unevaluatedItems", "contains")) {
                complete &= expand(site.at(keyword), next);
            }
            return complete;
        }

        private JsonNode schema(Site site) {
            return files.getOrDefault(site.file(), MissingNode.getInstance()).at(site.pointer());
        }

        /** Returns the target of a reference to a pointer; empty for identifiers and anchors. */
        private Optional<Site> target(Site from, String reference) {
            int fragment = reference.indexOf('#');
            String path = fragment < 0 ? reference : reference.substring(0, fragment);
            String name = path.isEmpty() ? from.file() : path.substring(path.lastIndexOf('/') + 1);
            try {
                String pointer = fragment < 0
                        ? ""
                        : URI.create(reference.substring(fragment)).getFragment();
                Site target = new Site(name, pointer);
                boolean found = files.containsKey(name)
                        && (pointer.isEmpty() || pointer.startsWith("/"))
                        && !schema(target).isMissingNode();
                return found ? Optional.of(target) : Optional.empty();
            } catch (IllegalArgumentException e) {
                return Optional.empty();
            }
        }
    }
}
