package com.acme.trades;

import com.espertech.esper.common.client.EPCompiled;
import com.espertech.esper.common.client.EventBean;
import com.espertech.esper.common.client.configuration.Configuration;
import com.espertech.esper.common.client.json.util.EventSenderJson;
import com.espertech.esper.compiler.client.CompilerArguments;
import com.espertech.esper.compiler.client.EPCompiler;
import com.espertech.esper.compiler.client.EPCompilerProvider;
import com.espertech.esper.runtime.client.EPDeployment;
import com.espertech.esper.runtime.client.EPRuntime;
import com.espertech.esper.runtime.client.EPRuntimeProvider;
import com.espertech.esper.runtime.client.EPStatement;
import java.util.Arrays;
import java.util.TreeMap;
import java.util.function.Consumer;

/** An Esper runtime with statements about the event type {@code Trade}. */
final class Engine implements AutoCloseable {
    private static final String STATEMENTS = """
            @name('turnover') select symbol, count(*) as trades, sum(price * amount) as turnover
              from Trade(not cancelled)#length(1000) group by symbol output every 500 events;
            @name('large') select id, symbol, buyer.country as country, tags[0] as tag from Trade where price * amount > 4500000;
            @name('home') select venue, max(price) as highest from Trade(buyer.country = seller.country)#length(50) group by venue;
            """;

    private final EPRuntime runtime;
    private Consumer<String> listener = result -> {};

    private Engine(EPRuntime runtime) {
        this.runtime = runtime;
    }

    /**
     * Creates an engine in which {@code Trade} is Esper's own JSON event type. The file that schemac compiles declares
     * it.
     */
    static Engine ofJson() throws Exception {
        Configuration configuration = configuration();
        EPCompiler compiler = EPCompilerProvider.getCompiler();
        EPCompiled schemas = compiler.compile(
                compiler.readModule("Trade.epl", Engine.class.getClassLoader()), new CompilerArguments(configuration));
        CompilerArguments arguments = new CompilerArguments(configuration);
        arguments.getPath().add(schemas);
        EPRuntime runtime = EPRuntimeProvider.getRuntime("json", configuration);
        runtime.initialize();
        runtime.getDeploymentService().deploy(schemas);
        return deploy(runtime, compiler.compile(STATEMENTS, arguments));
    }

    /** Creates an engine in which {@code Trade} is the class that schemac generated from that file. */
    static Engine ofBeans() throws Exception {
        Configuration configuration = configuration();
        configuration.getCommon().addEventType("Trade", Trade.class);
        EPRuntime runtime = EPRuntimeProvider.getRuntime("beans", configuration);
        runtime.initialize();
        return deploy(
                runtime, EPCompilerProvider.getCompiler().compile(STATEMENTS, new CompilerArguments(configuration)));
    }

    private static Configuration configuration() {
        Configuration configuration = new Configuration();
        configuration.getRuntime().getThreading().setInternalTimerEnabled(false);
        return configuration;
    }

    private static Engine deploy(EPRuntime runtime, EPCompiled statements) throws Exception {
        Engine engine = new Engine(runtime);
        EPDeployment deployment = runtime.getDeploymentService().deploy(statements);
        for (EPStatement statement : deployment.getStatements()) {
            statement.addListener((inserted, removed, from, at) -> {
                if (inserted != null) {
                    Arrays.stream(inserted).forEach(row -> engine.listener.accept(from.getName() + values(row)));
                }
            });
        }
        return engine;
    }

    private static String values(EventBean row) {
        TreeMap<String, Object> values = new TreeMap<>();
        for (String name : row.getEventType().getPropertyNames()) {
            values.put(name, row.get(name));
        }
        return values.toString();
    }

    /** Passes each row that a statement outputs from now on to the consumer. */
    void listen(Consumer<String> results) {
        listener = results;
    }

    /** Returns a sender that only parses: it makes events of Esper's JSON type and sends them nowhere. */
    EventSenderJson reader() {
        return (EventSenderJson) runtime.getEventService().getEventSender("Trade");
    }

    void send(String json) {
        runtime.getEventService().sendEventJson(json, "Trade");
    }

    void send(Trade trade) {
        runtime.getEventService().sendEventBean(trade, "Trade");
    }

    @Override
    public void close() {
        runtime.destroy();
    }
}
