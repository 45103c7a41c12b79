/** Judges values by contracts, and makes values for examples. */
package dev.schemac.codegen.jsonschema.example;
