package dev.schemac.codegen.jsonschema.read;

import static dev.schemac.codegen.jsonschema.read.Omission.Effect.NARROWER;
import static dev.schemac.codegen.jsonschema.read.Omission.Effect.NONE;
import static dev.schemac.codegen.jsonschema.read.Omission.Effect.WIDER;

import dev.schemac.codegen.epl.EplText;
import dev.schemac.codegen.epl.EplType;
import dev.schemac.codegen.jsonschema.read.ColumnFacts.Attribute;
import dev.schemac.codegen.jsonschema.read.Omission.OmissionLog;
import dev.schemac.codegen.jsonschema.read.SchemaDraft.Use;
import dev.schemac.codegen.jsonschema.read.SchemaFacts.Keyword;
import dev.schemac.dsl.pattern.PatternCompiler;
import dev.schemac.runtime.JsonOptions;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Columns of texts, numbers and booleans, and the defaults of columns. */
final class ScalarColumns {
    private static final Map<String, String> TEXT_FORMATS = Map.of(
            "date-time", "OffsetDateTime",
            "date", "LocalDate",
            "duration", "Duration",
            "uuid", "UUID",
            "uri", "URI",
            "url", "URI",
            "uri-reference", "URI",
            "byte", "binary");

    /** Formats that no type has. Of a time the language has no type with an offset. */
    private static final Map<String, String> PATTERNS = Map.of(
            "time",
            "^([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$");

    /** Formats that say how a value is shown or stored, not what it may be. */
    private static final Set<String> NO_RULE = Set.of("password", "int32", "int64", "float", "double", "decimal");

    private static final BigDecimal LEAST_INT = BigDecimal.valueOf(Integer.MIN_VALUE);
    private static final BigDecimal MOST_INT = BigDecimal.valueOf(Integer.MAX_VALUE);
    private static final BigDecimal LEAST_LONG = BigDecimal.valueOf(Long.MIN_VALUE);
    private static final BigDecimal MOST_LONG = BigDecimal.valueOf(Long.MAX_VALUE);

    private final OmissionLog log;
    private final PatternCompiler patterns = new PatternCompiler();

    ScalarColumns(OmissionLog log) {
        this.log = log;
    }

    // ---- texts

    ColumnFacts text(SchemaFacts facts, boolean nullable, Use use) {
        Keyword encoding = facts.rules.get("contentEncoding");
        Keyword format = facts.rules.get("format");
        String type = "string";
        List<Attribute> attributes = new ArrayList<>();
        if (encoding != null) {
            if (encoding.value().equals("base64")) {
                type = "binary";
            } else {
                log.add(encoding, WIDER, "'" + encoding.value() + "' is not checked", use.comments());
            }
        } else if (format != null) {
            type = TEXT_FORMATS.getOrDefault((String) format.value(), type);
            if (type.equals("Duration")) {
                log.add(format, NARROWER, "durations in years, months or weeks are refused", use.comments());
            } else if (PATTERNS.containsKey(format.value())
                    && facts.rule("pattern").isEmpty()) {
                attributes.add(new Attribute("pattern", EplText.quoted(PATTERNS.get(format.value())), format));
            } else if (type.equals("string")) {
                boolean rule = !NO_RULE.contains(format.value());
                log.add(
                        format,
                        rule ? WIDER : NONE,
                        "the format '" + format.value() + "' is not checked",
                        use.comments());
            }
        }
        for (String name : List.of("minLength", "maxLength", "pattern")) {
            facts.rule(name)
                    .ifPresent(rule -> attributes.add(new Attribute(
                            name,
                            rule.value() instanceof String text ? EplText.quoted(text) : literal(rule.value()),
                            rule)));
        }
        if (!type.equals("string")) {
            unsaid(attributes, "a column of type '" + type + "' has no such rule", use);
        }
        return new ColumnFacts(new EplType.Scalar(type), nullable, attributes);
    }

    // ---- numbers

