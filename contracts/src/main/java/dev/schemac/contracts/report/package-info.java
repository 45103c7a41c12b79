/** The result of an import, and what it says about the differences between a contract and its schemas. */
package dev.schemac.contracts.report;
