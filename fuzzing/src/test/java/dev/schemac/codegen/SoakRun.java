package dev.schemac.codegen;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.codegen.CampaignProgram.Totals;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Runs the program of the code generator's {@code SoakTest} with 10,000 threads in a separate JVM. */
final class SoakRun {
    /** Named as a string: it is compiled with the tests of the code generator, whose golden classes it uses. */
    private static final String PROGRAM = "dev.schemac.codegen.Soak";

    private static final Pattern RESULT = Pattern.compile("documents (\\d+), parses (\\d+), rounds .*");

    private SoakRun() {}

    static Totals run(long seconds, long seed) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-Xmx512m", "-XX:+UseSerialGC"));
        if (Campaign.hasVectors()) {
            command.addAll(List.of("--add-modules", "jdk.incubator.vector"));
        }
        command.addAll(List.of(
                "-cp",
                System.getProperty("java.class.path"),
                PROGRAM,
                Long.toString(seconds),
                "10000",
                Long.toString(seed)));
        Process soak = new ProcessBuilder(command).redirectErrorStream(true).start();
        Runtime.getRuntime().addShutdownHook(new Thread(soak::destroy));
        long documents = 0;
        long parses = 0;
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(soak.getInputStream(), UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                System.out.println("soak: " + line);
                Matcher result = RESULT.matcher(line);
                if (result.matches()) {
                    documents = Long.parseLong(result.group(1));
                    parses = Long.parseLong(result.group(2));
                }
            }
        }
        int exit = soak.waitFor();
        return new Totals(documents, parses, exit == 0 ? 0 : 1);
    }
}
