/**
 * Contains the rules for Java names and types, the names in generated code, and the names of the JDK and the runtime.
 */
package dev.schemac.codegen.names;
