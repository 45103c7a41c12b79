package dev.schemac.contracts.load;

import java.net.URI;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Resolves {@code $ref} by path or identifier: in the same file or in another one below the folder. It never uses the
 * network.
 */
public final class References {
    /** Rejects contracts with more files. */
    private static final int MOST_DOCUMENTS = 10_000;

    /** The keywords that name a schema. */
    private static final Set<String> IDENTIFIERS = Set.of("$id", "$anchor", "$dynamicAnchor");

    private final ContractFiles files;
    private final List<ContractDocument> documents = new ArrayList<>();
    private final Map<String, ContractDocument> byName = new HashMap<>();
    private final Map<Path, ContractDocument> byPath = new HashMap<>();
    private final Map<URI, SchemaSite> byIdentifier = new HashMap<>();
    private final Map<URI, Map<String, SchemaSite>> anchors = new HashMap<>();
    private final DynamicReferences dynamic = new DynamicReferences(this);

    /** The documents before this one refer only to known documents. */
    private int opened;

    public References(ContractFiles files) {
        this.files = files;
    }

    /** Sets the parser of files that are not JSON. */
    public void with(ContractParser parser) {
        files.with(parser);
    }

    /** Reads a file that the caller names. Registers its identifiers, so files before it can refer to them. */
    public ContractDocument open(Path path) {
        Path file = files.named(path);
        ContractDocument known = byPath.get(file);
        return known != null ? known : identified(read(file, path.toString(), null));
    }

    /** Reads a document that has no file. Registers its identifiers. */
    public ContractDocument add(String name, byte[] json) {
        return identified(new ContractDocument(name, null, json, files.parse(name, json), null));
    }

    private ContractDocument identified(ContractDocument document) {
        return hasIdentifiers(document) ? register(document) : document;
    }

    /**
     * Registers a document that {@link #open} or {@link #add(String, byte[])} has read. Returns the registered document: if
     * another document referred to its file before, the version of that document applies.
     */
    public ContractDocument registered(ContractDocument document) {
        ContractDocument known = document.path().map(byPath::get).orElse(null);
        return known != null ? known : documents.contains(document) ? document : register(document);
    }

    /** Returns the files that were read. */
    public Set<Path> files() {
        return files.read();
    }

    private ContractDocument read(Path file, String name, ContractDocument referring) {
        byte[] content = files.read(file, name);
        return new ContractDocument(name, file, content, files.parse(name, content), referring);
    }

    /**
     * Finds places in a document.
     *
     * @param name the name of the document in reports
     */
    public void locate(String name, PointerPlaces places) {
        Optional.ofNullable(byName.get(name)).ifPresent(document -> files.locate(name, document.content(), places));
    }

    private ContractDocument register(ContractDocument document) {
        if (byPath.size() >= MOST_DOCUMENTS) {
            throw new ContractException(
                    document.name(), "the contract refers to more than " + MOST_DOCUMENTS + " files");
        }
        document.path().ifPresent(file -> byPath.put(file, document));
        documents.add(document);
        byName.putIfAbsent(document.name(), document);
        if (hasIdentifiers(document)) {
            Contents.forEachObject(document.root(), this::index);
        }
        return document;
    }

    private static boolean hasIdentifiers(ContractDocument document) {
        return document.version().idKeyword().equals("id")
                || hasIdentifiers(document.root().value());
    }

