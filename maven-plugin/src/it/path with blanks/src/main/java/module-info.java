module com.example.blanks {
    requires dev.schemac.runtime;

    exports com.example.blanks;
}
