package dev.schemac.spark.internal.read;

import java.io.Serializable;
import java.util.List;
import org.apache.spark.sql.connector.read.InputPartition;

/**
 * The parts of files that one task reads.
 *
 * @param hosts the machines that have the first part
 */
record FileParts(List<FilePart> parts, List<String> hosts) implements InputPartition {
    FileParts {
        parts = List.copyOf(parts);
        hosts = List.copyOf(hosts);
    }

    @Override
    public String[] preferredLocations() {
        return hosts.toArray(String[]::new);
    }

    /**
     * A part of a file, with the lines that begin in it.
     *
     * @param path with its file system
     * @param from the offset of the first byte
     * @param to the offset after the last byte
     * @param whole whether it is a file that is not cut, because it may be compressed
     */
    record FilePart(String path, long from, long to, boolean whole) implements Serializable {
        long length() {
            return to - from;
        }
    }
}
