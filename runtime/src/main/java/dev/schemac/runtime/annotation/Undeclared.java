package dev.schemac.runtime.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Keeps undeclared members, and writes them again. It marks the component of a record that is a map of them. In another
 * class it marks two methods. One receives the name and the value of each member, the other returns a map of them.
 *
 * <pre>{@code
 * record Order(String id, @Undeclared Map<String, Object> others) {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
public @interface Undeclared {}
