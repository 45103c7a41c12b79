package dev.schemac.cli.yaml;

import dev.schemac.contracts.load.ContractSyntaxException;
import dev.schemac.contracts.load.PointerPlaces;
import dev.schemac.runtime.JsonOptions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.common.Anchor;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.MappingStartEvent;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.ReaderException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlVersionException;
import org.snakeyaml.engine.v2.parser.ParserImpl;
import org.snakeyaml.engine.v2.scanner.StreamReader;

/** Makes maps, lists and scalars of the only document of a file. An alias is the value of its anchor. */
final class YamlTree {
    /** Rejects more values in all aliases together, so that a short file cannot stand for a large tree. */
    private static final int MOST_REPEATED = 100_000;

    /** Larger pieces make the library copy long scalars less often. */
    private static final int BUFFER = 1 << 20;

    /**
     * A value.
     *
     * @param size the number of values in it, with itself and those of aliases
     * @param height the levels of nesting in it, 0 for a scalar
     */
    private record Node(Object value, int size, int height) {}

    private final YamlSource source;
    private final JsonOptions limits;
    private final YamlScalars scalars;
    private final PointerPlaces places;
    private final ParserImpl parser;
    private final Map<Anchor, Node> anchors = new HashMap<>();
    private final Set<Anchor> open = new HashSet<>();
    private int repeated;

    /** @param places receives each member and element, except those of aliases */
    YamlTree(YamlSource source, JsonOptions limits, PointerPlaces places) {
        this.places = places;
        this.source = source;
        this.limits = limits;
        this.scalars = new YamlScalars(source, limits);
        LoadSettings settings = LoadSettings.builder()
                .setCodePointLimit(Integer.MAX_VALUE)
                .setBufferSize(Math.min(BUFFER, source.text().length() + 1))
                .build();
        this.parser = new ParserImpl(settings, new StreamReader(settings, source.text()));
    }

    /** Returns the value of the document, null for an empty one. */
    Object document() {
        try {
            parser.next();
            if (parser.checkEvent(Event.ID.StreamEnd)) {
                return null;
            }
            parser.next();
            Event root = parser.peekEvent();
            places.root(source.place(root.getStartMark(), root.getStartMark()));
            Object value = node(1).value();
            parser.next();
            if (!parser.checkEvent(Event.ID.StreamEnd)) {
                throw failure(parser.peekEvent(), "a second document begins here, but a contract is one document");
            }
            return value;
        } catch (MarkedYamlEngineException e) {
            throw source.failure(
                    e.getProblemMark(),
                    "invalid YAML: " + (e.getContext() == null ? "" : e.getContext() + ": ") + e.getProblem());
        } catch (ReaderException e) {
            throw source.failureAtCodePoint(
                    e.getPosition(), String.format("the character U+%04X is not allowed in YAML", e.getCodePoint()));
        } catch (YamlVersionException e) {
            throw new ContractSyntaxException(1, 1, "expected YAML 1.2 but found another version");
        } catch (YamlEngineException e) {
            throw new ContractSyntaxException(1, 1, "invalid YAML: " + e.getMessage());
        }
    }

    private ContractSyntaxException failure(Event event, String description) {
        return source.failure(event.getStartMark(), description);
    }

    /** @param level the levels of nesting around the value, with its own */
    private Node node(int level) {
        NodeEvent event = (NodeEvent) parser.next();
        if (event instanceof AliasEvent alias) {
            return alias(alias, level);
        }
        event.getAnchor().ifPresent(open::add);
        Node node;
        if (event instanceof ScalarEvent scalar) {
            node = new Node(scalars.value(scalar), 1, 0);
        } else {
            if (level > limits.maxDepth()) {
                throw failure(event, "nesting deeper than " + limits.maxDepth() + " levels");
            }
            node = event instanceof MappingStartEvent start ? mapping(start, level) : sequence(event, level);
        }
        event.getAnchor().ifPresent(anchor -> {
            open.remove(anchor);
            anchors.put(anchor, node);
        });
        return node;
    }

    private Node alias(AliasEvent alias, int level) {
        String name = "'*" + alias.getAlias().getValue() + "'";
        Node node = anchors.get(alias.getAlias());
        if (open.contains(alias.getAlias())) {
            throw failure(alias, "the alias " + name + " is inside of its anchor");
        }
        if (node == null) {
            throw failure(alias, "there is no anchor before the alias " + name);
        }
        if (level - 1 + node.height() > limits.maxDepth()) {
            throw failure(alias, "nesting deeper than " + limits.maxDepth() + " levels");
        }
        repeated += node.size();
        if (repeated > MOST_REPEATED) {
            throw failure(alias, "aliases repeat more than " + MOST_REPEATED + " values, the limit");
        }
        return node;
    }

    private void checkTag(CollectionStartEvent event, String type) {
        String tag = event.getTag().orElse("!");
        if (!tag.equals("!") && !tag.equals(YamlScalars.TAGS + type)) {
            throw failure(event, "the tag '" + YamlScalars.written(tag) + "' is not supported here");
        }
    }

    private Node sequence(NodeEvent start, int level) {
        checkTag((CollectionStartEvent) start, "seq");
        List<Object> elements = new ArrayList<>();
        int size = 1;
        int height = 0;
        while (!parser.checkEvent(Event.ID.SequenceEnd)) {
            Event at = parser.peekEvent();
            places.enter(Integer.toString(elements.size()), () -> source.place(at.getStartMark(), at.getStartMark()));
            Node element = node(level + 1);
            places.leave();
            elements.add(element.value());
            size += element.size();
            height = Math.max(height, element.height());
        }
        parser.next();
        return new Node(Collections.unmodifiableList(elements), size, height + 1);
    }

    private Node mapping(MappingStartEvent start, int level) {
        checkTag(start, "map");
        Map<String, Object> members = new LinkedHashMap<>();
        int size = 1;
        int height = 0;
        while (!parser.checkEvent(Event.ID.MappingEnd)) {
            Event at = parser.peekEvent();
            String name = name((NodeEvent) parser.next());
            if (members.containsKey(name)) {
                throw failure(at, "duplicate member '" + name + "'");
            }
            places.enter(name, () -> source.place(at.getStartMark(), at.getEndMark()));
            Node value = node(level + 1);
            places.leave();
            members.put(name, value.value());
            size += value.size();
            height = Math.max(height, value.height());
        }
        parser.next();
        return new Node(Collections.unmodifiableMap(members), size, height + 1);
    }

    /** Returns the name of a member: the text of any scalar, such as {@code 200}. */
    private String name(NodeEvent event) {
        if (event instanceof AliasEvent alias) {
            Node node = alias(alias, 1);
            if (node.value() instanceof String text) {
                return text;
            }
        } else if (event instanceof ScalarEvent scalar) {
            String name = scalars.text(scalar);
            if (scalar.isPlain() && name.equals("<<")) {
                throw failure(event, "'<<' merges nothing in YAML 1.2: write the members, or use 'allOf'");
            }
            Node node = new Node(name, 1, 0);
            event.getAnchor().ifPresent(anchor -> anchors.put(anchor, node));
            return name;
        }
        throw failure(event, "expected a string as the name of a member");
    }
}
