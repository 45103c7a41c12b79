package dev.schemac.runtime.annotation;

import dev.schemac.runtime.JsonAdapter;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The class that reads and writes the scalars of a property, or of all properties whose type is the annotated class. Use it for types that schemac does not know.
 *
 * <pre>{@code
 * record Price(@Adapter(MoneyAdapter.class) Money amount) {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT, ElementType.TYPE})
public @interface Adapter {
    /** {@return a public class with a public constructor without parameters} */
    Class<? extends JsonAdapter<?>> value();
}
