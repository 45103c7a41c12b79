package dev.schemac.dsl.model;

/**
 * A {@code java.util.Map} from strings to values of one type, a JSON object. Maps of values of any type are
 * {@link UntypedType#MAP}. Two are equal when they mean the same. Immutable.
 */
public final class MapType implements ValueType {
    private final ValueType value;

    MapType(ValueType value) {
        this.value = value;
    }

    /** {@return what the map holds; a value may be null} */
    public ValueType value() {
        return value;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof MapType that && value.equals(that.value);
    }

    @Override
    public int hashCode() {
        return 37 + value.hashCode();
    }

    /** The spelling in a schema, for instance {@code Map<String, int>}. */
    @Override
    public String toString() {
        return "Map<String, " + value + ">";
    }
}
