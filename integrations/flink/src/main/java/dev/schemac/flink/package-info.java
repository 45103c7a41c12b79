/**
 * Reads and writes generated classes in Apache Flink. {@link dev.schemac.flink.EventDeserializationSchema} and
 * {@link dev.schemac.flink.EventSerializationSchema} serve connectors whose records are bytes.
 * {@link dev.schemac.flink.EventLinesFormat} and {@link dev.schemac.flink.EventLinesEncoder} serve files of JSON
 * Lines. {@link dev.schemac.flink.EventTypeInfo} serializes events between tasks and in state, without Kryo.
 *
 * <pre>{@code
 * FileSource<Click> source = FileSource.forBulkFileFormat(EventLinesFormat.of(ClickParser.INSTANCE), path).build();
 * env.fromSource(source, WatermarkStrategy.noWatermarks(), "clicks")
 *         .keyBy(Click::getUser)
 *         ...
 *         .sinkTo(FileSink.forRowFormat(target, EventLinesEncoder.of(VisitParser.INSTANCE)).build());
 * }</pre>
 *
 * <p>Each needs a generated parser, which contains its writer and its value class. The job contains only the name of
 * the parser class. The generated classes must be in the jar of the job, or on the class path of the cluster.
 */
// For developers: a parser is serialized as the name of its class (`GeneratedParser`), because the class is in the
// jar of the job. A snapshot of state contains the columns (`EventShape`), which
// decide whether a changed schema can read it.
package dev.schemac.flink;
