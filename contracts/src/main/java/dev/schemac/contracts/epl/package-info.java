/** Prints schema sources: names, strings, columns and declarations in schema syntax. */
package dev.schemac.contracts.epl;