    /** Returns whether an object in the value has an identifier or an anchor. Most contracts have none. */
    private static boolean hasIdentifiers(Object value) {
        if (value instanceof Map<?, ?> members) {
            for (Map.Entry<?, ?> member : members.entrySet()) {
                boolean names = member.getValue() instanceof String && IDENTIFIERS.contains(member.getKey())
                        || member.getValue() == Boolean.TRUE && member.getKey().equals("$recursiveAnchor");
                if (names || hasIdentifiers(member.getValue())) {
                    return true;
                }
            }
        } else if (value instanceof List<?> elements) {
            for (Object element : elements) {
                if (hasIdentifiers(element)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Registers the identifiers and anchors of a schema. */
    private void index(SchemaSite site) {
        if (site.resource() == site && site.document().identifier(site.value()).isPresent()) {
            byIdentifier.putIfAbsent(withoutFragment(site.base()), site);
        }
        dynamic.add(site);
        anchor(site, site.get("$anchor"), "");
        anchor(site, site.get("$dynamicAnchor"), "");
        anchor(site, site.get(site.version().idKeyword()), "#");
    }

    private void anchor(SchemaSite site, Object name, String prefix) {
        if (name instanceof String text && text.startsWith(prefix) && (prefix.length() > 0 || !text.isEmpty())) {
            anchors.computeIfAbsent(withoutFragment(site.base()), base -> new HashMap<>())
                    .putIfAbsent(text.substring(prefix.length()), site);
        }
    }

    /**
     * Resolves a reference in {@code $ref}.
     *
     * @param site the schema that contains the reference
     * @return empty if the reference leads into the network
     * @throws ContractException if the target does not exist, or is outside of the folder
     */
    public Optional<SchemaSite> resolve(SchemaSite site, String reference) {
        return resolve(site, reference, site.place() + "/$ref");
    }

    /**
     * Resolves a reference.
     *
     * @param place the place of the reference in messages
     */
    public Optional<SchemaSite> resolve(SchemaSite site, String reference, String place) {
        URI uri = Uris.of(reference).orElseThrow(() -> new ContractException(place, "not a URI: '" + reference + "'"));
        String fragment = uri.getFragment() == null ? "" : uri.getFragment();
        if (reference.startsWith("#")) {
            return Optional.of(inside(site.resource(), fragment, place, reference));
        }
        URI target = withoutFragment(site.base().resolve(uri));
        SchemaSite known = byIdentifier.get(target);
        if (known == null) {
            known = file(site, withoutFragment(uri), target, place)
                    .map(ContractDocument::root)
                    .orElse(null);
        }
        return Optional.ofNullable(known).map(found -> inside(found, fragment, place, reference));
    }

    /** Returns the resolver of references whose target depends on other schemas. */
    public DynamicReferences dynamic() {
        return dynamic;
    }

    /** Opens all files that known documents refer to. Ignores files that cannot be read, until a schema needs them. */
    public void openAll() {
        while (opened < documents.size()) {
            Contents.forEachObject(documents.get(opened++).root(), this::open);
        }
    }

    private void open(SchemaSite site) {
        if (site.get("$ref") instanceof String reference && !reference.startsWith("#")) {
            try {
                resolve(site, reference);
            } catch (ContractException e) {
                // A schema that uses the reference reports it.
            }
        }
    }

    private Optional<ContractDocument> file(SchemaSite site, URI reference, URI target, String place) {
        boolean relative = reference.getScheme() == null && reference.getRawAuthority() == null;
        boolean inFolder = target.getScheme() == null && target.getRawAuthority() == null;
        Optional<Path> beside = relative ? beside(site, reference, place) : Optional.empty();
        Optional<Path> below = inFolder ? files.below(path(target, place)) : Optional.empty();
        Path file = below.filter(files::exists)
                .or(() -> beside.filter(files::exists))
                .orElse(null);
        if (file != null) {
            ContractDocument known = byPath.get(file);
            return Optional.of(known != null ? known : register(read(file, files.relative(file), site.document())));
        }
        if (!inFolder && target.getScheme() != null && !target.getScheme().equals("file")) {
            return Optional.empty();
        }
        throw files.notFound(place, reference, below.isEmpty() && beside.isEmpty());
    }

    private Optional<Path> beside(SchemaSite site, URI reference, String place) {
        return site.document()
                .path()
                .map(Path::getParent)
                .flatMap(folder -> files.below(folder.resolve(path(reference, place))));
    }

    private static Path path(URI uri, String place) {
        try {
            return Path.of(uri.getPath() == null ? "" : uri.getPath());
        } catch (InvalidPathException e) {
            throw new ContractException(place, "not a file name: '" + uri + "'");
        }
    }

    private SchemaSite inside(SchemaSite resource, String fragment, String place, String reference) {
        SchemaSite found = resource;
        if (fragment.startsWith("/")) {
            found = resource.descendant(fragment);
        } else if (!fragment.isEmpty()) {
            found = anchors.getOrDefault(withoutFragment(resource.base()), Map.of())
                    .get(fragment);
        }
        if (found == null || !found.isSchema()) {
            throw new ContractException(place, "there is no schema at '" + reference + "'");
        }
        return found;
    }

    private static URI withoutFragment(URI uri) {
        String text = uri.toString();
        int fragment = text.indexOf('#');
        return fragment < 0 ? uri : URI.create(text.substring(0, fragment));
    }
}
