package dev.schemac.contracts.shape;

import static dev.schemac.contracts.report.Difference.Effect.NARROWER;
import static dev.schemac.contracts.report.Difference.Effect.NONE;
import static dev.schemac.contracts.report.Difference.Effect.NUMBERS;
import static dev.schemac.contracts.report.Difference.Effect.WIDER;

import dev.schemac.contracts.epl.AttributeCheck;
import dev.schemac.contracts.epl.EplText;
import dev.schemac.contracts.epl.EplType;
import dev.schemac.contracts.facts.Facts;
import dev.schemac.contracts.load.Formats;
import dev.schemac.contracts.load.JsonKind;
import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.contracts.normal.Keyword;
import dev.schemac.contracts.report.Difference;
import dev.schemac.contracts.report.Difference.Reason;
import dev.schemac.contracts.shape.ColumnShape.Attribute;
import dev.schemac.dsl.jsonschema.JsonScalar;
import dev.schemac.dsl.jsonschema.ScalarSchemas;
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

/** Makes columns of strings, numbers and booleans. */
record ScalarColumns(Formats formats, AttributeCheck check) {
    /** Formats without a type. The language has no type for a time with an offset. */
    private static final Map<String, String> PATTERNS = Map.of(
            "time",
            "^([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$");

    /** A pattern that no string matches. */
    private static final String NOTHING = "[^\\s\\S]";

    /** Formats for display or storage, which do not restrict the form of a value in JSON. */
    private static final Set<String> NO_RULE = Set.of("password", "int32", "int64", "float", "double", "decimal");

    private static final String NO_DATE_TIMES =
            "strings that are no date-time, and date-times with leap seconds, offsets"
                    + " beyond 18:00 or more than nine fractional digits, are rejected";

    private static final BigDecimal LEAST_INT = BigDecimal.valueOf(Integer.MIN_VALUE);
    private static final BigDecimal MOST_INT = BigDecimal.valueOf(Integer.MAX_VALUE);
    private static final BigDecimal LEAST_LONG = BigDecimal.valueOf(Long.MIN_VALUE);
    private static final BigDecimal MOST_LONG = BigDecimal.valueOf(Long.MAX_VALUE);

    /** The limit of all integers. */
    static final String EXPONENTS = "integers written with a fraction or exponent, such as 1.0, are rejected";

    /**
     * Returns a column of the type that {@code x-schemac} names. Returns empty if that type is for other kinds of values.
     */
    Optional<ColumnShape> named(Facts facts, Set<JsonKind> kinds, boolean nullable, Use use) {
        Keyword keyword = facts.rules().get(ScalarSchemas.TYPE);
        if (keyword == null) {
            return Optional.empty();
        }
        JsonScalar form = (JsonScalar) keyword.value();
        String jsonType = (String) ScalarSchemas.keywords(form).get("type");
        if (!JsonKind.named(jsonType).equals(kinds)) {
            return Optional.empty();
        }
        String narrower = "values outside of the type '" + form + "' are rejected";
        if (!isDescribed(form, facts)) {
            use.report(keyword, NARROWER, narrower);
        } else if (!ScalarSchemas.isExact(form)) {
            use.reportOnce(keyword.site(), keyword.name(), NARROWER, narrower);
        }
        if (JsonKind.NUMBERS.containsAll(kinds)) {
            loseRange(facts, form, use);
        }
        return Optional.of(column(form, facts, nullable, use));
    }

    /** Returns a column of a type, with the rules that the type does not imply. */
    private ColumnShape column(JsonScalar form, Facts facts, boolean nullable, Use use) {
        Map<String, Object> own = ScalarSchemas.keywords(form);
        Keyword source = facts.rules().get(ScalarSchemas.TYPE);
        List<Attribute> attributes = new ArrayList<>();
        form.format().ifPresent(each -> attributes.add(new Attribute("format", EplText.quoted(each.text()), source)));
        form.variant().ifPresent(each -> attributes.add(new Attribute("base64", EplText.quoted(each), source)));
        List<Attribute> rules = new ArrayList<>();
        if (own.get("type").equals("string")) {
            stringRules(facts, own, rules);
            if (!form.word().equals("string")) {
                unsaid(rules, "a column of type '" + form.word() + "' cannot have this rule", use);
            }
        } else {
            numberRules(facts, own, rules);
        }
        attributes.addAll(rules);
        return new ColumnShape(new EplType.Scalar(form.word()), nullable, attributes);
    }

