package dev.schemac.cli;

import dev.schemac.cli.console.CommandFailure;
import dev.schemac.cli.console.ExitCode;
import dev.schemac.cli.console.ProductVersion;
import dev.schemac.cli.console.StandardStreams;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code schemac generate-man-page}: prints the help of all commands as one man page. */
@Command(name = "generate-man-page", hidden = true, header = "Print the help of all commands as a manual page")
final class ManPageCommand extends AbstractCommand {
    ManPageCommand(StandardStreams streams) {
        super(streams);
    }

    @Override
    public Integer call() throws CommandFailure {
        StringBuilder page = new StringBuilder();
        page.append(".TH SCHEMAC 1 \"\" \"schemac ")
                .append(ProductVersion.number())
                .append("\"\n");
        page.append(".SH NAME\nschemac \\- a schema compiler for JSON on the JVM\n");
        add("SYNOPSIS AND OPTIONS", program(), page);
        program().getSubcommands().forEach((name, command) -> {
            if (!command.getCommandSpec().usageMessage().hidden()) {
                add("schemac " + name, command, page);
            }
        });
        page.append(".SH FILES\n.TP\n.I ~/.cache/schemac\n")
                .append("Cache for faster starts. SCHEMAC_CACHE sets another folder, or none to disable it.\n");
        streams().print(page.toString());
        return ExitCode.OK;
    }

    /** Returns the help unchanged, line by line: its columns are aligned already. */
    private static void add(String title, CommandLine command, StringBuilder page) {
        page.append(".SH \"").append(title).append("\"\n.nf\n");
        command.getUsageMessage(CommandLine.Help.Ansi.OFF)
                .replace("\r\n", "\n")
                .lines()
                .map(ManPageCommand::escaped)
                .forEach(line -> page.append(line).append('\n'));
        page.append(".fi\n");
    }

    /**
     * Escapes points and apostrophes at the start of a line, which are requests, and hyphens, which allow a line break.
     */
    private static String escaped(String line) {
        String text = line.replace("\\", "\\e").replace("-", "\\-");
        return text.startsWith(".") || text.startsWith("'") ? "\\&" + text : text;
    }
}
