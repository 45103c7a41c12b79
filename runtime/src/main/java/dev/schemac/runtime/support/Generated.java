package dev.schemac.runtime.support;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a class that the schema compiler generated: change the schema, not the class.
 *
 * <p>The annotation is kept in the class file and is not visible to reflection. Coverage and analysis tools omit
 * classes with an annotation of the simple name {@code Generated} there.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Generated {

    /** {@return the name of the generator class that wrote the annotated class} */
    String value();
}
