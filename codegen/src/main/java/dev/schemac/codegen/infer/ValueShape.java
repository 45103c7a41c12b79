package dev.schemac.codegen.infer;

import java.math.BigInteger;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What was seen at one place of the samples. Only ever widens. */
final class ValueShape {
    /** What a value can be; of the numbers, each one holds all before it. */
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

    /** Integers up to this size are doubles too. */
    private static final long MAX_EXACT = 1L << 53;

    private final EnumSet<Kind> kinds = EnumSet.noneOf(Kind.class);
    private long count;
    private long nulls;
    private boolean beyondDouble;
    private ObjectShape object;
    private ValueShape element;

    /** Adds one value, as {@code ObjectParser.parseUntyped} reads it. */
    void add(Object value) {
        count++;
        if (value == null) {
            nulls++;
        } else if (value instanceof Map<?, ?> members) {
            kinds.add(Kind.OBJECT);
            if (object == null) {
                object = new ObjectShape();
            }
            object.self().add(members);
        } else if (value instanceof Object[] elements) {
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
        if (value instanceof String) {
            kinds.add(Kind.TEXT);
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
        }
    }

    /** Adds all that another place has seen. */
    void add(ValueShape other) {
        if (other == this) {
            return;
        }
        kinds.addAll(other.kinds);
        count += other.count;
        nulls += other.nulls;
        beyondDouble |= other.beyondDouble;
        if (object == null) {
            object = other.object;
        } else if (other.object != null) {
            object.self().absorb(other.object.self());
        }
        if (element == null) {
            element = other.element;
        } else if (other.element != null) {
            element.add(other.element);
        }
    }

    /** How many values there were, null included. */
    long count() {
        return count;
    }

    long nulls() {
        return nulls;
    }

    /** The objects, where all values are objects, or null. */
    Optional<ObjectShape> objectOnly() {
        return kinds.equals(EnumSet.of(Kind.OBJECT)) ? Optional.of(object.self()) : Optional.empty();
    }

    /** The elements, where all values are arrays, or null. */
    Optional<ValueShape> elementOnly() {
        return kinds.equals(EnumSet.of(Kind.ARRAY)) ? Optional.of(element) : Optional.empty();
    }

    /** Whether values of both can have one type. */
    boolean goesWith(ValueShape other) {
        EnumSet<Kind> both = EnumSet.copyOf(kinds);
        both.addAll(other.kinds);
        return both.size() <= 1 || NUMBERS.containsAll(both);
    }

    /** The scalar type that holds all values, empty where there is none. */
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
