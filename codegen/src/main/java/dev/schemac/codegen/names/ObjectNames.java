package dev.schemac.codegen.names;

import dev.schemac.codegen.names.JavaType.Named;
import java.util.List;
import java.util.Optional;

/**
 * The classes of one schema, or of one application class in a column.
 *
 * @param application whether the value class belongs to the application, and is not generated
 * @param other the record of events of the schema itself, if the value class is an interface that others implement too
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

    /** Returns the names for a value class that is an interface. */
    public ObjectNames withOther() {
        return new ObjectNames(
                value,
                parser,
                writer,
                false,
                Optional.of(Named.of(packageName(), value.simpleName() + GeneratedNames.OTHER)));
    }

    /** Returns the parser and writer of an application class. */
    public static ObjectNames ofApplication(Named value, String packageName, String name) {
        ObjectNames generated = of(packageName, name);
        return new ObjectNames(value, generated.parser, generated.writer, true, Optional.empty());
    }

    /** Returns the prefix of the names of the generated classes. */
    public String baseName() {
        String name = parser.simpleName();
        return name.substring(0, name.length() - GeneratedNames.PARSER.length());
    }

    /** Returns the package of the generated code. */
    public String packageName() {
        return parser.packageName();
    }

    /** Returns the generated classes. */
    public List<Named> all() {
        if (application) {
            return List.of(parser, writer);
        }
        return other.map(record -> List.of(value, record, parser, writer))
                .orElseGet(() -> List.of(value, parser, writer));
    }
}
