/** What a command reads and writes: streams, files, and how they fail. */
package dev.schemac.cli.console;
