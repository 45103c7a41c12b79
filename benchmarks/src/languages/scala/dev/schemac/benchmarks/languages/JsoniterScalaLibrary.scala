package dev.schemac.benchmarks.languages

import com.github.plokhotnyuk.jsoniter_scala.core.{JsonValueCodec, readFromArray, readFromString, writeToArray, writeToString}
import dev.schemac.benchmarks.languages.cases.Codecs
import dev.schemac.benchmarks.library.{Library, Reader, Tier, Writer}
import dev.schemac.benchmarks.payload.{Document, Operation, Payload}
import java.util.{LinkedHashMap, List, Optional}

/** jsoniter-scala with codecs that its macro generates for case classes. */
final class JsoniterScalaLibrary extends Library:
  override def name = "jsoniter-scala"

  override def tier = Tier.DATABIND

  override def missing(operation: Operation, payload: Payload): Optional[String] =
    if payload.`type`.getSimpleName == "TreeNode" then
      Optional.of("its macro generates code that does not compile for optional members of this class")
    else if operation == Operation.READ && payload.layout.hasNulls then Optional.of(Library.REJECTS_NULL)
    else Optional.empty

  override def reader(payload: Payload, documents: List[Document]): Reader = bound(payload)

  override def writer(payload: Payload): Writer = bound(payload)

  private def bound(payload: Payload) = JsoniterScala(Codecs.all(payload.`type`.getSimpleName))

/** Reads and writes one class. */
private final class JsoniterScala[A](codec: JsonValueCodec[A]) extends Reader, Writer:
  private given JsonValueCodec[A] = codec

  override def read(json: Array[Byte]): Object = readFromArray(json).asInstanceOf[Object]

  override def read(json: String): Object = readFromString(json).asInstanceOf[Object]

  override def prepare(document: Document): Object = read(document.bytes)

  override def writeBytes(value: Object): Object = writeToArray(value.asInstanceOf[A])

  override def writeText(value: Object): String = writeToString(value.asInstanceOf[A])

  override def values(result: Object): Object = JsoniterScala.values(result)

private object JsoniterScala:
  /** Case classes and maps of Scala as those of Java. */
  def values(value: Any): Object = value match
    case option: Option[?] => option.map(values).orNull
    case caseClass: Product => members(caseClass.productElementNames.zip(caseClass.productIterator))
    case map: collection.Map[?, ?] => members(map.iterator)
    case array: Array[?] => array.map(values)
    case number: BigDecimal => number.bigDecimal
    case other => other.asInstanceOf[Object]

  private def members(all: Iterator[(Any, Any)]): Object =
    val map = LinkedHashMap[String, Object]
    all.foreach((name, value) => map.put(name.toString, values(value)))
    map
