/** Reads lines and documents of columns as rows. */
package dev.schemac.spark.internal.read;
