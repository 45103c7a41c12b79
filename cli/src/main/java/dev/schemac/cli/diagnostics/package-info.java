/** What was found in schemas, in the forms it is printed in. */
package dev.schemac.cli.diagnostics;
