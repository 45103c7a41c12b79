package dev.schemac.dsl.annotation;

import dev.schemac.dsl.annotation.AnnotationDefinition.Kind;
import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.model.JsonType;
import dev.schemac.dsl.model.Rules;
import dev.schemac.dsl.model.Rules.AllowedType;
import dev.schemac.dsl.model.Rules.Bound;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.ArrayType;
import dev.schemac.dsl.model.ValueType.EnumType;
import dev.schemac.dsl.model.ValueType.ListType;
import dev.schemac.dsl.model.ValueType.MapType;
import dev.schemac.dsl.model.ValueType.UntypedType;
import dev.schemac.dsl.pattern.CompiledPattern;
import dev.schemac.dsl.pattern.PatternCompiler;
import dev.schemac.dsl.pattern.PatternException;
import dev.schemac.dsl.syntax.SchemaFile.AnnotationValue;
import dev.schemac.dsl.syntax.SchemaFile.NumberValue;
import dev.schemac.dsl.syntax.SchemaFile.TextValue;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

/** Reads the rules of {@code @Column} for the values of a column. It reports and skips rules that do not apply. */
final class RulesReader {
    private final ColumnAttributes annotation;
    private final ValueType type;
    private final ValueType element;
    private final PatternCompiler patterns;
    private final Set<AllowedType> types;

    private RulesReader(ColumnAttributes annotation, ValueType type, PatternCompiler patterns) {
        this.annotation = annotation;
        this.type = type;
        this.element = type.leaf();
        this.patterns = patterns;
        this.types = types();
    }

    /** @param nullElements whether elements may be null if no attribute decides it */
    static Rules read(ColumnAttributes annotation, ValueType type, boolean nullElements, PatternCompiler patterns) {
        RulesReader reader = new RulesReader(annotation, type, patterns);
        Rules rules = new Rules(
                reader.bound("min", "exclusiveMin"),
                reader.bound("max", "exclusiveMax"),
                reader.length("minLength"),
                reader.length("maxLength"),
                reader.pattern(),
                reader.items("minItems"),
                reader.items("maxItems"),
                reader.unique(),
                reader.nullElements(nullElements),
                reader.constant(),
                reader.types);
        reader.checkRange(rules);
        reader.checkOrder("minLength", rules.minLength(), "maxLength", rules.maxLength());
        reader.checkOrder("minItems", rules.minItems(), "maxItems", rules.maxItems());
        rules.constant()
                .flatMap(value -> broken(rules, value))
                .ifPresent(rule -> reader.contradict("const", "the only value breaks the rule '" + rule + "'"));
        return rules;
    }

    // ---- numbers

    /** Reads one end of the range, which has two names and is set at most once. */
    private Optional<Bound> bound(String inclusive, String exclusive) {
        if (has(inclusive) && has(exclusive)) {
            contradict(
                    exclusive,
                    annotation.name(inclusive) + " and " + annotation.name(exclusive)
                            + " set the same end of the range");
        }
        return bound(inclusive, false).or(() -> bound(exclusive, true));
    }

    private Optional<Bound> bound(String attribute, boolean exclusive) {
        if (!has(attribute)) {
            return Optional.empty();
        }
        if (!numberType().jsonType().isNumber()) {
            doesNotFit(
                    attribute,
                    "numbers",
                    isTime(element) ? "; an adapter of '@JsonSchemaField' can check dates and times" : "");
            return Optional.empty();
        } else if (!mayBe(AllowedType.INTEGER, AllowedType.NUMBER)) {
            isExcluded(attribute, "numbers");
            return Optional.empty();
        } else if (!(annotation.value(attribute).orElseThrow() instanceof NumberValue)) {
            annotation.reportMisfit(attribute, Kind.NUMBER);
            return Optional.empty();
        }
        String literal = literal(attribute);
        ScalarType scalar = numberType();
        Optional<String> digits = ColumnOptionsReader.digits(literal, scalar);
        if (digits.flatMap(scalar::parse).isEmpty()) {
            annotation.expect(attribute, "a value of type '" + scalar + "'");
            return Optional.empty();
        }
        return Optional.of(new Bound(new BigDecimal(digits.get()), exclusive));
    }

