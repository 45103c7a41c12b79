package dev.schemac.contracts.load;

import static dev.schemac.contracts.load.ExportedObject.copy;
import static dev.schemac.contracts.load.ExportedObject.list;
import static dev.schemac.contracts.load.ExportedObject.map;

import dev.schemac.contracts.load.ExportedObject.Flat;
import dev.schemac.dsl.jsonschema.Extension;
import dev.schemac.dsl.jsonschema.ScalarSchemas;
import dev.schemac.dsl.model.JavaLimits;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds out how definitions of {@code schemac export} were declared. {@link Extension} lists the facts that they contain for this
 * purpose.
 *
 * <p>The declared schemas accept the same values as the definitions, because all facts of {@code x-schemac} are compared with the
 * other keywords. If a definition contradicts itself, it and its relatives have no declaration.
 */
public final class ExportedSchemas {
    /**
     * How an exported schema was declared. Other definitions have their keys here.
     *
     * @param object an object schema with a member for each column, without aliases, wrapper and union
     * @param parent the definition that it inherits from
     * @param values the strings that select this schema in the union of its parent
     * @param discriminator the member that selects a subtype, if the schema declares a union with a discriminator
     * @param wrapper whether it declares a union with wrapper objects
     * @param otherwise the definition of objects whose discriminator selects no subtype
     * @param subtypes the children that the union consists of
     * @param aliases the aliases of members
     */
    public record Declaration(
            Map<String, Object> object,
            Optional<String> parent,
            List<String> values,
            Optional<String> discriminator,
            boolean wrapper,
            Optional<String> otherwise,
            List<String> subtypes,
            Map<String, List<String>> aliases) {}

    /** Where exports have their definitions. */
    static final Set<String> FOLDERS = Set.of("/$defs/", "/components/schemas/");

    private static final String KEYWORD = ScalarSchemas.TYPE;

    /** More ancestors are impossible. */
    private static final int MOST_ANCESTORS = 255;

    private static final Set<String> OF_UNIONS = Set.of("type", "description", "oneOf", "discriminator", KEYWORD);
    private static final Set<String> OF_DISCRIMINATORS =
            Set.of("type", "description", "minLength", "maxLength", "pattern");

    /** The objects of a subtype: those whose discriminator is one of some strings, or none of them. */
    private record Selection(List<?> strings, boolean others) {}

    private final String prefix;
    private final Map<String, Object> definitions;
    private final Map<String, Set<String>> cases = new HashMap<>();
    private final Map<String, Optional<Flat>> flat = new HashMap<>();

    /** The definitions with the object {@code x-schemac}. */
    private final Set<String> extended = new LinkedHashSet<>();

    /** @param prefix the beginning of a reference to a definition */
    private ExportedSchemas(String prefix, Map<String, Object> definitions) {
        this.prefix = prefix;
        this.definitions = definitions;
        definitions.forEach((key, schema) -> {
            if (extension(key) instanceof Map && "object".equals(map(schema).get("type"))) {
                extended.add(key);
            }
        });
    }

    /**
     * Returns the declarations of the exported definitions.
     *
     * @param folder the pointer of the definitions, with a slash at the end
     */
    static Map<String, Declaration> in(String folder, Object definitions) {
        ExportedSchemas exported = new ExportedSchemas("#" + folder, copy(map(definitions)));
        Map<String, Declaration> declarations = new HashMap<>();
        exported.consistent().forEach(key -> declarations.put(key, exported.declaration(key)));
        return declarations;
    }

    private Declaration declaration(String key) {
        boolean declares = declaresUnion(key);
        return new Declaration(
                flat(key).orElseThrow().schema(),
                parent(key),
                values(key),
                discriminator(key).filter(member -> declares),
                declares && discriminator(key).isEmpty(),
                declares ? otherwise(key) : Optional.empty(),
                cases(key).stream().filter(each -> !each.equals(key)).toList(),
                flat(key).orElseThrow().aliases());
    }

    // ---- checks

    /** Returns the definitions whose {@code x-schemac} agrees with the other keywords, and that of all their relatives, too. */
    private Set<String> consistent() {
        Map<String, Set<String>> relatives = new HashMap<>();
        Deque<String> wrong = new ArrayDeque<>();
        for (String key : extended) {
            List<String> related = new ArrayList<>(cases(key));
            parent(key).ifPresent(related::add);
            for (String other : related) {
                relatives.computeIfAbsent(key, unknown -> new LinkedHashSet<>()).add(other);
                relatives
                        .computeIfAbsent(other, unknown -> new LinkedHashSet<>())
                        .add(key);
            }
            if (!isConsistent(key)) {
                wrong.add(key);
            }
        }
        Set<String> consistent = new LinkedHashSet<>(extended);
        consistent.removeAll(wrong);
        while (!wrong.isEmpty()) {
            relatives.getOrDefault(wrong.remove(), Set.of()).stream()
                    .filter(consistent::remove)
                    .forEach(wrong::add);
        }
        return consistent;
    }

