package dev.schemac.codegen.jsonschema.example;

import static dev.schemac.codegen.jsonschema.example.ContractJudge.Verdict.INVALID;
import static dev.schemac.codegen.jsonschema.example.ContractJudge.Verdict.UNKNOWN;
import static dev.schemac.codegen.jsonschema.example.ContractJudge.Verdict.VALID;

import dev.schemac.codegen.jsonschema.JsonKind;
import dev.schemac.codegen.jsonschema.SchemaVersion;
import dev.schemac.codegen.jsonschema.example.JudgedSchema.References;
import dev.schemac.dsl.pattern.PatternCompiler;
import dev.schemac.dsl.pattern.PatternException;
import java.math.BigDecimal;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.Stream;

/**
 * Decides whether a contract allows a value, as a validator does. It implements only keywords whose meaning does not
 * depend on the validator, and returns {@link Verdict#UNKNOWN} if another one decides.
 */
public final class ContractJudge {
    /** The results of validation. */
    public enum Verdict {
        /** The contract allows the value. */
        VALID,
        /** The contract forbids the value. */
        INVALID,
        /** Validators may disagree. */
        UNKNOWN;

        static Verdict of(boolean valid) {
            return valid ? VALID : INVALID;
        }

        Verdict and(Verdict other) {
            return this == INVALID || other == INVALID ? INVALID : this == VALID ? other : UNKNOWN;
        }

        Verdict not() {
            return this == UNKNOWN ? UNKNOWN : of(this == INVALID);
        }
    }

    /** Schemas in schemas and references, beyond which the verdict is unknown. */
    private static final int MOST_LEVELS = 100;

    /** Numbers with a larger exponent are not divided. */
    private static final int MOST_SCALE = 400;

    private static final Set<String> UNSUPPORTED = Set.of("divisibleBy", "disallow", "extends", "contentSchema");

    private static final Set<String> SINCE_DRAFT_6 =
            Set.of("const", "contains", "propertyNames", "if", "then", "else", "dependentRequired", "dependentSchemas");

    private final References references;
    private final PatternCompiler patterns;
    private final boolean formats;
    private String ignored = "";
    private String inclusive = "";

    /**
     * Creates a judge.
     *
     * @param formats whether formats restrict strings, which makes strings with a format unknown
     */
    public ContractJudge(References references, PatternCompiler patterns, boolean formats) {
        this.references = references;
        this.patterns = patterns;
        this.formats = formats;
    }

    /** {@return whether a schema allows a value} */
    public Verdict judge(JudgedSchema site, Object value) {
        return judge(site, value, "");
    }

    /**
     * {@return whether a schema allows a value}
     *
     * @param without the place of a schema or keyword that is ignored
     */
    public Verdict judge(JudgedSchema site, Object value, String without) {
        ignored = without;
        inclusive = "";
        return schema(site, value, 0);
    }

    /**
     * {@return whether a schema allows a value that may match several branches of a {@code oneOf}}
     *
     * @param place the place of this {@code oneOf}
     */
    public Verdict judgeInclusively(JudgedSchema site, Object value, String place) {
        ignored = "";
        inclusive = place;
        return schema(site, value, 0);
    }

    private Verdict schema(JudgedSchema site, Object value, int level) {
        if (site.place().equals(ignored)) {
            return VALID;
        }
        if (site.value() instanceof Boolean allowed) {
            return Verdict.of(allowed);
        }
        if (!(site.value() instanceof Map) || level > MOST_LEVELS) {
            return UNKNOWN;
        }
        if (site.get("$ref") instanceof String) {
            Verdict referred = referred(site, "$ref", value, level);
            return site.version().refStandsAlone() || referred == INVALID
                    ? referred
                    : referred.and(keywords(site, value, level));
        }
        return keywords(site, value, level);
    }

    private Verdict referred(JudgedSchema site, String keyword, Object value, int level) {
        return references
                .resolve(site, keyword)
                .map(target -> schema(target, value, level + 1))
                .orElse(UNKNOWN);
    }

    private Verdict keywords(JudgedSchema site, Object value, int level) {
        Verdict verdict = VALID;
        for (String keyword : site.keywords()) {
            if (!site.placeOf(keyword).equals(ignored)) {
                Verdict next = keyword(site, keyword, value, level);
                boolean old = !site.version().isOfDraft6();
                verdict = verdict.and(old && SINCE_DRAFT_6.contains(keyword) && next == INVALID ? UNKNOWN : next);
            }
            if (verdict == INVALID) {
                return INVALID;
            }
        }
        return verdict;
    }

