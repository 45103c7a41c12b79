/** Declares Avro records. */
package dev.schemac.export.avro;
