package dev.schemac.dsl.syntax;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * An annotation before a column that sets attributes of its {@code @Column}. Linking, formatting, completion and the
 * documentation derive from this table.
 */
public enum ShortForm {
    /** {@code @Default('x')}. */
    DEFAULT("Default", of("defaultValue")),
    /** {@code @Max(150)}. */
    MAX("Max", of("max")),
    /** {@code @Min(0)}. */
    MIN("Min", of("min")),
    /** {@code @Name('first-name')}. */
    NAME("Name", of("jsonName")),
    /** {@code @NotNull}. */
    NOT_NULL("NotNull", "false", of("nullable")),
    /** {@code @NotNullElements}. */
    NOT_NULL_ELEMENTS("NotNullElements", "false", of("nullElements")),
    /** {@code @Nullable}, for the exceptions where {@code @JsonSchema(nullable=false)} is the default. */
    NULLABLE("Nullable", "true", of("nullable")),
    /** {@code @NullableElements}, for the exceptions where {@code @JsonSchema(nullElements=false)} is the default. */
    NULLABLE_ELEMENTS("NullableElements", "true", of("nullElements")),
    /** {@code @Pattern('[a-z]+')}. */
    PATTERN("Pattern", of("pattern")),
    /** {@code @Required}. */
    REQUIRED("Required", "true", of("required")),
    /** {@code @Size(1, 20)}, {@code @Size(min=1)}. */
    SIZE("Size", new Parameter("min", "minLength", "minItems"), new Parameter("max", "maxLength", "maxItems"));

    /** The annotation with an attribute for everything. */
    public static final String COLUMN = "Column";

    /** The attribute of {@link #COLUMN} that names the column. */
    public static final String COLUMN_NAME = "name";

    /** The name of a parameter that needs none. */
    public static final String VALUE = "value";

    /**
     * A value of a short form.
     *
     * @param name its name in the short form
     * @param attribute the attribute of {@code @Column} that it sets
     * @param ofItems the same for columns with elements: arrays, lists and maps
     */
    public record Parameter(String name, String attribute, String ofItems) {
        /** {@return the attribute of {@code @Column} that it sets in a column with or without elements} */
        public String attributeOf(boolean items) {
            return items ? ofItems : attribute;
        }

        /**
         * {@return the attribute of {@code @Column} that it sets; empty if that depends on the type}
         *
         * @param items whether the column has elements; empty if only linking can decide
         */
        public Optional<String> attributeOf(Optional<Boolean> items) {
            return attribute.equals(ofItems) ? Optional.of(attribute) : items.map(this::attributeOf);
        }
    }

    private final String simpleName;
    private final Optional<String> implied;
    private final List<Parameter> parameters;

    ShortForm(String simpleName, Parameter... parameters) {
        this.simpleName = simpleName;
        this.implied = Optional.empty();
        this.parameters = List.of(parameters);
    }

    /** @param implied the value of a flag without parentheses */
    ShortForm(String simpleName, String implied, Parameter flag) {
        this.simpleName = simpleName;
        this.implied = Optional.of(implied);
        this.parameters = List.of(flag);
    }

    private static Parameter of(String attribute) {
        return new Parameter(VALUE, attribute, attribute);
    }

    /** {@return the short form of a name without {@code @}; names are case-sensitive} */
    public static Optional<ShortForm> named(String name) {
        return Arrays.stream(values())
                .filter(form -> form.simpleName.equals(name))
                .findFirst();
    }

    /** {@return the name of the annotation, without {@code @}} */
    public String simpleName() {
        return simpleName;
    }

    /** {@return the values that it may have, in order} */
    public List<Parameter> parameters() {
        return parameters;
    }

    /** {@return whether the type of the column decides which attributes it sets} */
    public boolean isOfSizes() {
        return parameters.stream().anyMatch(parameter -> !parameter.attribute().equals(parameter.ofItems()));
    }

    /** {@return the value that it sets without parentheses; empty if it needs a value} */
    public Optional<String> implied() {
        return implied;
    }

    /** {@return whether it sets a flag, and so needs no value} */
    public boolean isFlag() {
        return implied.isPresent();
    }

    /** {@return whether it can have a value: the short forms about null are two words instead} */
    public boolean takesValue() {
        return switch (this) {
            case NOT_NULL, NOT_NULL_ELEMENTS, NULLABLE, NULLABLE_ELEMENTS -> false;
            default -> true;
        };
    }
}
