/** Regular expressions for strings, as tables that are matched in linear time. */
package dev.schemac.dsl.pattern;
