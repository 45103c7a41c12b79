package dev.schemac.contracts.load;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads the addresses of schemas. */
final class Uris {
    /** ASCII characters that a URI must not contain, and percent signs without two digits. */
    private static final Pattern NOT_IN_URI =
            Pattern.compile("[\\x00-\\x20\"<>\\\\^`{|}\\[\\]\\x7F]|%(?![0-9a-fA-F]{2})");

    private Uris() {}

    /** Returns the URI, empty if the string is none. Encodes characters that a URI must not contain, like validators do. */
    static Optional<URI> of(String text) {
        return strict(text).or(() -> strict(encoded(text)));
    }

    private static Optional<URI> strict(String text) {
        try {
            return Optional.of(new URI(text));
        } catch (URISyntaxException e) {
            return Optional.empty();
        }
    }

    private static String encoded(String text) {
        int fragment = text.indexOf('#') + 1;
        String oneFragment =
                text.substring(0, fragment) + text.substring(fragment).replace("#", "%23");
        return NOT_IN_URI
                .matcher(oneFragment)
                .replaceAll(found ->
                        String.format(Locale.ROOT, "%%%02X", (int) found.group().charAt(0)));
    }
}