    private Verdict keyword(JudgedSchema site, String keyword, Object value, int level) {
        Object argument = site.get(keyword);
        switch (keyword) {
            case "type":
                return type(site, argument, value);
            case "enum":
                boolean listed =
                        argument instanceof List<?> list && list.stream().anyMatch(each -> JsonKind.same(each, value));
                return !listed && value == null && site.has("nullable") ? UNKNOWN : Verdict.of(listed);
            case "const":
                return Verdict.of(JsonKind.same(argument, value));
            case "format":
                return formats && (value instanceof String || value instanceof Number) ? UNKNOWN : VALID;
            case "allOf", "anyOf", "oneOf":
                boolean any = keyword.equals("oneOf") && site.placeOf(keyword).equals(inclusive);
                return choice(any ? "anyOf" : keyword, site.children(keyword), value, level);
            case "not":
                return schema(site.child("not"), value, level + 1).not();
            case "discriminator":
                return value instanceof Map<?, ?> members ? discriminator(site, argument, members) : VALID;
            case "if":
                return condition(site, value, level);
            case "$dynamicRef", "$recursiveRef":
                return referred(site, keyword, value, level);
            default:
                if (UNSUPPORTED.contains(keyword)) {
                    return UNKNOWN;
                }
                if (value instanceof Number number) {
                    return number(site, keyword, argument, JsonKind.decimal(number));
                } else if (value instanceof String text) {
                    return string(keyword, argument, text);
                } else if (value instanceof List<?> list) {
                    return array(site, keyword, argument, list, level);
                }
                return value instanceof Map<?, ?> members ? object(site, keyword, argument, members, level) : VALID;
        }
    }

    /** Some validators check the discriminator of OpenAPI: only its documented values are valid for all of them. */
    private static Verdict discriminator(JudgedSchema site, Object argument, Map<?, ?> members) {
        if (!(argument instanceof Map<?, ?> keywords)) {
            return VALID; // The name of a member in Swagger 2.0, or no keyword at all.
        }
        Object text = members.get(keywords.get("propertyName"));
        JudgedSchema components = site.root().child("components");
        JudgedSchema schemas = components == null ? null : components.child("schemas");
        boolean isDocumented = text instanceof String name
                && (keywords.get("mapping") instanceof Map<?, ?> mapping && mapping.containsKey(name)
                        || schemas != null && schemas.child(name) != null);
        return isDocumented ? VALID : UNKNOWN;
    }

    private static Verdict type(JudgedSchema site, Object argument, Object value) {
        Set<JsonKind> kinds = EnumSet.noneOf(JsonKind.class);
        for (Object word : argument instanceof List<?> words ? words : List.of(argument)) {
            if (!(word instanceof String text) || text.equals("any")) {
                return UNKNOWN;
            }
            kinds.addAll(JsonKind.named(text));
        }
        SchemaVersion version = site.version();
        if (value == null && site.has("nullable") && !kinds.contains(JsonKind.NULL)) {
            return version.isNullable("nullable") ? Verdict.of(Boolean.TRUE.equals(site.get("nullable"))) : UNKNOWN;
        }
        if (value == null && version.isNullable("x-nullable") && site.has("x-nullable")) {
            return Verdict.of(Boolean.TRUE.equals(site.get("x-nullable")));
        }
        boolean old = !version.isOfDraft6();
        boolean written = value instanceof BigDecimal;
        if (old && written && JsonKind.of(value) == JsonKind.INTEGER && !kinds.contains(JsonKind.FRACTION)) {
            return kinds.contains(JsonKind.INTEGER) ? UNKNOWN : INVALID;
        }
        return Verdict.of(kinds.contains(JsonKind.of(value)));
    }

    private Verdict choice(String keyword, List<? extends JudgedSchema> branches, Object value, int level) {
        int valid = 0;
        int unknown = 0;
        for (JudgedSchema branch : branches) {
            Verdict verdict = schema(branch, value, level + 1);
            valid += verdict == VALID ? 1 : 0;
            unknown += verdict == UNKNOWN ? 1 : 0;
        }
        return switch (keyword) {
            case "allOf" -> valid + unknown < branches.size() ? INVALID : unknown > 0 ? UNKNOWN : VALID;
            case "anyOf" -> valid > 0 ? VALID : unknown > 0 ? UNKNOWN : INVALID;
            default -> valid > 1 ? INVALID : unknown > 0 ? UNKNOWN : Verdict.of(valid == 1);
        };
    }

