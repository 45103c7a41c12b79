package dev.schemac.gradle;

import groovy.lang.GroovyObject;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.gradle.api.Project;
import org.gradle.internal.compiler.java.IncrementalCompileTask;
import org.gradle.tooling.BuildException;
import org.gradle.tooling.GradleConnector;
import org.gradle.tooling.ProjectConnection;
import org.gradle.tooling.internal.consumer.DefaultGradleConnector;
import org.gradle.util.GradleVersion;

/**
 * A Gradle that builds in the process of the tests. No repository of jars has a distribution of Gradle, but the jar that the plugin is
 * compiled against has all its classes. A distribution is a folder of many jars, by whose names Gradle finds its parts: here that jar
 * is the one of the core, and the others are empty but for what they say they need.
 */
final class RealGradle {
    private static final String MANIFEST = "-classpath.properties";
    private static final String COMPILER = "gradle-java-compiler-plugin";

    private final Path installation;
    private final Path userHome;

    private RealGradle(Path installation, Path userHome) {
        this.installation = installation;
        this.userHome = userHome;
    }

    /** @param folder where it is put together, and keeps its caches */
    static RealGradle in(Path folder) throws IOException {
        Path all = jarOf(Project.class);
        Path lib = folder.resolve("gradle/lib");
        Files.createDirectories(lib.resolve("plugins"));
        Map<String, byte[]> modules = new TreeMap<>();
        Set<String> jars = new TreeSet<>();
        try (ZipFile zip = new ZipFile(all.toFile())) {
            for (Enumeration<? extends ZipEntry> entries = zip.entries(); entries.hasMoreElements(); ) {
                ZipEntry entry = entries.nextElement();
                if (entry.getName().endsWith(MANIFEST) && !entry.getName().contains("/")) {
                    try (InputStream in = zip.getInputStream(entry)) {
                        byte[] manifest = in.readAllBytes();
                        modules.put(entry.getName().replace(MANIFEST, ""), manifest);
                        Properties needs = new Properties();
                        needs.load(new java.io.ByteArrayInputStream(manifest));
                        jars.addAll(words(needs.getProperty("runtime")));
                        words(needs.getProperty("projects")).forEach(name -> modules.putIfAbsent(name, new byte[0]));
                    }
                }
            }
        }
        String version = "-" + GradleVersion.current().getVersion() + ".jar";
        for (Map.Entry<String, byte[]> module : modules.entrySet()) {
            Path jar = lib.resolve(module.getKey() + version);
            if (module.getKey().equals("gradle-core")) {
                link(jar, all);
            } else {
                writeJar(jar, module.getKey() + MANIFEST, module.getValue());
            }
        }
        for (String name : jars) {
            Path jar = lib.resolve(name);
            Path own = onClassPath(name);
            if (own != null) {
                link(jar, own);
            } else {
                writeJar(jar, "empty", new byte[0]);
            }
        }
        writeJar(lib.resolve(COMPILER + version), COMPILER + MANIFEST, new byte[0], IncrementalCompileTask.class);
        return new RealGradle(folder.resolve("gradle"), folder.resolve("user-home"));
    }

    /** {@return what a build prints} It may fail. */
    String run(Path project, String... tasksAndOptions) throws IOException {
        GradleConnector connector = GradleConnector.newConnector()
                .useInstallation(installation.toFile())
                .useGradleUserHomeDir(userHome.toFile())
                .forProjectDirectory(project.toFile());
        ((DefaultGradleConnector) connector).embedded(true);
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        List<String> arguments = new ArrayList<>(List.of(
                "--offline",
                "--build-cache",
                "--configuration-cache",
                "--console=plain",
                "--warning-mode=fail",
                "--no-watch-fs"));
        arguments.addAll(Arrays.asList(tasksAndOptions));
        try (ProjectConnection connection = connector.connect()) {
            connection
                    .newBuild()
                    .withArguments(arguments)
                    .setStandardOutput(printed)
                    .setStandardError(printed)
                    .run();
        } catch (BuildException e) {
            // what it says is printed
        }
        return printed.toString(StandardCharsets.UTF_8);
    }

    private static List<String> words(String list) {
        return list == null || list.isBlank() ? List.of() : List.of(list.trim().split(","));
    }

    private static Path onClassPath(String jar) throws IOException {
        for (Class<?> known : List.of(GroovyObject.class)) {
            if (jarOf(known).getFileName().toString().equals(jar)) {
                return jarOf(known);
            }
        }
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            if (Path.of(entry).getFileName().toString().equals(jar)) {
                return Path.of(entry);
            }
        }
        return null;
    }

    static Path jarOf(Class<?> known) throws IOException {
        try {
            return Path.of(
                    known.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IOException(e);
        }
    }

    private static void link(Path link, Path file) throws IOException {
        Files.deleteIfExists(link);
        try {
            Files.createLink(link, file);
        } catch (FileSystemException | UnsupportedOperationException e) {
            Files.copy(file, link);
        }
    }

    private static void writeJar(Path jar, String entry, byte[] content, Class<?>... classes) throws IOException {
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            out.putNextEntry(new ZipEntry(entry));
            out.write(content);
            for (Class<?> each : classes) {
                String name = each.getName().replace('.', '/');
                for (String file : new String[] {name + ".class", name + "$1.class"}) {
                    try (InputStream in = each.getClassLoader().getResourceAsStream(file)) {
                        out.putNextEntry(new ZipEntry(file));
                        in.transferTo(out);
                    }
                }
            }
        }
    }
}
