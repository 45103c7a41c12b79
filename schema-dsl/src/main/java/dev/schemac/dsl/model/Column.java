package dev.schemac.dsl.model;

import dev.schemac.dsl.diagnostic.SourceLocation;
import java.util.List;
import java.util.Optional;

/** A column of a schema. Immutable. */
public final class Column {
    private final String name;
    private final ValueType type;
    private final SourceLocation location;
    private final ColumnOptions facts;

    Column(String name, ValueType type, SourceLocation location, ColumnOptions facts) {
        this.name = name;
        this.type = type;
        this.location = location;
        this.facts = facts;
    }

    /** The same column of another type. */
    Column withType(ValueType other) {
        return new Column(name, other, location, facts);
    }

    /**
     * {@return the name in the schema: any text, also an empty one; no two columns of a schema and its ancestors share it}
     */
    public String name() {
        return name;
    }

    /** {@return what the column holds} */
    public ValueType type() {
        return type;
    }

    /** {@return where the column's name stands, or the schema it was copied from} */
    public SourceLocation location() {
        return location;
    }

    /** {@return the name of the JSON member, by default {@link #name()}} No two columns share a JSON name or alias. */
    public String jsonName() {
        return facts.jsonName().orElse(name);
    }

    /** {@return other JSON names that are read, but never written} */
    public List<String> aliases() {
        return facts.aliases();
    }

    /** {@return whether the JSON member must be there; it may be null all the same} By default it need not. */
    public boolean required() {
        return facts.required();
    }

    /** {@return whether the JSON member, where it is there, may be null; by default it may} */
    public boolean nullable() {
        return facts.nullable();
    }

    /**
     * {@return the value of an absent member: the boxed Java value of a {@link ScalarType} column, or the constant's name as a
     * string where the column is an enum}
     */
    public Optional<Object> defaultValue() {
        return facts.defaultValue();
    }

    /**
     * {@return how {@code binary} text is spelt, in the column or in its elements; by default {@code MIME_NO_LINEFEEDS}}
     */
    public Base64Variant base64() {
        return facts.base64();
    }

    /** {@return what unknown constants of an enum become, in the column or in its elements; by default an error} */
    public UnknownConstant unknownConstant() {
        return facts.unknownConstant();
    }

    /** The column as written in a schema. */
    @Override
    public String toString() {
        return name + " " + type;
    }
}
