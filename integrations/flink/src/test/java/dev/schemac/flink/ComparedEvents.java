package dev.schemac.flink;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;

/** The events on which this module is compared with others. */
public final class ComparedEvents {
    private ComparedEvents() {}

    /** Writes events as JSON Lines. */
    public static void write(Path file, int events, Random random) throws IOException {
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            for (int i = 0; i < events; i++) {
                out.write("{\"id\":\"" + Long.toHexString(random.nextLong()) + "\",\"user\":\"user-"
                        + random.nextInt(10_000)
                        + "\",\"page\":\"/shop/article/" + random.nextInt(200) + "\",\"at\":"
                        + (1_700_000_000_000L + i * 10L) + ",\"method\":\"GET\",\"status\":"
                        + (random.nextInt(50) == 0 ? 404 : 200)
                        + ",\"bytes\":" + random.nextInt(200_000) + ",\"millis\":" + random.nextInt(100_000) / 1000.0
                        + ",\"agent\":\"Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0\",\"referer\":"
                        + "\"https://www.example.com/search?q=" + random.nextInt(1_000_000)
                        + "\",\"country\":\"DE\",\"mobile\":"
                        + random.nextBoolean()
                        + ",\"tags\":[\"new\",\"sale\"],\"city\":{\"name\":\"M\u00fcnchen\",\"latitude\":48."
                        + random.nextInt(100_000) + ",\"longitude\":11." + random.nextInt(100_000) + "}}\n");
            }
        }
    }
}
