package dev.schemac.dsl.model;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Describes Java classes without loading them. Linking uses it for the enums, adapters and application classes that
 * schemas name. Implementations need not be thread-safe: one run at a time uses an instance.
 */
public interface JavaClasses {
    /** How a property is set. */
    enum Access {
        /** By assignment to a public field. */
        FIELD,
        /** By a public method {@code setX}; {@code getX} or {@code isX} reads it, if present. */
        SETTER,
        /** By a parameter of the {@link Creator}; a method reads it, if present. */
        PARAMETER
    }

    /** Finds no class. */
    JavaClasses NONE = name -> Optional.empty();

    /**
     * {@return the class of this name; empty if there is none}
     *
     * @param name a canonical name ({@code com.acme.Outer.Inner}) or a binary one ({@code com.acme.Outer$Inner})
     */
    Optional<JavaClass> find(String name);

    /**
     * {@return the class of a type; empty if there is none}
     *
     * @param type its type arguments are those of the described instance, in properties and parameters
     */
    default Optional<JavaClass> find(JavaTypeName type) {
        return type.arguments().isEmpty() ? find(type.name()) : Optional.empty();
    }

    /** The kind of a class. */
    enum Kind {
        /** An enum. */
        ENUM,
        /** A record. */
        RECORD,
        /** A class that can be instantiated. An inner class needs an outer object and has no public constructor. */
        CLASS,
        /** A class or interface with type parameters. */
        GENERIC,
        /** An abstract class. */
        ABSTRACT,
        /** An interface without type parameters. */
        INTERFACE,
        /** An annotation interface. */
        ANNOTATION
    }

    /**
     * A property that JSON can set.
     *
     * @param name the name of the field or of the setter's property: {@code setAge} sets {@code age}
     * @param type its type
     * @param access how it is set
     * @param getter the public method that returns this type
     */
    record JavaProperty(String name, JavaTypeName type, Access access, Optional<String> getter) {}

    /**
     * Makes objects from the values of all properties at once.
     *
     * @param factory the static method of the class; empty for a constructor
     * @param visible whether it is public
     * @param parameters in their order; the name of a parameter is that of the property
     */
    record Creator(Optional<String> factory, boolean visible, List<Parameter> parameters) {
        /** A parameter. */
        public record Parameter(String name, JavaTypeName type) {}

        public Creator {
            parameters = List.copyOf(parameters);
        }
    }

    /**
     * How objects of a class keep undeclared members.
     *
     * @param setter the method with the name and the value of a member; empty if the creator receives all of them
     * @param getter the method that returns a map of them, to write them
     * @param parameter the parameter of the creator with a map of them
     */
    record Undeclared(Optional<String> setter, Optional<String> getter, Optional<String> parameter) {}

    /**
     * A method.
     *
     * @param parameters their types in Java source with full names
     */
    record JavaMethod(String name, List<String> parameters) {
        /** {@return whether the other method has the same name and number of parameters} */
        public boolean looksLike(JavaMethod other) {
            return name.equals(other.name) && parameters.size() == other.parameters.size();
        }

        /** Returns name and parameters: {@code compareTo(java.lang.Object)}. */
        @Override
        public String toString() {
            return name + parameters.stream().collect(Collectors.joining(", ", "(", ")"));
        }
    }

    /**
     * The description of a class.
     *
     * @param canonicalName with dots between nested classes
     * @param packageName empty for the unnamed package
     * @param kind the kind of the class
     * @param visible whether it and its enclosing classes are public
     * @param visibleInPackage whether none of them is private
     * @param constants the names of the constants of an enum, in the order of declaration
     * @param strings the JSON string of each constant: that of {@code @Name}, {@code @JsonProperty} of Jackson or {@code
     *     @SerializedName} of Gson, otherwise its name
     * @param publicNoArgConstructor whether {@code new X()} compiles everywhere, without checked exceptions
     * @param creator the constructor or factory that makes its objects: the canonical one of a record, or one with the
     *     annotation {@code @Creator}, or {@code @JsonCreator} of Jackson; empty if they are made without arguments
     * @param properties the parameters of the creator. Without one, public fields that are neither static nor final, then
     *     public setters without checked exceptions. Those of the class come before those of its ancestors
     * @param undeclared the members with the annotation {@code @Undeclared}, or {@code @JsonAnySetter} and {@code
     *     @JsonAnyGetter} of Jackson; empty if it skips undeclared members
     * @param adapterType T if the class implements the runtime's {@code JsonAdapter<T>}
     * @param abstractMethods the methods that an implementing class needs, including inherited ones; of interfaces only
     * @param marker whether it is an annotation for classes that needs no attributes
     * @param supertypes the canonical names of all classes and interfaces that it inherits from
     */
    record JavaClass(
            String canonicalName,
            String packageName,
            Kind kind,
            boolean visible,
            boolean visibleInPackage,
            List<String> constants,
            List<String> strings,
            boolean publicNoArgConstructor,
            Optional<Creator> creator,
            List<JavaProperty> properties,
            Optional<Undeclared> undeclared,
            Optional<JavaTypeName> adapterType,
            List<JavaMethod> abstractMethods,
            boolean marker,
            List<String> supertypes) {}
}
