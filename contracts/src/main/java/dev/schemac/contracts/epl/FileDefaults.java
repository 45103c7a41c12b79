package dev.schemac.contracts.epl;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The options that {@code @JsonSchema} before {@code module} sets for all schemas of a file.
 *
 * @param dynamic whether undeclared members are kept
 * @param presence the attributes of all columns
 */
record FileDefaults(boolean dynamic, Set<Presence> presence) {
    static final FileDefaults NONE = new FileDefaults(false, Set.of());

    /** Returns the options that save annotations. */
    static FileDefaults of(List<EplSchema> schemas) {
        long dynamic = schemas.stream().filter(EplSchema::isDynamic).count();
        return new FileDefaults(
                dynamic > schemas.size() - dynamic + 1,
                Presence.ofFile(schemas.stream().map(EplSchema::columns).toList()));
    }

    /** Returns the annotation with the end of its line; empty without any option. */
    String annotation() {
        Map<String, String> all = new LinkedHashMap<>();
        if (dynamic) {
            all.put("dynamic", "true");
        }
        Presence.inOrder().stream().filter(presence::contains).forEach(each -> all.put(each.attribute(), each.value()));
        return annotation(all);
    }

    /** Returns {@code @JsonSchema} with some attributes and the end of its line; empty without any. */
    static String annotation(Map<String, String> attributes) {
        return attributes.isEmpty()
                ? ""
                : "@JsonSchema("
                        + attributes.entrySet().stream()
                                .map(attribute -> attribute.getKey() + "=" + attribute.getValue())
                                .collect(Collectors.joining(", "))
                        + ")\n";
    }
}
