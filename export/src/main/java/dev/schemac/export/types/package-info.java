/**
 * What declarations for other tools have in common: the table of scalar types, the members of objects, and names and texts
 * that are valid in them.
 */
package dev.schemac.export.types;
