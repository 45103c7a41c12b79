/**
 * Turns the plan into Java source. There is an emitter for each emitted class, and a method for each emitted member, in
 * the order of the output. Emitters decide nothing, and only this package uses JavaPoet. Internal to the compiler:
 * programs use {@link dev.schemac.codegen.SchemaCompiler}.
 */
package dev.schemac.codegen.emit;
