/**
 * From text to syntax trees, in which every node has its place. Internal to this module; ANTLR stays in here.
 */
package dev.schemac.dsl.syntax;
