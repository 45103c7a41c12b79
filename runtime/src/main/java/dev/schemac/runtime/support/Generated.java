package dev.schemac.runtime.support;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a class that the schema compiler wrote: change the schema, not the class.
 *
 * <p>The mark is kept in the class file, because coverage and analysis tools leave out classes whose annotation is
 * called {@code Generated} and is visible there; it is not visible to reflection.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Generated {

    /** {@return the name of the generator class that wrote the annotated class} */
    String value();
}
