package dev.schemac.codegen.infer;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Prints shapes as schemas. */
final class SchemaText {
    private static final Pattern WORD = Pattern.compile("[A-Za-z_$][A-Za-z0-9_$]*");

    /** What has a primitive array. */
    private static final Set<String> PRIMITIVES = Set.of("int", "long", "double", "boolean");

    private final SharedShapes shared;
    private final ObjectShape root;
    private final boolean required;
    private final TypeNames names = new TypeNames();
    private final Map<ObjectShape, String> named = new IdentityHashMap<>();
    private final List<String> statements = new ArrayList<>();

    SchemaText(ObjectShape root, String name, boolean required) {
        this.shared = new SharedShapes(root, name);
        this.root = root;
        this.required = required;
    }

    String text(String module) {
        schema(root, "");
        String head = module.isEmpty() ? "" : "module " + module + ";\n\n";
        return head + String.join("\n", statements);
    }

    /** The name of a schema, which is printed, after what it needs, when it is asked for first. */
    private String schema(ObjectShape shape, String owner) {
        if (named.containsKey(shape)) {
            return named.get(shape);
        }
        String name = names.reserve(shared.name(shape), owner);
        named.put(shape, name);
        StringBuilder annotations = new StringBuilder();
        StringBuilder columns = new StringBuilder();
        Set<String> columnNames = new HashSet<>(shape.members().keySet());
        int left = shape.members().size();
        for (Map.Entry<String, ValueShape> member : shape.members().entrySet()) {
            String column = columnName(member.getKey(), columnNames);
            String facts = jsonName(member.getKey(), column) + requirement(member.getValue(), shape);
            if (!facts.isEmpty()) {
                annotations.append("@Column(name=").append(column).append(facts).append(")\n");
            }
            columns.append(column).append(' ').append(type(member.getValue(), name));
            columns.append(--left > 0 ? "," : "");
            columns.append(remark(member.getValue(), shape)).append('\n');
        }
        statements.add(annotations + "create json schema " + name + "(" + columns + ");");
        return name;
    }

    // ---- types

    private String type(ValueShape value, String owner) {
        Optional<String> scalar = value.scalar();
        if (scalar.isPresent()) {
            return scalar.get();
        }
        Optional<ValueShape> element = value.elementOnly();
        if (element.isPresent()) {
            return array(element.get(), owner);
        }
        return value.objectOnly().map(object -> object(object, owner)).orElse("Object");
    }

    private String array(ValueShape element, String owner) {
        String type = type(element, owner);
        boolean primitive = element.nulls() == 0 && PRIMITIVES.contains(type);
        return type + (primitive ? "[primitive]" : "[]");
    }

    private String object(ObjectShape object, String owner) {
        if (shared.name(object) != null) {
            return schema(object, owner);
        }
        String type = type(object.asMapValue(), owner);
        return type.equals("Object") ? "Map" : "Map<String, " + type + ">";
    }

    // ---- columns

    /** The name as it may stand in a schema: a word, or in ticks where that shows the name as it is. */
    private static String columnName(String name, Set<String> used) {
        if (WORD.matcher(name).matches()) {
            return name;
        }
        boolean visible = name.codePoints()
                .noneMatch(c -> c == '`' || c == '\\' || Character.isISOControl(c) || c == 0x2028 || c == 0x2029);
        if (visible) {
            return "`" + name + "`";
        }
        String word = TypeNames.typeName(name);
        String wanted = Character.toLowerCase(word.charAt(0)) + word.substring(1);
        String free = wanted;
        for (int i = 2; !used.add(free); i++) {
            free = wanted + i;
        }
        return free;
    }

    private static String jsonName(String name, String column) {
        boolean same = column.equals(name) || column.equals("`" + name + "`");
        return same ? "" : ", jsonName='" + escaped(name) + "'";
    }

    private static String escaped(String name) {
        StringBuilder text = new StringBuilder();
        for (char c : name.toCharArray()) {
            if (c == '\\' || c == '\'') {
                text.append('\\').append(c);
            } else if (Character.isISOControl(c) || c == 0x2028 || c == 0x2029) {
                text.append(String.format("\\u%04x", (int) c));
            } else {
                text.append(c);
            }
        }
        return text.toString();
    }

    private String requirement(ValueShape value, ObjectShape owner) {
        if (!required || value.count() < owner.count()) {
            return "";
        }
        return ", required=true" + (value.nulls() == 0 ? ", nullable=false" : "");
    }

    private static String remark(ValueShape value, ObjectShape owner) {
        String optional = value.count() < owner.count() ? "optional: in " + value.count() + " of " + owner.count() : "";
        String nulls = "";
        if (value.nulls() == value.count()) {
            nulls = "always null";
        } else if (value.nulls() > 0) {
            nulls = "null in " + value.nulls() + (optional.isEmpty() ? " of " + owner.count() : "");
        }
        if (optional.isEmpty() && nulls.isEmpty()) {
            return "";
        }
        return " // " + optional + (optional.isEmpty() || nulls.isEmpty() ? "" : ", ") + nulls;
    }
}
