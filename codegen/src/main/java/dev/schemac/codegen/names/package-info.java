/** Names and types in Java: which names Java allows, those in generated code, and those of the JDK and the runtime. */
package dev.schemac.codegen.names;
