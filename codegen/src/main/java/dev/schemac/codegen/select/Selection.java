package dev.schemac.codegen.select;

import dev.schemac.dsl.diagnostic.NearestName;
import dev.schemac.dsl.model.ClassType;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ObjectType.Union;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.AdaptedType;
import dev.schemac.dsl.model.ValueType.ArrayType;
import dev.schemac.dsl.model.ValueType.ListType;
import dev.schemac.dsl.model.ValueType.MapType;
import dev.schemac.dsl.model.ValueType.UntypedType;
import dev.schemac.runtime.PropertyPath;
import dev.schemac.runtime.internal.access.PathStep;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Selects one value by a property path in the output of a schema's writer. The result is the JSON of the value,
 * unchanged. Immutable.
 */
public final class Selection {
    private static final byte[] NULL = "null".getBytes(StandardCharsets.US_ASCII);

    /** The numbers of these ways in bytes; others have those from 0 on. */
    private static final int NO_WAY = -1;

    private static final int AT_END = -2;

    private final String text;
    private final List<PathStep> steps;
    private final Map<Place, Way> known = new HashMap<>();

    /** Null if it was read from bytes: no message needs it then. */
    private final ObjectType schema;

    private final Map<ObjectType, Set<Column>> columns = new LinkedHashMap<>();
    private final Set<ObjectType> values = new LinkedHashSet<>();
    private final Way first;

    /** The state before a step, with values of these types. */
    private record Place(int step, Set<ValueType> types) {}

    /**
     * The possible meanings of a step.
     *
     * @param index of the element, or -1
     * @param wrapped whether the object may be wrapped in another one
     * @param members the candidates for a name, in the order of lookup
     * @param next the next state for an element
     */
    private record Way(int index, boolean wrapped, List<Member> members, Way next) {
        static final Way END = new Way(-1, false, List.of(), null);
    }

    private record Member(String name, Way next) {}

    private Selection(PropertyPath path, ObjectType schema) {
        this.text = path.toString();
        this.steps = PathStep.parse(text);
        this.schema = schema;
        this.first = way(0, Set.of(schema));
    }

    /**
     * {@return the selection of a path}
     *
     * @throws IllegalArgumentException if no document of the schema can have what the path names
     */
    public static Selection of(PropertyPath path, ObjectType schema) {
        return new Selection(path, schema);
    }

    private Selection(List<Way> ways) {
        this.text = "";
        this.steps = List.of();
        this.schema = null;
        this.first = ways.isEmpty() ? Way.END : ways.get(ways.size() - 1);
    }

