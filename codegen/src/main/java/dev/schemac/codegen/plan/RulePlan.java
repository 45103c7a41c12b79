package dev.schemac.codegen.plan;

import dev.schemac.codegen.names.GeneratedNames;
import dev.schemac.codegen.names.JavaNames;
import dev.schemac.codegen.names.JavaType;
import dev.schemac.codegen.plan.ValuePlan.Container;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.Rules;
import dev.schemac.dsl.model.Rules.AllowedType;
import dev.schemac.dsl.model.Rules.Bound;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.EnumType;
import dev.schemac.dsl.model.ValueType.UntypedType;
import dev.schemac.dsl.pattern.CompiledPattern;
import dev.schemac.dsl.pattern.PatternAutomaton;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * Plans the check of a column with rules: one method of the parser, for parser, writer and builder.
 *
 * @param method its name
 * @param guarded whether a null value is not checked
 * @param ofItems the checks of the column's own array, list or map
 * @param ofValues the checks of the innermost values
 * @param loops the loops over the elements to check, the outer ones first
 * @param valueType the type of the innermost values
 */
public record RulePlan(
        String method,
        boolean guarded,
        List<Check> ofItems,
        List<Check> ofValues,
        List<Loop> loops,
        JavaType valueType) {

    /**
     * A loop over the elements of an array or list, or the entries of a map.
     *
     * @param over the variable of the container
     * @param type of an element
     * @param element the variable for an element
     * @param index the variable for its index; for a map, the entry
     * @param guarded whether the loop inside runs only if the element is not null
     * @param ifNull the expectation that a null element violates; empty if it may be null, or never is
     */
    public record Loop(
            Container.Kind kind,
            String over,
            JavaType type,
            String element,
            String index,
            boolean guarded,
            Optional<String> ifNull) {}

    /** Returns the rules in words, as messages describe them. */
    List<String> described() {
        List<String> described = new ArrayList<>();
        ofItems.forEach(check -> described.add(check.expected()));
        String prefix = loops.isEmpty() ? "" : "each value is ";
        ofValues.forEach(check -> described.add(prefix + check.expected()));
        if (loops.stream().anyMatch(loop -> loop.ifNull().isPresent())) {
            described.add("no value is null");
        }
        return described;
    }

    /** One check. */
    public sealed interface Check {

        /** Returns the expectation, as in {@code expected an array of at most 3 elements}. */
        String expected();

        /** Returns whether there are two ways to violate it, which the code joins by {@code ||}. */
        default boolean hasAlternatives() {
            return false;
        }
    }

    /** How two numbers are compared. */
    public enum Comparison {
        /** By operators. */
        INTEGER,
        /** By operators that reject NaN. */
        FRACTION,
        /** By {@code compareTo}. */
        OBJECT,
        /** By {@code ValueRules}, which accepts values that are not numbers. */
        ANY_TYPE;

        /** Returns whether the ends are constants of the parser. */
        boolean needsConstants() {
            return this == OBJECT || this == ANY_TYPE;
        }
    }

    /** A number is in a range. */
    public record Range(String expected, Comparison comparison, Optional<End> min, Optional<End> max) implements Check {
        @Override
        public boolean hasAlternatives() {
            return comparison != Comparison.FRACTION && min.isPresent() && max.isPresent();
        }

        /** Returns the ends with constants in the parser. */
        public List<End> constants() {
            return comparison.needsConstants()
                    ? Stream.concat(min.stream(), max.stream()).toList()
                    : List.of();
        }
    }

    /**
     * One end of a range.
     *
     * @param operand a Java literal; for objects the name of a constant
     * @param value the value of the constant
     */
    public record End(String operand, String value, boolean exclusive) {}

    /** A string has a number of code points in a range. */
    public record Length(String expected, int least, int most) implements Check {}

    /**
     * A string contains a match of a regular expression.
     *
     * @param regex the expression
     * @param anyType whether the value may also be no string
     * @param constant the {@code StringPattern} of the parser
     * @param ranges its code points, in the format of that class
     * @param states its states, in the format of that class
     */
    public record Match(
            String expected, String regex, boolean anyType, String constant, String ranges, List<String> states)
            implements Check {}

    /**
     * There is only one allowed value.
     *
     * @param value that value
     * @param holder its constant in the parser; empty for a literal or an enum constant
     */
    public record Only(String expected, OnlyBy by, ColumnPlan.DefaultValue value, String holder) implements Check {}

    /** How a value is compared with the only allowed one. */
    public enum OnlyBy {
        /** By {@code equals}. */
        EQUALS,
        /** By an operator. */
        OPERATOR,
        /** By {@code compareTo}, with a constant of the parser. */
        COMPARE,
        /** It is true itself. */
        TRUE,
        /** It is false itself. */
        FALSE
    }

    /**
     * A value of any type has one of some JSON types.
     *
     * @param types the names of the types in {@code ValueRules}
     */
    public record HasType(String expected, List<String> types) implements Check {}

    /** No two elements of an array or list are equal. */
    public record Unique(String expected) implements Check {}

    /** The size of an array, list or map is in a range. */
    public record Size(String expected, OptionalInt least, OptionalInt most) implements Check {}

    /**
     * Returns the plan for a column.
     *
     * @param javaType the type of the column's field
     * @param onlyValue the only allowed value of the column
     * @param name the column in the names of methods and constants, in this order
     * @param method makes a name of a method unique
     * @param constant makes a name of a constant unique
     */
    static Optional<RulePlan> of(
            Column column,
            ValuePlan value,
            JavaType javaType,
            Optional<ColumnPlan.DefaultValue> onlyValue,
            String name,
            UnaryOperator<String> method,
            UnaryOperator<String> constant) {
        Rules rules = column.rules();
        if (!rules.any()) {
            return Optional.empty();
        }
        List<Check> ofItems = new ArrayList<>();
        if (rules.minItems().isPresent() || rules.maxItems().isPresent()) {
            boolean array = value instanceof Container container && container.kind() != Container.Kind.MAP;
            String expected = (array ? "an array " : "an object ")
                    + counted(rules.minItems().orElse(0), rules.maxItems(), array ? "element" : "member");
            ofItems.add(new Size(expected, rules.minItems(), rules.maxItems()));
        }
        if (rules.unique()) {
            ofItems.add(new Unique("unique elements"));
        }
        List<Check> ofValues = new ArrayList<>();
        if (rules.min().isPresent() || rules.max().isPresent()) {
            ofValues.add(range(rules, column.type().leaf(), name, constant));
        }
        if (rules.minLength().isPresent() || rules.maxLength().isPresent()) {
            String expected = "a string " + counted(rules.minLength().orElse(0), rules.maxLength(), "character");
            ofValues.add(new Length(
                    expected, rules.minLength().orElse(0), rules.maxLength().orElse(Integer.MAX_VALUE)));
        }
        rules.pattern()
                .ifPresent(pattern -> ofValues.add(match(
                        pattern,
                        column.type().leaf() instanceof UntypedType,
                        constant.apply(GeneratedNames.pattern(name)))));
        rules.constant().ifPresent(only -> ofValues.add(only(column, only, onlyValue.orElseThrow(), name, constant)));
        if (!rules.types().isEmpty()) {
            ofValues.add(hasType(rules.types()));
        }
        List<Loop> loops = loops(column, column.type(), value, !ofValues.isEmpty(), "value", 1);
        boolean ofMembers = column.type().leaf() == UntypedType.MAP;
        return Optional.of(new RulePlan(
                method.apply(GeneratedNames.check(name)),
                value instanceof Container || !ofItems.isEmpty() || !loops.isEmpty(),
                ofItems,
                ofValues,
                loops,
                ofMembers ? JavaType.OBJECT : leaf(value, javaType)));
    }

    /**
     * Returns the loops that checks need.
     *
     * @param type the type of the value
     * @param checked whether the innermost values are checked
     */
    private static List<Loop> loops(
            Column column, ValueType type, ValuePlan value, boolean checked, String over, int level) {
        String element = GeneratedNames.element(level);
        if (type == UntypedType.MAP) {
            boolean refusesNull = type == column.type() && !column.rules().nullElements();
            Loop members = new Loop(
                    Container.Kind.MAP,
                    over,
                    JavaType.OBJECT,
                    element,
                    GeneratedNames.member(level),
                    false,
                    refusesNull ? Optional.of(notNull(column, UntypedType.OBJECT)) : Optional.empty());
            return checked || refusesNull ? List.of(members) : List.of();
        } else if (!(value instanceof Container)) {
            return List.of();
        }
        Container container = (Container) value;
        ValueType held = JavaTypes.held(type);
        List<Loop> inner = loops(column, held, container.held(), checked, element, level + 1);
        boolean refusesNull = !column.rules().nullElements() && container.allowsNull();
        if (inner.isEmpty() && !checked && !refusesNull) {
            return List.of();
        }
        List<Loop> loops = new ArrayList<>();
        loops.add(new Loop(
                container.kind(),
                over,
                container.heldType(),
                element,
                container.kind() == Container.Kind.MAP ? GeneratedNames.member(level) : GeneratedNames.index(level),
                !inner.isEmpty(),
                refusesNull ? Optional.of(notNull(column, held)) : Optional.empty()));
        loops.addAll(inner);
        return loops;
    }

    private static String notNull(Column column, ValueType element) {
        return ColumnTypePlan.expected(column, element) + " but found null";
    }

    private static JavaType leaf(ValuePlan value, JavaType type) {
        return value instanceof Container container ? leaf(container.held(), container.heldType()) : type;
    }

    private static String counted(int least, OptionalInt most, String unit) {
        String limit = most.isEmpty()
                ? "at least " + least
                : least == most.getAsInt()
                        ? String.valueOf(least)
                        : (least == 0 ? "" : "at least " + least + " and ") + "at most " + most.getAsInt();
        return "of " + limit + " " + unit + (most.orElse(least) == 1 ? "" : "s");
    }

    // ---- the only value

    private static Only only(
            Column column, Object only, ColumnPlan.DefaultValue value, String name, UnaryOperator<String> constant) {
        OnlyBy by = comparedBy(column.type(), only);
        return new Only(
                "the constant " + describe(column.type(), only),
                by,
                value,
                by == OnlyBy.COMPARE ? constant.apply(GeneratedNames.onlyValue(name)) : "");
    }

    private static OnlyBy comparedBy(ValueType type, Object only) {
        if (ScalarTable.isString(type)) {
            return OnlyBy.EQUALS;
        } else if (ScalarTable.isBigNumber(type)) {
            return OnlyBy.COMPARE;
        } else if (only instanceof Boolean flag) {
            return flag ? OnlyBy.TRUE : OnlyBy.FALSE;
        }
        return OnlyBy.OPERATOR;
    }

    /** Returns the value in JSON. */
    private static String describe(ValueType type, Object only) {
        String string = type instanceof EnumType constants ? constants.string(only.toString()) : only.toString();
        return only instanceof String || only instanceof Character ? '"' + shown(string) + '"' : shown(string);
    }

    // ---- types

    /** @param types at least two */
    private static HasType hasType(Set<AllowedType> types) {
        List<String> words = types.stream().map(AllowedType::description).toList();
        int last = words.size() - 1;
        String expected = String.join(", ", words.subList(0, last)) + " or " + words.get(last);
        return new HasType(expected, types.stream().map(AllowedType::name).toList());
    }

    // ---- patterns

    /** The offset that {@code StringPattern} adds to numbers. */
    private static final int BASE = ' ';

    /** The most characters of a string of a schema in a message. */
    static final int LONGEST_SHOWN = 80;

    private static Match match(CompiledPattern pattern, boolean anyType, String constant) {
        String regex = pattern.regex();
        PatternAutomaton automaton = pattern.automaton();
        StringBuilder ranges = new StringBuilder();
        for (int i = 0; i < automaton.classStarts().length; i++) {
            int start = automaton.classStarts()[i];
            ranges.append((char) (BASE + (start >>> 11)))
                    .append((char) (BASE + (start & 0x7FF)))
                    .append((char) (BASE + automaton.classOf()[i]));
        }
        List<String> states = new ArrayList<>();
        for (int state = 0; state < automaton.next().length; state++) {
            StringBuilder row = new StringBuilder(automaton.accepting()[state] ? "+" : "-");
            for (int next : automaton.next()[state]) {
                int then = next == PatternAutomaton.FAILED ? 0 : next == PatternAutomaton.MATCHED ? 1 : next + 2;
                row.append((char) (BASE + then));
            }
            states.add(row.toString());
        }
        return new Match("a string that matches " + shown(regex), regex, anyType, constant, ranges.toString(), states);
    }

    /** Returns whether it is short printable ASCII. */
    private static String shown(String regex) {
        StringBuilder shown = new StringBuilder();
        for (int i = 0; i < Math.min(regex.length(), LONGEST_SHOWN); i++) {
            char c = regex.charAt(i);
            shown.append(c >= ' ' && c < 0x7f ? String.valueOf(c) : String.format("\\u%04x", (int) c));
        }
        return shown.append(regex.length() > LONGEST_SHOWN ? "..." : "").toString();
    }

    // ---- numbers

    private static Range range(Rules rules, ValueType type, String name, UnaryOperator<String> constant) {
        String min =
                rules.min().map(end -> words(end, " above ", " of at least ")).orElse("");
        String upTo = min.isEmpty() ? " of at most " : " and at most ";
        String below = min.isEmpty() ? " below " : " and below ";
        String max = rules.max().map(end -> words(end, below, upTo)).orElse("");
        String expected = "a number" + min + max;
        return new Range(
                expected,
                comparison(type),
                rules.min().map(end -> end(end, type, name + "Min", constant)),
                rules.max().map(end -> end(end, type, name + "Max", constant)));
    }

    private static Comparison comparison(ValueType type) {
        if (type instanceof UntypedType) {
            return Comparison.ANY_TYPE;
        }
        if (ScalarTable.isBigNumber(type)) {
            return Comparison.OBJECT;
        }
        return ScalarTable.isFraction(type) ? Comparison.FRACTION : Comparison.INTEGER;
    }

    private static String words(Bound end, String exclusive, String inclusive) {
        return (end.exclusive() ? exclusive : inclusive) + describe(end.value());
    }

    /** Returns the number without an exponent, unless that is long. */
    private static String describe(BigDecimal value) {
        return Math.abs((long) value.scale()) > 20 ? value.toString() : value.toPlainString();
    }

    private static End end(Bound bound, ValueType type, String name, UnaryOperator<String> constant) {
        String operand = comparison(type).needsConstants()
                ? constant.apply(JavaNames.constant(name))
                : ScalarTable.literal(type, bound.value());
        return new End(operand, bound.value().toString(), bound.exclusive());
    }
}
