/** The names that columns have in Java, as far as schemas depend on them. */
package dev.schemac.dsl.naming;
