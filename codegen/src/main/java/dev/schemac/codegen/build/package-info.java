/** Builds schemas incrementally: an unchanged schema is not compiled again. */
// For developers: `SchemaBuild` hashes its inputs (`BuildInputs`) and compares them with the last build
// (`BuildStates`). It knows which files it has written (`OutputFiles`). Maven and Gradle build in executions, which
// have names. The command has none, so `OutputFolder` identifies a run by its schemas.
package dev.schemac.codegen.build;