    /** Returns whether the contract has all keywords of a type. Bounds are not compared. */
    private static boolean isDescribed(JsonScalar form, Facts facts) {
        return ScalarSchemas.keywords(form).entrySet().stream()
                .allMatch(own -> own.getKey().equals("type")
                        || own.getKey().endsWith("imum")
                        || isOwn(facts.rules().get(own.getKey()), own.getValue()));
    }

    private static boolean isOwn(Keyword rule, Object own) {
        if (rule == null || own == null) {
            return false;
        }
        return own instanceof Number number
                ? JsonKind.decimal((Number) rule.value()).compareTo(new BigDecimal(number.toString())) == 0
                : own.equals(rule.value());
    }

    // ---- nothing

    /**
     * Returns a column that rejects every value except, if it is nullable, null.
     *
     * @param by the keyword that forbids the values
     */
    static ColumnShape nothing(Keyword by, boolean nullable, Use use) {
        use.notes().add(nullable ? "only null is valid here" : "no value is valid here");
        Attribute never = new Attribute("pattern", EplText.quoted(NOTHING), by);
        return new ColumnShape(new EplType.Scalar("string"), nullable, List.of(never));
    }

    // ---- strings

    ColumnShape text(Facts facts, boolean nullable, Use use) {
        Keyword encoding = facts.rules().get("contentEncoding");
        Keyword format = facts.rules().get("format");
        JsonScalar form = JsonScalar.named("string").orElseThrow();
        Optional<Attribute> pattern = Optional.empty();
        if (encoding != null) {
            form = encoded(facts, encoding, use).orElse(form);
        } else if (format != null) {
            form = formatted(facts, format, use).orElse(form);
            pattern = pattern(facts, format);
        }
        ColumnShape column = column(form, facts, nullable, use);
        return pattern.map(column::with).orElse(column);
    }

    private Optional<JsonScalar> encoded(Facts facts, Keyword encoding, Use use) {
        String word = (String) encoding.value();
        Optional<JsonScalar> form = ScalarSchemas.form("string", null, word);
        if (formats == Formats.ANNOTATE || form.isEmpty()) {
            loseEncoding(encoding, use);
            return Optional.empty();
        }
        if (!isDescribed(form.get(), facts)) {
            use.report(encoding, NARROWER, "strings that are not valid '" + word + "' are rejected");
        }
        return form;
    }

    private void loseEncoding(Keyword encoding, Use use) {
        use.report(encoding, NONE, "the encoding '" + encoding.value() + "' is an annotation");
    }

    private Optional<JsonScalar> formatted(Facts facts, Keyword format, Use use) {
        String word = (String) format.value();
        Optional<JsonScalar> exact = ScalarSchemas.form("string", word, null);
        Optional<JsonScalar> form = formats == Formats.ASSERT || isTypeOfOpenApi(format)
                ? exact.or(() -> ScalarSchemas.nearest(word))
                : exact.filter(any -> formats == Formats.TYPES);
        if (form.isEmpty()) {
            loseFormat(format, pattern(facts, format).isPresent(), use);
        } else if (!isDescribed(form.get(), facts) || !ScalarSchemas.isExact(form.get())) {
            loseDifference(format, form.get(), use);
        }
        return form;
    }

    /** Returns whether authors of OpenAPI use the format as a type, although the specification does not define it. */
    private boolean isTypeOfOpenApi(Keyword format) {
        return formats == Formats.TYPES
                && "date-time".equals(format.value())
                && format.site().document().isOpenApi();
    }

