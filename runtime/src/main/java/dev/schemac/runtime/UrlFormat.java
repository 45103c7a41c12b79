package dev.schemac.runtime;

import dev.schemac.runtime.internal.input.InputOptions;
import java.net.MalformedURLException;
import java.net.URL;

/** URLs. The constructor of {@link URL} also takes blanks at both ends, a prefix {@code url:} and other spellings, and forgets them. */
final class UrlFormat extends TextFormat<URL> {
    UrlFormat() {
        super("URL");
    }

    @Override
    public URL parse(String text) {
        URL url = url(text);
        if (!url.toExternalForm().equals(text)) {
            throw new IllegalArgumentException("a URL stands for itself without blanks around it");
        }
        return url;
    }

    @Override
    URL parse(String text, InputOptions options) {
        return options.takesJavaTexts() ? url(text) : parse(text);
    }

    private static URL url(String text) {
        try {
            return new URL(text);
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException(e);
        }
    }

    @Override
    public String format(URL value) {
        String text = value.toExternalForm();
        if (text.charAt(text.length() - 1) <= ' ') {
            throw new JsonWriteException("a URL that ends in a blank has no JSON form");
        }
        return text;
    }
}