    /**
     * Returns the type of the bounds: {@code BigDecimal} for untyped values, the type of the column for scalars, otherwise
     * {@link ScalarType#STRING}, which has no bounds.
     */
    private ScalarType numberType() {
        return isAnyType() ? ScalarType.BIG_DECIMAL : element instanceof ScalarType scalar ? scalar : ScalarType.STRING;
    }

    private static boolean isTime(ValueType type) {
        return type instanceof ScalarType scalar && scalar.className().startsWith("java.time.");
    }

    private void checkRange(Rules rules) {
        if (rules.min().isEmpty() || rules.max().isEmpty()) {
            rules.min().ifPresent(min -> checkEnd("exclusiveMin", min, 1, "above"));
            rules.max().ifPresent(max -> checkEnd("exclusiveMax", max, -1, "below"));
            return;
        }
        Bound min = rules.min().get();
        Bound max = rules.max().get();
        ScalarType scalar = numberType();
        int order = compare(scalar, min.value(), max.value());
        boolean open = min.exclusive() || max.exclusive();
        boolean nothingBetween = scalar.jsonType() == JsonType.INTEGER
                && min.exclusive()
                && max.exclusive()
                && min.value().add(BigDecimal.ONE).compareTo(max.value()) == 0;
        if (order > 0 || order == 0 && open || nothingBetween) {
            contradict(
                    max.exclusive() ? "exclusiveMax" : "max",
                    "no number is "
                            + (min.exclusive() ? "above " : "at least ") + min.value()
                            + (max.exclusive() ? " and below " : " and at most ") + max.value());
        }
    }

    /** Checks that an integer type has the number next to an excluded bound. */
    private void checkEnd(String attribute, Bound end, int step, String where) {
        if (end.exclusive()
                && element instanceof ScalarType scalar
                && scalar.jsonType() == JsonType.INTEGER
                && scalar.parse(end.value().add(BigDecimal.valueOf(step)).toPlainString())
                        .isEmpty()) {
            contradict(attribute, "no number of type '" + scalar + "' is " + where + " " + end.value());
        }
    }

    /** Compares as the column does: {@code float} and {@code double} numbers are equal after rounding. */
    private static int compare(ScalarType scalar, BigDecimal left, BigDecimal right) {
        return switch (scalar) {
            // decimals have no -0.0
            case FLOAT -> Float.compare(left.floatValue(), right.floatValue());
            case DOUBLE -> Double.compare(left.doubleValue(), right.doubleValue());
            default -> left.compareTo(right);
        };
    }

    // ---- strings

    private OptionalInt length(String attribute) {
        return has(attribute) && isText(attribute) ? count(attribute) : OptionalInt.empty();
    }

    private Optional<CompiledPattern> pattern() {
        if (!has("pattern") || !isText("pattern")) {
            return Optional.empty();
        }
        String pattern = annotation.text("pattern").orElseThrow();
        if (annotation.value("pattern").orElseThrow() instanceof TextValue text && text.lostBackslash()) {
            annotation.error(
                    DiagnosticCode.PATTERN,
                    "pattern",
                    "unescaped backslash in the pattern: write it twice in a string, as in '\\\\d'");
            return Optional.empty();
        }
        try {
            return Optional.of(patterns.compile(pattern));
        } catch (PatternException e) {
            annotation.error(DiagnosticCode.PATTERN, "pattern", "the pattern " + e.getMessage());
            return Optional.empty();
        }
    }

    private boolean isText(String attribute) {
        boolean fits = element == ScalarType.STRING || isAnyType();
        if (!fits) {
            doesNotFit(attribute, "values of type 'string' or 'Object'");
        } else if (!mayBe(AllowedType.STRING)) {
            isExcluded(attribute, "strings");
            return false;
        }
        return fits;
    }

