package dev.schemac.export.types;

import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ColumnOptions.UnknownConstant;
import dev.schemac.dsl.model.FormattedScalar;
import dev.schemac.dsl.model.JsonType;
import dev.schemac.dsl.model.Rules;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.EnumType;
import dev.schemac.dsl.model.ValueType.UntypedType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Texts about columns, for comments and differences. */
public final class Texts {
    /** The constants that a difference lists. */
    private static final int LISTED = 10;

    private static final String NULL_ELEMENTS = "nullElements=false";

    private Texts() {}

    /** Returns a string in quotes, without control characters. */
    public static String quoted(String string) {
        return "'" + inLine(string) + "'";
    }

    /** Escapes the characters that end a line comment or are invisible. */
    public static String inLine(String string) {
        StringBuilder line = new StringBuilder();
        string.codePoints().forEach(c -> {
            int kind = Character.getType(c);
            if (Character.isISOControl(c)
                    || kind == Character.LINE_SEPARATOR
                    || kind == Character.PARAGRAPH_SEPARATOR
                    || kind == Character.FORMAT
                    || kind == Character.SURROGATE) {
                line.append(String.format("\\u%04x", c));
            } else {
                line.appendCodePoint(c);
            }
        });
        return line.toString();
    }

    /** Returns the lines of a description. */
    public static List<String> lines(Optional<String> description) {
        return description.stream()
                .flatMap(String::lines)
                .map(line -> inLine(line.replace('\t', ' ')))
                .toList();
    }

    /** Returns a value as documents contain it. */
    public static Object json(Column column, Object value) {
        ValueType type = column.type();
        if (type instanceof EnumType constants) {
            return constants.string((String) value);
        } else if (type instanceof ScalarType scalar && column.format().isPresent()) {
            return new FormattedScalar(scalar, column.format().get()).json(value);
        }
        return type instanceof ScalarType scalar && scalar.jsonType() == JsonType.STRING ? scalar.string(value) : value;
    }

    /** Returns the rules as a schema declares them. */
    public static List<String> rules(Column column) {
        Rules rules = column.rules();
        List<String> texts = new ArrayList<>();
        rules.min().ifPresent(bound -> texts.add((bound.exclusive() ? "exclusiveMin=" : "min=") + bound.value()));
        rules.max().ifPresent(bound -> texts.add((bound.exclusive() ? "exclusiveMax=" : "max=") + bound.value()));
        rules.minLength().ifPresent(length -> texts.add("minLength=" + length));
        rules.maxLength().ifPresent(length -> texts.add("maxLength=" + length));
        rules.pattern().ifPresent(pattern -> texts.add("pattern=" + quoted(pattern.regex())));
        texts.addAll(itemRules(rules));
        if (!rules.types().isEmpty()) {
            texts.add(rules.types().stream()
                    .map(type -> quoted(type.word()))
                    .collect(Collectors.joining(", ", "types={", "}")));
        }
        rules.constant().ifPresent(only -> texts.add("const=" + literal(column, only)));
        return texts;
    }

    /** Returns the same for a tool whose types of arrays and maps exclude null. It has no such type for untyped maps. */
    public static List<String> rulesBesidesNulls(Column column) {
        List<String> texts = rules(column);
        if (column.type() != UntypedType.MAP) {
            texts.remove(NULL_ELEMENTS);
        }
        return texts;
    }

    private static List<String> itemRules(Rules rules) {
        List<String> texts = new ArrayList<>();
        rules.minItems().ifPresent(count -> texts.add("minItems=" + count));
        rules.maxItems().ifPresent(count -> texts.add("maxItems=" + count));
        if (rules.unique()) {
            texts.add("unique=true");
        }
        if (!rules.nullElements()) {
            texts.add(NULL_ELEMENTS);
        }
        return texts;
    }

    /** Returns a value in the syntax of annotations. */
    public static String literal(Column column, Object value) {
        Object json = json(column, value);
        return json instanceof String string ? quoted(string) : json.toString();
    }

    /** Returns the difference of an enum that becomes a string. */
    public static String unchecked(EnumType type, String target) {
        String shown = type.strings().stream().limit(LISTED).map(Texts::quoted).collect(Collectors.joining(", "));
        int more = type.strings().size() - LISTED;
        return type + " becomes " + target + ": any string is accepted; the constants are " + shown
                + (more > 0 ? " and " + more + " more" : "");
    }

    /** Returns whether an enum column only accepts its constants. */
    public static boolean closed(Column column) {
        return column.unknownConstant().policy() == UnknownConstant.Policy.FAIL;
    }

    /** Returns the difference of an alias, if the column has any. */
    public static Optional<String> aliases(Column column) {
        return column.aliases().isEmpty()
                ? Optional.empty()
                : Optional.of("not read: the alias "
                        + column.aliases().stream().map(Texts::quoted).collect(Collectors.joining(", ")));
    }

    /** Returns the difference of rules that are not checked, if there are any. */
    public static Optional<String> unchecked(List<String> rules) {
        return rules.isEmpty() ? Optional.empty() : Optional.of("not checked: " + String.join(", ", rules));
    }

    /** Returns the difference of a default value, if the column has one. */
    public static Optional<String> unusedDefault(Column column) {
        return column.defaultValue()
                .filter(value -> !column.required())
                .map(value -> "not applied: the default " + literal(column, value));
    }
}
