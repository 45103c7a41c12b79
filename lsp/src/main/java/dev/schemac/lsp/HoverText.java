package dev.schemac.lsp;

import dev.schemac.codegen.EditorAnalysis;
import dev.schemac.dsl.analysis.Symbol;
import dev.schemac.dsl.analysis.Vocabulary;
import dev.schemac.dsl.model.ClassType;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.dsl.model.ValueType;
import java.util.List;
import java.util.Optional;

/** Describes a name in Markdown: its form in Java and in JSON, and its description. */
record HoverText(EditorAnalysis schemas) {
    /** Returns the description; empty for symbols with errors. */
    Optional<String> of(Symbol symbol) {
        return switch (symbol.kind()) {
            case SCHEMA -> schemas.analysis().schema(symbol.location()).map(this::schema);
            case ENUM -> schemas.analysis().constants(symbol.location()).map(type -> constants(type, symbol));
            case COLUMN -> schemas.analysis().owner(symbol.location()).map(owner -> column(owner, symbol));
            case CONSTANT -> Optional.empty();
        };
    }

    /**
     * Describes an annotation or an attribute.
     *
     * @param sample how it is written
     * @param sets the attributes of {@code @Column} that it sets
     */
    static String annotation(String sample, String meaning, List<String> sets) {
        return code(sample)
                + "\n\n"
                + escaped(meaning)
                + (sets.isEmpty()
                        ? ""
                        : "\n\nSets "
                                + String.join(
                                        ", ", sets.stream().map(HoverText::code).toList()) + " of " + code("@Column"));
    }

    private String schema(ObjectType type) {
        return text(
                "schema " + type.name(),
                type.description(),
                schemas.javaClasses(type),
                "an object with " + type.allColumns().size() + " columns");
    }

    private String constants(ValueType.EnumType type, Symbol symbol) {
        return text(
                "enum " + type.name(),
                type.declaration().flatMap(ValueType.EnumType.Declaration::description),
                List.of(schemas.javaClass(type, symbol.location())),
                type.match(new JsonWords()));
    }

    private String column(ObjectType owner, Symbol symbol) {
        Column column = owner.columns().stream()
                .filter(each -> each.location().equals(symbol.location()))
                .findFirst()
                .orElseThrow();
        String format = column.format().map(each -> " (format " + each + ")").orElse("");
        String words = "\"" + column.jsonName() + "\": " + column.type().match(new JsonWords()) + format;
        return text(
                column.name() + " " + named(column.type()),
                column.description(),
                List.of(schemas.javaType(owner, column)),
                words + demands(column));
    }

    private static String demands(Column column) {
        return (column.required() ? ", required" : "")
                + (column.nullable() ? "" : ", not null")
                + (column.keepNull() ? ", keeps null" : "")
                + (column.rules().nullElements() ? "" : ", without null elements");
    }

    private static String text(String title, Optional<String> description, List<String> java, String json) {
        return code(title)
                + description.map(HoverText::escaped).map(text -> "\n\n" + text).orElse("")
                + "\n\nJava: "
                + String.join(", ", java.stream().map(HoverText::code).toList())
                + "\n\nJSON: "
                + escaped(json);
    }

    /** Backticks cannot be escaped within code. */
    private static String code(String text) {
        return "`" + text.replace('`', '\'').replace('\n', ' ') + "`";
    }

    private static String escaped(String text) {
        return text.replaceAll("([\\\\`*_\\[\\]<>#|])", "\\\\$1");
    }

    /** Returns a type by the names that completion offers: {@code BigDecimal[]}. */
    private static String named(ValueType type) {
        if (type instanceof ValueType.ArrayType array) {
            return named(array.element()) + (array.primitive() ? "[primitive]" : "[]");
        } else if (type instanceof ValueType.ListType list) {
            return (list.distinct() ? "Set<" : "List<") + named(list.element()) + ">";
        } else if (type instanceof ValueType.MapType map) {
            return "Map<String, " + named(map.value()) + ">";
        }
        String name = type.toString();
        return type instanceof ScalarType
                ? Vocabulary.types().stream()
                        .filter(name::equalsIgnoreCase)
                        .findFirst()
                        .orElseThrow()
                : name;
    }

    /** The JSON form of a value. */
    private static final class JsonWords implements ValueType.Cases<String> {
        @Override
        public String scalar(ScalarType type) {
            return type.jsonType().description();
        }

        @Override
        public String untyped(ValueType.UntypedType type) {
            return switch (type) {
                case OBJECT -> "any value";
                case MAP -> "an object";
                case NULL -> "null";
            };
        }

        @Override
        public String array(ValueType.ArrayType type) {
            return "an array, each element " + type.element().match(this);
        }

        @Override
        public String list(ValueType.ListType type) {
            return "an array, each element " + type.element().match(this);
        }

        @Override
        public String map(ValueType.MapType type) {
            return "an object, each value " + type.value().match(this);
        }

        @Override
        public String constants(ValueType.EnumType type) {
            return "one of "
                    + String.join(
                            ", ",
                            type.strings().stream()
                                    .map(text -> "\"" + text + "\"")
                                    .toList());
        }

        @Override
        public String adapted(ValueType.AdaptedType type) {
            return "a string that an adapter reads";
        }

        @Override
        public String application(ClassType type) {
            return "an object";
        }

        @Override
        public String schema(ObjectType type) {
            return "an object of schema " + type.name();
        }
    }
}
