package dev.schemac.benchmarks.languages

import java.math.BigDecimal
import java.time.LocalDate
import java.time.OffsetDateTime
import java.util.UUID
import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.KSerializer
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.PrimitiveSerialDescriptor
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder
import kotlinx.serialization.json.JsonDecoder
import kotlinx.serialization.json.JsonEncoder
import kotlinx.serialization.json.JsonUnquotedLiteral
import kotlinx.serialization.json.jsonPrimitive

/** A class that is a string in JSON. */
abstract class StringSerializer<T : Any>(name: String, private val parse: (String) -> T) : KSerializer<T> {
    override val descriptor = PrimitiveSerialDescriptor("dev.schemac.benchmarks.$name", PrimitiveKind.STRING)

    override fun deserialize(decoder: Decoder): T = parse(decoder.decodeString())

    override fun serialize(encoder: Encoder, value: T) = encoder.encodeString(value.toString())
}

object DateSerializer : StringSerializer<LocalDate>("Date", LocalDate::parse)

object TimeSerializer : StringSerializer<OffsetDateTime>("Time", OffsetDateTime::parse)

object IdSerializer : StringSerializer<UUID>("Id", UUID::fromString)

/** Numbers with all their digits, as the guide of the library describes it. */
object DecimalSerializer : KSerializer<BigDecimal> {
    override val descriptor = PrimitiveSerialDescriptor("dev.schemac.benchmarks.Decimal", PrimitiveKind.DOUBLE)

    override fun deserialize(decoder: Decoder): BigDecimal =
        BigDecimal((decoder as JsonDecoder).decodeJsonElement().jsonPrimitive.content)

    @OptIn(ExperimentalSerializationApi::class)
    override fun serialize(encoder: Encoder, value: BigDecimal) =
        (encoder as JsonEncoder).encodeJsonElement(JsonUnquotedLiteral(value.toString()))
}
