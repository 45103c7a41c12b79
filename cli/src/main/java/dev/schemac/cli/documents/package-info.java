/** Turns files of documents into lines of events. */
package dev.schemac.cli.documents;
