module com.acme.shop {
    requires static com.fasterxml.jackson.annotation;
    requires dev.schemac.runtime;
    requires static jakarta.validation;
    requires static lombok;

    exports com.acme.shop; // an EventRuntime finds parsers by their names
}
