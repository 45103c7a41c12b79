package dev.schemac.benchmarks.record;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The figures of one run, as a file: a head with the conditions, then a line for each figure, whose fields are
 * separated by tabs. It contains no path of the machine.
 *
 * @param name of its file, without the ending; empty if it was not read
 * @param head the conditions by name, such as {@link #COMMIT}
 * @param figures in the order of the lines
 */
public record RunRecord(String name, Map<String, String> head, List<Figure> figures) {
    /** The measured commit, and whether anything was changed since. */
    public static final String COMMIT = "commit";

    /** The version of the JDK, such as {@code 17.0.15}. */
    public static final String JDK = "jdk";

    public static final String JVM = "jvm";

    /** Processor with its caches, memory and system. */
    public static final String MACHINE = "machine";

    /** The lowest and the highest load, an average of a minute each. */
    public static final String LOAD = "load";

    /** The flags of all JVMs. */
    public static final String OPTIONS = "options";

    /** The libraries whose JVMs need further flags: {@code wast-vector --flag; other --flag}. */
    public static final String FLAGS = "flags";

    /** The size of the files, or the number of events. */
    public static final String WORK = "work";

    /** The libraries that do not start, with the first cause: {@code fastjson2 Exception; wast Exception}. */
    public static final String FAILS = "fails";

    private static final String LIBRARIES = "libraries";
    private static final String MARK = "# ";

    /** Makes the record of samples that were just taken in this build, on this machine. */
    public static RunRecord of(Collection<Sample> samples, double... loads) {
        Map<String, String> head = new LinkedHashMap<>();
        head.put(
                COMMIT,
                System.getProperty("schemac.commit", "unknown")
                        + (Boolean.getBoolean("schemac.changed") ? " with uncommitted changes" : ""));
        head.put(JDK, System.getProperty("java.version"));
        head.put(JVM, System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version"));
        head.put(MACHINE, Machine.describe(Path.of("/")));
        if (loads.length > 0) {
            head.put(
                    LOAD,
                    String.format(
                            Locale.ROOT,
                            "%.1f to %.1f",
                            Arrays.stream(loads).min().orElseThrow(),
                            Arrays.stream(loads).max().orElseThrow()));
        }
        Map<String, String> versions = versions();
        versions.keySet().retainAll(samples.stream().map(Sample::library).collect(Collectors.toSet()));
        if (!versions.isEmpty()) {
            head.put(
                    LIBRARIES,
                    versions.entrySet().stream()
                            .map(library -> library.getKey() + " " + library.getValue())
                            .collect(Collectors.joining(", ")));
        }
        return new RunRecord("", head, Figure.of(List.copyOf(samples)));
    }

    /** The same record with one more condition; an empty value is left out. */
    public RunRecord with(String name, String value) {
        if (!value.isEmpty()) {
            head.put(name, value);
        }
        return this;
    }

    /**
     * Reads a record.
     *
     * @throws IllegalArgumentException if the file is not such a record
     */
    public static RunRecord read(Path file) throws IOException {
        Map<String, String> head = new LinkedHashMap<>();
        List<String> lines = new ArrayList<>(Files.readAllLines(file));
        while (!lines.isEmpty() && lines.get(0).startsWith(MARK)) {
            String[] condition = lines.remove(0).substring(MARK.length()).split(": ", 2);
            head.put(condition[0], condition[1]);
        }
        String columns = lines.isEmpty() ? "" : lines.remove(0);
        String name = file.getFileName().toString();
        if (!columns.startsWith(Figure.START) || !head.containsKey(JDK)) {
            throw new IllegalArgumentException(name + " is not a record: expected lines like '# jdk: 17.0.15', then '"
                    + Figure.COLUMNS.replace('\t', ' ') + "'");
        }
        List<String> names = List.of(columns.split("\t"));
        return new RunRecord(
                name.replace(".tsv", ""),
                head,
                lines.stream().map(line -> Figure.parse(names, line)).toList());
    }

    /** Writes the record; the folder is made if it is missing. */
    public void write(Path file) throws IOException {
        List<String> lines = new ArrayList<>();
        head.forEach((name, value) -> lines.add(MARK + name + ": " + value));
        lines.add(Figure.COLUMNS);
        figures.forEach(figure -> lines.add(figure.line()));
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.writeString(file, String.join("\n", lines) + "\n");
    }

    /** A condition, or {@code unknown}. */
    public String head(String name) {
        return head.getOrDefault(name, "unknown");
    }

    /** The feature version of the JDK: 17. */
    public int feature() {
        return Runtime.Version.parse(head(JDK)).feature();
    }

    /** How many processes wait for a processor now, on average of the last minute; negative if unknown. */
    public static double load() {
        return ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
    }

    /** The version of each library by its name, from the build. */
    static Map<String, String> versions() {
        Properties versions = new Properties();
        try (InputStream in = RunRecord.class.getResourceAsStream("library-versions.properties")) {
            versions.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Map<String, String> sorted = new TreeMap<>();
        versions.stringPropertyNames().forEach(name -> sorted.put(name, versions.getProperty(name)));
        return sorted;
    }
}
