package dev.schemac.cli.console;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** Provides the output of {@code --version}: the version that the build wrote into this jar. */
public final class ProductVersion implements IVersionProvider {
    @Override
    public String[] getVersion() {
        return new String[] {line()};
    }

    /** Returns the printed line, without its end. */
    public static String line() {
        return "schemac " + number();
    }

    /** Returns only the version. */
    public static String number() {
        // from the manifest, which the class archive of a release contains: a resource would open the jar
        String packed = ProductVersion.class.getPackage().getImplementationVersion();
        if (packed != null) {
            return packed;
        }
        Properties properties = new Properties();
        try (InputStream in = ProductVersion.class.getResourceAsStream("version.properties")) {
            properties.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties.getProperty("version");
    }
}
