/** What the schemas of a contract say about a value: immutable facts, combined through {@code $ref} and {@code allOf}. */
package dev.schemac.contracts.facts;
