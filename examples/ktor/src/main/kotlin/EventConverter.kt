package com.acme.orders

import dev.schemac.runtime.JsonEvent
import dev.schemac.runtime.JsonOptions
import dev.schemac.runtime.JsonParseException
import dev.schemac.runtime.ParserIndex
import io.ktor.http.ContentType
import io.ktor.http.content.ByteArrayContent
import io.ktor.http.content.OutgoingContent
import io.ktor.serialization.ContentConverter
import io.ktor.serialization.JsonConvertException
import io.ktor.util.reflect.TypeInfo
import io.ktor.utils.io.ByteReadChannel
import io.ktor.utils.io.charsets.Charset
import io.ktor.utils.io.readRemaining
import kotlinx.io.readByteArray

/** Reads and writes generated classes. Returns null for other classes, which Ktor passes to the next converter. */
class EventConverter(private val options: JsonOptions = JsonOptions.DEFAULT) : ContentConverter {
    private val parsers = ParserIndex.of(EventConverter::class.java.classLoader)

    override suspend fun deserialize(charset: Charset, typeInfo: TypeInfo, content: ByteReadChannel): Any? {
        val parser = parsers.find(typeInfo.type.java).orElse(null) ?: return null
        // With one byte more than allowed, the parser reports the limit.
        val json = content.readRemaining(options.maxEventBytes() + 1L).readByteArray()
        try {
            return parser.parse(json, options)
        } catch (e: JsonParseException) {
            throw JsonConvertException(e.message!!, e)
        }
    }

    override suspend fun serialize(contentType: ContentType, charset: Charset, typeInfo: TypeInfo, value: Any?): OutgoingContent? =
        (value as? JsonEvent)?.let { ByteArrayContent(it.toJsonBytes(options), contentType.withoutParameters()) }
}
