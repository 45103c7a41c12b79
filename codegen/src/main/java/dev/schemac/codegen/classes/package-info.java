/** Describes the Java classes that schemas are made of or refer to, from the elements of a Java compiler. */
package dev.schemac.codegen.classes;
