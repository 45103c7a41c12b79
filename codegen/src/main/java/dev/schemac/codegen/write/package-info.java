/** Puts files into folders. Knows nothing of schemas and of what is in the files; not exported. */
package dev.schemac.codegen.write;
