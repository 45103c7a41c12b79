package dev.schemac.cli;

import dev.schemac.codegen.ValueStyle;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;

/**
 * The {@code schemac} program: compiles schemas to Java sources, and parses documents with them.
 *
 * <p>Exit codes: {@value #OK} all went well, {@value #FAILED} a schema, a document or a file is at fault,
 * {@value #USAGE} the command line is, {@value #INTERNAL_ERROR} schemac itself is.
 */
public final class Schemac {
    static final int OK = 0;
    static final int FAILED = 1;
    static final int USAGE = 2;
    static final int INTERNAL_ERROR = 70;

    private Schemac() {}

    /**
     * Runs the command on the streams of this process and ends it with the exit code.
     *
     * @param arguments the words of the command line
     */
    public static void main(String[] arguments) {
        // Not System.out: a PrintStream would hide that the reader of a pipe is gone.
        FileOutputStream out = new FileOutputStream(FileDescriptor.out);
        System.exit(run(new StandardStreams(System.in, out, System.err, Terminal.attached()), arguments));
    }

    /**
     * Runs the command on the given streams. Ends no process and keeps no state between calls.
     *
     * @param streams what the command reads and writes; standard input is closed once it is read, the others stay open
     * @param arguments the words of the command line
     * @return the exit code
     */
    static int run(StandardStreams streams, String... arguments) {
        CommandLine command = new CommandLine(new SchemacCommand(streams))
                .addSubcommand(new ParseCommand(streams))
                .registerConverter(Profile.class, Profile::named)
                .registerConverter(ValueStyle.class, Schemac::styleNamed)
                .setAllowSubcommandsAsOptionParameters(true)
                .setUsageHelpLongOptionsMaxWidth(24)
                .setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF))
                .setOut(new PrintWriter(streams.out(), true, StandardCharsets.UTF_8))
                .setErr(new PrintWriter(streams.err(), true))
                .setParameterExceptionHandler((mistake, words) -> reportUsage(mistake, streams))
                .setExecutionExceptionHandler((failure, failed, words) -> report(failure, streams));
        try {
            return command.execute(arguments);
        } catch (OutOfMemoryError e) {
            streams.err().println("schemac: out of memory; a larger Java heap (-Xmx) may help");
            return FAILED;
        }
    }

    private static ValueStyle styleNamed(String name) {
        try {
            return ValueStyle.named(name);
        } catch (IllegalArgumentException e) {
            throw new CommandLine.TypeConversionException(e.getMessage());
        }
    }

    private static int reportUsage(CommandLine.ParameterException mistake, StandardStreams streams) {
        String name = mistake.getCommandLine().getCommandSpec().qualifiedName();
        streams.err().println("schemac: " + mistake.getMessage());
        streams.err().println("'" + name + " --help' lists what it takes.");
        return USAGE;
    }

    private static int report(Exception failure, StandardStreams streams) {
        if (failure instanceof CommandFailure known) {
            streams.err().println(known.getMessage());
            return FAILED;
        }
        streams.err().println("schemac: internal error; please report it with these lines:");
        failure.printStackTrace(streams.err());
        return INTERNAL_ERROR;
    }
}
