package com.acme.monitor;

import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.runtime.Deployment;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.EventSender;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonParseException;

/** Compiles and deploys schemas in the running program. Run it with {@code mvn -q compile exec:java}. */
public final class Main {
    public static void main(String[] args) {
        EventRuntime runtime = new EventRuntime();

        Deployment sensors = SchemaCompiler.compileDeploy(runtime, """
                module com.acme.sensors;
                import java.time.*;
                @public create json schema Reading(sensor string, at Instant, value double);
                """);
        EventSender<?> readings = runtime.eventSender("Reading");
        readings.addListener(event -> System.out.println("received " + event));
        readings.send("{\"at\":\"2026-01-01T00:00:00Z\",\"sensor\":\"t1\",\"value\":21.5}");

        // A later deployment may inherit from deployed schemas and use them as column types.
        Deployment alarms = SchemaCompiler.compileDeploy(runtime, """
                module com.acme.alarms;
                create json schema Alarm(limit double, readings Reading[]);
                """);
        JsonEvent alarm = (JsonEvent)
                runtime.eventSender("Alarm").parse("{\"limit\":30,\"readings\":[{\"sensor\":\"t2\",\"value\":31.2}]}");
        System.out.println(alarm.get("readings[0].sensor") + " is at " + alarm.get("readings[0].value"));

        // An invalid document reaches no listener.
        try {
            readings.send("{\"sensor\":\"t1\",\"value\":\"warm\"}");
        } catch (JsonParseException e) {
            System.out.println(e.getMessage());
        }

        // An invalid schema deploys nothing, and the exception reports all its errors.
        try {
            SchemaCompiler.compileDeploy(runtime, """
                    create json schema Broken(a strin, b int, b int);
                    """);
        } catch (SchemaException e) {
            System.out.println(e.getMessage());
        }

        // A deployment stays until all deployments that refer to it are undeployed.
        try {
            runtime.undeploy(sensors);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        runtime.undeploy(alarms);
        runtime.undeploy(sensors);
        System.out.println("deployed: " + runtime.eventTypeNames());
    }
}