    private Verdict condition(JudgedSchema site, Object value, int level) {
        Verdict holds = schema(site.child("if"), value, level + 1);
        Verdict then = site.has("then") ? schema(site.child("then"), value, level + 1) : VALID;
        Verdict otherwise = site.has("else") ? schema(site.child("else"), value, level + 1) : VALID;
        return switch (holds) {
            case VALID -> then;
            case INVALID -> otherwise;
            case UNKNOWN -> then == otherwise ? then : UNKNOWN;
        };
    }

    // ---- numbers and strings

    private static Verdict number(JudgedSchema site, String keyword, Object argument, BigDecimal number) {
        if (!(argument instanceof Number limit)) {
            return VALID;
        }
        int order = number.compareTo(JsonKind.decimal(limit));
        return switch (keyword) {
            case "minimum" -> Verdict.of(Boolean.TRUE.equals(site.get("exclusiveMinimum")) ? order > 0 : order >= 0);
            case "maximum" -> Verdict.of(Boolean.TRUE.equals(site.get("exclusiveMaximum")) ? order < 0 : order <= 0);
            case "exclusiveMinimum" -> Verdict.of(order > 0);
            case "exclusiveMaximum" -> Verdict.of(order < 0);
            case "multipleOf" -> multiple(number, JsonKind.decimal(limit));
            default -> VALID;
        };
    }

    private static Verdict multiple(BigDecimal number, BigDecimal step) {
        boolean small = Math.abs(number.scale()) <= MOST_SCALE && Math.abs(step.scale()) <= MOST_SCALE;
        return small && step.signum() > 0 ? Verdict.of(number.remainder(step).signum() == 0) : UNKNOWN;
    }

    private Verdict string(String keyword, Object argument, String text) {
        int length = text.codePointCount(0, text.length());
        return switch (keyword) {
            case "minLength" -> size(argument, limit -> length >= limit);
            case "maxLength" -> size(argument, limit -> length <= limit);
            case "pattern" -> argument instanceof String pattern ? matches(pattern, text) : UNKNOWN;
            default -> VALID;
        };
    }

    private static Verdict size(Object argument, IntPredicate fits) {
        return argument instanceof Integer limit ? Verdict.of(fits.test(limit)) : UNKNOWN;
    }

    private Verdict matches(String pattern, String text) {
        try {
            return Verdict.of(patterns.compile(pattern).automaton().matches(text));
        } catch (PatternException e) {
            return UNKNOWN;
        }
    }

    // ---- arrays and objects

    private Verdict array(JudgedSchema site, String keyword, Object argument, List<?> list, int level) {
        switch (keyword) {
            case "minItems":
                return size(argument, limit -> list.size() >= limit);
            case "maxItems":
                return size(argument, limit -> list.size() <= limit);
            case "uniqueItems":
                return Verdict.of(!Boolean.TRUE.equals(argument) || areUnique(list));
            case "items", "additionalItems", "prefixItems", "unevaluatedItems":
                return list.isEmpty() ? VALID : elements(site, keyword, list, level);
            case "contains":
                if (site.has("minContains") || site.has("maxContains")) {
                    return UNKNOWN;
                }
                boolean unknown = false;
                for (Object element : list) {
                    Verdict verdict = schema(site.child("contains"), element, level + 1);
                    if (verdict == VALID) {
                        return VALID;
                    }
                    unknown |= verdict == UNKNOWN;
                }
                return unknown ? UNKNOWN : INVALID;
            default:
                return VALID;
        }
    }

