package dev.schemac.cli;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.dsl.model.NamingStyle;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options that decide the names of generated classes and methods, and so whether these clash. */
final class NameOptions {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--package",
            paramLabel = "PACKAGE",
            description = "The Java package of schemas whose file declares no module.")
    private String defaultPackage = "";

    @Option(
            names = "--style",
            paramLabel = "STYLE",
            description = "What events are: bean (the default) with getters and setters, or record with a builder.")
    private ValueStyle style = ValueStyle.BEAN;

    @Option(
            names = "--names",
            paramLabel = "NAMES",
            description = "What columns are called in Java: java (the default), getHtmlUrl() for html_url, or as-is,"
                    + " getHtml_url(). @JsonSchema(names=...) decides for a schema.")
    private NamingStyle names = NamingStyle.JAVA;

    /** Other options with these. */
    CompilerOptions in(CompilerOptions options) {
        try {
            return options.withDefaultPackage(defaultPackage).withStyle(style).withNames(names);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), "--package: " + e.getMessage());
        }
    }
}
