package dev.schemac.lsp;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import org.eclipse.lsp4j.jsonrpc.Endpoint;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.json.JsonRpcMethod;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.jsonrpc.services.ServiceEndpoints;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.NotebookDocumentService;

/**
 * Calls the methods of a server. Other requests are answered with {@code MethodNotFound}, and other notifications are
 * ignored. Before {@code initialize} and after {@code shutdown}, requests are errors, and all notifications except
 * {@code exit} are ignored. One thread calls {@code request} and {@code notify}.
 */
final class SupportedMethods implements Endpoint {
    /** The methods of the protocol except those of notebooks; the server supports some of them. */
    static final Map<String, JsonRpcMethod> PROTOCOL = protocolWithoutNotebooks();

    private enum State {
        NEW,
        INITIALIZED,
        SHUT_DOWN
    }

    private final Endpoint server;
    private final Consumer<String> log;
    private State state = State.NEW;

    /** @param log receives a line for each failure */
    SupportedMethods(LanguageServer server, Consumer<String> log) {
        this.server = ServiceEndpoints.toEndpoint(server);
        this.log = log;
    }

    private static Map<String, JsonRpcMethod> protocolWithoutNotebooks() {
        Map<String, JsonRpcMethod> methods = new HashMap<>(ServiceEndpoints.getSupportedMethods(LanguageServer.class));
        methods.keySet()
                .removeAll(ServiceEndpoints.getSupportedMethods(NotebookDocumentService.class)
                        .keySet());
        return Map.copyOf(methods);
    }

    @Override
    public CompletableFuture<?> request(String method, Object parameter) {
        try {
            check(method, parameter);
            CompletableFuture<?> answer = server.request(method, parameter);
            state = after(method);
            return answer;
        } catch (RuntimeException e) {
            return CompletableFuture.failedFuture(isMissing(e) ? notFound(method) : e);
        }
    }

    /** Throws the error of a request that is unknown, incomplete or not allowed now. */
    private void check(String method, Object parameter) {
        boolean begins = method.equals("initialize");
        if (!PROTOCOL.containsKey(method)) {
            throw notFound(method);
        }
        if (parameter == null && PROTOCOL.get(method).getParameterTypes().length > 0) {
            throw error(ResponseErrorCode.InvalidParams, "expected parameters of '" + method + "' but found none");
        }
        if (state == State.NEW && !begins) {
            throw error(
                    ResponseErrorCode.ServerNotInitialized,
                    "expected the request 'initialize' before '" + method + "'");
        }
        if (state == State.INITIALIZED && begins) {
            throw error(ResponseErrorCode.InvalidRequest, "the server is initialized already");
        }
        if (state == State.SHUT_DOWN) {
            throw error(
                    ResponseErrorCode.InvalidRequest,
                    "expected the notification 'exit' after 'shutdown' but found '" + method + "'");
        }
    }

    private State after(String method) {
        return switch (method) {
            case "initialize" -> State.INITIALIZED;
            case "shutdown" -> State.SHUT_DOWN;
            default -> state;
        };
    }

    @Override
    public void notify(String method, Object parameter) {
        if (!PROTOCOL.containsKey(method) || state != State.INITIALIZED && !method.equals("exit")) {
            return;
        }
        try {
            server.notify(method, parameter);
        } catch (RuntimeException e) {
            if (!isMissing(e)) {
                log.accept(method + ": " + root(e));
            }
        }
    }

    /** The error that answers a request. */
    ResponseError error(Throwable failure) {
        Throwable cause = root(failure);
        if (cause instanceof ResponseErrorException refused) {
            return refused.getResponseError();
        }
        log.accept(cause.toString());
        return new ResponseError(ResponseErrorCode.InternalError, "internal error: " + cause, null);
    }

    private static ResponseErrorException notFound(String method) {
        return error(ResponseErrorCode.MethodNotFound, "the server has no method '" + method + "'");
    }

    private static ResponseErrorException error(ResponseErrorCode code, String message) {
        return new ResponseErrorException(new ResponseError(code, message, null));
    }

    /** The interfaces of the protocol throw this for a method without implementation. */
    private static boolean isMissing(RuntimeException failure) {
        return root(failure) instanceof UnsupportedOperationException missing
                && missing.getStackTrace().length > 0
                && missing.getStackTrace()[0].getClassName().startsWith("org.eclipse.lsp4j.services.");
    }

    private static Throwable root(Throwable failure) {
        Throwable cause = failure;
        while (cause.getCause() != null
                && (cause instanceof CompletionException
                        || cause instanceof ReflectiveOperationException
                        || cause.getClass() == RuntimeException.class
                        || cause.getClass() == IllegalStateException.class)) {
            cause = cause.getCause();
        }
        return cause;
    }
}
