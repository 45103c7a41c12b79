package dev.schemac.codegen.plan;

import com.palantir.javapoet.ClassName;
import java.util.List;

/**
 * The classes of one schema, or of one class of the application that columns hold.
 *
 * @param application whether the value class is the application's, and not generated
 */
record ObjectNames(ClassName value, ClassName parser, ClassName writer, boolean application) {

    static ObjectNames of(String packageName, String className) {
        return new ObjectNames(
                ClassName.get(packageName, className),
                ClassName.get(packageName, className + "Parser"),
                ClassName.get(packageName, className + "Writer"),
                false);
    }

    /** Parser and writer of a class of the application. */
    static ObjectNames ofApplication(ClassName value, String packageName, String name) {
        ObjectNames generated = of(packageName, name);
        return new ObjectNames(value, generated.parser, generated.writer, true);
    }

    /** What the names of the generated classes begin with. */
    String baseName() {
        String name = parser.simpleName();
        return name.substring(0, name.length() - "Parser".length());
    }

    /** The package that code is generated in. */
    String packageName() {
        return parser.packageName();
    }

    /** The classes that are generated. */
    List<ClassName> all() {
        return application ? List.of(parser, writer) : List.of(value, parser, writer);
    }
}
