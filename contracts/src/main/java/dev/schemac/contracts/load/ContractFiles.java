package dev.schemac.contracts.load;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.UntypedParser;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads the files of contracts, all of which are below one folder. */
public final class ContractFiles {
    /** Rejects larger files: no contract written by hand is that large. */
    private static final int MOST_BYTES = 64 << 20;

    /** Wide limits. A value that no column can have is omitted at its place, and the rest of the contract is imported. */
    private static final JsonOptions OPTIONS = JsonOptions.DEFAULT
            .withMaxEventBytes(MOST_BYTES)
            .withMaxDepth(1_000)
            .withMaxNumberLength(10_000)
            .withMaxDecimalScale(Integer.MAX_VALUE);

    /** The folder; null if no file may be read. */
    private final Path root;

    private final Set<Path> read = new LinkedHashSet<>();
    private ContractParser other;

    /**
     * Opens the folder of the contracts.
     *
     * @throws ContractException if there is no such folder
     */
    public ContractFiles(Path root) {
        try {
            this.root = root.toRealPath();
        } catch (IOException e) {
            boolean isMissing = e instanceof NoSuchFileException;
            throw new ContractException(root.toString(), isMissing ? "no such folder" : "cannot be read");
        }
        if (!Files.isDirectory(this.root)) {
            throw new ContractException(root.toString(), "not a folder");
        }
    }

    /** Creates an access to no file. */
    public ContractFiles() {
        this.root = null;
    }

    /** Returns the error of a reference to a file that {@link #below} or {@link #exists} does not find. */
    ContractException notFound(String place, URI reference, boolean outside) {
        return new ContractException(
                place,
                root == null
                        ? "'" + reference + "' is another file, and only this one is read; move its schemas to $defs"
                        : (outside
                                        ? "'" + reference + "' is not below the folder "
                                        : "no file '" + reference + "' below the folder ")
                                + root + "; --root sets another folder");
    }

    /** Sets the parser of files that are not JSON. */
    public void with(ContractParser parser) {
        other = parser;
    }

    /** Returns the real path of a file that the caller names. */
    public Path named(Path path) {
        if (root == null) {
            throw new ContractException(path.toString(), "files are not read here");
        }
        Path file;
        try {
            file = path.toRealPath();
        } catch (IOException e) {
            throw new ContractException(path.toString(), Files.exists(path) ? "cannot be read" : "no such file");
        }
        if (!file.startsWith(root)) {
            throw new ContractException(
                    path.toString(), "outside of the folder " + root + "; --root sets another folder");
        }
        return file;
    }

    /** Resolves a path against the folder. Returns empty if the result is not below the folder. */
    public Optional<Path> below(Path path) {
        if (root == null) {
            return Optional.empty();
        }
        Path file = root.resolve(path).normalize();
        return file.startsWith(root) ? Optional.of(file) : Optional.empty();
    }

    /** Returns whether the file exists, and no link leads from it out of the folder. */
    public boolean exists(Path file) {
        try {
            return Files.isRegularFile(file) && file.toRealPath().startsWith(root);
        } catch (IOException e) {
            return false;
        }
    }

    public String relative(Path file) {
        return root.relativize(file).toString().replace('\\', '/');
    }

    /** Returns the files that were read, in the order of the first reading. */
    public Set<Path> read() {
        return Collections.unmodifiableSet(read);
    }

    /** Returns the content of a file. */
    public byte[] read(Path file, String name) {
        read.add(file);
        if (Files.isDirectory(file)) {
            throw new ContractException(name, "a folder, not a file");
        }
        try {
            if (Files.size(file) > MOST_BYTES) {
                throw new ContractException(name, "the file is larger than 64 MiB, the limit");
            }
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new ContractException(name, "cannot be read: " + e.getMessage());
        }
    }

    public Map<?, ?> parse(String name, byte[] content) {
        ForeignContent.problem(content).ifPresent(problem -> {
            throw new ContractException(name, problem);
        });
        boolean isOther = isOther(name, content);
        Object value = isOther ? other(name, content) : json(name, content);
        if (value instanceof Map<?, ?> object) {
            return object;
        }
        if (value instanceof List && !isOther) {
            throw ContractException.ofArray(name, "expected an object but found an array");
        }
        // A file of YAML that has only comments is null.
        throw new ContractException(
                name,
                value == null
                        ? ForeignContent.EMPTY
                        : "expected an object but found " + JsonKind.of(value).article());
    }

    private boolean isOther(String name, byte[] content) {
        return other != null && other.reads(name, content);
    }

    /** Finds the places in a file that {@link #parse} has accepted. */
    public void locate(String name, byte[] content, PointerPlaces places) {
        if (isOther(name, content)) {
            other.locate(content, OPTIONS, places);
        } else {
            JsonPlaces.find(content, OPTIONS, places);
        }
    }

    private Object other(String name, byte[] content) {
        try {
            return other.parse(content, OPTIONS);
        } catch (ContractSyntaxException e) {
            throw new ContractException(name, e);
        }
    }

    private static Object json(String name, byte[] json) {
        try {
            return UntypedParser.parseExact(json, 0, json.length, OPTIONS);
        } catch (JsonParseException e) {
            throw new ContractException(name, e);
        }
    }
}
