/** Declares messages of Protocol Buffers. */
package dev.schemac.export.protobuf;
