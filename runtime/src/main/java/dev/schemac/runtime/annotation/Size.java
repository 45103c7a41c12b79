package dev.schemac.runtime.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The length of a string, counted in code points, or the number of elements or entries of an array, list, set or map.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
public @interface Size {
    /** {@return the least length} */
    int min() default 0;

    /** {@return the greatest length} */
    int max() default Integer.MAX_VALUE;
}
