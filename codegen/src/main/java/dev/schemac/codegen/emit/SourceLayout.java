package dev.schemac.codegen.emit;

import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Removes white space that JavaPoet always adds; changes nothing else. */
final class SourceLayout {

    private static final int WIDTH = 120;

    private static final Pattern JAVADOC_OF_ONE_LINE = Pattern.compile("(?m)^( *)/\\*\\*\\n *(\\* .*)\\n *\\*/$");

    private static final Pattern EMPTY_BODY = Pattern.compile("(?m)(\\) \\{)\\n *}$");

    /** The blank line between two constants of an enum, unless the second one has a comment. */
    private static final Pattern GAP_OF_CONSTANTS = Pattern.compile("(?m)^( {4}\\S.*\"\\),\\n)\\n(?! +/)");

    private static final String MODIFIERS = "(?:(?:public|private|static|final) )*+";

    /** The blank line between two fields with the same modifiers, if the first one is on one line. */
    private static final Pattern GAP_OF_FIELDS = Pattern.compile("(?m)^(( ++" + MODIFIERS
            + ")[^=(){}/*\\n]+(?: = .*)?;\\n)\\n(?=\\2(?!(?:public|private|static|final) )[^=(){}/*\\n]+(?: = .*|;)$)");

    private SourceLayout() {}

    static String tidy(String source) {
        String tidied = JAVADOC_OF_ONE_LINE.matcher(source).replaceAll(SourceLayout::inOneLine);
        tidied = EMPTY_BODY.matcher(tidied).replaceAll("$1}");
        tidied = GAP_OF_CONSTANTS.matcher(tidied).replaceAll("$1");
        return GAP_OF_FIELDS.matcher(tidied).replaceAll("$1");
    }

    private static String inOneLine(MatchResult javadoc) {
        String line = javadoc.group(1) + "/*" + javadoc.group(2) + " */";
        return Matcher.quoteReplacement(line.length() <= WIDTH ? line : javadoc.group());
    }
}
