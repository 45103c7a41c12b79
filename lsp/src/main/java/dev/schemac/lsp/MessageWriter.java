package dev.schemac.lsp;

import org.eclipse.lsp4j.jsonrpc.JsonRpcException;
import org.eclipse.lsp4j.jsonrpc.MessageConsumer;
import org.eclipse.lsp4j.jsonrpc.messages.Message;

/** Sends messages until the client closes the stream, and drops all later ones. Thread-safe. */
final class MessageWriter implements MessageConsumer {
    private final MessageConsumer client;
    private volatile boolean closed;

    MessageWriter(MessageConsumer client) {
        this.client = client;
    }

    @Override
    public void consume(Message message) {
        if (closed) {
            return;
        }
        try {
            client.consume(message);
        } catch (JsonRpcException e) {
            closed = true; // the stream of requests ends as well
        }
    }

    /** Drops all further messages. */
    void close() {
        closed = true;
    }
}
