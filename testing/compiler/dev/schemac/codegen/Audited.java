package dev.schemac.codegen;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Stays at run time, so that {@link ClassTraitsTest} sees it. */
@Retention(RetentionPolicy.RUNTIME)
public @interface Audited {
    public String by() default "nobody";
}
