package dev.schemac.codegen.infer;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The samples of one place. The type only widens. */
final class ValueShape {
    /** The types of a value; each number type includes all number types before it. */
    enum Kind {
        TEXT,
        BOOLEAN,
        INT,
        LONG,
        BIG_INTEGER,
        DOUBLE,
        OBJECT,
        ARRAY
    }

    private static final Set<Kind> NUMBERS = EnumSet.of(Kind.INT, Kind.LONG, Kind.BIG_INTEGER, Kind.DOUBLE);

    /** Doubles represent all integers up to this size. */
    private static final long MAX_EXACT = 1L << 53;

    /** The number of digits that any double of the normal range preserves. */
    private static final int SAFE_DIGITS = 15;

    private static final int SAFE_SCALE = 290;

    private final EnumSet<Kind> kinds = EnumSet.noneOf(Kind.class);
    private long count;
    private long nulls;
    private boolean beyondDouble;
    private StringShape texts;

    /** The objects, until {@link #settle}. */
    private ObjectSamples samples;

    /** The structure of the objects after that. */
    private ObjectShape object;

    private ValueShape element;

    /** Adds one value, as {@code ObjectParser.parseUntypedExact} reads it. */
    void add(Object value) {
        count++;
        if (value == null) {
            nulls++;
        } else if (value instanceof Map<?, ?> members) {
            kinds.add(Kind.OBJECT);
            if (samples == null) {
                samples = new ObjectSamples();
            }
            samples.add(members);
        } else if (value instanceof List<?> elements) {
            kinds.add(Kind.ARRAY);
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

    private void addScalar(Object value) {
        if (value instanceof String text) {
            kinds.add(Kind.TEXT);
            if (texts == null) {
                texts = new StringShape();
            }
            texts.add(text);
        } else if (value instanceof Boolean) {
            kinds.add(Kind.BOOLEAN);
        } else if (value instanceof Integer) {
            kinds.add(Kind.INT);
        } else if (value instanceof Long number) {
            kinds.add(Kind.LONG);
            beyondDouble |= number > MAX_EXACT || number < -MAX_EXACT;
        } else if (value instanceof BigInteger) {
            kinds.add(Kind.BIG_INTEGER);
            beyondDouble = true;
        } else {
            kinds.add(Kind.DOUBLE);
            beyondDouble |= !isDouble((BigDecimal) value);
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
        kinds.addAll(other.kinds);
        count += other.count;
        nulls += other.nulls;
        beyondDouble |= other.beyondDouble;
        if (other.texts != null) {
            texts = texts == null ? new StringShape() : texts;
            texts.add(other.texts);
        }
        if (other.samples != null) {
            samples = samples == null ? new ObjectSamples() : samples;
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
            object = samples.settled(effective);
            samples = null;
        }
        if (element != null) {
            element.settle(effective.element());
        }
    }

    /** Returns the undecided objects. Before {@link #settle}. */
    Optional<ObjectSamples> samples() {
        return Optional.ofNullable(samples);
    }

    /** Merges the facts about values of several places, this one among them. */
    void become(ValueShape all) {
        kinds.addAll(all.kinds);
        beyondDouble = all.beyondDouble;
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
        return kinds.equals(EnumSet.of(Kind.OBJECT)) ? Optional.of(object.self()) : Optional.empty();
    }

    /** Returns the elements, if all values are arrays or null. */
    Optional<ValueShape> elementOnly() {
        return kinds.equals(EnumSet.of(Kind.ARRAY)) ? Optional.of(element) : Optional.empty();
    }

    /** Returns whether values of both can have one type. */
    boolean goesWith(ValueShape other) {
        EnumSet<Kind> both = EnumSet.copyOf(kinds);
        both.addAll(other.kinds);
        return both.size() <= 1 || NUMBERS.containsAll(both);
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
        return samples != null
                && other.samples != null
                && !ObjectShape.areLike(samples.names(), other.samples.names())
                && !(ObjectShape.areData(samples.names()) && ObjectShape.areData(other.samples.names()));
    }

    /** Returns the strings, if all values are strings or null. */
    Optional<StringShape> textOnly() {
        return kinds.equals(EnumSet.of(Kind.TEXT)) ? Optional.ofNullable(texts) : Optional.empty();
    }

    /** Returns the scalar type that includes all values; empty if there is none. */
    Optional<String> scalar() {
        if (kinds.isEmpty() || kinds.contains(Kind.OBJECT) || kinds.contains(Kind.ARRAY)) {
            return Optional.empty();
        }
        if (NUMBERS.containsAll(kinds)) {
            return Optional.of(number());
        }
        if (kinds.size() > 1) {
            return Optional.empty();
        }
        return Optional.of(kinds.contains(Kind.TEXT) ? "string" : "boolean");
    }

    private String number() {
        if (kinds.contains(Kind.DOUBLE)) {
            return beyondDouble ? "BigDecimal" : "double";
        }
        if (kinds.contains(Kind.BIG_INTEGER)) {
            return "BigInteger";
        }
        return kinds.contains(Kind.LONG) ? "long" : "int";
    }
}
