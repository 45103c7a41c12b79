package dev.schemac.export;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.DescriptorProtos.FileDescriptorSet;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FileDescriptor;
import com.google.protobuf.DynamicMessage;
import com.google.protobuf.util.JsonFormat;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code protoc} compiles the declaration, and the JSON mapping reads the documents with it. */
class ProtocToolTest {
    @TempDir
    private Path folder;

    @Test
    void readsTheDocuments() throws Exception {
        Descriptor everything =
                compile(DeclaredRows.declaration(ExportTarget.PROTO)).findMessageTypeByName("Everything");
        List<String> rows = new ArrayList<>();
        for (String document : DeclaredRows.documents()) {
            DynamicMessage.Builder message = DynamicMessage.newBuilder(everything);
            JsonFormat.parser().merge(document, message);
            DynamicMessage again = DynamicMessage.parseFrom(everything, message.build().toByteArray());
            rows.add(JsonFormat.printer().omittingInsignificantWhitespace().print(again));
        }
        DeclaredRows.compare(
                rows,
                List.of(
                        Map.of(
                                "big", "\"9007199254740993\"",
                                "huge", "\"123456789012345678901234567890\"",
                                "amount", "\"1.25\"",
                                "token", "\"+/8=\"",
                                "tree", "{\"name\":\"r\",\"children\":[{\"name\":\"c\"}]}"),
                        Map.of(),
                        Map.of("huge", "\"-1\"", "amount", "\"-0.5\"")));
    }

    @Test
    void nestedMessagesHideNoOthers() throws Exception {
        assertReadBack(
                DeclaredSchemas.ENTRIES,
                "Basket",
                "{\"prices\":{\"a\":{\"price\":1.5}},\"ab\":{\"b\":1},\"Ab\":{\"c\":2},\"CountsEntry\":{\"n\":3},"
                        + "\"counts\":{\"d\":{\"sku\":\"e\"}}}");
        assertReadBack(DeclaredSchemas.CONTENT, "Body", "{\"text\":{\"content\":{\"x\":1},\"sizes\":{\"a\":{\"n\":2}}}}");
    }

    private void assertReadBack(String epl, String name, String document) throws Exception {
        String proto = DeclaredSchemas.declare(epl, ExportTarget.PROTO, List.of())
                .text();
        DynamicMessage.Builder message =
                DynamicMessage.newBuilder(compile(proto).findMessageTypeByName(name));
        JsonFormat.parser().merge(document, message);
        assertThat(JsonFormat.printer().omittingInsignificantWhitespace().print(message))
                .isEqualTo(document);
    }

    private FileDescriptor compile(String proto) throws Exception {
        for (String file : List.of("google/protobuf/struct.proto", "google/protobuf/timestamp.proto")) {
            Path copy = folder.resolve(file);
            Files.createDirectories(copy.getParent());
            try (InputStream in = Objects.requireNonNull(
                    DynamicMessage.class.getClassLoader().getResourceAsStream(file), file)) {
                Files.write(copy, in.readAllBytes());
            }
        }
        Files.writeString(folder.resolve("everything.proto"), proto);
        Path protoc = Path.of("target/tools/protoc").toAbsolutePath();
        assertThat(protoc.toFile().setExecutable(true)).isTrue();
        Process process = new ProcessBuilder(
                        protoc.toString(),
                        "--proto_path=" + folder,
                        "--include_imports",
                        "--descriptor_set_out=" + folder.resolve("set"),
                        "everything.proto")
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes());
        assertThat(process.waitFor()).as(output).isZero();
        assertThat(output).isEmpty();
        Map<String, FileDescriptor> files = new LinkedHashMap<>();
        FileDescriptor last = null;
        for (FileDescriptorProto each : set().getFileList()) {
            FileDescriptor[] imports =
                    each.getDependencyList().stream().map(files::get).toArray(FileDescriptor[]::new);
            last = FileDescriptor.buildFrom(each, imports);
            files.put(each.getName(), last);
        }
        return last;
    }

    private FileDescriptorSet set() throws IOException {
        return FileDescriptorSet.parseFrom(Files.readAllBytes(folder.resolve("set")));
    }
}
