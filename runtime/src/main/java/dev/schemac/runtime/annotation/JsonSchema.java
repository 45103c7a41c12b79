package dev.schemac.runtime.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes the annotation processor {@code schemac-processor} generate a parser and a writer for a class of yours: a record,
 * a JavaBean, a class with a {@link Creator}, or a union, which is a sealed interface or a class with subtypes.
 *
 * <pre>{@code
 * @JsonSchema
 * public record Order(String id, @Min(1) int quantity) {}
 *
 * @JsonSchema(discriminator = "type")
 * public sealed interface Shape permits Circle, Square {}
 * }</pre>
 *
 * <p>The classes of its properties need no annotation. The processor also obeys annotations of Jackson, Gson and Bean
 * Validation. Only the attributes that you write have an effect.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface JsonSchema {
    /** How the names of members derive from those of properties. */
    enum Names {
        /** {@code orderId}: the name of the property. */
        AS_IS,
        /** {@code OrderId}. */
        UPPER_CAMEL_CASE,
        /** {@code order_id}. */
        SNAKE_CASE,
        /** {@code ORDER_ID}. */
        UPPER_SNAKE_CASE,
        /** {@code orderid}. */
        LOWER_CASE,
        /** {@code order-id}. */
        KEBAB_CASE,
        /** {@code order.id}. */
        LOWER_DOT_CASE
    }

    /** {@return how members without a {@link Name} are called in JSON} */
    Names names() default Names.AS_IS;

    /** {@return whether members must be present by default, except those with a default value} */
    boolean required() default false;

    /** {@return whether members may be null by default} */
    boolean nullable() default true;

    /** {@return whether elements of arrays, lists and sets, and values of maps, may be null by default} */
    boolean nullElements() default true;

    /** {@return the member whose string selects the subtype; makes the class a union} */
    String discriminator() default "";

    /** {@return whether the class is a union whose objects have one member, with the name of the subtype} */
    boolean wrapper() default false;

    /** {@return whether the class is a union whose objects have the subtype that has all of their members} */
    boolean deduction() default false;

    /**
     * {@return the subtypes of a union} A sealed interface or class needs none. The string of a subtype is its {@link Name},
     * otherwise its simple name.
     */
    Class<?>[] subtypes() default {};

    /** {@return the subtype of objects that no string, or no names of members, select; without one, they are rejected} */
    Class<?> otherwise() default void.class;

    /** {@return the strings of the discriminator that select this subtype; the first is written} */
    String[] discriminatorValue() default {};
}
