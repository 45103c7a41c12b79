package dev.schemac.runtime;

import dev.schemac.runtime.internal.access.RuntimeAccess;
import dev.schemac.runtime.internal.input.Cursor;
import dev.schemac.runtime.internal.input.UntypedReader;
import dev.schemac.runtime.internal.options.OptionValues;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** Gives the other packages of this library, and its integrations, access to non-public members of this package. */
@SuppressWarnings("unchecked") // the callers pass lists of the types that RuntimeAccess names
final class Access extends RuntimeAccess {
    @Override
    protected OptionValues valuesOf(Object options) {
        return ((JsonOptions) options).values();
    }

    @Override
    public JsonParseException parseException(Throwable failure, Cursor in, boolean traced) {
        return JsonParseException.of(failure, in, traced);
    }

    @Override
    public JsonParseException mismatch(String description) {
        return JsonParseException.mismatch(description);
    }

    @Override
    public Object parseUntypedArrays(byte[] json, Object options) {
        return DocumentReader.parseUntyped(json, 0, json.length, (JsonOptions) options, UntypedReader::read);
    }

    @Override
    public Deployment deploy(Object runtime, List<?> parsers, Collection<?> dependencies, Object attachment) {
        return ((EventRuntime) runtime)
                .deploy((List<ObjectParser<?>>) parsers, (Collection<Deployment>) dependencies, attachment);
    }

    @Override
    public <A> Map<Deployment, A> attachments(Object runtime, Class<A> type) {
        return ((EventRuntime) runtime).attachments(type);
    }
}
