package dev.schemac.runtime.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the constructor or static factory that makes objects of the class. Each parameter is a property; the name of
 * the parameter is that of the property. Records need it only to choose another constructor.
 *
 * <pre>{@code
 * @JsonSchema
 * public final class Order {
 *     @Creator
 *     public static Order of(String id, int quantity) { ... }
 * }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.CONSTRUCTOR, ElementType.METHOD})
public @interface Creator {}
