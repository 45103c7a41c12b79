package dev.schemac.export.protobuf;

import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.model.ClassType;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.AdaptedType;
import dev.schemac.dsl.model.ValueType.ArrayType;
import dev.schemac.dsl.model.ValueType.EnumType;
import dev.schemac.dsl.model.ValueType.ListType;
import dev.schemac.dsl.model.ValueType.MapType;
import dev.schemac.dsl.model.ValueType.UntypedType;
import dev.schemac.export.declaration.Declaration;
import dev.schemac.export.declaration.Difference;
import dev.schemac.export.types.Cell;
import dev.schemac.export.types.Member;
import dev.schemac.export.types.NamedTypes;
import dev.schemac.export.types.ObjectMembers;
import dev.schemac.export.types.ScalarRow;
import dev.schemac.export.types.Texts;
import dev.schemac.export.types.UniqueNames;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Declares schemas as messages of Protocol Buffers, version 3. Their JSON mapping reads the documents, except for the
 * differences. Field numbers follow the order of the members.
 */
public final class ProtoDeclarations {
    private static final String VALUE = "google.protobuf.Value";
    private static final String STRUCT = "google.protobuf.Struct";
    private static final String CONTENT = "Content";
    private static final String LIST = "google.protobuf.ListValue";
    private static final int RESERVED_BEGIN = 19_000;
    private static final int RESERVED_END = 19_999;

    private final NamedTypes named;
    private final Set<EnumType> enums = new HashSet<>();
    private final Set<ObjectType> wrapped = new HashSet<>();
    /** The messages that protoc nests in others: for each map, one of key and value. They hide types of the same name. */
    private final Set<String> nested = new HashSet<>();

    private final Set<String> imports = new TreeSet<>();
    private final List<Difference> differences = new ArrayList<>();

    private ProtoDeclarations(List<ObjectType> wanted) {
        UniqueNames names = new UniqueNames(name -> name);
        ProtoNames.WORDS.forEach(names::take);
        named = new NamedTypes(wanted, names);
        for (ValueType type : named.types()) {
            if (type instanceof EnumType constants && expressible(constants, names)) {
                enums.add(constants);
            } else if (!(type instanceof EnumType)) {
                ObjectMembers.of(type, false).members().stream()
                        .filter(member -> member.wrapped() != null)
                        .forEach(member -> wrapped.add(member.wrapped()));
            }
        }
        for (ValueType type : named.types()) {
            if (!(type instanceof EnumType)) {
                addNested(type);
            }
        }
    }

    private void addNested(ValueType type) {
        ObjectMembers object = ObjectMembers.of(type, false);
        addEntries(object, fieldNames(object, scope(type, object)));
        if (type instanceof ObjectType schema && wrapped.contains(schema)) {
            nested.add(CONTENT);
            ObjectMembers content = ObjectMembers.of(schema, true);
            addEntries(content, fieldNames(content, new UniqueNames(ProtoNames::defaultJsonName)));
        }
    }

    private void addEntries(ObjectMembers object, List<String> fields) {
        for (int i = 0; i < fields.size(); i++) {
            if (isMap(object.members().get(i))) {
                nested.add(ProtoNames.entry(fields.get(i)));
            }
        }
    }

    /** Returns the names in the message of a type before its fields have names. */
    private UniqueNames scope(ValueType type, ObjectMembers object) {
        UniqueNames names = new UniqueNames(ProtoNames::defaultJsonName);
        if (type instanceof ObjectType schema && wrapped.contains(schema)) {
            names.take(CONTENT);
        }
        if (isWrapper(object)) {
            names.take("value");
        }
        return names;
    }

    /** Returns whether an enum has its strings as constants. Constants of all enums and the types share a scope. */
    private boolean expressible(EnumType type, UniqueNames names) {
        String prefix = stem(named.name(type));
        Set<String> stems = new HashSet<>();
        for (String string : type.strings()) {
            String stem = stem(string);
            if (!UniqueNames.isIdentifier(string)
                    || !stems.add(stem.startsWith(prefix) ? stem.substring(prefix.length()) : stem)) {
                return false;
            }
        }
        return type.strings().stream().allMatch(names::take);
    }

    private static String stem(String name) {
        return name.replace("_", "").toLowerCase(Locale.ROOT);
    }

    /** Returns messages. */
    public static Declaration of(List<ObjectType> types) {
        return new ProtoDeclarations(types).declaration();
    }

    private Declaration declaration() {
        StringBuilder body = new StringBuilder();
        for (ValueType type : named.types()) {
            if (type instanceof EnumType constants) {
                if (enums.contains(constants)) {
                    declare(constants, body);
                }
            } else {
                declare(type, body);
            }
        }
        StringBuilder text = new StringBuilder("""
                // Field numbers follow the order of the columns, inherited columns first.
                // To keep them, only append columns.
                syntax = "proto3";
                """);
        if (!named.module().isEmpty()) {
            text.append("\npackage ").append(packageName()).append(";\n");
        }
        if (!imports.isEmpty()) {
            text.append('\n');
            imports.forEach(file -> text.append("import \"").append(file).append("\";\n"));
        }
        return new Declaration(text.append(body).toString(), differences);
    }

