/** From contracts in JSON Schema or OpenAPI to schema texts: {@link dev.schemac.codegen.contract.ContractImport}. */
package dev.schemac.codegen.contract;
