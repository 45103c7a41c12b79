package dev.schemac.contracts.shape;

import static dev.schemac.contracts.report.Difference.Effect.NUMBERS;
import static dev.schemac.contracts.report.Difference.Effect.WIDER;

import dev.schemac.contracts.epl.EplDeclaration;
import dev.schemac.contracts.epl.EplEnum;
import dev.schemac.contracts.epl.EplText;
import dev.schemac.contracts.epl.EplType;
import dev.schemac.contracts.epl.TypeDraft;
import dev.schemac.contracts.facts.Facts;
import dev.schemac.contracts.facts.SchemaNode;
import dev.schemac.contracts.load.JsonKind;
import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.contracts.normal.Keyword;
import dev.schemac.contracts.report.Difference.Reason;
import dev.schemac.contracts.shape.ColumnShape.Attribute;
import dev.schemac.dsl.model.JavaLimits;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/** Makes columns that allow a few values. */
final class EnumColumns {
    /** Larger sets of values do not become Java enums. */
    private static final int MOST_CONSTANTS = 2_000;

    private static final int MOST_CHARACTERS = 1_000;

    private final Drafts drafts;

    /** The enums of definitions, by name, constants and descriptions. */
    private final Map<List<Object>, EnumDraft> definitions = new HashMap<>();

    EnumColumns(Drafts drafts) {
        this.drafts = drafts;
    }

    /** Returns a node for the only allowed object or array. Returns empty if other keywords apply, too. */
    static Optional<SchemaNode> constant(Facts facts) {
        boolean alone = facts.allowed() != null
                && facts.allowed().stream()
                                .filter(value -> JsonKind.of(value) != JsonKind.NULL)
                                .count()
                        == 1
                && facts.objects().isEmpty()
                && facts.required().isEmpty()
                && facts.items().isEmpty()
                && facts.isComplete()
                && Stream.of("minItems", "maxItems", "uniqueItems").noneMatch(facts.rules()::containsKey);
        return Optional.of(facts)
                .filter(any -> alone)
                .flatMap(any -> facts.allowed().stream()
                        .filter(value -> value instanceof Map || value instanceof List)
                        .findFirst())
                .flatMap(ConstantSchema::of)
                .map(schema -> SchemaNode.of(
                        facts.allowedBy().site().derived(facts.allowedBy().name(), schema)));
    }

    static boolean isEnum(EplType type) {
        return type instanceof EplType.Declared declared && declared.declaration() instanceof EplEnum;
    }

    /** Removes and returns the attributes that only enums of the contract can have. */
    static List<Attribute> removeRules(List<Attribute> attributes, EplType type) {
        List<Attribute> ofEnum = attributes.stream()
                .filter(rule -> rule.name().equals("unknown") || rule.name().equals("const") && isEnum(type))
                .toList();
        attributes.removeAll(ofEnum);
        return ofEnum;
    }

    /** Returns whether a column of the type can have the string as its default. */
    static boolean has(EplType type, String text) {
        return type instanceof EplType.Declared declared
                && declared.declaration() instanceof EplEnum constants
                && constants.texts().contains(text);
    }

    /**
     * Returns a column with the allowed values of the given kinds.
     *
     * @param said descriptions of some of the values
     * @param by the keyword that lists the values
     */
    ColumnShape column(List<Object> allowed, Map<Object, String> said, Set<JsonKind> kinds, Keyword by, Use use) {
        List<Object> values = new ArrayList<>();
        Set<Object> keys = new HashSet<>();
        boolean nullable = false;
        for (Object value : allowed) {
            JsonKind kind = JsonKind.of(value);
            if (kind == JsonKind.NULL) {
                nullable |= kinds.contains(kind);
            } else if (kinds.contains(kind) && keys.add(JsonKind.key(value))) {
                values.add(value);
            }
        }
        if (values.isEmpty()) {
            return ScalarColumns.nothing(by, nullable, use);
        }
        if (values.stream().allMatch(String.class::isInstance)) {
            return texts(values.stream().map(String.class::cast).toList(), said, nullable, by, use);
        }
        if (values.stream().allMatch(Boolean.class::isInstance)) {
            return constant("boolean", values, values.size() == 2, nullable, by, use);
        }
        if (values.stream().allMatch(Number.class::isInstance)) {
            return constant(number(values), values, false, nullable, by, use);
        }
        String description = "values of any type are accepted, not only these";
        use.report(by.difference(WIDER, description).as(Reason.ANY_TYPE));
        return new ColumnShape(EplType.ANY, nullable);
    }

