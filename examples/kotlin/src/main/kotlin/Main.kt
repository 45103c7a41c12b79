package com.acme.orders

import dev.schemac.runtime.JsonParseException

fun main() {
    val order = Order.parse("""{"id":"A-1","placed":"2026-01-31","lines":[{"sku":"pen","quantity":12},{"sku":"ink"}]}""")
    for (line in order.lines) {
        println("${line.sku}: ${if (line.hasQuantity()) line.quantity else "no quantity"}")
    }

    order.id = "A-2"
    order.placed = order.placed?.plusDays(1)
    println(order.toJson())

    try {
        Order.parse("""{"lines":[{"quantity":"many"}]}""")
    } catch (e: JsonParseException) {
        println(e.message)
    }
}
