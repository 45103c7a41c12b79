package com.acme.orders

import io.ktor.client.HttpClient
import io.ktor.client.call.body
import io.ktor.client.plugins.contentnegotiation.ContentNegotiation
import io.ktor.client.request.accept
import io.ktor.client.request.post
import io.ktor.client.request.setBody
import io.ktor.http.ContentType
import io.ktor.http.contentType
import io.ktor.server.application.Application
import io.ktor.server.cio.CIO
import io.ktor.server.engine.embeddedServer
import java.net.URI
import java.net.http.HttpRequest
import java.net.http.HttpRequest.BodyPublishers
import java.net.http.HttpResponse.BodyHandlers
import kotlinx.coroutines.runBlocking
import org.junit.jupiter.api.AfterEach
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

/** Starts the server on a free port, and sends requests. */
class OrdersTest {
    private val server = embeddedServer(CIO, port = 0, module = Application::orders).start()
    private val orders = runBlocking { "http://localhost:${server.engine.resolvedConnectors().first().port}/orders" }

    @AfterEach
    fun stop() = server.stop(0, 0)

    private fun post(json: String, path: String = "", mediaType: String = "application/json", accepted: String = mediaType): String {
        val request = HttpRequest.newBuilder(URI.create(orders + path))
            .header("Content-Type", mediaType)
            .header("Accept", accepted)
            .POST(BodyPublishers.ofString(json))
            .build()
        val response = java.net.http.HttpClient.newHttpClient().send(request, BodyHandlers.ofString())
        return "${response.statusCode()} ${response.headers().firstValue("Content-Type").orElse("")} ${response.body()}"
    }

    @Test
    fun requestsAndResponsesAreEvents() {
        assertEquals("200 application/json {\"id\":\"Ä-1\",\"quantity\":1}", post("{\"id\":\"Ä-1\"}"))
    }

    @Test
    fun invalidRequestsAreAnsweredWithTheMessage() {
        assertEquals(
            "400 text/plain; charset=UTF-8 expected int but found string at \$.quantity (line 1, column 24)",
            post("{\"id\":\"A-1\",\"quantity\":\"many\"}"),
        )
        assertEquals("400 text/plain; charset=UTF-8 required member is missing at \$.id (line 1, column 2)", post("{}"))
    }

    @Test
    fun listsAreArraysOrLines() {
        val lines = "{\"id\":\"A-1\"}\n{\"id\":\"A-2\",\"quantity\":3}\n"
        val arrayAnswer = "[\n{\"id\":\"A-1\",\"quantity\":1},\n{\"id\":\"A-2\",\"quantity\":3}\n]\n"
        val linesAnswer = "{\"id\":\"A-1\",\"quantity\":1}\n{\"id\":\"A-2\",\"quantity\":3}\n"
        val ndjson = "application/x-ndjson"
        assertEquals("200 application/json $arrayAnswer", post("[{\"id\":\"A-1\"},{\"id\":\"A-2\",\"quantity\":3}]", "/all"))
        assertEquals("200 application/x-ndjson $linesAnswer", post(lines, "/all", ndjson))
        assertEquals("200 application/json $arrayAnswer", post(lines, "/all", ndjson, "application/json"))
        assertEquals("200 application/json []\n", post("[]", "/all"))
        assertEquals(
            "400 text/plain; charset=UTF-8 expected a number of at least 1 at \$.quantity (line 2, column 20)",
            post("{\"id\":\"A-1\"}\n{\"id\":7,\"quantity\":0}\n", "/all", ndjson),
        )
    }

    private fun client() = HttpClient(io.ktor.client.engine.cio.CIO) {
        install(ContentNegotiation) {
            register(ContentType.Application.Json, EventConverter())
            register(JsonLines, EventConverter(lines = true))
        }
    }

    @Test
    fun clientsSendAndReceiveLists() = runBlocking {
        client().use { client ->
            val sent = listOf(Order.builder().id("A-1").quantity(3).build(), Order.builder().id("A-2").quantity(4).build())
            for (mediaType in listOf(ContentType.Application.Json, JsonLines)) {
                val answer: List<Order> = client.post("$orders/all") {
                    contentType(mediaType)
                    accept(mediaType)
                    setBody(sent)
                }.body()
                assertEquals(sent, answer)
            }
        }
    }

    @Test
    fun clientsSendAndReceiveEvents() = runBlocking {
        client().use { client ->
            val order = Order.builder().id("A-1").quantity(3).build()
            val answer: Order = client.post(orders) {
                contentType(ContentType.Application.Json)
                setBody(order)
            }.body()
            assertEquals(order, answer)
        }
    }
}