    private void declare(EnumType type, StringBuilder out) {
        out.append('\n');
        comment("", Texts.lines(type.declaration().flatMap(EnumType.Declaration::description)), out);
        out.append("enum ").append(named.name(type)).append(" {\n");
        for (int i = 0; i < type.strings().size(); i++) {
            out.append("  ")
                    .append(type.strings().get(i))
                    .append(" = ")
                    .append(i)
                    .append(";\n");
        }
        out.append("}\n");
    }

    private void declare(ValueType type, StringBuilder out) {
        ObjectMembers object = ObjectMembers.of(type, false);
        boolean wrapper = isWrapper(object);
        out.append('\n');
        if (type instanceof ObjectType schema) {
            List<String> messages = new ArrayList<>();
            if (!named.name(type).equals(schema.name())) {
                messages.add("Protocol Buffers have no such name: the message is " + named.name(type));
            }
            // a oneof expresses the union itself
            messages.addAll(wrapper ? object.besidesWrappers() : object.differences());
            comment("", Texts.lines(schema.description()), out);
            comment("", messages, out);
            messages.forEach(message -> report(schema.location(), schema.name(), message));
        }
        out.append("message ").append(named.name(type)).append(" {\n");
        UniqueNames names = scope(type, object);
        if (type instanceof ObjectType schema && wrapped.contains(schema)) {
            out.append("  message ").append(CONTENT).append(" {\n");
            fields(type, ObjectMembers.of(schema, true), "    ", new UniqueNames(ProtoNames::defaultJsonName), out);
            out.append("  }\n");
        }
        if (wrapper) {
            out.append("  oneof value {\n");
            fields(type, object, "    ", names, out);
            out.append("  }\n");
        } else {
            fields(type, object, "  ", names, out);
        }
        out.append("}\n");
    }

    private static boolean isWrapper(ObjectMembers object) {
        return object.members().stream().anyMatch(member -> member.wrapped() != null);
    }

    /** Returns the names of the fields, in the order of the members. Omitted members have an empty name. */
    private static List<String> fieldNames(ObjectMembers object, UniqueNames names) {
        // names of members win over identifiers made of other names
        Set<String> kept = new HashSet<>();
        for (Member member : object.members()) {
            if (UniqueNames.isIdentifier(member.name())
                    && names.take(member.name())
                    && (!isMap(member) || names.take(ProtoNames.entry(member.name())))) {
                kept.add(member.name());
            }
        }
        List<String> fields = new ArrayList<>();
        for (Member member : object.members()) {
            if (omission(member).isPresent()) {
                fields.add("");
            } else {
                fields.add(
                        kept.contains(member.name())
                                ? member.name()
                                : free(names, UniqueNames.identifier(member.name()), isMap(member)));
            }
        }
        return fields;
    }

    private void fields(ValueType owner, ObjectMembers object, String indent, UniqueNames names, StringBuilder out) {
        List<String> fields = fieldNames(object, names);
        int number = 0;
        for (int i = 0; i < fields.size(); i++) {
            Member member = object.members().get(i);
            number = number + 1 == RESERVED_BEGIN ? RESERVED_END + 1 : number + 1;
            List<String> messages = new ArrayList<>();
            Optional<String> type = type(member, messages);
            SourceLocation location = member.wrapped() != null
                    ? member.wrapped().location()
                    : member.column().location();
            String json = Texts.inLine(member.name());
            messages.forEach(message -> report(location, owner + "." + json, message));
            if (member.wrapped() == null) {
                comment(indent, Texts.lines(member.column().description()), out);
            }
            comment(indent, type.isPresent() ? messages : List.of(json + ": " + messages.get(0)), out);
            if (type.isPresent()) {
                String name = fields.get(i);
                out.append(indent)
                        .append(type.get())
                        .append(' ')
                        .append(name)
                        .append(" = ")
                        .append(number);
                if (!ProtoNames.defaultJsonName(name).equals(member.name())) {
                    out.append(" [json_name = ")
                            .append(ProtoNames.literal(member.name()))
                            .append(']');
                }
                out.append(";\n");
            }
        }
    }

    private static String free(UniqueNames names, String name, boolean map) {
        String free = names.free(name);
        while (map && !names.take(ProtoNames.entry(free))) {
            free = names.free(name);
        }
        return free;
    }

    private static boolean isMap(Member member) {
        return member.wrapped() == null
                && !member.ambiguous()
                && member.column().type() instanceof MapType;
    }

