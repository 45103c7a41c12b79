/** The {@code schemac} command: {@link dev.schemac.cli.Schemac} starts it. */
package dev.schemac.cli;
