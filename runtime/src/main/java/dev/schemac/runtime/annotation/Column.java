package dev.schemac.runtime.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * All options of a property. Only the attributes that you write have an effect. The most common ones have a short form:
 * {@link Name}, {@link Required}, {@link NotNull}, {@link Default}, {@link Min}, {@link Max}, {@link Size}, {@link Pattern}.
 *
 * <pre>{@code
 * record Order(@Column(alias = "quantity", min = "1", max = "100") int count) {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
public @interface Column {
    /** {@return the name of the JSON member} */
    String jsonName() default "";

    /** {@return more names that are accepted in input} */
    String[] alias() default {};

    /** {@return whether the member must be present, null or not; a null is always written} */
    boolean required() default false;

    /** {@return whether the member may be null} */
    boolean nullable() default true;

    /** {@return whether elements of arrays, lists and sets, and values of maps, may be null} */
    boolean nullElements() default true;

    /** {@return the value of an absent member} */
    String defaultValue() default "";

    /** {@return the base64 variant of a {@code byte[]}: {@code mime}, {@code mime-no-linefeeds}, {@code pem} or {@code url}} */
    String base64() default "";

    /** {@return the result of an unknown enum constant: {@code fail}, {@code null}, or the string of a constant} */
    String unknown() default "fail";

    /** {@return the least number} */
    String min() default "";

    /** {@return the greatest number} */
    String max() default "";

    /** {@return the number that all values are above} */
    String exclusiveMin() default "";

    /** {@return the number that all values are below} */
    String exclusiveMax() default "";

    /** {@return the least length of a string, counted in code points} */
    int minLength() default 0;

    /** {@return the greatest length of a string, counted in code points} */
    int maxLength() default Integer.MAX_VALUE;

    /** {@return a regular expression that matches somewhere in the string} */
    String pattern() default "";

    /** {@return the least number of elements or entries} */
    int minItems() default 0;

    /** {@return the greatest number of elements or entries} */
    int maxItems() default Integer.MAX_VALUE;

    /** {@return whether no two elements are equal} */
    boolean unique() default false;

    /** {@return the only value: {@code const} of the language} */
    String constant() default "";

    /** {@return the JSON types of an {@code Object}: string, integer, number, boolean, object or array} */
    String[] types() default {};

    /** {@return another JSON form of a number, date, time or duration, such as {@code epoch-millis}} */
    String format() default "";
}
