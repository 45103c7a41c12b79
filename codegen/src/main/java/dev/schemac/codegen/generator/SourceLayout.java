package dev.schemac.codegen.generator;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The last touch on a source as JavaPoet prints it: comments of one line on one line, and fields of a kind without
 * gaps, and nothing between the braces of an empty body.
 */
final class SourceLayout {

    private static final int WIDTH = 120;

    private static final Pattern JAVADOC_OF_ONE_LINE = Pattern.compile("(?m)^( *)/\\*\\*\\n *\\* (.*)\\n *\\*/$");

    /** A field, a blank line, and before the next field the same modifiers; at the places where members stand. */
    private static final Pattern GAP_BETWEEN_FIELDS = Pattern.compile(
            "(?m)^((?: {4}){1,2})((?:(?:public|private|static|final) )*+)([^\\s=(){}/*][^=(){}/*\\n]*(?: = [^\\n]*)?;\\n)\\n"
                    + "(?=\\1\\2(?!public |private |static |final )[^\\s=(){}/*][^=(){}/*\\n]*(?:;| = ))");

    private static final Pattern EMPTY_BODY = Pattern.compile("(?m)\\) \\{\\n *}$");

    private SourceLayout() {}

    static String tidy(String source) {
        String oneLine = JAVADOC_OF_ONE_LINE.matcher(source).replaceAll(match -> {
            String line = match.group(1) + "/** " + match.group(2) + " */";
            return Matcher.quoteReplacement(line.length() <= WIDTH ? line : match.group());
        });
        String joined = GAP_BETWEEN_FIELDS.matcher(oneLine).replaceAll("$1$2$3");
        return EMPTY_BODY.matcher(joined).replaceAll(") {}");
    }
}
