/** The goal {@code schemac:generate}. Maven loads plugins outside of any module, so this one declares none. */
package dev.schemac.maven;
