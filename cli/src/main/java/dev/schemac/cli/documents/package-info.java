/** From files of documents to lines of events. */
package dev.schemac.cli.documents;
