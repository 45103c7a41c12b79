package dev.schemac.benchmarks.languages

import dev.schemac.benchmarks.library.Library
import dev.schemac.benchmarks.library.ModelClass
import dev.schemac.benchmarks.library.Reader
import dev.schemac.benchmarks.library.Tier
import dev.schemac.benchmarks.library.Writer
import dev.schemac.benchmarks.payload.Document
import dev.schemac.benchmarks.payload.Operation
import dev.schemac.benchmarks.payload.Payload
import java.lang.reflect.Type
import java.util.Optional
import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.json.Json
import kotlinx.serialization.serializer

/** kotlinx.serialization with the serializers that its compiler plugin generates for data classes. */
class KotlinxLibrary : Library {
    override fun name() = "kotlinx-serialization"

    override fun tier() = Tier.DATABIND

    override fun missing(operation: Operation, payload: Payload): Optional<String> = Optional.empty()

    override fun reader(payload: Payload, documents: List<Document>): Reader = Kotlinx.of(payload)

    override fun writer(payload: Payload): Writer = Kotlinx.of(payload)
}

/**
 * Reads and writes one class. Bytes are decoded to a String, which is faster for most documents than `decodeFromStream`.
 */
private class Kotlinx(type: Type, withNulls: Boolean) : Reader, Writer {
    @OptIn(ExperimentalSerializationApi::class)
    private val json = Json {
        ignoreUnknownKeys = true
        explicitNulls = false
        encodeDefaults = true
        // Reads null in a primitive column as 0 or false, and makes the others slower.
        coerceInputValues = withNulls
    }
    private val serializer = json.serializersModule.serializer(type)

    override fun read(bytes: ByteArray): Any = read(bytes.decodeToString())

    override fun read(text: String): Any = json.decodeFromString(serializer, text)

    override fun prepare(document: Document): Any = read(document.text())

    override fun writeBytes(value: Any): Any = writeText(value).encodeToByteArray()

    override fun writeText(value: Any): String = json.encodeToString(serializer, value)

    companion object {
        fun of(payload: Payload) = Kotlinx(
            ModelClass.`in`("dev.schemac.benchmarks.languages.data", payload.type(), ""),
            payload.layout().hasNulls(),
        )
    }
}
