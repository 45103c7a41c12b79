/** Schema texts that are written, not read: names, strings, columns and declarations as they stand in a file. */
package dev.schemac.codegen.epl;