    /** {@return the bytes for {@link #of(byte[])}, to select the same value without the schema} */
    public byte[] toByteArray() {
        Map<Way, Integer> numbers = new IdentityHashMap<>();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            write(first, numbers, out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /** Writes a way after the next ones, which it names by their number. Several ways can have the same next one. */
    private static void write(Way way, Map<Way, Integer> numbers, DataOutputStream out) throws IOException {
        if (way == Way.END || numbers.containsKey(way)) {
            return;
        }
        if (way.next != null) {
            write(way.next, numbers, out);
        }
        for (Member member : way.members) {
            write(member.next, numbers, out);
        }
        out.writeInt(way.index);
        out.writeBoolean(way.wrapped);
        out.writeInt(number(way.next, numbers));
        out.writeInt(way.members.size());
        for (Member member : way.members) {
            byte[] name = member.name.getBytes(StandardCharsets.UTF_8);
            out.writeInt(name.length);
            out.write(name);
            out.writeInt(number(member.next, numbers));
        }
        numbers.put(way, numbers.size());
    }

    private static int number(Way way, Map<Way, Integer> numbers) {
        return way == null ? NO_WAY : way == Way.END ? AT_END : numbers.get(way);
    }

    /** @throws IOException if the bytes are not from {@link #toByteArray} */
    public static Selection of(byte[] bytes) throws IOException {
        List<Way> ways = new ArrayList<>();
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
            while (in.available() > 0) {
                int index = in.readInt();
                boolean wrapped = in.readBoolean();
                Way next = way(in.readInt(), ways);
                List<Member> members = new ArrayList<>();
                for (int left = in.readInt(); left > 0; left--) {
                    int length = in.readInt();
                    if (length < 0 || length > in.available()) {
                        throw new IOException("wrong length");
                    }
                    String name = new String(in.readNBytes(length), StandardCharsets.UTF_8);
                    members.add(new Member(name, way(in.readInt(), ways)));
                }
                ways.add(new Way(index, wrapped, List.copyOf(members), next));
            }
        }
        return new Selection(ways);
    }

    private static Way way(int number, List<Way> ways) throws IOException {
        if (number < AT_END || number >= ways.size()) {
            throw new IOException("wrong number");
        }
        return number == NO_WAY ? null : number == AT_END ? Way.END : ways.get(number);
    }

    /**
     * {@return the JSON of the value; {@code null} if a part of the path is null, absent or out of range}
     *
     * @param document the output of the schema's writer
     */
    public byte[] from(byte[] document) {
        return from(new JsonWalk(document));
    }

    /**
     * {@return the JSON of several values, in the order of their selections} It is quicker than a call of {@link #from} for
     * each if the selections have the order of the members.
     *
     * @param document the output of the schema's writer
     */
    public static byte[][] from(byte[] document, List<Selection> selections) {
        JsonWalk walk = new JsonWalk(document);
        byte[][] values = new byte[selections.size()][];
        for (int i = 0; i < values.length; i++) {
            walk.toDocument();
            values[i] = selections.get(i).from(walk);
        }
        return values;
    }

    private byte[] from(JsonWalk walk) {
        Way way = first;
        while (way != Way.END) {
            Way next = null;
            if (way.wrapped) {
                walk.toOnlyMember();
            }
            if (way.index >= 0) {
                next = walk.toElement(way.index) ? way.next : null;
            }
            for (Member member : way.members) {
                if (next == null && walk.toMember(member.name)) {
                    next = member.next;
                }
            }
            if (next == null) {
                return NULL.clone();
            }
            way = next;
        }
        return walk.value();
    }

    /** Returns the columns on the path, by their schema. */
    Map<ObjectType, Set<Column>> columns() {
        return columns;
    }

    /** Returns the schemas of the objects in the value. */
    Set<ObjectType> values() {
        return values;
    }

    // ---- the paths of the schema

    private Way way(int at, Set<ValueType> declared) {
        if (at == steps.size()) {
            for (ValueType type : declared) {
                if (type.leaf() instanceof ObjectType schema) {
                    values.add(schema);
                }
            }
            return Way.END;
        }
        Place place = new Place(at, declared);
        Way way = known.get(place);
        if (way == null) {
            PathStep step = steps.get(at);
            way = step.name() == null ? element(at, declared) : member(at, declared);
            known.put(place, way);
        }
        return way;
    }

    private Way element(int at, Set<ValueType> types) {
        Set<ValueType> elements = new LinkedHashSet<>();
        for (ValueType type : types) {
            if (type instanceof ArrayType array) {
                elements.add(array.element());
            } else if (type instanceof ListType list) {
                elements.add(list.element());
            } else if (type == UntypedType.OBJECT || type instanceof AdaptedType) {
                elements.add(UntypedType.OBJECT);
            }
        }
        if (elements.isEmpty()) {
            throw refused(describe(types) + " has no elements");
        }
        return new Way(steps.get(at).index(), false, List.of(), way(at + 1, elements));
    }

    private Way member(int at, Set<ValueType> declared) {
        Set<ValueType> types = withSubtypes(declared);
        List<Member> members = new ArrayList<>();
        IllegalArgumentException refused = null;
        for (int behind = longestName(at); behind > at; behind--) {
            String name = name(at, behind);
            Map<String, Set<ValueType>> found = new LinkedHashMap<>();
            boolean everywhere = true;
            for (ValueType type : types) {
                Optional<Column> column = column(type, name);
                if (column.isPresent() && type instanceof ObjectType schema) {
                    columns.computeIfAbsent(schema, key -> new LinkedHashSet<>())
                            .add(column.get());
                }
                column.ifPresent(each -> found.computeIfAbsent(each.jsonName(), key -> new LinkedHashSet<>())
                        .add(each.type()));
                if (column.isEmpty() && isOpen(type)) {
                    found.computeIfAbsent(name, key -> new LinkedHashSet<>())
                            .add(type instanceof MapType map ? map.value() : UntypedType.OBJECT);
                }
                everywhere &= column.isPresent();
            }
            for (Map.Entry<String, Set<ValueType>> each : found.entrySet()) {
                try {
                    members.add(new Member(each.getKey(), way(behind, each.getValue())));
                } catch (IllegalArgumentException e) {
                    refused = e; // unless another name matches
                }
            }
            if (everywhere) {
                break; // a shorter name never matches
            }
        }
        if (members.isEmpty() && refused != null) {
            throw refused;
        }
        if (members.isEmpty() && !steps.get(at).optional()) {
            throw noMember(at, types);
        }
        boolean wrapped = declared.stream().anyMatch(Selection::isWrapped);
        return new Way(-1, wrapped, List.copyOf(members), null);
    }

    private int longestName(int at) {
        int behind = at + 1;
        while (behind < steps.size() && steps.get(behind).joins()) {
            behind++;
        }
        return behind;
    }

    private String name(int from, int to) {
        return steps.subList(from, to).stream().map(PathStep::name).collect(Collectors.joining("."));
    }

    private static Optional<Column> column(ValueType type, String name) {
        return columns(type).stream()
                .filter(column -> column.jsonName().equals(name))
                .findFirst();
    }

    private static List<Column> columns(ValueType type) {
        if (type instanceof ObjectType schema) {
            return schema.allColumns();
        }
        return type instanceof ClassType application ? application.columns() : List.of();
    }

    /** Returns whether JSON of the type may have undeclared members. */
    private static boolean isOpen(ValueType type) {
        return type instanceof MapType
                || type instanceof UntypedType
                || type instanceof AdaptedType
                || type instanceof ObjectType schema && schema.dynamic();
    }

    private static Set<ValueType> withSubtypes(Set<ValueType> types) {
        Set<ValueType> all = new LinkedHashSet<>();
        types.forEach(type -> addWithSubtypes(type, all));
        return all;
    }

    private static void addWithSubtypes(ValueType type, Set<ValueType> all) {
        if (all.add(type) && type instanceof ObjectType schema && schema.union().isPresent()) {
            Union union = schema.union().get();
            union.subtypes().forEach(subtype -> addWithSubtypes(subtype.type(), all));
            union.otherwise().ifPresent(other -> addWithSubtypes(other, all));
        }
    }

    private static boolean isWrapped(ValueType type) {
        return type instanceof ObjectType schema
                && (schema.discriminatorStrings().containsKey(Union.WRAPPER)
                        || schema.union()
                                .filter(union -> union.kind() == Union.Kind.WRAPPER)
                                .isPresent());
    }

    // ---- errors

    private IllegalArgumentException noMember(int at, Set<ValueType> types) {
        String name = steps.get(at).name();
        List<Column> columns =
                types.stream().flatMap(type -> columns(type).stream()).toList();
        Optional<Column> renamed =
                columns.stream().filter(column -> column.name().equals(name)).findFirst();
        if (renamed.isPresent()) {
            return refused(
                    describe(types) + " has no member '" + name + "'",
                    "; the JSON name of column '" + name + "' is '"
                            + renamed.get().jsonName() + "'");
        }
        List<String> members = columns.stream().map(Column::jsonName).distinct().toList();
        boolean objects = types.stream().anyMatch(type -> type instanceof ObjectType || type instanceof ClassType);
        if (objects) {
            return refused(describe(types) + " has no column '" + name + "'", NearestName.suggestion(name, members));
        }
        Optional<String> longer = inFirstElement(at, types);
        IllegalArgumentException refused = refused(
                describe(types) + " has no member '" + name + "'",
                longer.map(NearestName::didYouMean).orElse(""));
        return longer.isPresent() ? new NeedsElement(refused.getMessage(), longer.get()) : refused;
    }

    /** The refusal of a path that skips the elements of an array. */
    private static final class NeedsElement extends IllegalArgumentException {
        private static final long serialVersionUID = 1L;

        /** A path through the first element, which documents can have. */
        final String longer;

        NeedsElement(String message, String longer) {
            super(message);
            this.longer = longer;
        }
    }

    /** Returns the same path through the first element, if the value before the step is an array that allows it. */
    private Optional<String> inFirstElement(int at, Set<ValueType> types) {
        if (types.stream().noneMatch(type -> type instanceof ArrayType || type instanceof ListType)) {
            return Optional.empty();
        }
        for (int dot = text.indexOf('.'); dot >= 0; dot = text.indexOf('.', dot + 1)) {
            try {
                if (PathStep.parse(text.substring(0, dot)).size() != at) {
                    continue;
                }
                PropertyPath path = PropertyPath.of(text.substring(0, dot) + "[0]" + text.substring(dot));
                return Optional.of(valid(path));
            } catch (IllegalArgumentException e) {
                // the dot is in a quoted name, or no element has the rest
            }
        }
        return Optional.empty();
    }

    /** Returns the path if documents can have it, otherwise the longer one that its own error suggests. */
    private String valid(PropertyPath path) {
        try {
            return new Selection(path, schema).text;
        } catch (NeedsElement e) {
            return e.longer;
        }
    }

    private static String describe(Set<ValueType> types) {
        return types.iterator().next().toString();
    }

    private IllegalArgumentException refused(String problem) {
        return refused(problem, "");
    }

    private IllegalArgumentException refused(String problem, String suggestion) {
        return new IllegalArgumentException(problem + " (property path \"" + text + "\")" + suggestion);
    }
}
