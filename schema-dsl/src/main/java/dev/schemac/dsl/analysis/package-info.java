/** Information for editors: the places of names, the structure of a source, and the completions at a place. */
// For developers: `SchemaWorkspace` parses a source when it changes. A `SchemaAnalysis` is a snapshot of all sources,
// and links on request. For a request about one source it links the schemas of that source, their ancestors, the
// schemas that they copy, and all with `@JsonSchema` (`Linker.linkFile`). For errors it links everything, on a
// separate thread. `AnswersWhileEditingTest` compares the answers of both.
package dev.schemac.dsl.analysis;