    /** Returns why a member is omitted; empty if it is not. */
    private static Optional<String> omission(Member member) {
        if (member.name().startsWith("[") && member.name().endsWith("]")
                || member.name().indexOf('\0') >= 0) {
            return Optional.of("omitted: Protocol Buffers have no such JSON name");
        }
        boolean never = member.wrapped() == null
                && !member.ambiguous()
                && member.column().type() == UntypedType.NULL;
        return never ? Optional.of("omitted: the member never has a value") : Optional.empty();
    }

    /** Returns label and type of a member; empty if it is omitted for the reason that is added. */
    private Optional<String> type(Member member, List<String> messages) {
        Optional<String> omission = omission(member);
        if (omission.isPresent()) {
            messages.add(omission.get());
            return Optional.empty();
        }
        if (member.wrapped() != null) {
            return Optional.of(reference(member.wrapped()) + "." + CONTENT);
        }
        Column column = member.column();
        if (member.ambiguous()) {
            messages.add("the schemas of the union have different types: declared as " + VALUE);
            return Optional.of("optional " + wellKnown(VALUE));
        }
        String type = column.type().match(new Values(column, messages));
        List<String> rules = new ArrayList<>(member.mandatory() ? List.of("required") : List.of());
        rules.addAll(Texts.rulesBesidesNulls(column));
        Texts.unchecked(rules).ifPresent(messages::add);
        Texts.unusedDefault(column).ifPresent(messages::add);
        Texts.aliases(column).ifPresent(messages::add);
        return Optional.of(type.startsWith("repeated ") || type.startsWith("map<") ? type : "optional " + type);
    }

    /** Returns the name of a declared type, which no nested message hides. */
    private String reference(ValueType type) {
        String name = named.name(type);
        if (!nested.contains(name)) {
            return name;
        }
        return packageName().isEmpty() ? "." + name : "." + packageName() + "." + name;
    }

    private String packageName() {
        return named.module().isEmpty()
                ? ""
                : Stream.of(named.module().split("\\."))
                        .map(UniqueNames::identifier)
                        .collect(Collectors.joining("."));
    }

    private void report(SourceLocation location, String path, String message) {
        differences.add(new Difference(location, path, message));
    }

    private static void comment(String indent, List<String> lines, StringBuilder out) {
        lines.forEach(line ->
                out.append(indent).append(line.isEmpty() ? "//" : "// " + line).append('\n'));
    }

    /** Returns the name of a type of Google, which a package of the same name does not hide. */
    private String wellKnown(String type) {
        imports.add(type.endsWith("Timestamp") ? "google/protobuf/timestamp.proto" : "google/protobuf/struct.proto");
        return List.of(named.module().split("\\.")).contains("google") ? "." + type : type;
    }

    /** Returns the type of a value. The elements of arrays and maps in other arrays and maps have no types. */
    private final class Values implements ValueType.Cases<String> {
        private final Column column;
        private final List<String> messages;

        Values(Column column, List<String> messages) {
            this.column = column;
            this.messages = messages;
        }

        @Override
        public String scalar(ScalarType type) {
            Cell cell = ScalarRow.of(type, column).proto();
            cell.difference(type).ifPresent(messages::add);
            return cell.type().startsWith("google.") ? wellKnown(cell.type()) : cell.type();
        }

        @Override
        public String untyped(UntypedType type) {
            return wellKnown(type == UntypedType.MAP ? STRUCT : VALUE);
        }

        @Override
        public String array(ArrayType type) {
            if (!type.primitive() && column.rules().nullElements()) {
                messages.add("null elements are rejected");
            }
            return "repeated " + element(type.element());
        }

        @Override
        public String list(ListType type) {
            if (column.rules().nullElements()) {
                messages.add("null elements are rejected");
            }
            return "repeated " + element(type.element());
        }

        @Override
        public String map(MapType type) {
            if (column.rules().nullElements()) {
                messages.add("null values are rejected");
            }
            return "map<string, " + element(type.value()) + ">";
        }

        private String element(ValueType type) {
            boolean list = type instanceof ArrayType || type instanceof ListType;
            if (!list && !(type instanceof MapType)) {
                return type.match(this);
            }
            String container = list ? LIST : STRUCT;
            messages.add(type + " becomes " + container + ": the values are not checked");
            return wellKnown(container);
        }

        @Override
        public String constants(EnumType type) {
            if (Texts.closed(column) && enums.contains(type)) {
                return reference(type);
            }
            messages.add(Texts.unchecked(type, "string"));
            return "string";
        }

        @Override
        public String adapted(AdaptedType type) {
            messages.add(type + " becomes " + VALUE + ": an adapter defines its values");
            return wellKnown(VALUE);
        }

        @Override
        public String application(ClassType type) {
            return reference(type);
        }

        @Override
        public String schema(ObjectType type) {
            return reference(type);
        }
    }
}
