package dev.schemac.runtime.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The value of an absent member. A null in JSON stays null.
 *
 * <pre>{@code
 * record Order(@Default("EUR") String currency, @Default("1") int quantity) {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
public @interface Default {
    /** {@return the value: a string, or a number, {@code true} or {@code false} as in JSON} */
    String value();
}
