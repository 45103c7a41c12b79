/**
 * From a linked schema to Java source. Internal to the compiler: programs use {@link dev.schemac.codegen.SchemaCompiler}.
 *
 * <p>{@code Planner} decides names, groups and key tables; then there is one generator class for each emitted class and one method for each
 * emitted member. {@code TypeMapper} is the one place that knows what a type becomes in Java. JavaPoet stays in here.
 */
package dev.schemac.codegen.plan;
