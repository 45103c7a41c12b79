package dev.schemac.codegen;

import dev.schemac.codegen.RandomTypes.Type;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Random schemas over two modules that refer to each other, with options of their columns, parents and copies. Knows
 * nothing of the generator and the runtime; {@link RandomTypes} chooses the types, {@link RandomEvents} makes events.
 */
final class RandomSchemas {

    private static final List<String> ODD_NAMES = List.of(
            "class",
            "int",
            "null",
            "_",
            "",
            "p q",
            "a.b",
            "$",
            "value",
            "presence",
            "undeclared",
            "in",
            "that",
            "Class",
            "Arrays",
            "String",
            "Map",
            "\u00e9t\u00e9",
            "e\u0301te\u0301",
            "\ud83d\ude00",
            "\"",
            "\\",
            "\\u0022",
            "*/",
            "..",
            "x\ty",
            "KEYS",
            "INSTANCE",
            "ABC",
            "abc",
            "Abc",
            "aLongerNameThanTheSixteenBytesThatAreComparedAtOnce",
            "\u20ac\u20ac\u20ac",
            "\0",
            "hash",
            "map",
            "out",
            "other");

    private static final List<String> ODD_SCHEMA_NAMES = List.of(
            "Override", "Arrays", "Class", "JsonScanner", "Columns0", "value", "JsonKey", "Record", "Objects", "class");

    private static final List<String> BASE64_VARIANTS = List.of("mime", "mime-no-linefeeds", "pem", "url");

    /**
     * @param member its name in JSON
     * @param alias another one, or null
     * @param defaultText a default value as JSON and as the schema writes it, or null
     * @param base64 the variant, where something is said about it
     */
    record Column(
            String name,
            Type type,
            String member,
            String alias,
            boolean required,
            boolean nullable,
            Object defaultValue,
            String base64) {

        /** The column without what annotations say about it: they are not copied. */
        Column copy() {
            return new Column(name, type, name, null, false, true, null, null);
        }

        private String annotations() {
            String adapter = type == RandomTypes.ADAPTED
                    ? "@JsonSchemaField(name=`" + name + "`, adapter='dev.schemac.codegen.EpochDate') "
                    : "";
            String options = (member.equals(name) ? "" : ", jsonName='" + member + "'")
                    + (alias == null ? "" : ", alias={'" + alias + "'}")
                    + (required ? ", required=true" : "")
                    + (nullable ? "" : ", nullable=false")
                    + (base64 == null ? "" : ", base64='" + base64 + "'")
                    + (defaultValue == null
                            ? ""
                            : ", defaultValue="
                                    + (defaultValue instanceof String ? "'" + defaultValue + "'" : defaultValue));
            return adapter + (options.isEmpty() ? "" : "@Column(name=`" + name + "`" + options + ") ");
        }
    }

    /**
     * @param parent the one it inherits from, or null
     * @param copied the one it copies columns of, or null
     */
    record SchemaText(
            String module,
            String name,
            List<Column> own,
            SchemaText parent,
            SchemaText copied,
            boolean declaredDynamic) {

        String qualifiedName() {
            return module + "." + name;
        }

        boolean dynamic() {
            return declaredDynamic || parent != null && parent.dynamic();
        }

        /** All columns, in their order. */
        List<Column> columns() {
            List<Column> all = new ArrayList<>(parent == null ? List.of() : parent.columns());
            if (copied != null) {
                all.addAll(copied.copies());
            }
            all.addAll(own);
            return all;
        }

        /** Its columns as others copy them. */
        List<Column> copies() {
            return columns().stream().map(Column::copy).toList();
        }

        private String statement() {
            return own.stream().map(Column::annotations).collect(Collectors.joining())
                    + (declaredDynamic ? "@JsonSchema(dynamic=true) " : "")
                    + "create json schema `" + name + "`("
                    + own.stream()
                            .map(column ->
                                    "`" + column.name() + "` " + column.type().text())
                            .collect(Collectors.joining(", "))
                    + ")"
                    + (parent == null ? "" : " inherits `" + parent.name() + "`")
                    + (copied == null ? "" : " copyfrom `" + copied.name() + "`")
                    + ";\n";
        }
    }

    private final Random random;
    private final RandomTypes types;
    private final Map<String, SchemaText> schemas = new LinkedHashMap<>();
    private final List<String> modules;

