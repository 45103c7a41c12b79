/**
 * Contains the playground: a web server for one user, on this machine only. Package {@code workbench} computes its
 * answers.
 */
package dev.schemac.playground;