    /** Reports that the format of listed values is not checked. */
    void loseFormat(Facts facts, Use use) {
        boolean strings = facts.allowed().stream().anyMatch(String.class::isInstance);
        facts.rule("format").filter(format -> strings).ifPresent(format -> loseFormat(format, false, use));
    }

    /**
     * Reports the format and the encoding of a branch whose strings are not checked.
     *
     * @param free whether another branch allows all strings
     */
    void loseFormat(Facts branch, boolean free, Use use) {
        branch.rule("format")
                .filter(format -> !free || !isAsserted(format))
                .ifPresent(format -> loseFormat(format, false, use));
        branch.rule("contentEncoding").ifPresent(encoding -> loseEncoding(encoding, use));
    }

    private boolean isAsserted(Keyword format) {
        return formats == Formats.ASSERT && isRule(format);
    }

    private static boolean isRule(Keyword format) {
        return !NO_RULE.contains((String) format.value());
    }

    private void loseFormat(Keyword format, boolean hasPattern, Use use) {
        if (hasPattern) {
            use.report(format, WIDER, "leap seconds at the end of any minute are accepted");
        } else {
            boolean asserted = isAsserted(format);
            String word = (String) format.value();
            boolean hasType = ScalarSchemas.nearest(word).isPresent() || PATTERNS.containsKey(word);
            Difference difference = format.difference(
                    asserted ? WIDER : NONE,
                    "the format '" + word + "' " + (asserted ? "is not checked" : "is an annotation"));
            use.report(hasType && !asserted ? difference.as(Reason.ANNOTATION) : difference);
        }
    }

    private void loseDifference(Keyword format, JsonScalar form, Use use) {
        String word = (String) format.value();
        if (isTypeOfOpenApi(format)) {
            use.reportOnce(format.site(), format.name(), NARROWER, NO_DATE_TIMES);
            return;
        } else if (formats != Formats.ASSERT) {
            use.report(format, NARROWER, "strings that are not a valid '" + word + "' are rejected");
            return;
        }
        Optional<String> narrower = switch (word) {
            case "date-time" ->
                Optional.of("leap seconds, offsets beyond 18:00 and more than nine fractional digits are rejected");
            case "duration" -> Optional.of("durations in years, months or weeks are rejected");
            case "date", "uuid", "byte" -> Optional.empty();
            default -> Optional.of("strings that java.net.URI cannot parse are rejected");
        };
        narrower.ifPresent(description -> use.report(format, NARROWER, description));
        if (!word.equals("uuid") && !word.equals("byte")) {
            use.report(
                    format,
                    WIDER,
                    "a column of type '" + form.word() + "' also accepts strings that are not a valid '" + word + "'");
        }
    }

    /** Returns the pattern of a format without a type, unless the contract has a pattern. */
    private Optional<Attribute> pattern(Facts facts, Keyword format) {
        boolean wanted = formats == Formats.ASSERT && facts.rule("pattern").isEmpty();
        return Optional.ofNullable(wanted ? PATTERNS.get((String) format.value()) : null)
                .map(pattern -> new Attribute("pattern", EplText.quoted(pattern), format));
    }

    /** Returns the rules on strings of a column that also has other values. Formats are not types there. */
    List<Attribute> stringRules(Facts facts, Use use) {
        List<Attribute> rules = new ArrayList<>();
        stringRules(facts, Map.of(), rules);
        facts.rule("format").ifPresent(format -> {
            Optional<Attribute> pattern = pattern(facts, format);
            pattern.ifPresent(rules::add);
            loseFormat(format, pattern.isPresent(), use);
        });
        facts.rule("contentEncoding").ifPresent(encoding -> loseEncoding(encoding, use));
        return rules;
    }

    /** Returns whether a schema restricts strings. */
    boolean hasStringRules(Facts facts) {
        return Stream.of("minLength", "maxLength", "pattern").anyMatch(facts.rules()::containsKey)
                || formats == Formats.ASSERT && facts.rules().containsKey("format");
    }

