/** The Gradle plugin {@code dev.schemac}. */
package dev.schemac.gradle;
