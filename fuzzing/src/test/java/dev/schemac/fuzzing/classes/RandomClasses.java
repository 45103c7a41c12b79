package dev.schemac.fuzzing.classes;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Sources of random classes with annotations of Jackson and Bean Validation: records, beans with accessors or public fields,
 * classes with a marked constructor or factory, enums, unions and a generic class.
 */
final class RandomClasses {
    private static final String IMPORTS = """
            import com.fasterxml.jackson.annotation.*;
            import com.fasterxml.jackson.databind.PropertyNamingStrategies;
            import com.fasterxml.jackson.databind.annotation.JsonNaming;
            import dev.schemac.runtime.annotation.JsonSchema;
            import jakarta.validation.constraints.*;
            import java.math.*;
            import java.net.*;
            import java.time.*;
            import java.util.*;
            """;
    private static final List<String> PRIMITIVES =
            List.of("boolean", "char", "byte", "short", "int", "long", "float", "double");
    private static final List<String> SCALARS = List.of(
            "String",
            "String",
            "Integer",
            "Long",
            "Double",
            "Boolean",
            "BigDecimal",
            "BigInteger",
            "Instant",
            "LocalDate",
            "LocalDateTime",
            "LocalTime",
            "OffsetDateTime",
            "Duration",
            "UUID",
            "URI",
            "DayOfWeek");
    private static final List<String> NAMES = List.of(
            "id",
            "name",
            "orderId",
            "createdAt",
            "count",
            "isActive",
            "value",
            "x",
            "total2",
            "aName",
            "htmlUrl",
            "data",
            "kind",
            "ref",
            "list",
            "default_",
            "longPropertyName",
            "size",
            "key",
            "note");
    private static final List<String> STRATEGIES = List.of(
            "SnakeCase",
            "KebabCase",
            "UpperCamelCase",
            "LowerCase",
            "UpperSnakeCase",
            "LowerDotCase",
            "LowerCamelCase");

    private final Random random;
    private final String folder;
    private final Map<String, String> sources = new LinkedHashMap<>();
    private final List<String> roots = new ArrayList<>();
    private final List<String> references = new ArrayList<>();
    private final List<String> enums = new ArrayList<>();

    /** The way in which objects of a class are made. */
    private enum Style {
        RECORD,
        BEAN,
        FIELDS,
        CONSTRUCTOR,
        FACTORY
    }

    private record Property(String type, String name, String annotations) {
        boolean isRenamed() {
            return annotations.contains("@JsonProperty(\"") || annotations.contains("value = ");
        }
    }

    RandomClasses(Random random, String folder, int count) {
        this.random = random;
        this.folder = folder;
        for (int i = 0; i < 3; i++) {
            addEnum("E" + i);
        }
        for (int i = 0; i < count; i++) {
            references.add("T" + i);
        }
        references.add("U0");
        references.add("U1");
        add("Page", "public record Page<T>(List<T> items, int number, Map<String, T> named, T first) {}");
        addUnion("U0");
        addUnion("U1");
        for (int i = 0; i < count; i++) {
            addClass("T" + i);
            roots.add(folder + ".T" + i);
        }
    }

    /** Returns the sources by qualified class name. */
    Map<String, String> sources() {
        return sources;
    }

    /** Returns the qualified names of the classes with the annotation of schemac. */
    List<String> roots() {
        return roots;
    }

    private void add(String name, String declaration) {
        sources.put(folder + "." + name, "package " + folder + ";\n\n" + IMPORTS + "\n" + declaration + "\n");
    }

    private void addEnum(String name) {
        enums.add(name);
        if (random.nextInt(3) == 0) {
            add(name, """
                    public enum %s {
                        RED("r"), GREEN("light green"), DARK_BLUE("b");

                        private final String code;

                        %1$s(String code) {
                            this.code = code;
                        }

                        @JsonValue
                        public String code() {
                            return code;
                        }
                    }""".formatted(name));
            return;
        }
        String red = random.nextBoolean() ? "@JsonProperty(\"red\") " : "";
        String green = random.nextBoolean() ? "@JsonProperty(\"light green\") " : "";
        add(name, "public enum " + name + " { " + red + "RED, " + green + "GREEN, DARK_BLUE }");
    }

    private void addUnion(String name) {
        int count = 2 + random.nextInt(2);
        List<String> subtypes = new ArrayList<>();
        List<String> types = new ArrayList<>();
        String info = pick(List.of(
                "use = JsonTypeInfo.Id.NAME, property = \"type\"",
                "use = JsonTypeInfo.Id.NAME, property = \"@kind\"",
                "use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT"));
        for (int i = 0; i < count; i++) {
            String subtype = name + "S" + i;
            subtypes.add(subtype);
            types.add("@JsonSubTypes.Type(value = " + subtype + ".class" + ", name = \"s-" + i + "\")");
            List<Property> properties = properties(Style.RECORD, 1 + random.nextInt(3));
            // Each subtype that is found by its members has one of its own.
            properties.add(new Property("int", "only" + i, ""));
            add(
                    subtype,
                    ignoreUnknown() + "public record " + subtype + parameters(properties) + " implements " + name
                            + " {}");
        }
        add(
                name,
                "@JsonTypeInfo(" + info + ")\n@JsonSubTypes({" + String.join(", ", types)
                        + "})\npublic sealed interface " + name + " permits " + String.join(", ", subtypes) + " {}");
    }

