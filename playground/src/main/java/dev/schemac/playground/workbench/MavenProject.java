package dev.schemac.playground.workbench;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.runtime.JsonOptions.Profile;
import dev.schemac.runtime.ObjectParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Base64;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * A project of Maven that reads a document in a test.
 *
 * @param options those of the compiler, by the name of their property in Maven
 */
record MavenProject(ObjectParser<?> parser, Profile profile, Map<String, String> options) {
    private static final String FOLDER = "schemac-project/";

    /** Returns the zip file in base64. */
    String zipped(String schema, String document) {
        Class<?> type = parser.eventType().type();
        boolean array = Trial.isArray(document.getBytes(UTF_8));
        String properties = options.entrySet().stream()
                .map(each -> "\n    <schemac.%1$s>%2$s</schemac.%1$s>".formatted(each.getKey(), each.getValue()))
                .collect(Collectors.joining());
        String statement = type.getPackageName().isEmpty() ? "" : "package " + type.getPackageName() + ";\n\n";
        Map<String, String> files = new TreeMap<>(Map.of(
                "pom.xml",
                template("pom.xml").replace("<!-- options -->", properties),
                "src/main/epl/" + type.getSimpleName() + ".epl",
                schema,
                "src/test/resources/document.json",
                document,
                "src/test/java/" + CompiledText.path(type).replaceFirst("[.]java$", "Test.java"),
                template("DocumentTest.txt")
                        .formatted(
                                statement,
                                type.getSimpleName(),
                                array ? "java.util.List<" + type.getSimpleName() + ">" : type.getSimpleName(),
                                parser.getClass().getSimpleName(),
                                array ? "parseList" : "parse",
                                profile.name())));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, String> file : files.entrySet()) {
                zip.putNextEntry(new ZipEntry(FOLDER + file.getKey()));
                zip.write(file.getValue().getBytes(UTF_8));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Base64.getEncoder().encodeToString(bytes.toByteArray());
    }

    private static String template(String file) {
        try (InputStream in = MavenProject.class.getResourceAsStream("/dev/schemac/playground/project/" + file)) {
            return new String(in.readAllBytes(), UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
