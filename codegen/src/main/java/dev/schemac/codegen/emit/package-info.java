/**
 * From the plan to Java source. An emitter for each emitted class, a method for each emitted member, in the order of
 * the output; nothing is decided here. JavaPoet stays in here. Internal to the compiler: programs use
 * {@link dev.schemac.codegen.SchemaCompiler}.
 */
package dev.schemac.codegen.emit;