    private Verdict elements(JudgedSchema site, String keyword, List<?> list, int level) {
        boolean current = site.version() == SchemaVersion.CURRENT;
        String first = current ? "prefixItems" : "items";
        boolean isTuple = site.get(first) instanceof List;
        boolean unknown = keyword.equals("unevaluatedItems")
                || current && (site.isOf2019() || site.get("items") instanceof List)
                || !current && keyword.equals("prefixItems");
        if (unknown) {
            return UNKNOWN;
        }
        int size = isTuple ? site.children(first).size() : 0;
        if (keyword.equals("additionalItems") && (current || !isTuple)) {
            return VALID; // It has no effect without a tuple.
        }
        boolean isFirst = isTuple && keyword.equals(first);
        Verdict verdict = VALID;
        for (int i = isFirst ? 0 : size; i < (isFirst ? Math.min(size, list.size()) : list.size()); i++) {
            JudgedSchema element = isFirst ? site.children(first).get(i) : site.child(keyword);
            verdict = verdict.and(schema(element, list.get(i), level + 1));
        }
        return verdict;
    }

    private static boolean areUnique(List<?> list) {
        for (int i = 0; i < list.size(); i++) {
            Object one = list.get(i);
            if (list.subList(0, i).stream().anyMatch(other -> JsonKind.same(one, other))) {
                return false;
            }
        }
        return true;
    }

    private Verdict object(JudgedSchema site, String keyword, Object argument, Map<?, ?> members, int level) {
        Verdict verdict = VALID;
        switch (keyword) {
            case "minProperties":
                return size(argument, limit -> members.size() >= limit);
            case "maxProperties":
                return size(argument, limit -> members.size() <= limit);
            case "required":
                return argument instanceof List<?> names ? required(site, names, members) : VALID;
            case "properties":
                for (JudgedSchema member : site.children("properties")) {
                    if (members.containsKey(member.lastToken())) {
                        verdict = verdict.and(schema(member, members.get(member.lastToken()), level + 1));
                    }
                }
                return verdict;
            case "patternProperties", "additionalProperties", "unevaluatedProperties", "propertyNames":
                for (Map.Entry<?, ?> member : members.entrySet()) {
                    String name = (String) member.getKey();
                    verdict = verdict.and(member(site, keyword, name, member.getValue(), level));
                }
                return verdict;
            case "dependencies", "dependentRequired", "dependentSchemas":
                for (JudgedSchema dependency : site.children(keyword)) {
                    if (members.containsKey(dependency.lastToken())) {
                        verdict = verdict.and(
                                dependency.value() instanceof List<?> names
                                        ? Verdict.of(members.keySet().containsAll(names))
                                        : schema(dependency, members, level + 1));
                    }
                }
                return verdict;
            default:
                return VALID;
        }
    }

    /** In OpenAPI 3.0 and Swagger, a document that lacks only {@code readOnly} members is a valid request. */
    private static Verdict required(JudgedSchema site, List<?> names, Map<?, ?> members) {
        List<?> missing =
                names.stream().filter(name -> !members.containsKey(name)).toList();
        boolean isOfOneDirection = site.version().hasDirections()
                && Stream.of("readOnly", "writeOnly")
                        .anyMatch(keyword -> missing.stream()
                                .allMatch(name -> name instanceof String text && has(site, text, keyword)));
        return Verdict.of(missing.isEmpty() || isOfOneDirection);
    }

    private static boolean has(JudgedSchema site, String name, String keyword) {
        JudgedSchema members = site.child("properties");
        JudgedSchema member = members == null ? null : members.child(name);
        return member != null && Boolean.TRUE.equals(member.get(keyword));
    }

    /** Judges one member by a keyword for members that have no schema of their own. */
    private Verdict member(JudgedSchema site, String keyword, String name, Object value, int level) {
        if (keyword.equals("propertyNames")) {
            return schema(site.child(keyword), name, level + 1);
        }
        boolean declared = site.has("properties") && site.child("properties").child(name) != null;
        Verdict matched = INVALID;
        Verdict verdict = VALID;
        for (JudgedSchema pattern : site.children("patternProperties")) {
            Verdict matches = matches(pattern.lastToken(), name);
            matched = matched == VALID || matches == VALID ? VALID : matches == UNKNOWN ? UNKNOWN : matched;
            if (keyword.equals("patternProperties") && matches != INVALID) {
                Verdict inner = schema(pattern, value, level + 1);
                verdict = verdict.and(matches == VALID || inner == VALID ? inner : UNKNOWN);
            }
        }
        if (keyword.equals("patternProperties") || declared || matched == VALID) {
            return verdict;
        }
        if (keyword.equals("unevaluatedProperties") || matched == UNKNOWN) {
            return UNKNOWN;
        }
        return schema(site.child(keyword), value, level + 1);
    }
}
