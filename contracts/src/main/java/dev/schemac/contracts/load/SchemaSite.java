package dev.schemac.contracts.load;

import dev.schemac.contracts.epl.EplNames;
import dev.schemac.contracts.load.ExportedSchemas.Declaration;
import dev.schemac.dsl.jsonschema.Extension;
import dev.schemac.dsl.jsonschema.ScalarSchemas;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A value at its place in a document, as the file has it. Each place has one instance, so two sites are equal if they are the
 * same object. Not thread-safe.
 */
public final class SchemaSite {
    private static final URI NO_BASE = URI.create("");
    private static final Pattern DEFINITION =
            Pattern.compile(".*(?<!/properties)/(\\$defs|definitions|components/schemas)/[^/]*");

    private static final Pattern INDEX = Pattern.compile("0|[1-9][0-9]{0,8}");
    private static final Set<String> DEFINITIONS = Set.of("$defs", "definitions", "schemas");

    /** A class name with its package or namespace. */
    private static final Pattern QUALIFIED =
            Pattern.compile("(?:[a-z_]\\w*\\.(?:[\\w-]+\\.)*|(?:[\\w-]+\\.){2,})[A-Z]\\w*");

    private final ContractDocument document;
    private final String pointer;
    private final Object value;
    private final URI base;
    private final SchemaSite resource;

    /** The JSON pointer in reports of a derived schema; null if the schema has it. */
    private final String reported;

    /** The values in this one that were asked for, by name or index. */
    private final Map<String, SchemaSite> children = new HashMap<>();

    private SchemaSite rewritten;

    /** The schemas that {@link #derived} made, by the keyword that they express. */
    private final Map<String, SchemaSite> derived = new HashMap<>();

    private SchemaSite(
            ContractDocument document, String pointer, Object value, URI base, SchemaSite resource, String reported) {
        this.document = document;
        this.pointer = pointer;
        this.value = value;
        this.base = base;
        this.resource = resource == null ? this : resource;
        this.reported = reported;
    }

    static SchemaSite root(ContractDocument document, Object json) {
        URI base = document.identifier(json).orElse(NO_BASE);
        return new SchemaSite(document, "", json, base, null, null);
    }

    public ContractDocument document() {
        return document;
    }

    /** Returns the JSON pointer, {@code ""} for the root. */
    public String pointer() {
        return reported == null ? pointer : reported;
    }

    public Object value() {
        return value;
    }

    /** Returns the base of relative references. */
    URI base() {
        return base;
    }

    /** Returns the schema with the identifier that {@link #base} comes from; the root if there is none. */
    SchemaSite resource() {
        return resource;
    }

    /** Returns the value of a keyword; null if it is absent. */
    public Object get(String keyword) {
        return value instanceof Map<?, ?> keywords ? keywords.get(keyword) : null;
    }

    public boolean has(String keyword) {
        return value instanceof Map<?, ?> keywords && keywords.containsKey(keyword);
    }

    public Set<String> keywords() {
        Set<String> names = new LinkedHashSet<>();
        if (value instanceof Map<?, ?> keywords) {
            keywords.keySet().forEach(name -> names.add((String) name));
        }
        return names;
    }

    /** Returns whether both have the same content, in which references lead to the same places. */
    public boolean hasContentOf(SchemaSite other) {
        return document == other.document && base.equals(other.base) && JsonKind.same(value, other.value);
    }

    /** Returns the value in a member of an object, or at an index of an array; null if it does not exist. */
    public SchemaSite child(String token) {
        SchemaSite known = children.get(token);
        if (known == null) {
            known = newChild(token);
            if (known != null) {
                children.put(token, known);
            }
        }
        return known;
    }

    private SchemaSite newChild(String token) {
        Object child = null;
        if (value instanceof Map<?, ?> members && members.containsKey(token)) {
            child = members.get(token);
        } else if (value instanceof List<?> elements && INDEX.matcher(token).matches()) {
            int index = Integer.parseInt(token);
            if (index >= elements.size()) {
                return null;
            }
            child = elements.get(index);
        } else {
            return null;
        }
        boolean ignored = document.version().refStandsAlone()
                && child instanceof Map<?, ?> keywords
                && keywords.get("$ref") instanceof String;
        URI own = ignored ? null : document.identifier(child).map(base::resolve).orElse(null);
        return new SchemaSite(
                document,
                pointer + escaped(token),
                child,
                own == null ? base : own,
                own == null ? resource : null,
                reported);
    }

    /**
     * Returns the value at a place below this one; null if it does not exist.
     *
     * @param path the JSON pointer from here, which begins with a slash
     */
    SchemaSite descendant(String path) {
        SchemaSite found = this;
        for (String token : path.substring(1).split("/", -1)) {
            if (found == null) {
                return null;
            }
            found = found.child(unescaped(token));
        }
        return found;
    }

    /** Returns the JSON pointer of a member, which may be absent. */
    public String pointerTo(String token) {
        return reported == null ? pointer + escaped(token) : reported;
    }

    private static String escaped(String token) {
        return "/" + token.replace("~", "~0").replace("/", "~1");
    }

