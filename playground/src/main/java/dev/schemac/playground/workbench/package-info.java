/** What the page asks, and the answers to it, both JSON. Knows no HTTP. */
package dev.schemac.playground.workbench;
