package dev.schemac.contracts.infer;

import dev.schemac.dsl.model.Rules.AllowedType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The samples of one place. The type only widens. */
final class ValueShape {
    /** The types of a value; each number type includes all number types before it. */
    enum Kind {
        TEXT("string", AllowedType.STRING),
        BOOLEAN("boolean", AllowedType.BOOLEAN),
        INT("number", AllowedType.INTEGER),
        LONG("number", AllowedType.INTEGER),
        BIG_INTEGER("number", AllowedType.INTEGER),
        DOUBLE("number", AllowedType.NUMBER),
        OBJECT("object", AllowedType.OBJECT),
        ARRAY("array", AllowedType.ARRAY);

        /** The JSON type. */
        private final String json;

        /** The type in the rule {@code types}. */
        private final AllowedType allowed;

        Kind(String json, AllowedType allowed) {
            this.json = json;
            this.allowed = allowed;
        }
    }

    private static final Set<Kind> NUMBERS = EnumSet.of(Kind.INT, Kind.LONG, Kind.BIG_INTEGER, Kind.DOUBLE);

    /** Strings, numbers, booleans, objects and arrays. */
    private static final int JSON_TYPES = 5;

    /** Doubles represent all integers up to this size. */
    private static final long MAX_EXACT = 1L << 53;

    /** The number of digits that any double of the normal range preserves. */
    private static final int SAFE_DIGITS = 15;

    private static final int SAFE_SCALE = 290;

    /** The number of values of each type, without null. */
    private final Map<Kind, Long> kinds = new EnumMap<>(Kind.class);

    /** The object that may add values; null if any may. */
    private final ObjectShape owner;

    private long count;
    private long nulls;
    private boolean beyondDouble;

    /** Whether a number is beyond the range of a double, which no {@code Object} column reads. */
    private boolean beyondRange;

    private StringShape texts;

    /** The objects, until {@link #settle}. */
    private LazyMerge<ObjectSamples> samples;

    /** The structure of the objects after that. */
    private ObjectShape object;

    private ValueShape element;

    ValueShape() {
        this(null);
    }

    ValueShape(ObjectShape owner) {
        this.owner = owner;
    }

    /** Returns these samples if the object owns them, otherwise a copy that it owns. */
    ValueShape ownedBy(ObjectShape object) {
        if (owner == object) {
            return this;
        }
        ValueShape owned = new ValueShape(object);
        owned.add(this);
        return owned;
    }

    /** Returns a copy that shares nothing with these samples. Before {@link #settle}. */
    ValueShape copy(ObjectShape object) {
        ValueShape copy = new ValueShape(object);
        copy.add(this);
        copy.samples = samples == null ? null : samples.copy(ObjectSamples::copy);
        copy.element = element == null ? null : element.copy(null);
        return copy;
    }

    /** Adds one value, as {@code UntypedParser.parseExact} reads it. */
    void add(Object value) {
        count++;
        if (value == null) {
            nulls++;
        } else if (value instanceof Map<?, ?> members) {
            count(Kind.OBJECT, 1);
            if (samples == null) {
                samples = noSamples();
            }
            samples.merged().add(members);
        } else if (value instanceof List<?> elements) {
            count(Kind.ARRAY, 1);
            if (element == null) {
                element = new ValueShape();
            }
            for (Object each : elements) {
                element.add(each);
            }
        } else {
            addScalar(value);
        }
    }

    private static LazyMerge<ObjectSamples> noSamples() {
        return new LazyMerge<>(ObjectSamples::new, ObjectSamples::add);
    }

    private void count(Kind kind, long values) {
        kinds.merge(kind, values, Long::sum);
    }

    private void addScalar(Object value) {
        if (value instanceof String text) {
            count(Kind.TEXT, 1);
            if (texts == null) {
                texts = new StringShape();
            }
            texts.add(text);
        } else if (value instanceof Boolean) {
            count(Kind.BOOLEAN, 1);
        } else if (value instanceof Integer) {
            count(Kind.INT, 1);
        } else if (value instanceof Long number) {
            count(Kind.LONG, 1);
            beyondDouble |= number > MAX_EXACT || number < -MAX_EXACT;
        } else if (value instanceof BigInteger) {
            count(Kind.BIG_INTEGER, 1);
            beyondDouble = true;
        } else {
            count(Kind.DOUBLE, 1);
            beyondRange |= Double.isInfinite(((BigDecimal) value).doubleValue());
            beyondDouble |= beyondRange || !isDouble((BigDecimal) value);
        }
    }

    /** Returns whether the number is its nearest double, rounded to the digits of the number. */
    private static boolean isDouble(BigDecimal number) {
        if (number.precision() <= SAFE_DIGITS && Math.abs(number.scale()) <= SAFE_SCALE) {
            return true;
        }
        BigDecimal nearest = new BigDecimal(number.doubleValue());
        BigDecimal halfDigit = BigDecimal.valueOf(5, number.scale() + 1);
        return number.signum() == nearest.signum()
                && nearest.subtract(number).abs().compareTo(halfDigit) <= 0;
    }

    /** Adds all samples of another place. Samples are copied; decided objects are merged. */
    void add(ValueShape other) {
        if (other == this) {
            return;
        }
        other.kinds.forEach(this::count);
        count += other.count;
        nulls += other.nulls;
        beyondDouble |= other.beyondDouble;
        beyondRange |= other.beyondRange;
        if (other.texts != null) {
            texts = texts == null ? new StringShape() : texts;
            texts.add(other.texts);
        }
        if (other.samples != null) {
            samples = samples == null ? noSamples() : samples;
            samples.add(other.samples);
        }
        if (object == null) {
            object = other.object;
        } else if (other.object != null) {
            object.self().absorb(other.object.self());
        }
        if (other.element != null) {
            element = element == null ? new ValueShape() : element;
            element.add(other.element);
        }
    }

