package dev.schemac.cli.yaml;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.UntypedParser;
import java.math.BigInteger;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.events.ScalarEvent;

/** Resolves scalars as the core schema of YAML 1.2 does. Numbers keep their digits, as in JSON. */
record YamlScalars(YamlSource source, JsonOptions limits) {
    /** The prefix of the standard tags. */
    static final String TAGS = "tag:yaml.org,2002:";

    private static final Pattern NULL = Pattern.compile("null|Null|NULL|~|");
    private static final Pattern TRUE = Pattern.compile("true|True|TRUE");
    private static final Pattern FALSE = Pattern.compile("false|False|FALSE");
    private static final Pattern DECIMAL =
            Pattern.compile("([-+]?)(?:([0-9]++)(\\.([0-9]*+))?|\\.([0-9]++))([eE][-+]?[0-9]++)?");
    private static final Pattern RADIX = Pattern.compile("0(?:o([0-7]++)|x([0-9a-fA-F]++))");
    private static final Pattern NO_NUMBER = Pattern.compile("[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN)");

    /** Returns a tag as a file has it. */
    static String written(String tag) {
        return tag.startsWith(TAGS) ? "!!" + tag.substring(TAGS.length()) : tag;
    }

    /** Returns the value of a scalar. */
    Object value(ScalarEvent scalar) {
        String text = text(scalar);
        String tag = scalar.getTag().orElse(scalar.isPlain() ? "" : "!");
        return switch (tag) {
            case "" -> plain(scalar, text);
            case "!", TAGS + "str" -> text;
            case TAGS + "null", TAGS + "bool", TAGS + "int", TAGS + "float" -> tagged(scalar, text, tag);
            default ->
                throw source.failure(scalar.getStartMark(), "the tag '" + written(tag) + "' is not supported here");
        };
    }

    /** Returns the string of a scalar. Rejects unpaired surrogates, as in JSON. */
    String text(ScalarEvent scalar) {
        String text = scalar.getValue();
        if (text.codePoints().anyMatch(point -> point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE)) {
            throw source.failure(scalar.getStartMark(), "unpaired surrogate");
        }
        return text;
    }

    private Object tagged(ScalarEvent scalar, String text, String tag) {
        Object value = plain(scalar, text);
        boolean fits = switch (tag.substring(TAGS.length())) {
            case "null" -> value == null;
            case "bool" -> value instanceof Boolean;
            case "int" -> value instanceof Number && !text.matches("[^xX]*[.eE].*");
            default -> value instanceof Number;
        };
        if (!fits) {
            throw source.failure(
                    scalar.getStartMark(), "'" + text + "' is not a value of the tag '" + written(tag) + "'");
        }
        return value;
    }

    private Object plain(ScalarEvent scalar, String text) {
        if (NULL.matcher(text).matches()) {
            return null;
        } else if (TRUE.matcher(text).matches()) {
            return true;
        } else if (FALSE.matcher(text).matches()) {
            return false;
        } else if (NO_NUMBER.matcher(text).matches()) {
            throw source.failure(scalar.getStartMark(), "expected a number of JSON but found " + text);
        }
        Matcher decimal = DECIMAL.matcher(text);
        if (decimal.matches()) {
            return number(scalar, decimal(decimal));
        }
        Matcher radix = RADIX.matcher(text);
        if (radix.matches()) {
            boolean octal = radix.group(1) != null;
            if (text.length() > limits.maxNumberLength()) {
                throw source.failure(
                        scalar.getStartMark(), "number longer than " + limits.maxNumberLength() + " characters");
            }
            return number(scalar, new BigInteger(radix.group(octal ? 1 : 2), octal ? 8 : 16).toString());
        }
        return text;
    }

    /** Returns the number as JSON writes it, with the same digits. */
    private static String decimal(Matcher number) {
        String whole = number.group(2) == null ? "0" : number.group(2).replaceFirst("^0+(?=[0-9])", "");
        String fraction = number.group(4) != null ? number.group(4) : number.group(5);
        String point = fraction == null ? "" : "." + (fraction.isEmpty() ? "0" : fraction);
        String exponent = number.group(6) == null ? "" : number.group(6);
        return (number.group(1).equals("-") ? "-" : "") + whole + point + exponent;
    }

    private Object number(ScalarEvent scalar, String json) {
        byte[] array = ("[" + json + "]").getBytes(US_ASCII);
        try {
            return ((List<?>) UntypedParser.parseExact(array, 0, array.length, limits)).get(0);
        } catch (JsonParseException e) {
            throw source.failure(scalar.getStartMark(), e.description());
        }
    }
}
