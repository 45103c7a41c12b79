package dev.schemac.codegen.emit;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Changes the white space of a source as JavaPoet prints it: comments of one line on one line, no blank lines between
 * fields of a kind and between constants of an enum, and nothing between the braces of an empty body.
 */
final class SourceLayout {

    private static final int WIDTH = 120;

    private static final Pattern JAVADOC_OF_ONE_LINE = Pattern.compile("(?m)^( *)/\\*\\*\\n *\\* (.*)\\n *\\*/$");

    /** A field, a blank line, and before the next field the same modifiers; at the places where members stand. */
    private static final Pattern GAP_BETWEEN_FIELDS = Pattern.compile(
            "(?m)^((?: {4}){1,2})((?:(?:public|private|static|final) )*+)([^\\s=(){}/*][^=(){}/*\\n]*(?: = [^\\n]*)?;\\n)\\n"
                    + "(?=\\1\\2(?!public |private |static |final )[^\\s=(){}/*][^=(){}/*\\n]*(?:;| = ))");

    /** A constant of an enum, and a blank line; before one with Javadoc it stays. */
    private static final Pattern GAP_BETWEEN_CONSTANTS =
            Pattern.compile("(?m)^( {4}[A-Za-z_$][A-Za-z0-9_$]*\\(\"[^\\n]*\"\\),\\n)\\n(?! *+/)");

    private static final Pattern EMPTY_BODY = Pattern.compile("(?m)\\) \\{\\n *}$");

    private SourceLayout() {}

    static String tidy(String source) {
        String oneLine = JAVADOC_OF_ONE_LINE.matcher(source).replaceAll(match -> {
            String line = match.group(1) + "/** " + match.group(2) + " */";
            return Matcher.quoteReplacement(line.length() <= WIDTH ? line : match.group());
        });
        String joined = GAP_BETWEEN_FIELDS.matcher(oneLine).replaceAll("$1$2$3");
        String listed = GAP_BETWEEN_CONSTANTS.matcher(joined).replaceAll("$1");
        return EMPTY_BODY.matcher(listed).replaceAll(") {}");
    }
}
