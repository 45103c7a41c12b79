package dev.schemac.codegen.names;

import dev.schemac.codegen.names.JavaType.Named;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The classes of one schema, or of one application class in a column.
 *
 * @param type the value class; of an application class with its type arguments
 * @param application whether the value class belongs to the application, and is not generated
 * @param facade the class of static methods for a value class of the application
 * @param other the record of events of the schema itself, if the value class is an interface that others implement too
 */
public record ObjectNames(
        JavaType type, Named parser, Named writer, boolean application, Optional<Named> facade, Optional<Named> other) {

    public static ObjectNames of(String packageName, String className) {
        return new ObjectNames(
                Named.of(packageName, className),
                Named.of(packageName, className + GeneratedNames.PARSER),
                Named.of(packageName, className + GeneratedNames.WRITER),
                false,
                Optional.empty(),
                Optional.empty());
    }

    /** Returns the names for a value class that is an interface. */
    public ObjectNames withOther() {
        return new ObjectNames(
                type,
                parser,
                writer,
                false,
                Optional.empty(),
                Optional.of(Named.of(packageName(), value().simpleName() + GeneratedNames.OTHER)));
    }

    /** Returns the parser and writer of an application class. */
    public static ObjectNames ofApplication(JavaType type, String packageName, String name) {
        ObjectNames generated = of(packageName, name);
        return new ObjectNames(type, generated.parser, generated.writer, true, Optional.empty(), Optional.empty());
    }

    /** Returns the value class without its type arguments. */
    public Named value() {
        return (Named) type.erased();
    }

    /** Returns the same with a class of static methods. */
    public ObjectNames withFacade() {
        return new ObjectNames(
                type,
                parser,
                writer,
                application,
                Optional.of(Named.of(packageName(), baseName() + GeneratedNames.FACADE)),
                other);
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
        return Stream.of(
                        Stream.of(value()).filter(name -> !application),
                        other.stream(),
                        facade.stream(),
                        Stream.of(parser, writer))
                .flatMap(names -> names)
                .toList();
    }
}