    RandomSchemas(Random random, String module, int count) {
        this.random = random;
        modules = List.of(module, module + ".other");
        List<String> names = new ArrayList<>();
        List<String> odd = shuffled(ODD_SCHEMA_NAMES);
        for (int i = 0; i < count; i++) {
            names.add(random.nextInt(6) == 0 && i < odd.size() ? odd.get(i) : "Schema" + i);
        }
        types = new RandomTypes(
                random,
                names.stream()
                        .map(name -> name.matches("Schema\\d+") ? name : "`" + name + "`")
                        .toList());
        names.forEach(name -> schemas.put(name, schema(name)));
    }

    /** The modules as texts of the schema language. */
    String[] texts() {
        return modules.stream()
                .map(module -> "module " + module + ";\n"
                        + schemas.values().stream()
                                .filter(schema -> schema.module().equals(module))
                                .map(SchemaText::statement)
                                .collect(Collectors.joining()))
                .toArray(String[]::new);
    }

    Iterable<SchemaText> all() {
        return schemas.values();
    }

    SchemaText get(String name) {
        return schemas.get(name.replace("`", ""));
    }

    private SchemaText schema(String name) {
        SchemaText parent = random.nextInt(4) == 0 ? earlier() : null;
        SchemaText copied = random.nextInt(8) == 0 ? earlier() : null;
        Set<String> taken = new HashSet<>();
        if (parent != null) {
            taken.addAll(membersOf(parent.columns()));
        }
        if (copied != null && isCopyable(copied, taken)) {
            taken.addAll(membersOf(copied.copies()));
        } else {
            copied = null;
        }
        boolean dynamic = random.nextInt(5) == 0;
        return new SchemaText(
                modules.get(random.nextInt(modules.size())), name, columns(name, taken), parent, copied, dynamic);
    }

    /** Columns with adapters are not, as the adapter stays behind. */
    private static boolean isCopyable(SchemaText source, Set<String> taken) {
        return Collections.disjoint(taken, membersOf(source.copies()))
                && source.columns().stream().noneMatch(column -> column.type() == RandomTypes.ADAPTED);
    }

    /** A schema to inherit or copy from: two of them and its own columns stay within the components of a record. */
    private SchemaText earlier() {
        SchemaText found = schemas.isEmpty() ? null : pick(List.copyOf(schemas.values()));
        return found == null || found.columns().size() > 55 ? null : found;
    }

    /** All names that the columns may have in JSON, and their own. */
    private static Set<String> membersOf(List<Column> columns) {
        Set<String> names = new HashSet<>();
        columns.forEach(column -> {
            names.add(column.name());
            names.add(column.member());
            names.add(column.alias());
        });
        names.remove(null);
        return names;
    }

    private List<Column> columns(String schema, Set<String> taken) {
        int count = random.nextInt(20) == 0 ? 60 + random.nextInt(80) : random.nextInt(9);
        List<Column> columns = new ArrayList<>();
        List<String> odd = shuffled(ODD_NAMES);
        for (int i = 0; i < count; i++) {
            String name = random.nextInt(4) == 0 && i < odd.size() ? odd.get(i) : "column" + i + "Of" + schema;
            if (taken.add(name)) {
                columns.add(column(name, taken));
            }
        }
        return List.copyOf(columns);
    }

    private Column column(String name, Set<String> taken) {
        Type type = types.next();
        String member = random.nextInt(6) == 0 ? "j-" + name.replaceAll("[\\\\'\"]", "") : name;
        member = taken.add(member) ? member : name;
        String alias = random.nextInt(8) == 0 ? "alias of " + name.replaceAll("[\\\\'\"]", "") : null;
        alias = alias != null && taken.add(alias) ? alias : null;
        boolean variant = type.leaf().text().equals("binary") && random.nextBoolean();
        Object defaultValue = random.nextInt(8) == 0 ? defaultValue(type.text()) : null;
        return new Column(
                name,
                type,
                member,
                alias,
                // a schema that must hold itself has no events
                random.nextInt(12) == 0 && !(type instanceof RandomTypes.Nested),
                type == RandomTypes.NULL || random.nextInt(12) > 0,
                defaultValue,
                variant ? pick(BASE64_VARIANTS) : null);
    }

    private Object defaultValue(String type) {
        return switch (type) {
            case "string" -> "d" + random.nextInt(100);
            case "int" -> random.nextInt(100_000) - 50_000;
            case "boolean" -> random.nextBoolean();
            case "double" -> random.nextInt(1_000) / 8.0;
            default -> null;
        };
    }

    private <T> T pick(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    private List<String> shuffled(List<String> list) {
        List<String> shuffled = new ArrayList<>(list);
        Collections.shuffle(shuffled, random);
        return shuffled;
    }
}
