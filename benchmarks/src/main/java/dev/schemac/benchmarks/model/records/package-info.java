/** The documents of Users and of services as records, with the components in the order of the fields of the beans. */
package dev.schemac.benchmarks.model.records;