    /** Returns whether a definition agrees with its {@code x-schemac}, if its relatives do. */
    private boolean isConsistent(String key) {
        return ancestors(key).size() <= MOST_ANCESTORS
                && !ancestors(key).contains(key)
                && flat(key).isPresent()
                && (!Extension.INHERITS.isIn(extension(key))
                        || parent(key).filter(parent -> inherits(key, parent)).isPresent())
                && (!isUnion(key) || isUnionOfChildren(key));
    }

    /** Returns whether a definition has the members of its parent. */
    private boolean inherits(String key, String parent) {
        boolean known = extended.contains(parent) || !(extension(parent) instanceof Map);
        Optional<Flat> columns = definitions.containsKey(parent) && known ? flat(parent) : Optional.empty();
        Optional<Flat> events = inline(parent).isPresent() ? example(parent) : columns;
        Optional<String> selecting =
                discriminator(parent).filter(member -> cases(parent).contains(key));
        Flat own = flat(key).orElseThrow();
        return columns.isPresent()
                && events.filter(of ->
                                own.inherits(of, columns.get().properties().keySet(), selecting))
                        .isPresent();
    }

    /** Returns whether the cases of a union are its children, and exactly one of them accepts an object. */
    private boolean isUnionOfChildren(String key) {
        boolean children = cases(key).stream()
                .allMatch(each -> each.equals(key)
                        || extended.contains(each)
                                && parent(each).filter(key::equals).isPresent());
        return children
                && (declaresUnion(key)
                        ? isDisjoint(key)
                        : parent(key).filter(this::isUnion).isPresent());
    }

    private boolean isDisjoint(String key) {
        Optional<Map<String, Selection>> found = selections(key);
        if (found.isEmpty()) {
            return false;
        }
        Set<Object> strings = new HashSet<>();
        boolean disjoint = true;
        List<String> others = new ArrayList<>();
        for (Map.Entry<String, Selection> each : found.get().entrySet()) {
            List<?> own = each.getValue().strings();
            if (each.getValue().others()) {
                others.add(each.getKey());
            } else {
                disjoint &= !own.isEmpty() && own.stream().allMatch(string -> isValue(string) && strings.add(string));
            }
        }
        for (String other : others) {
            List<String> values = Extension.VALUES.strings(extension(other));
            disjoint &= new HashSet<>(found.get().get(other).strings()).equals(strings)
                    && values.stream().allMatch(ExportedSchemas::isValue)
                    && new HashSet<>(values).size() == values.size();
            strings.addAll(other.equals(key) ? List.of() : values);
        }
        return disjoint && others.size() <= 1 && !strings.isEmpty();
    }

    private static boolean isValue(Object string) {
        return string instanceof String text && !text.isEmpty() && JavaLimits.isConstant(text);
    }

    /** Returns the objects of each schema in a union; empty if the discriminator of some does not matter. */
    private Optional<Map<String, Selection>> selections(String base) {
        Map<String, Selection> selections = new LinkedHashMap<>();
        Deque<String> left = new ArrayDeque<>(List.of(base));
        Set<String> seen = new HashSet<>(left);
        while (!left.isEmpty()) {
            String union = left.remove();
            for (String each : cases(union)) {
                if (!each.equals(union) && isUnion(each) && !declaresUnion(each)) {
                    if (!seen.add(each)) {
                        return Optional.empty();
                    }
                    left.add(each);
                    continue;
                }
                Optional<Selection> selection = selection(base, each);
                if (selection.isEmpty() || selections.put(each, selection.get()) != null) {
                    return Optional.empty();
                }
            }
        }
        return Optional.of(selections);
    }

    private Optional<Selection> selection(String base, String key) {
        Optional<Flat> example = example(key);
        Optional<String> discriminator = discriminator(base);
        if (example.isEmpty() || discriminator.isEmpty()) {
            return example.map(object -> new Selection(object.wrappers(), false));
        }
        Map<?, ?> property = map(example.get().properties().get(discriminator.get()));
        if (property.containsKey("const") || property.containsKey("enum")) {
            List<?> strings = property.get("const") instanceof String only ? List.of(only) : list(property.get("enum"));
            boolean required = example.get().required().contains(discriminator.get());
            return required && "string".equals(property.get("type"))
                    ? Optional.of(new Selection(strings, false))
                    : Optional.empty();
        }
        Map<?, ?> not = map(property.get("not"));
        boolean only = !property.containsKey("not")
                || not.size() == 1 && !list(not.get("enum")).isEmpty();
        return ExportedObject.isString(property) && only
                ? Optional.of(new Selection(list(not.get("enum")), true))
                : Optional.empty();
    }

    // ---- structure

    private Object extension(String key) {
        return map(definitions.get(key)).get(KEYWORD);
    }

    private Optional<String> parent(String key) {
        return Extension.INHERITS.string(extension(key)).flatMap(this::key);
    }

    /** Returns the key of the definition to which a reference leads. */
    private Optional<String> key(String reference) {
        return Optional.of(reference)
                .filter(text -> text.startsWith(prefix))
                .map(text -> text.substring(prefix.length()));
    }

