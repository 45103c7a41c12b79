package dev.schemac.dsl.model;

import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.model.ColumnOptions.Base64Variant;
import dev.schemac.dsl.model.ColumnOptions.UnknownConstant;
import java.util.List;
import java.util.Optional;

/**
 * A column of a schema.
 *
 * @param name the name in the schema: any text, also an empty one; no two columns of a schema and its ancestors share
 *     it
 * @param type what the column holds
 * @param location where the column's name stands, or the schema it was copied from
 * @param options what {@code @Column} says about it
 * @param description what {@code @Description} or a comment says about it
 */
public record Column(
        String name, ValueType type, SourceLocation location, ColumnOptions options, Optional<String> description) {

    /** {@return the same column with another type} */
    public Column withType(ValueType other) {
        return new Column(name, other, location, options, description);
    }

    /** {@return the same column with other options} */
    public Column withOptions(ColumnOptions other) {
        return new Column(name, type, location, other, description);
    }

    /** {@return the name of the JSON member, by default {@link #name()}} No two columns share a JSON name or alias. */
    public String jsonName() {
        return options.jsonName().orElse(name);
    }

    /** {@return other JSON names that are read, but never written} */
    public List<String> aliases() {
        return options.aliases();
    }

    /** {@return whether the JSON member must be there; it may be null all the same} By default it need not. */
    public boolean required() {
        return options.required();
    }

    /** {@return whether the JSON member, where it is there, may be null; by default it may} */
    public boolean nullable() {
        return options.nullable();
    }

    /** {@return the value of an absent member, as {@link ColumnOptions#defaultValue()} describes it} */
    public Optional<Object> defaultValue() {
        return options.defaultValue();
    }

    /** {@return how {@code binary} text is spelt; by default {@code MIME_NO_LINEFEEDS}} */
    public Base64Variant base64() {
        return options.base64();
    }

    /** {@return what unknown constants of an enum become; by default an error} */
    public UnknownConstant unknownConstant() {
        return options.unknownConstant();
    }

    /**
     * {@return whether the texts of a {@code string} column are made when they are first asked for; where it is empty,
     * the options of the compiler decide}
     */
    public Optional<Boolean> lazy() {
        return options.lazy();
    }

    /** {@return what is demanded of its values; by default nothing} */
    public Rules rules() {
        return options.rules();
    }

    /** {@return the form in JSON of the column, or of its elements; empty where it is the usual one} */
    public Optional<ValueFormat> format() {
        return options.format();
    }

    /** The column as written in a schema. */
    @Override
    public String toString() {
        return name + " " + type;
    }
}
