package dev.schemac.codegen;

import dev.schemac.codegen.RandomTypes.Constants;
import dev.schemac.codegen.RandomTypes.Type;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Random schemas over two modules that refer to each other, with options of their columns, parents and copies. Knows
 * nothing of the generator and the runtime; {@link RandomTypes} chooses the types, {@link RandomEvents} makes events.
 */
public final class RandomSchemas {

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
            "other",
            "_id",
            "html_url",
            "HOME_PAGE",
            "kebab-case",
            "is_open",
            "isLate",
            "x_1_2");

    private static final List<String> ODD_SCHEMA_NAMES = List.of(
            "Override", "Arrays", "Class", "JsonScanner", "Columns0", "value", "JsonKey", "Record", "Objects", "class");

    private static final List<String> ODD_TEXTS = List.of(
            "",
            " ",
            "\"",
            "red",
            "RED",
            "dark blue",
            "\t\u0000\n",
            "\u00e9t\u00e9",
            "\u2028",
            "\ud83d\ude00",
            "</script>",
            "a longer text than the sixteen bytes that are compared at once, and than thirty-two too");

    private static final List<String> BASE64_VARIANTS = List.of("mime", "mime-no-linefeeds", "pem", "url");

    /**
     * @param member its name in JSON
     * @param alias another one, or null
     * @param defaultText a default value as JSON and as the schema writes it, or null
     * @param only the one value that it may have, or null
     * @param base64 the variant, where something is said about it
     * @param format the form of a number, date, time or duration, or null
     * @param rules what its values keep
     */
    public record Column(
            String name,
            Type type,
            String member,
            String alias,
            boolean required,
            boolean nullable,
            Object defaultValue,
            Object only,
            String base64,
            String format,
            RandomRules rules) {

        /** The column without what annotations say about it: they are not copied. */
        Column copy() {
            return new Column(name, type, name, null, false, true, null, null, null, null, RandomRules.NONE);
        }

        private String annotations() {
            String adapter = type == RandomTypes.ADAPTED
                    ? "@JsonSchemaField(name=`" + name + "`, adapter='dev.schemac.codegen.EpochDate') "
                    : "";
            String options = (member.equals(name) ? "" : ", jsonName='" + member + "'")
                    + (alias == null ? "" : ", alias={'" + alias + "'}")
                    + (required ? ", required=true" : "")
                    + (nullable ? "" : ", nullable=false")
                    + (only == null ? "" : ", const=" + (only instanceof String ? "'" + only + "'" : only))
                    + (base64 == null ? "" : ", base64='" + base64 + "'")
                    + (format == null ? "" : ", format='" + format + "'")
                    + rules.attributes()
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
     * @param union how objects of it tell their schemas, or null
     * @param texts which discriminator values name it
     * @param traits what it says about its class in Java, as attributes
     */
    public record SchemaText(
            String module,
            String name,
            List<Column> own,
            SchemaText parent,
            SchemaText copied,
            boolean declaredDynamic,
            UnionText union,
            List<String> texts,
            List<String> traits) {

        private SchemaText withUnion(List<Column> columns, UnionText declared) {
            return new SchemaText(module, name, columns, parent, copied, declaredDynamic, declared, texts, traits);
        }

        public String qualifiedName() {
            return module + "." + name;
        }

        boolean dynamic() {
            return declaredDynamic || parent != null && parent.dynamic();
        }

        /** All columns, in their order. */
        public List<Column> columns() {
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

        /** The schemas that an object may be of where this one is read. */
        List<SchemaText> shapes() {
            List<SchemaText> shapes = new ArrayList<>();
            if (union == null || union.otherwiseBase()) {
                shapes.add(this);
            }
            if (union != null) {
                shapes.addAll(union.subtypes());
            }
            return shapes;
        }

        /** The schema whose discriminator the column is; null where it is none. */
        SchemaText unionOf(Column column) {
            if (union != null && column.name().equals(union.discriminator())) {
                return this;
            }
            return parent == null ? null : parent.unionOf(column);
        }

        /** The texts that the discriminator of an ancestor must have; empty where it may have any but those of others. */
        List<String> textsOf(SchemaText base) {
            if (this == base || parent == null) {
                return List.of();
            }
            return !texts.isEmpty() && parent.nearestUnion() == base ? texts : parent.textsOf(base);
        }

        /** The names that its objects may have in the object around them; empty where there is none. */
        List<String> wrappers() {
            if (parent == null) {
                return List.of();
            }
            UnionText nearest = parent.nearestUnion().union();
            return nearest == null || nearest.discriminator() != null
                    ? List.of()
                    : texts.isEmpty() ? parent.wrappers() : texts;
        }

        /** Whether each object is in another one. */
        boolean wrapped() {
            return union != null && union.discriminator() == null || !wrappers().isEmpty();
        }

        private boolean inUnion() {
            return nearestUnion().union() != null;
        }

        private SchemaText nearestUnion() {
            return union != null || parent == null ? this : parent.nearestUnion();
        }

        private String schemaAnnotation() {
            List<String> attributes = new ArrayList<>();
            if (declaredDynamic) {
                attributes.add("dynamic=true");
            }
            attributes.addAll(traits);
            if (union != null && union.discriminator() == null) {
                attributes.add("wrapper=true");
            } else if (union != null) {
                attributes.add("discriminator='" + union.discriminator() + "', otherwise="
                        + (union.otherwiseBase() ? "base" : "error"));
            }
            if (!texts.isEmpty()) {
                attributes.add("discriminatorValue="
                        + texts.stream().map(text -> "'" + text + "'").collect(Collectors.joining(", ", "{", "}")));
            }
            return attributes.isEmpty() ? "" : "@JsonSchema(" + String.join(", ", attributes) + ") ";
        }

        private String statement() {
            return own.stream().map(Column::annotations).collect(Collectors.joining())
                    + schemaAnnotation()
                    + "create json schema `" + name + "`("
                    + own.stream()
                            .map(column -> described(
                                    column.name(),
                                    "`" + column.name() + "` " + column.type().text()))
                            .collect(Collectors.joining(", "))
                    + ")"
                    + (parent == null ? "" : " inherits `" + parent.name() + "`")
                    + (copied == null ? "" : " copyfrom `" + copied.name() + "`")
                    + ";\n";
        }
    }

    /**
     * @param discriminator the name of the column; null where objects are in another one, whose member names the schema
     * @param otherwiseBase whether objects that name none of the subtypes are of the schema itself
     */
    public record UnionText(String discriminator, boolean otherwiseBase, List<SchemaText> subtypes) {}

    private final Random random;
    private final RandomTypes types;
    private final Map<String, SchemaText> schemas = new LinkedHashMap<>();
    private final List<String> modules;
    private final List<Constants> enums = new ArrayList<>();

    public RandomSchemas(Random random, String module, int count) {
        this.random = random;
        modules = List.of(module, module + ".other");
        List<String> names = new ArrayList<>();
        List<String> odd = shuffled(ODD_SCHEMA_NAMES);
        for (int i = 0; i < count; i++) {
            names.add(random.nextInt(6) == 0 && i < odd.size() ? odd.get(i) : "Schema" + i);
        }
        int enumCount = random.nextInt(4);
        for (int i = 0; i < enumCount; i++) {
            enums.add(constants(i < odd.size() && random.nextInt(4) == 0 ? "`E" + i + odd.get(i) + "`" : "Enum" + i));
        }
        types = new RandomTypes(
                random,
                names.stream()
                        .map(name -> name.matches("Schema\\d+") ? name : "`" + name + "`")
                        .toList(),
                enums);
        for (int i = 0; i < count; i++) {
            String name = names.get(i);
            if (i + 1 < count && random.nextInt(6) == 0) {
                SchemaText base = base(name);
                schemas.put(name, base);
                for (int left = 1 + random.nextInt(3); left > 0 && i + 1 < count; left--) {
                    SchemaText subtype = subtype(names.get(++i), base);
                    base.union().subtypes().add(subtype);
                    schemas.put(subtype.name(), subtype);
                }
            } else {
                schemas.put(name, schema(name));
            }
        }
    }

    /** A schema with a discriminator among its columns, or a wrapper; unions with wrappers are not in each other. */
    private SchemaText base(String name) {
        boolean wrapper = random.nextInt(3) == 0;
        SchemaText plain = schema(name);
        while (plain.inUnion() && (wrapper || plain.nearestUnion().union().discriminator() == null)) {
            plain = schema(name);
        }
        if (wrapper) {
            return plain.withUnion(plain.own(), new UnionText(null, false, new ArrayList<>()));
        }
        String discriminator = "kind of " + name;
        List<Column> own = new ArrayList<>(plain.own());
        String alias = random.nextInt(4) == 0 ? "alias of " + discriminator : null;
        String member = random.nextInt(4) == 0 ? "j-" + discriminator : discriminator;
        Column kind = new Column(
                discriminator,
                new RandomTypes.Scalar("string"),
                member,
                alias,
                false,
                true,
                null,
                null,
                null,
                null,
                RandomRules.NONE);
        own.add(random.nextInt(own.size() + 1), kind);
        return plain.withUnion(own, new UnionText(discriminator, random.nextBoolean(), new ArrayList<>()));
    }

    private SchemaText subtype(String name, SchemaText base) {
        Set<String> taken = membersOf(base.columns());
        List<String> texts = new ArrayList<>(List.of(name));
        if (random.nextInt(3) == 0) {
            texts.add("\u00e4 \"other\" text of " + name);
        }
        return new SchemaText(
                modules.get(random.nextInt(modules.size())),
                name,
                columns(name, taken),
                base,
                null,
                random.nextInt(5) == 0,
                null,
                texts,
                traits());
    }

    /** A declared enum; its texts are of any characters that a string of the language holds as they are. */
    private Constants constants(String name) {
        Set<String> texts = new LinkedHashSet<>(shuffled(ODD_TEXTS).subList(0, random.nextInt(ODD_TEXTS.size())));
        texts.add("text" + random.nextInt(10));
        return new Constants(name, List.copyOf(texts));
    }

    /** Some constants have their names derived, others are given one. */
    private static String statement(Constants constants) {
        List<String> written = new ArrayList<>();
        for (String text : constants.texts()) {
            boolean derived = text.matches("[a-z][a-z0-9]*");
            written.add(described(text, "'" + text + "'" + (derived ? "" : " as C" + written.size())));
        }
        return "create json enum " + constants.text() + "(" + String.join(", ", written) + ");\n";
    }

    /** A column or a constant with something said about it, or nothing. */
    private static String described(String name, String declaration) {
        String said = name.replaceAll("\\v", " ") + " */ \\u002a/ {@link Nowhere} <b>";
        return switch (Math.floorMod(name.hashCode(), 7)) {
            case 0 -> "\n// " + said + "\n" + declaration;
            case 1 -> "/** " + said.replace("*/", "* /") + " */ " + declaration;
            case 2 -> "@Description('" + said.replaceAll("['\\\\]", "") + "') " + declaration;
            default -> declaration;
        };
    }

    /** The modules as texts of the schema language. */
    public String[] texts() {
        return modules.stream()
                .map(module -> "module " + module + ";\n"
                        + enums.stream()
                                .filter(each ->
                                        module.equals(modules.get(each.text().length() % 2)))
                                .map(RandomSchemas::statement)
                                .collect(Collectors.joining())
                        + schemas.values().stream()
                                .filter(schema -> schema.module().equals(module))
                                .map(SchemaText::statement)
                                .collect(Collectors.joining()))
                .toArray(String[]::new);
    }

    public Iterable<SchemaText> all() {
        return schemas.values();
    }

    public SchemaText get(String name) {
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
                modules.get(random.nextInt(modules.size())),
                name,
                columns(name, taken),
                parent,
                copied,
                dynamic,
                null,
                List.of(),
                traits());
    }

    /** Names, interfaces and annotations of its class. */
    private List<String> traits() {
        List<String> traits = new ArrayList<>();
        if (random.nextInt(5) == 0) {
            traits.add("names='" + pick(List.of("java", "as-is")) + "'");
        }
        if (random.nextInt(6) == 0) {
            traits.add("implements="
                    + pick(List.of("'java.lang.Cloneable'", "{'java.util.RandomAccess', 'java.lang.Cloneable'}")));
        }
        if (random.nextInt(6) == 0) {
            traits.add("annotations='dev.schemac.codegen.Audited'");
        }
        return traits;
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
        Object only = random.nextInt(10) == 0 ? only(type) : null;
        RandomRules rules = only == null && random.nextInt(3) == 0 ? RandomRules.draw(random, type) : RandomRules.NONE;
        defaultValue = defaultValue == null || rules.accepts(defaultValue) ? defaultValue : null;
        return new Column(
                name,
                type,
                member,
                alias,
                // a schema that must hold itself has no events
                random.nextInt(12) == 0 && !(type instanceof RandomTypes.Nested),
                only == null && (type == RandomTypes.NULL || random.nextInt(12) > 0),
                only == null ? defaultValue : defaultValue == null ? null : only,
                only,
                variant ? pick(BASE64_VARIANTS) : null,
                only != null || random.nextBoolean() ? null : format(type.leaf().text()),
                rules);
    }

    /** None is of few digits: every value has to read back equal. */
    private String format(String type) {
        return switch (type) {
            case "byte", "short", "int", "long", "float", "double", "biginteger", "bigdecimal" -> "string";
            case "java.time.Instant" -> pick(List.of("epoch-millis", "epoch-seconds"));
            case "java.time.Duration" -> pick(List.of("millis", "seconds"));
            case "java.time.LocalDate" -> "dd.MM.uuuu";
            case "java.time.LocalTime" -> "HH-mm-ss,nnnnnnnnn";
            case "java.time.MonthDay" -> "dd.MM.";
            case "java.time.Year" -> "uuuu.";
            case "java.time.LocalDateTime" -> "uuuu/MM/dd HH:mm:ss.SSSSSSSSS";
            case "java.time.OffsetDateTime" -> "dd.MM.uuuu HH:mm:ss.nnnnnnnnn XXXXX";
            case "java.time.ZonedDateTime" -> null; // no pattern keeps the zone of each value
            default -> {
                if (RandomTypes.hasFormats(type)) {
                    throw new AssertionError("RandomSchemas.format has no format for the type " + type);
                }
                yield null;
            }
        };
    }

    private Object only(Type type) {
        if (type instanceof Constants constants) {
            return constants.texts().stream()
                    .filter(text -> !text.contains("\\"))
                    .findFirst()
                    .orElse(null);
        }
        return defaultValue(type.text());
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
