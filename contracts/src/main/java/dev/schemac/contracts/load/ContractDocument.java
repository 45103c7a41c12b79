package dev.schemac.contracts.load;

import dev.schemac.contracts.load.ExportedSchemas.Declaration;
import java.net.URI;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** A file of a contract. */
public final class ContractDocument {
    private final String name;
    private final Path path;
    private final byte[] content;
    private final SchemaVersion version;
    private final boolean openApi;
    private final SchemaSite root;

    /** The number of definitions with a simple name, by the pointer of the object that contains them. */
    private final Map<String, Map<String, Integer>> simpleNames = new HashMap<>();

    /** How exported definitions were declared, by the pointer of the object that contains them. */
    private final Map<String, Map<String, Declaration>> declarations = new HashMap<>();

    /**
     * Creates a document and its root schema.
     *
     * @param name the name in reports
     * @param path the path of the file; null if it is unknown
     * @param content the bytes of the file
     * @param json the value of the content
     * @param referring the document that refers to this one; null if there is none
     */
    ContractDocument(String name, Path path, byte[] content, Map<?, ?> json, ContractDocument referring) {
        this.name = name;
        this.content = content;
        this.path = path;
        this.version = SchemaVersion.of(json, referring == null ? null : referring.version);
        this.openApi = json.containsKey("openapi")
                || json.containsKey("swagger")
                || referring != null && referring.openApi && !json.containsKey("$schema");
        this.root = SchemaSite.root(this, json);
    }

    public String name() {
        return name;
    }

    Optional<Path> path() {
        return Optional.ofNullable(path);
    }

    public byte[] content() {
        return content;
    }

    SchemaVersion version() {
        return version;
    }

    /** Returns whether it is part of a contract in OpenAPI or Swagger. */
    public boolean isOpenApi() {
        return openApi;
    }

    public SchemaSite root() {
        return root;
    }

    /** Returns how a definition was declared that {@code schemac export} has written; empty for other places. */
    Optional<Declaration> declaration(String pointer) {
        int end = pointer.lastIndexOf('/') + 1;
        String folder = pointer.substring(0, end);
        return ExportedSchemas.FOLDERS.contains(folder)
                ? Optional.ofNullable(declarations
                        .computeIfAbsent(
                                folder,
                                unknown -> ExportedSchemas.in(
                                        folder,
                                        root.descendant(folder.substring(0, end - 1))
                                                .value()))
                        .get(SchemaSite.unescaped(pointer.substring(end))))
                : Optional.empty();
    }

    /** Returns the identifier in a schema, empty if there is none. */
    Optional<URI> identifier(Object schema) {
        if (!(schema instanceof Map<?, ?> keywords)) {
            return Optional.empty();
        }
        Object id = keywords.get(version.idKeyword());
        return id instanceof String text && !text.startsWith("#") ? Uris.of(text) : Optional.empty();
    }

    /**
     * Returns whether no other definition beside this one has the same name after the last dot. Ignores case, like some file
     * systems.
     *
     * @param name the full name
     */
    boolean hasUniqueSimpleName(String pointer, String name) {
        String folder = pointer.substring(0, pointer.lastIndexOf('/'));
        Map<String, Integer> counts = simpleNames.computeIfAbsent(folder, this::simpleNames);
        return counts.getOrDefault(simpleName(name), 0) == 1;
    }

    private Map<String, Integer> simpleNames(String folder) {
        SchemaSite definitions = root.descendant(folder);
        Map<String, Integer> counts = new HashMap<>();
        if (definitions != null && definitions.value() instanceof Map<?, ?> all) {
            all.keySet().forEach(name -> counts.merge(simpleName((String) name), 1, Integer::sum));
        }
        return counts;
    }

    private static String simpleName(String name) {
        return name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    }
}
