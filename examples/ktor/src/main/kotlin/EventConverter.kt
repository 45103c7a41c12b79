package com.acme.orders

import dev.schemac.runtime.JsonEvent
import dev.schemac.runtime.JsonOptions
import dev.schemac.runtime.JsonParseException
import dev.schemac.runtime.ObjectParser
import dev.schemac.runtime.ParserIndex
import dev.schemac.runtime.stream.EventFormat
import dev.schemac.runtime.stream.EventWriter
import io.ktor.http.ContentType
import io.ktor.http.content.ByteArrayContent
import io.ktor.http.content.OutgoingContent
import io.ktor.serialization.ContentConverter
import io.ktor.serialization.JsonConvertException
import io.ktor.util.reflect.TypeInfo
import io.ktor.utils.io.ByteReadChannel
import io.ktor.utils.io.charsets.Charset
import io.ktor.utils.io.readRemaining
import java.io.ByteArrayInputStream
import java.io.ByteArrayOutputStream
import kotlin.reflect.KClass
import kotlinx.io.readByteArray

/** Each line of such a body is an event. */
val JsonLines = ContentType("application", "x-ndjson")

/**
 * Reads and writes generated classes: one event, or a list of them, as a JSON array or as JSON Lines. Returns null for other
 * classes, which Ktor passes to the next converter.
 */
class EventConverter(private val lines: Boolean = false, private val options: JsonOptions = JsonOptions.DEFAULT) :
    ContentConverter {
    private val parsers = ParserIndex.of(EventConverter::class.java.classLoader)

    override suspend fun deserialize(charset: Charset, typeInfo: TypeInfo, content: ByteReadChannel): Any? {
        val isList = typeInfo.type == List::class
        val event = if (isList) typeInfo.kotlinType?.arguments?.single()?.type?.classifier as? KClass<*> else typeInfo.type
        val parser = event?.let { parsers.find(it.java).orElse(null) } ?: return null
        // With one byte more than allowed, the parser reports the limit.
        val json = content.readRemaining(options.maxEventBytes() + 1L).readByteArray()
        try {
            return if (isList) list(parser, json) else parser.parse(json, options)
        } catch (e: JsonParseException) {
            throw JsonConvertException(e.message!!, e)
        }
    }

    private fun list(parser: ObjectParser<*>, json: ByteArray): List<Any?> {
        val format = if (lines) EventFormat.lines(parser) else EventFormat.elements(parser)
        return format.withOptions(options).read(ByteArrayInputStream(json)).use { it.toList() }
    }

    override suspend fun serialize(contentType: ContentType, charset: Charset, typeInfo: TypeInfo, value: Any?): OutgoingContent? {
        val json = when {
            value is JsonEvent -> value.toJsonBytes(options)
            // An empty list is the same for all classes.
            value is List<*> && value.all { it is JsonEvent } -> ByteArrayOutputStream().also { write(value, it) }.toByteArray()
            else -> return null
        }
        return ByteArrayContent(json, contentType.withoutParameters())
    }

    private fun write(events: List<*>, out: ByteArrayOutputStream) {
        val writer = if (lines) EventWriter.lines(JsonEvent::writeTo, out, options) else EventWriter.array(JsonEvent::writeTo, out, options)
        writer.use { events.forEach { event -> it.write(event as JsonEvent) } }
    }
}