    private ColumnShape texts(List<String> texts, Map<Object, String> said, boolean nullable, Keyword by, Use use) {
        boolean tooLarge =
                texts.size() > MOST_CONSTANTS || texts.stream().anyMatch(text -> text.length() > MOST_CHARACTERS);
        boolean single = texts.size() == 1
                && use.alone()
                && !nullable
                && by.site().declaredName().isEmpty();
        if (single || tooLarge) {
            return constant("string", List.copyOf(texts), false, nullable, by, use);
        }
        return new ColumnShape(new EplType.Declared(constants(texts, said, by, use)), nullable);
    }

    /** Returns an enum with these constants. {@link TypeNames} finds the enums that are equal. */
    private EplEnum constants(List<String> texts, Map<Object, String> said, Keyword by, Use use) {
        return by.site().isDefinition()
                ? definitions.computeIfAbsent(
                                List.of(use.wanted(), Set.copyOf(texts), Map.copyOf(said)),
                                key -> add(texts, said, by, use))
                        .constants
                : add(texts, said, by, use).constants;
    }

    private EnumDraft add(List<String> texts, Map<Object, String> said, Keyword by, Use use) {
        EplEnum constants = new EplEnum(texts);
        boolean named = by.site().isDefinition();
        if (named) {
            constants.description(SchemaSite.description(Set.of(by.site())));
        }
        texts.forEach(text -> constants.describe(text, said.getOrDefault(text, "")));
        String title = by.site().get("title") instanceof String text ? text : "";
        EnumDraft draft = new EnumDraft(constants, said, title, named, use);
        drafts.add(draft);
        return draft;
    }

    private ColumnShape constant(String type, List<Object> values, boolean all, boolean nullable, Keyword by, Use use) {
        List<Attribute> attributes = new ArrayList<>();
        Object value = values.get(0);
        if (Set.of("int", "long", "BigInteger").contains(type)) {
            use.reportOnce(by.site(), by.name(), NUMBERS, ScalarColumns.EXPONENTS);
        }
        boolean canBeConstant = !(value instanceof String text) || JavaLimits.isConstant(text);
        if (values.size() == 1 && !nullable && !JsonKind.isBeyondNumbers(value) && canBeConstant) {
            String literal = value instanceof String text
                    ? EplText.quoted(text)
                    : value instanceof Number
                            ? ScalarColumns.literal(value, type.equals("BigInteger"))
                            : value.toString();
            attributes.add(new Attribute("const", literal, by));
        } else if (!all) {
            use.report(by, WIDER, "other values of type '" + type + "' are accepted");
        }
        return new ColumnShape(new EplType.Scalar(type), nullable, attributes);
    }

    private static String number(List<Object> values) {
        if (values.stream().anyMatch(BigDecimal.class::isInstance)) {
            boolean doubles = values.stream().noneMatch(value -> Double.isInfinite(((Number) value).doubleValue()));
            return doubles ? "double" : "BigDecimal";
        }
        if (values.stream().allMatch(Integer.class::isInstance)) {
            return "int";
        }
        return values.stream().allMatch(value -> value instanceof Integer || value instanceof Long)
                ? "long"
                : "BigInteger";
    }

    /** An enum under construction. */
    static final class EnumDraft extends TypeDraft {
        private final EplEnum constants;
        private final Map<Object, String> descriptions;
        private final String title;

        /**
         * Creates an enum.
         *
         * @param descriptions descriptions of some of the constants
         */
        EnumDraft(EplEnum constants, Map<Object, String> descriptions, String title, boolean named, Use use) {
            super(constants, use.wanted(), named, use.owner());
            this.constants = constants;
            this.descriptions = Map.copyOf(descriptions);
            this.title = title;
        }

        EplEnum constants() {
            return constants;
        }

        @Override
        protected String title() {
            return title;
        }

        /** The order of the constants does not matter. */
        @Override
        protected List<Object> content(ToIntFunction<EplDeclaration> types) {
            return List.of(Set.copyOf(constants.texts()), descriptions);
        }

        @Override
        protected String description() {
            return "";
        }
    }
}
