/** Immutable facts about a value in the schemas of a contract, combined through {@code $ref} and {@code allOf}. */
package dev.schemac.contracts.facts;
