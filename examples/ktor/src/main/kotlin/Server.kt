package com.acme.orders

import io.ktor.http.ContentType
import io.ktor.http.HttpStatusCode
import io.ktor.serialization.JsonConvertException
import io.ktor.server.application.Application
import io.ktor.server.application.install
import io.ktor.server.cio.CIO
import io.ktor.server.engine.embeddedServer
import io.ktor.server.plugins.BadRequestException
import io.ktor.server.plugins.contentnegotiation.ContentNegotiation
import io.ktor.server.plugins.statuspages.StatusPages
import io.ktor.server.request.receive
import io.ktor.server.response.respond
import io.ktor.server.response.respondText
import io.ktor.server.routing.post
import io.ktor.server.routing.routing

fun Application.orders() {
    install(ContentNegotiation) {
        register(ContentType.Application.Json, EventConverter())
        register(JsonLines, EventConverter(lines = true))
    }
    install(StatusPages) {
        exception<BadRequestException> { call, e ->
            val invalid = generateSequence<Throwable>(e) { it.cause }.firstOrNull { it is JsonConvertException }
            call.respondText(invalid?.message ?: "invalid request", status = HttpStatusCode.BadRequest)
        }
    }
    routing {
        post("/orders") {
            call.respond(accepted(call.receive<Order>()))
        }
        post("/orders/all") {
            call.respond(call.receive<List<Order>>().map(::accepted))
        }
    }
}

private fun accepted(order: Order) = order.toBuilder().quantity(order.quantity ?: 1).build()

fun main() {
    embeddedServer(CIO, port = 8080, module = Application::orders).start(wait = true)
}
