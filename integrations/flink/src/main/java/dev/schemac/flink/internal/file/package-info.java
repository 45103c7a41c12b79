/** The files and lines of splits. Internal: it may change with each version. */
package dev.schemac.flink.internal.file;
