package dev.schemac.dsl.model;

import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.model.ColumnOptions.Base64Variant;
import dev.schemac.dsl.model.ColumnOptions.UnknownConstant;
import java.util.List;
import java.util.Optional;

/**
 * A column of a schema.
 *
 * @param name the name in the schema: any string, even an empty one; unique within a schema and its ancestors
 * @param type the type of its values
 * @param location the name of the column, or of the schema that it was copied from
 * @param options the attributes of {@code @Column}
 * @param description the string of {@code @Description}, or a comment
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

    /**
     * {@return the name of the JSON member, by default {@link #name()}} It is unique among the JSON names and aliases
     * of a schema.
     */
    public String jsonName() {
        return options.jsonName().orElse(name);
    }

    /** {@return more JSON names, which are read and never written} */
    public List<String> aliases() {
        return options.aliases();
    }

    /** {@return whether the JSON member must be present; it may be null} False by default. */
    public boolean required() {
        return options.required();
    }

    /** {@return whether the JSON member may be null; true by default} */
    public boolean nullable() {
        return options.nullable();
    }

    /** {@return whether null differs from an absent member; false by default} */
    public boolean keepNull() {
        return options.keepNull();
    }

    /** {@return the value of an absent member, as {@link ColumnOptions#defaultValue()} describes it} */
    public Optional<Object> defaultValue() {
        return options.defaultValue();
    }

    /** {@return the variant of a {@code binary} string; {@code MIME_NO_LINEFEEDS} by default} */
    public Base64Variant base64() {
        return options.base64();
    }

    /** {@return how unknown constants of an enum are read; an error by default} */
    public UnknownConstant unknownConstant() {
        return options.unknownConstant();
    }

    /**
     * {@return whether the strings of a {@code string} column are decoded on first access; if empty, the compiler's
     * options decide}
     */
    public Optional<Boolean> lazy() {
        return options.lazy();
    }

    /** {@return the rules for its values; none by default} */
    public Rules rules() {
        return options.rules();
    }

    /** {@return the JSON form of the column, or of its elements; empty for the default form} */
    public Optional<ColumnFormat> format() {
        return options.format();
    }

    /** Returns the column as a schema declares it. */
    @Override
    public String toString() {
        return name + " " + type;
    }
}
