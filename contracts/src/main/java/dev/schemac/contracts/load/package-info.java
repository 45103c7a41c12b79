/** The files of contracts in other syntaxes than JSON, and the parts of contracts to import. */
package dev.schemac.contracts.load;
