package dev.schemac.cli;

import dev.schemac.cli.console.CommandFailure;
import dev.schemac.cli.console.SchemaArguments;
import dev.schemac.cli.console.StandardStreams;
import dev.schemac.cli.diagnostics.DiagnosticOptions;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.StringStyle;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.diagnostic.Findings;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.dsl.model.CollectionStyle;
import dev.schemac.dsl.model.NamingStyle;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** A command that reads schemas as the compiler does: its arguments, and how it reports what is wrong with them. */
abstract class SchemaCommand extends AbstractCommand {
    @Parameters(
            paramLabel = "FILE|FOLDER|-",
            arity = "0..*",
            description = "Schema files, folders (every .epl file below them), - for standard input.")
    private List<String> schemas = new ArrayList<>();

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
            names = "--strings",
            paramLabel = "STRINGS",
            description = "When the strings of beans are made: eager (the default), at once, or lazy, when they are"
                    + " asked for. @Column(lazy=...) decides for a column.")
    private StringStyle strings = StringStyle.EAGER;

    @Option(
            names = "--names",
            paramLabel = "NAMES",
            description = "What columns are called in Java: java (the default), getHtmlUrl() for html_url, or as-is,"
                    + " getHtml_url(). @JsonSchema(names=...) decides for a schema.")
    private NamingStyle names = NamingStyle.JAVA;

    @Option(
            names = "--collections",
            paramLabel = "COLLECTIONS",
            description = "What arrays are in Java: array (the default of beans), or list (that of records), which"
                    + " cannot be changed. @JsonSchema(collections=...) decides for a schema.")
    private CollectionStyle collections;

    @Option(
            names = "--refill",
            description = "Parsers of all beans can fill an event again, not only those of schemas with"
                    + " @JsonSchema(refill=true).")
    private boolean refill;

    @Option(
            names = "--jspecify",
            description = "Value classes say by @NullMarked and @Nullable of JSpecify where null is a value. They need"
                    + " org.jspecify:jspecify to be compiled.")
    private boolean jspecify;

    @Mixin
    private ClassOptions classes;

    @Mixin
    private DiagnosticOptions diagnostics;

    SchemaCommand(StandardStreams streams) {
        super(streams);
    }

    @Override
    public final Integer call() throws CommandFailure {
        if (schemas.isEmpty()) {
            throw mistake("no schema given: name files or folders, or - for standard input");
        }
        checkStandardInputIsReadOnce(schemas);
        checkOptions();
        try {
            return run(new SchemaCompiler(options()));
        } catch (SchemaException e) {
            print(e.findings());
            return Schemac.FAILED;
        }
    }

    /** Refuses options that do not go together, before anything is read. */
    abstract void checkOptions();

    /** Does what the command is for; {@code SchemaException}s are printed by the caller. */
    abstract int run(SchemaCompiler compiler) throws CommandFailure;

    /** Whether the command line holds anything that belongs to this command and not to a subcommand. */
    boolean hasArguments() {
        return !schemas.isEmpty()
                || !defaultPackage.isEmpty()
                || style != ValueStyle.BEAN
                || strings != StringStyle.EAGER
                || names != NamingStyle.JAVA
                || collections != null
                || classes.given()
                || diagnostics.given();
    }

    final List<String> schemas() {
        return schemas;
    }

    final boolean readsStandardInput() {
        return schemas.contains(SchemaArguments.STANDARD_INPUT);
    }

    final List<SchemaSource> read(SchemaCompiler compiler) throws CommandFailure {
        return SchemaArguments.read(compiler, schemas, streams().in());
    }

    final void print(Findings findings) throws CommandFailure {
        diagnostics.print(findings, streams());
    }

    private CompilerOptions options() {
        try {
            CompilerOptions options = classes.options()
                    .withDefaultPackage(defaultPackage)
                    .withStyle(style)
                    .withStrings(strings)
                    .withNames(names)
                    .withJSpecify(jspecify)
                    .withRefill(refill);
            return collections == null ? options : options.withCollections(collections);
        } catch (IllegalArgumentException e) {
            throw mistake("--package: " + e.getMessage());
        }
    }
}