    private static void stringRules(Facts facts, Map<String, Object> own, List<Attribute> rules) {
        for (String name : List.of("minLength", "maxLength", "pattern")) {
            facts.rule(name)
                    .filter(rule -> !isOwn(rule, own.get(name)))
                    .ifPresent(rule -> rules.add(new Attribute(
                            name,
                            rule.value() instanceof String text ? EplText.quoted(text) : literal(rule.value()),
                            rule)));
        }
    }

    // ---- numbers

    ColumnShape number(Facts facts, boolean nullable, Use use) {
        boolean integer = !facts.kinds().contains(JsonKind.FRACTION);
        String format =
                facts.rule("format").map(keyword -> (String) keyword.value()).orElse("");
        loseNumberFormat(facts, use);
        JsonScalar form = ScalarSchemas.form(integer ? "integer" : "number", format, null)
                .or(() -> JsonScalar.named(integer ? integer(facts) : "double"))
                .orElseThrow();
        loseRange(facts, form, use);
        return column(form, facts, nullable, use);
    }

    /** Reports that the format of numbers is not checked. */
    void loseNumberFormat(Facts facts, Use use) {
        facts.rule("format")
                .filter(ScalarColumns::isRule)
                .ifPresent(format -> use.report(format, WIDER, "the format '" + format.value() + "' is not checked"));
    }

    /** Returns whether a schema restricts numbers. */
    static boolean hasNumberRules(Facts facts) {
        return !numberRules(facts).isEmpty() || facts.rule("format").stream().anyMatch(ScalarColumns::isRule);
    }

    /** Reports, once, the limits that apply to all numbers of a document. */
    private void loseRange(Facts facts, JsonScalar form, Use use) {
        SchemaSite site = facts.type() == null
                ? facts.core().sites().stream().findFirst().orElse(null)
                : facts.type().site();
        if (site == null) {
            return;
        }
        String word = form.toString();
        boolean bounded = bound(facts, "minimum", "exclusiveMinimum").isPresent()
                && bound(facts, "maximum", "exclusiveMaximum").isPresent();
        if (!facts.kinds().contains(JsonKind.FRACTION)) {
            use.reportOnce(site, "type", NUMBERS, EXPONENTS);
        }
        if (!bounded || form.word().equals("BigDecimal")) {
            use.reportOnce(site, "type", NUMBERS, "numbers beyond the range of '" + word + "' are rejected");
        }
    }

    private static String integer(Facts facts) {
        Optional<BigDecimal> least = bound(facts, "minimum", "exclusiveMinimum");
        Optional<BigDecimal> most = bound(facts, "maximum", "exclusiveMaximum");
        boolean beyondLong = isBeyondLong(least, facts.rule("exclusiveMinimum").map(rule -> BigDecimal.ONE))
                || isBeyondLong(most, facts.rule("exclusiveMaximum").map(rule -> BigDecimal.ONE.negate()));
        if (within(least, most, LEAST_INT, MOST_INT)) {
            return "int";
        }
        return beyondLong ? "BigInteger" : "long";
    }

    private static Optional<BigDecimal> bound(Facts facts, String inclusive, String exclusive) {
        return facts.rule(inclusive)
                .or(() -> facts.rule(exclusive))
                .map(keyword -> JsonKind.decimal((Number) keyword.value()));
    }

    /**
     * Returns whether a bound, or the first allowed integer, is beyond the range of {@code long}.
     *
     * @param step the distance from an exclusive bound to the next allowed integer
     */
    private static boolean isBeyondLong(Optional<BigDecimal> bound, Optional<BigDecimal> step) {
        return bound.stream()
                .flatMap(limit -> Stream.of(limit, limit.add(step.orElse(BigDecimal.ZERO))))
                .anyMatch(number -> number.compareTo(LEAST_LONG) < 0 || number.compareTo(MOST_LONG) > 0);
    }

