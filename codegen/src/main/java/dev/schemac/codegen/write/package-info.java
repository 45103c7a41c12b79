/** Writes files to folders. Independent of schemas and of the content of the files; not exported. */
package dev.schemac.codegen.write;
