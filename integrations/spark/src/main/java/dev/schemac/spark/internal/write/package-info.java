/** Writes rows as lines. */
package dev.schemac.spark.internal.write;
