/** Reads contracts in YAML. */
package dev.schemac.cli.yaml;
