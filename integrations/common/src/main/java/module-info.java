/** Code that several integrations share. Nothing is exported to applications. */
@SuppressWarnings("module") // the modules that qualified exports name are built later
module dev.schemac.integrations.common {
    requires transitive dev.schemac.runtime;

    exports dev.schemac.integrations.common to
            dev.schemac.flink,
            dev.schemac.jackson,
            dev.schemac.jackson3,
            dev.schemac.kafka,
            dev.schemac.rest,
            dev.schemac.spark,
            dev.schemac.spring;
}
