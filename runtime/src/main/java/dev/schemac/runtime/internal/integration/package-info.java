/**
 * Shared code of other modules of this project: the compiler, the command and the integrations.
 *
 * <p>{@code RuntimeAccess} calls members of {@code runtime} that are not public. It finds them by {@code
 * internal.access}, which is below {@code runtime} and cannot name its types. {@code FileInput} reads files for streams
 * and the command. It does not map them, because it can then report a file that becomes shorter.
 */
package dev.schemac.runtime.internal.integration;
