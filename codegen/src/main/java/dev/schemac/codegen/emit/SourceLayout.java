package dev.schemac.codegen.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The last touch on a source as JavaPoet prints it: comments of one line on one line, fields of a kind and constants of an enum without gaps,
 * nothing between the braces of an empty body, the components of a record one to a line where they do not fit on
 * one, and its constructor compact, which JavaPoet does not know.
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

    private static final Pattern RECORD = Pattern.compile("(?m)^public record ([^ (]+)\\(([^)]*)\\)([^{]*)\\{");

    private static final Pattern EMPTY_BODY = Pattern.compile("(?m)\\) \\{\\n *}$");

    private SourceLayout() {}

    static String tidy(String source) {
        String oneLine = JAVADOC_OF_ONE_LINE.matcher(source).replaceAll(match -> {
            String line = match.group(1) + "/** " + match.group(2) + " */";
            return Matcher.quoteReplacement(line.length() <= WIDTH ? line : match.group());
        });
        String joined = GAP_BETWEEN_FIELDS.matcher(oneLine).replaceAll("$1$2$3");
        String listed = GAP_BETWEEN_CONSTANTS.matcher(joined).replaceAll("$1");
        return record(EMPTY_BODY.matcher(listed).replaceAll(") {}"));
    }

    private static String record(String source) {
        Matcher record = RECORD.matcher(source);
        if (!record.find()) {
            return source;
        }
        String name = record.group(1);
        List<String> components = components(record.group(2));
        String start = "public record " + name + "(";
        String end = ")" + record.group(3) + "{";
        String line = start + String.join(", ", components) + end;
        String header = line.length() <= WIDTH
                ? line
                : start + "\n        " + String.join(",\n        ", components) + end + "\n";
        String constructor = "\n    public " + name + "() {\n";
        return source.substring(0, record.start())
                + header
                + source.substring(record.end()).replace(constructor, constructor.replace("()", ""));
    }

    /** A comma between angle brackets parts no components. */
    private static List<String> components(String list) {
        List<String> components = new ArrayList<>();
        StringBuilder component = new StringBuilder();
        int depth = 0;
        for (String word : list.strip().split("\\s+")) {
            depth += (int) word.chars().filter(c -> c == '<').count()
                    - (int) word.chars().filter(c -> c == '>').count();
            boolean last = depth == 0 && word.endsWith(",");
            component.append(component.isEmpty() ? "" : " ").append(last ? word.substring(0, word.length() - 1) : word);
            if (last) {
                components.add(component.toString());
                component.setLength(0);
            }
        }
        components.add(component.toString());
        return components;
    }
}