    private void addClass(String name) {
        Style style = Style.values()[random.nextInt(Style.values().length)];
        List<Property> properties = properties(style, 1 + random.nextInt(7));
        StringBuilder code = new StringBuilder("@JsonSchema\n").append(ignoreUnknown());
        if (random.nextInt(4) == 0 && style != Style.CONSTRUCTOR && style != Style.FACTORY) {
            code.append("@JsonNaming(PropertyNamingStrategies.")
                    .append(pick(STRATEGIES))
                    .append("Strategy.class)\n");
        }
        if (random.nextInt(4) == 0) {
            code.append("@JsonInclude(JsonInclude.Include.")
                    .append(pick(List.of("NON_NULL", "ALWAYS", "NON_ABSENT", "NON_EMPTY")))
                    .append(")\n");
        }
        if (random.nextInt(6) == 0) {
            List<String> order =
                    properties.stream().map(Property::name).collect(Collectors.toCollection(ArrayList::new));
            Collections.shuffle(order, random);
            code.append("@JsonPropertyOrder({\"")
                    .append(String.join("\", \"", order))
                    .append("\"})\n");
        }
        switch (style) {
            case RECORD ->
                code.append("public record ")
                        .append(name)
                        .append(parameters(properties))
                        .append(" {}");
            case FIELDS -> fields(code, name, properties);
            case BEAN -> bean(code, name, properties);
            default -> immutable(code, name, properties, style);
        }
        add(name, code.toString());
    }

    private String ignoreUnknown() {
        return random.nextInt(3) == 0
                ? ""
                : random.nextInt(6) == 0
                        ? "@JsonIgnoreProperties({\"no column\", \"b\"})\n"
                        : "@JsonIgnoreProperties(ignoreUnknown = true)\n";
    }

    private static String parameters(List<Property> properties) {
        return properties.stream()
                .map(each -> each.annotations() + each.type() + " " + each.name())
                .collect(Collectors.joining(", ", "(", ")"));
    }

    private void fields(StringBuilder code, String name, List<Property> properties) {
        code.append("public class ").append(name).append(" {\n");
        for (Property each : properties) {
            code.append("    ")
                    .append(each.annotations())
                    .append("public ")
                    .append(each.type())
                    .append(" ")
                    .append(each.name());
            code.append(initial(each)).append(";\n");
        }
        code.append("}");
    }

    /** Returns an initial value, which an absent member keeps. */
    private String initial(Property property) {
        if (random.nextInt(4) > 0) {
            return "";
        }
        return switch (property.type()) {
            case "int", "long", "double" -> " = 7";
            case "boolean" -> " = true";
            case "String" -> " = \"initial\"";
            case "Integer" -> " = 1";
            default -> "";
        };
    }

    private void bean(StringBuilder code, String name, List<Property> properties) {
        code.append("public class ").append(name).append(" {\n");
        for (Property each : properties) {
            code.append("    ")
                    .append(each.annotations())
                    .append("private ")
                    .append(each.type())
                    .append(" ")
                    .append(each.name());
            code.append(initial(each)).append(";\n");
        }
        for (Property each : properties) {
            String suffix = capitalized(each.name());
            String get = each.type().equals("boolean") ? "is" : "get";
            code.append("    public ")
                    .append(each.type())
                    .append(" ")
                    .append(get)
                    .append(suffix)
                    .append("() { return ");
            code.append(each.name())
                    .append("; }\n    public void set")
                    .append(suffix)
                    .append("(")
                    .append(each.type());
            code.append(" value) { ").append(each.name()).append(" = value; }\n");
        }
        code.append("}");
    }