    static String unescaped(String token) {
        return token.replace("~1", "/").replace("~0", "~");
    }

    /**
     * Returns a schema that expresses a keyword of this one. Reports about it have the pointer of the keyword. A second call
     * for a keyword returns the same schema.
     */
    public SchemaSite derived(String keyword, Object schema) {
        return derived.computeIfAbsent(
                keyword,
                key -> new SchemaSite(
                        document, pointer + escaped(keyword), schema, base, resource, pointerTo(keyword)));
    }

    /** Returns whether {@link #derived} made the schema, or a schema around it. */
    public boolean isDerived() {
        return reported != null;
    }

    /** Returns the schemas in an object or array that is the value of a keyword. */
    public List<SchemaSite> children(String keyword) {
        return has(keyword) ? child(keyword).members() : new ArrayList<>();
    }

    /** Returns the values of the members or elements. */
    public List<SchemaSite> members() {
        List<SchemaSite> members = new ArrayList<>();
        if (value instanceof Map<?, ?> object) {
            object.keySet().forEach(name -> members.add(child((String) name)));
        } else if (value instanceof List<?> elements) {
            for (int i = 0; i < elements.size(); i++) {
                members.add(child(Integer.toString(i)));
            }
        }
        return members;
    }

    /** Returns the last part of the pointer, {@code ""} for the root. */
    public String lastToken() {
        return unescaped(pointer.substring(pointer.lastIndexOf('/') + 1));
    }

    /** Returns a name for an inline schema: the member around it, otherwise its last token. */
    public String memberName() {
        String[] tokens = pointer().split("/");
        for (int i = tokens.length - 1; i > 0; i--) {
            if (tokens[i - 1].equals("properties")) {
                String member = EplNames.typeName(tokens[i]);
                return i == tokens.length - 1 ? member : EplNames.singular(member);
            }
        }
        return EplNames.typeName(lastToken());
    }

    /** Returns the first description of some schemas; empty if none has one. */
    public static String description(Set<SchemaSite> sites) {
        return sites.stream()
                .map(site -> site.get("description"))
                .filter(String.class::isInstance)
                .map(String.class::cast)
                .findFirst()
                .orElse("");
    }

    /** Returns how a definition was declared that {@code schemac export} has written. */
    public Optional<Declaration> declaration() {
        return get(ScalarSchemas.TYPE) instanceof Map ? document.declaration(pointer) : Optional.empty();
    }

    /** Returns the name that the definition had when it was exported; empty if it is derived from the key. */
    public Optional<String> declaredName() {
        return Extension.NAME.string(get(ScalarSchemas.TYPE)).filter(EplNames::isName);
    }

    /** Returns this place with another schema, whose keywords are at the same places. */
    public SchemaSite rewritten(Object schema) {
        return rewritten == null
                ? rewritten = new SchemaSite(document, pointer, schema, base, resource, reported)
                : rewritten;
    }

    /** Returns another definition beside this one. */
    public SchemaSite sibling(String key) {
        return root().descendant(pointer.substring(0, pointer.lastIndexOf('/'))).child(key);
    }

    /** Returns the name of a definition, or of a whole file. Returns empty for a schema inside of another one. */
    public Optional<String> name() {
        if (pointer().isEmpty()) {
            return Optional.of(nameOfFile());
        }
        String[] tokens = pointer().split("/", -1); // A definition can have an empty name.
        // A member can have the name 'definitions', too.
        return tokens.length > 2
                        && DEFINITIONS.contains(tokens[tokens.length - 2])
                        && !tokens[tokens.length - 3].equals("properties")
                ? Optional.of(declaredName().orElseGet(() -> EplNames.typeName(definitionName())))
                : Optional.empty();
    }

    /**
     * Returns the name of a definition. Of a qualified class name, such as {@code com.acme.Order}, returns the simple name
     * unless another definition has it, too.
     */
    private String definitionName() {
        String full = lastToken();
        return QUALIFIED.matcher(full).matches() && document.hasUniqueSimpleName(pointer, full)
                ? full.substring(full.lastIndexOf('.') + 1)
                : full;
    }

    private String nameOfFile() {
        Optional<String> title = EplNames.ofTitle(get("title"));
        if (title.isPresent()) {
            return title.get();
        }
        String file = document.name();
        file = file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
        return EplNames.typeName(
                file.replaceFirst("(?i)([._-]schema)?\\.(json|ya?ml)$", "").replaceFirst("^<stdin>$", "Event"));
    }

    /** Returns whether it is one of the definitions of its document. */
    public boolean isDefinition() {
        return DEFINITION.matcher(pointer).matches();
    }

    /** Returns whether its JSON type is that of a schema. */
    public boolean isSchema() {
        return value instanceof Map || value instanceof Boolean;
    }

    /** Returns its name in messages. */
    public String place() {
        return document.name() + "#" + pointer();
    }

    public SchemaSite root() {
        return document.root();
    }

    public SchemaVersion version() {
        return document.version();
    }

    @Override
    public String toString() {
        return place();
    }
}
