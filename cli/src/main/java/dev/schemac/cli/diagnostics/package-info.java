/** Prints the findings in schemas in several formats. */
package dev.schemac.cli.diagnostics;
