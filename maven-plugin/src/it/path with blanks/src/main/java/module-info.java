module com.example.blanks {
    requires schemac.runtime;

    exports com.example.blanks;
}