    ColumnFacts number(SchemaFacts facts, boolean nullable, Use use) {
        boolean integer = !facts.kinds.contains(JsonKind.FRACTION);
        String format =
                facts.rule("format").map(keyword -> (String) keyword.value()).orElse("");
        Optional<BigDecimal> least = bound(facts, "minimum", "exclusiveMinimum");
        Optional<BigDecimal> most = bound(facts, "maximum", "exclusiveMaximum");
        boolean beyondLong = isBeyondLong(least, facts.rule("exclusiveMinimum").map(rule -> BigDecimal.ONE))
                || isBeyondLong(most, facts.rule("exclusiveMaximum").map(rule -> BigDecimal.ONE.negate()));
        String type = integer ? integer(format, least, most, beyondLong) : fraction(format);
        Set<String> known = Set.of("int32", "int64", "float", "double", "decimal");
        if (!format.isEmpty() && !known.contains(format)) {
            log.add(facts.rules.get("format"), WIDER, "the format '" + format + "' is not checked", use.comments());
        }
        List<Attribute> attributes = new ArrayList<>();
        rule(facts, "minimum", "min", integer, attributes);
        rule(facts, "exclusiveMinimum", "exclusiveMin", integer, attributes);
        rule(facts, "maximum", "max", integer, attributes);
        rule(facts, "exclusiveMaximum", "exclusiveMax", integer, attributes);
        return new ColumnFacts(new EplType.Scalar(type), nullable, attributes);
    }

    private static Optional<BigDecimal> bound(SchemaFacts facts, String inclusive, String exclusive) {
        return facts.rule(inclusive)
                .or(() -> facts.rule(exclusive))
                .map(keyword -> JsonKind.decimal((Number) keyword.value()));
    }

    /** @param step from an exclusive bound to the next integer that is allowed */
    private static boolean isBeyondLong(Optional<BigDecimal> bound, Optional<BigDecimal> step) {
        return bound.stream()
                .flatMap(limit -> Stream.of(limit, limit.add(step.orElse(BigDecimal.ZERO))))
                .anyMatch(number -> number.compareTo(LEAST_LONG) < 0 || number.compareTo(MOST_LONG) > 0);
    }

    private static String integer(
            String format, Optional<BigDecimal> least, Optional<BigDecimal> most, boolean beyondLong) {
        if (format.equals("int32")) {
            return "int";
        }
        if (within(least, most, LEAST_INT, MOST_INT)) {
            return "int";
        }
        return beyondLong && !format.equals("int64") ? "BigInteger" : "long";
    }

    private static boolean within(
            Optional<BigDecimal> least, Optional<BigDecimal> most, BigDecimal lowest, BigDecimal highest) {
        return least.isPresent()
                && most.isPresent()
                && least.get().compareTo(lowest) >= 0
                && most.get().compareTo(highest) <= 0;
    }

    private static String fraction(String format) {
        return switch (format) {
            case "float" -> "float";
            case "decimal" -> "BigDecimal";
            default -> "double";
        };
    }

    private static void rule(
            SchemaFacts facts, String keyword, String attribute, boolean integer, List<Attribute> attributes) {
        facts.rule(keyword).ifPresent(rule -> {
            BigDecimal bound = JsonKind.decimal((Number) rule.value());
            boolean fraction = bound.stripTrailingZeros().scale() > 0;
            if (integer && fraction) {
                // No integer is between the bound and its neighbour.
                boolean lower = keyword.endsWith("inimum");
                BigInteger near = bound.setScale(0, lower ? RoundingMode.CEILING : RoundingMode.FLOOR)
                        .toBigInteger();
                attributes.add(new Attribute(lower ? "min" : "max", near.toString(), rule));
            } else {
                attributes.add(new Attribute(attribute, literal(rule.value(), integer), rule));
            }
        });
    }

    /** A number as it stands in a schema. */
    static String literal(Object number) {
        return literal(number, false);
    }

