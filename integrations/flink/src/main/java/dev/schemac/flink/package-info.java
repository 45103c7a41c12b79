/**
 * Generated classes in Apache Flink: {@link dev.schemac.flink.EventDeserializationSchema} and {@link
 * dev.schemac.flink.EventSerializationSchema} for connectors whose records are bytes, {@link
 * dev.schemac.flink.EventLinesFormat} and {@link dev.schemac.flink.EventLinesEncoder} for files of JSON Lines, {@link
 * dev.schemac.flink.EventTypeInfo} for events on their way from task to task and in state, without Kryo.
 *
 * <pre>{@code
 * FileSource<Click> source = FileSource.forRecordStreamFormat(EventLinesFormat.of(ClickParser.INSTANCE), path).build();
 * env.fromSource(source, WatermarkStrategy.noWatermarks(), "clicks")
 *         .keyBy(Click::getUser)
 *         ...
 *         .sinkTo(FileSink.forRowFormat(target, EventLinesEncoder.of(VisitParser.INSTANCE)).build());
 * }</pre>
 *
 * <p>Everything here starts from a generated parser, which knows its writer and its value class. What travels with the
 * job is the name of the parser's class: the generated classes have to be in the job's jar, or on the class path of the
 * cluster.
 */
package dev.schemac.flink;