    private static boolean within(
            Optional<BigDecimal> least, Optional<BigDecimal> most, BigDecimal lowest, BigDecimal highest) {
        return least.isPresent()
                && most.isPresent()
                && least.get().compareTo(lowest) >= 0
                && most.get().compareTo(highest) <= 0;
    }

    /** Returns the rules on numbers of a column that also has other values. */
    static List<Attribute> numberRules(Facts facts) {
        List<Attribute> rules = new ArrayList<>();
        String type = facts.kinds().contains(JsonKind.FRACTION) ? "number" : "integer";
        numberRules(facts, Map.of("type", type), rules);
        return rules;
    }

    private static void numberRules(Facts facts, Map<String, Object> own, List<Attribute> rules) {
        boolean integer = own.get("type").equals("integer");
        for (String keyword : List.of("minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum")) {
            facts.rule(keyword)
                    .filter(rule -> !isOwn(rule, own.get(keyword)))
                    .ifPresent(rule -> rules.add(bound(rule, keyword, integer)));
        }
    }

    private static Attribute bound(Keyword rule, String keyword, boolean integer) {
        BigDecimal bound = JsonKind.decimal((Number) rule.value());
        boolean fraction = bound.stripTrailingZeros().scale() > 0;
        if (integer && fraction) {
            // No integer is between the bound and its neighbour.
            boolean lower = keyword.endsWith("inimum");
            BigInteger near = bound.setScale(0, lower ? RoundingMode.CEILING : RoundingMode.FLOOR)
                    .toBigInteger();
            return new Attribute(lower ? "min" : "max", near.toString(), rule);
        }
        // such as exclusiveMin for exclusiveMinimum
        return new Attribute(keyword.replace("imum", ""), literal(rule.value(), integer), rule);
    }

    /** Returns a number as schemas write it. */
    static String literal(Object number) {
        return literal(number, false);
    }

    /**
     * Returns a number as schemas write it.
     *
     * @param integer whether the type is an integer type, whose literals have no exponent
     */
    static String literal(Object number, boolean integer) {
        BigDecimal decimal = JsonKind.decimal((Number) number);
        BigDecimal plain = decimal.stripTrailingZeros();
        if (integer && plain.precision() - plain.scale() <= JsonOptions.DEFAULT.maxNumberLength()) {
            return plain.toPlainString();
        }
        return plain.precision() - plain.scale() > 30 || plain.scale() > 30 ? plain.toString() : plain.toPlainString();
    }

    // ---- rules that no column can have

    /** Removes and reports rules that the language rejects: unknown patterns, and rules that no value satisfies. */
    void unsaid(List<Attribute> rules, EplType type, Use use) {
        if (check.isAccepted(type, words(rules))) {
            return;
        }
        List<Attribute> wrong = rules.stream()
                .filter(rule -> !check.isAccepted(type, words(List.of(rule))))
                .toList();
        rules.removeAll(wrong);
        unsaid(new ArrayList<>(wrong), "a column cannot have this rule", use);
        if (!check.isAccepted(type, words(rules))) {
            unsaid(rules, "no value can satisfy all rules", use);
        }
    }

    boolean isAccepted(EplType type, Attribute rule) {
        return check.isAccepted(type, words(List.of(rule)));
    }

    private static List<String> words(List<Attribute> rules) {
        return rules.stream().map(rule -> rule.name() + "=" + rule.value()).toList();
    }

    /** Removes and reports constants: a column with a constant is never null. */
    void unsaidConstants(List<Attribute> rules, Use use) {
        List<Attribute> constants =
                rules.stream().filter(rule -> rule.name().equals("const")).toList();
        rules.removeAll(constants);
        unsaid(new ArrayList<>(constants), "a column with 'const' cannot be null", use);
    }

    /** Removes and reports attributes. */
    void unsaid(List<Attribute> attributes, String reason, Use use) {
        attributes.forEach(attribute -> use.report(
                attribute.keyword(), WIDER, "'" + attribute.keyword().name() + "' is not checked: " + reason));
        attributes.clear();
    }
}
