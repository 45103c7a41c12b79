/** The result of an export. */
package dev.schemac.export.declaration;
