package com.acme.orders

import dev.schemac.runtime.stream.EventFormat
import java.io.InputStream
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.flow
import kotlinx.coroutines.flow.flowOn

/**
 * The events of a source, which is opened for each collection. It is closed when the collection ends, fails or is cancelled.
 * An invalid event ends the flow with its JsonParseException.
 */
fun <T : Any> EventFormat<T>.asFlow(open: () -> InputStream): Flow<T> = flow {
    read(open()).use { events ->
        while (true) emit(events.read() ?: break)
    }
}.flowOn(Dispatchers.IO)
