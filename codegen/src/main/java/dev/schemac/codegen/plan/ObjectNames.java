package dev.schemac.codegen.plan;

import dev.schemac.codegen.plan.JavaType.Named;
import java.util.List;

/**
 * The classes of one schema, or of one class of the application that columns hold.
 *
 * @param application whether the value class is the application's, and not generated
 */
public record ObjectNames(Named value, Named parser, Named writer, boolean application) {

    static ObjectNames of(String packageName, String className) {
        return new ObjectNames(
                Named.of(packageName, className),
                Named.of(packageName, className + "Parser"),
                Named.of(packageName, className + "Writer"),
                false);
    }

    /** Parser and writer of a class of the application. */
    static ObjectNames ofApplication(Named value, String packageName, String name) {
        ObjectNames generated = of(packageName, name);
        return new ObjectNames(value, generated.parser, generated.writer, true);
    }

    /** What the names of the generated classes begin with. */
    String baseName() {
        String name = parser.simpleName();
        return name.substring(0, name.length() - "Parser".length());
    }

    /** The package that code is generated in. */
    public String packageName() {
        return parser.packageName();
    }

    /** The classes that are generated. */
    public List<Named> all() {
        return application ? List.of(parser, writer) : List.of(value, parser, writer);
    }
}
