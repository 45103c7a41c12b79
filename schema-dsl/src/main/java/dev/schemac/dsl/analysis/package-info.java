/** Information for editors: the places of names, the structure of a source, and the completions at a place. */
package dev.schemac.dsl.analysis;
