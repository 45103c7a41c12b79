/** Writes the schemas of an import as schema source, with its report. */
package dev.schemac.contracts.write;
