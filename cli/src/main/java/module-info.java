/** The {@code schemac} command. */
module dev.schemac.cli {
    requires dev.schemac.codegen;
    requires info.picocli;

    exports dev.schemac.cli;

    // picocli fills the annotated fields
    opens dev.schemac.cli to
            info.picocli;
}
