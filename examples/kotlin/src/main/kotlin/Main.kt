package com.acme.orders

import dev.schemac.runtime.JsonParseException
import dev.schemac.runtime.stream.EventFormat
import java.io.ByteArrayInputStream
import java.io.InputStream
import kotlinx.coroutines.cancelAndJoin
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.flow.map
import kotlinx.coroutines.flow.take
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking

fun main() {
    val order = Order.parse("""{"id":"A-1","placed":"2026-01-31","lines":[{"sku":"pen","quantity":12},{"sku":"ink"}]}""")
    for (line in order.lines.orEmpty()) {
        println("${line.sku}: ${line.quantity ?: "no quantity"}")
    }

    val moved = order.copy { id("A-2").placed(order.placed?.plusDays(1)) }
    println(moved.toJson())

    try {
        Order.parse("""{"id":"A-3","lines":[{"sku":"pen","quantity":"many"}]}""")
    } catch (e: JsonParseException) {
        println(e.message)
    }

    runBlocking {
        val orders = EventFormat.lines(OrderParser.INSTANCE).asFlow(::upload)
        orders.map { it.id }.take(2).collect { println(it) }

        val received = Channel<Order>()
        val collecting = launch { orders.collect { received.send(it) } }
        println("cancel after ${received.receive().id}")
        collecting.cancelAndJoin()
    }
}

/** A copy of the record with other values, like `copy` of a data class. */
inline fun Order.copy(change: Order.Builder.() -> Unit): Order = toBuilder().apply(change).build()

/** Many orders, each in a line. Prints when it is closed. */
private fun upload(): InputStream {
    val lines = (1..100_000).joinToString("\n") { """{"id":"B-$it"}""" }
    return object : ByteArrayInputStream(lines.toByteArray()) {
        override fun close() = println("closed")
    }
}
