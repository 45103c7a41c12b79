/** Defines the requests of the page and their answers, both JSON. Independent of HTTP. */
package dev.schemac.playground.workbench;
