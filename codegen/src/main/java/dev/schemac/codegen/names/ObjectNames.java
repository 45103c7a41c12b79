package dev.schemac.codegen.names;

import dev.schemac.codegen.names.JavaType.Named;
import java.util.List;
import java.util.Optional;

/**
 * The classes of one schema, or of one class of the application that columns hold.
 *
 * @param application whether the value class is the application's, and not generated
 * @param other the record of events of the schema itself, where the value class is an interface that others implement
 *     too
 */
public record ObjectNames(Named value, Named parser, Named writer, boolean application, Optional<Named> other) {

    public static ObjectNames of(String packageName, String className) {
        return new ObjectNames(
                Named.of(packageName, className),
                Named.of(packageName, className + GeneratedNames.PARSER),
                Named.of(packageName, className + GeneratedNames.WRITER),
                false,
                Optional.empty());
    }

    /** Where the value class is an interface. */
    public ObjectNames withOther() {
        return new ObjectNames(
                value,
                parser,
                writer,
                false,
                Optional.of(Named.of(packageName(), value.simpleName() + GeneratedNames.OTHER)));
    }

    /** Parser and writer of a class of the application. */
    public static ObjectNames ofApplication(Named value, String packageName, String name) {
        ObjectNames generated = of(packageName, name);
        return new ObjectNames(value, generated.parser, generated.writer, true, Optional.empty());
    }

    /** What the names of the generated classes begin with. */
    public String baseName() {
        String name = parser.simpleName();
        return name.substring(0, name.length() - GeneratedNames.PARSER.length());
    }

    /** The package that code is generated in. */
    public String packageName() {
        return parser.packageName();
    }

    /** The classes that are generated. */
    public List<Named> all() {
        if (application) {
            return List.of(parser, writer);
        }
        return other.map(record -> List.of(value, record, parser, writer))
                .orElseGet(() -> List.of(value, parser, writer));
    }
}