    private Set<String> ancestors(String key) {
        Set<String> ancestors = new LinkedHashSet<>();
        Optional<String> at = parent(key);
        while (at.isPresent() && ancestors.size() <= MOST_ANCESTORS && ancestors.add(at.get())) {
            at = parent(at.get());
        }
        return ancestors;
    }

    private boolean isUnion(String key) {
        return extended.contains(key) && map(definitions.get(key)).containsKey("oneOf");
    }

    /** Returns whether a union is not a part of the union of an ancestor. */
    private boolean declaresUnion(String key) {
        return isUnion(key)
                && ancestors(key).stream()
                        .filter(this::isUnion)
                        .noneMatch(ancestor -> discriminator(ancestor).equals(discriminator(key)));
    }

    /** Returns the discriminator of a union; empty if its objects are wrapped. */
    private Optional<String> discriminator(String key) {
        return Extension.DISCRIMINATOR.string(extension(key)).filter(member -> isUnion(key));
    }

    /** Returns the definitions in the {@code oneOf} of a union, with its own key for an inline object. */
    private Set<String> cases(String key) {
        return cases.computeIfAbsent(
                key,
                unknown -> isUnion(key)
                        ? branches(key)
                                .map(branch -> referred(branch).orElse(key))
                                .collect(Collectors.toCollection(LinkedHashSet::new))
                        : Set.of());
    }

    private Optional<Object> inline(String key) {
        return branches(key).filter(branch -> referred(branch).isEmpty()).findFirst();
    }

    private Stream<Object> branches(String key) {
        return list(map(definitions.get(key)).get("oneOf")).stream().map(branch -> branch);
    }

    /** Returns the definition to which a schema only refers. */
    private Optional<String> referred(Object schema) {
        return map(schema).size() == 1 && map(schema).get("$ref") instanceof String reference
                ? key(reference)
                : Optional.empty();
    }

    /** Returns the strings that select a definition in the union of its parent. */
    private List<String> values(String key) {
        boolean isCase =
                parent(key).filter(parent -> cases(parent).contains(key)).isPresent();
        boolean ofOthers = isUnion(key) && !declaresUnion(key) && inline(key).isEmpty();
        if (!isCase || ofOthers) {
            return List.of();
        }
        Selection selection = selection(parent(key).orElseThrow(), key).orElseThrow();
        return selection.others()
                ? Extension.VALUES.strings(extension(key))
                : selection.strings().stream().map(String.class::cast).toList();
    }

    /** Returns the definition of the objects that no string selects. */
    private Optional<String> otherwise(String key) {
        return selections(key).orElseThrow().entrySet().stream()
                .filter(each -> each.getValue().others())
                .map(Map.Entry::getKey)
                .findFirst();
    }

    // ---- objects

    /** Returns the object schema with the columns of a definition; empty if it is not of the expected form. */
    private Optional<Flat> flat(String key) {
        if (!flat.containsKey(key)) {
            flat.put(key, Optional.empty()); // for a definition that refers to itself
            flat.put(key, isUnion(key) ? union(key) : object(definitions.get(key), key));
        }
        return flat.get(key);
    }

    private Optional<Flat> object(Object schema, String key) {
        boolean wrapped = isUnion(key) && discriminator(key).isEmpty()
                || ancestors(key).stream()
                        .anyMatch(each -> isUnion(each) && discriminator(each).isEmpty());
        return ExportedObject.of(map(schema), wrapped);
    }

    /** Returns the object of a schema. Of a union, returns the object of one of its subtypes. */
    private Optional<Flat> example(String key) {
        String at = key;
        for (int level = 0; level <= MOST_ANCESTORS && isUnion(at); level++) {
            if (inline(at).isPresent()) {
                return object(inline(at).get(), at);
            }
            at = cases(at).isEmpty() ? at : cases(at).iterator().next();
        }
        return isUnion(at) ? Optional.empty() : flat(at);
    }

    /** Returns an object with the members that the subtypes of a union inherit. */
    private Optional<Flat> union(String key) {
        Map<?, ?> union = map(definitions.get(key));
        List<String> columns = Extension.COLUMNS.strings(extension(key));
        boolean isUnion = OF_UNIONS.containsAll(union.keySet())
                && cases(key).size() == branches(key).count();
        Optional<Flat> found = isUnion ? example(key).flatMap(example -> example.only(columns)) : Optional.empty();
        Optional<Flat> parent = parent(key).filter(definitions::containsKey).flatMap(this::flat);
        boolean hasEvents = inline(key).isPresent();
        Optional<String> own = discriminator(key).filter(member -> declaresUnion(key) || !hasEvents);
        if (own.isPresent()) {
            Optional<Object> inherited = parent.map(of -> of.properties().get(own.get()));
            found = found.map(base -> base.withDiscriminator(own.get(), inherited))
                    .filter(base -> OF_DISCRIMINATORS.containsAll(
                            map(base.properties().get(own.get())).keySet()));
        }
        boolean staysOpen = hasEvents || parent.filter(Flat::isOpen).isPresent();
        return found.map(base -> base.described(union.get("description"), staysOpen));
    }
}
