/** Generated classes in Gson. */
module dev.schemac.gson {
    requires transitive com.google.gson;
    requires transitive dev.schemac.runtime;

    exports dev.schemac.gson;
}