    private static void immutable(StringBuilder code, String name, List<Property> properties, Style style) {
        code.append("public final class ").append(name).append(" {\n");
        String types = properties.stream()
                .map(each -> each.type() + " " + each.name())
                .collect(Collectors.joining(", ", "(", ")"));
        String assigned = properties.stream()
                .map(each -> "        this." + each.name() + " = " + each.name() + ";\n")
                .collect(Collectors.joining());
        properties.forEach(each -> code.append("    private final ")
                .append(each.type())
                .append(" ")
                .append(each.name())
                .append(";\n"));
        if (style == Style.CONSTRUCTOR) {
            code.append("    @JsonCreator\n    public ").append(name).append(parameters(properties));
            code.append(" {\n").append(assigned).append("    }\n");
        } else {
            code.append("    private ")
                    .append(name)
                    .append(types)
                    .append(" {\n")
                    .append(assigned)
                    .append("    }\n");
            code.append("    @JsonCreator\n    public static ")
                    .append(name)
                    .append(" of")
                    .append(parameters(properties));
            code.append(" {\n        return new ").append(name);
            code.append(properties.stream().map(Property::name).collect(Collectors.joining(", ", "(", ")")))
                    .append(";\n    }\n");
        }
        for (Property each : properties) {
            String shown = each.annotations().replaceAll("@(Min|Max|Size|NotNull|JsonAlias)(\\([^)]*\\))? ", "");
            code.append("    ")
                    .append(shown)
                    .append("public ")
                    .append(each.type())
                    .append(" get");
            code.append(capitalized(each.name()))
                    .append("() { return ")
                    .append(each.name())
                    .append("; }\n");
        }
        code.append("}");
    }

    private static String capitalized(String name) {
        return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }

    private List<Property> properties(Style style, int count) {
        Set<String> names = new LinkedHashSet<>();
        while (names.size() < count) {
            String name = pick(NAMES);
            // Jackson calls the property of getAName 'aname', in beans and in classes with a marked constructor.
            if (!name.equals("aName") || style == Style.RECORD || style == Style.FIELDS) {
                names.add(name);
            }
        }
        List<Property> properties = new ArrayList<>();
        for (String name : names) {
            boolean creator = style == Style.CONSTRUCTOR || style == Style.FACTORY;
            String type = type(2);
            properties.add(new Property(type, name, annotations(type, name, creator)));
        }
        return properties;
    }

    private String type(int depth) {
        return switch (random.nextInt(depth == 0 ? 3 : 9)) {
            case 0 -> depth == 2 ? pick(PRIMITIVES) : pick(SCALARS);
            case 1 -> random.nextInt(3) == 0 ? pick(enums) : pick(SCALARS);
            case 2, 3 -> random.nextBoolean() ? pick(references) : pick(SCALARS);
            case 4 -> "List<" + type(depth - 1) + ">";
            case 5 -> "Map<String, " + type(depth - 1) + ">";
            case 6 ->
                depth < 2
                        ? pick(SCALARS)
                        : pick(List.of(
                                "Optional<" + pick(SCALARS) + ">", "OptionalInt", "OptionalLong", "OptionalDouble"));
            case 7 ->
                pick(List.of(
                        "int[]",
                        "String[]",
                        "byte[]",
                        "double[]",
                        "long[][]",
                        "Set<String>",
                        "Set<Integer>",
                        "Set<" + pick(enums) + ">"));
            default -> random.nextInt(3) == 0 ? "Page<" + pick(references) + ">" : pick(SCALARS);
        };
    }

    private String annotations(String type, String name, boolean creator) {
        StringBuilder code = new StringBuilder();
        if (creator || random.nextInt(4) == 0) {
            String json = creator && random.nextBoolean()
                    ? name
                    : pick(List.of("_" + name, name + "-x", "the " + name, name.toUpperCase(Locale.ROOT) + "_"));
            code.append("@JsonProperty(")
                    .append(
                            random.nextInt(6) == 0 && creator && !type.startsWith("Optional")
                                    ? "value = \"" + json + "\", required = true"
                                    : "\"" + json + "\"")
                    .append(") ");
        }
        if (random.nextInt(10) == 0) {
            code.append("@JsonAlias({\"old-")
                    .append(name)
                    .append("\", \"")
                    .append(name)
                    .append("2\"}) ");
        }
        if (random.nextInt(12) == 0) {
            code.append("@JsonInclude(JsonInclude.Include.")
                    .append(pick(List.of("NON_NULL", "ALWAYS", "NON_EMPTY")))
                    .append(") ");
        }
        if (random.nextInt(3) == 0) {
            code.append(
                    switch (type) {
                        case "LocalDate" -> "@JsonFormat(pattern = \"dd.MM.yyyy\") ";
                        case "LocalDateTime" -> "@JsonFormat(pattern = \"yyyy-MM-dd HH:mm:ss\") ";
                        case "LocalTime" -> "@JsonFormat(pattern = \"HH:mm\") ";
                        case "BigDecimal", "Long", "long", "int" ->
                            random.nextBoolean() ? "@JsonFormat(shape = JsonFormat.Shape.STRING) " : "@Min(-5) ";
                        case "String" -> random.nextBoolean() ? "@Size(max = 20) " : "@NotNull ";
                        case "Integer" -> "@Min(0) @Max(1000) ";
                        default -> type.startsWith("List") ? "@Size(max = 8) " : "";
                    });
        }
        return code.toString();
    }

    private <T> T pick(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }
}
