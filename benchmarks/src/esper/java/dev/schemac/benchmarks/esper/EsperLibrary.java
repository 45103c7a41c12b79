package dev.schemac.benchmarks.esper;

import com.espertech.esper.common.client.EPCompiled;
import com.espertech.esper.common.client.configuration.Configuration;
import com.espertech.esper.common.client.json.util.EventSenderJson;
import com.espertech.esper.common.client.json.util.JsonEventObject;
import com.espertech.esper.common.client.module.Module;
import com.espertech.esper.common.client.module.ParseException;
import com.espertech.esper.compiler.client.CompilerArguments;
import com.espertech.esper.compiler.client.EPCompileException;
import com.espertech.esper.compiler.client.EPCompiler;
import com.espertech.esper.compiler.client.EPCompilerProvider;
import com.espertech.esper.runtime.client.EPDeployException;
import com.espertech.esper.runtime.client.EPRuntime;
import com.espertech.esper.runtime.client.EPRuntimeProvider;
import dev.schemac.benchmarks.library.Library;
import dev.schemac.benchmarks.library.Reader;
import dev.schemac.benchmarks.library.Tier;
import dev.schemac.benchmarks.library.Writer;
import dev.schemac.benchmarks.payload.Document;
import dev.schemac.benchmarks.payload.Operation;
import dev.schemac.benchmarks.payload.Payload;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * Esper 9: the schemas beside this class, compiled and deployed at run time, and {@link EventSenderJson#parse}, which
 * makes the event and sends it nowhere. Found by {@code ServiceLoader} where the build was asked for it.
 */
public final class EsperLibrary implements Library {

    @Override
    public String name() {
        return "esper";
    }

    @Override
    public Tier tier() {
        return Tier.DATABIND;
    }

    @Override
    public Optional<String> missing(Operation operation, Payload payload) {
        String schema = payload.type().getSimpleName() + ".epl";
        return EsperLibrary.class.getResource(schema) == null
                ? Optional.of("has schemas of its own for the other documents")
                : Optional.empty();
    }

    @Override
    public Writer writer(Payload payload) throws IOException {
        return new Underlying(sender(payload.type().getSimpleName()));
    }

    @Override
    public Reader reader(Payload payload, List<Document> documents) throws IOException {
        return new Sender(sender(payload.type().getSimpleName()));
    }

    private static EventSenderJson sender(String schema) throws IOException {
        Configuration configuration = new Configuration();
        configuration.getRuntime().getThreading().setInternalTimerEnabled(false);
        EPCompiler compiler = EPCompilerProvider.getCompiler();
        String resource = EsperLibrary.class.getPackageName().replace('.', '/') + "/" + schema + ".epl";
        try {
            Module module = compiler.readModule(resource, EsperLibrary.class.getClassLoader());
            EPCompiled compiled = compiler.compile(module, new CompilerArguments(configuration));
            EPRuntime runtime = EPRuntimeProvider.getRuntime(schema, configuration);
            runtime.initialize();
            runtime.getDeploymentService().deploy(compiled);
            return (EventSenderJson) runtime.getEventService().getEventSender(schema);
        } catch (ParseException | EPCompileException | EPDeployException e) {
            throw new IllegalStateException("Esper refuses " + resource, e);
        }
    }

    /** It reads text only, so bytes are decoded first. */
    private record Sender(EventSenderJson sender) implements Reader {
        @Override
        public Object read(byte[] json) {
            return sender.parse(new String(json, StandardCharsets.UTF_8));
        }

        @Override
        public Object read(String json) {
            return sender.parse(json);
        }
    }

    /** The text of its events; bytes are encoded from it. */
    private record Underlying(EventSenderJson sender) implements Writer {
        @Override
        public Object prepare(Document document) {
            return sender.parse(document.text());
        }

        @Override
        public Object writeBytes(Object value) {
            return writeText(value).getBytes(StandardCharsets.UTF_8);
        }

        @Override
        public String writeText(Object value) {
            return ((JsonEventObject) value).toString();
        }
    }
}
