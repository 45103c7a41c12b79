package dev.schemac.codegen;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.codegen.select.Selection;
import dev.schemac.runtime.ObjectParser;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The class files of schemas, to load now or later by the same version of schemac. Immutable.
 *
 * @see SchemaCompiler#compile
 */
public final class CompiledClasses {

    private final Map<String, byte[]> classes;
    private final GeneratedFile index;
    private final String warnings;
    private final List<Selection> selections;

    /** @param classes by binary name */
    CompiledClasses(Map<String, byte[]> classes, GeneratedFile index, String warnings, List<Selection> selections) {
        this.classes = new TreeMap<>(classes);
        this.index = index;
        this.warnings = warnings;
        this.selections = List.copyOf(selections);
    }

    /** {@return the warnings about the schemas; empty if there are none} */
    public String warnings() {
        return warnings;
    }

    /** {@return the selections of the paths of {@link SchemaCompiler#compileSelected}, in their order; otherwise none} */
    public List<Selection> selections() {
        return selections;
    }

    /** {@return the parsers, loaded by a new class loader} */
    public List<ObjectParser<?>> load() {
        return Deployer.load(classes, index);
    }

    /** {@return the bytes for {@link #of}} */
    public byte[] toByteArray() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeUTF(warnings);
            put(index.content().getBytes(UTF_8), out);
            out.writeInt(classes.size());
            for (Map.Entry<String, byte[]> each : classes.entrySet()) {
                out.writeUTF(each.getKey());
                put(each.getValue(), out);
            }
            out.writeInt(selections.size());
            for (Selection each : selections) {
                put(each.toByteArray(), out);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /** @throws IOException if the bytes are not from {@link #toByteArray} */
    public static CompiledClasses of(byte[] bytes) throws IOException {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
            String warnings = in.readUTF();
            String index = new String(take(in), UTF_8);
            Map<String, byte[]> classes = new TreeMap<>();
            for (int left = in.readInt(); left > 0; left--) {
                classes.put(in.readUTF(), take(in));
            }
            List<Selection> selections = new ArrayList<>();
            for (int left = in.readInt(); left > 0; left--) {
                selections.add(Selection.of(take(in)));
            }
            return new CompiledClasses(
                    classes, new GeneratedFile(GeneratedFiles.PARSER_INDEX, index), warnings, selections);
        }
    }

    private static void put(byte[] part, DataOutputStream out) throws IOException {
        out.writeInt(part.length);
        out.write(part);
    }

    private static byte[] take(DataInputStream in) throws IOException {
        int length = in.readInt();
        if (length < 0 || length > in.available()) {
            throw new IOException("wrong length");
        }
        return in.readNBytes(length);
    }
}
