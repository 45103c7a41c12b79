/** Used by the packages of this module only. */
package dev.schemac.flink.internal;
