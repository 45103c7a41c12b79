package dev.schemac.dsl.model;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Tells what a Java class looks like without loading it: how linking finds the enums, adapters and application classes
 * that schemas name. Implementations need not be thread-safe; one instance serves one run at a time.
 */
public interface JavaClasses {
    /** How a property is set. */
    enum Access {
        /** By assignment to a public field. */
        FIELD,
        /** By a public method {@code setX}, and read by {@code getX} or {@code isX} where there is one. */
        SETTER
    }

    /** Knows no class. */
    JavaClasses NONE = name -> Optional.empty();

    /**
     * {@return the class of this name, or empty if there is none}
     *
     * @param name a canonical name ({@code com.acme.Outer.Inner}) or a binary one ({@code com.acme.Outer$Inner})
     */
    Optional<JavaClass> find(String name);

    /** What kind of a class it is. */
    enum Kind {
        /** An enum. */
        ENUM,
        /** A record. */
        RECORD,
        /**
         * A class of which objects can be made; an inner class, which needs an outer object, has no public constructor.
         */
        CLASS,
        /** The same with type parameters, or an interface with some. */
        GENERIC,
        /** An abstract class. */
        ABSTRACT,
        /** An interface without type parameters. */
        INTERFACE,
        /** An annotation interface. */
        ANNOTATION
    }

    /**
     * Something JSON could set.
     *
     * @param name of the field, or what the setter stands for: {@code setAge} is {@code age}
     * @param type as Java source spells it with full names, without annotations: {@code java.util.List<int[]>}
     * @param access how it is set
     * @param getter the public method that reads what a setter sets, as the same type
     */
    record JavaProperty(String name, String type, Access access, Optional<String> getter) {}

    /**
     * A method.
     *
     * @param parameters their types, as Java source spells them with full names
     */
    record JavaMethod(String name, List<String> parameters) {
        /** {@return whether the other method has its name, and as many parameters} */
        public boolean looksLike(JavaMethod other) {
            return name.equals(other.name) && parameters.size() == other.parameters.size();
        }

        /** Name and parameters: {@code compareTo(java.lang.Object)}. */
        @Override
        public String toString() {
            return name + parameters.stream().collect(Collectors.joining(", ", "(", ")"));
        }
    }

    /**
     * The look of a class.
     *
     * @param canonicalName with dots between nested classes
     * @param packageName empty for the unnamed package
     * @param kind what kind of a class it is
     * @param visible whether it and the classes around it are public
     * @param constants the names of the constants of an enum, in the order of declaration
     * @param publicNoArgConstructor whether {@code new X()} compiles everywhere, without anything to catch
     * @param properties public fields that are neither static nor final, then public setters, neither with checked
     *     exceptions; those of the class before those of its ancestors
     * @param adapterType T where the class implements the runtime's {@code JsonAdapter<T>}, spelt as a property's type
     * @param abstractMethods what a class has to have that implements it, inherited ones among them; of interfaces
     *     only
     * @param marker whether it is an annotation that a class can have without any attribute
     */
    record JavaClass(
            String canonicalName,
            String packageName,
            Kind kind,
            boolean visible,
            List<String> constants,
            boolean publicNoArgConstructor,
            List<JavaProperty> properties,
            Optional<String> adapterType,
            List<JavaMethod> abstractMethods,
            boolean marker) {}
}