    /** Decides the structure of the objects here, and of nested ones. Later samples are not allowed. */
    void settle(Place place) {
        Place effective = kinds.size() > 1 ? place.withoutEffect() : place;
        if (samples != null) {
            object = samples.merged().settled(effective);
            samples = null;
        }
        if (element != null) {
            element.settle(effective.element());
        }
    }

    /** Returns the undecided objects. Before {@link #settle}. */
    Optional<ObjectSamples> samples() {
        return Optional.ofNullable(samples).map(LazyMerge::merged);
    }

    /** Merges the facts about values of several places, this one among them. */
    void become(ValueShape all) {
        all.kinds.keySet().forEach(kind -> count(kind, 0));
        beyondDouble = all.beyondDouble;
        beyondRange = all.beyondRange;
        samples = null;
        object = all.object;
        element = all.element;
    }

    /** Returns the number of values, null included. */
    long count() {
        return count;
    }

    long nulls() {
        return nulls;
    }

    /** Returns the objects, if all values are objects or null. */
    Optional<ObjectShape> objectOnly() {
        return kinds.keySet().equals(EnumSet.of(Kind.OBJECT)) ? Optional.of(object.self()) : Optional.empty();
    }

    /** Returns the elements, if all values are arrays or null. */
    Optional<ValueShape> elementOnly() {
        return kinds.keySet().equals(EnumSet.of(Kind.ARRAY)) ? Optional.of(element) : Optional.empty();
    }

    /** Returns whether values of both can have one type. */
    boolean goesWith(ValueShape other) {
        boolean one = kinds.size() <= 1
                && other.kinds.size() <= 1
                && (kinds.isEmpty() || other.kinds.isEmpty() || kinds.keySet().equals(other.kinds.keySet()));
        return one || areNumbers() && other.areNumbers();
    }

    private boolean areNumbers() {
        return NUMBERS.containsAll(kinds.keySet());
    }

    /** Returns whether values of both can have one type, and so can their elements. */
    boolean hasTypeOf(ValueShape other) {
        return goesWith(other) && (element == null || other.element == null || element.hasTypeOf(other.element));
    }

    /** Returns whether values differ in type from others, or in the members of objects. Before {@link #settle}. */
    boolean differsFrom(ValueShape other) {
        if (!goesWith(other)) {
            return true;
        }
        if (samples == null || other.samples == null) {
            return false;
        }
        Set<String> names = samples.merged().names();
        Set<String> others = other.samples.merged().names();
        return !ObjectShape.areLike(names, others) && !(ObjectShape.areData(names) && ObjectShape.areData(others));
    }

    /**
     * Returns whether a number here, or in a nested value, is beyond the range of a double.
     *
     * @param visited the objects that are known to contain none
     */
    boolean hasNumberBeyondDouble(Set<ObjectShape> visited) {
        return beyondRange
                || element != null && element.hasNumberBeyondDouble(visited)
                || object != null && object.self().hasNumberBeyondDouble(visited);
    }

    /** Returns the number of values of each JSON type, the most frequent first; empty if one type includes all values. */
    String mix() {
        Map<String, Long> values = new LinkedHashMap<>();
        kinds.forEach((kind, number) -> values.merge(kind.json, number, Long::sum));
        if (values.size() <= 1) {
            return "";
        }
        return values.entrySet().stream()
                .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
                .map(each -> each.getValue() + " " + each.getKey() + (each.getValue() == 1 ? "" : "s"))
                .collect(Collectors.joining(", "));
    }

    /** Returns the JSON types of the values; empty if one type includes all values, or if they have all JSON types. */
    Set<AllowedType> types() {
        Set<AllowedType> types = EnumSet.noneOf(AllowedType.class);
        kinds.keySet().forEach(kind -> types.add(kind.allowed));
        if (types.contains(AllowedType.NUMBER)) {
            types.remove(AllowedType.INTEGER);
        }
        return types.size() < 2 || types.size() == JSON_TYPES ? EnumSet.noneOf(AllowedType.class) : types;
    }

    /** Returns the strings, if all values are strings or null. */
    Optional<StringShape> textOnly() {
        return kinds.keySet().equals(EnumSet.of(Kind.TEXT)) ? Optional.ofNullable(texts) : Optional.empty();
    }

    /** Returns the scalar type that includes all values; empty if there is none. */
    Optional<String> scalar() {
        if (kinds.isEmpty() || kinds.containsKey(Kind.OBJECT) || kinds.containsKey(Kind.ARRAY)) {
            return Optional.empty();
        }
        if (NUMBERS.containsAll(kinds.keySet())) {
            return Optional.of(number());
        }
        if (kinds.size() > 1) {
            return Optional.empty();
        }
        return Optional.of(kinds.containsKey(Kind.TEXT) ? "string" : "boolean");
    }

    private String number() {
        if (kinds.containsKey(Kind.DOUBLE)) {
            return beyondDouble ? "BigDecimal" : "double";
        }
        if (kinds.containsKey(Kind.BIG_INTEGER)) {
            return "BigInteger";
        }
        return kinds.containsKey(Kind.LONG) ? "long" : "int";
    }
}
