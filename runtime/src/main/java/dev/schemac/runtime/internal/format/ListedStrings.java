package dev.schemac.runtime.internal.format;

import dev.schemac.runtime.internal.input.Cursor;
import dev.schemac.runtime.internal.options.OptionValues;
import dev.schemac.runtime.internal.output.Output;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Accepts strings of a list, or all strings outside a list; an accepted string of the list is always the same
 * object.
 */
public final class ListedStrings extends ValueFormat<String> {
    /** How many strings a message lists. */
    private static final int MOST_SHOWN = 10;

    private final Map<String, String> texts = new HashMap<>();
    private final EnumFormat.ConstantNames<String> names;
    private final boolean others;

    /** @param others whether all but these are accepted */
    public ListedStrings(List<String> texts, boolean others) {
        super(others ? "a string other than " + ListedStrings.describe(texts) : ListedStrings.describe(texts));
        texts.forEach(text -> this.texts.put(text, text));
        this.names = new EnumFormat.ConstantNames<>(texts, texts);
        this.others = others;
    }

    @Override
    String readFast(Cursor in) {
        return others ? null : names.read(in);
    }

    @Override
    public String parse(String text) {
        String listed = texts.get(text);
        if (listed != null == others) {
            throw new IllegalArgumentException("the string is not accepted");
        }
        return others ? text : listed;
    }

    @Override
    boolean acceptsScalars(OptionValues options) {
        return options.acceptsScalarsAsStrings();
    }

    @Override
    public void write(String value, Output out) {
        if (texts.containsKey(value) == others && !out.display) {
            throw out.refused("the discriminator must be " + name());
        }
        out.value(value);
    }

    @Override
    public String format(String value) {
        return value;
    }

    /** {@return the strings as a message lists them} */
    public static String describe(List<String> texts) {
        return describe(texts, MOST_SHOWN);
    }

    /** {@return the same, with at most {@code most} of them listed} */
    public static String describe(List<String> texts, int most) {
        List<String> shown =
                texts.stream().limit(most).map(text -> "'" + text + "'").toList();
        int last = shown.size() - 1;
        if (texts.size() > most) {
            return "one of " + texts.size() + " strings (" + String.join(", ", shown) + ", ...)";
        }
        return last <= 0
                ? String.join("", shown)
                : String.join(", ", shown.subList(0, last)) + " or " + shown.get(last);
    }
}