    // ---- values of type Object

    private boolean isAnyType() {
        return element == UntypedType.OBJECT || element == UntypedType.MAP;
    }

    /** Returns whether no rule excludes all of these types. */
    private boolean mayBe(AllowedType... some) {
        return types.isEmpty() || Arrays.stream(some).anyMatch(types::contains);
    }

    private void isExcluded(String attribute, String what) {
        contradict(attribute, annotation.name(attribute) + " is for " + what + ", which 'types' excludes");
    }

    private Set<AllowedType> types() {
        Set<AllowedType> types = EnumSet.noneOf(AllowedType.class);
        if (!has("types")) {
            return types;
        }
        if (!isAnyType()) {
            doesNotFit("types", "values of type 'Object', also in a 'Map'");
            return types;
        }
        for (TextValue word : annotation.texts("types")) {
            Optional<AllowedType> type = Arrays.stream(AllowedType.values())
                    .filter(candidate -> candidate.word().equals(word.text()))
                    .findFirst();
            if (type.isEmpty()) {
                reportTypes(word.location());
                return EnumSet.noneOf(AllowedType.class);
            }
            types.add(type.get());
        }
        if (types.contains(AllowedType.NUMBER)) {
            types.remove(AllowedType.INTEGER);
        }
        if (types.size() < 2) {
            reportTypes(annotation.location("types"));
            return EnumSet.noneOf(AllowedType.class);
        }
        return types;
    }

    private void reportTypes(SourceLocation place) {
        annotation.diagnostics.error(
                DiagnosticCode.ATTRIBUTE_VALUE,
                place,
                annotation.subject("types") + " expects two or more of the JSON types "
                        + Arrays.stream(AllowedType.values())
                                .map(AllowedType::word)
                                .collect(Collectors.joining(", ")));
    }

    // ---- arrays, lists and maps

    private OptionalInt items(String attribute) {
        if (!has(attribute)) {
            return OptionalInt.empty();
        }
        if (!isSequence() && !(type instanceof MapType) && type != UntypedType.MAP) {
            doesNotFit(attribute, "arrays, lists and maps");
            return OptionalInt.empty();
        }
        return count(attribute);
    }

    private boolean unique() {
        boolean unique = annotation.flag("unique", false);
        if (unique && !isSequence()) {
            doesNotFit("unique", "arrays and lists");
            return false;
        }
        return unique;
    }

    private boolean nullElements(boolean byDefault) {
        boolean fits = type.hasNullableElements();
        if (!fits && has("nullElements")) {
            boolean primitive = ColumnOptionsReader.hasItems(type);
            doesNotFit(
                    "nullElements",
                    "arrays, lists and maps",
                    primitive ? "; elements of '[primitive]' are never null" : "");
        }
        return !fits || annotation.flag("nullElements", byDefault);
    }

    private boolean isSequence() {
        return type instanceof ArrayType || type instanceof ListType;
    }

    // ---- shared

    private boolean has(String attribute) {
        return annotation.value(attribute).isPresent();
    }

    private String literal(String attribute) {
        return ((NumberValue) annotation.value(attribute).orElseThrow())
                .literal()
                .replace("_", "");
    }

    /** Reads a count of units. */
    private OptionalInt count(String attribute) {
        Optional<Integer> count = ColumnOptionsReader.digits(literal(attribute), ScalarType.INT)
                .flatMap(ScalarType.INT::parse)
                .map(Integer.class::cast)
                .filter(number -> number >= 0);
        if (count.isEmpty()) {
            annotation.expect(attribute, "an integer from 0 to " + Integer.MAX_VALUE);
            return OptionalInt.empty();
        }
        return OptionalInt.of(count.get());
    }

    // ---- constant values

