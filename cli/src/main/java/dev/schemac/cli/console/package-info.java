/** Contains the input and output of a command: streams, files, and their failures. */
package dev.schemac.cli.console;