    /** @param integer whether it is for a type of integers, none of which has an exponent */
    static String literal(Object number, boolean integer) {
        BigDecimal decimal = JsonKind.decimal((Number) number);
        BigDecimal plain = decimal.stripTrailingZeros();
        if (integer && plain.precision() - plain.scale() <= JsonOptions.DEFAULT.maxNumberLength()) {
            return plain.toPlainString();
        }
        return plain.precision() - plain.scale() > 30 || plain.scale() > 30 ? plain.toString() : plain.toPlainString();
    }

    // ---- defaults

    /** The default of a column, as it stands in a schema. */
    Optional<String> defaultValue(
            SchemaFacts facts, ColumnFacts column, boolean required, List<String> rules, Use use) {
        Keyword value = facts.defaultValue;
        if (value == null || value.value() == null) {
            return Optional.empty();
        }
        if (required) {
            log.add(value, NONE, "a default means nothing for a required member", use.comments());
            return Optional.empty();
        }
        Optional<String> literal = defaultLiteral(value.value(), column.type());
        List<String> all = new ArrayList<>(rules);
        literal.ifPresent(text -> all.add("defaultValue=" + text));
        if (!rules.isEmpty() && !EplText.isAccepted(column.type(), all, patterns)) {
            log.add(value, NONE, "the default breaks a rule of its own", use.comments());
            return Optional.empty();
        }
        if (literal.isEmpty()) {
            log.add(value, NONE, "no default for a column of type '" + kind(column.type()) + "'", use.comments());
        }
        return literal;
    }

    private static String kind(EplType type) {
        return type instanceof EplType.Declared ? "schema" : type.text();
    }

    private Optional<String> defaultLiteral(Object value, EplType type) {
        String word = type instanceof EplType.Scalar scalar ? scalar.word() : "";
        if (value instanceof String text) {
            return word.equals("string") || EnumColumns.has(type, text)
                    ? Optional.of(EplText.quoted(text))
                    : Optional.empty();
        }
        if (value instanceof Boolean flag) {
            return word.equals("boolean") ? Optional.of(flag.toString()) : Optional.empty();
        }
        boolean fits = value instanceof Number
                && !JsonKind.isBeyondNumbers(value)
                && switch (word) {
                    case "int" -> value instanceof Integer;
                    case "long" -> value instanceof Integer || value instanceof Long;
                    case "BigInteger" ->
                        JsonKind.of(value) == JsonKind.INTEGER
                                && EplText.isAccepted(type, List.of("defaultValue=" + literal(value, true)), patterns);
                    case "double" -> Double.isFinite(((Number) value).doubleValue());
                    case "BigDecimal" -> true;
                    default -> false;
                };
        return fits ? Optional.of(literal(value, word.equals("BigInteger"))) : Optional.empty();
    }

    // ---- what cannot be said

    /** Takes back rules that the language refuses: patterns that it does not know, or what no value keeps. */
    void unsaid(List<Attribute> rules, EplType type, Use use) {
        List<Attribute> wrong = rules.stream()
                .filter(rule -> !EplText.isAccepted(type, List.of(rule.name() + "=" + rule.value()), patterns))
                .toList();
        rules.removeAll(wrong);
        unsaid(new ArrayList<>(wrong), "a column cannot have such a rule", use);
        List<String> all =
                rules.stream().map(rule -> rule.name() + "=" + rule.value()).toList();
        if (!EplText.isAccepted(type, all, patterns)) {
            unsaid(rules, "no value keeps all of them", use);
        }
    }

    /** Takes constants back: a column that has one is never null. */
    void unsaidConstants(List<Attribute> rules, Use use) {
        List<Attribute> constants =
                rules.stream().filter(rule -> rule.name().equals("const")).toList();
        rules.removeAll(constants);
        unsaid(new ArrayList<>(constants), "a constant is not null", use);
    }

    /** Takes attributes back, and says so. */
    void unsaid(List<Attribute> attributes, String reason, Use use) {
        attributes.forEach(attribute -> log.add(
                attribute.keyword(),
                WIDER,
                "'" + attribute.keyword().name() + "' is not checked: " + reason,
                use.comments()));
        attributes.clear();
    }
}
