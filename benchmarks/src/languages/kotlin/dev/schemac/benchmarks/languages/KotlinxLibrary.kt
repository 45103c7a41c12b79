package dev.schemac.benchmarks.languages

import dev.schemac.benchmarks.library.Library
import dev.schemac.benchmarks.library.Reader
import dev.schemac.benchmarks.library.Tier
import dev.schemac.benchmarks.library.Writer
import dev.schemac.benchmarks.payload.Document
import dev.schemac.benchmarks.payload.Operation
import dev.schemac.benchmarks.payload.Payload
import java.io.ByteArrayInputStream
import java.util.Optional
import kotlinx.serialization.KSerializer
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.decodeFromStream
import kotlinx.serialization.serializer
import kotlinx.serialization.ExperimentalSerializationApi

/** kotlinx.serialization with the serializers that its compiler plugin generates for data classes. */
class KotlinxLibrary : Library {
    override fun name() = "kotlinx-serialization"

    override fun tier() = Tier.DATABIND

    override fun missing(operation: Operation, payload: Payload): Optional<String> =
        try {
            type(payload)
            Optional.empty()
        } catch (e: ClassNotFoundException) {
            Optional.of("has classes of its own for the other documents")
        }

    override fun reader(payload: Payload, documents: List<Document>): Reader = Kotlinx(type(payload))

    override fun writer(payload: Payload): Writer = Kotlinx(type(payload))

    private fun type(payload: Payload) = Class.forName("dev.schemac.benchmarks.languages.data." + payload.type().simpleName)
}

/** Reads and writes one class. Its String is its fastest input and output. */
private class Kotlinx(type: Class<*>) : Reader, Writer {
    private val json = Json {
        ignoreUnknownKeys = !java.lang.Boolean.getBoolean("k.noignore")
        coerceInputValues = java.lang.Boolean.getBoolean("k.coerce")
        explicitNulls = false
        encodeDefaults = true
    }
    private val serializer = json.serializersModule.serializer(type as java.lang.reflect.Type)
    private val stream = java.lang.Boolean.getBoolean("k.stream")

    @OptIn(ExperimentalSerializationApi::class)
    override fun read(bytes: ByteArray): Any = if (stream) json.decodeFromStream(serializer, ByteArrayInputStream(bytes)) else read(bytes.decodeToString())

    override fun read(text: String): Any = json.decodeFromString(serializer, text)

    override fun prepare(document: Document): Any = read(document.text())

    override fun writeBytes(value: Any): Any = writeText(value).encodeToByteArray()

    override fun writeText(value: Any): String = json.encodeToString(serializer, value)
}
