/**
 * Turns values into bytes. A generated writer calls {@code JsonOutput}, which reuses one array and does not check the
 * order of calls, because generated calls are always in order. It copies a key with its separator and colon in one step.
 *
 * <p>Applications, adapters and application events call {@code JsonWriter}, which contains a {@code JsonOutput}: it
 * checks a call, then forwards it. A call that throws leaves the writer unchanged. {@code JsonWriter.value(writer,
 * value)} passes the {@code JsonOutput} to a {@code GeneratedWriter}, and the {@code JsonWriter} to any other writer. An
 * event of a union selects its writer itself ({@code writeTo(JsonOutput)}).
 *
 * <p>{@code StringEncoder} selects the encoder of strings once, because it depends on the current JVM only.
 */
package dev.schemac.runtime.internal.output;
