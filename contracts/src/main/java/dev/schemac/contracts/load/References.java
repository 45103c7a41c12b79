package dev.schemac.contracts.load;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Resolves {@code $ref} by path or identifier: in the same file or in another one below the folder. It never uses the
 * network.
 */
public final class References {
    /** Rejects contracts with more files. */
    private static final int MOST_DOCUMENTS = 10_000;

    /** The keywords that name a schema. */
    private static final Set<String> IDENTIFIERS = Set.of("$id", "$anchor", "$dynamicAnchor");

    /** ASCII characters that a URI must not contain, and percent signs without two digits. */
    private static final Pattern NOT_IN_URI =
            Pattern.compile("[\\x00-\\x20\"<>\\\\^`{|}\\[\\]\\x7F]|%(?![0-9a-fA-F]{2})");

    private final ContractFiles files;
    private final List<ContractDocument> documents = new ArrayList<>();
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

    /** Returns the URI, empty if the string is none. Encodes characters that a URI must not contain, like validators do. */
    static Optional<URI> uri(String text) {
        return strict(text).or(() -> strict(encoded(text)));
    }

    private static Optional<URI> strict(String text) {
        try {
            return Optional.of(new URI(text));
        } catch (URISyntaxException e) {
            return Optional.empty();
        }
    }

    private static String encoded(String text) {
        int fragment = text.indexOf('#') + 1;
        String oneFragment =
                text.substring(0, fragment) + text.substring(fragment).replace("#", "%23");
        return NOT_IN_URI
                .matcher(oneFragment)
                .replaceAll(found ->
                        String.format(Locale.ROOT, "%%%02X", (int) found.group().charAt(0)));
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

    private ContractDocument read(Path file, String name, SchemaVersion referring) {
        byte[] content = files.read(file, name);
        return new ContractDocument(name, file, content, files.parse(name, content), referring);
    }

    /**
     * Finds places in a document.
     *
     * @param name the name of the document in reports
     */
    public void locate(String name, PointerPlaces places) {
        documents.stream()
                .filter(document -> document.name().equals(name))
                .findFirst()
                .ifPresent(document -> files.locate(name, document.content(), places));
    }

    private ContractDocument register(ContractDocument document) {
        if (byPath.size() >= MOST_DOCUMENTS) {
            throw new ContractException(
                    document.name(), "the contract refers to more than " + MOST_DOCUMENTS + " files");
        }
        document.path().ifPresent(file -> byPath.put(file, document));
        documents.add(document);
        if (hasIdentifiers(document)) {
            Contents.forEachObject(document.root(), this::index);
        }
        return document;
    }

    private static boolean hasIdentifiers(ContractDocument document) {
        return document.version() == SchemaVersion.DRAFT_4
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
        anchor(site, site.get(site.version() == SchemaVersion.DRAFT_4 ? "id" : "$id"), "#");
    }

    private void anchor(SchemaSite site, Object name, String prefix) {
        if (name instanceof String text && text.startsWith(prefix) && (prefix.length() > 0 || !text.isEmpty())) {
            anchors.computeIfAbsent(withoutFragment(site.base()), base -> new HashMap<>())
                    .putIfAbsent(text.substring(prefix.length()), site);
        }
    }

    /**
     * Resolves a reference.
     *
     * @param site the schema that contains the reference
     * @return empty if the reference leads into the network
     * @throws ContractException if the target does not exist, or is outside of the folder
     */
    public Optional<SchemaSite> resolve(SchemaSite site, String reference) {
        URI uri = uri(reference)
                .orElseThrow(() -> new ContractException(site.place() + "/$ref", "not a URI: '" + reference + "'"));
        String fragment = uri.getFragment() == null ? "" : uri.getFragment();
        if (reference.startsWith("#")) {
            return Optional.of(inside(site.resource(), fragment, site, reference));
        }
        URI target = withoutFragment(site.base().resolve(uri));
        SchemaSite known = byIdentifier.get(target);
        if (known == null) {
            known = file(site, withoutFragment(uri), target)
                    .map(ContractDocument::root)
                    .orElse(null);
        }
        return Optional.ofNullable(known).map(found -> inside(found, fragment, site, reference));
    }

    /** Returns the resolver of references whose target depends on other schemas. */
    public DynamicReferences dynamic() {
        return dynamic;
    }

    /** Returns the schemas that a schema refers to, and that apply to the same value; empty if one of them is unknown. */
    public Optional<List<SchemaSite>> targets(SchemaSite site) {
        List<Optional<SchemaSite>> targets = new ArrayList<>();
        if (site.get("$ref") instanceof String reference) {
            targets.add(resolve(site, reference));
        }
        DynamicReferences.KEYWORDS.stream()
                .filter(site::has)
                .forEach(keyword -> targets.add(dynamic.target(site, keyword)));
        return targets.stream().allMatch(Optional::isPresent)
                ? Optional.of(targets.stream().map(Optional::get).toList())
                : Optional.empty();
    }

    /** Opens all files that known documents refer to. Ignores files that cannot be read, until a schema needs them. */
    void openAll() {
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

    private Optional<ContractDocument> file(SchemaSite site, URI reference, URI target) {
        boolean relative = reference.getScheme() == null && reference.getRawAuthority() == null;
        boolean inFolder = target.getScheme() == null && target.getRawAuthority() == null;
        Optional<Path> beside = relative ? beside(site, reference) : Optional.empty();
        Optional<Path> below = inFolder ? files.below(path(site, target)) : Optional.empty();
        Path file = below.filter(files::exists)
                .or(() -> beside.filter(files::exists))
                .orElse(null);
        if (file != null) {
            ContractDocument known = byPath.get(file);
            return Optional.of(known != null ? known : register(read(file, files.relative(file), site.version())));
        }
        if (!inFolder && target.getScheme() != null && !target.getScheme().equals("file")) {
            return Optional.empty();
        }
        boolean outside = below.isEmpty() && beside.isEmpty();
        throw new ContractException(
                site.place() + "/$ref",
                (outside
                                ? "'" + reference + "' is not below the folder "
                                : "no file '" + reference + "' below the folder ")
                        + files.root() + "; --root sets another folder");
    }

    private Optional<Path> beside(SchemaSite site, URI reference) {
        return site.document()
                .path()
                .map(Path::getParent)
                .flatMap(folder -> files.below(folder.resolve(path(site, reference))));
    }

    private static Path path(SchemaSite site, URI uri) {
        try {
            return Path.of(uri.getPath() == null ? "" : uri.getPath());
        } catch (InvalidPathException e) {
            throw new ContractException(site.place() + "/$ref", "not a file name: '" + uri + "'");
        }
    }

    private SchemaSite inside(SchemaSite resource, String fragment, SchemaSite site, String reference) {
        SchemaSite found = resource;
        if (fragment.startsWith("/")) {
            found = resource.descendant(fragment);
        } else if (!fragment.isEmpty()) {
            found = anchors.getOrDefault(withoutFragment(resource.base()), Map.of())
                    .get(fragment);
        }
        if (found == null || !found.isSchema()) {
            throw new ContractException(site.place() + "/$ref", "there is no schema at '" + reference + "'");
        }
        return found;
    }

    private static URI withoutFragment(URI uri) {
        String text = uri.toString();
        int fragment = text.indexOf('#');
        return fragment < 0 ? uri : URI.create(text.substring(0, fragment));
    }
}
