/** Regular expressions for texts, as tables that are walked in linear time. */
package dev.schemac.dsl.pattern;
