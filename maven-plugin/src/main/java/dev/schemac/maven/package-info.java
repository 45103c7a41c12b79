/** The goal {@code schemac:generate}. Maven loads plugins outside of modules, so this one has no descriptor. */
package dev.schemac.maven;
