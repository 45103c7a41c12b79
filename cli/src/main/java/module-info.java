/** The {@code schemac} command. */
module dev.schemac.cli {
    requires dev.schemac.codegen;
    requires dev.schemac.contracts;
    requires dev.schemac.export;
    requires dev.schemac.lsp;
    requires dev.schemac.playground;
    requires dev.schemac.processor;
    requires com.github.luben.zstd_jni;
    requires info.picocli;
    requires org.snakeyaml.engine;
    requires static java.desktop; // to open a browser, if available

    exports dev.schemac.cli;

    // picocli sets the annotated fields, and creates the version provider
    opens dev.schemac.cli to
            info.picocli;
    opens dev.schemac.cli.console to
            info.picocli;
    opens dev.schemac.cli.diagnostics to
            info.picocli;
}
