/** The playground: a web server for one person, on this machine only. What it answers comes from {@code workbench}. */
package dev.schemac.playground;
