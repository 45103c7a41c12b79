package dev.schemac.runtime.internal.format;

import dev.schemac.runtime.internal.options.OptionValues;
import dev.schemac.runtime.internal.output.Output;
import java.net.MalformedURLException;
import java.net.URL;

/**
 * URLs. The constructor of {@link URL} also accepts blanks at both ends, a prefix {@code url:} and other spellings,
 * and forgets them.
 */
public final class UrlFormat extends ValueFormat<URL> {
    public UrlFormat() {
        super("URL", "a URL (such as https://example.com/a)");
    }

    @Override
    public URL parse(String text) {
        URL url = url(text);
        if (!url.toExternalForm().equals(text)) {
            throw new IllegalArgumentException("a URL cannot have blanks around it");
        }
        return url;
    }

    @Override
    URL parse(String text, OptionValues options) {
        return options.acceptsJavaStrings() ? url(text) : parse(text);
    }

    private static URL url(String text) {
        try {
            return new URL(text);
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException(e);
        }
    }

    @Override
    public void write(URL value, Output out) {
        String text = format(value);
        if (text.charAt(text.length() - 1) <= ' ' && !out.display) {
            throw out.refused("a URL that ends in a blank cannot be written as JSON");
        }
        out.value(text);
    }

    @Override
    public String format(URL value) {
        return value.toExternalForm();
    }
}
