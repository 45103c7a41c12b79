/**
 * Turns values into bytes. A generated writer calls {@code JsonOutput}, which reuses one array and does not check the
 * order of calls, because generated calls are always in order. It copies a key with its separator and colon in one step.
 *
 * <p>{@code toJsonBytes} makes such a {@code JsonOutput} and calls the generated writer with it. Only applications,
 * their adapters and their own events call {@code JsonWriter}: it checks a call, then forwards it to its {@code
 * JsonOutput}. A call that throws leaves the writer unchanged. {@code JsonWriter.value(writer, value)} passes the {@code
 * JsonOutput} to a {@code GeneratedWriter}, and the {@code JsonWriter} to any other writer. An event of a union selects
 * its writer itself ({@code writeTo(JsonOutput)}).
 *
 * <p>{@code OutputBuffer} contains the bytes, {@code Output} writes values and the separators between them, and {@code
 * JsonOutput} writes the members of columns. Its only subclass, in {@code JsonWriter}, knows the classes of
 * applications.
 *
 * <p>{@code StringEncoder} selects the encoder of strings once, because it depends on the current JVM only.
 */
package dev.schemac.runtime.internal.output;
