package dev.schemac.benchmarks.record;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Names the machine from the files of its kernel, without its host name. */
final class Machine {
    private static final long KB_PER_GB = 1 << 20;

    private Machine() {}

    /**
     * Describes the machine: processor, caches, hypervisor, memory and system. Unreadable parts are left out.
     *
     * @param root the folder that contains {@code proc} and {@code sys}
     */
    static String describe(Path root) {
        List<String> processor = lines(root.resolve("proc/cpuinfo"));
        List<String> parts = new ArrayList<>();
        String model = value(processor, "model name");
        parts.add(model.isEmpty() ? "unknown processor" : model);
        String family = value(processor, "cpu family");
        if (!family.isEmpty()) {
            parts.add("family " + family + " model " + value(processor, "model") + " stepping "
                    + value(processor, "stepping"));
        }
        parts.add(Runtime.getRuntime().availableProcessors() + " processors");
        for (int i = 0; i < 5; i++) {
            Path cache = root.resolve("sys/devices/system/cpu/cpu0/cache/index" + i);
            String size = String.join("", lines(cache.resolve("size")));
            if (!size.isEmpty()) {
                String type = String.join("", lines(cache.resolve("type")));
                String mark = type.equals("Unified") ? "" : type.substring(0, 1).toLowerCase(Locale.ROOT);
                parts.add("L" + String.join("", lines(cache.resolve("level"))) + mark + " " + size);
            }
        }
        if (Stream.of(value(processor, "flags").split(" ")).anyMatch("hypervisor"::equals)) {
            parts.add("hypervisor");
        }
        String memory = value(lines(root.resolve("proc/meminfo")), "MemTotal").replace(" kB", "");
        if (!memory.isEmpty()) {
            parts.add(Math.round(Double.parseDouble(memory) / KB_PER_GB) + " GB");
        }
        parts.add(System.getProperty("os.name") + " " + System.getProperty("os.version") + " "
                + System.getProperty("os.arch"));
        return String.join(", ", parts);
    }

    private static String value(List<String> lines, String name) {
        return lines.stream()
                .filter(line -> line.substring(0, Math.max(0, line.indexOf(':')))
                        .strip()
                        .equals(name))
                .map(line -> line.substring(line.indexOf(':') + 1).strip())
                .findFirst()
                .orElse("");
    }

    private static List<String> lines(Path file) {
        try {
            return Files.isReadable(file) ? Files.readAllLines(file) : List.of();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
