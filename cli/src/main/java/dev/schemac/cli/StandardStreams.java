package dev.schemac.cli;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;

/**
 * What a command reads and writes.
 *
 * @param in standard input, bytes as they come
 * @param out standard output, unbuffered; a write fails with an {@code IOException} when nobody reads any more
 * @param err standard error
 * @param terminal which of the two a person watches
 */
record StandardStreams(InputStream in, OutputStream out, PrintStream err, Terminal terminal) {}
