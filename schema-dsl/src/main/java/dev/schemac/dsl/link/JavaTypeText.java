package dev.schemac.dsl.link;

import java.util.ArrayList;
import java.util.List;

/**
 * A Java type as source spells it, taken apart.
 *
 * @param name a full class name or a primitive; a wildcard is its bound
 */
record JavaTypeText(String name, List<JavaTypeText> arguments, int dimensions) {

    /** The parts of a type with full names; text that is no type becomes a name nobody knows. */
    static JavaTypeText parse(String text) {
        return new Reader(text).type();
    }

    /** The same without type arguments, as a class object would show it. */
    String erased() {
        return name + "[]".repeat(dimensions);
    }

    private static final class Reader {
        private final String text;
        private int next;

        Reader(String text) {
            this.text = text.replaceAll("\\?\\s*(extends|super)\\s", "").replaceAll("\\s", "");
        }

        JavaTypeText type() {
            int start = next;
            while (next < text.length() && "<>,[]".indexOf(text.charAt(next)) < 0) {
                next++;
            }
            String name = text.substring(start, next);
            List<JavaTypeText> arguments = new ArrayList<>();
            if (takes("<")) {
                do {
                    arguments.add(type());
                } while (takes(","));
                takes(">");
            }
            int dimensions = 0;
            while (takes("[]")) {
                dimensions++;
            }
            return new JavaTypeText(name.equals("?") ? BuiltInTypes.OBJECT : name, List.copyOf(arguments), dimensions);
        }

        private boolean takes(String token) {
            boolean there = text.startsWith(token, next);
            next += there ? token.length() : 0;
            return there;
        }
    }
}