    private Optional<Object> constant() {
        if (!has("const")) {
            return Optional.empty();
        }
        AnnotationValue literal = annotation.value("const").orElseThrow();
        if (type instanceof EnumType constants && AttributeValues.isText(literal)) {
            return ColumnOptionsReader.constant(annotation, "const", constants).map(Object.class::cast);
        }
        if (!(type instanceof EnumType) && !(type instanceof ScalarType scalar && mayBeConstant(scalar))) {
            doesNotFit("const", "strings, numbers, booleans and enums");
            return Optional.empty();
        }
        Optional<Object> value =
                type instanceof ScalarType scalar ? ColumnOptionsReader.value(literal, scalar) : Optional.empty();
        if (value.isEmpty()) {
            annotation.expect("const", "a value of type '" + type + "'");
        }
        return value;
    }

    private static boolean mayBeConstant(ScalarType scalar) {
        return scalar == ScalarType.STRING || scalar == ScalarType.CHAR || scalar.jsonType() != JsonType.STRING;
    }

    /** Compares as generated code does: {@code 1.0} and {@code 1.00} are equal, and so are both zeros. */
    private static boolean isSame(Object constant, Object value) {
        if (constant instanceof BigDecimal left && value instanceof BigDecimal right) {
            return left.compareTo(right) == 0;
        } else if (constant instanceof Double || constant instanceof Float) {
            return ((Number) constant).doubleValue() == ((Number) value).doubleValue();
        }
        return constant.equals(value);
    }

    private void checkOrder(String least, OptionalInt min, String most, OptionalInt max) {
        if (min.isPresent() && max.isPresent() && min.getAsInt() > max.getAsInt()) {
            contradict(
                    most,
                    annotation.name(least) + " is " + min.getAsInt() + ", and " + annotation.name(most) + " only "
                            + max.getAsInt());
        }
    }

    private void contradict(String attribute, String message) {
        annotation.error(DiagnosticCode.RULES_CONTRADICT, attribute, message);
    }

    private void doesNotFit(String attribute, String what) {
        doesNotFit(attribute, what, "");
    }

    private void doesNotFit(String attribute, String what, String advice) {
        annotation.error(
                DiagnosticCode.ATTRIBUTE_DOES_NOT_FIT,
                attribute,
                annotation.name(attribute) + " is for " + what + ", but this column is of type '" + type + "'"
                        + advice);
    }

    // ---- values in a schema

    /**
     * Returns the attribute whose rule a value violates.
     *
     * @param value the boxed Java value of a {@link ScalarType} column, or the name of a constant
     */
    static Optional<String> broken(Rules rules, Object value) {
        if (rules.constant().filter(constant -> !isSame(constant, value)).isPresent()) {
            return Optional.of("const");
        } else if (value instanceof Number number) {
            return broken(rules, number);
        } else if (value instanceof String text) {
            int length = text.codePointCount(0, text.length());
            if (length < rules.minLength().orElse(0)) {
                return Optional.of("minLength");
            } else if (length > rules.maxLength().orElse(Integer.MAX_VALUE)) {
                return Optional.of("maxLength");
            } else if (rules.pattern()
                    .filter(pattern -> !pattern.automaton().matches(text))
                    .isPresent()) {
                return Optional.of("pattern");
            }
        }
        return Optional.empty();
    }

    private static Optional<String> broken(Rules rules, Number number) {
        ScalarType scalar = number instanceof Float
                ? ScalarType.FLOAT
                : number instanceof Double ? ScalarType.DOUBLE : ScalarType.BIG_DECIMAL;
        BigDecimal value = new BigDecimal(number.toString());
        Optional<String> below = rules.min()
                .filter(min -> compare(scalar, value, min.value()) < (min.exclusive() ? 1 : 0))
                .map(min -> min.exclusive() ? "exclusiveMin" : "min");
        return below.or(() -> rules.max()
                .filter(max -> compare(scalar, value, max.value()) > (max.exclusive() ? -1 : 0))
                .map(max -> max.exclusive() ? "exclusiveMax" : "max"));
    }
}
