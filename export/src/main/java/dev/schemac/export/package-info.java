/** Exports linked schemas to the languages of other tools. {@link dev.schemac.export.ExportTarget} is the entry point. */
package dev.schemac.export;
